"""The boxed editions, one file each; tests and commands go through this registry."""

from __future__ import annotations

from typing import Final

from coyote.editions.devir_2021 import DEVIR_2021
from coyote.editions.kidult_2003 import KIDULT_2003
from coyote.editions.oliphante_2010 import OLIPHANTE_2010
from coyote.rules.model.edition import Edition

EDITIONS: Final[dict[str, Edition]] = {edition.id: edition for edition in (OLIPHANTE_2010, DEVIR_2021, KIDULT_2003)}
