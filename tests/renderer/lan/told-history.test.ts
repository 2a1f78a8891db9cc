import { expect, test } from 'vitest'
import { ToldHistory } from '../../../src/renderer/lan/told-history'
import { ONLOOKER, type GameView } from '../../../src/rules/kit'
import type { ToldStep } from '../../../src/renderer/play/played-table'

/** Returns a view that holds only the number of moves. */
const view = (moves: number) => ({ state: { moves } }) as unknown as GameView
const step = (ply: number): ToldStep => ({ ply, seat: 0, move: String(ply), events: [] })

test('an undo is recognized although a step came before the first view after a reload', () => {
  const told = new ToldHistory([])
  told.begin(view(0))
  told.add(step(1), view(1))
  const again = ToldHistory.from({
    eye: ONLOOKER,
    steps: told.steps,
    sights: told.lastViewDigests(),
    resigned: [],
    missed: false,
  })
  again.add(step(2), view(2))
  again.add(step(3), view(3))
  const back = again.findEarlier(view(2))
  expect(back).toBe(2)
  expect(again.takeBack(back, view(2))).toBe(1)
  expect(again.steps.map(({ ply }) => ply)).toEqual([1, 2])
})
