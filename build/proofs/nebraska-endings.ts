import { CLASSES, KingEndings } from './nebraska-endings/endings'

// How endings of Nebraska-Checkers with kings alone come out, up to five men: `node --import tsx
// build/proofs/nebraska-endings.ts`. The tests hold what the rules page says of them.

const endings = new KingEndings()
console.table(
  Object.fromEntries(CLASSES.map(([own, foe]) => [`${own} (to move) against ${foe}`, endings.counts(own, foe)])),
)
