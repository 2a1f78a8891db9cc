import { createBotProfile } from '../../bot-profile'
import { cassino25 } from '../../../rules/pack/cassino-25'
import { ROUND_TABLES } from '../../win-chances/round-tables'
import { cassinoLevels } from '../cassino/levels'

/** Cassino to 25 points: no sweeps, but a missed capture may be called. */
const cassino25Knowledge = cassinoLevels(cassino25, {
  careful: { card: 0.11, spade: 0.14, ace: 1, little: 1, big: 2, own: 0.4, risk: 0.4, missed: 0.5, sweep: 0, last: 0 },
  masterly: {
    card: 0.11,
    spade: 0.14,
    ace: 1,
    little: 1,
    big: 2,
    own: 0.5,
    risk: 0.8,
    missed: 0.8,
    sweep: 0,
    last: 0.8,
  },
  rounds: ROUND_TABLES['cassino-25'],
})

export const cassino25Bot = createBotProfile(cassino25, { knowledge: cassino25Knowledge })
