# The two commands: `make run` and `make test`. Both set up .venv on first use.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
# A stamp stands for "these dependencies are installed"; a newer pyproject.toml makes it stale.
RUN_STAMP := $(VENV)/.installed-run
DEV_STAMP := $(VENV)/.installed-dev
BUNDLE_STAMP := $(VENV)/.installed-bundle
XVFB := xvfb-run -a -s '-screen 0 1440x900x24'
# The virtual screen where there is one, so that no window comes up before anybody.
ON_A_SCREEN := $(if $(shell command -v xvfb-run),$(XVFB))
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help run test window survive soak lint format bench packs pictures icons translations bundle wheel clean

help: ## what there is to make
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 14

run: $(RUN_STAMP) ## open the window on the sample pack; without a display, the tour without one
	@$(PY) -m whydesk --tour build/tour

test: $(DEV_STAMP) ## run the tests
	@$(PY) scripts/check_qt.py
	@QT_QPA_PLATFORM=offscreen $(PY) -m pytest $(ARGS)

window: $(DEV_STAMP) ## run the tests that need a real window, on a virtual screen
	@QT_QPA_PLATFORM=xcb $(XVFB) $(PY) -m pytest -m window $(ARGS)

lint: $(DEV_STAMP) ## style, types and import contracts
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/pyright --pythonpath $(PY)
	@$(BIN)/lint-imports --no-logo

format: $(DEV_STAMP) ## put the code into the house's form
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

survive: $(DEV_STAMP) ## kill it at random moments and fill its disk (ARGS="--kills 1000" for long)
	@$(PY) scripts/survive.py $(ARGS)

soak: $(DEV_STAMP) ## work in a window by chance and look whether all holds (ARGS="--actions 10000" for long)
	@$(PY) scripts/soak.py $(ARGS)

bench: $(DEV_STAMP) ## how long things take, beside their floors (ARGS="--sizes 1000" is quick)
	@$(PY) -m benchmarks $(ARGS)

pictures: $(RUN_STAMP) ## draw the pictures of README and guide from the sample packs
	@$(PY) scripts/make_pictures.py

icons: $(RUN_STAMP) ## draw the icons of Windows and macOS from whydesk.svg
	@$(PY) scripts/make_icons.py

packs: $(RUN_STAMP) ## build the sample packs from their sources
	@$(PY) scripts/build_packs.py

translations: $(DEV_STAMP) ## collect what the program says, and compile what is translated of it
	@$(PY) scripts/translations.py

bundle: $(BUNDLE_STAMP) ## build dist/whydesk with PyInstaller, and start it in many ways
	@$(ON_A_SCREEN) $(PY) scripts/check_bundle.py

wheel: $(RUN_STAMP) ## build the wheel into dist, and start what it installs
	@$(PY) scripts/check_wheel.py

clean: ## remove what was built, and .venv
	@rm -rf $(VENV) build dist .pytest_cache .ruff_cache .hypothesis .benchmarks

$(PY):
	@scripts/make_venv $(VENV)

$(RUN_STAMP): pyproject.toml | $(PY)
	@scripts/install $(PY) '.' $@

$(DEV_STAMP): pyproject.toml | $(PY)
	@scripts/install $(PY) '.[dev]' $@ $(RUN_STAMP)

$(BUNDLE_STAMP): pyproject.toml | $(PY)
	@scripts/install $(PY) '.[bundle]' $@ $(RUN_STAMP)
