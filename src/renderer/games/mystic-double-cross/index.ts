import type {
  MysticDoubleCrossEvent,
  MysticDoubleCrossView,
} from '../../../rules/forty-nine-outfit/mystic-double-cross/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { boardPage } from '../layout/pages'
import { demo } from './demo'
import { lesson } from './lesson'
import { en } from './messages/en'
import { count, pad } from './pad'
import { scene } from './scene'
import { eventWords, moveWords, promptWords, reasonWords, resultWords } from './words'
import { isUndealt, cheaterSquare } from './table'
import { namedTouch, numberIn } from '../../stage/model/touch-names'

/** Returns the touches of a move: the stack, which turns up a card, or the Cheater and its square. */
function touches(move: string): readonly string[] {
  const square = cheaterSquare(move)
  return square === null ? ['stock'] : [namedTouch('hand', 'C'), namedTouch('square', square)]
}

/** Returns the move that these touches would mean, so that a refusal can name the rule. */
function attempt(touched: readonly string[]): string | null {
  if (touched[0] === 'stock') return 'draw'
  const square = numberIn(touched.at(-1), 'square')
  return square === null ? null : `C@${square}`
}

/** Face of the Mystic Double Cross: twenty-five cards turned up, and one choice. */
export const mysticDoubleCrossFace = defineFace<MysticDoubleCrossView, MysticDoubleCrossEvent>({
  id: 'mystic-double-cross',
  scene,
  tableLayout: boardPage({ hasGroupsBeside: () => true }),
  touches,
  moveWords,
  verbs: () => [{ touches: ['stock'], words: { key: 'verb.draw' } }],
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  count,
  sound: createSounds<MysticDoubleCrossEvent>({
    dealt: 'shuffle',
    turned: 'flip',
    laid: 'lay',
    aside: 'pass',
    held: 'cheater',
    scored: (it) => (it.for.startsWith('row') ? 'row' : 'bell'),
    ended: ({ reason }) => (reason === 'solved' ? 'row' : null),
  }),
  anchor(seen) {
    if (seen.over) return 'what-counts'
    if (seen.state.inHand !== null) return 'the-cheater'
    return isUndealt(seen) || seen.state.drawn === 0 ? 'the-cards' : 'turning-up'
  },
  demo,
  lesson,
  messages: { en },
})
