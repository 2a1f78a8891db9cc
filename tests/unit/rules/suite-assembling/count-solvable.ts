import { runSearch } from '../../../../src/bots/solvers/solver'
import { suiteAssemblingSolver } from '../../../../src/bots/solvers/suite-assembling'
import { suiteAssembling } from '../../../../src/rules/forty-nine-outfit/suite-assembling'
import { defaults, createSeededRng, type Options } from '../../../../src/rules/kit'

/**
 * Counts how many deals of Suite Assembling can be won if all cards are known, under the readings of the rules page.
 * Run with `npx tsx tests/unit/rules/suite-assembling/count-solvable.ts [deals]`; every reading gets the same deals.
 */
const DEALS = Number(process.argv[2] ?? 300)

const READINGS: readonly Options[] = [
  { packCards: 'heap' },
  { packCards: 'lot' },
  { packCards: 'any' },
  { packCards: 'heap', passes: 1 },
  { packCards: 'lot', passes: 1 },
  { packCards: 'any', passes: 1 },
]

function count(options: Options): { won: number; unknown: number } {
  const found = { won: 0, unknown: 0 }
  for (let deal = 0; deal < DEALS; deal++) {
    const state = suiteAssembling.start({ ...defaults(suiteAssembling.info), ...options }, 1)
    const outcomes: number[] = []
    suiteAssembling.sampleChance(state, createSeededRng(`deal ${deal}`), outcomes)
    suiteAssembling.applyChance(state, outcomes)
    if (!suiteAssembling.requiredSeats(state)) continue
    const { solvable } = runSearch(suiteAssemblingSolver.solve(state))
    if (solvable === null) found.unknown++
    else if (solvable) found.won++
  }
  return found
}

for (const options of READINGS) {
  const { won, unknown } = count(options)
  console.log(`${JSON.stringify(options)}: ${won} of ${DEALS} deals can be won, ${unknown} not searched to the end`)
}
