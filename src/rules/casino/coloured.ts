import {
  type Hands,
  HIGH_WORDS,
  type TurnRefusal,
  accept,
  letterOf,
  lowestBit,
  refuse,
  type Result,
  type Rng,
  type Seat,
} from '../kit'
import type { Keeper } from './keepers'
import { isBuild, playOf, readPieces, writePlay } from './plays'
import {
  cloneTable,
  copyTable,
  holds,
  isPlaying,
  namesIn,
  OVER,
  SHUFFLING,
  type CasinoTable,
  type PackSets,
} from './table'

/** What the casinos share in which cards take cards of their colour. */

export type ColouredTable = CasinoTable

export function cloneColouredTable<State extends ColouredTable>(state: State): State {
  return { ...cloneTable(state), builders: state.builders.slice(), built: state.built.slice() }
}

export function copyColouredTable(from: ColouredTable, into: ColouredTable): void {
  copyTable(from, into)
  into.topsLow = from.topsLow
  into.topsHigh = from.topsHigh
  into.builders.set(from.builders)
  into.built.set(from.built)
}

/** Makes a card the top of a build. */
export function layBuild(pack: PackSets, state: ColouredTable, top: number, built: number, seat: Seat): void {
  state.topsLow |= pack.low[top]!
  state.topsHigh |= pack.high[top]!
  state.built[top] = built
  state.builders[top] = seat
}

export function clearColouredBuilds(state: ColouredTable): void {
  state.topsLow = state.topsHigh = 0
}

/**
 * Returns the builders who still hold a card with which they may take their builds: nobody has seen any of the cards
 * for which a build may have been made.
 * @param properCards returns these cards for a build, by its highest card
 */
export function keepersOf(
  pack: PackSets,
  state: ColouredTable,
  eye: Seat,
  unseen: readonly number[],
  properCards: (top: number) => readonly number[],
): Keeper[] {
  return pack.members(state.topsLow, state.topsHigh).flatMap((top): Keeper[] => {
    const seat = state.builders[top]!
    const proper = properCards(top)
    const cards = proper.filter((card) => unseen.includes(card))
    const isHidden = proper.every((card) => cards.includes(card) || (eye >= 0 && holds(pack, state.hands, eye, card)))
    return seat === eye || !isHidden ? [] : [{ seat, cards }]
  })
}

/**
 * Creates the functions that list a seat's moves and pick one of them, each with equal probability, without listing
 * them.
 * @param handSize the most cards of a hand
 * @param countMoves returns the number of moves of a card that the seat holds
 * @param nthMove returns the move of a card with a number from 0 to one less than these
 */
export function createMoveLists<State extends ColouredTable, Move>(
  pack: PackSets,
  handSize: number,
  countMoves: (state: State, seat: Seat, card: number) => number,
  nthMove: (state: State, seat: Seat, card: number, index: number) => Move,
) {
  const cards = cardsByBit(pack)
  /** The cards of a hand, and the number of moves of each; scratch, overwritten by every call. */
  const held = new Int32Array(handSize)
  const counts = new Int32Array(handSize)
  return {
    /** Writes all legal moves of a seat and returns their number. */
    moves(state: State, seat: Seat, into: Move[]): number {
      if (!isPlaying(state) || state.turn !== seat) return 0
      const size = listHand(state.hands, seat, cards, held)
      let n = 0
      for (let i = 0; i < size; i++) {
        const all = countMoves(state, seat, held[i]!)
        for (let index = 0; index < all; index++) into[n++] = nthMove(state, seat, held[i]!, index)
      }
      return n
    },
    /** Picks one of a seat's legal moves. */
    pick(state: State, seat: Seat, rng: Rng): Move {
      const size = listHand(state.hands, seat, cards, held)
      let total = 0
      for (let i = 0; i < size; i++) total += counts[i] = countMoves(state, seat, held[i]!)
      let index = total > 1 ? rng.below(total) : 0
      for (let i = 0; ; i++) {
        if (index < counts[i]!) return nthMove(state, seat, held[i]!, index)
        index -= counts[i]!
      }
    },
  }
}

