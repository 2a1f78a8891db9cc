import type { CassinoEvent } from '../../../../rules/pack/cassino/events'
import type { FaceParts } from '../../define-face'
import { casinoPage } from '../page'
import { createCasinoScene } from '../scene'
import { attemptOf, CALL, touches } from '../touch'
import { bestCall } from './best-call'
import { orderOf, hasCalls, PACK_STYLE, type Table } from './cards'
import { counting } from './pad'
import { announcement, eventWords, captureSuffix } from './events'
import { moveWords, promptWords } from './words'
import { createSounds } from '../../layout/words'
import { casinoSounds } from '../sounds'

/** Returns the name of an event's sound. */
const sound = createSounds<CassinoEvent>({
  ...casinoSounds,
  built: 'lay',
  captured: ({ card, loose, builds }) =>
    captureSuffix([card, ...loose, ...builds.flatMap(({ cards }) => cards)]) === '-big' ? 'row' : 'capture',
  swept: 'sweep',
  called: 'call',
  gathered: ({ cards }) => (cards.length > 0 ? 'slide' : null),
})

/**
 * Returns the cards that a touch of the ticket calls. If nothing was missed, an arbitrary card stands in, so that the
 * refusal names the rule.
 */
function calledPieces(table: Table): readonly string[] {
  const missed = bestCall(table)
  return missed.length > 0 ? missed : ['AS']
}

/** The parts that the faces of both sheets of Cassino share. */
export const cassinoFace = {
  scene: createCasinoScene(PACK_STYLE),
  tableLayout: casinoPage(PACK_STYLE),
  touches,
  attempt: (touched, seen) => attemptOf(touched, orderOf, calledPieces(seen)),
  anyOrder: true,
  moveWords,
  eventWords,
  announcement,
  prompt: promptWords,
  claim: (seen) => (hasCalls(seen) && !seen.over ? { touch: CALL, words: { key: 'move.cassino' } } : null),
  // Players have to notice a missed capture for themselves.
  unspokenFields: ['window'],
  ...counting,
  sound,
} as const satisfies Partial<FaceParts<Table['state'], CassinoEvent>>
