"""What the edge borrows from uvicorn without its promise: an upgrade that takes something away fails here, with its name."""

from __future__ import annotations

import ast
import asyncio
import inspect
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest
import uvicorn
from uvicorn.protocols.http import h11_impl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from coyote.server import serving
from coyote.server.edge import patience, protocol, speaking, wire
from coyote.server.edge.wire import Wire
from prove.sight import standing

Modules = tuple[ModuleType, ...]
HTTP_METHODS = {
    "_unset_keepalive_if_required": [],
    "connection_made": ["transport"],
    "connection_lost": ["exc"],
    "data_received": ["data"],
    "handle_websocket_upgrade": ["event"],
    "on_response_complete": [],
    "pause_writing": [],
    "resume_writing": [],
}
HTTP_ATTRIBUTES = {"client", "conn", "headers", "loop", "transport"}
OF_A_WIRE = ["config", "server_state", "app_state"]
"""What uvicorn makes the protocol of a WebSocket with; it calls `connection_made`, `data_received` and `shutdown`."""
CONFIG = {"loaded_app", "ws_max_size", "ws_ping_interval"}
STATE = {"connections", "tasks"}
CORE = {
    *(
        "accept",
        "data_to_send",
        "events_received",
        "fail",
        "receive_data",
        "reject",
        "send_close",
        "send_ping",
        "send_response",
    ),
    "state",
}
"""What is used of websockets' core: nothing but what its documentation promises."""
SERVER_METHODS = {
    "_serve": ["sockets"],
    "handle_exit": ["sig", "frame"],
    "main_loop": [],
    "on_tick": ["counter"],
    "serve": ["sockets"],
    "shutdown": ["sockets"],
    "startup": ["sockets"],
}
SERVER_ATTRIBUTES = {"_captured_signals", "config", "server_state", "should_exit", "started"}
SET_AT_THE_START = {"lifespan"}


def names_of(owner: type, method: str) -> list[str]:
    """From the source: what the tests of MCP import puts a handler of its own in the place of one method."""
    tree = ast.parse(dedent(inspect.getsource(owner)))
    found = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and one.name == method]
    assert found, f"{owner.__name__}.{method} is gone"
    return [one.arg for one in found[0].args.args if one.arg != "self"]


@pytest.mark.parametrize(
    ("owner", "methods"),
    [(H11Protocol, HTTP_METHODS), (uvicorn.Server, SERVER_METHODS)],
)
def test_every_method_that_is_borrowed_is_there_and_takes_the_same(owner: type, methods: dict[str, list[str]]) -> None:
    for name, parameters in methods.items():
        assert names_of(owner, name) == parameters, f"{owner.__name__}.{name}"


async def test_every_attribute_that_is_borrowed_is_there() -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        """Serves nothing."""

    config = uvicorn.Config(app, log_config=None)
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    made = (
        (H11Protocol(config, state, {}, loop), HTTP_ATTRIBUTES),
        (uvicorn.Server(config), SERVER_ATTRIBUTES),
        (config, CONFIG),
        (state, STATE),
        (ServerProtocol(), CORE),
    )
    for one, attributes in made:
        for name in sorted(attributes):
            assert hasattr(one, name), f"{type(one).__name__}.{name} is gone"
    for name in SET_AT_THE_START:
        assert f"self.{name}" in inspect.getsource(uvicorn.Server._serve), name


@pytest.mark.parametrize("message", protocol.NO_NEWS)
def test_uvicorn_still_writes_the_lines_that_are_kept_out_of_the_journal(message: str) -> None:
    assert message in inspect.getsource(h11_impl)


def test_uvicorn_still_makes_a_wire_as_it_did() -> None:
    made = dedent(inspect.getsource(H11Protocol.handle_websocket_upgrade))
    calls = [ast.unparse(one) for one in ast.walk(ast.parse(made)) if isinstance(one, ast.Call)]
    arguments = ", ".join(f"{name}=self.{name}" for name in OF_A_WIRE)
    for call in (
        f"self.ws_protocol_class({arguments})",
        "protocol.connection_made(self.transport)",
        "protocol.data_received(b''.join(output))",
        "self.transport.set_protocol(protocol)",
    ):
        assert call in calls
    assert list(inspect.signature(Wire).parameters) == OF_A_WIRE
    assert "connection.shutdown()" in inspect.getsource(uvicorn.Server.shutdown)


def test_of_the_core_only_what_is_documented_is_used() -> None:
    modules = speaking, wire
    tree = ast.parse("\n".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules))
    asked = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self.core"}
    assert asked == CORE


def used_of_self(modules: Modules, *classes: str) -> tuple[set[str], set[str]]:
    """Names that these classes ask of themselves or of `super()`, and those that they define."""
    tree = ast.parse("\n".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules))
    asked, own = set[str](), set[str]()
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef) or node.name not in classes:
            continue
        for part in ast.walk(node):
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                own.add(part.name)
            if isinstance(part, ast.AnnAssign | ast.Assign) and part in node.body:
                own |= {name.id for name in ast.walk(part) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
            if isinstance(part, ast.Attribute):
                of_super = isinstance(part.value, ast.Call) and ast.unparse(part.value) == "super()"
                if of_super or (isinstance(part.value, ast.Name) and part.value.id == "self"):
                    asked.add(part.attr)
    return asked, own


@pytest.mark.parametrize(
    ("modules", "classes", "listed"),
    [
        (
            (protocol, patience),
            ("Impatient", "Caller", "Counted"),
            HTTP_METHODS.keys() | HTTP_ATTRIBUTES,
        ),
        ((serving,), ("Server",), SERVER_METHODS.keys() | SERVER_ATTRIBUTES | SET_AT_THE_START),
        ((standing,), ("Quiet",), SERVER_METHODS.keys() | SERVER_ATTRIBUTES),
    ],
)
def test_nothing_is_borrowed_that_is_not_listed(modules: Modules, classes: tuple[str, ...], listed: set[str]) -> None:
    asked, own = used_of_self(modules, *classes)
    assert asked, "the classes have other names now"
    borrowed = {name for name in asked if name not in own and not name.startswith("__")}
    given = {"accepting", "end", "frames_left", "up"}  # set by ourselves
    assert borrowed - given <= listed
