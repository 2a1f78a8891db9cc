import { expect, test } from 'vitest'
import { gameById, games } from '../../../src/rules/catalogue'
import { BOXES, GAME_IDS, isGameId } from '../../../src/rules/manifest'

test('every game bears the id and the box under which the manifest lists it', () => {
  const listed = BOXES.flatMap(({ id: box, games: ids }) => ids.map((id) => ({ id, box })))
  expect(games.map(({ info: { id, box } }) => ({ id, box }))).toEqual(listed)
})

test('ids are listed once, and the catalogue finds the game of each', () => {
  expect(new Set(GAME_IDS).size).toBe(GAME_IDS.length)
  for (const id of GAME_IDS) expect(gameById(id).info.id).toBe(id)
})

test.each(['ludo', '', 'toString', '__proto__', 'Forty-Nine'])('%j is no game of the house', (id) => {
  expect(isGameId(id)).toBe(false)
  expect(gameById(id)).toBeUndefined()
})
