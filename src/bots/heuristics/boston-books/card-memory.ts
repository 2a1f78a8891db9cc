import { seatOf, type Eye, type GameEvent, type GameView, type Rng, type Seat } from '../../../rules/kit'
import {
  CARDS,
  cardNamed,
  colourAt,
  HIGH_BITS,
  LOW_BITS,
  members,
  type Card,
} from '../../../rules/forty-nine-outfit/cards'
import {
  COLOUR_COUNT,
  COLOUR_HIGH,
  COLOUR_LOW,
  COLOUR_SIZE,
  colourIndex,
  wholeColours,
} from '../../../rules/forty-nine-outfit/colours'
import { cardsOnTable, dealConstrained, ON_TABLE } from '../../../rules/forty-nine-outfit/constrained-deal'
import { addCard, createHands, HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'
import type { BostonBooksEvent, BostonBooksView } from '../../../rules/forty-nine-outfit/boston-books/shape'
import { HAND_SIZE, isOpen, type BostonBooksState } from '../../../rules/forty-nine-outfit/boston-books/state'

const NOBODY = -1
/** Entry in `lacked` of a seat that was never heard to lack a card. */
const NEVER = -1

/**
 * Everything that was heard at a table in this deal, forgetting nothing: all of it public except the seat's own draws.
 */
export class CardMemory {
  /** Number of cards that each seat holds. */
  readonly sizes: number[]
  /** Number of unseen cards that each seat has drawn. */
  readonly drawn: number[]
  /** The seat that is known to hold a card because it got the card by a call; -1 if none is. */
  readonly owner = new Int8Array(CARDS).fill(NOBODY)
  /**
   * Number of unseen cards that a seat had drawn when it last lacked a card (seat × CARDS + card); -1 if it never did.
   */
  readonly lacked: Int16Array
  /** How often each seat called for a colour (seat × COLOUR_COUNT + colour). */
  readonly called: Int16Array
  /** Whether a seat called for a colour of which it is not known to hold a card. */
  readonly unexplainedCalls: Uint8Array

  constructor(readonly seats: number) {
    this.sizes = new Array<number>(seats).fill(HAND_SIZE)
    this.drawn = new Array<number>(seats).fill(0)
    this.lacked = new Int16Array(seats * CARDS).fill(NEVER)
    this.called = new Int16Array(seats * COLOUR_COUNT)
    this.unexplainedCalls = new Uint8Array(seats * COLOUR_COUNT)
  }

  hear(event: BostonBooksEvent): void {
    if (event.type === 'dealt') this.forget()
    else if (event.type === 'asked') this.hearCall(event.seat, event.of, cardNamed(event.card))
    else if (event.type === 'given') this.hearGiven(event.seat, event.of, cardNamed(event.card))
    else if (event.type === 'drawn')
      this.hearDrawn(event.seat, event.hit && event.card !== null ? cardNamed(event.card) : NOBODY)
    else if (event.type === 'book') this.hearBook(event.seat, event.cards.map(cardNamed))
  }

  private forget(): void {
    this.sizes.fill(HAND_SIZE)
    this.drawn.fill(0)
    this.owner.fill(NOBODY)
    this.lacked.fill(NEVER)
    this.called.fill(0)
    this.unexplainedCalls.fill(0)
  }

  /** Returns the number of cards that a seat is known to hold, of all colours. */
  known(seat: Seat): number {
    let count = 0
    for (let card = 0; card < CARDS; card++) if (this.owner[card] === seat) count++
    return count
  }

  /** Whether a seat lacked a card and has neither got it nor drawn an unseen card since. */
  lacksForGood(seat: Seat, card: Card): boolean {
    return this.owner[card] !== seat && this.lacked[seat * CARDS + card] === this.drawn[seat]
  }

  /**
   * Notes a call: the caller lacks the card but holds its colour; the seat called on lacks the card too, or gives it.
   */
  private hearCall(seat: Seat, of: Seat, card: Card): void {
    this.lacked[seat * CARDS + card] = this.drawn[seat]!
    this.lacked[of * CARDS + card] = this.drawn[of]!
    const colour = colourIndex(card)
    this.called[seat * COLOUR_COUNT + colour]!++
    if (!this.shows(seat, colour)) this.unexplainedCalls[seat * COLOUR_COUNT + colour] = 1
  }

  /** Whether a seat is known to hold some card of a colour. */
  private shows(seat: Seat, colour: number): boolean {
    const from = COLOUR_SIZE * colour
    for (let card = from; card < from + COLOUR_SIZE; card++) if (this.owner[card] === seat) return true
    return false
  }

  private hearGiven(seat: Seat, of: Seat, card: Card): void {
    if (this.owner[card] !== of) this.unexplainedCalls[of * COLOUR_COUNT + colourIndex(card)] = 0
    this.sizes[of]!--
    this.sizes[seat]!++
    this.owner[card] = seat
  }

  /** Notes a draw. A drawn card that is not the one called for stays unknown. */
  private hearDrawn(seat: Seat, shown: Card): void {
    this.sizes[seat]!++
    if (shown === NOBODY) this.drawn[seat]!++
    else this.owner[shown] = seat
  }

  private hearBook(seat: Seat, cards: readonly Card[]): void {
    this.sizes[seat]! -= cards.length
    for (const card of cards) this.owner[card] = NOBODY
    const colour = colourIndex(cards[0]!)
    for (let card = COLOUR_SIZE * colour; card < COLOUR_SIZE * (colour + 1); card++) this.owner[card] = NOBODY
  }
}

/**
 * Returns what a seat remembers of the deal: the `latest` events that it was told, all if absent. Without a recall of
 * the deal, no more than its view tells: the latest call.
 */
export function memoryOf(seen: GameView, recall: readonly GameEvent[], latest = Infinity): CardMemory {
  const memory = new CardMemory(seen.seats)
  let from = recall.length - 1
  while (from >= 0 && recall[from]!.type !== 'dealt') from--
  if (from >= 0) {
    // The recall of a seat of Boston Books has only events of Boston Books.
    for (const event of recall.slice(Math.max(from, recall.length - latest))) memory.hear(event as BostonBooksEvent)
    return memory
  }
  fillFromView(memory, seen as GameView<BostonBooksView>)
  return memory
}

/** Fills a memory from one look at the table: other hands of equal size, and the latest call. */
function fillFromView(memory: CardMemory, { state, eye, seats, options }: GameView<BostonBooksView>): void {
  const hands = Object.values(state.hands)
  const own = hands[eye]?.length ?? 0
  const laid = Object.values(state.books)
    .flat()
    .flatMap(({ cards }) => cards).length
  const stock = typeof state.stock === 'number' ? state.stock : state.stock.length
  const rest = (options['cheater'] === true ? CARDS : CARDS - 1) - own - laid - stock
  for (let seat = 0; seat < seats; seat++) {
    memory.sizes[seat] = seat === eye ? own : rest / (seats - 1)
    memory.drawn[seat] = HAND_SIZE
  }
  if (!state.last) return
  const { seat: caller, of: called, card, result } = state.last
  if (!state.open.includes(colourAt(colourIndex(cardNamed(card))))) return
  const seat = seatOf(caller, seats)
  const of = seatOf(called, seats)
  memory.hear({ type: 'asked', seat, of, card })
  if (result === 'given' || result === 'drawn') memory.owner[cardNamed(card)] = seat
}

/**
 * Deals the cards that a seat does not see anew, in place, so that the hands agree with all that was heard: how many
 * cards each seat holds, which it got by a call, which it lacked and cannot have drawn since, and of which colours it
 * held one when it called. Returns false, with the state as it was, if no such deal is found.
 */
export function dealAsHeard(state: BostonBooksState, eye: Eye, memory: CardMemory, rng: Rng): boolean {
  const { seats, hands, pack, top, packSize } = state
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== eye)
  const hidden = [
    ...pack.subarray(top, packSize),
    ...others.flatMap((seat) => members(hands[seat]!, hands[HIGH_WORDS + seat]!)),
  ]
  const dealt = createHands()
  const cards: Card[] = []
  for (const card of hidden) {
    const owner = memory.owner[card]!
    if (owner < 0) cards.push(card)
    else addCard(dealt, owner, card)
  }
  const places = new Array<number>(packSize - top).fill(ON_TABLE)
  for (const seat of others)
    for (let left = memory.sizes[seat]! - memory.known(seat); left > 0; left--) places.push(seat)
  if (places.length !== cards.length) return false

  const known = dealt.slice()
  const lacking = others.map((seat) => cards.filter((card) => memory.lacksForGood(seat, card)))
  const countFaults = (seat: Seat, handLow: number, handHigh: number): number => {
    const at = others.indexOf(seat)
    if (at < 0) return 0
    const [unknownLow, unknownHigh] = [handLow & ~known[seat]!, handHigh & ~known[HIGH_WORDS + seat]!]
    let faults = wholeColours(handLow & state.openLow) + wholeColours(handHigh & state.openHigh)
    for (const card of lacking[at]!) if ((unknownLow & LOW_BITS[card]!) | (unknownHigh & HIGH_BITS[card]!)) faults++
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (memory.unexplainedCalls[seat * COLOUR_COUNT + colour] === 0 || !isOpen(state, colour)) continue
      if (((unknownLow & COLOUR_LOW[colour]!) | (unknownHigh & COLOUR_HIGH[colour]!)) === 0) faults++
    }
    return faults
  }
  if (!dealConstrained({ cards, places, hands: dealt, countFaults }, rng)) return false
  for (const seat of others) {
    hands[seat] = dealt[seat]!
    hands[HIGH_WORDS + seat] = dealt[HIGH_WORDS + seat]!
  }
  pack.set(cardsOnTable(cards, places), top)
  return true
}
