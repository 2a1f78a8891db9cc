import { type TurnRefusal, type Rng, type Seat, accept, letterOf, refuse, type Result } from '../../kit'
import {
  HIGH_BITS,
  nthMember,
  CHEATER,
  type Card,
  cardName,
  cardNamed,
  colourAt,
  countMembers,
  nextMember,
} from '../cards'
import { COLOUR_HIGH, COLOUR_LOW, colourIndex } from '../colours'
import { HIGH_WORDS, hasCard } from '../hands'
import { isOver, NONE, type NewYorkWhistState, colourLed } from './state'

/** A move: the card laid. */
export type Move = Card

/** Whether a seat holds a card of the colour that must be followed. */
function canFollow(state: NewYorkWhistState, seat: Seat): boolean {
  const led = colourLed(state)
  if (led === NONE) return false
  return ((state.hands[seat]! & COLOUR_LOW[led]!) | (state.hands[HIGH_WORDS + seat]! & COLOUR_HIGH[led]!)) !== 0
}

/** Writes the cards that may be laid, ascending, and returns their number. */
export function moves(state: NewYorkWhistState, seat: Seat, into: Move[]): number {
  if (!state.dealt || isOver(state) || state.turn !== seat) return 0
  const following = canFollow(state, seat)
  const low = following ? lowWhenFollowing(state, seat) : state.hands[seat]!
  const high = following ? highWhenFollowing(state, seat) : state.hands[HIGH_WORDS + seat]!
  let n = 0
  for (let card = nextMember(low, high, -1); card >= 0; card = nextMember(low, high, card)) {
    into[n++] = card
  }
  return n
}

/** Returns one of {@link moves}, chosen uniformly from the masks without listing the moves. */
export function pick(state: NewYorkWhistState, seat: Seat, rng: Rng): Move {
  const following = canFollow(state, seat)
  const low = following ? lowWhenFollowing(state, seat) : state.hands[seat]!
  const high = following ? highWhenFollowing(state, seat) : state.hands[HIGH_WORDS + seat]!
  const total = countMembers(low, high)
  return nthMember(low, high, total > 1 ? rng.below(total) : 0)
}

/**
 * Returns the low word of the cards that may be laid from a hand that can follow: the colour led, and the Cheater,
 * which may always be laid.
 */
function lowWhenFollowing(state: NewYorkWhistState, seat: Seat): number {
  return state.hands[seat]! & COLOUR_LOW[colourLed(state)]!
}

function highWhenFollowing(state: NewYorkWhistState, seat: Seat): number {
  return state.hands[HIGH_WORDS + seat]! & (COLOUR_HIGH[colourLed(state)]! | HIGH_BITS[CHEATER]!)
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type NewYorkWhistRefusal = TurnRefusal | 'card-not-in-hand' | 'must-follow'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: NewYorkWhistState, seat: Seat, text: string): Result<Move, NewYorkWhistRefusal> {
  if (isOver(state)) return refuse('game-over', 'The game is over.')
  const card = cardNamed(text)
  if (card < 0) return refuse('bad-move', 'A move is a card of the own hand: 1 to 49, or C for the Cheater.')
  if (!state.dealt) return refuse('not-your-turn', 'The cards are to be dealt first.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (!hasCard(state.hands, seat, card)) {
    return refuse(
      'card-not-in-hand',
      `${card === CHEATER ? 'The Cheater' : `Card ${cardName(card)}`} is not in the hand.`,
    )
  }
  if (card !== CHEATER && canFollow(state, seat) && colourIndex(card) !== colourLed(state)) {
    const led = colourAt(colourLed(state))
    return refuse('must-follow', `Whoever holds a card of the colour led must lay one, or the Cheater: ${led} was led.`)
  }
  return accept(card)
}
