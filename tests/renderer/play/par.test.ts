import { afterAll, expect, it } from 'vitest'
import { createCanceller } from '../../../src/async/cancellation'
import { firstSetup, type Deal } from '../../../src/drawer/deals'
import { numberOfPuzzle } from '../../../src/drawer/daily-puzzles'
import { createNodeThinker } from '../../../src/node/bots/thinker-threads'
import { findPar } from '../../../src/renderer/play/par'
import { gameById } from '../../../src/rules/catalogue'
import type { GameId } from '../../../src/rules/manifest'

/** As the page's worker, in haste. */
const thinker = createNodeThinker({ maxWorkers: 1, capMs: 10 })
afterAll(() => thinker.close())

const dealOf = (id: GameId): Deal => ({
  ...firstSetup(gameById(id).info)!,
  number: numberOfPuzzle(id, '2026-11-28'),
})

it('plays the deal of a day to its end, tells how far it is, and stops when it is left off', async () => {
  const counts: number[] = []
  const canceller = createCanceller()
  const deal = dealOf('pittsburgh-draw')
  const par = await findPar(deal, thinker, { signal: canceller.signal, onMove: (count) => counts.push(count) })
  expect(par!.scores).toHaveLength(2)
  expect(Math.max(...par!.scores)).toBe(par!.scores[par!.winners[0]!])
  expect(par!.moves).toBe(Math.max(...counts))
  const leaving = findPar(deal, thinker, { signal: canceller.signal, onMove: () => canceller.cancel() })
  expect(await leaving).toBeNull()
})

it('tells in how many moves the solver does the puzzle of a day', async () => {
  const { signal } = createCanceller()
  const par = await findPar(dealOf('blind-forty-nine'), thinker, { signal, onMove: () => undefined })
  expect(par).toMatchObject({ winners: [0] })
  expect(par!.moves).toBeGreaterThan(0)
})
