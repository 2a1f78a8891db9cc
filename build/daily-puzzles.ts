import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadBot } from '../src/bots/registry'
import { runSearch } from '../src/bots/solvers/solver'
import { DAYS, DIGITS, FIRST_DAY, numberOfTry, PUZZLES } from '../src/drawer/daily-puzzles'
import { firstSetup, seedOfDeal } from '../src/drawer/deals'
import { gameById } from '../src/rules/catalogue'
import { createSeedSource, LineOfPlay } from '../src/rules/kit'

/**
 * Writes the table of the puzzles of the days (docs/deals.md): which try of each day is the first that the solver can
 * solve. Days that are in the table already must never change: it is only made longer.
 */
const MAX_TRIES = 4_095
/** Slices of a solver's work after which a deal counts as not solved. */
const MAX_SLICES = 400

const tables: Record<string, string> = {}
for (const game of PUZZLES) {
  const tries: number[] = []
  for (let day = 0; day < DAYS; day++) {
    const date = new Date(Date.parse(FIRST_DAY) + day * 86_400_000).toISOString().slice(0, 10)
    tries.push(await firstSolvable(game, date))
  }
  const most = Math.max(...tries)
  tables[game] = tries.map((n) => inDigits(n, most)).join('')
  console.log(`${game}: ${String(DAYS)} days, at most ${String(most)} tries`)
}
writeFileSync(resolve(import.meta.dirname, '../src/drawer/daily-puzzles.json'), `${JSON.stringify(tables, null, 2)}\n`)

/** Writes a number in as many digits as the highest has. */
function inDigits(n: number, most: number): string {
  const last = DIGITS[n % DIGITS.length] ?? ''
  return most < DIGITS.length ? last : inDigits(Math.floor(n / DIGITS.length), Math.floor(most / DIGITS.length)) + last
}

async function firstSolvable(id: string, date: string): Promise<number> {
  const [game, bot] = [gameById(id), await loadBot(id)]
  const setup = game && firstSetup(game.info)
  if (!setup || !bot?.solver) throw new Error(`${id} has no deals or no solver`)
  for (let n = 1; n <= MAX_TRIES; n++) {
    const seed = seedOfDeal({ ...setup, number: numberOfTry(id, date, n) }, game.info)
    const line = new LineOfPlay(game, setup.options, setup.seats, createSeedSource(seed))
    line.settleChance()
    let slices = 0
    if (runSearch(bot.solver.solve(line.state), () => ++slices > MAX_SLICES).solvable) return n
  }
  throw new Error(`No deal of ${id} for ${date} can be solved.`)
}
