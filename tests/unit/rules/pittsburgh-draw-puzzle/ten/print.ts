import { countByCards } from './by-cards'
import { countByHands } from './by-hands'

/**
 * Counts in how many ways the pack of fifty can be sorted into the ten hands of Pittsburgh Draw, including the lowest
 * hand and the highest, by two independent methods. Run with `npx tsx tests/unit/rules/pittsburgh-draw-puzzle/ten/print.ts`.
 */
const text = (count: number) => count.toLocaleString('en')
const [byHands, byCards] = [countByHands(), countByCards()]
console.log(`Hand by hand: ${text(byHands)} ways.`)
console.log(`Card by card: ${text(byCards)} ways.`)
if (byHands !== byCards) process.exitCode = 1
