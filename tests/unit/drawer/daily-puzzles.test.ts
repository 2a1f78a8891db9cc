import { expect, it } from 'vitest'
import { loadBot } from '../../../src/bots/registry'
import { runSearch } from '../../../src/bots/solvers/solver'
import tables from '../../../src/drawer/daily-puzzles.json'
import { DAYS, FIRST_DAY, numberOfPuzzle, PUZZLES } from '../../../src/drawer/daily-puzzles'
import { codeOfDeal, firstSetup, numberOfDay, seedOfDeal } from '../../../src/drawer/deals'
import { gameById } from '../../../src/rules/catalogue'
import { createSeedSource, LineOfPlay } from '../../../src/rules/kit'

const dateOf = (day: number): string => new Date(Date.parse(FIRST_DAY) + day * 86_400_000).toISOString().slice(0, 10)

it.each([...PUZZLES, 'thirteen-puzzle'])('every puzzle of a day of %s can be solved', async (id) => {
  const game = gameById(id)!
  const solver = (await loadBot(id))!.solver!
  const setup = firstSetup(game.info)!
  for (let day = 0; day < DAYS; day += 401) {
    const deal = { ...setup, number: numberOfPuzzle(id, dateOf(day)) }
    const line = new LineOfPlay(game, deal.options, 1, createSeedSource(seedOfDeal(deal, game.info)))
    line.settleChance()
    expect(runSearch(solver.solve(line.state)).solvable, dateOf(day)).toBe(true)
  }
})

it('a day outside the table, and a game without one, have the deal of the day; no date has none', () => {
  for (const date of ['2025-12-31', dateOf(DAYS)])
    expect(numberOfPuzzle('suite-assembling', date)).toBe(numberOfDay('suite-assembling', date))
  expect(numberOfPuzzle('forty-nine', '2026-11-28')).toBe(numberOfDay('forty-nine', '2026-11-28'))
  expect(() => numberOfPuzzle('suite-assembling', '2026-02-30')).toThrow(RangeError)
})

it('the tables take less than 18 KB, and no day changes', () => {
  expect(JSON.stringify(tables).length).toBeLessThan(18_000)
  const codes = PUZZLES.map((id) =>
    ['2026-11-28', '2035-12-30'].map((date) =>
      codeOfDeal({ ...firstSetup(gameById(id).info)!, number: numberOfPuzzle(id, date) }),
    ),
  )
  expect(codes).toMatchInlineSnapshot(`
    [
      [
        "SA-G2Y4-64A2-9",
        "SA-G50M-N2QN-Z",
      ],
      [
        "BF-G1E2-43NJ-P",
        "BF-G4N8-AAMR-3",
      ],
      [
        "CS-G6QF-QHZA-Y",
        "CS-G3RC-3KB9-X",
      ],
    ]
  `)
})
