"""The shortest possible game: one round against a bot, ended by the first coyote."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.page.playing import say_number, whose_turn

SIT_DOWN = """async () => {
  const post = async (path, body, token) => (await fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...(token ? {Authorization: 'Bearer ' + token} : {})}})).json()
  const guest = await post('/guests', {name: 'ann'})
  localStorage.setItem('coyote.guest', JSON.stringify(guest))
  const setting = {edition: 'oliphante_2010', options: {out_at: '1'}, seats: 2}
  return (await post('/tables', {setting, bots: ['tortoise'], start: true}, guest.token)).link
}"""


def one_round(page: Page) -> None:
    """Play until Coyote has been called; the reveal is next."""
    page.goto("/t/" + page.evaluate(SIT_DOWN))
    say_number(whose_turn([page]), 999)  # nobody can raise it
