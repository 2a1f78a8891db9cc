import type { RouletteEvent, SpotWin, RouletteView } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { defineFace } from '../define-face'
import { sheetExtent } from '../layout/deck-o-cards'
import { lesson } from './lesson'
import { en } from './messages/en'
import { counts, pad } from './pad'
import { scene } from './scene'
import { verbs } from './stakes'
import { confirmQuestion, attempt, beginsMove, heading, keptTouches, touches } from './touch'
import { announcement, eventWords, moveWords, promptWords, reasonWords } from './words'
import { eyeOf } from '../layout/eye'
import { isSelectingBanker, isHouse } from './table'
import { createSounds } from '../layout/words'

/** Winnings for each chip on a called chance, and on a card in its lucky suit. */
const CALLED_PAYOUT = 50
const LUCKY_SUIT_PAYOUT = 15

/** Returns the name of an event's sound. The stage plays the arrow's ticks itself. */
const sound = createSounds<RouletteEvent>({
  bet: 'chip',
  cleared: 'chips',
  noMoreBets: 'call',
  collected: 'rake',
  paid: ({ bets }) => paidSound(bets),
  out: 'penalty',
  ended: 'bell',
})

/** Returns a fanfare for fifty to one, a bell for fifteen to one, otherwise the sound of chips. */
function paidSound(bets: readonly SpotWin[]): string {
  const best = Math.max(...bets.map(({ stake, won }) => won / stake))
  if (best >= CALLED_PAYOUT) return 'fanfare'
  return best >= LUCKY_SUIT_PAYOUT ? 'bell' : 'chips'
}

/** Face of Deck-O-Cards Roulette: the dial, the layout and its chips. */
export const deckOCardsRouletteFace = defineFace<RouletteView, RouletteEvent>({
  id: 'deck-o-cards-roulette',
  scene,
  tableLayout: {
    kind: 'roulette',
    extent: (_seen, shape) => sheetExtent(shape === 'tall'),
    hasGroupsBeside: () => true,
  },
  touches,
  heading,
  confirmQuestion,
  attempt,
  beginsMove,
  keptTouches,
  suitsPlayer: (seen) => isHouse(seen) || seen.state.banker !== eyeOf(seen),
  waitsForArrow: (event) => event.type === 'spun',
  moveWords,
  verbs,
  eventWords,
  announcement,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  runningCounts: counts,
  sound,
  anchor(seen) {
    if (seen.over) return 'the-end'
    if (isSelectingBanker(seen)) return 'the-bank'
    if (isHouse(seen)) return seen.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
    if (eyeOf(seen) === seen.state.banker) return 'the-bank'
    if (seen.toMove.includes(seen.state.banker ?? '')) return 'the-spin'
    return seen.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
  },
  lesson,
  messages: { en },
})
