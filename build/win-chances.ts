import { writeFileSync } from 'node:fs'
import { gameById } from '../src/rules/catalogue'
import { makeTable } from './win-chances/make-table'

// Plays rounds of level 4 against itself and writes, for the games that run over several rounds, the chance to win
// given the points that each side still needs: `node --import tsx build/win-chances.ts [ROUNDS]`. Needed when the rules
// or level 4 change: a test recomputes coarse tables and compares.

const GAMES = ['cassino-21', 'cassino-25', 'color-casino'] as const
const ROUNDS = Number(process.argv[2] ?? 4000)

const tables = Object.fromEntries(GAMES.map((id) => [id, makeTable(gameById(id), ROUNDS, 4)]))

writeFileSync(
  new URL('../src/bots/win-chances/round-tables.json', import.meta.url),
  `${JSON.stringify(tables, null, 2)}\n`,
)
