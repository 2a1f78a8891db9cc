import { KingEndings } from './nebraska-endings/endings'

// How endings of Nebraska-Checkers with kings alone come out, up to five men: `node --import tsx
// build/proofs/nebraska-endings.ts`. The tests hold what the rules page says of them.

const endings = new KingEndings()
const classes = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
] as const
console.table(
  Object.fromEntries(classes.map(([own, foe]) => [`${own} (to move) against ${foe}`, endings.counts(own, foe)])),
)
