import { defineGame } from '../../define-game'
import { cardName, cardNamed, type Card } from '../cards'
import { show, determinize } from './knowledge'
import { outcome, MOVES, type Move, copy, DISCARD, start, type PittsburghState, STAND, namesOf, OVER } from './state'
import { applyChance, chance, readChance, sampleChance, discard } from './play'
import { eventFor, type PittsburghEvent, type PittsburghOptions, type PittsburghView, DESCRIPTION } from './shape'
import { type TurnRefusal, accept, letterOf, refuse, type Result, type Seat } from '../../kit'
import { HAND_SIZE } from '../ranking'

/** Pittsburgh Draw, from the sheet of 1926: five cards, one exchange, and the best hand scores its value. */
export const pittsburghDraw = defineGame<PittsburghState, Move, PittsburghView, PittsburghEvent>('pittsburgh-draw', {
  info: {
    ...DESCRIPTION,
    maxPlies,
  },
  start,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  requiredSeats: (state) => (state.phase === DISCARD ? 1 << state.turn : 0),
  moves(state, seat, into) {
    if (state.phase !== DISCARD || state.turn !== seat) return 0
    for (let move = 0; move < MOVES; move++) into[move] = move
    return MOVES
  },
  pick: (_state, _seat, rng) => rng.below(MOVES),
  apply: discard,
  write,
  read,
  /** Everything once the game is over. */
  view: (state, eye) => show(state, state.phase === OVER ? null : eye),
  eventFor,
  determinize,
  outcome,
  dump: (state) => show(state, null),
})

/** Returns the most plies: every deal scores at least one point for one seat, and every seat moves once in it. */
function maxPlies(options: PittsburghOptions, seats: number): number {
  const deals = seats * (options.target - 1) + 1
  return deals * seats
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type PittsburghDrawRefusal = TurnRefusal | 'card-not-in-hand'

const DISCARD_WORD = 'discard '

/** Length of the longest text: five cards of two digits, separated by spaces. */
const MAX_LENGTH = DISCARD_WORD.length + 3 * HAND_SIZE - 1

/** Writes a move in the notation of the rules page: `stand`, or `discard` with the cards, ascending. */
function write(state: PittsburghState, seat: Seat, move: Move): string {
  if (move === STAND) return 'stand'
  const hand = namesOf(state.hands, HAND_SIZE * seat, HAND_SIZE)
  return DISCARD_WORD + hand.filter((_, place) => (move >> place) & 1).join(' ')
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: PittsburghState, seat: Seat, text: string): Result<Move, PittsburghDrawRefusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const cards = parseMove(text)
  if (!cards) {
    return refuse('bad-move', 'A move is stand, or discard with one to five cards in ascending order (discard 1 8 C).')
  }
  if (state.phase !== DISCARD) return refuse('not-your-turn', 'The cards are being shuffled.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  return readDiscard(state, seat, cards)
}

/** Returns the cards that a move text discards: none, or one to five, ascending; null if the text is malformed. */
export function parseMove(text: string): Card[] | null {
  if (text === 'stand') return []
  if (text.length > MAX_LENGTH || !text.startsWith(DISCARD_WORD)) return null
  const cards = text.slice(DISCARD_WORD.length).split(' ').map(cardNamed)
  if (cards.length > HAND_SIZE) return null
  const ascending = cards.every((card, i) => card > (i === 0 ? -1 : cards[i - 1]!))
  return ascending ? cards : null
}

function readDiscard(state: PittsburghState, seat: Seat, cards: readonly Card[]): Result<Move, PittsburghDrawRefusal> {
  let move = STAND
  for (const card of cards) {
    const place = state.hands.subarray(HAND_SIZE * seat, HAND_SIZE * seat + HAND_SIZE).indexOf(card)
    if (place < 0) return refuse('card-not-in-hand', `${nameOf(card)} is not in the hand.`)
    move |= 1 << place
  }
  return accept(move)
}

function nameOf(card: Card): string {
  const name = cardName(card)
  return name === 'C' ? 'The Cheater' : `Card ${name}`
}
