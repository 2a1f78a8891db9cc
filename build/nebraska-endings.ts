import { writeFileSync } from 'node:fs'
import { pack } from '../src/bots/heuristics/nebraska-checkers/ending-tables'
import { computeEndings } from './nebraska-endings/retrograde'

// Computes the endings of Nebraska-Checkers that the strongest bot knows, and writes them where the bots read them:
// `node --import tsx build/nebraska-endings.ts`. Needed only when the rules change: a test compares the file with them.

const WIDTH = 112
const target = new URL('../src/bots/heuristics/nebraska-checkers/ending-values.json', import.meta.url)
const lines = pack(computeEndings()).match(new RegExp(`.{1,${WIDTH}}`, 'gu'))

writeFileSync(target, `${JSON.stringify(lines, null, 2)}\n`)
