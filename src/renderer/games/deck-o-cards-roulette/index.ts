import type { RouletteEvent, SpotWin, RouletteView } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { defineFace } from '../define-face'
import { sheetExtent } from '../layout/deck-o-cards'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { repeatStakes } from './stakes'
import { asks, attempt, begins, heading, keeps, touches } from './touch'
import { aloud, eventWords, moveWords, promptWords, reasonWords } from './words'
import { eyeOf } from '../layout/eye'
import { isChoosing, isHouse } from './table'
import { soundsOf } from '../layout/words'

/** Winnings for each chip on a called chance, and on a card in its lucky suit. */
const CALLED = 50
const LUCKY = 15

/** Returns the name of an event's sound. The stage plays the arrow's ticks itself. */
const sound = soundsOf<RouletteEvent>({
  bet: 'chip',
  cleared: 'chips',
  noMoreBets: 'call',
  collected: 'rake',
  paid: ({ bets }) => paid(bets),
  out: 'penalty',
  ended: 'bell',
})

/** Returns a fanfare for fifty to one, a bell for fifteen to one, otherwise the sound of chips. */
function paid(bets: readonly SpotWin[]): string {
  const best = Math.max(...bets.map(({ stake, won }) => won / stake))
  if (best >= CALLED) return 'fanfare'
  return best >= LUCKY ? 'bell' : 'chips'
}

/** Face of Deck-O-Cards Roulette: the dial, the layout and its chips. */
export const deckOCardsRouletteFace = defineFace<RouletteView, RouletteEvent>({
  id: 'deck-o-cards-roulette',
  scene,
  table: { kind: 'roulette', extent: (_seen, tall) => sheetExtent(tall), beside: () => true },
  touches,
  heading,
  asks,
  attempt,
  begins,
  keeps,
  suspends: (event) => event.type === 'spun',
  move: moveWords,
  verbs: (seen, story) => [
    { touches: ['arrow', 'dial'], words: { key: 'verb.spin' } },
    { touches: ['home'], words: { key: 'verb.clear' } },
    repeatStakes(seen, story?.() ?? []),
  ],
  event: eventWords,
  aloud,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  sound,
  anchor(seen) {
    if (seen.over) return 'the-end'
    if (isChoosing(seen)) return 'the-bank'
    if (isHouse(seen)) return seen.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
    if (eyeOf(seen) === seen.state.banker) return 'the-bank'
    if (seen.toMove.includes(seen.state.banker ?? '')) return 'the-spin'
    return seen.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
  },
  lesson,
  messages: { en },
})
