import { createBotProfile } from '../../bot-profile'
import { cassino21 } from '../../../rules/pack/cassino-21'
import { ROUND_TABLES } from '../../win-chances/round-tables'
import { cassinoLevels } from '../cassino/levels'

/** Cassino to 11 or 21 points: sweeps count, there are no calls, and four seats play as partners. */
const cassino21Knowledge = cassinoLevels(cassino21, {
  careful: { card: 0.11, spade: 0.14, ace: 1, little: 1, big: 2, own: 0.4, risk: 0.4, missed: 0, sweep: 1, last: 0 },
  masterly: { card: 0.11, spade: 0.14, ace: 1, little: 1, big: 2, own: 0.5, risk: 0.8, missed: 0, sweep: 1, last: 0.8 },
  rounds: ROUND_TABLES['cassino-21'],
})

export const cassino21Bot = createBotProfile(cassino21, { knowledge: cassino21Knowledge })