/** Lists the cards of a hand and returns their number. `cards` are those of each bit, see {@link cardsByBit}. */
function listHand(hands: Hands, seat: Seat, cards: Uint8Array, into: Int32Array): number {
  let size = 0
  for (let rest = hands[seat]!; rest !== 0; rest &= rest - 1) into[size++] = cards[lowestBit(rest)]!
  for (let rest = hands[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1) into[size++] = cards[32 + lowestBit(rest)]!
  return size
}

/** Returns the card of each bit of the low word of a set, and from 32 on of the high one. */
function cardsByBit({ low, high }: PackSets): Uint8Array {
  const cards = new Uint8Array(64)
  for (let card = 0; card < low.length; card++) {
    cards[low[card] === 0 ? 32 + lowestBit(high[card]!) : lowestBit(low[card]!)] = card
  }
  return cards
}

/** What is done with the played card: it is laid loose, it takes pieces, or it makes a build with them. */
export const TRAIL = 0
export const TAKE = 1
export const BUILD = 2
const KINDS = ['trail', 'take', 'build'] as const

/** A move text, parsed but not yet checked against the rules. Sets of cards are the two words of a set. */
export interface ParsedPlay {
  readonly card: number
  /** TRAIL, TAKE or BUILD. */
  readonly kind: number
  /** Loose cards named. */
  readonly looseLow: number
  readonly looseHigh: number
  /** Builds named, by their highest cards. */
  readonly topsLow: number
  readonly topsHigh: number
}

/** Returns a game's functions between moves and their texts. Cards below `tops` can be the highest card of a build. */
export function createColouredNotation(pack: PackSets, tops: number, told: Complaints) {
  const size = pack.low.length
  const numberOf = (name: string) => {
    if (!isBuild(name)) return pack.named(name)
    const top = pack.named(name.slice(1))
    return top < tops && top >= 0 ? size + top : -1
  }

  /** Parses a text without checking it against the position; returns null if it is malformed. */
  function parse(text: string): ParsedPlay | null {
    const play = playOf(text)
    if (!play || play.kind === 'count' || play.kind === 'call') return null
    if (play.kind === 'build' && play.value !== null) return null
    const card = pack.named(play.card)
    const pieces = readPieces(play.kind === 'trail' ? [] : play.pieces, numberOf)
    if (card < 0 || !pieces) return null
    const word = (bits: Int32Array, named: readonly number[]) =>
      named.reduce((set, piece) => set | bits[piece % size]!, 0)
    const [loose, builds] = [pieces.filter((piece) => piece < size), pieces.filter((piece) => piece >= size)]
    return {
      card,
      kind: KINDS.indexOf(play.kind),
      looseLow: word(pack.low, loose),
      looseHigh: word(pack.high, loose),
      topsLow: word(pack.low, builds),
      topsHigh: word(pack.high, builds),
    }
  }

  /** Returns the names of pieces on the table, given as a set: loose cards in order, then builds by their tops. */
  function pieceNames(state: ColouredTable, low: number, high: number): string[] {
    const builds = namesIn(pack, low & state.topsLow, high & state.topsHigh)
    return [...namesIn(pack, low & ~state.topsLow, high & ~state.topsHigh), ...builds.map((top) => `B${top}`)]
  }

  return {
    pieceNames,
    /** Returns the text of a move. */
    write: (state: ColouredTable, kind: number, card: number, low: number, high: number) =>
      writePlay(KINDS[kind]!, pack.name(card), pieceNames(state, low, high)),
    /** Parses a text, and checks that it is the seat's turn and that the card and all pieces are there. */
    readPlay(state: ColouredTable, seat: Seat, text: string): Result<ParsedPlay, PlayRefusal> {
      if (state.phase === OVER) return refuse('game-over', 'The game is over.')
      const words = parse(text)
      if (!words) return refuse('bad-move', told.badMove)
      if (state.phase === SHUFFLING) return refuse('not-your-turn', 'The cards are not dealt yet.')
      if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
      if (!holds(pack, state.hands, seat, words.card)) return refuse('card-not-in-hand', told.notHeld(words.card))
      const loose = pack.members(words.looseLow & ~state.looseLow, words.looseHigh & ~state.looseHigh)[0]
      if (loose !== undefined) return refuse('piece-not-on-table', told.notLoose(loose))
      const top = pack.members(words.topsLow & ~state.topsLow, words.topsHigh & ~state.topsHigh)[0]
      return top === undefined ? accept(words) : refuse('piece-not-on-table', told.noBuild(top))
    },
  }
}

/** Why a text is refused before a game's own rules are asked. */
export type PlayRefusal = TurnRefusal | 'card-not-in-hand' | 'piece-not-on-table'

/** The sentences of these refusals. */
interface Complaints {
  readonly badMove: string
  notHeld(card: number): string
  notLoose(card: number): string
  noBuild(top: number): string
}
