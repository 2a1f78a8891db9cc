import { CLASSES, KingEndings } from './endings'

// Prints the results of endings of Nebraska-Checkers with only kings, up to five men: `node --import tsx
// tests/unit/rules/nebraska-checkers/endings/print.ts`. The tests check what the rules page says about them.

const endings = new KingEndings()
console.table(
  Object.fromEntries(CLASSES.map(([own, foe]) => [`${own} (to move) against ${foe}`, endings.counts(own, foe)])),
)
