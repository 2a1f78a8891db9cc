import { type TurnRefusal, type Rng, type Seat, accept, letterOf, refuse, type Result } from '../../kit'
import { count, HIGH_BITS, nthMember, nthBit, CHEATER, cardName, colourAt, nextMember } from '../cards'
import { COLOUR_COUNT, COLOUR_HIGH, COLOUR_LOW, COLOUR_SIZE, missingOf, colourIndex } from '../colours'
import { HIGH_WORDS, hasCard } from '../hands'
import { packAsk, packBook, type Move, bookColour, calledFor, calledOn, isBook, parseMove } from './move'
import { CALL, type BostonBooksState, isOpen, OVER, SHUFFLE } from './state'

/** Writes all moves of a seat: the books that it can make with the Cheater, then its calls, card by card. */
export function moves(state: BostonBooksState, seat: Seat, into: Move[]): number {
  if (state.phase !== CALL || state.turn !== seat) return 0
  let n = 0
  for (let rest = bookableColours(state, seat); rest !== 0; rest &= rest - 1) into[n++] = packBook(nthBit(rest, 0))
  const heldLow = state.hands[seat]! & state.openLow
  const heldHigh = state.hands[HIGH_WORDS + seat]! & state.openHigh
  const waived = (heldLow | heldHigh) === 0
  const low = waived ? state.openLow : missingOf(heldLow)
  const high = waived ? state.openHigh : missingOf(heldHigh)
  for (let card = nextMember(low, high, -1); card >= 0; card = nextMember(low, high, card)) {
    for (let of = 0; of < state.seats; of++) if (of !== seat) into[n++] = packAsk(of, card)
  }
  return n
}

/** Returns one of {@link moves}, chosen uniformly from the masks without listing the moves. */
export function pick(state: BostonBooksState, seat: Seat, rng: Rng): Move {
  const colours = bookableColours(state, seat)
  const books = colours === 0 ? 0 : count(colours)
  const heldLow = state.hands[seat]! & state.openLow
  const heldHigh = state.hands[HIGH_WORDS + seat]! & state.openHigh
  const waived = (heldLow | heldHigh) === 0
  const low = waived ? state.openLow : missingOf(heldLow)
  const high = waived ? state.openHigh : missingOf(heldHigh)
  const others = state.seats - 1
  const total = books + others * (count(low) + count(high))
  const chosen = (total > 1 ? rng.below(total) : 0) - books
  if (chosen < 0) return packBook(nthBit(colours, chosen + books))
  const of = chosen % others
  return packAsk(of < seat ? of : of + 1, nthMember(low, high, (chosen / others) | 0))
}

/**
 * Returns, as a bit mask, the colours of which a seat that has the Cheater holds exactly six cards. All of them are
 * open: of a closed colour at most one card is left.
 */
function bookableColours(state: BostonBooksState, seat: Seat): number {
  const low = state.hands[seat]!
  const high = state.hands[HIGH_WORDS + seat]!
  if ((high & HIGH_BITS[CHEATER]!) === 0) return 0
  let colours = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const held = count(low & COLOUR_LOW[colour]!) + count(high & COLOUR_HIGH[colour]!)
    if (held === COLOUR_SIZE - 1) colours |= 1 << colour
  }
  return colours
}

/** Whether a seat holds no card of any open colour, so that it may call for cards of every open colour. */
function mayCallAnyColour(state: BostonBooksState, seat: Seat): boolean {
  return ((state.hands[seat]! & state.openLow) | (state.hands[HIGH_WORDS + seat]! & state.openHigh)) === 0
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type BostonBooksRefusal =
  TurnRefusal | 'ask-self' | 'colour-closed' | 'colour-not-held' | 'no-book' | 'no-such-player' | 'own-card'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: BostonBooksState, seat: Seat, text: string): Result<Move, BostonBooksRefusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const move = parseMove(text)
  if (move < 0) {
    return refuse('bad-move', 'A move calls on a seat for a number (ask B 17), or lays a book (book green).')
  }
  if (state.phase === SHUFFLE) return refuse('not-your-turn', 'The cards are to be dealt first.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  return isBook(move) ? readBook(state, seat, move) : readAsk(state, seat, move)
}

function readAsk(state: BostonBooksState, seat: Seat, move: Move): Result<Move, BostonBooksRefusal> {
  const of = calledOn(move)
  const card = calledFor(move)
  const colour = colourIndex(card)
  if (of >= state.seats) return refuse('no-such-player', `Nobody sits at ${letterOf(of)}.`)
  if (of === seat) return refuse('ask-self', 'Nobody calls on his own hand.')
  if (hasCard(state.hands, seat, card)) {
    return refuse(
      'own-card',
      `Card ${cardName(card)} is in the own hand: only a card that is wanted may be called for.`,
    )
  }
  if (!isOpen(state, colour)) {
    return refuse('colour-closed', `The book of ${colourAt(colour)} is laid: none of its cards can be called for.`)
  }
  if (!mayCallAnyColour(state, seat) && !holdsColour(state, seat, colour)) {
    return refuse('colour-not-held', `To call for ${colourAt(colour)} one must hold a card of it.`)
  }
  return accept(move)
}

function readBook(state: BostonBooksState, seat: Seat, move: Move): Result<Move, BostonBooksRefusal> {
  if (bookableColours(state, seat) & (1 << bookColour(move))) return accept(move)
  return refuse('no-book', 'A book is laid with exactly six cards of the colour and the Cheater in hand.')
}

function holdsColour(state: BostonBooksState, seat: Seat, colour: number): boolean {
  const low = state.hands[seat]! & COLOUR_LOW[colour]!
  return (low | (state.hands[HIGH_WORDS + seat]! & COLOUR_HIGH[colour]!)) !== 0
}
