"""Lookalikes: letters of other scripts that look like one of the Latin alphabet, and what a name looks like at a glance.

Law: a skeleton is for comparing and is never shown. What looks the same in a usual font has the same skeleton. It errs on
the side of alike: `i`, `l` and `1` are one sign here, so are `rn` and `m`. Accents count, as people see them.

The signs are those that Unicode's list of confusables (UTS 39) gives for a single Latin letter or digit, as far as a name may
hold them, and small capitals. The package that has the whole list is 900 kB, and tells no skeletons.
"""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

LIKE: Final[dict[str, str]] = {
    "2": "ƧϨᒿꙄꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ\U000118ca\U00016f3b",
    "4": "Ꮞ\U000118af",
    "5": "Ƽ\U000118bb",
    "6": "бᏮⳒ\U000118d5",
    "7": "\U000104d2\U000118c6",
    "8": "Ȣȣ\u09ea\u0a6a\u0b03\U0001031a",
    "9": "\u09ed\u0a67\u0b68\u0d6dⳊꝮ\U000118ac\U000118cc\U000118d6",
    "a": "ɑΑαАаᎪᗅᴀꓮ\U000102a0\U00016f40",
    "b": "ƄʙΒВЬвᏏᏴᑲᖯᗷꓐꞴ\U00010282\U000102a1\U00010301",
    "c": "СсᏟᴄⲤⲥꓚꮯ\U000102a2\U00010302\U00010415\U0001043d\U0001051c\U000118e9",
    "d": "ԁᎠᏧᑯᗞᗪᴅꓒꓓ",
    "e": "ΕЕеҽᎬᴇⴹꓰꬲ\U00010286\U000118a6\U000118ae",
    "f": "ϜքᖴẝꓝꜰꞘꞙꬵ\U00010287\U000102a5\U00010525\U000118a2\U000118c2",
    "g": "ƍɡɢԌցᏀᏳᶃꓖ",
    "h": "ʜΗНнһհᎻᏂᕼⲎꓧ\U000102cf",
    "i": "ıɩɪιіӏᎥꙇꭵ\U000118c3",
    "j": "ͿϳЈјᎫᒍᴊꓙꞲ",
    "k": "ĸΚκКкᏦᛕᴋⲔꓗ\U00010518",
    "l": (
        "ƖǀʟΙІӀ\u05d5\u05df\u0627\u0661\u06f1\u07caᏞᒪᛁⲒⳐⵏꓡꓲ\U0001028a\U00010309\U0001041b\U00010526\U000118a3"
        "\U000118b2\U00016f16\U00016f28"
    ),
    "m": "ΜϺМмᎷᗰᛖᴍⲘꓟ\U000102b0\U00010311",
    "n": "ɴΝոռⲚꓠ\U00010513",
    "o": (
        "ΟοσОоՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u07c0\u0966\u09e6\u0a66\u0ae6ଠ\u0b66\u0be6\u0c02\u0c66"
        "\u0c82\u0ce6\u0d02ഠ\u0d66\u0d82\u0e50\u0ed0ဝ\u1040ჿዐᴏᴑⲞⲟⵔꓳꬽ\U00010292\U000102ab\U00010404\U0001042c"
        "\U000104c2\U000104ea\U00010516\U000114d0\U000118b5\U000118c8\U000118d7\U000118e0"
    ),
    "p": "ΡρРрᏢᑭᴘⲢⲣꓑ\U00010295",
    "q": "ԛգզⵕ",
    "r": "ƦʀгᎡᏒᖇᴦⲅꓣꭇꭈꮁ\U000104b4\U00016f35",
    "s": "ƽЅѕՏᏕᏚꓢꜱꮪ\U00010296\U00010420\U00010448\U000118c1\U00016f3a",
    "t": "ΤτТтᎢᴛⲦꓔ\U00010297\U000102b1\U00010315\U000118bc\U00016f0a",
    "u": "ʋυՍսሀᑌᴜꓴꞟꭎꭒ\U000104ce\U000104f6\U000118b8\U000118d8\U00016f42",
    "v": "νѴѵ\u05d8\u0667\u06f7Ꮩᐯᴠⴸꓦꛟꮩ\U0001051d\U00011706\U000118a0\U000118c0\U00016f08",
    "w": "ɯѡԜԝաᎳᏔᴡꓪꮃ\U0001170a\U0001170e\U0001170f\U000118e6",
    "x": "ΧХхᕁᕽᚷⲬⵝꓫꞳ\U00010290\U000102b4\U00010317\U00010527",
    "y": "ɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ\U000102b2\U000118a4\U000118dc\U00016f43",
    "z": "ΖᏃᴢꓜꮓ\U000118a9\U000118c4\U000118e5",
}
"""What looks like each letter and digit, in either case; beyond Latin, Greek and Cyrillic by number."""

_LATIN: Final = str.maketrans({sign: latin for latin, signs in LIKE.items() for sign in signs})
_ALIKE: Final = str.maketrans("i10", "llo")


def skeleton(name: str) -> str:
    """What a name looks like."""
    latin = normalize("NFKD", normalize("NFKC", name)).translate(_LATIN)
    folded = normalize("NFKC", latin.casefold()).translate(_ALIKE)
    return folded.replace("rn", "m").replace("vv", "w")


def alike(one: str, other: str) -> bool:
    """Whether two names are the same but for their case, or look the same."""
    return folded(one) == folded(other) or skeleton(one) == skeleton(other)


def folded(name: str) -> str:
    """The name whatever its case or width."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
