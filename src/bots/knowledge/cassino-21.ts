import { cassino21 } from '../../rules/pack/cassino-21'
import { cassinoLevels } from './cassino/levels'

/** Cassino to 11 or 21 points: sweeps count, nothing is called, four are partners. */
export const cassino21Knowledge = cassinoLevels(cassino21, {
  careful: { card: 0.11, spade: 0.14, ace: 1, little: 1, big: 2, own: 0.4, risk: 0.4, missed: 0, sweep: 1, last: 0 },
  masterly: { card: 0.11, spade: 0.14, ace: 1, little: 1, big: 2, own: 0.5, risk: 0.8, missed: 0, sweep: 1, last: 0.8 },
})
