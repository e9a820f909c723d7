// Guests can watch when the table is full, or after the host has removed them.
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { say } from '../src/words.svelte'
import { AtTable } from './at-table'
import { last } from './socket'

test('the host removes a guest', async () => {
  const at = await AtTable.come('removed-ann')
  const ask = await at.next()
  await at.press(RegExp(`^${say('lobby-remove')}`))
  expect(at.asked).toEqual([ask])
})

test('whoever was removed learns so, and that there is no way back', async () => {
  const at = await AtTable.come('removed-bob')
  await at.tell()
  expect(screen.getAllByText(say('table-shown-out'))).toBeTruthy()
  screen.getByRole('button', { name: say('sit-down') }).click()
  last().tell({ tell: 'refused', op: last().sent.at(-1)!['op'], code: 'shown-out', values: {} })
  await at.settle()
  expect(screen.getAllByText(say('table-shown-out'))).toBeTruthy()
})

test('whoever comes to a full table may watch, and sits down when there is room', async () => {
  const at = await AtTable.come('removed-cem')
  expect(screen.getByText(say('watch-full'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: say('sit-down') })).toBeNull()
  const ask = await at.next()
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'cem' } })
  await at.press(say('sit-down'))
  expect(at.asked).toEqual([ask])
})
