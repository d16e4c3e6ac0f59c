"""Reads every catalogue with Fluent's own parser, independently of how `words` loads them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "pillarbox"
LANGUAGES = ("en", "pl", "nl")


@dataclass
class Shape(Visitor):
    """What a translation must have in common with its original, and the selectors in it."""

    variables: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[ast.SelectExpression] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selectors.append(node)
        self.generic_visit(node)


def shape(node: ast.BaseNode | None) -> Shape:
    found = Shape()
    if node is not None:
        found.visit(node)
    return found


def files(language: str) -> list[Path]:
    return sorted(PACKAGE.glob(f"**/texts/{language}/*.ftl"))


@cache
def resource(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def named(entry: ast.Message | ast.Term) -> str:
    return entry.id.name if isinstance(entry, ast.Message) else "-" + entry.id.name


def listed(language: str) -> Iterator[tuple[Path, ast.Message | ast.Term]]:
    for path in files(language):
        for entry in resource(path).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield path, entry


@cache
def entries(language: str) -> dict[str, ast.Message | ast.Term]:
    return {named(entry): entry for _, entry in listed(language)}


def keys(selector: ast.SelectExpression) -> list[str]:
    return [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in selector.variants
    ]
