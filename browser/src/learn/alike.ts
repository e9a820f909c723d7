// Numbers of players for whom the same is agreed, told together.

/** `{3: 5, 4: 5, 6: 7}` as `3–4` with 5 and `6` with 7. */
export function alike(agreed: Record<string, number>): [players: string, most: number][] {
  const runs: { from: number; to: number; most: number }[] = []
  for (const [players, most] of Object.entries(agreed).map(([key, value]) => [Number(key), value] as const)) {
    const last = runs.at(-1)
    if (last?.most === most && last.to === players - 1) last.to = players
    else runs.push({ from: players, to: players, most })
  }
  return runs.map(({ from, to, most }) => [from === to ? String(from) : `${from}–${to}`, most])
}
