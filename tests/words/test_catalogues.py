"""The catalogues themselves: that they parse, agree over the languages, and know each language's plurals."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from pillarbox.words import texts
from pillarbox.words.bundle import FUNCTIONS
from pillarbox.words.languages import LANGUAGES
from tests.words import catalogues
from tests.words.catalogues import PACKAGE, entries, files, keys, listed, named, resource, shape

FILES = [path for language in LANGUAGES for path in files(language)]
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {"en": {"one", "other"}, "nl": {"one", "other"}, "pl": {"one", "few", "many", "other"}}


def short(path: object) -> str:
    return str(path.relative_to(PACKAGE)) if isinstance(path, Path) else str(path)


def test_the_languages_with_catalogues_are_the_languages_offered() -> None:
    found = {path.name for path in PACKAGE.glob("**/texts/*") if path.is_dir()}
    assert found == set(LANGUAGES) == set(catalogues.LANGUAGES)


@pytest.mark.parametrize("path", FILES, ids=short)
def test_every_line_of_a_catalogue_belongs_to_an_entry_that_parses(path: Path) -> None:
    junk = [entry.content for entry in resource(path).body if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("path", FILES, ids=short)
def test_no_catalogue_keeps_its_variants_on_the_line_of_the_selector(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.findall(r"->[ \t]*\S.*", text)


@pytest.mark.parametrize("path", FILES, ids=short)
def test_every_entry_has_a_kebab_case_name(path: Path) -> None:
    names = [e.id.name for e in resource(path).body if isinstance(e, ast.Message | ast.Term)]
    assert [name for name in names if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_used_twice_over_all_files_of_a_language(language: str) -> None:
    counted = Counter(named(entry) for _, entry in listed(language))
    assert [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_catalogue_file_lies_in_every_language(language: str) -> None:
    def places(code: str) -> set[str]:
        return {short(path).replace(f"/texts/{code}/", "/texts/*/") for path in files(code)}

    assert places(language) == places("en")


@pytest.mark.parametrize("language", OTHERS)
def test_an_entry_lies_in_the_same_file_in_every_language(language: str) -> None:
    def homes(code: str) -> set[tuple[str, str]]:
        return {(named(entry), short(path).replace(f"/texts/{code}/", "/")) for path, entry in listed(code)}

    assert homes(language) ^ homes("en") == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_translation_has_the_attributes_and_variables_of_the_english_text(language: str) -> None:
    def parts(entry: ast.Message | ast.Term) -> dict[str, set[str]]:
        own = {attribute.id.name: shape(attribute.value).variables for attribute in entry.attributes}
        return {"": shape(entry.value).variables, **own}

    theirs = entries(language)
    different = {
        name: (parts(entry), parts(theirs[name]))
        for name, entry in entries("en").items()
        if name in theirs and parts(entry) != parts(theirs[name])
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_call_only_functions_and_entries_that_there_are(language: str) -> None:
    known = {*FUNCTIONS, "NUMBER"}
    wrong = {
        named(entry): found
        for _, entry in listed(language)
        if (found := (shape(entry).functions - known) | (shape(entry).references - set(entries(language))))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_number_selects_every_plural_form_of_the_language_is_there(language: str) -> None:
    """A selector is a plural as soon as one of its keys is a plural category; then it needs them all.

    Only a number set apart from all others is none, if the text for the others does not show the number.
    """
    lacking = {
        named(entry): keys(selector)
        for _, entry in listed(language)
        for selector in shape(entry).selectors
        if set(keys(selector)) & PLURALS
        if not set(keys(selector)) >= NEEDED[language] and not sets_a_number_apart(selector)
    }
    assert lacking == {}


def sets_a_number_apart(selector: ast.SelectExpression) -> bool:
    others = [variant for variant in selector.variants if isinstance(variant.key, ast.Identifier)]
    if [variant.default for variant in others] != [True]:
        return False
    chosen, shown = shape(selector.selector), shape(others[0].value)
    return not (shown.functions & {"COUNT"} if chosen.functions else shown.variables & chosen.variables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_form_of_a_plural_is_the_one_that_fractions_take(language: str) -> None:
    """A fraction such as 1/3 reaches Fluent as text and takes the default: it must be `other`."""
    wrong = {
        named(entry): keys(selector)
        for _, entry in listed(language)
        for selector in shape(entry).selectors
        if set(keys(selector)) & PLURALS
        for variant in selector.variants
        if variant.default and not (isinstance(variant.key, ast.Identifier) and variant.key.name == "other")
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_asks_for_a_form_the_language_does_not_have(language: str) -> None:
    odd = {
        named(entry): keys(selector)
        for _, entry in listed(language)
        for selector in shape(entry).selectors
        if set(keys(selector)) & PLURALS - NEEDED[language]
    }
    assert odd == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_loader_finds_exactly_the_entries_that_the_parser_finds(language: str) -> None:
    assert set(texts.entries(language)) == set(entries(language))


@pytest.mark.parametrize("language", OTHERS)
def test_hardly_any_translation_is_the_english_text(language: str) -> None:
    """An untranslated sentence is one whose words, variables aside, are the English ones."""

    def words(entry: ast.Message | ast.Term) -> list[str]:
        found = getattr(entry.value, "elements", [])
        text = " ".join(e.value for e in found if isinstance(e, ast.TextElement))
        return re.findall(r"[^\W\d_]+", text)

    same = [
        name
        for name, entry in entries("en").items()
        if name in entries(language)
        and len(words(entry)) > 2
        and words(entry) == words(entries(language)[name])
    ]
    assert same == []
