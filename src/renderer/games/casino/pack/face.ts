import type { CassinoEvent } from '../../../../rules/pack/cassino/events'
import type { FaceParts } from '../../define-face'
import { casinoPage } from '../page'
import { casinoScene } from '../scene'
import { attemptOf, CALL, touches } from '../touch'
import { bestCall } from './best-call'
import { orderOf, isCalling, PACK, type Table } from './cards'
import { count, pad } from './counted'
import { aloud, eventWords, treasure } from './events'
import { moveWords, promptWords } from './words'
import { soundsOf } from '../../layout/words'
import { casinoSounds } from '../sounds'

/** Returns the name of an event's sound. */
const sound = soundsOf<CassinoEvent>({
  ...casinoSounds,
  built: 'lay',
  captured: ({ card, loose, builds }) =>
    treasure([card, ...loose, ...builds.flatMap(({ cards }) => cards)]) === '-big' ? 'row' : 'capture',
  swept: 'sweep',
  called: 'call',
  gathered: ({ cards }) => (cards.length > 0 ? 'slide' : null),
})

/**
 * Returns the cards that a touch of the ticket calls. If nothing was missed, an arbitrary card stands in, so that the
 * refusal names the rule.
 */
function calledBy(table: Table): readonly string[] {
  const missed = bestCall(table)
  return missed.length > 0 ? missed : ['AS']
}

/** The parts that the faces of both sheets of Cassino share. */
export const cassinoFace = {
  scene: casinoScene(PACK),
  table: casinoPage(PACK),
  touches,
  attempt: (touched, seen) => attemptOf(touched, orderOf, calledBy(seen)),
  anyOrder: true,
  move: moveWords,
  event: eventWords,
  aloud,
  prompt: promptWords,
  claim: (seen) => (isCalling(seen) && !seen.over ? { touch: CALL, words: { key: 'move.cassino' } } : null),
  // Players have to notice a missed capture for themselves.
  unspoken: ['window'],
  pad,
  count,
  sound,
} as const satisfies Partial<FaceParts<Table['state'], CassinoEvent>>
