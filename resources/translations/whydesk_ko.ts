<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context><name>Whydesk</name>
<message><source>  STRONGER THAN IT IS</source><translation>  실제보다 든든해 보임</translation></message>
<message><source>  {claim} was {before}, and reads {after}{warning}</source><translation>  {claim}: {before} → {after}{warning}</translation></message>
<message><source>  {key} › {what}  [closed by {by}]</source><translation>  {key} › {what}  [닫은 것: {by}]</translation></message>
<message numerus="yes"><source>  {n} keep their length with a masked step</source><translation><numerusform>  가려진 단계로 길이를 유지한 것 {n}개</numerusform></translation></message>
<message numerus="yes"><source>  {n} of {of} are shorter</source><translation><numerusform>  {of} 중 {n}개가 짧아짐</numerusform></translation></message>
<message numerus="yes"><source>  {n} support groups lost a leg, and are none any more</source><translation><numerusform>  근거를 잃어 더는 묶음이 아닌 것 {n}개</numerusform></translation></message>
<message><source>  “{shown}” of {hidden}, in {part}  [{place}]</source><translation>  “{shown}”, {hidden}의 것, 남은 곳 {part}  [{place}]</translation></message>
<message><source> and </source><translation>, </translation></message>
<message><source> or </source><translation> 또는 </translation></message>
<message><source> through group {group}</source><translation>(묶음 {group} 덕분)</translation></message>
<message><source> · Esc closes</source><translation> · Esc로 닫기</translation></message>
<message><source> · type any role of your own</source><translation> · 직접 정한 역할을 적어도 됨</translation></message>
<message><source>! {label} is superseded by {newer}, and still in use</source><translation>! {label}: {newer} 노드로 대체되었지만 아직 쓰임</translation></message>
<message><source># A title&#10;## A heading&#10;&#10;[[Ship on Fridays]]&#9;a node, alone on its line&#10;&gt;&gt;type: decision&#9;what is said of it&#10;&gt;&gt;what: We ship when the week is done.&#10;&#10;[[Ship on Fridays]] →(derived-from) [[Mondays are for reading]]&#10;&#9;a reason: what it was concluded from&#10;&#10;Roles: derived-from, supports, raises, closes, supersedes, contradicts.&#10;Any role of your own is a link, but not a reason.&#10;&#10;@@question on="Ship on Fridays" at=2026-07-01&#10;What about the week before a holiday?&#9;a dated thought&#10;@@&#10;&#10;Everything else is prose and stays as you typed it.&#10;</source><translation># 제목&#10;## 소제목&#10;&#10;[[금요일에 출시한다]]&#9;노드. 한 행에 혼자 섭니다&#10;&gt;&gt;type: decision&#9;노드에 대해 적는 것&#10;&gt;&gt;what: 한 주 일이 끝나면 출시한다.&#10;&#10;[[금요일에 출시한다]] →(derived-from) [[월요일은 읽는 날이다]]&#10;&#9;이유: 무엇에서 나온 결론인지&#10;&#10;역할: derived-from, supports, raises, closes, supersedes, contradicts.&#10;직접 정한 역할도 링크가 되지만 이유는 되지 않습니다.&#10;&#10;@@question on="금요일에 출시한다" at=2026-07-01&#10;연휴 전 주에는 어떻게 하나?&#9;날짜가 있는 생각&#10;@@&#10;&#10;나머지는 모두 본문이며 적은 그대로 남습니다.&#10;</translation></message>
<message><source>&amp;About Whydesk</source><translation>Whydesk 정보(&amp;A)</translation></message>
<message><source>&amp;Add a rule…</source><translation>규칙 더하기(&amp;A)…</translation></message>
<message><source>&amp;Add…</source><translation>추가(&amp;A)…</translation></message>
<message><source>&amp;Back</source><translation>뒤로(&amp;B)</translation></message>
<message><source>&amp;Back to the node before</source><translation>앞의 노드로 돌아가기(&amp;B)</translation></message>
<message><source>&amp;Case</source><translation>대소문자(&amp;C)</translation></message>
<message><source>&amp;Check the seal</source><translation>봉인 확인(&amp;C)</translation></message>
<message><source>&amp;Claim with a support group</source><translation>근거 묶음이 있는 주장(&amp;C)</translation></message>
<message><source>&amp;Commands…</source><translation>명령(&amp;C)…</translation></message>
<message><source>&amp;Copy</source><translation>복사(&amp;C)</translation></message>
<message><source>&amp;Copy as text</source><translation>텍스트로 복사(&amp;C)</translation></message>
<message><source>&amp;Copy public key</source><translation>공개 키 복사(&amp;C)</translation></message>
<message><source>&amp;Dark</source><translation>어둡게(&amp;D)</translation></message>
<message><source>&amp;Decision</source><translation>결정(&amp;D)</translation></message>
<message><source>&amp;Delete…</source><translation>삭제(&amp;D)…</translation></message>
<message><source>&amp;Depth</source><translation>깊이(&amp;D)</translation></message>
<message><source>&amp;Edit</source><translation>편집(&amp;E)</translation></message>
<message><source>&amp;Evidence</source><translation>증거(&amp;E)</translation></message>
<message><source>&amp;Export</source><translation>내보내기(&amp;E)</translation></message>
<message><source>&amp;Export public key…</source><translation>공개 키 내보내기(&amp;E)…</translation></message>
<message><source>&amp;File</source><translation>파일(&amp;F)</translation></message>
<message><source>&amp;Find in this file…</source><translation>이 파일에서 찾기(&amp;F)…</translation></message>
<message><source>&amp;First steps</source><translation>첫걸음(&amp;F)</translation></message>
<message><source>&amp;Fold all</source><translation>모두 접기(&amp;F)</translation></message>
<message><source>&amp;Follow the label</source><translation>이름 따라가기(&amp;F)</translation></message>
<message><source>&amp;Forget these</source><translation>모두 지우기(&amp;F)</translation></message>
<message><source>&amp;From a pack or file…</source><translation>팩이나 파일에서(&amp;F)…</translation></message>
<message><source>&amp;Go</source><translation>이동(&amp;G)</translation></message>
<message><source>&amp;Help</source><translation>도움말(&amp;H)</translation></message>
<message><source>&amp;Import…</source><translation>가져오기(&amp;I)…</translation></message>
<message><source>&amp;Insert</source><translation>삽입(&amp;I)</translation></message>
<message><source>&amp;Keep the chain: secret nodes stay as masked steps</source><translation>사슬 유지: 비밀 노드를 가려진 단계로 남기기(&amp;K)</translation></message>
<message><source>&amp;Keep the old name as an alias (aka)</source><translation>옛 이름을 별칭(aka)으로 남기기(&amp;K)</translation></message>
<message><source>&amp;Keep these choices as a plan…</source><translation>이 선택을 계획으로 보관(&amp;K)…</translation></message>
<message><source>&amp;Keys</source><translation>단축키(&amp;K)</translation></message>
<message><source>&amp;Keys and signers…</source><translation>키와 서명자(&amp;K)…</translation></message>
<message><source>&amp;Larger text</source><translation>글자 크게(&amp;L)</translation></message>
<message><source>&amp;Let go of the what-if</source><translation>가정 그만두기(&amp;L)</translation></message>
<message><source>&amp;Light</source><translation>밝게(&amp;L)</translation></message>
<message><source>&amp;Map</source><translation>지도(&amp;M)</translation></message>
<message><source>&amp;Mark as a source…</source><translation>출처로 표시(&amp;M)…</translation></message>
<message><source>&amp;Masked in redacted exports</source><translation>가린 내보내기에서 가림(&amp;M)</translation></message>
<message><source>&amp;Nearest first</source><translation>가까운 것부터(&amp;N)</translation></message>
<message><source>&amp;New</source><translation>새로 만들기(&amp;N)</translation></message>
<message><source>&amp;New…</source><translation>새로 만들기(&amp;N)…</translation></message>
<message><source>&amp;Open a plan…</source><translation>계획 열기(&amp;O)…</translation></message>
<message><source>&amp;Open…</source><translation>열기(&amp;O)…</translation></message>
<message><source>&amp;Order</source><translation>순서(&amp;O)</translation></message>
<message><source>&amp;Paste</source><translation>붙여넣기(&amp;P)</translation></message>
<message><source>&amp;Pin: stay with this node</source><translation>고정: 이 노드에 머물기(&amp;P)</translation></message>
<message><source>&amp;Question</source><translation>질문(&amp;Q)</translation></message>
<message><source>&amp;Quit</source><translation>끝내기(&amp;Q)</translation></message>
<message><source>&amp;Redo</source><translation>다시 실행(&amp;R)</translation></message>
<message><source>&amp;Rename…</source><translation>이름 바꾸기(&amp;R)…</translation></message>
<message><source>&amp;Replace</source><translation>바꾸기(&amp;R)</translation></message>
<message><source>&amp;Save</source><translation>저장(&amp;S)</translation></message>
<message><source>&amp;Seal with</source><translation>봉인할 키(&amp;S)</translation></message>
<message><source>&amp;Smaller text</source><translation>글자 작게(&amp;S)</translation></message>
<message><source>&amp;Source span</source><translation>출처 구절(&amp;S)</translation></message>
<message><source>&amp;Thought on this node</source><translation>이 노드에 대한 생각(&amp;T)</translation></message>
<message><source>&amp;Undo</source><translation>실행 취소(&amp;U)</translation></message>
<message><source>&amp;Unfold all</source><translation>모두 펼치기(&amp;U)</translation></message>
<message><source>&amp;User guide</source><translation>사용 설명서(&amp;U)</translation></message>
<message><source>&amp;Uses of the node</source><translation>노드가 쓰인 곳(&amp;U)</translation></message>
<message><source>&amp;Usual size</source><translation>보통 크기(&amp;U)</translation></message>
<message><source>&amp;View</source><translation>보기(&amp;V)</translation></message>
<message><source>&amp;Whole words</source><translation>온전한 단어(&amp;W)</translation></message>
<message><source>&amp;Withdraw or restore…</source><translation>철회 또는 복원(&amp;W)…</translation></message>
<message><source>&amp;Write to…</source><translation>저장 위치(&amp;W)…</translation></message>
<message><source>(no words)</source><translation>(말 없음)</translation></message>
<message><source>64 hex digits</source><translation>64자리 16진수</translation></message>
<message><source>; and so on down</source><translation>, 이렇게 계속됨</translation></message>
<message><source>&gt;&gt;group-1: [[Load test]] &amp; [[Outage]]</source><translation>&gt;&gt;group-1: [[부하 시험]] &amp; [[장애]]</translation></message>
<message><source>&gt;&gt;retrieved-via: query &gt; importer &gt; incident-021&#10;&gt;&gt;routed-via: direct retrieval &gt; answer</source><translation>&gt;&gt;retrieved-via: 질의 &gt; 가져오기 &gt; 장애-021&#10;&gt;&gt;routed-via: 직접 검색 &gt; 답</translation></message>
<message><source>@@todo on="What was decided" due=2026-09-15&#10;Ask both farms.&#10;@@</source><translation>@@todo on="정한 것" due=2026-09-15&#10;두 농장에 모두 물어보기.&#10;@@</translation></message>
<message><source>A claim is held up by groups of evidence. All legs of a group are needed; of several groups one is enough. Put the caret in a claim, or write one:</source><translation>주장은 증거의 묶음이 떠받칩니다. 묶음 하나의 근거는 모두 필요하고, 묶음은 여럿 중 하나면 충분합니다. 주장에 커서를 두거나 새로 적으십시오.</translation></message>
<message><source>A conflicting value of {key} on «{label}» stands in the tables only.</source><translation>«{label}»의 {key}: 어긋나는 값이 표에만 있습니다.</translation></message>
<message><source>A date is written like 2026-07-02.</source><translation>날짜는 2026-07-02처럼 적습니다.</translation></message>
<message><source>A file stands there already. Tick the box, or take another name.</source><translation>그 자리에 이미 파일이 있습니다. 상자를 선택하거나 다른 이름을 적으십시오.</translation></message>
<message><source>A group of its own</source><translation>별도의 묶음</translation></message>
<message><source>A heading or a node</source><translation>제목이나 노드</translation></message>
<message><source>A key needs a passphrase.</source><translation>키에는 암호 문구가 필요합니다.</translation></message>
<message><source>A label, or any word</source><translation>이름이나 아무 단어</translation></message>
<message><source>A ledger measures the pack that follows it.</source><translation>장부는 뒤에 오는 팩을 잽니다.</translation></message>
<message><source>A loop: {start} leads back to {end}.</source><translation>되돌아오는 고리: {start} → {end}.</translation></message>
<message><source>A loop: “{start}” leads back to “{end}”.</source><translation>되돌아오는 고리: “{start}” → “{end}”.</translation></message>
<message><source>A name cannot end with a bracket.</source><translation>이름은 괄호로 끝날 수 없습니다.</translation></message>
<message><source>A name cannot hold [[ or ]].</source><translation>이름에는 [[이나 ]]을 쓸 수 없습니다.</translation></message>
<message><source>A name cannot start with {sign}, which would be read as a mark beside the name.</source><translation>이름은 {sign} 문자로 시작할 수 없습니다. 이름 옆의 표시로 읽힙니다.</translation></message>
<message><source>A name stands on one line: no line break and no control character can be in it.</source><translation>이름은 한 행에 적습니다. 줄바꿈과 제어 문자는 쓸 수 없습니다.</translation></message>
<message><source>A new key</source><translation>새 키</translation></message>
<message><source>A new key…</source><translation>새 키…</translation></message>
<message><source>A newer program wrote the kept text.</source><translation>보관된 글은 더 새로운 프로그램이 적었습니다.</translation></message>
<message><source>A node is a [[label]] and the lines below it. Click into one.</source><translation>노드는 [[이름]]과 그 아래 줄들입니다. 하나를 눌러 보십시오.</translation></message>
<message><source>A node is a line of its own:</source><translation>노드는 한 행에 혼자 섭니다.</translation></message>
<message><source>A pack that was not saved on this computer is edited once you say so.</source><translation>이 컴퓨터에서 저장하지 않은 팩은 고치겠다고 해야 고칠 수 있습니다.</translation></message>
<message><source>A part of its name</source><translation>이름의 일부</translation></message>
<message><source>A passphrase protects the key on this computer. Nobody can bring it back if it is lost.</source><translation>암호 문구가 이 컴퓨터의 키를 지킵니다. 잃어버리면 아무도 되찾아 줄 수 없습니다.</translation></message>
<message><source>A picked claim has no wording.</source><translation>고른 주장에 문구가 없습니다.</translation></message>
<message><source>A plan is no larger than 1 MiB.</source><translation>계획은 1MiB를 넘을 수 없습니다.</translation></message>
<message><source>A private key of Ed25519: a PEM file, or a raw seed as 64 hex digits. The file stays as it is; a copy is kept, locked with a passphrase.</source><translation>Ed25519 개인 키입니다. PEM 파일이거나 64자리 16진수 시드입니다. 원래 파일은 그대로 두고, 암호 문구로 잠근 사본을 보관합니다.</translation></message>
<message><source>A public key is 64 hex digits.</source><translation>공개 키는 64자리 16진수입니다.</translation></message>
<message><source>A reason is one line, from what was concluded to what it rests on:</source><translation>이유는 한 행입니다. 결론에서 그것이 기대는 것으로 이어집니다.</translation></message>
<message><source>A rebuild puts that right.</source><translation>표를 다시 만들면 바로잡힙니다.</translation></message>
<message><source>A redacted text still stands open, so nothing was handed over.</source><translation>가려야 할 글이 그대로 남아 있어 아무것도 내보내지 않았습니다.</translation></message>
<message><source>A rejection needs a reason.</source><translation>거절에는 이유가 필요합니다.</translation></message>
<message><source>A rule closes what meets it, and never opens what the text closes.</source><translation>규칙은 해당하는 것을 닫기만 하며, 본문이 닫은 것을 열지 않습니다.</translation></message>
<message><source>A rule names «{name}», and there is no such node.</source><translation>규칙이 가리키는 노드가 없습니다: «{name}».</translation></message>
<message><source>A run is kept as “{name}” already.</source><translation>실행 결과가 이미 있습니다: “{name}”.</translation></message>
<message><source>A save is under way; the window closes when it is done.</source><translation>저장하는 중입니다. 끝나면 창이 닫힙니다.</translation></message>
<message><source>A signer you know</source><translation>아는 서명자</translation></message>
<message><source>A source span can be opened and read. It holds as a leg until it is withdrawn.</source><translation>출처 구절은 열어서 읽을 수 있습니다. 철회될 때까지 근거로 성립합니다.</translation></message>
<message><source>A start without a file opens what was open last, at the place where you were.</source><translation>파일 없이 시작하면 마지막에 열었던 것을 있던 자리에서 엽니다.</translation></message>
<message><source>A text beside the export that says what was redacted, and why</source><translation>무엇을 왜 가렸는지 적은 글을 내보낸 파일 옆에 둡니다</translation></message>
<message><source>A value of {key} on «{label}» stands in the tables only.</source><translation>«{label}»의 {key}: 값이 표에만 있습니다.</translation></message>
<message><source>About</source><translation>대상</translation></message>
<message><source>Accept as a group of its own</source><translation>별도의 묶음으로 받아들이기</translation></message>
<message><source>Accept into group {name}</source><translation>묶음 {name}에 받아들이기</translation></message>
<message><source>Actual size&#9;1</source><translation>실제 크기&#9;1</translation></message>
<message><source>Add</source><translation>더하기</translation></message>
<message><source>Add a leg…</source><translation>근거 더하기…</translation></message>
<message><source>Add a rule</source><translation>규칙 더하기</translation></message>
<message><source>Add stable &amp;ids</source><translation>고정 id 더하기(&amp;I)</translation></message>
<message><source>Add the thought</source><translation>생각 더하기</translation></message>
<message><source>All depths</source><translation>모든 깊이</translation></message>
<message><source>All of this is in the workspace already.</source><translation>모두 이미 작업 공간에 있습니다.</translation></message>
<message><source>All {n:,} files…</source><translation>파일 {n:,}개 모두…</translation></message>
<message numerus="yes"><source>All {n} why-chains keep every step.</source><translation><numerusform>이유 사슬 {n}개 모두 단계가 그대로입니다.</numerusform></translation></message>
<message><source>An export never takes the place of what it is an export of.</source><translation>내보낸 것이 원래 것의 자리를 차지할 수 없습니다.</translation></message>
<message><source>And in {number} more.</source><translation>그리고 {number}곳 더.</translation></message>
<message><source>And in “{label}”: {line}</source><translation>그리고 “{label}”에: {line}</translation></message>
<message><source>And {missing:,} more.</source><translation>외 {missing:,}개.</translation></message>
<message><source>And {number:,} more, not in this picture.</source><translation>외 {number:,}개는 이 그림에 없습니다.</translation></message>
<message numerus="yes"><source>And {n} more loops.</source><translation><numerusform>외 고리 {n}개.</numerusform></translation></message>
<message><source>Another file stands there, and it is not a pack of the same source.</source><translation>그 자리에 같은 원본의 팩이 아닌 다른 파일이 있습니다.</translation></message>
<message><source>Another file stands there.</source><translation>그 자리에 다른 파일이 있습니다.</translation></message>
<message><source>Another passphrase</source><translation>다른 암호 문구</translation></message>
<message><source>Another program changed the file since it was read, so it is left as it is.</source><translation>읽은 뒤에 다른 프로그램이 파일을 바꿔 그대로 두었습니다.</translation></message>
<message><source>Another program changed {name} while you changed it here. Nothing is overwritten.</source><translation>여기서 고치는 동안 다른 프로그램도 바꿨습니다: {name}. 덮어쓴 것은 없습니다.</translation></message>
<message><source>Another program changed {name}: opened anew.</source><translation>다른 프로그램이 바꿔 새로 열었습니다: {name}</translation></message>
<message><source>Another program changed {name}; the text follows it.</source><translation>다른 프로그램이 바꿔 본문도 따라 바꿨습니다: {name}</translation></message>
<message><source>Another program wrote the file, and it cannot be read now: {message}</source><translation>다른 프로그램이 파일을 썼으며 지금은 읽을 수 없습니다: {message}</translation></message>
<message><source>Another program wrote these into the tables of the pack; its text does not say them. They are shown nowhere else. A save keeps them as they are. Written into the text, as a file of their own, they become part of what you read and edit.</source><translation>다른 프로그램이 팩의 표에 적은 것으로, 본문에는 없습니다. 다른 곳에는 보이지 않습니다. 저장해도 그대로 유지됩니다. 본문에 별도의 파일로 적으면 읽고 고칠 수 있는 것이 됩니다.</translation></message>
<message><source>Another window chose about it already.</source><translation>다른 창에서 이미 정했습니다.</translation></message>
<message><source>Any role</source><translation>모든 역할</translation></message>
<message><source>Any type</source><translation>모든 유형</translation></message>
<message><source>Arrange anew</source><translation>다시 정렬</translation></message>
<message><source>Artifact</source><translation>자료</translation></message>
<message><source>As a claim it is</source><translation>주장으로서는</translation></message>
<message><source>As a file of its own beside this one.</source><translation>이 파일 옆에 별도의 파일로 둡니다.</translation></message>
<message><source>As a picture</source><translation>그림으로</translation></message>
<message><source>As a reader of the export gets it</source><translation>내보낸 것을 받는 사람에게 보이는 대로</translation></message>
<message><source>As an outline</source><translation>개요로</translation></message>
<message><source>As it stands here</source><translation>여기 있는 그대로</translation></message>
<message><source>Ask &amp;why here</source><translation>여기서 이유 묻기(&amp;W)</translation></message>
<message><source>At an unknown time</source><translation>언제인지 모름</translation></message>
<message><source>Back to how it was at first</source><translation>처음 상태로 되돌리기</translation></message>
<message><source>Back to the text</source><translation>본문으로 돌아가기</translation></message>
<message><source>Back to the text (Esc)</source><translation>본문으로 돌아가기 (Esc)</translation></message>
<message><source>Back to {label}</source><translation>돌아가기: {label}</translation></message>
<message><source>Becomes</source><translation>결과</translation></message>
<message><source>Beside the text</source><translation>본문 옆에</translation></message>
<message><source>Both say the same.</source><translation>둘이 같습니다.</translation></message>
<message><source>Both were changed since you opened the file. Nothing is written before you choose.</source><translation>파일을 연 뒤로 양쪽이 모두 바뀌었습니다. 고르기 전에는 아무것도 쓰지 않습니다.</translation></message>
<message><source>Bring the node back</source><translation>노드 되살리기</translation></message>
<message><source>Brought by commit {commit}</source><translation>들여온 커밋: {commit}</translation></message>
<message><source>Built anew from this text, then searched byte by byte for what was taken out.</source><translation>이 본문에서 새로 만든 뒤, 뺀 것이 남았는지 바이트 하나하나 찾습니다.</translation></message>
<message><source>By &amp;branch</source><translation>갈래별(&amp;B)</translation></message>
<message><source>By &amp;role</source><translation>역할별(&amp;R)</translation></message>
<message><source>Cancel</source><translation>취소</translation></message>
<message><source>Candidates</source><translation>후보</translation></message>
<message><source>Capture</source><translation>가져오기</translation></message>
<message><source>Capture claims from te&amp;xt…</source><translation>글에서 주장 가져오기(&amp;X)…</translation></message>
<message><source>Capture claims from text</source><translation>글에서 주장 가져오기</translation></message>
<message><source>Case</source><translation>대소문자</translation></message>
<message><source>Cells or rows that differ from the source and were sealed so: {sealed:,}, by {writer}.</source><translation>원본과 다른 채로 봉인된 칸이나 행: {sealed:,}개, 적은 것: {writer}.</translation></message>
<message><source>Chain:    {chain}</source><translation>사슬:    {chain}</translation></message>
<message><source>Change &amp;passphrase…</source><translation>암호 문구 바꾸기(&amp;P)…</translation></message>
<message><source>Change the passphrase</source><translation>암호 문구 바꾸기</translation></message>
<message><source>Changed after sealing, or forged</source><translation>봉인한 뒤 바뀌었거나 위조되었습니다</translation></message>
<message><source>Changing the text…</source><translation>본문을 바꾸는 중…</translation></message>
<message numerus="yes"><source>Changing {n} places…</source><translation><numerusform>{n}곳을 바꾸는 중…</numerusform></translation></message>
<message><source>Chapters</source><translation>장</translation></message>
<message><source>Checked</source><translation>확인한 때</translation></message>
<message><source>Checking the seal…</source><translation>봉인을 확인하는 중…</translation></message>
<message><source>Choose a leg to see what its withdrawal would do. Space pulls it out of the picture.</source><translation>근거를 고르면 철회했을 때 일어날 일이 보입니다. Space로 그림에서 뺍니다.</translation></message>
<message><source>Choose a node in the list, or put the caret in one, to see its map.</source><translation>목록에서 노드를 고르거나 노드에 커서를 두면 그 지도가 보입니다.</translation></message>
<message><source>Choose another name, or give --force to replace it.</source><translation>다른 이름을 고르거나, 바꾸려면 --force를 쓰십시오.</translation></message>
<message><source>Choose another name.</source><translation>다른 이름을 고르십시오.</translation></message>
<message><source>Choose the file of the key.</source><translation>키 파일을 고르십시오.</translation></message>
<message><source>Choose “{label}”</source><translation>“{label}” 선택</translation></message>
<message><source>Choose…</source><translation>선택…</translation></message>
<message><source>Claims</source><translation>주장</translation></message>
<message><source>Claims of the text</source><translation>글의 주장</translation></message>
<message><source>Click a claim</source><translation>주장을 눌러 보기</translation></message>
<message><source>Click into “Many can come on Sundays alone”, open its evidence, choose a leg and press Ctrl+Shift+I: see what falls.</source><comment>the label is that of the claim in the sample of this language</comment><translation>“일요일에만 올 수 있는 사람이 많다”를 누르고 증거를 연 뒤, 근거 하나를 골라 Ctrl+Shift+I를 누르십시오. 무엇이 무너지는지 보입니다.</translation></message>
<message><source>Close</source><translation>닫기</translation></message>
<message><source>Close (Escape)</source><translation>닫기 (Esc)</translation></message>
<message><source>Close it</source><translation>닫기</translation></message>
<message><source>Close it first, then move the node.</source><translation>먼저 닫고 나서 노드를 옮기십시오.</translation></message>
<message><source>Close the file there first.</source><translation>먼저 그 창에서 파일을 닫으십시오.</translation></message>
<message><source>Close this and go to the place in the text</source><translation>창을 닫고 본문의 그곳으로 갑니다</translation></message>
<message><source>Close {title}</source><translation>{title} 닫기</translation></message>
<message><source>Co&amp;mplete</source><translation>자동 완성(&amp;M)</translation></message>
<message><source>Commands</source><translation>명령</translation></message>
<message><source>Commit {sha}</source><translation>커밋 {sha}</translation></message>
<message><source>Compare the two, then save again.</source><translation>둘을 비교한 뒤 다시 저장하십시오.</translation></message>
<message><source>Compare with the &amp;disk…</source><translation>디스크와 비교(&amp;D)…</translation></message>
<message><source>Compared with</source><translation>비교 대상</translation></message>
<message><source>Compared with the disk</source><translation>디스크와 비교</translation></message>
<message><source>Compare…</source><translation>비교…</translation></message>
<message><source>Comparing…</source><translation>비교하는 중…</translation></message>
<message><source>Completion</source><translation>자동 완성</translation></message>
<message><source>Completions</source><translation>자동 완성</translation></message>
<message><source>Computed from what is written; nothing was changed.</source><translation>적힌 것에서 계산했습니다. 아무것도 바꾸지 않았습니다.</translation></message>
<message><source>Confl&amp;icts</source><translation>충돌(&amp;I)</translation></message>
<message><source>Conflicts</source><translation>충돌</translation></message>
<message><source>Content</source><translation>내용</translation></message>
<message><source>Copied {steps} as {kind}.</source><translation>{kind} 형식으로 {steps} 복사했습니다.</translation></message>
<message><source>Copy as &amp;Markdown</source><translation>Markdown으로 복사(&amp;M)</translation></message>
<message><source>Copy as text</source><translation>텍스트로 복사</translation></message>
<message><source>Copy it again.</source><translation>다시 복사하십시오.</translation></message>
<message><source>Copy the label</source><translation>이름 복사</translation></message>
<message><source>Copy the line</source><translation>행 복사</translation></message>
<message><source>Counts</source><translation>개수</translation></message>
<message><source>Covered by the seal ({covered:,})</source><translation>봉인이 덮음({covered:,})</translation></message>
<message><source>Create [[{word}]]</source><translation>[[{word}]] 만들기</translation></message>
<message><source>Create the mi&amp;ssing node</source><translation>없는 노드 만들기(&amp;S)</translation></message>
<message><source>Create the node</source><translation>노드 만들기</translation></message>
<message><source>Ctrl+. offers what to do</source><translation>Ctrl+.으로 할 수 있는 일 보기</translation></message>
<message><source>Ctrl+Z brings back what was there.</source><translation>Ctrl+Z로 있던 것을 되살립니다.</translation></message>
<message><source>Ctrl+Z takes it back.</source><translation>Ctrl+Z로 되돌립니다.</translation></message>
<message><source>Ctrl+Z takes it back. Save to keep it.</source><translation>Ctrl+Z로 되돌립니다. 저장해야 남습니다.</translation></message>
<message><source>Cu&amp;t</source><translation>잘라내기(&amp;T)</translation></message>
<message><source>Cut it into several files.</source><translation>여러 파일로 나누십시오.</translation></message>
<message><source>Dark</source><translation>어둡게</translation></message>
<message><source>Date</source><translation>날짜</translation></message>
<message><source>Days</source><translation>날짜</translation></message>
<message><source>Delete for ever</source><translation>영구 삭제</translation></message>
<message><source>Delete the key {name}?</source><translation>키를 삭제할까요? {name}</translation></message>
<message><source>Depth</source><translation>깊이</translation></message>
<message><source>Details…</source><translation>자세히…</translation></message>
<message><source>Differs ({drift:,})</source><translation>다름({drift:,})</translation></message>
<message><source>Digest</source><translation>다이제스트</translation></message>
<message numerus="yes"><source>Disagree with it</source><translation><numerusform>이것과 어긋나는 것</numerusform></translation></message>
<message numerus="yes"><source>Disagree with it: {n} nodes</source><translation><numerusform>이것과 어긋나는 노드 {n}개</numerusform></translation></message>
<message numerus="yes"><source>Disagree with it: {others}.</source><translation><numerusform>이것과 어긋나는 것: {others}.</numerusform></translation></message>
<message><source>Disagrees with it</source><translation>이것과 어긋나는 것</translation></message>
<message><source>Do it again once that is through.</source><translation>그것이 끝난 뒤 다시 하세요.</translation></message>
<message><source>Do its inputs license it?</source><translation>입력이 이것을 허용합니까?</translation></message>
<message><source>Does not prove</source><translation>증명하지 않는 것</translation></message>
<message><source>Don't save</source><translation>저장 안 함</translation></message>
<message><source>Drop the echo</source><translation>반복 빼기</translation></message>
<message><source>Drop the spare leg</source><translation>남는 근거 빼기</translation></message>
<message><source>E&amp;vidence</source><translation>증거(&amp;V)</translation></message>
<message><source>Each save is a version. The newest twenty are kept in your own folder, and can be compared and restored; of older ones the history of a pack still knows when they were saved.</source><translation>저장할 때마다 버전이 하나 생깁니다. 최근 20개는 사용자 폴더에 보관되어 비교하고 복원할 수 있습니다. 더 오래된 것은 언제 저장했는지 팩의 이력에 남아 있습니다.</translation></message>
<message><source>Earlier &amp;versions…</source><translation>이전 버전(&amp;V)…</translation></message>
<message><source>Earlier versions</source><translation>이전 버전</translation></message>
<message><source>Ed&amp;it this file…</source><translation>이 파일 고치기(&amp;I)…</translation></message>
<message><source>Edit</source><translation>고치기</translation></message>
<message><source>Edit a file from elsewhere</source><translation>밖에서 온 파일 고치기</translation></message>
<message><source>Edit it here</source><translation>여기서 고치기</translation></message>
<message><source>Edit this file?</source><translation>이 파일을 고칠까요?</translation></message>
<message><source>Edit this file…</source><translation>이 파일 고치기…</translation></message>
<message><source>Edit, Create the missing node makes it.</source><translation>편집 메뉴의 없는 노드 만들기로 만들 수 있습니다.</translation></message>
<message><source>Enter chooses · Esc closes</source><translation>Enter로 선택 · Esc로 닫기</translation></message>
<message><source>Enter does it · Esc closes</source><translation>Enter로 실행 · Esc로 닫기</translation></message>
<message><source>Enter goes there · Esc closes</source><translation>Enter로 이동 · Esc로 닫기</translation></message>
<message><source>Enter goes there · Space or a click on the circle says that it is done</source><translation>Enter로 이동 · Space나 동그라미를 눌러 끝났음을 표시</translation></message>
<message><source>Enter takes it</source><translation>Enter로 고름</translation></message>
<message><source>Enter takes it · Esc closes</source><translation>Enter로 선택 · Esc로 닫기</translation></message>
<message><source>Enter: the next</source><translation>Enter: 다음</translation></message>
<message><source>Esc takes it back.</source><translation>Esc로 되돌립니다.</translation></message>
<message><source>Every clause · c1</source><translation>모든 절 · c1</translation></message>
<message><source>Every node has a stable id.</source><translation>모든 노드에 고정 id가 있습니다.</translation></message>
<message><source>Every node of type</source><translation>유형이 다음인 모든 노드</translation></message>
<message><source>Every property named</source><translation>이름이 다음인 모든 속성</translation></message>
<message><source>Every sentence · c0</source><translation>모든 문장 · c0</translation></message>
<message><source>Every thought by</source><translation>다음 사람의 모든 생각</translation></message>
<message><source>Everybody (&amp;open)</source><translation>모두에게 공개(&amp;O)</translation></message>
<message><source>Evidence</source><translation>증거</translation></message>
<message><source>Evidence for</source><translation>증거:</translation></message>
<message><source>Evidence for {subject}</source><translation>증거: {subject}</translation></message>
<message><source>Export a sealed pack</source><translation>봉인된 팩 내보내기</translation></message>
<message><source>Export s&amp;ealed pack…</source><translation>봉인된 팩 내보내기(&amp;E)…</translation></message>
<message><source>Export:   {name}, {size:,} bytes, {time}</source><translation>내보냄:  {name}, {size:,}바이트, {time}</translation></message>
<message><source>Exporting…</source><translation>내보내는 중…</translation></message>
<message><source>Extractors: {names}.</source><translation>추출기: {names}.</translation></message>
<message><source>F&amp;orget</source><translation>지우기(&amp;O)</translation></message>
<message><source>F&amp;orward</source><translation>앞으로(&amp;O)</translation></message>
<message><source>F12 goes there · Esc closes</source><translation>F12로 이동 · Esc로 닫기</translation></message>
<message><source>Fi&amp;x what is wrong here…</source><translation>여기의 문제 고치기(&amp;X)…</translation></message>
<message><source>File</source><translation>파일</translation></message>
<message><source>File {name}</source><translation>파일 {name}</translation></message>
<message><source>Files</source><translation>파일</translation></message>
<message><source>Files from elsewhere open for reading</source><translation>밖에서 온 파일은 읽기 전용으로 열기</translation></message>
<message><source>Filter by name or type</source><translation>이름이나 유형으로 거르기</translation></message>
<message><source>Filtered…</source><translation>필터 적용됨…</translation></message>
<message><source>Filter…</source><translation>필터…</translation></message>
<message><source>Find &amp;everywhere…</source><translation>모든 파일에서 찾기(&amp;E)…</translation></message>
<message><source>Find &amp;next</source><translation>다음 찾기(&amp;N)</translation></message>
<message><source>Find a node</source><translation>노드 찾기</translation></message>
<message><source>Find everywhere</source><translation>모든 파일에서 찾기</translation></message>
<message><source>Find in all files</source><translation>모든 파일에서 찾기</translation></message>
<message><source>Find in the guide</source><translation>설명서에서 찾기</translation></message>
<message><source>Find in the map</source><translation>지도에서 찾기</translation></message>
<message><source>Find in this file</source><translation>이 파일에서 찾기</translation></message>
<message><source>Find pre&amp;vious</source><translation>이전 찾기(&amp;V)</translation></message>
<message><source>Fingerprint</source><translation>지문</translation></message>
<message><source>First steps</source><translation>첫걸음</translation></message>
<message><source>Fit everything&#9;0</source><translation>전체 맞춤&#9;0</translation></message>
<message><source>Fix all that need no c&amp;hoice</source><translation>고를 것 없는 문제 모두 고치기(&amp;H)</translation></message>
<message><source>Fixes</source><translation>고치기</translation></message>
<message><source>Fold its groups</source><translation>묶음 접기</translation></message>
<message><source>Fold {name}&#9;Space</source><translation>{name} 접기&#9;Space</translation></message>
<message><source>Follow all</source><translation>모두 따라가기</translation></message>
<message><source>Following {names} only.</source><translation>다음만 따라갑니다: {names}.</translation></message>
<message><source>Font of the text</source><translation>본문 글꼴</translation></message>
<message><source>For whom is the copy?</source><translation>누구를 위한 사본입니까?</translation></message>
<message><source>For whom is the picture?</source><translation>누구를 위한 그림입니까?</translation></message>
<message><source>Forget</source><translation>지우기</translation></message>
<message><source>Forget that one first, if this is the right one.</source><translation>이쪽이 맞다면 먼저 그것을 지우십시오.</translation></message>
<message><source>Forget {name}?</source><translation>{name}: 지울까요?</translation></message>
<message><source>Four words that do not belong together hold well.</source><translation>서로 관계없는 단어 네 개면 튼튼합니다.</translation></message>
<message><source>From</source><translation>시작</translation></message>
<message><source>From and to</source><translation>어디서 어디로</translation></message>
<message><source>From elsewhere: {place}. {state}.</source><translation>밖에서 온 파일: {place}. {state}.</translation></message>
<message><source>From:     {source}</source><translation>원래 것:  {source}</translation></message>
<message><source>Give it a name.</source><translation>이름을 적으십시오.</translation></message>
<message><source>Give it a new id</source><translation>새 id 주기</translation></message>
<message><source>Give the key a name.</source><translation>키의 이름을 적으십시오.</translation></message>
<message><source>Go on where you left off</source><translation>하던 곳에서 이어서 하기</translation></message>
<message><source>Go there</source><translation>그곳으로 가기</translation></message>
<message><source>Go to a &amp;node…</source><translation>노드로 가기(&amp;N)…</translation></message>
<message><source>Go to a file</source><translation>파일로 가기</translation></message>
<message><source>Go to a file…</source><translation>파일로 가기…</translation></message>
<message><source>Go to a node</source><translation>노드로 가기</translation></message>
<message><source>Go to a node first.</source><translation>먼저 노드로 가십시오.</translation></message>
<message><source>Go to the text</source><translation>본문으로 가기</translation></message>
<message><source>Go to the text&#9;F12</source><translation>본문으로 가기&#9;F12</translation></message>
<message><source>Go to where it is written&#9;F12</source><translation>적힌 곳으로 가기&#9;F12</translation></message>
<message><source>Go to where the link is written</source><translation>링크가 적힌 곳으로 가기</translation></message>
<message><source>Go to…</source><translation>이동…</translation></message>
<message><source>Go to…  Ctrl P</source><translation>이동…  Ctrl P</translation></message>
<message><source>Group {group} is two groups now; either is enough.</source><translation>묶음 {group}: 이제 두 묶음이며 어느 쪽이든 충분합니다.</translation></message>
<message><source>Group {name}</source><translation>묶음 {name}</translation></message>
<message><source>Group {other} is part of group {group} now.</source><translation>묶음 {other}: 이제 묶음 {group}의 일부입니다.</translation></message>
<message><source>Group “{name}” needs no more than group “{inside}”, which it contains.</source><translation>묶음 “{name}”: 그 안에 든 묶음 “{inside}”만으로 충분합니다.</translation></message>
<message><source>Hand it over on purpose; the report says so</source><translation>알고 그대로 내보냅니다. 보고서에 적힙니다</translation></message>
<message><source>Hand it over sealed</source><translation>봉인해 건네기</translation></message>
<message><source>Hash</source><translation>해시</translation></message>
<message><source>Here (yours)</source><translation>여기(내 것)</translation></message>
<message><source>How a claim was found, and by which route it was answered, can be written beside it.</source><translation>주장을 어떻게 찾았고 어느 길로 답했는지 그 옆에 적을 수 있습니다.</translation></message>
<message><source>How it is linked</source><translation>연결 방식</translation></message>
<message><source>How it is read</source><translation>읽는 방식</translation></message>
<message><source>How it was found; that is no support.</source><translation>어떻게 찾았는지일 뿐, 지지가 아닙니다.</translation></message>
<message><source>How the claim is written</source><translation>주장을 적는 방식</translation></message>
<message><source>How to &amp;write</source><translation>쓰는 법(&amp;W)</translation></message>
<message><source>How to write</source><translation>쓰는 법</translation></message>
<message><source>How you came to know the key</source><translation>이 키를 알게 된 경위</translation></message>
<message><source>I looked</source><translation>다시 봤음</translation></message>
<message><source>I see</source><translation>알겠습니다</translation></message>
<message><source>If it were withdrawn</source><translation>철회한다면</translation></message>
<message><source>If they were withdrawn</source><translation>이것들을 철회한다면</translation></message>
<message><source>If you know whose key this is, from themselves and not from the pack, name them:</source><translation>팩이 아니라 본인을 통해 누구의 키인지 안다면 이름을 적으십시오.</translation></message>
<message><source>If you trust it, allow it with {setting}.</source><translation>믿을 수 있는 파일이면 다음 설정으로 허용합니다: {setting}</translation></message>
<message><source>If “{about}” were withdrawn</source><translation>“{about}”: 철회한다면</translation></message>
<message><source>Import a key</source><translation>키 가져오기</translation></message>
<message><source>Import the key</source><translation>키 가져오기</translation></message>
<message><source>In no commit yet as it stands: it was changed since, or is not saved.</source><translation>지금 모습은 아직 어느 커밋에도 없습니다. 그 뒤에 바뀌었거나 저장하지 않았습니다.</translation></message>
<message><source>In no file.</source><translation>어느 파일에도 없습니다.</translation></message>
<message><source>In pixels; everything else in the window grows and shrinks with it.</source><translation>픽셀 단위입니다. 창의 다른 것도 함께 커지고 작아집니다.</translation></message>
<message><source>In the pack and not in its text, so not in the export ({count:,})</source><translation>팩에는 있으나 글에 없어 내보내지 않음 ({count:,})</translation></message>
<message><source>In the place of the text</source><translation>본문 자리에</translation></message>
<message><source>In the text (Ctrl+1), write a word and press Ctrl+Z. Whatever you do anywhere is an edit of the text.</source><translation>글에서(Ctrl+1) 낱말 하나를 쓰고 Ctrl+Z를 누르십시오. 어디서 하든 모든 일은 글의 편집입니다.</translation></message>
<message><source>Insert</source><translation>넣기</translation></message>
<message numerus="yes"><source>Insert {n} claims</source><translation><numerusform>주장 {n}개 넣기</numerusform></translation></message>
<message><source>Intact since key {fingerprint} sealed it; nobody you know.</source><translation>키 {fingerprint} 봉인 뒤로 온전합니다. 모르는 서명자입니다.</translation></message>
<message><source>Intact since {signer} sealed it, a key of your own.</source><translation>내 키 {signer} 봉인 뒤로 온전합니다.</translation></message>
<message><source>Intact since {signer} sealed it.</source><translation>{signer} 봉인 뒤로 온전합니다.</translation></message>
<message><source>Into the text, where Ctrl+Z takes it out again.</source><translation>본문에 넣습니다. Ctrl+Z로 다시 뺄 수 있습니다.</translation></message>
<message><source>It belongs to “{owner}”.</source><translation>소유자: “{owner}”.</translation></message>
<message><source>It cannot be brought back: nothing can be sealed with it any more. What it has sealed stays sealed, but such a pack will be said to be sealed by nobody you know.</source><translation>되살릴 수 없습니다. 더는 이 키로 봉인할 수 없습니다. 이미 봉인한 것은 봉인된 채로 남지만, 모르는 사람이 봉인한 팩으로 표시됩니다.</translation></message>
<message><source>It changes all the time.</source><translation>계속 바뀌고 있습니다.</translation></message>
<message><source>It claims</source><translation>자처하는 것</translation></message>
<message><source>It counts again. That it was withdrawn stays written, with its date.</source><translation>다시 셉니다. 철회되었던 것은 날짜와 함께 적힌 채로 남습니다.</translation></message>
<message><source>It did not reach all legs of any group that holds.</source><translation>성립하는 어느 묶음의 근거에도 모두 이르지는 못했습니다.</translation></message>
<message><source>It does once another node names this one as its reason:</source><translation>다른 노드가 이것을 이유로 들면 생깁니다.</translation></message>
<message><source>It ended in an answer that is supported.</source><translation>지지되는 답에 이르렀습니다.</translation></message>
<message><source>It ended in an answer, and nothing licenses that.</source><translation>답에 이르렀지만 그것을 허용하는 것이 없습니다.</translation></message>
<message><source>It ended without an answer, and none is supported.</source><translation>답 없이 끝났고, 지지되는 답도 없습니다.</translation></message>
<message><source>It ended without an answer, though there is a supported one.</source><translation>지지되는 답이 있는데도 답 없이 끝났습니다.</translation></message>
<message><source>It gets the new name everywhere: in every file, and in what is not saved yet.</source><translation>모든 파일과 아직 저장하지 않은 글까지, 어디서나 새 이름이 됩니다.</translation></message>
<message><source>It goes to the end of the other file, with its properties, links, prose and the thoughts that stand in it. Links to it stay as they are.</source><translation>속성, 링크, 본문, 그 안의 생각과 함께 다른 파일의 끝으로 옮깁니다. 이 노드로 오는 링크는 그대로입니다.</translation></message>
<message><source>It is a link now.</source><translation>이제 링크입니다.</translation></message>
<message><source>It is added under the node with today's date. Ctrl+Enter adds it.</source><translation>노드 아래에 오늘 날짜로 더합니다. Ctrl+Enter로 더합니다.</translation></message>
<message><source>It is back in the text. Save to keep it.</source><translation>본문에 되돌렸습니다. 저장해야 남습니다.</translation></message>
<message><source>It is written into the text. What leaned on it needs another look; history stays.</source><translation>본문에 적습니다. 이것에 기댄 것은 다시 보아야 하며 이력은 남습니다.</translation></message>
<message><source>It may have been moved: Ctrl+O opens it from its new place.</source><translation>옮겨졌을 수 있습니다. Ctrl+O로 새 자리에서 여십시오.</translation></message>
<message><source>It only &amp;restates…</source><translation>되풀이할 뿐임(&amp;R)…</translation></message>
<message><source>It only restates…</source><translation>되풀이할 뿐임…</translation></message>
<message><source>It reached every leg of group “{name}”, which holds.</source><translation>성립하는 묶음 “{name}”의 모든 근거에 이르렀습니다.</translation></message>
<message><source>It reaches {sources}, {ends}.</source><translation>{sources}에 닿음, {ends}.</translation></message>
<message><source>It says so already.</source><translation>이미 그렇게 적혀 있습니다.</translation></message>
<message><source>It stays linked and licenses nothing. The reason is kept in the text.</source><translation>연결은 남고 아무것도 허용하지 않습니다. 이유를 글에 남깁니다.</translation></message>
<message><source>It was saved last at {time}.</source><translation>마지막 저장: {time}.</translation></message>
<message><source>It was saved last by “{author}” at {time}.</source><translation>마지막 저장: “{author}”, {time}.</translation></message>
<message><source>Its name</source><translation>이름</translation></message>
<message><source>Its shards: {shards}.</source><translation>파일: {shards}.</translation></message>
<message><source>Its stages are</source><translation>단계들은</translation></message>
<message><source>Its table {table} holds more than can be kept in memory.</source><translation>표 {table}: 메모리에 담을 수 있는 것보다 많습니다.</translation></message>
<message><source>Join it with group {name}</source><translation>묶음 {name} 합치기</translation></message>
<message><source>Judge it under Redact and export.</source><translation>“가려서 내보내기”에서 정하십시오.</translation></message>
<message><source>KEEP THIS TO YOURSELF: it names what the readers of the export must not see.</source><translation>혼자만 보관하십시오. 내보낸 것을 받는 사람이 보아서는 안 되는 것이 적혀 있습니다.</translation></message>
<message><source>Keep</source><translation>유지</translation></message>
<message><source>Keep a &amp;report for yourself</source><translation>보고서를 따로 보관(&amp;R)</translation></message>
<message><source>Keep both</source><translation>둘 다 두기</translation></message>
<message><source>Keep it</source><translation>그대로 두기</translation></message>
<message><source>Keep it out of redacted exports</source><translation>가린 내보내기에서 빼기</translation></message>
<message><source>Keep reading</source><translation>계속 읽기</translation></message>
<message><source>Keep the words and add a link</source><translation>말은 두고 링크 더하기</translation></message>
<message><source>Keep these choices as</source><translation>이 선택을 보관할 곳</translation></message>
<message><source>Keep this map while the caret goes elsewhere</source><translation>커서가 다른 곳으로 가도 이 지도를 유지합니다</translation></message>
<message><source>Kept as {name}, in the same folder.</source><translation>같은 폴더에 두었습니다: {name}</translation></message>
<message><source>Kept out of redacted exports (&amp;secret)</source><translation>가린 내보내기에서 뺌, 비밀(&amp;S)</translation></message>
<message><source>Kept out of redacted exports. Click to change it.</source><translation>가린 내보내기에서 빠집니다. 눌러서 바꿉니다.</translation></message>
<message><source>Kept runs: {kept}.</source><translation>저장된 실행: {kept}.</translation></message>
<message><source>Key</source><translation>키</translation></message>
<message><source>Keys</source><translation>단축키</translation></message>
<message><source>Keys (*.pem *.hex *.key *.txt);;All files (*)</source><translation>키 (*.pem *.hex *.key *.txt);;모든 파일 (*)</translation></message>
<message><source>Keys and signers</source><translation>키와 서명자</translation></message>
<message><source>Kind of thought</source><translation>생각의 종류</translation></message>
<message><source>L&amp;ook</source><translation>모양(&amp;O)</translation></message>
<message><source>Language</source><translation>언어</translation></message>
<message><source>Leave as it is</source><translation>그대로 두기</translation></message>
<message><source>Leave it</source><translation>그만두기</translation></message>
<message><source>Leave out links, types or days</source><translation>링크, 유형, 날짜를 골라 뺍니다</translation></message>
<message><source>Leaves out questions, greetings, hedges and what points to nothing in the text. The rules know English: in other languages sentences are split, and flags are not known.</source><translation>질문, 인사, 모호한 표현, 글 안에서 가리키는 것이 없는 문장을 뺍니다. 규칙은 영어 기준입니다. 다른 언어에서는 문장만 나누고 표시는 하지 않습니다.</translation></message>
<message><source>Left and Right, or O, M and S, set open, masked or secret.</source><translation>왼쪽·오른쪽 화살표나 O, M, S로 공개, 가림, 비밀을 정합니다.</translation></message>
<message><source>Left standing on purpose ({kept:,})</source><translation>알고 남겨 둔 것({kept:,})</translation></message>
<message><source>Legs</source><translation>근거</translation></message>
<message><source>Less</source><translation>줄이기</translation></message>
<message><source>Less: {name}</source><translation>줄이기: {name}</translation></message>
<message><source>Let every&amp;body see it (open)</source><translation>모두에게 공개(&amp;B)</translation></message>
<message><source>Let go</source><translation>그만두기</translation></message>
<message><source>Let it stand again</source><translation>다시 두기</translation></message>
<message><source>Light</source><translation>밝게</translation></message>
<message><source>Like the des&amp;ktop</source><translation>바탕 화면을 따름(&amp;K)</translation></message>
<message><source>Like the desktop</source><translation>바탕 화면을 따름</translation></message>
<message><source>Like the desktop follows what the system is set to, also while Whydesk is open.</source><translation>바탕 화면을 따르면 Whydesk가 열려 있는 동안에도 시스템 설정에 맞춥니다.</translation></message>
<message><source>Line {line:,}, equal: {text}</source><translation>{line:,}행, 같음: {text}</translation></message>
<message><source>Line {line:,}, left: {left}; right: {right}</source><translation>{line:,}행, 왼쪽: {left}, 오른쪽: {right}</translation></message>
<message><source>Line {number:,}</source><translation>{number:,}행</translation></message>
<message><source>Line {number} spells “{label}” and {where} spells “{other}”, which are one name to every reader.</source><translation>{number}행에는 “{label}”, {where}에는 “{other}”라고 적혀 있습니다. 읽는 쪽에서는 같은 이름입니다.</translation></message>
<message><source>Lineage</source><translation>유래</translation></message>
<message><source>Lines</source><translation>행</translation></message>
<message><source>Link</source><translation>연결</translation></message>
<message><source>Linked from</source><translation>들어오는 링크</translation></message>
<message><source>Links</source><translation>링크</translation></message>
<message><source>Links to</source><translation>나가는 링크</translation></message>
<message><source>List of signers (*.toml)</source><translation>서명자 목록 (*.toml)</translation></message>
<message><source>Look</source><translation>모양</translation></message>
<message><source>Looking at the text…</source><translation>본문을 살펴보는 중…</translation></message>
<message><source>Looking for the places…</source><translation>바뀔 곳을 찾는 중…</translation></message>
<message><source>Looking through the files…</source><translation>파일을 살펴보는 중…</translation></message>
<message><source>M&amp;ove to another file…</source><translation>다른 파일로 옮기기(&amp;O)…</translation></message>
<message><source>MIT licence.</source><translation>MIT 라이선스.</translation></message>
<message><source>Make it a group</source><translation>묶음으로 만들기</translation></message>
<message><source>Make it a group of its own</source><translation>별도의 묶음으로 만들기</translation></message>
<message><source>Make it a lin&amp;k</source><translation>링크로 만들기(&amp;K)</translation></message>
<message><source>Make it a link</source><translation>링크로 만들기</translation></message>
<message><source>Make it the anchor&#9;Enter</source><translation>기준 노드로 삼기&#9;Enter</translation></message>
<message><source>Make one with keygen.</source><translation>keygen으로 만드십시오.</translation></message>
<message><source>Make room, or save on another disk.</source><translation>공간을 비우거나 다른 디스크에 저장하십시오.</translation></message>
<message><source>Make the key</source><translation>키 만들기</translation></message>
<message><source>Making it again…</source><translation>다시 하는 중…</translation></message>
<message><source>Map</source><translation>지도</translation></message>
<message><source>Map of</source><translation>지도:</translation></message>
<message><source>Map of {label}</source><translation>지도: {label}</translation></message>
<message><source>Mark as a source…</source><translation>출처로 표시…</translation></message>
<message><source>Mark as source</source><translation>출처로 표시</translation></message>
<message><source>Markdown</source><translation>Markdown</translation></message>
<message><source>Mask all</source><translation>모두 가리기</translation></message>
<message><source>Mask it in redacted exports</source><translation>가린 내보내기에서 가리기</translation></message>
<message><source>Mask it too</source><translation>이것도 가리기</translation></message>
<message><source>Mask it too, or keep it on purpose.</source><translation>그것도 가리거나, 알고 남겨 두십시오.</translation></message>
<message><source>Mask that node</source><translation>그 노드 가리기</translation></message>
<message><source>Masked</source><translation>가린 것</translation></message>
<message><source>Masked in redacted exports. Click to change it.</source><translation>가린 내보내기에서 가려집니다. 눌러서 바꿉니다.</translation></message>
<message><source>Message</source><translation>알림</translation></message>
<message><source>More</source><translation>더 보기</translation></message>
<message><source>More about this chain</source><translation>이 사슬에 대해 더</translation></message>
<message numerus="yes"><source>More lies deeper than {n} steps.</source><translation><numerusform>{n}단계보다 깊은 곳에 더 있습니다.</numerusform></translation></message>
<message><source>More: {name}</source><translation>늘리기: {name}</translation></message>
<message><source>Move</source><translation>옮기기</translation></message>
<message><source>Move it to group {name}</source><translation>옮기기: 묶음 {name}</translation></message>
<message><source>Move to group {group}</source><translation>옮기기: 묶음 {group}</translation></message>
<message><source>Move “{label}”</source><translation>“{label}” 옮기기</translation></message>
<message><source>Name</source><translation>이름</translation></message>
<message><source>Name of the new key</source><translation>새 키의 이름</translation></message>
<message><source>Name of the signer</source><translation>서명자 이름</translation></message>
<message><source>Name of the text</source><translation>글의 이름</translation></message>
<message><source>Name one to save it in.</source><translation>저장할 이름을 정하십시오.</translation></message>
<message><source>Name the text first: its name is written as the artifact of each passage.</source><translation>먼저 글의 이름을 적으십시오. 그 이름이 각 구절의 artifact로 적힙니다.</translation></message>
<message><source>Ne&amp;xt file</source><translation>다음 파일(&amp;X)</translation></message>
<message><source>Needed in group {group}</source><translation>묶음 {group}에 필요함</translation></message>
<message><source>Needed together with group {group}</source><translation>함께 필요함: 묶음 {group}</translation></message>
<message><source>Needs another look</source><translation>다시 볼 것</translation></message>
<message><source>New group…</source><translation>새 묶음…</translation></message>
<message><source>New name</source><translation>새 이름</translation></message>
<message><source>New passphrase</source><translation>새 암호 문구</translation></message>
<message><source>New passphrase again</source><translation>새 암호 문구 다시</translation></message>
<message><source>Next</source><translation>다음</translation></message>
<message><source>Next &amp;problem</source><translation>다음 문제(&amp;P)</translation></message>
<message><source>Next (Enter)</source><translation>다음 (Enter)</translation></message>
<message><source>No claim depends on it. {computed}</source><translation>이것에 기대는 주장이 없습니다. {computed}</translation></message>
<message><source>No claim here</source><translation>여기에는 주장이 없습니다</translation></message>
<message><source>No claim here yet</source><translation>아직 주장이 없습니다</translation></message>
<message><source>No command has these words.</source><translation>이 단어가 있는 명령이 없습니다.</translation></message>
<message><source>No conflicts</source><translation>충돌 없음</translation></message>
<message><source>No evidence group loses a leg.</source><translation>근거를 잃는 묶음이 없습니다.</translation></message>
<message><source>No file has these words.</source><translation>이 단어가 있는 파일이 없습니다.</translation></message>
<message><source>No group yet. N begins one, or drop a node on the claim.</source><translation>아직 묶음이 없습니다. N을 누르면 시작하고, 노드를 주장 위에 끌어 놓아도 됩니다.</translation></message>
<message><source>No key yet. “New…” makes one; it is needed to seal.</source><translation>아직 키가 없습니다. “새로 만들기…”로 만들며, 봉인하려면 필요합니다.</translation></message>
<message><source>No lineage here</source><translation>여기에는 유래가 없습니다</translation></message>
<message><source>No node</source><translation>노드 없음</translation></message>
<message><source>No node carries the ledger-id “{missing}” of the ledger.</source><translation>장부의 ledger-id 중 어느 노드에도 없는 것: “{missing}”.</translation></message>
<message><source>No node has these words.</source><translation>이 단어가 있는 노드가 없습니다.</translation></message>
<message><source>No node here</source><translation>여기에는 노드가 없습니다</translation></message>
<message><source>No part has these words.</source><translation>이 단어가 있는 부분이 없습니다.</translation></message>
<message><source>No problem here can be put right without a choice of yours.</source><translation>직접 고르지 않고 고칠 수 있는 문제가 없습니다.</translation></message>
<message><source>No reason is recorded for this yet.</source><translation>아직 기록된 이유가 없습니다.</translation></message>
<message><source>No reason is written down.</source><translation>적힌 이유가 없습니다.</translation></message>
<message><source>No recorded consequences.</source><translation>기록된 결과가 없습니다.</translation></message>
<message><source>No recorded reasons.</source><translation>기록된 이유가 없습니다.</translation></message>
<message><source>No run is kept as “{name}”.</source><translation>실행 결과가 없습니다: “{name}”.</translation></message>
<message><source>No sentence in this text</source><translation>이 글에 문장이 없습니다</translation></message>
<message><source>No thought begins at line {line:,} of {shard}.</source><translation>{shard}의 {line:,}행에서 시작하는 생각이 없습니다.</translation></message>
<message><source>No thought has the id “{follow}”.</source><translation>id가 “{follow}”인 생각이 없습니다.</translation></message>
<message><source>No trace here</source><translation>여기에는 경로가 없습니다</translation></message>
<message><source>No unsaved text is left from an earlier run.</source><translation>이전 실행에서 남은 저장하지 않은 글이 없습니다.</translation></message>
<message><source>Nobody</source><translation>없음</translation></message>
<message><source>Nobody can bring a passphrase back. Without it the key is lost.</source><translation>암호 문구는 아무도 되찾아 줄 수 없습니다. 없으면 키를 잃습니다.</translation></message>
<message><source>Nobody is known by this key.</source><translation>이 키로 아는 사람이 없습니다.</translation></message>
<message><source>Nobody yet. A seal by somebody known here is shown with their name.</source><translation>아직 없습니다. 아는 사람의 봉인은 그 이름과 함께 보입니다.</translation></message>
<message><source>Node</source><translation>노드</translation></message>
<message><source>Nodes</source><translation>노드</translation></message>
<message><source>Nodes by type</source><translation>유형별 노드</translation></message>
<message><source>Nodes that fit</source><translation>맞는 노드</translation></message>
<message><source>Nodes without a date</source><translation>날짜 없는 노드</translation></message>
<message><source>Nodes, links, thoughts</source><translation>노드, 링크, 생각</translation></message>
<message><source>None</source><translation>없음</translation></message>
<message><source>None was saved yet.</source><translation>아직 저장된 것이 없습니다.</translation></message>
<message><source>Not a claim, so it needs no group. N begins one and makes it a claim.</source><translation>주장이 아니라서 묶음이 필요 없습니다. N으로 묶으면 주장이 됩니다.</translation></message>
<message><source>Not covered ({not_covered:,})</source><translation>봉인이 덮지 않음({not_covered:,})</translation></message>
<message><source>Not in this file.</source><translation>이 파일에 없습니다.</translation></message>
<message><source>Not in this guide.</source><translation>이 설명서에는 없습니다.</translation></message>
<message><source>Not saved, {when}</source><translation>저장하지 않음, {when}</translation></message>
<message><source>Not sealed</source><translation>봉인 없음</translation></message>
<message><source>Not sealed.</source><translation>봉인이 없습니다.</translation></message>
<message><source>Note</source><translation>메모</translation></message>
<message><source>Notes</source><translation>알림</translation></message>
<message><source>Nothing</source><translation>없음</translation></message>
<message><source>Nothing can be kept in {data} ({reason}). Your files are saved as ever, but what is not saved does not survive a crash, a save keeps no earlier version, and no keys can be made.</source><translation>이곳에는 아무것도 보관할 수 없습니다: {data} ({reason}). 파일은 평소처럼 저장되지만, 저장하지 않은 글은 비정상 종료 때 사라지고, 이전 버전이 남지 않으며, 키를 만들 수 없습니다.</translation></message>
<message><source>Nothing differs: both say the same.</source><translation>다른 것이 없습니다. 둘이 같습니다.</translation></message>
<message><source>Nothing here was inferred.</source><translation>추론한 것은 없습니다.</translation></message>
<message><source>Nothing is changed until it is there.</source><translation>준비될 때까지 아무것도 바뀌지 않습니다.</translation></message>
<message><source>Nothing is linked to “{label}”, and no thought is about it.</source><translation>“{label}”: 여기로 오는 링크도, 이것에 대한 생각도 없습니다.</translation></message>
<message><source>Nothing is open</source><translation>열린 일이 없습니다</translation></message>
<message><source>Nothing is written of what it was made from.</source><translation>무엇으로 만들어졌는지 적혀 있지 않습니다.</translation></message>
<message><source>Nothing is wrong here.</source><translation>여기에는 문제가 없습니다.</translation></message>
<message><source>Nothing leads here or follows from it yet.</source><translation>아직 여기로 이어지거나 여기서 나온 것이 없습니다.</translation></message>
<message><source>Nothing opened yet</source><translation>아직 연 파일 없음</translation></message>
<message><source>Nothing that is recorded follows from this yet.</source><translation>아직 여기서 나온 것으로 기록된 것이 없습니다.</translation></message>
<message><source>Nothing that it brought is still as it was.</source><translation>그때 들어온 것 가운데 그대로인 것은 없습니다.</translation></message>
<message><source>Nothing to save: the file says all of it already.</source><translation>저장할 것이 없습니다. 파일에 이미 모두 있습니다.</translation></message>
<message><source>Nothing was built.</source><translation>아무것도 만들지 않았습니다.</translation></message>
<message><source>Nothing was inserted yet. Esc again leaves without it.</source><translation>아직 아무것도 넣지 않았습니다. Esc를 다시 누르면 그대로 닫습니다.</translation></message>
<message><source>Nothing.</source><translation>없습니다.</translation></message>
<message><source>Of menus and sentences; what you write stays as it is. It changes at the next start.</source><translation>메뉴와 문장의 언어입니다. 쓴 글은 그대로입니다. 다음에 시작할 때 바뀝니다.</translation></message>
<message><source>Off</source><translation>끔</translation></message>
<message><source>On</source><translation>켬</translation></message>
<message><source>On the disk</source><translation>디스크</translation></message>
<message><source>On the disk (theirs)</source><translation>디스크(저쪽 것)</translation></message>
<message><source>Once more</source><translation>한 번 더</translation></message>
<message><source>One claim a sentence, in any language. It splits nothing, flags nothing and leaves nothing out.</source><translation>모든 언어에서 문장 하나를 주장 하나로 봅니다. 나누지도, 표시하지도, 빼지도 않습니다.</translation></message>
<message><source>One file, signed with your key: its reader sees whether it was changed since.</source><translation>파일 하나에 자신의 키로 서명합니다. 받는 사람은 그 뒤에 바뀌었는지 알 수 있습니다.</translation></message>
<message><source>One step &amp;less deep</source><translation>한 단계 덜 깊이(&amp;L)</translation></message>
<message><source>One step d&amp;eeper</source><translation>한 단계 더 깊이(&amp;E)</translation></message>
<message><source>Only a pack can be sealed.</source><translation>팩만 봉인할 수 있습니다.</translation></message>
<message><source>Only a pack has tables to rebuild.</source><translation>다시 만들 표는 팩에만 있습니다.</translation></message>
<message><source>Only left, line {line:,}: {text}</source><translation>왼쪽에만, {line:,}행: {text}</translation></message>
<message><source>Only passed it on</source><translation>넘겨주기만 한 곳</translation></message>
<message><source>Only right, line {line:,}: {text}</source><translation>오른쪽에만, {line:,}행: {text}</translation></message>
<message><source>Only when asked for</source><translation>부를 때만</translation></message>
<message><source>Open</source><translation>열기</translation></message>
<message><source>Open &amp;folder…</source><translation>폴더 열기(&amp;F)…</translation></message>
<message><source>Open &amp;recent</source><translation>최근 파일 열기(&amp;R)</translation></message>
<message><source>Open a folder</source><translation>폴더 열기</translation></message>
<message><source>Open a plan</source><translation>계획 열기</translation></message>
<message><source>Open for reading</source><translation>읽기 전용으로 열림</translation></message>
<message><source>Open its groups here</source><translation>여기에 묶음 펼치기</translation></message>
<message><source>Open loops</source><translation>열린 일</translation></message>
<message><source>Open todos and questions</source><translation>열린 할 일과 질문</translation></message>
<message><source>Opened by hand although it was closed ({opened:,})</source><translation>닫혀 있었지만 직접 연 것({opened:,})</translation></message>
<message><source>Opening {name}…</source><translation>여는 중: {name}…</translation></message>
<message><source>Order, roles, copies and pictures</source><translation>순서, 역할, 복사와 그림</translation></message>
<message><source>Other roles: supports, raises, closes, supersedes, contradicts.</source><translation>다른 역할: supports, raises, closes, supersedes, contradicts.</translation></message>
<message><source>Other windows cannot be told what is open here: {reason}.</source><translation>여기에 열린 것을 다른 창에 알릴 수 없습니다: {reason}.</translation></message>
<message><source>Outlin&amp;e of this file…</source><translation>이 파일의 개요(&amp;E)…</translation></message>
<message><source>Outline</source><translation>개요</translation></message>
<message><source>Pack (*.laplaspack)</source><translation>팩 (*.laplaspack)</translation></message>
<message><source>Packs and text (*.laplaspack *.lmd);;All files (*)</source><translation>팩과 텍스트 (*.laplaspack *.lmd);;모든 파일 (*)</translation></message>
<message><source>Packs that this key sealed will be said to be sealed by nobody you know.</source><translation>이 키로 봉인한 팩은 모르는 사람이 봉인한 팩으로 표시됩니다.</translation></message>
<message><source>Packs, lists of signers, public keys (*.laplaspack *.toml *.pub *.txt);;All files (*)</source><translation>팩, 서명자 목록, 공개 키 (*.laplaspack *.toml *.pub *.txt);;모든 파일 (*)</translation></message>
<message><source>Packs, texts that end in .lmd, and folders of them can be opened.</source><translation>팩, .lmd로 끝나는 텍스트, 그런 텍스트가 든 폴더를 열 수 있습니다.</translation></message>
<message><source>Panels</source><translation>패널</translation></message>
<message><source>Passphrase</source><translation>암호 문구</translation></message>
<message><source>Passphrase again</source><translation>암호 문구 다시</translation></message>
<message><source>Passphrase of the file</source><translation>파일의 암호 문구</translation></message>
<message><source>Passphrase of the key</source><translation>키의 암호 문구</translation></message>
<message><source>Paste</source><translation>붙여넣기</translation></message>
<message><source>Paste or drop a text here: notes, a mail, a decision record.&#10;&#10;The claims in it are marked. You pick, and only what you pick is written.</source><translation>메모, 메일, 결정 기록 같은 글을 여기에 붙여 넣거나 끌어 놓으십시오.&#10;&#10;글 안의 주장을 표시합니다. 고르는 것은 당신이며, 고른 것만 적습니다.</translation></message>
<message><source>Paste the public key.</source><translation>공개 키를 붙여 넣으십시오.</translation></message>
<message><source>Paste what is on the clipboard</source><translation>클립보드의 내용을 붙여 넣습니다</translation></message>
<message><source>Pick all</source><translation>모두 고르기</translation></message>
<message><source>Pick all claims that are new</source><translation>새로운 주장을 모두 고릅니다</translation></message>
<message><source>Pick nothing</source><translation>아무것도 고르지 않습니다</translation></message>
<message><source>Picture</source><translation>그림</translation></message>
<message><source>Pin</source><translation>고정</translation></message>
<message><source>Pin: stay with this node while the caret moves</source><translation>고정: 커서가 움직여도 이 노드에 머뭅니다</translation></message>
<message><source>Pinned</source><translation>고정됨</translation></message>
<message><source>Place in it</source><translation>자료 안의 위치</translation></message>
<message><source>Places found</source><translation>찾은 곳</translation></message>
<message><source>Places that change</source><translation>바뀌는 곳</translation></message>
<message><source>Plain text keeps no history, so no commit is known. A pack keeps one.</source><translation>보통 텍스트에는 이력이 없어 커밋을 알 수 없습니다. 팩에는 있습니다.</translation></message>
<message><source>Plain text with three moves: a node, a link, a dated thought.</source><translation>보통 글에 세 가지만 더합니다: 노드, 링크, 날짜가 있는 생각.</translation></message>
<message><source>Plan:     {name}</source><translation>계획:    {name}</translation></message>
<message><source>Preferences</source><translation>환경 설정</translation></message>
<message><source>Preferences…</source><translation>환경 설정…</translation></message>
<message><source>Present passphrase</source><translation>지금 암호 문구</translation></message>
<message><source>Previous</source><translation>이전</translation></message>
<message><source>Previous (Shift+Enter)</source><translation>이전 (Shift+Enter)</translation></message>
<message><source>Previous file</source><translation>이전 파일</translation></message>
<message><source>Previous prob&amp;lem</source><translation>이전 문제(&amp;L)</translation></message>
<message><source>Problems</source><translation>문제</translation></message>
<message><source>Properties</source><translation>속성</translation></message>
<message><source>Proves</source><translation>증명하는 것</translation></message>
<message><source>Public key</source><translation>공개 키</translation></message>
<message><source>Pull a leg out</source><translation>근거 하나 빼 보기</translation></message>
<message><source>Put a mask in every one of these places</source><translation>이 모든 곳을 가립니다</translation></message>
<message><source>Put a mask there in the export; the text stays</source><translation>내보내는 글에서만 가립니다. 본문은 그대로입니다</translation></message>
<message><source>Put in its place</source><translation>바꿀 말</translation></message>
<message><source>Put it back</source><translation>되돌리기</translation></message>
<message><source>Put the caret in a claim to see what holds it up. A group is evidence that is enough:</source><translation>주장에 커서를 두면 무엇이 떠받치는지 보입니다. 묶음은 함께 충분한 증거입니다.</translation></message>
<message><source>Put the caret in a node first, or on a label.</source><translation>먼저 커서를 노드나 이름에 두십시오.</translation></message>
<message><source>Put the caret in a node first.</source><translation>먼저 커서를 노드에 두십시오.</translation></message>
<message><source>Put the caret in a node to see what is said of it, what it links to and what links to it, its thoughts with their earlier versions, and every place where it is written. A node is a line of its own:</source><translation>노드에 커서를 두면 그에 대해 적힌 것, 나가고 들어오는 링크, 생각과 그 이전 버전, 적힌 모든 곳이 보입니다. 노드는 한 행에 혼자 섭니다.</translation></message>
<message><source>Put the caret in a node to see what it rests on.</source><translation>노드에 커서를 두면 무엇에 기대는지 보입니다.</translation></message>
<message><source>Put the caret in a node to see what it was made from. It is written as a link:</source><translation>노드에 커서를 두면 무엇으로 만들어졌는지 보입니다. 링크로 적습니다.</translation></message>
<message><source>Put the caret in a node, a property or a thought.</source><translation>노드나 속성, 생각에 커서를 두십시오.</translation></message>
<message><source>Put the caret on a label first.</source><translation>먼저 커서를 이름에 두십시오.</translation></message>
<message><source>Put the caret on a label that is not there yet.</source><translation>아직 노드가 없는 이름에 커서를 두십시오.</translation></message>
<message><source>Put the caret on a property that names a node in [[brackets]].</source><translation>[[괄호]] 안에 노드 이름을 적은 속성에 커서를 두십시오.</translation></message>
<message><source>Putting in {number:,} lines…</source><translation>{number:,}개 행을 넣는 중…</translation></message>
<message><source>Quick th&amp;ought…</source><translation>빠른 생각(&amp;O)…</translation></message>
<message><source>Quick thought</source><translation>빠른 생각</translation></message>
<message><source>Quote</source><translation>인용문</translation></message>
<message><source>Quote it</source><translation>따옴표로 묶기</translation></message>
<message numerus="yes"><source>Read better founded than they are: {some}.</source><translation><numerusform>실제보다 근거가 든든해 보입니다: {some}.</numerusform></translation></message>
<message><source>Read it</source><translation>읽기</translation></message>
<message><source>Read this large file?</source><translation>이 큰 파일을 읽을까요?</translation></message>
<message><source>Reading it may take up to {need} MB of memory.</source><translation>읽는 데 메모리가 최대 {need} MB 필요할 수 있습니다.</translation></message>
<message><source>Reading the history…</source><translation>이력을 읽는 중…</translation></message>
<message><source>Reading… {percent} %</source><translation>읽는 중… {percent} %</translation></message>
<message><source>Reason</source><translation>이유</translation></message>
<message><source>Recall</source><translation>회상</translation></message>
<message><source>Record a look</source><translation>봤음을 기록</translation></message>
<message><source>Record the echo</source><translation>반복으로 기록</translation></message>
<message><source>Recorded consequences, nearest first</source><translation>기록된 결과, 가까운 것부터</translation></message>
<message><source>Recorded reasons, nearest first</source><translation>기록된 이유, 가까운 것부터</translation></message>
<message><source>Recover &amp;unsaved text…</source><translation>저장하지 않은 글 복구(&amp;U)…</translation></message>
<message><source>Redact and e&amp;xport…</source><translation>가려서 내보내기(&amp;X)…</translation></message>
<message><source>Redact and export</source><translation>가려서 내보내기</translation></message>
<message><source>Redacted texts that still stand open</source><translation>아직 그대로 남은, 가려야 할 글</translation></message>
<message><source>Redaction plan (*.toml)</source><translation>가리기 계획 (*.toml)</translation></message>
<message><source>Redact…</source><translation>가리기…</translation></message>
<message><source>Refuted by</source><translation>반증</translation></message>
<message><source>Reject</source><translation>거절</translation></message>
<message><source>Reject “{label}”</source><translation>“{label}” 거절</translation></message>
<message><source>Reject…</source><translation>거절…</translation></message>
<message><source>Remember this signer</source><translation>이 서명자 기억하기</translation></message>
<message><source>Remove it</source><translation>없애기</translation></message>
<message><source>Remove the earlier one</source><translation>앞의 것 없애기</translation></message>
<message><source>Remove the odd characters that the problems list names, and save once.</source><translation>문제 목록에 나온 이상한 문자를 없애고 한 번 저장하십시오.</translation></message>
<message><source>Remove “{words}”</source><translation>“{words}” 빼기</translation></message>
<message><source>Removed</source><translation>뺀 것</translation></message>
<message><source>Rename</source><translation>이름 바꾸기</translation></message>
<message><source>Rename ever&amp;ywhere…</source><translation>모든 곳에서 이름 바꾸기(&amp;Y)…</translation></message>
<message><source>Rename “{old}”</source><translation>“{old}” 이름 바꾸기</translation></message>
<message><source>Replace &amp;all</source><translation>모두 바꾸기(&amp;A)</translation></message>
<message><source>Replace all</source><translation>모두 바꾸기</translation></message>
<message><source>Replace all in this file, as one step</source><translation>이 파일에서 모두 한 번에 바꿉니다</translation></message>
<message><source>Replace every&amp;where…</source><translation>모든 파일에서 바꾸기(&amp;W)…</translation></message>
<message><source>Replace in this fi&amp;le…</source><translation>이 파일에서 바꾸기(&amp;L)…</translation></message>
<message><source>Replace the file that stands there; it is kept as a backup</source><translation>그 자리의 파일을 바꿉니다. 그 파일은 백업으로 남습니다</translation></message>
<message><source>Replace this one and go on (Enter)</source><translation>이것을 바꾸고 다음으로 (Enter)</translation></message>
<message><source>Report of a redacted export</source><translation>가린 내보내기 보고서</translation></message>
<message><source>Restore</source><translation>복원</translation></message>
<message><source>Restore this version</source><translation>이 버전 복원</translation></message>
<message><source>Restore “{label}”</source><translation>“{label}” 복원</translation></message>
<message><source>Restore…</source><translation>복원…</translation></message>
<message><source>Rests on</source><translation>근거</translation></message>
<message><source>Retrieved via</source><translation>찾은 길</translation></message>
<message><source>Role of a link</source><translation>링크의 역할</translation></message>
<message><source>Roles t&amp;hat are followed</source><translation>따라갈 역할(&amp;H)</translation></message>
<message><source>Routed via</source><translation>답한 길</translation></message>
<message><source>Row {number} of {table} is left out: {bad} is not UTF-8.</source><translation>{table}의 {number}행을 뺍니다. {bad}: UTF-8이 아닙니다.</translation></message>
<message><source>Rules  ▾</source><translation>규칙  ▾</translation></message>
<message><source>Rules ({rules})  ▾</source><translation>규칙({rules})  ▾</translation></message>
<message><source>Rules, {rules}</source><translation>규칙, {rules}개</translation></message>
<message><source>SOURCE_DATE_EPOCH is {fixed!r}, which is no number of seconds.</source><translation>SOURCE_DATE_EPOCH 값 {fixed!r}: 초를 나타내는 수가 아닙니다.</translation></message>
<message><source>Sa&amp;ve the map…</source><translation>지도 저장(&amp;V)…</translation></message>
<message><source>Save</source><translation>저장</translation></message>
<message><source>Save &amp;as…</source><translation>다른 이름으로 저장(&amp;A)…</translation></message>
<message><source>Save a copy…</source><translation>사본 저장…</translation></message>
<message><source>Save as</source><translation>다른 이름으로 저장</translation></message>
<message><source>Save as &amp;SVG…</source><translation>SVG로 저장(&amp;S)…</translation></message>
<message><source>Save as P&amp;NG…</source><translation>PNG로 저장(&amp;N)…</translation></message>
<message><source>Save as {kind}…</source><translation>{kind}로 저장…</translation></message>
<message><source>Save as…</source><translation>다른 이름으로 저장…</translation></message>
<message><source>Save for the reader</source><translation>받는 사람용으로 저장</translation></message>
<message><source>Save in another folder.</source><translation>다른 폴더에 저장하십시오.</translation></message>
<message><source>Save it again</source><translation>다시 저장</translation></message>
<message><source>Save it again.</source><translation>다시 저장하십시오.</translation></message>
<message><source>Save it as UTF-8 first.</source><translation>먼저 UTF-8로 저장하십시오.</translation></message>
<message><source>Save it once; that writes them.</source><translation>한 번 저장하면 생깁니다.</translation></message>
<message><source>Save its source under another name.</source><translation>원본을 다른 이름으로 저장하십시오.</translation></message>
<message><source>Save mine</source><translation>내 것 저장</translation></message>
<message><source>Save soon.</source><translation>곧 저장하십시오.</translation></message>
<message><source>Save the chain as a picture</source><translation>사슬을 그림으로 저장</translation></message>
<message><source>Save the changes?</source><translation>변경 내용을 저장할까요?</translation></message>
<message><source>Save the evi&amp;dence…</source><translation>증거 저장(&amp;D)…</translation></message>
<message><source>Save the picture</source><translation>그림 저장</translation></message>
<message><source>Save them as a pack, or into a folder.</source><translation>팩으로 저장하거나 폴더에 저장하십시오.</translation></message>
<message><source>Save them first, then write this in.</source><translation>먼저 저장한 뒤 이것을 적으십시오.</translation></message>
<message><source>Save to keep it.</source><translation>저장해야 남습니다.</translation></message>
<message><source>Save under another name, or close it there.</source><translation>다른 이름으로 저장하거나 그 창에서 닫으십시오.</translation></message>
<message><source>Save under another name.</source><translation>다른 이름으로 저장하십시오.</translation></message>
<message><source>Save without the seal</source><translation>봉인 없이 저장</translation></message>
<message><source>Save without the seal?</source><translation>봉인 없이 저장할까요?</translation></message>
<message><source>Saved {name}.</source><translation>저장했습니다: {name}</translation></message>
<message><source>Saved.</source><translation>저장했습니다.</translation></message>
<message><source>Saved. The text changed, so the seal is gone.</source><translation>저장했습니다. 본문이 바뀌어 봉인이 없어졌습니다.</translation></message>
<message><source>Saving it with changes takes the seal away.</source><translation>바꿔서 저장하면 봉인이 없어집니다.</translation></message>
<message><source>Say where to write the pack.</source><translation>팩을 저장할 곳을 적으십시오.</translation></message>
<message><source>Seal</source><translation>봉인</translation></message>
<message><source>Seal &amp;&amp; export…</source><translation>봉인 &amp;&amp; 내보내기…</translation></message>
<message><source>Seal (there is no key yet)</source><translation>봉인(아직 키가 없습니다)</translation></message>
<message><source>Seal and export</source><translation>봉인하여 내보내기</translation></message>
<message><source>Seal the file that is open itself; its present version is kept as a backup</source><translation>열린 파일 자체를 봉인합니다. 지금 버전은 백업으로 남습니다</translation></message>
<message><source>Seal:     {seal}</source><translation>봉인:    {seal}</translation></message>
<message><source>Sealed in a way that is not known here</source><translation>알 수 없는 방식으로 봉인되었습니다</translation></message>
<message><source>Sealing…</source><translation>봉인하는 중…</translation></message>
<message numerus="yes"><source>Searched: {n} redacted texts and words, none found in the file</source><translation><numerusform>찾아봄:  가린 글과 단어 {n}개, 파일에서 발견되지 않음</numerusform></translation></message>
<message><source>See why</source><translation>이유 보기</translation></message>
<message><source>Select &amp;all</source><translation>모두 선택(&amp;A)</translation></message>
<message><source>Set its s&amp;tage…</source><translation>단계 정하기(&amp;T)…</translation></message>
<message><source>Set its stage…</source><translation>단계 정하기…</translation></message>
<message><source>Settings cannot be written to {place}: what you set counts until Whydesk is closed.</source><translation>설정을 기록할 수 없습니다: {place}. 설정한 것은 Whydesk를 닫을 때까지만 유효합니다.</translation></message>
<message><source>Several files cannot be saved as one .lmd file.</source><translation>파일 여러 개를 .lmd 파일 하나로 저장할 수 없습니다.</translation></message>
<message><source>Several links stand on one line, so none of them is made.</source><translation>한 행에 링크가 여럿이라 어느 것도 링크가 되지 않습니다.</translation></message>
<message><source>Shift+F12 lists where the node at the caret is named.</source><translation>Shift+F12로 커서가 있는 노드가 쓰인 곳을 봅니다.</translation></message>
<message><source>Show everything</source><translation>모두 보기</translation></message>
<message><source>Show its own evidence</source><translation>자체 증거 보기</translation></message>
<message><source>Show more</source><translation>더 보기</translation></message>
<message><source>Show that window</source><translation>그 창 보기</translation></message>
<message><source>Show the whole lon&amp;g line…</source><translation>긴 행 전체 보기(&amp;G)…</translation></message>
<message><source>Show twice as many</source><translation>두 배로 보기</translation></message>
<message><source>Show what it &amp;left out</source><translation>뺀 것도 보기(&amp;L)</translation></message>
<message><source>Show {name} ({count:,} more)&#9;Space</source><translation>{name} 보기({count:,}개 더)&#9;Space</translation></message>
<message numerus="yes"><source>Show {n} more links</source><translation><numerusform>링크 {n}개 더 보기</numerusform></translation></message>
<message numerus="yes"><source>Show {n} more places</source><translation><numerusform>{n}곳 더 보기</numerusform></translation></message>
<message numerus="yes"><source>Show {n} more properties</source><translation><numerusform>속성 {n}개 더 보기</numerusform></translation></message>
<message numerus="yes"><source>Show {n} more thoughts</source><translation><numerusform>생각 {n}개 더 보기</numerusform></translation></message>
<message><source>Signer</source><translation>서명자</translation></message>
<message><source>Signers you know</source><translation>아는 서명자</translation></message>
<message><source>Size of all text</source><translation>글자 크기</translation></message>
<message><source>Space picks a claim, Enter goes on to its wording. Nothing is written without a pick.</source><translation>Space로 주장을 고르고 Enter로 문구를 다듬습니다. 고르지 않으면 아무것도 적지 않습니다.</translation></message>
<message><source>Split</source><translation>나누기</translation></message>
<message><source>Split group {group}</source><translation>묶음 {group} 나누기</translation></message>
<message><source>Split it into several files in one folder.</source><translation>한 폴더의 여러 파일로 나누십시오.</translation></message>
<message><source>Split it…</source><translation>나누기…</translation></message>
<message><source>Splits what says several things, flags it, and leaves nothing out. The rules know English: in other languages sentences are split, and flags are not known.</source><translation>여러 가지를 말하는 문장을 나누어 표시하고 아무것도 빼지 않습니다. 규칙은 영어 기준입니다. 다른 언어에서는 문장만 나누고 표시는 하지 않습니다.</translation></message>
<message><source>Stage</source><translation>단계</translation></message>
<message><source>Stages</source><translation>단계</translation></message>
<message><source>Stands beside each save in a pack's history and on new thoughts. It may be a role, or empty.</source><translation>팩 이력의 저장 기록과 새 생각에 적힙니다. 역할을 적어도 되고 비워도 됩니다.</translation></message>
<message><source>Start</source><translation>시작</translation></message>
<message><source>Stay with this node while the caret moves</source><translation>커서가 움직여도 이 노드에 머뭅니다</translation></message>
<message><source>Stop</source><translation>중지</translation></message>
<message><source>Stop reading this text</source><translation>이 글 읽기를 중지합니다</translation></message>
<message><source>Stopped, as it was asked for.</source><translation>요청에 따라 중지했습니다.</translation></message>
<message><source>Stopped: this text was not read. Choose how it is read to begin again.</source><translation>중지: 이 글을 읽지 않았습니다. 읽는 방식을 고르면 다시 시작합니다.</translation></message>
<message><source>Strength</source><translation>강도</translation></message>
<message><source>Suppose nothing any more (Esc)</source><translation>가정을 모두 거둡니다 (Esc)</translation></message>
<message><source>Tab and Enter take it</source><translation>Tab과 Enter로 고름</translation></message>
<message><source>Tab goes to the next blank · Esc ends it.</source><translation>Tab으로 다음 빈칸 · Esc로 끝냄</translation></message>
<message><source>Tab or Enter takes it · Esc closes</source><translation>Tab이나 Enter로 선택 · Esc로 닫기</translation></message>
<message><source>Tab takes it</source><translation>Tab으로 고름</translation></message>
<message><source>Tab takes it · Enter stays a new line</source><translation>Tab으로 선택 · Enter는 줄바꿈</translation></message>
<message><source>Take a key in only where you know whose it is: from them in person, or by two ways at once.</source><translation>누구의 키인지 확실할 때만 받아들이십시오. 본인에게 직접 받거나 두 가지 경로로 함께 확인하십시오.</translation></message>
<message><source>Take another name.</source><translation>다른 이름을 쓰십시오.</translation></message>
<message><source>Take it back</source><translation>되돌리기</translation></message>
<message><source>Take it out of group {group}</source><translation>묶음 {group}에서 빼기</translation></message>
<message><source>Take out of group {group}</source><translation>묶음 {group}에서 빼기</translation></message>
<message><source>Take signers from</source><translation>서명자를 가져올 곳</translation></message>
<message><source>Take that back first, in {moved}.</source><translation>먼저 {moved}에서 그것을 되돌리십시오.</translation></message>
<message><source>Take the brackets off</source><translation>괄호 빼기</translation></message>
<message><source>Take theirs</source><translation>저쪽 것 쓰기</translation></message>
<message><source>Taking it back…</source><translation>되돌리는 중…</translation></message>
<message><source>Text &amp;beside the picture</source><translation>그림 옆에 본문(&amp;B)</translation></message>
<message><source>Text (*.lmd *.md *.txt)</source><translation>텍스트 (*.lmd *.md *.txt)</translation></message>
<message><source>Text (*.lmd)</source><translation>텍스트 (*.lmd)</translation></message>
<message><source>Text of this file that was not saved is kept, from {when}.</source><translation>이 파일의 저장하지 않은 글이 남아 있습니다({when}).</translation></message>
<message><source>Text of {shard}</source><translation>{shard}의 본문</translation></message>
<message><source>Text that was not saved is kept: of {names}.</source><translation>저장하지 않은 글이 남아 있습니다: {names}.</translation></message>
<message><source>That is all there is to it. Help ▸ User guide shows the rest.</source><translation>이것이 전부입니다. 나머지는 도움말 ▸ 사용 설명서에 있습니다.</translation></message>
<message><source>That is its name already.</source><translation>이미 그 이름입니다.</translation></message>
<message><source>That the content is true, nor when it was sealed.</source><translation>내용이 참이라는 것과 언제 봉인했는지.</translation></message>
<message><source>That the tables say what the source says, that the content is true, nor when it was sealed.</source><translation>표가 원본과 같다는 것, 내용이 참이라는 것, 언제 봉인했는지.</translation></message>
<message><source>That window does not answer.</source><translation>그 창이 답하지 않습니다.</translation></message>
<message><source>The &amp;passage is evidence for it</source><translation>구절을 증거로 삼기(&amp;P)</translation></message>
<message><source>The &amp;text</source><translation>본문(&amp;T)</translation></message>
<message><source>The &amp;why panel</source><translation>이유 패널(&amp;W)</translation></message>
<message><source>The caret is in no node. This is the first one here that has a reason.</source><translation>커서가 노드에 있지 않습니다. 이유가 있는 첫 노드를 보여 줍니다.</translation></message>
<message><source>The content can be read in two ways under this digest</source><translation>이 다이제스트로는 내용을 두 가지로 읽을 수 있습니다</translation></message>
<message><source>The earlier version is in the text.</source><translation>이전 버전이 본문에 들어왔습니다.</translation></message>
<message><source>The evidence</source><translation>증거</translation></message>
<message><source>The evidence as a picture (Ctrl+E)</source><translation>증거를 그림으로 (Ctrl+E)</translation></message>
<message><source>The evidence as an outline</source><translation>증거 개요</translation></message>
<message><source>The export held a redacted text ({encoding}, {where}): {outcome}.</source><translation>내보낼 것에 가린 글이 남아 있었습니다({encoding}, {where}): {outcome}.</translation></message>
<message><source>The file cannot be read: {reason}.</source><translation>파일을 읽을 수 없습니다: {reason}.</translation></message>
<message><source>The file cannot be written: {reason}.</source><translation>파일에 쓸 수 없습니다: {reason}.</translation></message>
<message><source>The file holds no private key that can be read.</source><translation>파일에 읽을 수 있는 개인 키가 없습니다.</translation></message>
<message><source>The file is another by now than the one that this was written in.</source><translation>파일은 이 글을 쓰던 때와 다릅니다.</translation></message>
<message><source>The file is no evidence ledger.</source><translation>증거 장부 파일이 아닙니다.</translation></message>
<message><source>The file is no run of the suite.</source><translation>평가 모음의 실행 결과 파일이 아닙니다.</translation></message>
<message><source>The file is open in another window (process {process}), so it is left as it is.</source><translation>다른 창(프로세스 {process})에 열려 있어 파일을 그대로 두었습니다.</translation></message>
<message><source>The file is read-only, so it is left as it is.</source><translation>읽기 전용 파일이라 그대로 두었습니다.</translation></message>
<message><source>The file names no signer.</source><translation>파일에 서명자가 없습니다.</translation></message>
<message><source>The file of known signers cannot be read: {error}.</source><translation>아는 서명자 파일을 읽을 수 없습니다: {error}.</translation></message>
<message><source>The file of known signers {what}.</source><translation>아는 서명자 파일이 잘못되었습니다: {what}.</translation></message>
<message><source>The file of the key</source><translation>키 파일</translation></message>
<message><source>The file was gone, so it begins anew; its history up to now is in the backups.</source><translation>파일이 없어져 새로 시작합니다. 지금까지의 이력은 백업에 있습니다.</translation></message>
<message><source>The first day shown</source><translation>보이는 첫날</translation></message>
<message><source>The folder holds no .lmd file.</source><translation>폴더에 .lmd 파일이 없습니다.</translation></message>
<message><source>The group is changed.</source><translation>묶음을 바꿨습니다.</translation></message>
<message><source>The guide, at what you are in</source><translation>지금 있는 곳에 맞는 설명</translation></message>
<message numerus="yes"><source>The history: {n} commits.</source><translation><numerusform>기록: 커밋 {n}개.</numerusform></translation></message>
<message><source>The holder of the key {fingerprint}, known to you as {signer}, sealed this content, and nothing that the seal covers has changed since.</source><translation>아는 서명자 {signer}(키 {fingerprint})의 봉인입니다. 그 뒤로 봉인이 덮는 것은 아무것도 바뀌지 않았습니다.</translation></message>
<message><source>The host has blanks and no quotes, so it is read as “{value}” alone.</source><translation>대상에 공백이 있고 따옴표가 없어 여기까지만 읽힙니다: “{value}”.</translation></message>
<message><source>The key cannot be deleted: {reason}.</source><translation>키를 삭제할 수 없습니다: {reason}.</translation></message>
<message><source>The key cannot be kept: {reason}.</source><translation>키를 보관할 수 없습니다: {reason}.</translation></message>
<message><source>The key file cannot be read: {reason}.</source><translation>키 파일을 읽을 수 없습니다: {reason}.</translation></message>
<message><source>The key file {path} may be read by others (mode {mode:04o}); it should be 0600.</source><translation>키 파일을 다른 사람이 읽을 수 있습니다(모드 {mode:04o}). 0600이어야 합니다: {path}</translation></message>
<message><source>The key is encrypted and needs its passphrase.</source><translation>키가 암호화되어 있어 암호 문구가 필요합니다.</translation></message>
<message><source>The key is known already, as {name}.</source><translation>이미 아는 키입니다: {name}.</translation></message>
<message><source>The key is not an Ed25519 key.</source><translation>Ed25519 키가 아닙니다.</translation></message>
<message><source>The key signs what you hand over. It stays on this computer, locked with a passphrase.</source><translation>키는 내보내는 것에 서명합니다. 암호 문구로 잠겨 이 컴퓨터에 남습니다.</translation></message>
<message><source>The key stays the same; only what opens it changes.</source><translation>키는 그대로이고 여는 암호 문구만 바뀝니다.</translation></message>
<message><source>The key {name} has another passphrase.</source><translation>키의 암호 문구를 바꿨습니다: {name}</translation></message>
<message><source>The key {name} is deleted.</source><translation>키를 삭제했습니다: {name}</translation></message>
<message><source>The key {name} is imported.</source><translation>키를 가져왔습니다: {name}</translation></message>
<message><source>The key {name} is made.</source><translation>키를 만들었습니다: {name}</translation></message>
<message><source>The last day shown</source><translation>보이는 마지막 날</translation></message>
<message><source>The last words could not be read back.</source><translation>마지막 말은 되읽을 수 없었습니다.</translation></message>
<message><source>The li&amp;st of nodes</source><translation>노드 목록(&amp;S)</translation></message>
<message><source>The line at the caret is shown in full already.</source><translation>커서가 있는 행은 이미 전부 보입니다.</translation></message>
<message><source>The line in rows</source><translation>여러 줄로 나눈 행</translation></message>
<message><source>The line on the left in full</source><translation>왼쪽 행 전체</translation></message>
<message><source>The line on the right in full</source><translation>오른쪽 행 전체</translation></message>
<message><source>The lineage</source><translation>유래</translation></message>
<message><source>The lineage tab tells by this where an error entered and what only passed it on.</source><translation>유래 탭은 이것으로 오류가 어디서 들어왔고 어디는 넘겨주기만 했는지 가립니다.</translation></message>
<message><source>The link {ends} is left out: an end is no node.</source><translation>링크 {ends}: 한쪽 끝이 노드가 아니어서 뺍니다.</translation></message>
<message><source>The link {ends} stands in the tables only.</source><translation>링크 {ends}: 표에만 있습니다.</translation></message>
<message><source>The map as an outline</source><translation>지도 개요</translation></message>
<message><source>The name of a pack ends in .laplaspack.</source><translation>팩의 이름은 .laplaspack으로 끝납니다.</translation></message>
<message><source>The name of the file says what is redacted: {words}.</source><translation>파일 이름에 가린 것이 드러납니다: {words}.</translation></message>
<message><source>The nearest: {near}.</source><translation>가장 가까운 것: {near}.</translation></message>
<message><source>The no&amp;de card</source><translation>노드 카드(&amp;D)</translation></message>
<message><source>The node at the caret</source><translation>커서가 있는 노드</translation></message>
<message><source>The node is back. Ctrl+Z takes it out again.</source><translation>노드를 되살렸습니다. Ctrl+Z로 다시 뺄 수 있습니다.</translation></message>
<message><source>The node it is about</source><translation>대상 노드</translation></message>
<message><source>The node it is about; empty: the end of this file</source><translation>어떤 노드에 대한 것인지 적습니다. 비우면 이 파일 끝에 둡니다</translation></message>
<message><source>The node it is linked to</source><translation>연결되는 노드</translation></message>
<message><source>The node {label!r} is left out: that is no label.</source><translation>노드 {label!r}: 이름이 될 수 없어 뺍니다.</translation></message>
<message><source>The node «{label}» is left out: there is another of this name.</source><translation>노드 «{label}»: 같은 이름이 또 있어 뺍니다.</translation></message>
<message><source>The node «{label}» stands in the tables only.</source><translation>노드 «{label}»: 표에만 있습니다.</translation></message>
<message><source>The old name holds a comma, so it cannot stand in a list of aliases.</source><translation>옛 이름에 쉼표가 있어 별칭 목록에 넣을 수 없습니다.</translation></message>
<message><source>The other window let go of it: you can edit it now.</source><translation>다른 창이 놓아주었습니다. 이제 고칠 수 있습니다.</translation></message>
<message><source>The other window still has it.</source><translation>다른 창이 아직 쓰고 있습니다.</translation></message>
<message><source>The p&amp;roblems</source><translation>문제(&amp;R)</translation></message>
<message><source>The pack cannot be sealed: the trigger {name} would change its manifest.</source><translation>팩을 봉인할 수 없습니다. 트리거 {name} 때문에 목록표가 바뀔 수 있습니다.</translation></message>
<message><source>The pack cannot be sealed: {reason}</source><translation>팩을 봉인할 수 없습니다: {reason}</translation></message>
<message><source>The pack cannot be sealed: {reason}.</source><translation>팩을 봉인할 수 없습니다: {reason}.</translation></message>
<message><source>The pack has format {format_version}, which a newer program wrote.</source><translation>팩의 형식이 {format_version}입니다. 더 새로운 프로그램이 만들었습니다.</translation></message>
<message><source>The pack has no manifest.</source><translation>팩에 목록표가 없습니다.</translation></message>
<message><source>The pack has not all tables that a seal covers.</source><translation>봉인이 덮는 표 가운데 팩에 없는 것이 있습니다.</translation></message>
<message><source>The pack holds no LMD source.</source><translation>팩에 LMD 원본이 없습니다.</translation></message>
<message><source>The pack holds no nodes to show.</source><translation>팩에 보여 줄 노드가 없습니다.</translation></message>
<message><source>The pack is cut short: its end is missing.</source><translation>팩이 잘려 있습니다. 끝부분이 없습니다.</translation></message>
<message><source>The pack is damaged: a name in it is not UTF-8.</source><translation>팩이 손상되었습니다. 안에 UTF-8이 아닌 이름이 있습니다.</translation></message>
<message><source>The pack is damaged: {told}.</source><translation>팩이 손상되었습니다: {told}.</translation></message>
<message><source>The pack is left as it is, since saving would lose source: {message}</source><translation>저장하면 원본을 잃으므로 팩을 그대로 두었습니다: {message}</translation></message>
<message><source>The pack is refused: it is over {size} GiB.</source><translation>팩을 열지 않습니다. {size}GiB를 넘습니다.</translation></message>
<message><source>The pack is refused: {why}.</source><translation>팩을 열지 않습니다: {why}.</translation></message>
<message><source>The pack is written as a copy and signed with your key. Whoever opens it sees whether anything changed since. It does not hide anything: all of the text is in it.</source><translation>팩을 사본으로 저장하고 내 키로 서명합니다. 여는 사람은 그 뒤로 바뀐 것이 있는지 알 수 있습니다. 아무것도 숨기지 않으며 본문 전체가 들어 있습니다.</translation></message>
<message><source>The pack names {name}, whom you know by {whose}, {fingerprint}. If they have a new key, ask them in another way before you trust this one.</source><translation>팩에 나온 이름: {name}. 이 이름은 {whose}({fingerprint})로 알고 있습니다. 새 키를 쓴다면, 이 키를 믿기 전에 다른 경로로 본인에게 물어보십시오.</translation></message>
<message><source>The panel at the right shows what it rests on. Click a reason there: the text goes to it.</source><translation>오른쪽 패널은 그 근거를 보여 줍니다. 거기서 이유 하나를 누르면 글이 그곳으로 갑니다.</translation></message>
<message><source>The passage becomes a group of its own, which holds the claim up by itself.</source><translation>구절이 별도의 묶음이 되어 그 자체로 주장을 떠받칩니다.</translation></message>
<message><source>The passage is at the end of {shard}.</source><translation>구절을 {shard} 끝에 적었습니다.</translation></message>
<message><source>The passphrase does not open the key.</source><translation>암호 문구가 키에 맞지 않습니다.</translation></message>
<message><source>The passphrase holds half a character.</source><translation>암호 문구에 반쪽 문자가 있습니다.</translation></message>
<message><source>The picture is in {path}.</source><translation>그림을 저장했습니다: {path}</translation></message>
<message><source>The plan cannot be read: {reason}.</source><translation>계획을 읽을 수 없습니다: {reason}.</translation></message>
<message><source>The plan is no TOML: {error}.</source><translation>계획이 TOML이 아닙니다: {error}.</translation></message>
<message><source>The plan is not right: {error}.</source><translation>계획이 올바르지 않습니다: {error}.</translation></message>
<message><source>The property {name} of {label}</source><translation>{label}의 속성 {name}</translation></message>
<message><source>The public half of {name!r} is not known.</source><translation>공개 키를 알 수 없습니다: {name!r}.</translation></message>
<message><source>The public key of {name} is on the clipboard.</source><translation>공개 키를 클립보드에 복사했습니다: {name}</translation></message>
<message><source>The question is answered.</source><translation>질문에 답이 되었습니다.</translation></message>
<message><source>The reader does not get this node at all, so there is nothing to hand over.</source><translation>받는 사람은 이 노드를 받지 않으므로 건넬 것이 없습니다.</translation></message>
<message><source>The reader's is made of the redacted text and searched for what was taken out.</source><translation>받는 사람용은 가린 본문으로 만들고, 뺀 것이 남았는지 찾아봅니다.</translation></message>
<message><source>The recall</source><translation>회상</translation></message>
<message><source>The run cannot be kept: {reason}.</source><translation>실행 결과를 보관할 수 없습니다: {reason}.</translation></message>
<message><source>The same as a list of lines</source><translation>같은 내용을 목록으로 봅니다</translation></message>
<message><source>The same as the picture, for keyboard and screen reader.</source><translation>키보드와 화면 낭독기를 위해 그림과 같은 내용을 보여 줍니다.</translation></message>
<message><source>The seal</source><translation>봉인</translation></message>
<message><source>The signed content is intact, but cells outside the seal do not follow from it.</source><translation>서명된 내용은 온전하지만, 봉인 밖의 칸이 그 내용과 맞지 않습니다.</translation></message>
<message><source>The signer is called {name} now.</source><translation>서명자의 이름을 바꿨습니다: {name}</translation></message>
<message><source>The source cannot be read, so the tables are not held against it.</source><translation>원본을 읽을 수 없어 표와 대조하지 못했습니다.</translation></message>
<message><source>The source holds a NUL character.</source><translation>원본에 NUL 문자가 있습니다.</translation></message>
<message><source>The source is no text but {kind}.</source><translation>원본이 글이 아니라 {kind} 값입니다.</translation></message>
<message><source>The source is not UTF-8.</source><translation>원본이 UTF-8이 아닙니다.</translation></message>
<message><source>The source is over 16 MiB, which no pack may hold in one file.</source><translation>원본이 16MiB를 넘습니다. 팩은 한 파일에 그만큼 담을 수 없습니다.</translation></message>
<message><source>The source was sealed by {holder} and has not changed since.</source><translation>{holder} 원본을 봉인했고, 그 뒤로 바뀌지 않았습니다.</translation></message>
<message><source>The stage of “{label}” is written.</source><translation>“{label}”: 단계를 적었습니다.</translation></message>
<message><source>The stage of “{name}”</source><translation>“{name}”의 단계</translation></message>
<message><source>The tables cannot be read, so nothing is known of them: {why}</source><translation>표를 읽을 수 없어 내용을 알 수 없습니다: {why}</translation></message>
<message numerus="yes"><source>The tables of this pack say {n} things that its text does not.</source><translation><numerusform>이 팩의 표에 본문에 없는 것이 {n}개 있습니다.</numerusform></translation></message>
<message><source>The tables say nothing that the source does not.</source><translation>원본에 없는 것이 표에도 없습니다.</translation></message>
<message><source>The text</source><translation>글</translation></message>
<message><source>The text as it is now</source><translation>지금의 본문</translation></message>
<message><source>The text changed meanwhile.</source><translation>그사이 본문이 바뀌었습니다.</translation></message>
<message><source>The text has changes.</source><translation>본문에 변경이 있습니다.</translation></message>
<message><source>The text has no name yet.</source><translation>글의 이름이 아직 없습니다.</translation></message>
<message><source>The text holds half a character, which UTF-8 cannot write.</source><translation>글에 UTF-8로 적을 수 없는 반쪽 문자가 있습니다.</translation></message>
<message><source>The text is not UTF-8, so it is not opened.</source><translation>글이 UTF-8이 아니어서 열지 않습니다.</translation></message>
<message><source>The text is over {size} MiB, so it is not opened.</source><translation>텍스트가 {size} MiB보다 커서 열지 않습니다.</translation></message>
<message><source>The text is still being changed, so nothing else was.</source><translation>본문을 아직 바꾸는 중이라 다른 것은 바꾸지 않았습니다.</translation></message>
<message><source>The text of this version is not kept; only its entry in the history is.</source><translation>이 버전의 본문은 남아 있지 않고 이력의 항목만 있습니다.</translation></message>
<message><source>The text was changed: that is no longer there.</source><translation>글이 바뀌어 이것은 더 이상 없습니다.</translation></message>
<message><source>The thought</source><translation>생각</translation></message>
<message><source>The thought «{title}» stands in the tables only.</source><translation>생각 «{title}»: 표에만 있습니다.</translation></message>
<message><source>The times of the files make another {key!r} of them than was signed.</source><translation>파일의 시각에 따르면 {key!r} 값이 서명된 것과 달라집니다.</translation></message>
<message><source>The two passphrases are not the same.</source><translation>두 암호 문구가 다릅니다.</translation></message>
<message><source>The two signs become one arrow as they are typed.</source><translation>두 글자를 입력하면 화살표 하나가 됩니다.</translation></message>
<message><source>The usual one</source><translation>기본 글꼴</translation></message>
<message><source>The version before could not be kept as a backup: {reason}.</source><translation>이전 버전을 백업으로 남기지 못했습니다: {reason}.</translation></message>
<message><source>The walk down</source><translation>내려가며 보기</translation></message>
<message><source>The words themselves (if you like)</source><translation>원문 그대로의 말(선택)</translation></message>
<message><source>The {kind} is at the end of {shard}.</source><translation>{kind}: {shard} 끝에 더했습니다.</translation></message>
<message><source>The {kind} is done.</source><translation>{kind}: 끝났습니다.</translation></message>
<message><source>The {kind} is on “{host}”.</source><translation>{kind}: “{host}”에 더했습니다.</translation></message>
<message><source>The {kind} {name} was left behind: {reason}.</source><translation>남겨 두고 옮기지 않은 것: {kind} {name}, {reason}.</translation></message>
<message><source>The {thing} is no part of the text.</source><translation>글에 속하지 않는 것: {thing}.</translation></message>
<message><source>Theirs is kept among the backups of the file.</source><translation>저쪽 것은 파일의 백업에 남습니다.</translation></message>
<message><source>There are no problems.</source><translation>문제가 없습니다.</translation></message>
<message><source>There are several shards; name one.</source><translation>파일이 여럿입니다. 하나를 지정하십시오.</translation></message>
<message numerus="yes"><source>There are {n} more differences than are named.</source><translation><numerusform>적힌 것 말고도 차이가 {n}개 더 있습니다.</numerusform></translation></message>
<message><source>There is a key {name!r} already.</source><translation>키가 이미 있습니다: {name!r}.</translation></message>
<message><source>There is a node “{other}” already.</source><translation>같은 이름의 노드가 이미 있습니다: “{other}”.</translation></message>
<message><source>There is an invisible character here ({named}).</source><translation>여기에 보이지 않는 문자({named})가 있습니다.</translation></message>
<message><source>There is an invisible character in this name.</source><translation>이 이름에 보이지 않는 문자가 있습니다.</translation></message>
<message><source>There is another key of {name} already.</source><translation>{name}의 다른 키가 이미 있습니다.</translation></message>
<message><source>There is no chain to take along.</source><translation>가져갈 사슬이 없습니다.</translation></message>
<message><source>There is no earlier version yet: each save that changes something makes one.</source><translation>아직 이전 버전이 없습니다. 무언가를 바꾸는 저장마다 하나씩 생깁니다.</translation></message>
<message><source>There is no extractor “{name}”.</source><translation>추출기가 없습니다: “{name}”.</translation></message>
<message><source>There is no flag “{flag}”.</source><translation>표시가 없습니다: “{flag}”.</translation></message>
<message><source>There is no heading and no node yet.</source><translation>아직 제목도 노드도 없습니다.</translation></message>
<message><source>There is no key {name!r}.</source><translation>키가 없습니다: {name!r}.</translation></message>
<message><source>There is no node of that name yet.</source><translation>그런 이름의 노드가 아직 없습니다.</translation></message>
<message><source>There is no node of that name. Choose one of the list.</source><translation>그런 이름의 노드가 없습니다. 목록에서 고르십시오.</translation></message>
<message><source>There is no node «{label}» yet.</source><translation>아직 노드가 없습니다: «{label}».</translation></message>
<message><source>There is no node «{label}».</source><translation>노드가 없습니다: «{label}».</translation></message>
<message><source>There is no node “{label}”.</source><translation>노드가 없습니다: “{label}”.</translation></message>
<message><source>There is no other file to move it to.</source><translation>옮길 다른 파일이 없습니다.</translation></message>
<message><source>There is no picture to save yet.</source><translation>아직 저장할 그림이 없습니다.</translation></message>
<message><source>There is no ready fix for it.</source><translation>바로 고칠 방법이 없습니다.</translation></message>
<message><source>There is no shard «{shard}».</source><translation>파일이 없습니다: «{shard}».</translation></message>
<message><source>There is no source to save.</source><translation>저장할 원본이 없습니다.</translation></message>
<message><source>There is no such file.</source><translation>그런 파일이 없습니다.</translation></message>
<message><source>There is no such plan.</source><translation>그런 계획이 없습니다.</translation></message>
<message><source>There is no why-chain.</source><translation>이유 사슬이 없습니다.</translation></message>
<message><source>These are derived from each other in a circle: {way}.</source><translation>이것들이 원을 그리며 서로에게서 도출됩니다: {way}.</translation></message>
<message><source>These thoughts follow each other in a circle: {way}.</source><translation>이 생각들이 원을 그리며 서로를 잇습니다: {way}.</translation></message>
<message><source>They are: {shards}.</source><translation>있는 것: {shards}.</translation></message>
<message><source>Things to try in a sample</source><translation>예제에서 해 볼 것들</translation></message>
<message><source>This SQLite has no FTS5, so the pack has no search table for other readers.</source><translation>이 SQLite에는 FTS5가 없어, 다른 프로그램을 위한 검색 표가 팩에 없습니다.</translation></message>
<message><source>This arrow points backwards, so no link is made.</source><translation>화살표가 거꾸로라 링크가 되지 않습니다.</translation></message>
<message><source>This content was sealed by {holder}, and nothing that the seal covers has changed since.</source><translation>{holder} 이 내용을 봉인했고, 그 뒤로 봉인이 덮는 것은 아무것도 바뀌지 않았습니다.</translation></message>
<message><source>This file comes from elsewhere and is open for reading. “Edit this file” lets you change it.</source><translation>밖에서 온 파일이라 읽기 전용으로 열었습니다. “이 파일 고치기”로 고칠 수 있습니다.</translation></message>
<message><source>This finds near-copies only; past those, only recorded links count.</source><translation>이것은 거의 같은 글만 찾습니다. 그 밖에는 기록된 링크만 셉니다.</translation></message>
<message><source>This is a folder, not a file.</source><translation>파일이 아니라 폴더입니다.</translation></message>
<message><source>This is a folder. Open one of its files to see its earlier versions.</source><translation>폴더입니다. 그 안의 파일을 열면 이전 버전이 보입니다.</translation></message>
<message><source>This is a pipe or a device and no ordinary file, so it is not read.</source><translation>보통 파일이 아니라 파이프나 장치여서 읽지 않습니다.</translation></message>
<message><source>This is in no file yet, so there are no earlier versions of it.</source><translation>아직 파일에 저장되지 않아 이전 버전이 없습니다.</translation></message>
<message><source>This is in no file yet, so there is nothing to compare.</source><translation>아직 파일에 저장되지 않아 비교할 것이 없습니다.</translation></message>
<message><source>This is in no file yet.</source><translation>아직 파일에 저장되지 않았습니다.</translation></message>
<message><source>This is no node. Choose one first.</source><translation>노드가 아닙니다. 먼저 노드를 선택하십시오.</translation></message>
<message><source>This is not a pack: it is no SQLite file.</source><translation>팩이 아닙니다. SQLite 파일이 아닙니다.</translation></message>
<message><source>This is not a pack: the file is empty.</source><translation>팩이 아닙니다. 파일이 비어 있습니다.</translation></message>
<message><source>This name holds an invisible character ({named}), so it is not the name that it looks like.</source><translation>이 이름에 보이지 않는 문자({named})가 있어, 보이는 것과 다른 이름입니다.</translation></message>
<message><source>This public key is of small order: it proves nothing.</source><translation>이 공개 키는 위수가 작아 아무것도 증명하지 못합니다.</translation></message>
<message><source>This step is in {moved} too, which was edited since.</source><translation>이 변경은 그 뒤에 고쳐진 {moved}에도 걸쳐 있습니다.</translation></message>
<message><source>This thought is never closed with @@.</source><translation>이 생각은 @@로 닫히지 않았습니다.</translation></message>
<message><source>This version is not kept any more.</source><translation>이 버전은 더 남아 있지 않습니다.</translation></message>
<message><source>Thoughts</source><translation>생각</translation></message>
<message><source>Throw it away</source><translation>버리기</translation></message>
<message><source>Tick the legs that would be enough by themselves. The others stay, and either is enough.</source><translation>그 자체로 충분한 근거를 선택하십시오. 나머지는 남고, 어느 쪽이든 충분하게 됩니다.</translation></message>
<message><source>Tier</source><translation>공개 수준</translation></message>
<message><source>Title</source><translation>제목</translation></message>
<message><source>To which node</source><translation>연결할 노드</translation></message>
<message numerus="yes"><source>To {n} steps</source><translation><numerusform>{n}단계까지</numerusform></translation></message>
<message><source>Todos and questions that hang on a node stand here until they are done, those that are due first. They are dated thoughts in the text:</source><translation>노드에 딸린 할 일과 질문이 끝날 때까지 여기에 보이며, 기한이 가까운 것이 먼저 옵니다. 본문에 날짜와 함께 적는 생각입니다.</translation></message>
<message><source>Traceable is not true: it can be inspected, and is not licensed.</source><translation>추적할 수 있다고 참은 아닙니다. 살펴볼 수 있을 뿐 허용된 것은 아닙니다.</translation></message>
<message><source>Try again</source><translation>다시 시도</translation></message>
<message><source>Turn it &amp;round: what follows</source><translation>방향 바꾸기: 결과 보기(&amp;R)</translation></message>
<message><source>Two nodes that contradict each other stand here, and what was superseded while something still rests on it. Both are links in the text:</source><translation>서로 반박하는 두 노드와, 대체되었는데도 아직 무언가가 기대는 노드가 여기에 보입니다. 둘 다 본문의 링크입니다.</translation></message>
<message><source>Two versions</source><translation>두 버전</translation></message>
<message><source>Type</source><translation>유형</translation></message>
<message><source>Type a passphrase for the key.</source><translation>키의 암호 문구를 입력하십시오.</translation></message>
<message><source>Type of node</source><translation>노드의 유형</translation></message>
<message><source>Type the passphrase of the key.</source><translation>키의 암호 문구를 입력하십시오.</translation></message>
<message><source>Types</source><translation>유형</translation></message>
<message><source>Underlined: a claim · tinted: picked · dotted: left out</source><translation>밑줄: 주장 · 색칠: 고름 · 점선: 뺌</translation></message>
<message><source>Unsaved text was kept</source><translation>저장하지 않은 글이 남아 있습니다</translation></message>
<message><source>Unsettled changes in {names} are read from a private copy; the files are as found.</source><translation>{names}: 아직 반영되지 않은 변경을 따로 만든 사본에서 읽습니다. 파일은 그대로입니다.</translation></message>
<message><source>Untitled</source><translation>제목 없음</translation></message>
<message><source>Use letters, digits, and - _ . between them.</source><translation>글자와 숫자를 쓰고 그 사이에 - _ . 을 쓸 수 있습니다.</translation></message>
<message><source>Use one of: {known}.</source><translation>다음 중 하나를 쓰십시오: {known}.</translation></message>
<message><source>Use “{label}”</source><translation>“{label}” 쓰기</translation></message>
<message><source>User guide</source><translation>사용 설명서</translation></message>
<message><source>Uses</source><translation>쓰인 곳</translation></message>
<message><source>Versions</source><translation>버전</translation></message>
<message><source>W&amp;hy</source><translation>이유(&amp;H)</translation></message>
<message><source>Was it renamed? A rule that names the stable id outlives that.</source><translation>이름이 바뀌었습니까? 고정 id를 적은 규칙은 이름이 바뀌어도 남습니다.</translation></message>
<message><source>What &amp;if this were withdrawn</source><translation>이것을 철회한다면(&amp;I)</translation></message>
<message><source>What came to mind</source><translation>떠오른 것</translation></message>
<message><source>What can be checked · c2</source><translation>확인할 수 있는 것 · c2</translation></message>
<message><source>What changed</source><translation>바뀐 것</translation></message>
<message><source>What differs, line by line</source><translation>행별로 다른 것</translation></message>
<message><source>What differs, what is covered, what is not</source><translation>다른 것, 덮인 것, 덮이지 않은 것</translation></message>
<message><source>What does not come along</source><translation>함께 가지 않는 것</translation></message>
<message><source>What does “{label}” only restate?</source><translation>“{label}”: 무엇을 되풀이할 뿐입니까?</translation></message>
<message><source>What fell by it needs another look. W restores it; history stays.</source><translation>이것 때문에 무너진 것은 다시 보아야 합니다. W로 복원하며 이력은 남습니다.</translation></message>
<message><source>What follows</source><translation>결과</translation></message>
<message><source>What follows from</source><translation>다음에서 나온 결과</translation></message>
<message><source>What follows from it</source><translation>이것에서 나온 것</translation></message>
<message><source>What if</source><translation>가정</translation></message>
<message><source>What if it were withdrawn</source><translation>철회한다면</translation></message>
<message><source>What is compared</source><translation>비교하는 것</translation></message>
<message><source>What is needed in group {group} as well?</source><translation>묶음 {group}에 무엇이 더 필요합니까?</translation></message>
<message><source>What is on the disk, and what you have changed since.</source><translation>디스크에 있는 것과 그 뒤로 바꾼 것입니다.</translation></message>
<message><source>What is typed is looked for letter by letter, in labels, properties, thoughts and prose: A-1, say "hi, [[X]] and single letters are found as they stand. A type or a role narrows it to nodes of that type, or with such a link; alone it lists them.</source><translation>입력한 것을 이름, 속성, 생각, 본문에서 글자 그대로 찾습니다. A-1, say "hi, [[X]], 한 글자도 적힌 대로 찾습니다. 유형이나 역할을 고르면 그 유형이나 그런 링크가 있는 노드로 좁히고, 그것만 고르면 모두 나열합니다.</translation></message>
<message><source>What it comes to</source><translation>종합</translation></message>
<message><source>What it rests on</source><translation>이것이 기대는 것</translation></message>
<message><source>What its seal is worth</source><translation>봉인의 값어치</translation></message>
<message><source>What leans on</source><translation>이것에 기댄 주장:</translation></message>
<message><source>What leans on {subject}</source><translation>이것에 기댄 주장: {subject}</translation></message>
<message><source>What only the &amp;tables say…</source><translation>표에만 있는 것(&amp;T)…</translation></message>
<message><source>What only the tables say</source><translation>표에만 있는 것</translation></message>
<message><source>What only the tables say is not known.</source><translation>표에만 있는 것은 알 수 없습니다.</translation></message>
<message><source>What stands here</source><translation>여기 있는 것</translation></message>
<message><source>What takes a label or role that is offered. Ctrl+Space asks for offers in any case.</source><translation>제안된 이름이나 역할을 무엇으로 고를지 정합니다. Ctrl+Space는 언제나 제안을 부릅니다.</translation></message>
<message><source>What the l&amp;abel says</source><translation>이름이 말하는 것(&amp;A)</translation></message>
<message><source>What the map leaves out</source><translation>지도에서 뺄 것</translation></message>
<message><source>What the reader gets</source><translation>받는 사람이 보는 것</translation></message>
<message><source>What the reader misses</source><translation>받는 사람이 볼 수 없게 되는 것</translation></message>
<message><source>What the reader will miss</source><translation>받는 사람이 볼 수 없게 되는 것</translation></message>
<message><source>What the rule is about</source><translation>규칙의 대상</translation></message>
<message><source>What the seal sa&amp;ys…</source><translation>봉인이 말하는 것(&amp;Y)…</translation></message>
<message><source>What the seal says</source><translation>봉인이 말하는 것</translation></message>
<message><source>What the text is written in. The panels keep the font of the desktop.</source><translation>본문을 쓰는 글꼴입니다. 패널은 바탕 화면의 글꼴을 씁니다.</translation></message>
<message><source>What this text is called: a mail, minutes, ADR 7</source><translation>이 글을 부르는 이름: 메일, 회의록, ADR 7</translation></message>
<message><source>What to do</source><translation>할 일</translation></message>
<message><source>What was not saved is gone then, for ever.</source><translation>저장하지 않은 글이 영영 사라집니다.</translation></message>
<message><source>What will be written</source><translation>적힐 내용</translation></message>
<message><source>What would be enough by itself?</source><translation>그 자체로 충분한 것은 무엇입니까?</translation></message>
<message><source>What you pick is shown here as it will be written.</source><translation>고른 것이 적힐 모습 그대로 여기에 보입니다.</translation></message>
<message><source>What you write cannot be kept against a crash: {reason}.</source><translation>쓰는 글을 만일의 중단에 대비해 보관할 수 없습니다: {reason}.</translation></message>
<message><source>Where an error entered</source><translation>오류가 들어온 곳</translation></message>
<message><source>Where it came from. Reaching a source proves that it can be inspected, not that it is true.</source><translation>어디에서 왔는지입니다. 출처에 이른다는 것은 살펴볼 수 있다는 뜻이지 참이라는 뜻이 아닙니다.</translation></message>
<message><source>Where the file comes from</source><translation>파일이 온 곳</translation></message>
<message><source>Where this was asked from</source><translation>물음이 시작된 곳</translation></message>
<message><source>Whether the map takes the place of the text, or stands beside it.</source><translation>지도가 본문 자리를 차지할지, 본문 옆에 설지 정합니다.</translation></message>
<message><source>Which commit brought what is as the pack's tables say; no seal covers that.</source><translation>무엇이 어느 커밋에서 왔는지는 팩의 표가 말하는 대로입니다. 봉인은 이를 보증하지 않습니다.</translation></message>
<message><source>Which group</source><translation>묶음</translation></message>
<message><source>Who holds the key, that the content is true, nor when it was sealed.</source><translation>누가 키를 가졌는지, 내용이 참이라는 것, 언제 봉인했는지.</translation></message>
<message><source>Who may see it</source><translation>공개 수준</translation></message>
<message><source>Who may see it…</source><translation>공개 수준…</translation></message>
<message><source>Who may see what</source><translation>공개 수준</translation></message>
<message><source>Who wrote the content, that it is as they left it, nor that it is true.</source><translation>누가 내용을 썼는지, 쓴 그대로라는 것, 내용이 참이라는 것.</translation></message>
<message><source>Whole words</source><translation>온전한 단어</translation></message>
<message><source>Why</source><translation>이유</translation></message>
<message><source>Why, in a sentence</source><translation>이유를 한 문장으로</translation></message>
<message><source>Whydesk</source><translation>Whydesk</translation></message>
<message><source>Whydesk ended on {when} before this text was saved. It was in no file yet.</source><translation>이 글을 저장하기 전에 Whydesk가 끝났습니다({when}). 아직 파일에 없던 글입니다.</translation></message>
<message><source>Whydesk ended on {when} before this was saved.</source><translation>저장하기 전에 Whydesk가 끝났습니다({when}).</translation></message>
<message><source>Whydesk ended on {when} before this was saved. Its file is gone: {file}.</source><translation>저장하기 전에 Whydesk가 끝났습니다({when}). 파일이 사라졌습니다: {file}.</translation></message>
<message><source>Whydesk made a mistake of its own ({name}: {error}).</source><translation>Whydesk의 오류입니다({name}: {error}).</translation></message>
<message><source>Whydesk {version}</source><translation>Whydesk {version}</translation></message>
<message><source>With the roles that are followed now, no reason is recorded for this.</source><translation>지금 따라가는 역할로는 기록된 이유가 없습니다.</translation></message>
<message><source>With this name, backticks would turn a label into code in {where}.</source><translation>이 이름을 쓰면 {where}에서 역따옴표가 이름을 코드로 바꿉니다.</translation></message>
<message><source>Withdraw</source><translation>철회</translation></message>
<message><source>Withdraw {what}</source><translation>{what} 철회</translation></message>
<message><source>Withdraw…</source><translation>철회…</translation></message>
<message><source>Wording</source><translation>문구</translation></message>
<message><source>Words stand after this link, so no link is made.</source><translation>이 링크 뒤에 말이 있어 링크가 되지 않습니다.</translation></message>
<message><source>Write a reason</source><translation>이유 쓰기</translation></message>
<message><source>Write a reason for this no&amp;de</source><translation>이 노드의 이유 쓰기(&amp;D)</translation></message>
<message><source>Write decisions with the reasons for them, ask any claim what it rests on, and hand the result over as one sealed file.&#10;&#10;The text is the truth: everything shown is read from it, and nothing is guessed. It works without a network and sends nothing anywhere.</source><translation>결정을 이유와 함께 적고, 어떤 주장이든 무엇에 기대는지 묻고, 결과를 봉인된 파일 하나로 건넵니다.&#10;&#10;본문이 진실입니다. 보이는 것은 모두 본문에서 읽은 것이며 아무것도 짐작하지 않습니다. 네트워크 없이 동작하며 어디로도 보내지 않습니다.</translation></message>
<message><source>Write here what was decided, and why. A line of its own makes a node:&#10;&#10;[[What was decided]]&#10;&#10;The Insert menu has templates. Ctrl+O opens a file; so does dropping it here.&#10;Help ▸ First steps is a sample with things to try.</source><translation>무엇을 왜 정했는지 여기에 적습니다. 한 행에 혼자 서면 노드가 됩니다.&#10;&#10;[[정한 것]]&#10;&#10;삽입 메뉴에 서식이 있습니다. 파일은 Ctrl+O로 열거나 여기에 끌어 놓습니다.&#10;도움말 ▸ 첫걸음은 따라 해 볼 것이 있는 예문입니다.</translation></message>
<message><source>Write into the text</source><translation>본문에 적기</translation></message>
<message><source>Write it</source><translation>적기</translation></message>
<message><source>Write plain links</source><translation>보통 링크로 적기</translation></message>
<message><source>Write the new name.</source><translation>새 이름을 적으십시오.</translation></message>
<message><source>Write the public key to</source><translation>공개 키를 저장할 곳</translation></message>
<message><source>Write the redacted export to</source><translation>가린 파일을 저장할 곳</translation></message>
<message><source>Write the sealed pack to</source><translation>봉인된 팩을 저장할 곳</translation></message>
<message><source>Write the withdrawal into the text, with a date and a reason</source><translation>철회를 날짜, 이유와 함께 본문에 적습니다</translation></message>
<message><source>Write to</source><translation>저장 위치</translation></message>
<message><source>Write {word}</source><translation>{word}: 이렇게 적기</translation></message>
<message><source>Write “{label}”</source><translation>“{label}”: 이렇게 적기</translation></message>
<message><source>Write “{label}” in the other place</source><translation>다른 곳에 “{label}”라고 적기</translation></message>
<message><source>Write → for -&gt;</source><translation>-&gt;를 →로 쓰기</translation></message>
<message><source>Writing</source><translation>쓰기</translation></message>
<message><source>Written in</source><translation>적힌 곳</translation></message>
<message><source>Written into {shard}. Save to keep it.</source><translation>{shard}에 적었습니다. 저장해야 남습니다.</translation></message>
<message><source>Written to the end of {shard}. Ctrl+Enter inserts.</source><translation>{shard} 끝에 적습니다. Ctrl+Enter로 넣습니다.</translation></message>
<message><source>You</source><translation>사용자</translation></message>
<message><source>You are editing it</source><translation>고치는 중</translation></message>
<message><source>Your changes go; Ctrl+Z brings them back.</source><translation>내 변경은 사라집니다. Ctrl+Z로 되살릴 수 있습니다.</translation></message>
<message><source>Your key {signer} ({fingerprint}) sealed this content, and nothing that the seal covers has changed since.</source><translation>내 키 {signer}({fingerprint})로 이 내용을 봉인했고, 그 뒤로 봉인이 덮는 것은 아무것도 바뀌지 않았습니다.</translation></message>
<message><source>Your keys</source><translation>내 키</translation></message>
<message><source>Your keys: {known}.</source><translation>갖고 있는 키: {known}.</translation></message>
<message><source>Your look at “{label}” is recorded.</source><translation>“{label}”: 봤음을 기록했습니다.</translation></message>
<message><source>Your name</source><translation>이름</translation></message>
<message><source>Your text is as it was.</source><translation>본문은 그대로입니다.</translation></message>
<message><source>Your text is untouched. Save it, and please report what you did just before.</source><translation>본문은 그대로입니다. 저장한 뒤, 바로 전에 한 일을 알려 주십시오.</translation></message>
<message><source>Yours goes into a file of its own beside this one.</source><translation>내 것을 이 파일 옆에 별도의 파일로 둡니다.</translation></message>
<message><source>Yours is kept as {name}, in the same folder.</source><translation>내 것을 같은 폴더에 두었습니다: {name}</translation></message>
<message><source>Zoom in&#9;+</source><translation>확대&#9;+</translation></message>
<message><source>Zoom out&#9;−</source><translation>축소&#9;−</translation></message>
<message><source>Zoom, arrange, save as SVG, PNG or PDF</source><translation>확대·축소, 정렬, SVG·PNG·PDF로 저장</translation></message>
<message><source>Zoom, save as SVG, PNG or PDF</source><translation>확대·축소, SVG·PNG·PDF로 저장</translation></message>
<message><source>[[It was the lock]]&#10;&gt;&gt;type: claim&#10;&gt;&gt;group-1: [[Load test]] &amp; [[Outage of 24 June]]&#10;&#10;[[Load test]]&#10;&gt;&gt;artifact: session-014</source><translation>[[잠금이 원인이었다]]&#10;&gt;&gt;type: claim&#10;&gt;&gt;group-1: [[부하 시험]] &amp; [[6월 24일 장애]]&#10;&#10;[[부하 시험]]&#10;&gt;&gt;artifact: session-014</translation></message>
<message><source>[[Summary]] →(derived-from) [[Minutes of May]]</source><translation>[[요약]] →(derived-from) [[5월 회의록]]</translation></message>
<message><source>[[What was decided]]</source><translation>[[정한 것]]</translation></message>
<message><source>[[What was measured]] →(contradicts) [[What was hoped]]</source><translation>[[측정한 것]] →(contradicts) [[바랐던 것]]</translation></message>
<message><source>a claim, by its own groups</source><translation>자체 묶음에 따른 주장</translation></message>
<message><source>a greeting</source><translation>인사</translation></message>
<message><source>a heading</source><translation>제목</translation></message>
<message><source>a hedge that states nothing</source><translation>아무것도 말하지 않는 모호한 표현</translation></message>
<message><source>a line of a mail's header</source><translation>메일 머리글의 행</translation></message>
<message><source>a link</source><translation>링크</translation></message>
<message><source>a link of a masked node</source><translation>가린 노드의 링크</translation></message>
<message><source>a mark of what was left out</source><translation>뺀 것을 나타내는 표시</translation></message>
<message><source>a masked node</source><translation>가린 노드</translation></message>
<message><source>a masked thought</source><translation>가린 생각</translation></message>
<message><source>a name for this thought</source><translation>이 생각의 이름</translation></message>
<message><source>a name of {label}</source><translation>{label}의 다른 이름</translation></message>
<message><source>a new group</source><translation>새 묶음</translation></message>
<message><source>a new line</source><translation>새 행</translation></message>
<message><source>a new stable id</source><translation>새 고정 id</translation></message>
<message><source>a new text</source><translation>새 글</translation></message>
<message><source>a place, not a reason</source><translation>자리일 뿐 이유가 아님</translation></message>
<message><source>a question</source><translation>질문</translation></message>
<message><source>a request</source><translation>부탁</translation></message>
<message><source>a row of a table</source><translation>표의 행</translation></message>
<message><source>a source that can be inspected</source><translation>열어 볼 수 있는 출처</translation></message>
<message><source>a stable name that survives renaming</source><translation>이름이 바뀌어도 남는 고정 이름</translation></message>
<message><source>a text in no file</source><translation>파일에 없는 글</translation></message>
<message><source>a thought</source><translation>생각</translation></message>
<message><source>a value in it is over 16 MiB</source><translation>16MiB를 넘는 값이 있음</translation></message>
<message><source>a word that states nothing</source><translation>아무것도 말하지 않는 단어</translation></message>
<message numerus="yes"><source>add nothing</source><translation><numerusform>더하는 것이 없음</numerusform></translation></message>
<message><source>alias</source><translation>별칭</translation></message>
<message><source>all {count:,} needed</source><translation>{count:,}개 모두 필요</translation></message>
<message><source>all {number} needed</source><translation>{number} 모두 필요</translation></message>
<message><source>already here</source><translation>이미 있음</translation></message>
<message><source>also behind</source><translation>이것의 뒤에도 있음:</translation></message>
<message><source>also called {aliases}</source><translation>다른 이름: {aliases}</translation></message>
<message><source>also follows from</source><translation>이것에서도 나옴:</translation></message>
<message><source>also {alias}</source><translation>별칭 {alias}</translation></message>
<message><source>an association of your own</source><translation>직접 정한 연관</translation></message>
<message><source>an echo that never reaches what it restates</source><translation>되풀이하는 것에 이르지 못하는 반복</translation></message>
<message><source>an unnamed writer</source><translation>이름 없는 프로그램</translation></message>
<message><source>and {marks:,} more</source><translation>외 {marks:,}개</translation></message>
<message><source>and {more:,} more</source><translation>외 {more:,}개</translation></message>
<message><source>another key</source><translation>다른 키</translation></message>
<message><source>another name for it</source><translation>다른 이름</translation></message>
<message><source>as it is now, {way}</source><translation>지금 그대로, {way}</translation></message>
<message><source>as part of a longer word</source><translation>더 긴 단어의 일부로</translation></message>
<message><source>as well</source><translation>이것도</translation></message>
<message><source>as “{known}”; a pick adds this passage to it</source><translation>“{known}” 이름으로 있습니다. 고르면 이 구절을 거기에 더합니다</translation></message>
<message><source>attributed</source><translation>인용</translation></message>
<message><source>backup {number}</source><translation>백업 {number}</translation></message>
<message><source>backups history restore</source><translation>백업 기록 복원</translation></message>
<message><source>basis of</source><translation>이것에서 도출됨:</translation></message>
<message><source>both needed</source><translation>둘 다 필요</translation></message>
<message><source>by hand</source><translation>직접 정함</translation></message>
<message><source>by its echo “{written}”</source><translation>반복 “{written}” 통해</translation></message>
<message><source>by key {fingerprint}</source><translation>키 {fingerprint}</translation></message>
<message><source>by {author}</source><translation>작성: {author}</translation></message>
<message><source>by {via}</source><translation>확인: {via}</translation></message>
<message><source>byte {at}</source><translation>바이트 {at}</translation></message>
<message><source>bytes behind the last page</source><translation>마지막 페이지 뒤의 바이트</translation></message>
<message><source>candidate</source><translation>후보</translation></message>
<message><source>cannot be a leg of itself</source><translation>자기 자신의 근거가 될 수 없음</translation></message>
<message><source>cannot be read</source><translation>읽을 수 없음</translation></message>
<message><source>changed</source><translation>바뀜</translation></message>
<message><source>claim</source><translation>주장</translation></message>
<message><source>claim, {status}</source><translation>주장, {status}</translation></message>
<message><source>closed by</source><translation>이것을 해결함:</translation></message>
<message><source>code</source><translation>코드</translation></message>
<message><source>commit</source><translation>커밋</translation></message>
<message><source>conditional</source><translation>조건</translation></message>
<message><source>consequences impact</source><translation>결과 영향</translation></message>
<message><source>contradicted by</source><translation>이것을 반박함:</translation></message>
<message><source>contradicted by “{label}”</source><translation>“{label}” 노드가 반박함</translation></message>
<message><source>contradictions superseded</source><translation>모순 대체</translation></message>
<message><source>crash journal lost</source><translation>충돌 복구 유실</translation></message>
<message><source>create this node</source><translation>이 노드 만들기</translation></message>
<message><source>cut</source><translation>끊음</translation></message>
<message><source>definition declaration</source><translation>정의 선언</translation></message>
<message><source>deleted</source><translation>삭제됨</translation></message>
<message><source>did its work</source><translation>제 몫을 함</translation></message>
<message><source>did not</source><translation>못 함</translation></message>
<message><source>difference diff reload</source><translation>차이 비교 다시 읽기</translation></message>
<message><source>due {day}</source><translation>기한 {day}</translation></message>
<message><source>each contradicts</source><translation>서로 반박</translation></message>
<message><source>echo</source><translation>반복</translation></message>
<message><source>echo duplicate</source><translation>반복 중복</translation></message>
<message><source>eight</source><translation>여덟</translation></message>
<message><source>either</source><comment>of several groups one is enough</comment><translation>하나로 충분</translation></message>
<message><source>en.lmd</source><comment>the sample of the first steps in this language</comment><translation>ko.lmd</translation></message>
<message><source>error</source><translation>오류</translation></message>
<message><source>error entered here</source><translation>여기서 오류가 들어옴</translation></message>
<message><source>errors warnings</source><translation>오류 경고</translation></message>
<message><source>every node of type {type}</source><translation>유형이 {type}인 모든 노드</translation></message>
<message><source>every property {key}</source><translation>모든 속성 {key}</translation></message>
<message><source>every thought</source><translation>모든 생각</translation></message>
<message><source>every thought {thought}</source><translation>모든 생각 {thought}</translation></message>
<message><source>evidence that suffices together</source><translation>함께 충분한 증거</translation></message>
<message><source>fails</source><translation>불성립</translation></message>
<message><source>falls</source><translation>무너짐</translation></message>
<message><source>falls to {status}</source><translation>{status} 상태로 떨어짐</translation></message>
<message><source>fingerprint trust public private</source><translation>지문 신뢰 공개 키 개인 키</translation></message>
<message><source>five</source><translation>다섯</translation></message>
<message><source>flags not known: {reason}</source><translation>표시 알 수 없음: {reason}</translation></message>
<message><source>fold ›</source><translation>접기 ›</translation></message>
<message><source>folded</source><translation>접힘</translation></message>
<message><source>for {key} alone</source><translation>{key}만</translation></message>
<message><source>found by a search</source><translation>검색으로 찾음</translation></message>
<message><source>four</source><translation>넷</translation></message>
<message><source>free pages</source><translation>빈 페이지</translation></message>
<message><source>from character {start:,}: {text}</source><translation>{start:,}번째 글자부터: {text}</translation></message>
<message><source>front matter</source><translation>머리말 데이터</translation></message>
<message><source>fully supported</source><translation>온전히 지지됨</translation></message>
<message><source>gone</source><translation>없어짐</translation></message>
<message><source>granted: it has neither groups nor a source</source><translation>그대로 받아들임: 묶음도 출처도 없음</translation></message>
<message><source>granted: no source reached</source><translation>그대로 받아들임: 출처에 이르지 않음</translation></message>
<message><source>graph diagram</source><translation>그래프 도표</translation></message>
<message><source>group {group} loses {leg}</source><translation>묶음 {group}: {leg} 잃음</translation></message>
<message><source>group {name}</source><translation>묶음 {name}</translation></message>
<message numerus="yes"><source>group {name} ({n} legs)</source><translation><numerusform>묶음 {name}(근거 {n}개)</numerusform></translation></message>
<message><source>group {name}: {legs}</source><translation>묶음 {name}: {legs}</translation></message>
<message><source>guide.md</source><comment>the user guide in this language</comment><translation>guide.ko.md</translation></message>
<message><source>has a signer without a name or a public key</source><translation>이름이나 공개 키가 없는 서명자가 있음</translation></message>
<message><source>has no group “{group}”</source><translation>없는 묶음: “{group}”</translation></message>
<message><source>has no leg “{written}” in group “{group}”</source><translation>묶음 “{group}”에 없는 근거: “{written}”</translation></message>
<message><source>has no list of [[signer]]</source><translation>[[signer]] 목록이 없음</translation></message>
<message><source>heading</source><translation>제목</translation></message>
<message><source>headings contents</source><translation>제목 목차</translation></message>
<message><source>help manual documentation</source><translation>도움말 설명서</translation></message>
<message><source>hide anonymise share</source><translation>숨기기 익명 공유</translation></message>
<message><source>hint</source><translation>힌트</translation></message>
<message><source>holds</source><translation>성립</translation></message>
<message><source>host of a thought</source><translation>생각의 대상</translation></message>
<message><source>how far it is</source><translation>어디까지 왔는지</translation></message>
<message><source>how far the source can be trusted</source><translation>출처를 믿을 수 있는 정도</translation></message>
<message><source>how it was found; never a reason</source><translation>어떻게 찾았는지(이유가 아님)</translation></message>
<message><source>how much it helps</source><translation>도움이 되는 정도</translation></message>
<message><source>how sure the claim is</source><translation>주장의 확실성</translation></message>
<message><source>how sure the extractor is</source><translation>읽어 낸 것의 확실성</translation></message>
<message><source>impact suppose retract</source><translation>영향 가정 철회</translation></message>
<message><source>in a group of</source><translation>다음의 묶음에</translation></message>
<message><source>in a week</source><translation>일주일 뒤</translation></message>
<message><source>in another form</source><translation>다른 형태로</translation></message>
<message><source>in other letters</source><translation>다른 글자로</translation></message>
<message><source>inconclusive</source><translation>결론 없음</translation></message>
<message><source>is not TOML ({error})</source><translation>TOML이 아님({error})</translation></message>
<message><source>is not withdrawn</source><translation>철회되지 않음</translation></message>
<message><source>is withdrawn already</source><translation>이미 철회됨</translation></message>
<message><source>it is no ordinary file</source><translation>보통 파일이 아님</translation></message>
<message><source>it was deleted</source><translation>지웠습니다</translation></message>
<message><source>its folder does not exist</source><translation>폴더가 없음</translation></message>
<message><source>its folder is read-only</source><translation>폴더가 읽기 전용임</translation></message>
<message><source>its inputs do not</source><translation>입력이 이것을 허용하지 않음</translation></message>
<message><source>its inputs entitle to it</source><translation>입력이 이것을 허용함</translation></message>
<message><source>its one group does not hold</source><translation>하나뿐인 묶음이 불성립</translation></message>
<message><source>its one group holds</source><translation>하나뿐인 묶음이 성립</translation></message>
<message><source>its place stays, its words go</source><translation>자리는 남고 말은 사라짐</translation></message>
<message><source>jump search</source><translation>이동 검색</translation></message>
<message><source>keeps group “{group}” whole: some legs must go and some stay</source><translation>묶음 “{group}”에서 일부 근거는 옮기고 일부는 남겨야 함</translation></message>
<message><source>key {fingerprint}</source><translation>키 {fingerprint}</translation></message>
<message><source>keystone</source><translation>쐐기돌</translation></message>
<message><source>label: {old} → {new}</source><translation>이름: {old} → {new}</translation></message>
<message><source>leaning on it</source><translation>이것에 기댐</translation></message>
<message><source>leans on itself</source><translation>자기 자신에 기댐</translation></message>
<message><source>left out</source><translation>뺌</translation></message>
<message><source>left out of a redacted export</source><translation>가린 내보내기에서 빠짐</translation></message>
<message><source>leg</source><translation>근거</translation></message>
<message><source>level {depth}</source><translation>{depth}단계</translation></message>
<message><source>licence unknown</source><translation>허용 여부 모름</translation></message>
<message><source>license nothing</source><translation>아무것도 허용하지 않음</translation></message>
<message><source>licensed</source><translation>허용됨</translation></message>
<message><source>line {line:,}</source><translation>{line:,}행</translation></message>
<message><source>line {line:,} of {shard}</source><translation>{shard}의 {line:,}행</translation></message>
<message><source>line {line}</source><translation>{line}행</translation></message>
<message><source>link</source><translation>링크</translation></message>
<message><source>linked as support, not yet judged</source><translation>지지로 연결되었으나 아직 판단하지 않음</translation></message>
<message><source>linked: {role}</source><translation>연결됨: {role}</translation></message>
<message><source>looked at again after a withdrawal: date</source><translation>철회 뒤 다시 봄: 날짜</translation></message>
<message><source>loops back to</source><translation>되돌아가는 곳:</translation></message>
<message><source>makes no claim</source><translation>주장하지 않음</translation></message>
<message><source>manifest has two rows of one key</source><translation>목록표에 같은 키의 행이 둘 있음</translation></message>
<message><source>masked</source><translation>가림</translation></message>
<message><source>mention</source><translation>언급</translation></message>
<message><source>minutes-2026-06, mail-14, report.pdf</source><translation>minutes-2026-06, mail-14, report.pdf</translation></message>
<message><source>more than group {group} needs</source><translation>묶음 {group}에 필요한 것보다 많음</translation></message>
<message><source>name</source><translation>이름</translation></message>
<message><source>needs another look</source><translation>다시 볼 것</translation></message>
<message><source>needs nobody any more</source><translation>더는 손댈 것 없음</translation></message>
<message><source>needs «{label}» in group “{name}” already</source><translation>묶음 “{name}”에 이미 필요한 것: «{label}»</translation></message>
<message><source>negated</source><translation>부정</translation></message>
<message><source>new</source><translation>새로 생김</translation></message>
<message><source>new group {name}, together</source><translation>새 묶음 {name}, 함께</translation></message>
<message><source>nine</source><translation>아홉</translation></message>
<message><source>no algorithm</source><translation>알고리즘 없음</translation></message>
<message><source>no claim</source><translation>주장 없음</translation></message>
<message><source>no claim falls</source><translation>무너지는 주장 없음</translation></message>
<message><source>no commit</source><translation>커밋 없음</translation></message>
<message><source>no date</source><translation>날짜 없음</translation></message>
<message><source>no groups</source><translation>묶음 없음</translation></message>
<message><source>no known time</source><translation>시각 모름</translation></message>
<message><source>no longer holds: date, reason</source><translation>더는 유효하지 않음: 날짜, 이유</translation></message>
<message><source>no node has this name</source><translation>이런 이름의 노드가 없음</translation></message>
<message><source>no open end</source><translation>열린 끝 없음</translation></message>
<message><source>no problems</source><translation>문제 없음</translation></message>
<message><source>no reason given</source><translation>이유 없음</translation></message>
<message><source>no role</source><translation>역할 없음</translation></message>
<message><source>no rules for this language</source><translation>이 언어의 규칙이 없음</translation></message>
<message><source>no sentence</source><translation>문장 아님</translation></message>
<message><source>no type</source><translation>유형 없음</translation></message>
<message><source>nobody has judged it</source><translation>아무도 판단하지 않음</translation></message>
<message><source>nobody you know</source><translation>모르는 서명자</translation></message>
<message><source>node</source><translation>노드</translation></message>
<message><source>none</source><translation>없음</translation></message>
<message><source>none here</source><translation>여기에 없음</translation></message>
<message><source>not fully supported</source><translation>온전히 지지되지 않음</translation></message>
<message><source>not given</source><translation>없음</translation></message>
<message><source>not kept</source><translation>남아 있지 않음</translation></message>
<message><source>not licensed</source><translation>허용되지 않음</translation></message>
<message><source>not linked</source><translation>연결 안 함</translation></message>
<message><source>not now</source><translation>지금은 안 됨</translation></message>
<message><source>not picked</source><translation>고르지 않음</translation></message>
<message><source>note quick capture</source><translation>메모 빠른 기록</translation></message>
<message><source>nothing was written</source><translation>아무것도 쓰지 않았습니다</translation></message>
<message><source>of {date}</source><translation>{date}</translation></message>
<message><source>one</source><translation>하나</translation></message>
<message><source>one leg needed</source><translation>근거 하나 필요</translation></message>
<message><source>open</source><comment>of a claim</comment><translation>미정</translation></message>
<message><source>open</source><comment>of a leg</comment><translation>미정</translation></message>
<message><source>open</source><comment>who may see something: everybody</comment><translation>공개</translation></message>
<message><source>open end</source><translation>열린 끝</translation></message>
<message><source>open loops</source><translation>열린 일</translation></message>
<message><source>open, done</source><translation>open, done</translation></message>
<message><source>open, masked or secret</source><translation>open, masked, secret 중 하나</translation></message>
<message><source>order of rows</source><translation>행의 순서</translation></message>
<message><source>over several lines</source><translation>여러 행에 걸쳐</translation></message>
<message><source>overdue since {day}</source><translation>기한 지남: {day}</translation></message>
<message><source>page 3, line 12 (if you like)</source><translation>3쪽 12행(선택)</translation></message>
<message><source>partial</source><translation>일부 지지</translation></message>
<message><source>passed it on</source><translation>넘겨줌</translation></message>
<message><source>percent signs</source><translation>퍼센트 표기</translation></message>
<message><source>picked</source><translation>고름</translation></message>
<message><source>process {process}, since {time}</source><translation>프로세스 {process}, {time}부터</translation></message>
<message><source>property</source><translation>속성</translation></message>
<message><source>prose</source><translation>본문</translation></message>
<message><source>provenance sources</source><translation>출처 계보</translation></message>
<message><source>public key unknown</source><translation>공개 키를 알 수 없음</translation></message>
<message><source>pulled out</source><translation>뺌</translation></message>
<message><source>put back</source><translation>되돌리기</translation></message>
<message><source>quick fix repair</source><translation>빠른 수정 고치기</translation></message>
<message><source>raised by</source><translation>이것을 제기함:</translation></message>
<message><source>reasons ancestors because</source><translation>까닭 근거 조상</translation></message>
<message><source>refactor</source><translation>리팩터링 이름</translation></message>
<message><source>references backlinks</source><translation>참조 백링크</translation></message>
<message><source>refutation</source><translation>반증</translation></message>
<message><source>rejected</source><translation>거절됨</translation></message>
<message><source>resolves nothing</source><translation>아무것도 결정하지 않음</translation></message>
<message><source>restates</source><translation>되풀이함</translation></message>
<message><source>restates itself only</source><translation>자기 자신만 되풀이함</translation></message>
<message><source>restates {restates}</source><translation>되풀이하는 것: {restates}</translation></message>
<message><source>restore…</source><translation>복원…</translation></message>
<message><source>retract</source><translation>철회</translation></message>
<message><source>search</source><translation>검색</translation></message>
<message><source>secret</source><translation>비밀</translation></message>
<message><source>secret nodes stay as masked steps</source><translation>비밀 노드를 가려진 단계로 남김</translation></message>
<message><source>settings options</source><translation>설정 옵션</translation></message>
<message><source>seven</source><translation>일곱</translation></message>
<message><source>shared</source><translation>공유됨</translation></message>
<message><source>shortcuts keyboard</source><translation>단축키 자판</translation></message>
<message><source>shown above</source><translation>위에 있음</translation></message>
<message><source>shown to everyone</source><translation>누구에게나 보임</translation></message>
<message><source>sign publish share signature</source><translation>서명 공개 공유</translation></message>
<message><source>signature validate</source><translation>서명 검증</translation></message>
<message><source>since {added}</source><translation>{added}부터</translation></message>
<message><source>six</source><translation>여섯</translation></message>
<message><source>source</source><translation>출처</translation></message>
<message><source>stands</source><translation>성립</translation></message>
<message><source>still so</source><comment>as a commit left it</comment><translation>그대로</translation></message>
<message><source>still to be settled</source><translation>아직 정해야 함</translation></message>
<message><source>suggest autocomplete</source><translation>제안 자동 완성</translation></message>
<message><source>superseded by</source><translation>이것을 대체함:</translation></message>
<message><source>superseded by “{label}”</source><translation>“{label}” 노드가 대체함</translation></message>
<message><source>support group</source><translation>근거 묶음</translation></message>
<message><source>support groups argument</source><translation>뒷받침 묶음 논증</translation></message>
<message><source>supported</source><translation>지지됨</translation></message>
<message><source>supported by</source><translation>이것이 뒷받침됨:</translation></message>
<message><source>syntax LMD</source><translation>문법 LMD</translation></message>
<message><source>taken out</source><translation>없앰</translation></message>
<message><source>target of {role}</source><translation>{role}의 대상</translation></message>
<message><source>ten</source><translation>열</translation></message>
<message><source>text</source><translation>글</translation></message>
<message><source>the anchor</source><translation>기준 노드</translation></message>
<message><source>the day it is of</source><translation>언제의 것인지</translation></message>
<message><source>the disk is full</source><translation>디스크가 가득 참</translation></message>
<message numerus="yes"><source>the disk is full ({n} bytes are free, {need:,} needed)</source><translation><numerusform>디스크가 가득 참({need:,}바이트가 필요하지만 {n}바이트만 비어 있음)</numerusform></translation></message>
<message><source>the heading of {label}</source><translation>{label}의 제목</translation></message>
<message><source>the key is of small order and proves nothing</source><translation>키의 위수가 작아 아무것도 증명하지 못함</translation></message>
<message><source>the key or the signature is incomplete</source><translation>키나 서명이 온전하지 않음</translation></message>
<message><source>the name belongs to the format</source><translation>형식이 쓰는 이름임</translation></message>
<message><source>the name is known by another key</source><translation>이 이름은 다른 키로 알려져 있음</translation></message>
<message><source>the name of {label}</source><translation>{label}의 이름</translation></message>
<message><source>the node</source><translation>노드</translation></message>
<message><source>the node it is about</source><translation>대상 노드</translation></message>
<message><source>the node it stands under</source><translation>위에 있는 노드</translation></message>
<message><source>the reason in your own words</source><translation>자신의 말로 적은 이유</translation></message>
<message><source>the role of a link</source><translation>링크의 역할</translation></message>
<message><source>the source is no part of it</source><translation>원본이 포함되지 않음</translation></message>
<message><source>the source it can be looked up in</source><translation>찾아볼 수 있는 출처</translation></message>
<message><source>the source {shard} is over 16 MiB</source><translation>원본 {shard}: 16MiB를 넘음</translation></message>
<message><source>the text</source><translation>본문</translation></message>
<message><source>the text around it</source><translation>둘레의 본문</translation></message>
<message><source>the text at the top</source><translation>맨 위의 본문</translation></message>
<message><source>the text of {label}</source><translation>{label}의 본문</translation></message>
<message><source>the thought «{title}»</source><translation>생각 «{title}»</translation></message>
<message><source>the words of a source</source><translation>출처의 말</translation></message>
<message><source>these two disagree</source><translation>둘이 서로 어긋남</translation></message>
<message><source>this is evidence against that</source><translation>이것은 저것에 반하는 증거임</translation></message>
<message><source>this is evidence for that</source><translation>이것이 저것의 증거임</translation></message>
<message><source>this only restates that</source><translation>이것은 저것을 되풀이할 뿐임</translation></message>
<message><source>this opened that question</source><translation>이것이 저 질문을 열었음</translation></message>
<message><source>this replaced that</source><translation>이것이 저것을 대신했음</translation></message>
<message><source>this resolved that question</source><translation>이것이 저 질문을 풀었음</translation></message>
<message><source>this was concluded from that</source><translation>저것에서 이 결론이 나왔음</translation></message>
<message><source>thought</source><translation>생각</translation></message>
<message><source>thread {number}</source><translation>흐름 {number}</translation></message>
<message><source>three</source><translation>셋</translation></message>
<message><source>through {label}</source><translation>{label} 통해</translation></message>
<message><source>to</source><comment>behind it stands the last day</comment><translation>끝</translation></message>
<message><source>today</source><translation>오늘</translation></message>
<message><source>todo tasks due</source><translation>할 일 기한</translation></message>
<message><source>tomorrow</source><translation>내일</translation></message>
<message><source>too long to be one sentence</source><translation>한 문장으로는 너무 김</translation></message>
<message><source>tutorial welcome</source><translation>따라하기 시작</translation></message>
<message><source>two</source><translation>둘</translation></message>
<message><source>unassessed</source><translation>평가 안 됨</translation></message>
<message><source>unfolded</source><translation>펼쳐짐</translation></message>
<message><source>unsupported</source><translation>지지되지 않음</translation></message>
<message><source>until when</source><translation>언제까지</translation></message>
<message><source>value</source><translation>값</translation></message>
<message><source>version licence</source><translation>버전 라이선스</translation></message>
<message><source>visibility masked secret open</source><translation>공개 범위 가림 비밀</translation></message>
<message><source>warning</source><translation>경고</translation></message>
<message><source>was {before}; withdrawn since {day}: {lost}</source><translation>전에는 {before}, {day}부터 철회됨: {lost}</translation></message>
<message><source>was {before}; withdrawn: {lost}</source><translation>전에는 {before}, 철회됨: {lost}</translation></message>
<message><source>what became clear</source><translation>분명해진 것</translation></message>
<message><source>what came before could not be written</source><translation>그 앞의 것을 쓰지 못함</translation></message>
<message><source>what follows from it</source><translation>결과</translation></message>
<message><source>what if</source><translation>가정</translation></message>
<message><source>what if not?</source><translation>없다면?</translation></message>
<message><source>what if: {word}</source><translation>가정: {word}</translation></message>
<message><source>what is claimed</source><translation>무엇을 주장하는지</translation></message>
<message><source>what is not known yet</source><translation>아직 모르는 것</translation></message>
<message><source>what is to be done</source><translation>해야 할 일</translation></message>
<message><source>what is worth keeping</source><translation>남겨 둘 만한 것</translation></message>
<message><source>what it is, in a sentence</source><translation>무엇인지 한 문장으로</translation></message>
<message><source>what it rests on</source><translation>근거</translation></message>
<message><source>what may be so</source><translation>그럴지도 모르는 것</translation></message>
<message><source>what sort of node this is</source><translation>어떤 종류의 노드인지</translation></message>
<message><source>what was found</source><translation>무엇을 알아냈는지</translation></message>
<message><source>what was settled</source><translation>정해진 것</translation></message>
<message><source>what was written does not read back as it was</source><translation>쓴 것을 다시 읽으니 같지 않음</translation></message>
<message><source>what was written is unsound ({message})</source><translation>쓴 것이 온전하지 않음({message})</translation></message>
<message><source>when</source><translation>언제</translation></message>
<message><source>where in the source</source><translation>출처 안의 위치</translation></message>
<message><source>whether its inputs license it</source><translation>입력이 허용하는지</translation></message>
<message><source>which step made it</source><translation>어느 단계가 만들었는지</translation></message>
<message><source>which way it came; never a reason</source><translation>어느 길로 왔는지(이유가 아님)</translation></message>
<message><source>who or what read it out of the source</source><translation>출처에서 읽어 낸 사람이나 도구</translation></message>
<message><source>who thought it</source><translation>누구의 생각인지</translation></message>
<message><source>whoever holds the key {fingerprint}</source><translation>키 {fingerprint}의 주인이</translation></message>
<message><source>withdrawn</source><translation>철회됨</translation></message>
<message><source>withdrawn {date}</source><translation>{date} 철회됨</translation></message>
<message><source>yesterday</source><translation>어제</translation></message>
<message><source>you</source><translation>나</translation></message>
<message><source>you know this signer: {signer}</source><translation>아는 서명자: {signer}</translation></message>
<message><source>your own key</source><translation>내 키</translation></message>
<message><source>your own: {signer}</source><translation>내 키: {signer}</translation></message>
<message><source>zoom in</source><translation>확대</translation></message>
<message><source>zoom out</source><translation>축소</translation></message>
<message><source>zoom reset</source><translation>원래 크기</translation></message>
<message><source>{algorithm}, digest version {version}</source><translation>{algorithm}, 다이제스트 버전 {version}</translation></message>
<message><source>{closed} cannot be edited here, so nothing was changed.</source><translation>여기서 고칠 수 없어 아무것도 바꾸지 않았습니다: {closed}</translation></message>
<message><source>{count:,} behind  ▸</source><translation>뒤에 {count:,}개  ▸</translation></message>
<message><source>{count:,} found</source><translation>{count:,}개 찾음</translation></message>
<message><source>{count:,} more</source><translation>{count:,}개 더</translation></message>
<message><source>{found} so far; the rest is being counted.</source><translation>지금까지 {found}, 나머지는 세는 중입니다.</translation></message>
<message><source>{found}, nearest first.</source><translation>{found}, 가까운 것부터.</translation></message>
<message><source>{kept:,} kept on purpose</source><translation>{kept:,}개는 알고 둡니다</translation></message>
<message><source>{kinds}</source><comment>a kind of nodes, and its English plural</comment><translation>{kind}</translation></message>
<message><source>{kind} · {shard}, line {line:,}</source><translation>{kind} · {shard}, {line:,}행</translation></message>
<message><source>{length:,} characters. A line as long as this is folded in the text, so that typing stays quick; it is kept and saved letter by letter.</source><translation>글자 {length:,}개. 이만큼 긴 행은 입력이 느려지지 않도록 본문에서 접습니다. 글자 하나까지 그대로 유지하고 저장합니다.</translation></message>
<message><source>{lines}. F8 goes to the next change, Esc decides later.</source><translation>{lines}. F8로 다음 차이로 가고, Esc로 나중에 정합니다.</translation></message>
<message><source>{menu} · not now</source><translation>{menu} · 지금은 안 됨</translation></message>
<message><source>{message} So the pack is shown from its tables, for reading.</source><translation>{message} 그래서 팩을 표에 따라 읽기 전용으로 보여 줍니다.</translation></message>
<message><source>{moment:%Y-%m-%d at %H:%M:%S}</source><translation>{moment:%Y-%m-%d %H:%M:%S}</translation></message>
<message><source>{moment:%Y-%m-%d at %H:%M}</source><translation>{moment:%Y-%m-%d %H:%M}</translation></message>
<message><source>{name!r} is no name for a key.</source><translation>키의 이름이 될 수 없습니다: {name!r}.</translation></message>
<message><source>{name!r} is no name for a signer.</source><translation>서명자의 이름이 될 수 없습니다: {name!r}.</translation></message>
<message><source>{names} and {number:,} more</source><translation>{names} 외 {number:,}개</translation></message>
<message><source>{names} and {others:,} more</source><translation>{names} 외 {others:,}개</translation></message>
<message numerus="yes"><source>{names} were withdrawn</source><translation><numerusform>철회한다면({names})</numerusform></translation></message>
<message numerus="yes"><source>{names} would be enough as a group of their own.</source><translation><numerusform>{names}: 별도의 묶음으로 충분합니다.</numerusform></translation></message>
<message><source>{names}: taken in.</source><translation>받아들였습니다: {names}.</translation></message>
<message><source>{name} computes its own values, so it is not read.</source><translation>{name}: 값을 스스로 계산하므로 읽지 않습니다.</translation></message>
<message><source>{name} has changes that are not saved.</source><translation>저장하지 않은 변경이 있습니다: {name}</translation></message>
<message><source>{name} has two rows of one {signed}</source><translation>{name}: {signed} 값이 같은 행이 둘 있음</translation></message>
<message><source>{name} holds a text that is not UTF-8</source><translation>{name}: UTF-8이 아닌 글이 있음</translation></message>
<message><source>{name} is a signer you know now.</source><translation>{name}: 이제 아는 서명자입니다.</translation></message>
<message><source>{name} is a {kind} and no table, so it is not read.</source><translation>{name}: 표가 아니라 {kind} 항목이므로 읽지 않습니다.</translation></message>
<message><source>{name} is forgotten.</source><translation>지웠습니다: {name}</translation></message>
<message><source>{name} is gone from its folder. Your text is here: saving writes it there again.</source><translation>폴더에서 사라졌습니다: {name}. 본문은 여기에 있으며 저장하면 다시 그 자리에 씁니다.</translation></message>
<message><source>{name} is larger than 20 MB. Drop a part of it.</source><translation>20MB보다 큽니다: {name}. 일부만 끌어 놓으십시오.</translation></message>
<message><source>{name} is no longer in {parent}, so nothing was opened.</source><translation>{parent} 폴더에 없어 아무것도 열지 않았습니다: {name}</translation></message>
<message><source>{name} is no plain table</source><translation>{name}: 보통 표가 아님</translation></message>
<message><source>{name} is not saved. {reason}</source><translation>저장하지 못함: {name}. {reason}</translation></message>
<message><source>{name} is open in another window ({who}), so it is open here for reading.</source><translation>다른 창({who})에 열려 있어 읽기 전용으로 엽니다: {name}</translation></message>
<message><source>{name} is sealed by {signer}, whom you know already.</source><translation>{name}: 이미 아는 {signer}의 봉인입니다.</translation></message>
<message><source>{name} is sealed. Its text is another now, so saving it takes the seal away. The sealed version is kept as a backup.</source><translation>봉인된 팩입니다: {name}. 본문이 바뀌어 저장하면 봉인이 없어집니다. 봉인된 버전은 백업으로 남습니다.</translation></message>
<message><source>{name} is write-protected, so nothing was changed anywhere.</source><translation>쓰기가 금지되어 어디에서도 바꾸지 않았습니다: {name}</translation></message>
<message><source>{name} is written and sealed.</source><translation>저장하고 봉인했습니다: {name}</translation></message>
<message><source>{name} is written. It holds no secret.</source><translation>저장했습니다: {name}. 비밀은 들어 있지 않습니다.</translation></message>
<message><source>{name} is written: built anew, searched, nothing redacted found in it.</source><translation>저장했습니다: {name}. 새로 만들어 찾아보았고, 가린 것이 남아 있지 않습니다.</translation></message>
<message><source>{name} lacks a column and is no part of it</source><translation>{name}: 열이 빠져 있어 포함되지 않음</translation></message>
<message><source>{name} lies in a folder that {service} keeps in step. A pack is one file: edit it on one computer at a time, or one of two versions loses.</source><translation>{service} 동기화 폴더에 있습니다: {name}. 팩은 파일 하나이므로 한 번에 한 컴퓨터에서만 고치십시오. 그러지 않으면 두 버전 중 하나를 잃습니다.</translation></message>
<message><source>{name} of {claim}</source><translation>{claim}의 {name}</translation></message>
<message><source>{name} of {label}</source><translation>{label}의 {name}</translation></message>
<message><source>{name} shows what a reader gets; nothing redacted found in it.</source><translation>받는 사람에게 보이는 대로 저장했습니다: {name}. 가린 것은 남아 있지 않습니다.</translation></message>
<message><source>{name} was not saved on this computer: its text is somebody else's. The file itself changes only when you save.</source><translation>이 컴퓨터에서 저장하지 않은, 다른 사람의 글입니다: {name}. 파일 자체는 저장할 때만 바뀝니다.</translation></message>
<message><source>{name} was not saved with Whydesk on this computer. {why} Read it only if you know whom it is from; meanwhile the window may stand still.</source><translation>이 컴퓨터의 Whydesk에서 저장한 파일이 아닙니다: {name}. {why} 누가 보낸 것인지 아는 경우에만 읽으십시오. 그동안 창이 멈출 수 있습니다.</translation></message>
<message><source>{name}, as it is open</source><translation>{name}, 열려 있는 그대로</translation></message>
<message><source>{name}[*] – Whydesk</source><translation>{name}[*] – Whydesk</translation></message>
<message><source>{node} holds a thought or code block that is not closed.</source><translation>닫히지 않은 생각이나 코드 블록이 있습니다: {node}</translation></message>
<message><source>{number:,} left out</source><translation>{number:,}개 뺌</translation></message>
<message><source>{number:,} of {of}</source><translation>{of} 중 {number:,}개</translation></message>
<message><source>{number:,} of {total:,}</source><translation>{total:,}개 중 {number:,}번째</translation></message>
<message><source>{number:,} {status}</source><translation>{status} {number:,}</translation></message>
<message><source>{number} of {many}</source><translation>{number} / {many}</translation></message>
<message numerus="yes"><source>{n} causes not shown</source><translation><numerusform>원인 {n}개 숨김</numerusform></translation></message>
<message numerus="yes"><source>{n} claims</source><translation><numerusform>주장 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} claims are at the end of {shard}.</source><translation><numerusform>주장 {n}개를 {shard} 끝에 적었습니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} claims fall</source><translation><numerusform>주장 {n}개가 무너짐</numerusform></translation></message>
<message numerus="yes"><source>{n} claims lean on it</source><translation><numerusform>주장 {n}개가 이것에 기댐</numerusform></translation></message>
<message numerus="yes"><source>{n} conflicts</source><translation><numerusform>충돌 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} earlier versions</source><translation><numerusform>이전 버전 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} echoes</source><translation><numerusform>반복 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} effects not shown</source><translation><numerusform>결과 {n}개 숨김</numerusform></translation></message>
<message numerus="yes"><source>{n} equal lines</source><translation><numerusform>같은 행 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} errors</source><translation><numerusform>오류 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} evidence groups lose a leg and are none any more ({names}).</source><translation><numerusform>묶음 {n}개가 근거를 잃어 더는 묶음이 아닙니다({names}).</numerusform></translation></message>
<message numerus="yes"><source>{n} fall in all</source><translation><numerusform>모두 {n}개가 무너짐</numerusform></translation></message>
<message numerus="yes"><source>{n} files</source><translation><numerusform>파일 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} hints</source><translation><numerusform>힌트 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} leftovers block the export</source><translation><numerusform>남은 흔적 {n}개가 내보내기를 막습니다</numerusform></translation></message>
<message numerus="yes"><source>{n} legs</source><translation><numerusform>근거 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} lines differ</source><translation><numerusform>{n}개 행이 다릅니다</numerusform></translation></message>
<message numerus="yes"><source>{n} links</source><translation><numerusform>링크 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} more are not shown</source><translation><numerusform>{n}개가 더 있습니다</numerusform></translation></message>
<message numerus="yes"><source>{n} more causes</source><translation><numerusform>원인 {n}개 더</numerusform></translation></message>
<message numerus="yes"><source>{n} more effects</source><translation><numerusform>결과 {n}개 더</numerusform></translation></message>
<message numerus="yes"><source>{n} more legs are not shown</source><translation><numerusform>근거 {n}개를 더 표시하지 않음</numerusform></translation></message>
<message numerus="yes"><source>{n} more lines follow.</source><translation><numerusform>{n}개 행이 더 있습니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} more steps at least are not shown</source><translation><numerusform>적어도 단계 {n}개 더 있음</numerusform></translation></message>
<message numerus="yes"><source>{n} need another look</source><translation><numerusform>다시 볼 것 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} nodes</source><translation><numerusform>노드 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} nodes are withdrawn.</source><translation><numerusform>노드 {n}개를 철회했습니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} nodes have a stable id now.</source><translation><numerusform>노드 {n}개에 고정 id를 주었습니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} nodes in it are masked or secret, or say something that is.</source><translation><numerusform>이 안의 노드 {n}개가 가림 또는 비밀이거나 그런 것을 담고 있습니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} nodes were withdrawn</source><translation><numerusform>노드 {n}개를 철회한다면</numerusform></translation></message>
<message numerus="yes"><source>{n} of the nodes, links and thoughts are still as it left them.</source><translation><numerusform>노드, 링크, 생각 가운데 {n}개가 그때 그대로입니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} of what was dropped are not opened: too many windows at once.</source><translation><numerusform>끌어 놓은 것 중 {n}개를 열지 않았습니다. 한 번에 여는 창이 너무 많습니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} of {groups:,} groups hold</source><translation><numerusform>묶음 {groups:,}개 중 {n}개 성립</numerusform></translation></message>
<message numerus="yes"><source>{n} of {of} are shorter ({some})</source><translation><numerusform>{of} 중 {n}개가 짧아집니다({some})</numerusform></translation></message>
<message numerus="yes"><source>{n} open ends</source><translation><numerusform>열린 끝 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} open loops</source><translation><numerusform>열린 일 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} places</source><translation><numerusform>{n}곳</numerusform></translation></message>
<message numerus="yes"><source>{n} places are changed.</source><translation><numerusform>{n}곳을 바꿨습니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} places change</source><translation><numerusform>{n}곳이 바뀝니다</numerusform></translation></message>
<message numerus="yes"><source>{n} places changed.</source><translation><numerusform>{n}곳을 바꿨습니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} places that name {label}</source><translation><numerusform>{label}: {n}곳에서 쓰임</numerusform></translation></message>
<message numerus="yes"><source>{n} problems</source><translation><numerusform>문제 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} problems are put right.</source><translation><numerusform>문제 {n}개를 고쳤습니다.</numerusform></translation></message>
<message numerus="yes"><source>{n} recorded consequences</source><translation><numerusform>기록된 결과 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} recorded reasons</source><translation><numerusform>기록된 이유 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} redacted texts still stand open, the first in {part} (line {line}).</source><translation><numerusform>가려야 할 글 {n}개가 그대로 남아 있습니다. 첫째: {part}({line}행).</numerusform></translation></message>
<message numerus="yes"><source>{n} sources</source><translation><numerusform>출처 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} stand</source><translation><numerusform>{n}개는 성립</numerusform></translation></message>
<message numerus="yes"><source>{n} steps</source><translation><numerusform>{n}단계</numerusform></translation></message>
<message numerus="yes"><source>{n} things do not come along</source><translation><numerusform>함께 가지 않는 것 {n}가지</numerusform></translation></message>
<message numerus="yes"><source>{n} thoughts</source><translation><numerusform>생각 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} warnings</source><translation><numerusform>경고 {n}개</numerusform></translation></message>
<message numerus="yes"><source>{n} why-chains</source><translation><numerusform>이유 사슬 {n}개</numerusform></translation></message>
<message><source>{others}; and {left:,} more</source><translation>{others} 외 {left:,}개</translation></message>
<message><source>{places} in {files}</source><translation>{files}에서 {places}</translation></message>
<message><source>{places}, in {files:,} files.</source><translation>{places}, 파일 {files:,}개.</translation></message>
<message><source>{place}, which says it was fetched from {address}</source><translation>{place}, {address}에서 받았다고 적혀 있음</translation></message>
<message><source>{problem} (and {number} more)</source><translation>{problem} (외 {number}개)</translation></message>
<message><source>{problem} So nobody counts as known.</source><translation>{problem} 그래서 아는 서명자가 없는 것으로 봅니다.</translation></message>
<message><source>{rest:,} more</source><translation>{rest:,}개 더</translation></message>
<message><source>{shard}, line {line:,}</source><translation>{shard}, {line:,}행</translation></message>
<message><source>{shown:,} of more shown</source><translation>{shown:,}개 표시, 더 있음</translation></message>
<message numerus="yes"><source>{shown:,} of {legs} shown, {n} are not</source><translation><numerusform>{legs} 중 {shown:,}개 표시, {n}개 숨김</numerusform></translation></message>
<message><source>{shown:,} of {total:,} shown</source><translation>{total:,}개 중 {shown:,}개 표시</translation></message>
<message><source>{shown} — edited</source><translation>{shown} — 수정됨</translation></message>
<message><source>{shown}, but nothing in nodes, links and thoughts.</source><translation>{shown}. 노드, 링크, 생각에는 차이가 없습니다.</translation></message>
<message><source>{shown}, {things:,} of the nodes, links and thoughts.</source><translation>{shown}. 노드, 링크, 생각에서는 {things:,}개.</translation></message>
<message><source>{signer} (a key of your own)</source><translation>{signer}(내 키)</translation></message>
<message><source>{state}, if what is pulled out were withdrawn</source><translation>{state}(뺀 것을 철회하면)</translation></message>
<message><source>{state}, {count:,} behind it</source><translation>{state}, 뒤에 {count:,}개</translation></message>
<message><source>{step}: done</source><translation>{step}: 함</translation></message>
<message><source>{step}: to do</source><translation>{step}: 아직</translation></message>
<message><source>{table} has more than {most:,} rows</source><translation>{table}: 행이 {most:,}개를 넘음</translation></message>
<message><source>{table} has {row}, which the source does not give.</source><translation>{table}에 원본에서 나오지 않는 것이 있음: {row}.</translation></message>
<message><source>{table} has {stored:,} rows; the source gives {expected:,}.</source><translation>{table}의 행은 {stored:,}개, 원본에 따르면 {expected:,}개입니다.</translation></message>
<message><source>{table} holds far more than the source gives.</source><translation>표에 원문이 주는 것보다 훨씬 많은 내용이 있습니다: {table}</translation></message>
<message><source>{table} lacks {row}.</source><translation>{table}에 없는 것: {row}.</translation></message>
<message><source>{table}.{column} holds a separator</source><translation>{table}.{column}: 구분 문자가 있음</translation></message>
<message><source>{table}.{column} of {row} is {stored}; the source gives {expected}.</source><translation>{row}의 {table}.{column} 값은 {stored}, 원본에 따르면 {expected}입니다.</translation></message>
<message><source>{tier} in {closed}, open in {open}</source><translation>{closed}: {tier}, {open}: 공개</translation></message>
<message><source>{title}, heading {level}</source><translation>{title}, 제목 {level}단계</translation></message>
<message><source>{title}: done.</source><translation>{title}: 했습니다.</translation></message>
<message><source>{title}: found</source><translation>{title}: 찾은 것</translation></message>
<message><source>{what} by {author}</source><translation>{author}의 {what}</translation></message>
<message><source>{what} is {tier} already.</source><translation>{what}: 이미 {tier} 상태입니다.</translation></message>
<message><source>{what} is {tier} in redacted exports now.</source><translation>{what}: 이제 가린 내보내기에서 {tier} 상태입니다.</translation></message>
<message><source>{what} is {tier} still: another line of it says so.</source><translation>{what}: 아직 {tier} 상태입니다. 다른 행이 그렇게 말합니다.</translation></message>
<message><source>{what} of type {type}</source><translation>{what}(유형 {type})</translation></message>
<message><source>{what} of {node}</source><translation>{node}의 {what}</translation></message>
<message><source>{what}: {tier} by {rule}</source><translation>{what}: {tier}, 규칙: {rule}</translation></message>
<message><source>{what}: {tier}, with its node</source><translation>{what}: {tier}, 노드와 함께</translation></message>
<message><source>{where}: {before} becomes {after}</source><translation>{where}: {before} → {after}</translation></message>
<message numerus="yes"><source>{which} keep their length with a redacted step</source><translation><numerusform>가려진 단계로 길이 유지: {which}</numerusform></translation></message>
<message><source>{wording}, {row} of {count}</source><translation>{wording}, {count}개 중 {row}번째</translation></message>
<message><source>{words} through {label}</source><translation>{words}, {label} 통해</translation></message>
<message><source>{words}: there is no seal on the text as it stands.</source><translation>{words}: 지금 본문에는 봉인이 없습니다.</translation></message>
<message><source>{words}; the first {most:,} are listed</source><translation>{words}, 처음 {most:,}개만 표시</translation></message>
<message><source>«What only the tables say» in the File menu lists them.</source><translation>파일 메뉴의 «표에만 있는 것»에서 볼 수 있습니다.</translation></message>
<message><source>«{label}» names several nodes: {nodes}.</source><translation>«{label}»: 노드 여럿을 가리킵니다: {nodes}.</translation></message>
<message><source>«{label}» names {candidates} nodes.</source><translation>«{label}»: 노드 {candidates}개를 가리킵니다.</translation></message>
<message><source>«{label}» {what}.</source><translation>«{label}»: {what}.</translation></message>
<message><source>– Changed since it was sealed</source><translation>– 봉인 뒤 바뀜</translation></message>
<message><source>– Sealed, by a key that is new</source><translation>– 봉인됨, 처음 보는 키</translation></message>
<message><source>“Open…” in the File menu asks whether to read it.</source><translation>파일 메뉴의 “열기…”로 열면 읽을지 묻습니다.</translation></message>
<message><source>“{about}” is withdrawn</source><translation>“{about}”: 철회됨</translation></message>
<message><source>“{date}” is no date.</source><translation>날짜가 아닙니다: “{date}”.</translation></message>
<message><source>“{date}” is no date; write one like 2026-07-02.</source><translation>“{date}”: 날짜가 아닙니다. 2026-07-02처럼 적으십시오.</translation></message>
<message><source>“{echo}” restates “{original}” and adds nothing.</source><translation>“{echo}”: “{original}” 되풀이로 기록했으며 더하는 것이 없습니다.</translation></message>
<message><source>“{key}” is no role, so what it refers to stays text and links to nothing.</source><translation>“{key}”: 역할이 아니므로 가리키는 것이 글로 남고 아무 데도 연결되지 않습니다.</translation></message>
<message><source>“{key}” is written again on line {later_line}, and the last one counts.</source><translation>“{key}”: {later_line}행에 다시 적혀 있으며, 마지막 것을 봅니다.</translation></message>
<message><source>“{key}” makes no link; did you mean “{slip}”?</source><translation>“{key}”: 링크가 되지 않습니다. 혹시 “{slip}”입니까?</translation></message>
<message><source>“{key}” stands before the first node, so it belongs to nothing.</source><translation>“{key}”: 첫 노드 앞에 있어 어디에도 속하지 않습니다.</translation></message>
<message><source>“{label}” can mean {names}.</source><translation>“{label}”: 다음 중 하나일 수 있습니다: {names}.</translation></message>
<message><source>“{label}” cannot be linked to itself.</source><translation>“{label}”: 자기 자신에게 연결할 수 없습니다.</translation></message>
<message><source>“{label}” is a node now.</source><translation>“{label}”: 이제 노드입니다.</translation></message>
<message><source>“{label}” is a source of {artifact}.</source><translation>“{label}”: 출처로 표시했습니다({artifact}).</translation></message>
<message><source>“{label}” is in a group of its own now.</source><translation>“{label}”: 이제 별도의 묶음에 있습니다.</translation></message>
<message><source>“{label}” is in group {group} now.</source><translation>“{label}”: 이제 묶음 {group}에 있습니다.</translation></message>
<message><source>“{label}” is in {shard} now.</source><translation>“{label}”: 이제 {shard}에 있습니다.</translation></message>
<message><source>“{label}” is linked to itself.</source><translation>자기 자신에게 연결되어 있습니다: “{label}”.</translation></message>
<message><source>“{label}” is needed in group {group} now.</source><translation>“{label}”: 이제 묶음 {group}에 필요합니다.</translation></message>
<message><source>“{label}” is no longer withdrawn.</source><translation>“{label}”: 더는 철회 상태가 아닙니다.</translation></message>
<message><source>“{label}” is not declared anywhere.</source><translation>어디에도 선언되지 않았습니다: “{label}”.</translation></message>
<message><source>“{label}” is not declared in {shard}.</source><translation>“{label}”: {shard}에 선언되지 않았습니다.</translation></message>
<message><source>“{label}” is out of group {group}.</source><translation>“{label}”: 묶음 {group}에서 뺐습니다.</translation></message>
<message><source>“{label}” is rejected; the reason is kept.</source><translation>“{label}”: 거절했습니다. 이유는 남습니다.</translation></message>
<message><source>“{label}” is there already.</source><translation>“{label}”: 이미 있습니다.</translation></message>
<message><source>“{label}” is withdrawn.</source><translation>“{label}”: 철회했습니다.</translation></message>
<message><source>“{label}” only restates echoes, and none of them an original.</source><translation>“{label}”: 반복만 되풀이하며, 그중 원본이 없습니다.</translation></message>
<message><source>“{label}” only restates something else, so it supports nothing by itself.</source><translation>“{label}”: 다른 것을 되풀이할 뿐이라 그 자체로는 아무것도 지지하지 않습니다.</translation></message>
<message><source>“{label}” says nothing yet: it has no property.</source><translation>“{label}”: 아직 아무 말도 없습니다. 속성이 없습니다.</translation></message>
<message><source>“{label}” shares {overlap:.0%} of its words with “{original}”; if it only restates that, record it as an echo. {limit}</source><translation>“{label}”: “{original}”에 있는 단어와 {overlap:.0%} 겹칩니다. 되풀이할 뿐이라면 반복으로 기록하십시오. {limit}</translation></message>
<message><source>“{label}” stands in {shard} already.</source><translation>“{label}”: 이미 {shard}에 있습니다.</translation></message>
<message><source>“{leg}” is in no group of “{claim}”, so nobody has judged yet what it supports.</source><translation>“{leg}”: “{claim}”의 어느 묶음에도 없어, 무엇을 지지하는지 아직 아무도 판단하지 않았습니다.</translation></message>
<message><source>“{name}” as a source</source><translation>“{name}”: 출처로 삼기</translation></message>
<message><source>“{name}” is no name for a run: letters, digits, “-”, “_” and “.” make one.</source><translation>실행 결과의 이름이 될 수 없습니다: “{name}”. 글자, 숫자, “-”, “_”, “.”만 씁니다.</translation></message>
<message><source>“{new}” is an alias of {number} nodes already.</source><translation>“{new}”: 이미 노드 {number}개의 별칭입니다.</translation></message>
<message><source>“{new}” is an alias of “{other}” already.</source><translation>“{new}”: 이미 “{other}”의 별칭입니다.</translation></message>
<message><source>“{old}” is now “{new}”, in {places}.</source><translation>“{old}” → “{new}”, {places} 바꿨습니다.</translation></message>
<message><source>“{pronoun}” may stand for {names}</source><translation>“{pronoun}”: {names} 중 하나를 가리킬 수 있음</translation></message>
<message><source>“{pronoun}” stands for nothing that the text names</source><translation>“{pronoun}”: 글에 이름이 나온 것을 가리키지 않음</translation></message>
<message><source>“{shown}” is {tier}, but stands open in {where}.</source><translation>“{shown}”: {tier}이지만 {where}에 그대로 있습니다.</translation></message>
<message><source>“{stable}” is already the id of “{other}”.</source><translation>“{stable}”: 이미 “{other}”의 id입니다.</translation></message>
<message><source>“{text}” may stand for all that was said before</source><translation>“{text}”: 앞에서 말한 모두를 가리킬 수 있음</translation></message>
<message><source>“{type}” is no type of thought; these are: {THOUGHT_TYPES}.</source><translation>“{type}”: 생각의 유형이 아닙니다. 유형은 다음과 같습니다: {THOUGHT_TYPES}.</translation></message>
<message><source>“{value}” is no stable id: one starts with lp_ and has no blanks.</source><translation>“{value}”: 고정 id가 아닙니다. 고정 id는 lp_로 시작하고 공백이 없습니다.</translation></message>
<message><source>“{value}” is no visibility, so it counts as secret; write open, masked or secret.</source><translation>“{value}”: 공개 수준이 아니므로 비밀로 봅니다. open, masked, secret 중 하나를 적으십시오.</translation></message>
<message><source>“{written_role}” is no causal role; did you mean “{slip}”?</source><translation>“{written_role}”: 인과 역할이 아닙니다. 혹시 “{slip}”입니까?</translation></message>
<message><source>‹ Back to the guide</source><translation>‹ 설명서로 돌아가기</translation></message>
<message><source>‹ open</source><translation>‹ 펼치기</translation></message>
<message numerus="yes"><source>⋯ {n} equal lines</source><translation><numerusform>⋯ 같은 행 {n}개</numerusform></translation></message>
<message numerus="yes"><source>⋯ {n} more characters · F12 shows them</source><translation><numerusform>⋯ 글자 {n}개 더 · F12로 보기</numerusform></translation></message>
<message><source>▮ masked</source><translation>▮ 가림</translation></message>
<message><source>○ Fair: another word or two make it hold.</source><translation>○ 보통: 단어를 한두 개 더하면 튼튼해집니다.</translation></message>
<message><source>✓ Copied</source><translation>✓ 복사됨</translation></message>
<message><source>✓ Good, if nobody can know it.</source><translation>✓ 좋음: 아무도 알 수 없다면.</translation></message>
<message><source>✓ Pinned</source><translation>✓ 고정됨</translation></message>
<message><source>✓ Sealed, intact</source><translation>✓ 봉인됨, 온전함</translation></message>
<message><source>✓ none</source><translation>✓ 없음</translation></message>
<message><source>✓ now</source><translation>✓ 지금</translation></message>
<message><source>✕ secret</source><translation>✕ 비밀</translation></message>
<message><source>✗ Seal ambiguous</source><translation>✗ 봉인이 모호함</translation></message>
<message><source>✗ Seal broken</source><translation>✗ 봉인 깨짐</translation></message>
<message><source>✗ Seal of an unknown kind</source><translation>✗ 알 수 없는 방식의 봉인</translation></message>
<message><source>✗ Sealed, but tables differ</source><translation>✗ 봉인됨, 표가 다름</translation></message>
<message><source>✗ They disagree: {types}</source><translation>✗ 서로 어긋남: {types}</translation></message>
<message><source>✗ Weak: it would be guessed. Four words that do not belong together hold well.</source><translation>✗ 약함: 짐작할 수 있습니다. 서로 관계없는 단어 네 개면 튼튼합니다.</translation></message>
<message numerus="yes"><source>✗ {told}: they stand in what is sealed.</source><translation><numerusform>✗ {told}: 봉인되는 내용에 그대로 있습니다.</numerusform></translation></message>
</context>
<context><name>QFileDialog</name>
<message><source>&amp;Directory:</source><translation>폴더(&amp;D):</translation></message>
<message><source>&amp;Look in:</source><translation>찾는 위치(&amp;L):</translation></message>
<message><source>Files of &amp;type:</source><translation>파일 형식(&amp;T):</translation></message>
</context>
</TS>
