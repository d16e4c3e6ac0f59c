# Two commands for everybody: `make play` and `make test`. Both need Python 3.11 or later and make, nothing else:
# they put all that is missing into .venv, from the hashed files in requirements/. uv is used where it is found.

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
ARGS ?=
# Workers of the tests: one more than there are cores, as the browser's tests wait for a good part of their time.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)

# The Python that makes .venv: the first of these that runs and is new enough.
PYTHON ?= $(shell for p in python3 python python3.14 python3.13 python3.12 python3.11; do \
	if "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then command -v "$$p"; break; fi; done)

UV := $(shell command -v uv 2>/dev/null)
ifdef UV
export UV_COMPILE_BYTECODE := 1
INSTALL := $(UV) pip install --quiet --python $(PY)
else
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check
endif

CODE := $(wildcard src tests tools/*.py benchmarks examples)
DOCS := $(wildcard tests/docs docs README.md)

.DEFAULT_GOAL := help
.PHONY: help play test check site pages format lint types imports docs client vendor screenshots proofs fix coverage golden bench ladder soak test-all requirements clean distclean

help:
	@echo "make play       open the table in the browser"
	@echo "make test       run all tests (ARGS='-k classic' picks some)"
	@echo "make check      format, lint, types, import contracts, docs tests, the browser's modules"
	@echo "make fix        format the code and repair what the linter can"
	@echo "make coverage   the tests again, holding core and rules to every branch"
	@echo "make golden     write the golden files anew, for review"
	@echo "make pages      write the generated pages of the docs anew"
	@echo "make site       build the documentation as a site, in site/"
	@echo "make bench      compare the speed with peers"
	@echo "make ladder     measure the bots of Post Office"
	@echo "make soak       the long counts of the tests"
	@echo "make screenshots  every page in three widths and two rooms, into build/screenshots"
	@echo "make proofs     every print sheet as PDF and pictures, into build/proofs"
	@echo "make vendor     make the client's vendored module and fonts anew"
	@echo "make test-all   run the tests on every Python found"
	@echo "make clean      remove what was built; distclean: the environments too"

play: $(VENV)/.play
	@$(BIN)/pillarbox $(ARGS)

test: $(VENV)/.test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

check: format lint types imports docs client

format: $(VENV)/.test
	$(BIN)/ruff format --check $(CODE)

lint: $(VENV)/.test
	$(BIN)/ruff check $(CODE)

types: $(VENV)/.test
	$(BIN)/mypy $(CODE)

imports: $(VENV)/.test
	$(BIN)/lint-imports --no-logo

docs: $(VENV)/.test
	$(BIN)/pytest -q $(DOCS)

# The browser's modules: types, vendored files. Needs node; without it the check says so and only CI fails.
client: $(VENV)/.test
	PYTHONPATH=. $(PY) tools/client.py

vendor: $(VENV)/.test
	PYTHONPATH=. $(PY) tools/vendor.py

screenshots: $(VENV)/.test
	PYTHONPATH=. $(PY) tools/screenshots.py $(ARGS)

proofs: $(VENV)/.test
	PYTHONPATH=. $(PY) tools/proofs.py $(ARGS)

fix: $(VENV)/.test
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

coverage: $(VENV)/.test
	$(BIN)/coverage run -m pytest -q $(ARGS)
	$(BIN)/coverage report

golden: $(VENV)/.test
	PYTHONPATH=. $(PY) tools/golden.py $(ARGS)

# What is made from the texts and the rulesets: help, catalogue, schemas, how to play, commands, public names.
pages: $(VENV)/.test
	for tool in help_index index how_to_play reference; do PYTHONPATH=. $(PY) tools/$$tool.py || exit 1; done

site: $(VENV)/.test
	$(BIN)/zensical build --strict --config-file mkdocs.yml

bench: $(VENV)/.bench
	$(PY) -m benchmarks $(ARGS)

ladder: $(VENV)/.test
	PYTHONPATH=. $(PY) tools/ladder.py $(ARGS)

soak: $(VENV)/.test
	PYTHONPATH=. $(PY) tools/soak.py $(ARGS)

test-all:
	tools/test-all $(ARGS)

# --- the environment --------------------------------------------------------------------------------------------------

$(PY):
	@test -n "$(PYTHON)$(UV)" || { echo "Pillarbox needs Python 3.11 or later, and none was found." >&2; exit 1; }
	@echo "Making $(VENV) ..."
ifdef UV
	@$(UV) venv --quiet --seed --python "$(or $(PYTHON),>=3.11)" $(VENV)
else
	@"$(PYTHON)" -m venv $(VENV)
endif

# One stamp for each set of packages; the project itself comes last, editable, with nothing fetched for it.
$(VENV)/.%: requirements/%.txt pyproject.toml | $(PY)
	@echo "Installing what '$*' needs into $(VENV) ..."
	@$(INSTALL) --require-hashes -r $<
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# The files share their versions: the widest is made first and binds the others.
COMPILE = $(or $(UV),$(BIN)/uv) pip compile --quiet --upgrade --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make requirements" \
	pyproject.toml requirements/build.in

requirements: | $(PY)
	@test -n "$(UV)" -o -x $(BIN)/uv || $(INSTALL) uv
	$(COMPILE) --extra dev --extra bench --output-file requirements/bench.txt
	$(COMPILE) --extra dev --constraint requirements/bench.txt --output-file requirements/test.txt
	$(COMPILE) --extra server --extra pdf --extra fast --constraint requirements/bench.txt --output-file requirements/play.txt

clean:
	rm -rf build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools $(wildcard benchmarks) -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean
	rm -rf $(VENV) .venv-*
