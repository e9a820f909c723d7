"""Mutants: every small change to a source text that a test should notice.

Law: a mutant differs from its source in one place. What no run can notice is left alone: docstrings, annotations, type
aliases, what only asserts (`assert`, AssertionError, `strict=True`), and how much a cache holds.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from typing import Any, Final, NamedTuple

PAIRS: Final = (
    *((ast.Lt, ast.LtE), (ast.LtE, ast.Lt), (ast.Gt, ast.GtE), (ast.GtE, ast.Gt)),  # the bound itself
    *((ast.Lt, ast.GtE), (ast.LtE, ast.Gt), (ast.Gt, ast.LtE), (ast.GtE, ast.Lt)),  # the other side of it
    *((ast.Eq, ast.NotEq), (ast.NotEq, ast.Eq), (ast.Is, ast.IsNot), (ast.IsNot, ast.Is)),
    *((ast.In, ast.NotIn), (ast.NotIn, ast.In), (ast.And, ast.Or), (ast.Or, ast.And)),
    *((ast.Add, ast.Sub), (ast.Sub, ast.Add), (ast.Mult, ast.FloorDiv), (ast.FloorDiv, ast.Mult), (ast.Div, ast.Mult)),
    *((ast.Mod, ast.Mult), (ast.Pow, ast.Mult), (ast.LShift, ast.RShift), (ast.RShift, ast.LShift)),
    *((ast.BitAnd, ast.BitOr), (ast.BitXor, ast.BitOr)),
)
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNTOUCHED: Final = {"annotation", "returns", "type_params"}


class Mutant(NamedTuple):
    """One change: where it is, what it does, and the whole text after it."""

    line: int
    source: str
    """The line as it was, without its indentation."""
    change: str
    text: str


class Place(NamedTuple):
    """A node, and how to put another one there."""

    node: ast.AST
    parent: ast.AST
    field: str
    at: int | None
    within: ast.JoinedStr | None
    """The f-string around it: Python 3.11 does not know where its parts are."""

    def put(self, node: ast.AST) -> None:
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


def mutants(text: str) -> Iterator[Mutant]:
    """Every mutant of this source text, in its order, no two of them alike."""
    data, tree, seen = text.encode(), ast.parse(text), set[tuple[int, int, str]]()
    lines = data.splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]

    def span(node: Any) -> tuple[int, int]:
        return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset

    def changed(node: Any, low: int, high: int, new: str) -> Iterator[Mutant]:
        if (low, high, new) not in seen:
            seen.add((low, high, new))
            change = f"{' '.join(data[low:high].decode().split())} → {new or 'nothing'}"
            mutated = data[:low] + new.encode() + data[high:]
            yield Mutant(node.lineno, lines[node.lineno - 1].decode().strip(), change, mutated.decode())

    for place in places(tree, None):
        node = place.node
        for other in others(place):
            place.put(other)
            written = ast.unparse(place.within or other)
            place.put(node)
            bare = place.within or isinstance(other, ast.stmt | ast.Name | ast.Constant)
            yield from changed(node, *span(place.within or node), written if bare else f"({written})")
        for decorator in getattr(node, "decorator_list", ()):
            low, high = span(decorator)
            yield from changed(decorator, data.rindex(b"@", 0, low), high, "")


def places(node: ast.AST, within: ast.JoinedStr | None) -> Iterator[Place]:
    """Every node below this one that may be changed, from the top down."""
    for field, value in ast.iter_fields(node):
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if field not in UNTOUCHED and isinstance(child, ast.AST) and not only_says(child):
                yield Place(child, node, field, index if isinstance(value, list) else None, within)
                yield from places(child, within or (child if isinstance(child, ast.JoinedStr) else None))


def only_says(node: ast.AST) -> bool:
    """Whether it does nothing but tell readers and checkers something."""
    match node:
        case (
            ast.Assert()
            | ast.Import()
            | ast.ImportFrom()
            | ast.Expr(value=ast.Constant())
            | ast.keyword(arg="strict" | "maxsize")
        ):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]) | ast.Call(func=ast.Name(id="cast" | "TypeVar" | "NewType")):
            return True
        case ast.Raise(exc=ast.Name(id="AssertionError") | ast.Call(func=ast.Name(id="AssertionError"))):
            return True
    return isinstance(node, ast.BinOp) and is_type(node)


def is_type(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return is_type(left) and is_type(right)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in {"int", "str", "bool", "float", "bytes"} or (name[0].isupper() and not name.isupper())
        case ast.Subscript(value=value):
            return is_type(value)
    return isinstance(node, ast.Constant) and node.value is None


def others(place: Place) -> Iterator[ast.AST]:
    """What could stand there instead."""
    node = place.node
    match node:
        case ast.Compare():
            for index, op in enumerate(node.ops):
                for kind in paired(op):
                    yield with_(node, ops=[*node.ops[:index], kind, *node.ops[index + 1 :]])
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.BinOp(op=ast.BitOr()):
            yield from (node.left, node.right)
        case ast.BinOp() | ast.BoolOp() | ast.AugAssign():
            yield from (with_(node, op=kind) for kind in paired(node.op))
        case ast.Name(ctx=ast.Load()) if node.id in NAMES:
            yield ast.Name(NAMES[node.id])
        case ast.Constant():
            yield from (ast.Constant(value) for value in other_values(node.value))
        case ast.Continue() | ast.Break():
            yield ast.Break() if isinstance(node, ast.Continue) else ast.Continue()
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield ast.Return(ast.Constant(None))
    if place.field in {"test", "guard", "ifs"} and isinstance(node, ast.expr):
        yield ast.UnaryOp(ast.Not(), node)
    match node:
        case ast.Expr() | ast.Raise() | ast.AugAssign() | ast.Delete():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def paired(op: ast.AST) -> list[Any]:
    return [other() for kind, other in PAIRS if isinstance(op, kind)]


def other_values(value: object) -> tuple[Any, ...]:
    match value:
        case bool():
            return (not value,)
        case int():
            return (value + 1, value - 1)
        case float():
            return (value + 1,)
        case str():
            return (f"{value}X",)
        case bytes():
            return (value + b"X",)
    return ()


def with_(node: ast.AST, **fields: Any) -> ast.AST:
    new = copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new
