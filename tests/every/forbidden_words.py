"""Words that a language must not use, because it has another word for that thing, or because nobody would say it like that.

The words that each language does use are listed at the top of its `page.ftl`. Patterns are matched against sentences, without
regard to case and without the names of their values.
"""

from __future__ import annotations

import re
from typing import Final

FORBIDDEN: Final[dict[str, dict[str, str]]] = {
    "en": {
        r"holds? with": "a number “holds 62% of the time”",
        r"something else than": "other than",
        r"^Who has|\. Who (has|takes|took)": "whoever",
        r"[”}t] is no (card|player|special|whole|move|JSON)\b": "is not a …",
        r"\bhe must\b": "nobody knows who sits there: they",
        r"plus or minus": "the button changes the sign",
        r"\d %": "English has no space before %",
    },
    "de": {
        r"\bSamen": "Startwert; the other word is biology",
        r"\bSeeds?\b": "Startwert",
        r"Telefon": "Handy",
        r"Mit Code dazu": "mitspielen",
        r"\bdraußen\b": "raus",
        r"Nachziehstapel": "Stapel",
        r"Kartensatz": "Deck",
        r"hält mit|stimmt mit|richtig mit": "hält zu 62 %",
        r"plus oder minus": "Vorzeichen wechseln",
        r"Coyoten": "Kojoten",
        r"\d%": "German has a space before %",
    },
    "it": {
        r"\bRipeti\b": "cambialo: the number must change",
        r"moneta (reverse|skip|exchange|guess)": "inversione, salto, cambio, indovinello",
        r"«(again|more|next)» *:": "the specials have Italian names",
        r"più o meno": "cambia segno",
        r"\balzar|\bsalire\b|\bsali o\b": "rilanciare",
        r"dichiarat": "detto",
        r"verbale": "prova",
        r"telefon[oi] in (fronte|testa)": "sulla fronte",
        r"[“”]": "«…»",
        r"\d %": "Italian has no space before %",
        r"\bcoyotes\b": "the plural is coyote",
    },
    "fr": {
        r"\bparties\s*:": "parted with, or games?",
        r"\bau front\b|contre (le|ton) front": "sur le front",
        r"(est juste|tient|tenait|atteint) à \{ \$ \}": "de chances de tenir",
        r"\bappels?\b(?! à)": "cri",
        r"relancer\b": "monter",
        r"éliminé": "hors jeu",
        r"plus ou moins": "changer de signe",
        r"procès-verbal": "preuve",
        r"\(extra\)|\(reverse\)|\(skip\)|\(exchange\)|\(guess\)|\(again\)": "the coins have French names",
        r"\w [:;!?»]|« ": "a line must not break there: use U+00A0 or U+202F",
    },
    "es": {
        r"\bc[aá]nt(ar|a|o|os|ó|é|e|aría|ale)\b": "gritar, grito",
        r"moneda (reverse|skip|exchange|guess)": "de inversión, de salto, de cambio, de adivinanza",
        r"«(again|more|next)» *:": "the specials have Spanish names",
        r"más o menos": "cambiar el signo",
        r"\bpuestos?\b(?! que)": "asiento",
        r"se sost": "aguanta",
        r"\blidera": "guía",
        r"teléfono": "móvil",
        r"\bacta\b": "prueba",
        r"declarado": "dicho",
        r"duplic": "doblar",
        r"[“”]": "«…»",
    },
    "ca": {
        r"\bdu(u|us|ia|ies|r)\b": "porta",
        r"\bcolla\b": "llopada",
        r"\bcrits?\b": "crida",
        r"\bllocs\b": "seients",
        r"telèfon": "mòbil",
        r"moneda (reverse|skip|exchange|guess)": "d’inversió, de salt, de canvi, d’endevinalla",
        r"més o menys": "canvia el signe",
        r"s’aguanta": "aguanta",
        r"\bacta\b": "prova",
        r"declarat": "dit",
        r"«(again|more|next)» *:": "the specials have Catalan names",
        r"[“”]": "«…»",
    },
    "ja": {
        r"ターン": "手番",
        r"マスク": "仮面",
        r"タネ|種子": "シード",
        r"参加者|選手": "プレイヤー",
        r"山(?!札)": "山札",
        r"[?!:,](?=[぀-ヿ一-鿿])": "full-width signs",
        r"\d+ %|％": "62%",
        r"[“”]": "「…」",
        r"(だ|である)。": "です・ます",
    },
    "ko": {
        r"[을를]\([를을]\)|[이가]\([가이]\)|[은는]\([는은]\)": "no particle that depends on a value",
        r"\} ?(을|를|은|는)(?=[ .,])": "no particle that depends on a value",
        r"마스크": "가면",
        r"호스트": "방장",
        r"턴\b": "차례",
        r"핸드폰|스마트폰|휴대전화": "휴대폰",
        r"블러프|블러핑": "허풍",
        r"코인": "동전",
        r"습니다|십시오": "해요체",
        r"[「」«»]": "“…”",
        r"\d %": "62%",
    },
    "pt": {
        r"celular|telemóvel": "telefone",
        r"\becrã|\btela\b": "aparelho",
        r"usuário|utilizador": "conta, pessoa",
        r"\bronda": "rodada",
        r"\bassento": "lugar",
        r"\bbluff": "blefe",
        r"\bteu\b|\btua\b|\btu\b": "você",
        r"[«»]": "“…”",
        r"\d %": "62%",
    },
    "nl": {
        r"\bu\b|\buw\b": "je",
        r"\bzaad|\bseed": "startwaarde",
        r"\bpartij(en)?\b": "potje",
        r"mobiel|gsm": "telefoon",
        r"\bgastheer|\bhost\b": "spelleider",
        r"\bstoel(en)?\b": "plaats",
        r"plus of min": "teken omwisselen",
        r"houdt met|klopt met": "in 62% van de gevallen",
        r"[“”„«»]": "‘…’",
        r"\d %": "62%",
    },
}

SAME_IN_ENGLISH: Final = frozenset(
    (
        "Armadillo",
        "Camera",
        "Coyote",
        "Coyote!",
        "Coyotes: { $standing }",
        "Code",
        "Error: { $message }",
        "Extra",
        "Pause",
        "normal",
        "Name",
        "Options",
        "open",
        "No",
        "Puma",
        "QR code",
        "Ram",
        "Reserve",
        "Table",
        "Total",
        "Total: { $total }",
        "Trickster",
        "Wolf",
        "bluffs",
        "bot",
        "coach",
        "echo (double)",
        "eclipse (cancel)",
        "fair: { $fair }",
        "no",
        "total { $total }",
    )
)
"""Texts that are the same in English and in some other language, and right in both."""


def forbidden(language: str, text: str) -> list[str]:
    """What must not be said like that, each with what to say instead."""
    words = re.sub(r"\$\w+", "$", text)
    found = ((re.search(pattern, words, re.IGNORECASE), better) for pattern, better in FORBIDDEN.get(language, {}).items())
    return [f"{match[0]!r}: {better}" for match, better in found if match]
