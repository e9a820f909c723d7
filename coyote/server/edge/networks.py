"""Networks: which addresses a limit counts together.

Law: nobody gets more by having many addresses, and nobody is refused for what a stranger did. So public addresses count by the
network that one customer has: /24 in IPv4, /64 in IPv6, and there the /48 around it as well. Private addresses count one by
one: two phones in one room are two people. Addresses are kept in memory only, and public ones only as their networks.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

UNKNOWN: Final = "unknown"
"""Everybody whose address cannot be told counts as one."""
SITE: Final = 14
"""How many letters of a /64 name the /48 around it."""

Client = tuple[str, int] | None


def address_of(client: Client) -> IPv4Address | IPv6Address | None:
    """Where a connection comes from; None if that cannot be told."""
    if client is None:
        return None
    try:
        found = ip_address(client[0].partition("%")[0])  # fe80::1%eth0
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def network(client: Client) -> str:
    """The name of the network that a connection comes from."""
    found = address_of(client)
    if found is None:
        return UNKNOWN
    if found.is_loopback or found.is_link_local or found.is_private:
        return found.compressed
    return found.exploded[:19] if isinstance(found, IPv6Address) else str(found).rpartition(".")[0]


def site(network: str) -> str | None:
    """The /48 around a /64: what somebody with many networks may have. None for all others."""
    return network[:SITE] if len(network) == 19 and network[4] == ":" and "::" not in network else None


def here(client: Client) -> bool:
    """Whether a connection comes from this machine."""
    found = address_of(client)
    return found is not None and found.is_loopback
