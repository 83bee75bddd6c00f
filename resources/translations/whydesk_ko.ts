<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context><name>Whydesk</name>
<message><source> or </source><translation type="unfinished"></translation></message>
<message><source>! {label} is superseded by {newer}, and still in use</source><translation type="unfinished"></translation></message>
<message><source>&amp;About Whydesk</source><translation type="unfinished"></translation></message>
<message><source>&amp;Back</source><translation type="unfinished"></translation></message>
<message><source>&amp;Back to the node before</source><translation type="unfinished"></translation></message>
<message><source>&amp;Check the seal</source><translation type="unfinished"></translation></message>
<message><source>&amp;Claim with a support group</source><translation type="unfinished"></translation></message>
<message><source>&amp;Commands…</source><translation type="unfinished"></translation></message>
<message><source>&amp;Conflicts</source><translation type="unfinished"></translation></message>
<message><source>&amp;Copy</source><translation type="unfinished"></translation></message>
<message><source>&amp;Copy as text</source><translation type="unfinished"></translation></message>
<message><source>&amp;Dark</source><translation type="unfinished"></translation></message>
<message><source>&amp;Decision</source><translation type="unfinished"></translation></message>
<message><source>&amp;Depth</source><translation type="unfinished"></translation></message>
<message><source>&amp;Edit</source><translation type="unfinished"></translation></message>
<message><source>&amp;Evidence</source><translation type="unfinished"></translation></message>
<message><source>&amp;File</source><translation type="unfinished"></translation></message>
<message><source>&amp;Find in this file…</source><translation type="unfinished"></translation></message>
<message><source>&amp;First steps</source><translation>첫걸음(&amp;F)</translation></message>
<message><source>&amp;Fold all</source><translation type="unfinished"></translation></message>
<message><source>&amp;Follow the label</source><translation type="unfinished"></translation></message>
<message><source>&amp;Forget these</source><translation type="unfinished"></translation></message>
<message><source>&amp;Go</source><translation type="unfinished"></translation></message>
<message><source>&amp;Help</source><translation type="unfinished"></translation></message>
<message><source>&amp;Insert</source><translation type="unfinished"></translation></message>
<message><source>&amp;Keep it out of redacted exports</source><translation type="unfinished"></translation></message>
<message><source>&amp;Keys</source><translation type="unfinished"></translation></message>
<message><source>&amp;Keys and signers…</source><translation type="unfinished"></translation></message>
<message><source>&amp;Larger text</source><translation type="unfinished"></translation></message>
<message><source>&amp;Let go of the what-if</source><translation type="unfinished"></translation></message>
<message><source>&amp;Light</source><translation type="unfinished"></translation></message>
<message><source>&amp;Look</source><translation type="unfinished"></translation></message>
<message><source>&amp;Map</source><translation type="unfinished"></translation></message>
<message><source>&amp;Mark as a source…</source><translation type="unfinished"></translation></message>
<message><source>&amp;Mask it in redacted exports</source><translation type="unfinished"></translation></message>
<message><source>&amp;Nearest first</source><translation type="unfinished"></translation></message>
<message><source>&amp;New</source><translation type="unfinished"></translation></message>
<message><source>&amp;Open…</source><translation type="unfinished"></translation></message>
<message><source>&amp;Order</source><translation type="unfinished"></translation></message>
<message><source>&amp;Paste</source><translation type="unfinished"></translation></message>
<message><source>&amp;Pin: stay with this node</source><translation type="unfinished"></translation></message>
<message><source>&amp;Question</source><translation type="unfinished"></translation></message>
<message><source>&amp;Quit</source><translation type="unfinished"></translation></message>
<message><source>&amp;Recover unsaved text…</source><translation type="unfinished"></translation></message>
<message><source>&amp;Redact and export…</source><translation type="unfinished"></translation></message>
<message><source>&amp;Redo</source><translation type="unfinished"></translation></message>
<message><source>&amp;Save</source><translation type="unfinished"></translation></message>
<message><source>&amp;Smaller text</source><translation type="unfinished"></translation></message>
<message><source>&amp;Source span</source><translation type="unfinished"></translation></message>
<message><source>&amp;Thought on this node</source><translation type="unfinished"></translation></message>
<message><source>&amp;Undo</source><translation type="unfinished"></translation></message>
<message><source>&amp;Unfold all</source><translation type="unfinished"></translation></message>
<message><source>&amp;User guide</source><translation>사용 설명서(&amp;U)</translation></message>
<message><source>&amp;Uses of the node</source><translation type="unfinished"></translation></message>
<message><source>&amp;Usual size</source><translation type="unfinished"></translation></message>
<message><source>&amp;View</source><translation type="unfinished"></translation></message>
<message><source>&amp;Withdraw or restore…</source><translation type="unfinished"></translation></message>
<message><source>&amp;Write a reason for this node</source><translation type="unfinished"></translation></message>
<message><source>(no words)</source><translation type="unfinished"></translation></message>
<message><source>A claim is held up by groups of evidence. All legs of a group are needed; of several groups one is enough. Put the caret in a claim, or write one:</source><translation type="unfinished"></translation></message>
<message><source>A loop: {start} leads back to {end}.</source><translation type="unfinished"></translation></message>
<message><source>A node is a [[label]] and the lines below it. Click into one.</source><translation>노드는 [[이름]]과 그 아래 줄들입니다. 하나를 눌러 보십시오.</translation></message>
<message><source>A node is a line of its own:</source><translation type="unfinished"></translation></message>
<message><source>A reason is one line, from what was concluded to what it rests on:</source><translation type="unfinished"></translation></message>
<message><source>A save is under way; the window closes when it is done.</source><translation type="unfinished"></translation></message>
<message><source>Actual size&#9;1</source><translation type="unfinished"></translation></message>
<message><source>Add stable &amp;ids</source><translation type="unfinished"></translation></message>
<message><source>All depths</source><translation type="unfinished"></translation></message>
<message><source>And {number:,} more, not in this picture.</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>And {n} more loops.</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message><source>Another program changed {name} while you changed it here. Nothing is overwritten.</source><translation type="unfinished"></translation></message>
<message><source>Another program changed {name}: opened anew.</source><translation type="unfinished"></translation></message>
<message><source>Another program changed {name}; the text follows it.</source><translation type="unfinished"></translation></message>
<message><source>Any role</source><translation type="unfinished"></translation></message>
<message><source>Any type</source><translation type="unfinished"></translation></message>
<message><source>Arrange anew</source><translation type="unfinished"></translation></message>
<message><source>As a claim it is</source><translation type="unfinished"></translation></message>
<message><source>As a file of its own beside this one.</source><translation type="unfinished"></translation></message>
<message><source>As a picture</source><translation type="unfinished"></translation></message>
<message><source>As an outline</source><translation type="unfinished"></translation></message>
<message><source>Ask &amp;why here</source><translation type="unfinished"></translation></message>
<message><source>At an unknown time</source><translation type="unfinished"></translation></message>
<message><source>Back to the text</source><translation type="unfinished"></translation></message>
<message><source>Back to the text (Esc)</source><translation type="unfinished"></translation></message>
<message><source>Back to {label}</source><translation type="unfinished"></translation></message>
<message><source>Both were changed since you opened the file. Nothing is written before you choose.</source><translation type="unfinished"></translation></message>
<message><source>Brought by commit {commit}</source><translation type="unfinished"></translation></message>
<message><source>By &amp;branch</source><translation type="unfinished"></translation></message>
<message><source>By &amp;role</source><translation type="unfinished"></translation></message>
<message><source>Cancel</source><translation type="unfinished"></translation></message>
<message><source>Capture</source><translation type="unfinished"></translation></message>
<message><source>Capture claims from te&amp;xt…</source><translation type="unfinished"></translation></message>
<message><source>Case</source><translation type="unfinished"></translation></message>
<message><source>Chapters</source><translation>장</translation></message>
<message><source>Checking the seal…</source><translation type="unfinished"></translation></message>
<message><source>Choose a leg to see what its withdrawal would do. Space pulls it out of the picture.</source><translation type="unfinished"></translation></message>
<message><source>Choose a node in the list, or put the caret in one, to see its map.</source><translation type="unfinished"></translation></message>
<message><source>Choose “{label}”</source><translation type="unfinished"></translation></message>
<message><source>Claims</source><translation type="unfinished"></translation></message>
<message><source>Click a claim</source><translation>주장을 눌러 보기</translation></message>
<message><source>Click into “Many can come on Sundays alone”, open its evidence, choose a leg and press Ctrl+Shift+I: see what falls.</source><comment>the label is that of the claim in the sample of this language</comment><translation>“일요일에만 올 수 있는 사람이 많다”를 누르고 증거를 연 뒤, 근거 하나를 골라 Ctrl+Shift+I를 누르십시오. 무엇이 무너지는지 보입니다.</translation></message>
<message><source>Close</source><translation type="unfinished"></translation></message>
<message><source>Close the file there first.</source><translation type="unfinished"></translation></message>
<message><source>Close {title}</source><translation type="unfinished"></translation></message>
<message><source>Co&amp;mplete</source><translation type="unfinished"></translation></message>
<message><source>Commit {sha}</source><translation type="unfinished"></translation></message>
<message><source>Compare with the &amp;disk…</source><translation type="unfinished"></translation></message>
<message><source>Compared with the disk</source><translation type="unfinished"></translation></message>
<message><source>Compare…</source><translation type="unfinished"></translation></message>
<message><source>Conflicts</source><translation type="unfinished"></translation></message>
<message><source>Copied {steps} as {kind}.</source><translation type="unfinished"></translation></message>
<message><source>Copy as &amp;Markdown</source><translation type="unfinished"></translation></message>
<message><source>Copy the label</source><translation type="unfinished"></translation></message>
<message><source>Counts</source><translation type="unfinished"></translation></message>
<message><source>Create the mi&amp;ssing node</source><translation type="unfinished"></translation></message>
<message><source>Cu&amp;t</source><translation type="unfinished"></translation></message>
<message><source>Days</source><translation type="unfinished"></translation></message>
<message><source>Delete for ever</source><translation type="unfinished"></translation></message>
<message><source>Delete the key {name}?</source><translation type="unfinished"></translation></message>
<message><source>Depth</source><translation type="unfinished"></translation></message>
<message><source>Details…</source><translation type="unfinished"></translation></message>
<message><source>Disagrees with it</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>Disagrees with it: {n} nodes</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message><source>Disagrees with it: {others}.</source><translation type="unfinished"></translation></message>
<message><source>E&amp;vidence</source><translation type="unfinished"></translation></message>
<message><source>Earlier &amp;versions…</source><translation type="unfinished"></translation></message>
<message><source>Ed&amp;it this file…</source><translation type="unfinished"></translation></message>
<message><source>Edit</source><translation type="unfinished"></translation></message>
<message><source>Edit a file from elsewhere</source><translation type="unfinished"></translation></message>
<message><source>Edit it here</source><translation type="unfinished"></translation></message>
<message><source>Edit this file?</source><translation type="unfinished"></translation></message>
<message><source>Edit this file…</source><translation type="unfinished"></translation></message>
<message><source>Edit, Create the missing node makes it.</source><translation type="unfinished"></translation></message>
<message><source>Enter goes there · Space or a click on the circle says that it is done</source><translation type="unfinished"></translation></message>
<message><source>Enter: the next</source><translation>Enter: 다음</translation></message>
<message><source>Evidence</source><translation type="unfinished"></translation></message>
<message><source>Evidence for</source><translation type="unfinished"></translation></message>
<message><source>Evidence for {subject}</source><translation type="unfinished"></translation></message>
<message><source>Export s&amp;ealed pack…</source><translation type="unfinished"></translation></message>
<message><source>F&amp;orward</source><translation type="unfinished"></translation></message>
<message><source>Fi&amp;x what is wrong here…</source><translation type="unfinished"></translation></message>
<message><source>Filtered…</source><translation type="unfinished"></translation></message>
<message><source>Filter…</source><translation type="unfinished"></translation></message>
<message><source>Find &amp;everywhere…</source><translation type="unfinished"></translation></message>
<message><source>Find &amp;next</source><translation type="unfinished"></translation></message>
<message><source>Find a node</source><translation type="unfinished"></translation></message>
<message><source>Find everywhere</source><translation type="unfinished"></translation></message>
<message><source>Find in all files</source><translation type="unfinished"></translation></message>
<message><source>Find in the guide</source><translation>설명서에서 찾기</translation></message>
<message><source>Find in the map</source><translation type="unfinished"></translation></message>
<message><source>Find pre&amp;vious</source><translation type="unfinished"></translation></message>
<message><source>First steps</source><translation>첫걸음</translation></message>
<message><source>Fit everything&#9;0</source><translation type="unfinished"></translation></message>
<message><source>Fix all that need no c&amp;hoice</source><translation type="unfinished"></translation></message>
<message><source>Fixes</source><translation type="unfinished"></translation></message>
<message><source>Fold {name}&#9;Space</source><translation type="unfinished"></translation></message>
<message><source>Follow all</source><translation type="unfinished"></translation></message>
<message><source>Following {names} only.</source><translation type="unfinished"></translation></message>
<message><source>Forget</source><translation type="unfinished"></translation></message>
<message><source>Forget {name}?</source><translation type="unfinished"></translation></message>
<message><source>From</source><translation type="unfinished"></translation></message>
<message><source>From elsewhere: {place}. {state}.</source><translation type="unfinished"></translation></message>
<message><source>Go to a &amp;node…</source><translation type="unfinished"></translation></message>
<message><source>Go to a node first.</source><translation type="unfinished"></translation></message>
<message><source>Go to the text&#9;F12</source><translation type="unfinished"></translation></message>
<message><source>Go to where it is written&#9;F12</source><translation type="unfinished"></translation></message>
<message><source>Go to where the link is written</source><translation type="unfinished"></translation></message>
<message><source>Go to…  Ctrl P</source><translation type="unfinished"></translation></message>
<message><source>Hand it over sealed</source><translation>봉인해 건네기</translation></message>
<message><source>Here (yours)</source><translation type="unfinished"></translation></message>
<message><source>How a claim was found, and by which route it was answered, can be written beside it.</source><translation type="unfinished"></translation></message>
<message><source>How to &amp;write</source><translation type="unfinished"></translation></message>
<message><source>I looked</source><translation type="unfinished"></translation></message>
<message><source>I see</source><translation>알겠습니다</translation></message>
<message><source>If it were withdrawn</source><translation type="unfinished"></translation></message>
<message><source>If they were withdrawn</source><translation type="unfinished"></translation></message>
<message><source>If you trust it, allow it with {setting}.</source><translation>믿을 수 있는 파일이면 다음 설정으로 허용합니다: {setting}</translation></message>
<message><source>If “{about}” were withdrawn</source><translation type="unfinished"></translation></message>
<message><source>In no commit yet as it stands: it was changed since, or is not saved.</source><translation type="unfinished"></translation></message>
<message><source>In no file.</source><translation type="unfinished"></translation></message>
<message><source>In the text (Ctrl+1), write a word and press Ctrl+Z. Whatever you do anywhere is an edit of the text.</source><translation>글에서(Ctrl+1) 낱말 하나를 쓰고 Ctrl+Z를 누르십시오. 어디서 하든 모든 일은 글의 편집입니다.</translation></message>
<message><source>Into the text, where Ctrl+Z takes it out again.</source><translation type="unfinished"></translation></message>
<message><source>It cannot be brought back: nothing can be sealed with it any more. What it has sealed stays sealed, but such a pack will be said to be sealed by nobody you know.</source><translation type="unfinished"></translation></message>
<message><source>It counts again. That it was withdrawn stays written, with its date.</source><translation type="unfinished"></translation></message>
<message><source>It does once another node names this one as its reason:</source><translation type="unfinished"></translation></message>
<message><source>It is back in the text. Save to keep it.</source><translation type="unfinished"></translation></message>
<message><source>It is written into the text. What leaned on it needs another look; history stays.</source><translation type="unfinished"></translation></message>
<message><source>It may have been moved: Ctrl+O opens it from its new place.</source><translation type="unfinished"></translation></message>
<message><source>It only &amp;restates…</source><translation type="unfinished"></translation></message>
<message><source>It reaches {sources}, {ends}.</source><translation type="unfinished"></translation></message>
<message><source>It says so already.</source><translation type="unfinished"></translation></message>
<message><source>It stays linked and licenses nothing. The reason is kept beside the claim.</source><translation type="unfinished"></translation></message>
<message><source>Its stages are</source><translation type="unfinished"></translation></message>
<message><source>Keep</source><translation type="unfinished"></translation></message>
<message><source>Keep both</source><translation type="unfinished"></translation></message>
<message><source>Keep it</source><translation type="unfinished"></translation></message>
<message><source>Keep reading</source><translation type="unfinished"></translation></message>
<message><source>Keep these choices as</source><translation type="unfinished"></translation></message>
<message><source>Keep this map while the caret goes elsewhere</source><translation type="unfinished"></translation></message>
<message><source>Kept as {name}, in the same folder.</source><translation type="unfinished"></translation></message>
<message><source>Keys (*.pem *.hex *.key *.txt);;All files (*)</source><translation type="unfinished"></translation></message>
<message><source>Leave it</source><translation>그만두기</translation></message>
<message><source>Leave out links, types or days</source><translation type="unfinished"></translation></message>
<message><source>Let everybody see it (&amp;open)</source><translation type="unfinished"></translation></message>
<message><source>Let go</source><translation type="unfinished"></translation></message>
<message><source>Like the &amp;desktop</source><translation type="unfinished"></translation></message>
<message><source>Lineage</source><translation type="unfinished"></translation></message>
<message><source>Linked from</source><translation type="unfinished"></translation></message>
<message><source>Links</source><translation type="unfinished"></translation></message>
<message><source>Links to</source><translation type="unfinished"></translation></message>
<message><source>List of signers (*.toml)</source><translation type="unfinished"></translation></message>
<message><source>Looking at the text…</source><translation type="unfinished"></translation></message>
<message><source>Looking through the files…</source><translation type="unfinished"></translation></message>
<message><source>Make it a lin&amp;k</source><translation type="unfinished"></translation></message>
<message><source>Make it the anchor&#9;Enter</source><translation type="unfinished"></translation></message>
<message><source>Map</source><translation type="unfinished"></translation></message>
<message><source>Map of</source><translation type="unfinished"></translation></message>
<message><source>Map of {label}</source><translation type="unfinished"></translation></message>
<message><source>Markdown</source><translation type="unfinished"></translation></message>
<message><source>Message</source><translation type="unfinished"></translation></message>
<message><source>Mo&amp;ve to another file…</source><translation type="unfinished"></translation></message>
<message><source>More</source><translation type="unfinished"></translation></message>
<message><source>More about this chain</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>More lies deeper than {n} steps.</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message><source>Ne&amp;xt file</source><translation type="unfinished"></translation></message>
<message><source>Needs another look</source><translation type="unfinished"></translation></message>
<message><source>Next &amp;problem</source><translation type="unfinished"></translation></message>
<message><source>No claim depends on it. {computed}</source><translation type="unfinished"></translation></message>
<message><source>No claim here</source><translation type="unfinished"></translation></message>
<message><source>No claim here yet</source><translation type="unfinished"></translation></message>
<message><source>No conflicts</source><translation type="unfinished"></translation></message>
<message><source>No group yet. N begins one, or drop a node on the claim.</source><translation type="unfinished"></translation></message>
<message><source>No lineage here</source><translation type="unfinished"></translation></message>
<message><source>No node here</source><translation type="unfinished"></translation></message>
<message><source>No reason is recorded for this yet.</source><translation type="unfinished"></translation></message>
<message><source>No recorded consequences.</source><translation type="unfinished"></translation></message>
<message><source>No recorded reasons.</source><translation type="unfinished"></translation></message>
<message><source>No trace here</source><translation type="unfinished"></translation></message>
<message><source>No unsaved text is left from an earlier run.</source><translation type="unfinished"></translation></message>
<message><source>Nobody</source><translation type="unfinished"></translation></message>
<message><source>Node</source><translation type="unfinished"></translation></message>
<message><source>Nodes</source><translation type="unfinished"></translation></message>
<message><source>Nodes by type</source><translation type="unfinished"></translation></message>
<message><source>Nodes without a date</source><translation type="unfinished"></translation></message>
<message><source>Not in this guide.</source><translation>이 설명서에는 없습니다.</translation></message>
<message><source>Not saved, {when}</source><translation type="unfinished"></translation></message>
<message><source>Not sealed</source><translation type="unfinished"></translation></message>
<message><source>Nothing</source><translation type="unfinished"></translation></message>
<message><source>Nothing can be kept in {data} ({reason}). Your files are saved as ever, but what is not saved does not survive a crash, a save keeps no earlier version, and no keys can be made.</source><translation>이곳에는 아무것도 보관할 수 없습니다: {data} ({reason}). 파일은 평소처럼 저장되지만, 저장하지 않은 글은 비정상 종료 때 사라지고, 이전 버전이 남지 않으며, 키를 만들 수 없습니다.</translation></message>
<message><source>Nothing here was inferred.</source><translation type="unfinished"></translation></message>
<message><source>Nothing is open</source><translation type="unfinished"></translation></message>
<message><source>Nothing is written of what it was made from.</source><translation type="unfinished"></translation></message>
<message><source>Nothing is wrong here.</source><translation type="unfinished"></translation></message>
<message><source>Nothing leads here or follows from it yet.</source><translation type="unfinished"></translation></message>
<message><source>Nothing opened yet</source><translation type="unfinished"></translation></message>
<message><source>Nothing that is recorded follows from this yet.</source><translation type="unfinished"></translation></message>
<message><source>On the disk</source><translation type="unfinished"></translation></message>
<message><source>On the disk (theirs)</source><translation type="unfinished"></translation></message>
<message><source>One file, signed with your key: its reader sees whether it was changed since.</source><translation>파일 하나에 자신의 키로 서명합니다. 받는 사람은 그 뒤에 바뀌었는지 알 수 있습니다.</translation></message>
<message><source>One step &amp;less deep</source><translation type="unfinished"></translation></message>
<message><source>One step d&amp;eeper</source><translation type="unfinished"></translation></message>
<message><source>Only passed it on</source><translation type="unfinished"></translation></message>
<message><source>Open</source><translation type="unfinished"></translation></message>
<message><source>Open &amp;folder…</source><translation type="unfinished"></translation></message>
<message><source>Open &amp;loops</source><translation type="unfinished"></translation></message>
<message><source>Open &amp;recent</source><translation type="unfinished"></translation></message>
<message><source>Open a folder</source><translation type="unfinished"></translation></message>
<message><source>Open a plan</source><translation type="unfinished"></translation></message>
<message><source>Open for reading</source><translation type="unfinished"></translation></message>
<message><source>Open loops</source><translation type="unfinished"></translation></message>
<message><source>Open todos and questions</source><translation type="unfinished"></translation></message>
<message><source>Opening {name}…</source><translation type="unfinished"></translation></message>
<message><source>Order, roles, copies and pictures</source><translation type="unfinished"></translation></message>
<message><source>Other roles: supports, raises, closes, supersedes, contradicts.</source><translation type="unfinished"></translation></message>
<message><source>Ou&amp;tline of this file…</source><translation type="unfinished"></translation></message>
<message><source>Outline</source><translation type="unfinished"></translation></message>
<message><source>P&amp;references…</source><translation type="unfinished"></translation></message>
<message><source>Pack (*.laplaspack)</source><translation type="unfinished"></translation></message>
<message><source>Pack (*.laplaspack);;Text (*.lmd *.md *.txt)</source><translation type="unfinished"></translation></message>
<message><source>Packs and text (*.laplaspack *.lmd);;All files (*)</source><translation type="unfinished"></translation></message>
<message><source>Packs that this key sealed will be said to be sealed by nobody you know.</source><translation type="unfinished"></translation></message>
<message><source>Packs, lists of signers, public keys (*.laplaspack *.toml *.pub *.txt);;All files (*)</source><translation type="unfinished"></translation></message>
<message><source>Panels</source><translation type="unfinished"></translation></message>
<message><source>Picture</source><translation type="unfinished"></translation></message>
<message><source>Pin</source><translation type="unfinished"></translation></message>
<message><source>Pin: stay with this node while the caret moves</source><translation type="unfinished"></translation></message>
<message><source>Pinned</source><translation type="unfinished"></translation></message>
<message><source>Places found</source><translation type="unfinished"></translation></message>
<message><source>Plain text keeps no history, so no commit is known. A pack keeps one.</source><translation type="unfinished"></translation></message>
<message><source>Pre&amp;vious file</source><translation type="unfinished"></translation></message>
<message><source>Preferences</source><translation type="unfinished"></translation></message>
<message><source>Previous prob&amp;lem</source><translation type="unfinished"></translation></message>
<message><source>Problems</source><translation type="unfinished"></translation></message>
<message><source>Properties</source><translation type="unfinished"></translation></message>
<message><source>Pull a leg out</source><translation>근거 하나 빼 보기</translation></message>
<message><source>Put in its place</source><translation type="unfinished"></translation></message>
<message><source>Put it back</source><translation type="unfinished"></translation></message>
<message><source>Put the caret in a claim to see what holds it up. A group is evidence that is enough:</source><translation type="unfinished"></translation></message>
<message><source>Put the caret in a node first, or on a label.</source><translation type="unfinished"></translation></message>
<message><source>Put the caret in a node first.</source><translation type="unfinished"></translation></message>
<message><source>Put the caret in a node to see what is said of it, what it links to and what links to it, its thoughts with their earlier versions, and every place where it is written. A node is a line of its own:</source><translation type="unfinished"></translation></message>
<message><source>Put the caret in a node to see what it rests on.</source><translation type="unfinished"></translation></message>
<message><source>Put the caret in a node to see what it was made from. It is written as a link:</source><translation type="unfinished"></translation></message>
<message><source>Put the caret in a node, a property or a thought.</source><translation type="unfinished"></translation></message>
<message><source>Put the caret on a label that is not there yet.</source><translation type="unfinished"></translation></message>
<message><source>Quick th&amp;ought…</source><translation type="unfinished"></translation></message>
<message><source>R&amp;ename everywhere…</source><translation type="unfinished"></translation></message>
<message><source>Read it</source><translation>읽기</translation></message>
<message><source>Read this large file?</source><translation>이 큰 파일을 읽을까요?</translation></message>
<message><source>Reading it may take up to {need} MB of memory.</source><translation>읽는 데 메모리가 최대 {need} MB 필요할 수 있습니다.</translation></message>
<message><source>Reading the history…</source><translation type="unfinished"></translation></message>
<message><source>Recall</source><translation type="unfinished"></translation></message>
<message><source>Recorded consequences, nearest first</source><translation type="unfinished"></translation></message>
<message><source>Recorded reasons, nearest first</source><translation type="unfinished"></translation></message>
<message><source>Redaction plan (*.toml)</source><translation type="unfinished"></translation></message>
<message><source>Redact…</source><translation type="unfinished"></translation></message>
<message><source>Reject</source><translation type="unfinished"></translation></message>
<message><source>Reject “{label}”</source><translation type="unfinished"></translation></message>
<message><source>Replace all</source><translation type="unfinished"></translation></message>
<message><source>Replace every&amp;where…</source><translation type="unfinished"></translation></message>
<message><source>Replace in this fi&amp;le…</source><translation type="unfinished"></translation></message>
<message><source>Restore</source><translation type="unfinished"></translation></message>
<message><source>Restore “{label}”</source><translation type="unfinished"></translation></message>
<message><source>Rests on</source><translation type="unfinished"></translation></message>
<message><source>Retrieved via</source><translation type="unfinished"></translation></message>
<message><source>Role of a link</source><translation type="unfinished"></translation></message>
<message><source>Roles t&amp;hat are followed</source><translation type="unfinished"></translation></message>
<message><source>Routed via</source><translation type="unfinished"></translation></message>
<message><source>Sa&amp;ve the map…</source><translation type="unfinished"></translation></message>
<message><source>Save &amp;as…</source><translation type="unfinished"></translation></message>
<message><source>Save a copy…</source><translation type="unfinished"></translation></message>
<message><source>Save as</source><translation type="unfinished"></translation></message>
<message><source>Save as &amp;SVG…</source><translation type="unfinished"></translation></message>
<message><source>Save as P&amp;NG…</source><translation type="unfinished"></translation></message>
<message><source>Save as {kind}…</source><translation type="unfinished"></translation></message>
<message><source>Save it again</source><translation type="unfinished"></translation></message>
<message><source>Save it again.</source><translation type="unfinished"></translation></message>
<message><source>Save mine</source><translation type="unfinished"></translation></message>
<message><source>Save the chain as a picture</source><translation type="unfinished"></translation></message>
<message><source>Save the evi&amp;dence…</source><translation type="unfinished"></translation></message>
<message><source>Save the picture</source><translation type="unfinished"></translation></message>
<message><source>Save to keep it.</source><translation type="unfinished"></translation></message>
<message><source>Save without the seal</source><translation type="unfinished"></translation></message>
<message><source>Save without the seal?</source><translation type="unfinished"></translation></message>
<message><source>Saved {name}.</source><translation type="unfinished"></translation></message>
<message><source>Saving it with changes takes the seal away.</source><translation type="unfinished"></translation></message>
<message><source>Seal</source><translation type="unfinished"></translation></message>
<message><source>Seal &amp;&amp; export…</source><translation type="unfinished"></translation></message>
<message><source>See why</source><translation>이유 보기</translation></message>
<message><source>Select &amp;all</source><translation type="unfinished"></translation></message>
<message><source>Set its s&amp;tage…</source><translation type="unfinished"></translation></message>
<message><source>Settings cannot be written to {place}: what you set counts until Whydesk is closed.</source><translation>설정을 기록할 수 없습니다: {place}. 설정한 것은 Whydesk를 닫을 때까지만 유효합니다.</translation></message>
<message><source>Show everything</source><translation type="unfinished"></translation></message>
<message><source>Show more</source><translation type="unfinished"></translation></message>
<message><source>Show that window</source><translation type="unfinished"></translation></message>
<message><source>Show the whole long l&amp;ine…</source><translation type="unfinished"></translation></message>
<message><source>Show twice as many</source><translation type="unfinished"></translation></message>
<message><source>Show {name} ({count:,} more)&#9;Space</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>Show {n} more links</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>Show {n} more places</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>Show {n} more properties</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>Show {n} more thoughts</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message><source>Stages</source><translation type="unfinished"></translation></message>
<message><source>Stay with this claim while the caret goes elsewhere</source><translation type="unfinished"></translation></message>
<message><source>Stay with this node while the caret moves</source><translation type="unfinished"></translation></message>
<message><source>Suppose nothing any more (Esc)</source><translation type="unfinished"></translation></message>
<message><source>Tab goes to the next blank · Esc ends it.</source><translation type="unfinished"></translation></message>
<message><source>Take it back</source><translation>되돌리기</translation></message>
<message><source>Take signers from</source><translation type="unfinished"></translation></message>
<message><source>Take theirs</source><translation type="unfinished"></translation></message>
<message><source>Text &amp;beside the picture</source><translation type="unfinished"></translation></message>
<message><source>Text (*.lmd)</source><translation type="unfinished"></translation></message>
<message><source>Text of this file that was not saved is kept, from {when}.</source><translation type="unfinished"></translation></message>
<message><source>Text that was not saved is kept: of {names}.</source><translation type="unfinished"></translation></message>
<message><source>That is all there is to it. Help ▸ User guide shows the rest.</source><translation>이것이 전부입니다. 나머지는 도움말 ▸ 사용 설명서에 있습니다.</translation></message>
<message><source>That window does not answer.</source><translation type="unfinished"></translation></message>
<message><source>The &amp;text</source><translation type="unfinished"></translation></message>
<message><source>The &amp;why panel</source><translation type="unfinished"></translation></message>
<message><source>The caret is in no node. This is the first one here that has a reason.</source><translation type="unfinished"></translation></message>
<message><source>The e&amp;vidence</source><translation type="unfinished"></translation></message>
<message><source>The earlier version is in the text.</source><translation type="unfinished"></translation></message>
<message><source>The evidence as a picture (Ctrl+E)</source><translation type="unfinished"></translation></message>
<message><source>The evidence as an outline</source><translation type="unfinished"></translation></message>
<message><source>The file is another by now than the one that this was written in.</source><translation type="unfinished"></translation></message>
<message><source>The file of the key</source><translation type="unfinished"></translation></message>
<message><source>The first day shown</source><translation type="unfinished"></translation></message>
<message><source>The guide, at what you are in</source><translation>지금 있는 곳에 맞는 설명</translation></message>
<message><source>The key {name} has another passphrase.</source><translation type="unfinished"></translation></message>
<message><source>The key {name} is deleted.</source><translation type="unfinished"></translation></message>
<message><source>The key {name} is imported.</source><translation type="unfinished"></translation></message>
<message><source>The key {name} is made.</source><translation type="unfinished"></translation></message>
<message><source>The l&amp;ineage</source><translation type="unfinished"></translation></message>
<message><source>The last day shown</source><translation type="unfinished"></translation></message>
<message><source>The last words could not be read back.</source><translation type="unfinished"></translation></message>
<message><source>The list of n&amp;odes</source><translation type="unfinished"></translation></message>
<message><source>The map as an outline</source><translation type="unfinished"></translation></message>
<message><source>The no&amp;de card</source><translation type="unfinished"></translation></message>
<message><source>The node at the caret</source><translation type="unfinished"></translation></message>
<message><source>The node is back. Ctrl+Z takes it out again.</source><translation type="unfinished"></translation></message>
<message><source>The other window let go of it: you can edit it now.</source><translation type="unfinished"></translation></message>
<message><source>The other window still has it.</source><translation type="unfinished"></translation></message>
<message><source>The p&amp;roblems</source><translation type="unfinished"></translation></message>
<message><source>The panel at the right shows what it rests on. Click a reason there: the text goes to it.</source><translation>오른쪽 패널은 그 근거를 보여 줍니다. 거기서 이유 하나를 누르면 글이 그곳으로 갑니다.</translation></message>
<message><source>The picture is in {path}.</source><translation type="unfinished"></translation></message>
<message><source>The public key of {name} is on the clipboard.</source><translation type="unfinished"></translation></message>
<message><source>The re&amp;call</source><translation type="unfinished"></translation></message>
<message><source>The same as a list of lines</source><translation type="unfinished"></translation></message>
<message><source>The same as the picture, for keyboard and screen reader.</source><translation type="unfinished"></translation></message>
<message><source>The signer is called {name} now.</source><translation type="unfinished"></translation></message>
<message><source>The text changed meanwhile.</source><translation type="unfinished"></translation></message>
<message><source>The walk down</source><translation type="unfinished"></translation></message>
<message><source>Theirs is kept among the backups of the file.</source><translation type="unfinished"></translation></message>
<message><source>There are no problems.</source><translation type="unfinished"></translation></message>
<message><source>There is no chain to take along.</source><translation type="unfinished"></translation></message>
<message><source>There is no node of that name yet.</source><translation type="unfinished"></translation></message>
<message><source>There is no other file to move it to.</source><translation type="unfinished"></translation></message>
<message><source>There is no picture to save yet.</source><translation type="unfinished"></translation></message>
<message><source>There is no ready fix for it.</source><translation type="unfinished"></translation></message>
<message><source>Things to try in a sample</source><translation>예제에서 해 볼 것들</translation></message>
<message><source>This is a folder. Open one of its files to see its earlier versions.</source><translation type="unfinished"></translation></message>
<message><source>This is in no file yet, so there are no earlier versions of it.</source><translation type="unfinished"></translation></message>
<message><source>This is in no file yet, so there is nothing to compare.</source><translation type="unfinished"></translation></message>
<message><source>Thoughts</source><translation type="unfinished"></translation></message>
<message><source>Throw it away</source><translation type="unfinished"></translation></message>
<message><source>Title</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>To {n} steps</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message><source>Todos and questions that hang on a node stand here until they are done, those that are due first. They are dated thoughts in the text:</source><translation type="unfinished"></translation></message>
<message><source>Traceable is not true: it can be inspected, and is not licensed.</source><translation type="unfinished"></translation></message>
<message><source>Turn it &amp;round: what follows</source><translation type="unfinished"></translation></message>
<message><source>Two nodes that contradict each other stand here, and what was superseded while something still rests on it. Both are links in the text:</source><translation type="unfinished"></translation></message>
<message><source>Two versions</source><translation type="unfinished"></translation></message>
<message><source>Type of node</source><translation type="unfinished"></translation></message>
<message><source>Types</source><translation type="unfinished"></translation></message>
<message><source>Unsaved text was kept</source><translation type="unfinished"></translation></message>
<message><source>User guide</source><translation>사용 설명서</translation></message>
<message><source>Uses</source><translation type="unfinished"></translation></message>
<message><source>W&amp;hy</source><translation type="unfinished"></translation></message>
<message><source>What &amp;if this were withdrawn</source><translation type="unfinished"></translation></message>
<message><source>What does “{label}” only restate?</source><translation type="unfinished"></translation></message>
<message><source>What fell by it needs another look. W restores it; history stays.</source><translation type="unfinished"></translation></message>
<message><source>What follows</source><translation type="unfinished"></translation></message>
<message><source>What follows from</source><translation type="unfinished"></translation></message>
<message><source>What follows from it</source><translation type="unfinished"></translation></message>
<message><source>What if</source><translation type="unfinished"></translation></message>
<message><source>What is needed in group {group} as well?</source><translation type="unfinished"></translation></message>
<message><source>What is on the disk, and what you have changed since.</source><translation type="unfinished"></translation></message>
<message><source>What it comes to</source><translation type="unfinished"></translation></message>
<message><source>What it rests on</source><translation type="unfinished"></translation></message>
<message><source>What its seal is worth</source><translation type="unfinished"></translation></message>
<message><source>What leans on</source><translation type="unfinished"></translation></message>
<message><source>What only the &amp;tables say…</source><translation type="unfinished"></translation></message>
<message><source>What the la&amp;bel says</source><translation type="unfinished"></translation></message>
<message><source>What the map leaves out</source><translation type="unfinished"></translation></message>
<message><source>What the seal sa&amp;ys…</source><translation type="unfinished"></translation></message>
<message><source>What the seal says</source><translation type="unfinished"></translation></message>
<message><source>What was not saved is gone then, for ever.</source><translation type="unfinished"></translation></message>
<message><source>What would be enough by itself?</source><translation type="unfinished"></translation></message>
<message><source>Where an error entered</source><translation type="unfinished"></translation></message>
<message><source>Where it came from. Reaching a source proves that it can be inspected, not that it is true.</source><translation type="unfinished"></translation></message>
<message><source>Where the file comes from</source><translation type="unfinished"></translation></message>
<message><source>Where this was asked from</source><translation type="unfinished"></translation></message>
<message><source>Which commit brought what is as the pack's tables say; no seal covers that.</source><translation>무엇이 어느 커밋에서 왔는지는 팩의 표가 말하는 대로입니다. 봉인은 이를 보증하지 않습니다.</translation></message>
<message><source>Who ma&amp;y see it…</source><translation type="unfinished"></translation></message>
<message><source>Who may see it</source><translation type="unfinished"></translation></message>
<message><source>Whole words</source><translation type="unfinished"></translation></message>
<message><source>Why</source><translation type="unfinished"></translation></message>
<message><source>Whydesk</source><translation type="unfinished"></translation></message>
<message><source>Whydesk ended on {when} before this text was saved. It was in no file yet.</source><translation type="unfinished"></translation></message>
<message><source>Whydesk ended on {when} before this was saved.</source><translation type="unfinished"></translation></message>
<message><source>Whydesk ended on {when} before this was saved. Its file is gone: {file}.</source><translation type="unfinished"></translation></message>
<message><source>With the roles that are followed now, no reason is recorded for this.</source><translation type="unfinished"></translation></message>
<message><source>Withdraw</source><translation type="unfinished"></translation></message>
<message><source>Withdraw {what}</source><translation type="unfinished"></translation></message>
<message><source>Withdraw…</source><translation type="unfinished"></translation></message>
<message><source>Write a reason</source><translation type="unfinished"></translation></message>
<message><source>Write the public key to</source><translation type="unfinished"></translation></message>
<message><source>Write the redacted export to</source><translation type="unfinished"></translation></message>
<message><source>Write the sealed pack to</source><translation type="unfinished"></translation></message>
<message><source>Write the withdrawal into the text, with a date and a reason</source><translation type="unfinished"></translation></message>
<message><source>Written in</source><translation type="unfinished"></translation></message>
<message><source>You are editing it</source><translation type="unfinished"></translation></message>
<message><source>Your changes go; Ctrl+Z brings them back.</source><translation type="unfinished"></translation></message>
<message><source>Yours goes into a file of its own beside this one.</source><translation type="unfinished"></translation></message>
<message><source>Yours is kept as {name}, in the same folder.</source><translation type="unfinished"></translation></message>
<message><source>Zoom in&#9;+</source><translation type="unfinished"></translation></message>
<message><source>Zoom out&#9;−</source><translation type="unfinished"></translation></message>
<message><source>Zoom, arrange, save as SVG, PNG or PDF</source><translation type="unfinished"></translation></message>
<message><source>Zoom, save as SVG, PNG or PDF</source><translation type="unfinished"></translation></message>
<message><source>a new text</source><translation type="unfinished"></translation></message>
<message><source>also behind</source><translation type="unfinished"></translation></message>
<message><source>also called {aliases}</source><translation type="unfinished"></translation></message>
<message><source>also follows from</source><translation type="unfinished"></translation></message>
<message><source>and {marks:,} more</source><translation type="unfinished"></translation></message>
<message><source>as well</source><translation type="unfinished"></translation></message>
<message><source>backup {number}</source><translation type="unfinished"></translation></message>
<message><source>basis of</source><translation type="unfinished"></translation></message>
<message><source>by {author}</source><translation type="unfinished"></translation></message>
<message><source>by {via}</source><translation type="unfinished"></translation></message>
<message><source>cannot be read</source><translation type="unfinished"></translation></message>
<message><source>closed by</source><translation type="unfinished"></translation></message>
<message><source>contradicted by</source><translation type="unfinished"></translation></message>
<message><source>did its work</source><translation type="unfinished"></translation></message>
<message><source>did not</source><translation type="unfinished"></translation></message>
<message><source>due {due}</source><translation type="unfinished"></translation></message>
<message><source>each contradicts</source><translation type="unfinished"></translation></message>
<message><source>en.lmd</source><comment>the sample of the first steps in this language</comment><translation>ko.lmd</translation></message>
<message><source>error entered here</source><translation type="unfinished"></translation></message>
<message><source>falls to {status}</source><translation type="unfinished"></translation></message>
<message><source>fold ›</source><translation type="unfinished"></translation></message>
<message><source>folded</source><translation type="unfinished"></translation></message>
<message><source>fully supported</source><translation type="unfinished"></translation></message>
<message><source>group {name}</source><translation type="unfinished"></translation></message>
<message><source>guide.md</source><comment>the user guide in this language</comment><translation type="unfinished"></translation></message>
<message><source>inconclusive</source><translation type="unfinished"></translation></message>
<message><source>key {fingerprint}</source><translation type="unfinished"></translation></message>
<message><source>level {depth}</source><translation type="unfinished"></translation></message>
<message><source>licence unknown</source><translation type="unfinished"></translation></message>
<message><source>licensed</source><translation type="unfinished"></translation></message>
<message><source>line {line:,}</source><translation type="unfinished"></translation></message>
<message><source>loops back to</source><translation type="unfinished"></translation></message>
<message><source>needs another look</source><translation type="unfinished"></translation></message>
<message><source>no claim</source><translation type="unfinished"></translation></message>
<message><source>no commit</source><translation type="unfinished"></translation></message>
<message><source>no date</source><translation type="unfinished"></translation></message>
<message><source>no open end</source><translation type="unfinished"></translation></message>
<message><source>no problems</source><translation type="unfinished"></translation></message>
<message><source>no role</source><translation type="unfinished"></translation></message>
<message><source>no type</source><translation type="unfinished"></translation></message>
<message><source>nobody you know</source><translation type="unfinished"></translation></message>
<message><source>none here</source><translation type="unfinished"></translation></message>
<message><source>not fully supported</source><translation type="unfinished"></translation></message>
<message><source>not kept</source><translation type="unfinished"></translation></message>
<message><source>not licensed</source><translation type="unfinished"></translation></message>
<message><source>of {date}</source><translation type="unfinished"></translation></message>
<message><source>open end</source><translation type="unfinished"></translation></message>
<message><source>open loops</source><translation type="unfinished"></translation></message>
<message><source>overdue since</source><translation type="unfinished"></translation></message>
<message><source>passed it on</source><translation type="unfinished"></translation></message>
<message><source>put back</source><translation type="unfinished"></translation></message>
<message><source>raised by</source><translation type="unfinished"></translation></message>
<message><source>restates</source><translation type="unfinished"></translation></message>
<message><source>restore…</source><translation type="unfinished"></translation></message>
<message><source>shown above</source><translation type="unfinished"></translation></message>
<message><source>source</source><translation type="unfinished"></translation></message>
<message><source>superseded by</source><translation type="unfinished"></translation></message>
<message><source>supported by</source><translation type="unfinished"></translation></message>
<message><source>target of {role}</source><translation type="unfinished"></translation></message>
<message><source>the anchor</source><translation type="unfinished"></translation></message>
<message><source>the name is known by another key</source><translation type="unfinished"></translation></message>
<message><source>thread {number}</source><translation type="unfinished"></translation></message>
<message><source>through {label}</source><translation type="unfinished"></translation></message>
<message><source>unfolded</source><translation type="unfinished"></translation></message>
<message><source>was {before}; withdrawn since {day}: {lost}</source><translation type="unfinished"></translation></message>
<message><source>was {before}; withdrawn: {lost}</source><translation type="unfinished"></translation></message>
<message><source>what follows from it</source><translation type="unfinished"></translation></message>
<message><source>what if</source><translation type="unfinished"></translation></message>
<message><source>what if not?</source><translation type="unfinished"></translation></message>
<message><source>what it rests on</source><translation type="unfinished"></translation></message>
<message><source>withdrawn</source><translation type="unfinished"></translation></message>
<message><source>you know this signer: {signer}</source><translation type="unfinished"></translation></message>
<message><source>your own: {signer}</source><translation type="unfinished"></translation></message>
<message><source>{count:,} behind  ▸</source><translation type="unfinished"></translation></message>
<message><source>{count:,} found</source><translation type="unfinished"></translation></message>
<message><source>{count:,} more</source><translation type="unfinished"></translation></message>
<message><source>{found} so far; the rest is being counted.</source><translation type="unfinished"></translation></message>
<message><source>{found}, nearest first.</source><translation type="unfinished"></translation></message>
<message><source>{kinds}</source><comment>a kind of nodes, and its English plural</comment><translation type="unfinished"></translation></message>
<message><source>{left:,} of what was dropped is not opened: too many windows at once.</source><translation type="unfinished"></translation></message>
<message><source>{moment:%Y-%m-%d at %H:%M}</source><translation type="unfinished"></translation></message>
<message><source>{names} and {number:,} more</source><translation type="unfinished"></translation></message>
<message><source>{names} and {others:,} more</source><translation type="unfinished"></translation></message>
<message><source>{names}: taken in.</source><translation type="unfinished"></translation></message>
<message><source>{name} is a signer you know now.</source><translation type="unfinished"></translation></message>
<message><source>{name} is forgotten.</source><translation type="unfinished"></translation></message>
<message><source>{name} is gone from its folder. Your text is here: saving writes it there again.</source><translation type="unfinished"></translation></message>
<message><source>{name} is no longer in {parent}, so nothing was opened.</source><translation type="unfinished"></translation></message>
<message><source>{name} is sealed. Its text is another now, so saving it takes the seal away. The sealed version is kept as a backup.</source><translation type="unfinished"></translation></message>
<message><source>{name} is written. It holds no secret.</source><translation type="unfinished"></translation></message>
<message><source>{name} lies in a folder that {service} keeps in step. A pack is one file: edit it on one computer at a time, or one of two versions loses.</source><translation type="unfinished"></translation></message>
<message><source>{name} of {label}</source><translation type="unfinished"></translation></message>
<message><source>{name} was not saved on this computer. {why} Read it only if you know whom it is from; meanwhile the window may stand still.</source><translation>이 컴퓨터에서 저장한 파일이 아닙니다: {name}. {why} 누가 보낸 것인지 아는 경우에만 읽으십시오. 그동안 창이 멈출 수 있습니다.</translation></message>
<message><source>{name} was not saved on this computer: its text is somebody else's. The file itself changes only when you save.</source><translation type="unfinished"></translation></message>
<message><source>{name}, as it is open</source><translation type="unfinished"></translation></message>
<message><source>{name}[*] – Whydesk</source><translation type="unfinished"></translation></message>
<message><source>{number:,} {status}</source><translation type="unfinished"></translation></message>
<message><source>{number} of {many}</source><translation>{number} / {many}</translation></message>
<message numerus="yes"><source>{n} causes not shown</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} claims</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} conflicts</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} earlier versions</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} effects not shown</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} errors</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} files</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} hints</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} legs</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} links</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} more causes</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} more effects</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} more steps</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} need another look</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} nodes</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} open ends</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} open loops</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} places</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} problems</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} recorded consequences</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} recorded reasons</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} sources</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} steps</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} thoughts</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message numerus="yes"><source>{n} warnings</source><translation type="unfinished"><numerusform></numerusform></translation></message>
<message><source>{others}; and {left:,} more</source><translation type="unfinished"></translation></message>
<message><source>{places} in {files}</source><translation type="unfinished"></translation></message>
<message><source>{places} that name {label}</source><translation type="unfinished"></translation></message>
<message><source>{place}, which says it was fetched from {address}</source><translation type="unfinished"></translation></message>
<message><source>{shard}, line {line:,}</source><translation type="unfinished"></translation></message>
<message><source>{shown:,} of more shown</source><translation type="unfinished"></translation></message>
<message><source>{shown:,} of {legs} shown, {hidden:,} are not</source><translation type="unfinished"></translation></message>
<message><source>{shown:,} of {total:,} shown</source><translation type="unfinished"></translation></message>
<message><source>{shown} — edited</source><translation type="unfinished"></translation></message>
<message><source>{state}, if what is pulled out were withdrawn</source><translation type="unfinished"></translation></message>
<message><source>{state}, {count:,} behind it</source><translation type="unfinished"></translation></message>
<message><source>{steps} at least are not shown</source><translation type="unfinished"></translation></message>
<message><source>{step}: done</source><translation>{step}: 함</translation></message>
<message><source>{step}: to do</source><translation>{step}: 아직</translation></message>
<message><source>{words} through {label}</source><translation type="unfinished"></translation></message>
<message><source>{words}: there is no seal on the text as it stands.</source><translation type="unfinished"></translation></message>
<message><source>{words}; the first {most:,} are listed</source><translation type="unfinished"></translation></message>
<message><source>– Changed since it was sealed</source><translation type="unfinished"></translation></message>
<message><source>– Sealed, by a key that is new</source><translation type="unfinished"></translation></message>
<message><source>“Open…” in the File menu asks whether to read it.</source><translation>파일 메뉴의 “열기…”로 열면 읽을지 묻습니다.</translation></message>
<message><source>“{about}” is withdrawn</source><translation type="unfinished"></translation></message>
<message><source>‹ Back to the guide</source><translation>‹ 설명서로 돌아가기</translation></message>
<message><source>‹ open</source><translation type="unfinished"></translation></message>
<message><source>✓ Pinned</source><translation type="unfinished"></translation></message>
<message><source>✓ Sealed, intact</source><translation type="unfinished"></translation></message>
<message><source>✓ none</source><translation type="unfinished"></translation></message>
<message><source>✓ now</source><translation type="unfinished"></translation></message>
<message><source>✗ Seal ambiguous</source><translation type="unfinished"></translation></message>
<message><source>✗ Seal broken</source><translation type="unfinished"></translation></message>
<message><source>✗ Seal of an unknown kind</source><translation type="unfinished"></translation></message>
<message><source>✗ Sealed, but tables differ</source><translation type="unfinished"></translation></message>
<message><source>✗ They disagree: {types}</source><translation type="unfinished"></translation></message>
<message><source>✗ {told}: they stand in what is sealed.</source><translation type="unfinished"></translation></message>
</context>
</TS>
