import { writeFileSync } from 'node:fs'
import { gameById } from '../src/rules/catalogue'
import { makeTable } from './win-chances/make-table'

// Plays rounds of level 4 against itself and writes, for the games that run over several rounds, the chance to win
// given the points that each side still needs: `node --import tsx build/win-chances.ts [ROUNDS]`. Needed when the rules
// or level 4 change: a test recomputes coarse tables and compares.

const GAMES = ['cassino-21', 'cassino-25', 'color-casino'] as const
const ROUNDS = Number(process.argv[2] ?? 4000)

const tables = GAMES.map((id) => [id, makeTable(gameById(id), ROUNDS, 4)] as const)
const text = tables.map(
  ([id, { points, spread, chances }]) => `  '${id}': {
    points: ${String(points)},
    spread: ${String(spread)},
    chances: [
${chances.map((line) => `      '${line}',\n`).join('')}    ],
  },
`,
)
writeFileSync(
  new URL('../src/bots/win-chances/round-tables.ts', import.meta.url),
  `import type { RoundTable } from './win-chances'

/** Written by build/win-chances.ts from ${String(ROUNDS)} rounds a game. */
export const ROUND_TABLES = {
${text.join('')}} as const satisfies Readonly<Record<string, RoundTable>>
`,
)
