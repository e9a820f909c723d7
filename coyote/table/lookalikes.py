"""Lookalikes: letters that look like a Latin one or like another of their own script, and what a name looks like at a glance.

Law: a skeleton is for comparing and is never shown. What looks the same in a usual font has the same skeleton. It errs on
the side of alike: `i`, `l` and `1` are one sign here, so are `s` and `5`, `rn` and `m`. Accents, dots, strokes and hooks on a
Latin, Greek or Cyrillic letter do not count, nor do `_` and `-`: nobody is told apart by a dot below a letter.

The signs are those that Unicode's list of confusables (UTS 39) gives for one or two Latin letters or a digit, with or without
marks, as far as a name may hold them; and small capitals, and letters that the list leaves out, like the Cyrillic п for n. The
package that has the whole list (confusable_homoglyphs) is 900 kB, does not know п either, and makes no skeletons.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

LIKE: Final[dict[str, str]] = {
    "2": "ƧϨᒿꙄꝚƻ",
    "3": "ƷȜЗӠⳌꝪꞫ\U000118ca\U00016f3bҘ",
    "4": "Ꮞ\U000118af",
    "5": "Ƽ\U000118bb",
    "6": "бᏮⳒ\U000118d5",
    "7": "\U000104d2\U000118c6",
    "8": "Ȣȣ\u09ea\u0a6a\u0b03\U0001031a",
    "9": "\u09ed\u0a67\u0b68\u0d6dⳊꝮ\U000118ac\U000118cc\U000118d6",
    "a": "ɑΑαАаᎪᗅᴀꓮ\U000102a0\U00016f40",
    "b": "ƄʙΒВЬвᏏᏴᑲᖯᗷꓐꞴ\U00010282\U000102a1\U00010301ƀƂƃɓБѢѣҌҍβъЪᑳ",
    "c": "СсᏟᴄⲤⲥꓚꮯ\U000102a2\U00010302\U00010415\U0001043d\U0001051c\U000118e9ȼҪҫ",
    "d": "ԁᎠᏧᑯᗞᗪᴅꓒꓓÐĐđƉƌɖɗ",
    "e": "ΕЕеҽᎬᴇⴹꓰꬲ\U00010286\U000118a6\U000118aeɆɇҿεєЄ",
    "f": "ϜքᖴẝꓝꜰꞘꞙꬵ\U00010287\U000102a5\U00010525\U000118a2\U000118c2Ƒƒᵮ",
    "g": "ƍɡɢԌցᏀᏳᶃꓖǤǥɠ",
    "h": "ʜΗНнһհᎻᏂᕼⲎꓧ\U000102cfĦħɦћҢӇӉᏲⱧꚕ",
    "i": "ıɩɪιіӏᎥꙇꭵ\U000118c3ɨᵻᵼ",
    "j": "ͿϳЈјᎫᒍᴊꓙꞲɈɉ",
    "k": "ĸΚκКкᏦᛕᴋⲔꓗ\U00010518ƙҚҞⱩꝀ",
    "l": (
        "ƖǀʟΙІӀ\u05d5\u05df\u0627\u0661\u06f1\u07caᏞᒪᛁⲒⳐⵏꓡꓲ\U0001028a\U00010309\U0001041b\U00010526\U000118a3\U000118b2"
        "\U00016f16\U00016f28ŁłƗƚɫɭ\u18f3"
    ),
    "m": "ΜϺМмᎷᗰᛖᴍⲘꓟ\U000102b0\U00010311Ӎꭑ",
    "n": "ɴΝոռⲚꓠ\U00010513Ɲƞɲɳηᵰпπᴨ",
    "o": (
        "ΟοσОоՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u07c0\u0966\u09e6\u0a66\u0ae6ଠ\u0b66\u0be6\u0c02\u0c66\u0c82"
        "\u0ce6\u0d02ഠ\u0d66\u0d82\u0e50\u0ed0ဝ\u1040ჿዐᴏᴑⲞⲟⵔꓳꬽ\U00010292\U000102ab\U00010404\U0001042c\U000104c2"
        "\U000104ea\U00010516\U000114d0\U000118b5\U000118c8\U000118d7\U000118e0ØøƟɵΘθѲѳӨөᎾᏫⴱⵁꝊꝋꬾꭴꮎꮻ"
    ),
    "p": "ΡρРрᏢᑭᴘⲢⲣꓑ\U00010295ƥ\u18d6ᵽ",
    "q": "ԛգզⵕʠ",
    "r": "ƦʀгᎡᏒᖇᴦⲅꓣꭇꭈꮁ\U000104b4\U00016f35ɍɼɽғ\u18f4ᵲ",
    "s": "ƽЅѕՏᏕᏚꓢꜱꮪ\U00010296\U00010420\U00010448\U000118c1\U00016f3aʂ\u18f5ᵴ",
    "t": "ΤτТтᎢᴛⲦꓔ\U00010297\U000102b1\U00010315\U000118bc\U00016f0aŦŧƫƭƮȾҬᵵ",
    "u": "ʋυՍսሀᑌᴜꓴꞟꭎꭒ\U000104ce\U000104f6\U000118b8\U000118d8\U00016f42ɄᏌᵾꮜμ",
    "v": "νѴѵ\u05d8\u0667\u06f7Ꮩᐯᴠⴸꓦꛟꮩ\U0001051d\U00011706\U000118a0\U000118c0\U00016f08",
    "w": "ɯѡԜԝաᎳᏔᴡꓪꮃ\U0001170a\U0001170e\U0001170f\U000118e6ꝡ\U000114c5ωшШ",
    "x": "ΧХхᕁᕽᚷⲬⵝꓫꞳ\U00010290\U000102b4\U00010317\U00010527Ҳχ",
    "y": "ɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ\U000102b2\U000118a4\U000118dc\U00016f43ƴɎɏҰұ",
    "z": "ΖᏃᴢꓜꮓ\U000118a9\U000118c4\U000118e5ƵƶȤȥʐᙆᵶ",
    "aa": "Ꜳꜳ",
    "ae": "ÆæӔӕ",
    "ao": "Ꜵꜵ",
    "au": "Ꜷꜷ",
    "av": "ꜸꜹꜺꜻ",
    "ay": "Ꜽꜽ",
    "bl": "Ы",
    "dz": "ʣ",
    "ll": "ǁ",
    "lo": "Ю",
    "ls": "ʪ",
    "lz": "ʫ",
    "oe": "Œœ",
    "oo": "ꚘꚙꝎꝏ",
    "rn": "ɱᵯ\U00011700",
    "ts": "ʦ",
    "tf": "ꝷ",
    "ue": "ᵫ",
    "uo": "ꭣ",
}
"""What looks like each letter, pair of letters and digit, in either case; scripts that are written from the right, or that
editors may not show, by number."""

SAME: Final = (
    *("カ力", "ロ口囗", "エ工", "ニ二", "ト卜", "タ夕", "ハ八", "オ才"),
    *("ノ丿", "ー一", "チ千", "メ乂", "イ亻", "ミ三", "ヘへ", "リり"),
    *("\u064a\u06cc\u0649", "\u0643\u06a9", "\u05d4\u05d7"),
)
"""Signs of East Asia that look the same although they are not, then Arabic and Hebrew ones; the first stands for all."""

_LATIN: Final = str.maketrans({sign: latin for latin, signs in LIKE.items() for sign in signs})
_SAME: Final = str.maketrans({sign: same[0] for same in SAME for sign in same[1:]})
_ALIKE: Final = str.maketrans("i102589", "llozsbg")
_EARLY: Final = str.maketrans("\u03f2\u03f9\u3147\u3007\u3163\u4e28", "ccooll")
"""Signs whose compatible form looks different: the lunate sigma, Korean letters that stand alone; ideographs like o and l."""
_OVERLOOKED: Final = re.compile(
    "[-_\u02b0-\u036f\u0374\u0483-\u0489\u0559\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ua700-\ua721\ua788-\ua78a\ufe20-\ufe2f]"
)
"""Dashes, the marks of these three scripts, and the small signs of phonetics that count as letters. Marks of other scripts are
vowels, or tell two letters from each other."""


def skeleton(name: str) -> str:
    """What a name looks like."""
    bare = _OVERLOOKED.sub("", normalize("NFKD", normalize("NFKC", name.translate(_EARLY))))
    latin = bare.translate(_LATIN).translate(_SAME)
    folded = normalize("NFKC", latin.casefold()).translate(_ALIKE)
    return folded.replace("rn", "m").replace("vv", "w")


def alike(one: str, other: str) -> bool:
    """Whether two names are the same but for their case, or look the same."""
    return folded(one) == folded(other) or skeleton(one) == skeleton(other)


def folded(name: str) -> str:
    """The name whatever its case or width."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
