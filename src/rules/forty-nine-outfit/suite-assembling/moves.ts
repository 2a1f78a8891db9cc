import { type CommonRefusal, type Kind, type Rng, type Seat, accept, refuse, type Result } from '../../kit'
import { type Card, CHEATER, cardName, cardNamed } from '../cards'
import { availableOf, canDeal, highestBit, packCard, isAvailable } from './pack'
import { isNext, NONE, PILES, type SuiteAssemblingState, isVacant } from './state'
import { SQUARES } from '../board'

/**
 * A move as one small number: the card in the upper bits, its destination in the lower three: pile 0 to 6, or `UP` for
 * the foundations. A run is named by its head. `DEAL` uses a card number that does not exist.
 */
export type Move = Kind<'move'>

export const UP = 7
export const DEAL: Move = 50 << 3

export function packMove(card: Card, place: number): Move {
  return (card << 3) | place
}

export function cardOf(move: Move): Card {
  return move >> 3
}

/** Returns the destination: a pile, or `UP`. */
export function placeOf(move: Move): number {
  return move & 7
}

/**
 * Writes every legal move and returns their number: pile by pile, then the available cards of the pack, top first, then
 * `deal`.
 */
export function moves(state: SuiteAssemblingState, _seat: Seat, into: Move[]): number {
  if (!state.dealt || state.ended) return 0
  const spaces = spacesOf(state)
  let n = 0
  for (let pile = 0; pile < PILES; pile++) n = listRun(state, pile, spaces, into, n)
  for (let rest = availableOf(state); rest !== 0;) {
    const entry = highestBit(rest)
    rest ^= 1 << entry
    const card = packCard(state, entry)
    n = listCard(state, card, spaces, into, n)
    if (isNext(state, card)) into[n++] = packMove(card, UP)
  }
  if (canDeal(state)) into[n++] = DEAL
  return n
}

/** Scratch list of `pick`, so that playouts allocate nothing. */
const listed: Move[] = []

/** Returns one of {@link moves}, chosen uniformly. */
export function pick(state: SuiteAssemblingState, seat: Seat, rng: Rng): Move {
  const count = moves(state, seat, listed)
  return listed[count > 1 ? rng.below(count) : 0]!
}

/** Returns the set of vacant spaces: bit p stands for pile p. */
function spacesOf(state: SuiteAssemblingState): number {
  let spaces = 0
  for (let pile = 0; pile < PILES; pile++) if (state.head[pile] === NONE) spaces |= 1 << pile
  return spaces
}

/**
 * Writes the moves of a pile's run: onto its next higher card, or to a space if that turns a card up; its last card may
 * go up.
 */
function listRun(state: SuiteAssemblingState, pile: number, spaces: number, into: Move[], from: number): number {
  const head = state.head[pile]!
  if (head === NONE) return from
  const n = listCard(state, head, state.down[pile] === 0 ? 0 : spaces, into, from)
  const last = state.last[pile]!
  if (!isNext(state, last)) return n
  into[n] = packMove(last, UP)
  return n + 1
}

function listCard(state: SuiteAssemblingState, card: Card, spaces: number, into: Move[], from: number): number {
  let n = from
  const onto = state.endsAt[card + 1]!
  if (onto !== NONE) into[n++] = packMove(card, onto)
  for (let rest = spaces; rest !== 0; rest &= rest - 1) into[n++] = packMove(card, highestBit(rest & -rest))
  return n
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type SuiteAssemblingRefusal =
  | CommonRefusal
  | 'does-not-follow'
  | 'no-more-passes'
  | 'not-available'
  | 'not-last-of-run'
  | 'not-whole-run'
  | 'nothing-to-deal'
  | 'nothing-to-turn'

const ON = '@'
const TO_FOUNDATIONS = 'up'
/** Length of the longest placing, `49@up`. */
const MAX_LENGTH = 5

/** Writes a move in the notation of the rules page: `deal`, `9@3`, `9@up`. */
export function write(move: Move): string {
  if (move === DEAL) return 'deal'
  const place = placeOf(move)
  return cardName(cardOf(move)) + ON + (place === UP ? TO_FOUNDATIONS : `${place + 1}`)
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: SuiteAssemblingState, text: string): Result<Move, SuiteAssemblingRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const move = parseMove(text)
  if (move < 0) {
    return refuse('bad-move', 'A move is deal, a card and a pile (9@3, piles 1 to 7), or a card that goes up (9@up).')
  }
  if (move === DEAL) return readDeal(state)
  const card = cardOf(move)
  const pile = pileShowing(state, card)
  if (pile === NONE && !isAvailable(state, card)) {
    return refuse('not-available', `Card ${cardName(card)} is neither face up in a pile nor available from the pack.`)
  }
  return placeOf(move) === UP ? readUp(state, move, pile) : readPile(state, move, pile)
}

function parseMove(text: string): Move {
  if (text === 'deal') return DEAL
  if (text.length > MAX_LENGTH) return -1
  const at = text.indexOf(ON)
  const card = at < 0 ? -1 : cardNamed(text.slice(0, at))
  const place = at < 0 ? -1 : placeNamed(text.slice(at + 1))
  return card < 0 || card === CHEATER || place < 0 ? -1 : packMove(card, place)
}

function placeNamed(text: string): number {
  if (text === TO_FOUNDATIONS) return UP
  const pile = cardNamed(text)
  return pile < PILES ? pile : -1
}

function readDeal(state: SuiteAssemblingState): Result<Move, SuiteAssemblingRefusal> {
  if (state.packLeft === 0) return refuse('nothing-to-deal', 'Pack and heap are used up: there is nothing to deal.')
  if (canDeal(state)) return accept(DEAL)
  const times = state.passes === 1 ? 'once' : `${state.passes} times`
  return refuse('no-more-passes', `The pack may be gone through ${times} only.`)
}

/** Returns the pile whose run contains a card, or `NONE`. */
function pileShowing(state: SuiteAssemblingState, card: Card): number {
  for (let pile = 0; pile < PILES; pile++) {
    if (!isVacant(state, pile) && card <= state.head[pile]! && card >= state.last[pile]!) return pile
  }
  return NONE
}

function readUp(state: SuiteAssemblingState, move: Move, pile: number): Result<Move, SuiteAssemblingRefusal> {
  const card = cardOf(move)
  if (pile !== NONE && state.last[pile] !== card) {
    return refuse('not-last-of-run', `Card ${cardName(card)} is not the last of its run: that one goes up first.`)
  }
  if (isNext(state, card)) return accept(move)
  const lower = cardName(card - 1)
  return refuse('does-not-follow', `Card ${cardName(card)} goes up when ${lower} is up, and not before.`)
}

function readPile(state: SuiteAssemblingState, move: Move, pile: number): Result<Move, SuiteAssemblingRefusal> {
  const card = cardOf(move)
  const to = placeOf(move)
  if (pile !== NONE && state.head[pile] !== card) {
    return refuse('not-whole-run', `Runs move whole: card ${cardName(card)} is not the head of its run.`)
  }
  if (!isVacant(state, to)) {
    if (state.endsAt[card + 1] === to && pile !== to) return accept(move)
    return refuse('does-not-follow', `Card ${cardName(card)} goes on ${higher(card)} only, at the end of another pile.`)
  }
  if (pile !== NONE && state.down[pile] === 0) {
    return refuse('nothing-to-turn', 'A run goes to a vacant space only if a face-down card lies under it.')
  }
  return accept(move)
}

/** Names the card on which another may be laid; no card is higher than 49. */
function higher(card: Card): string {
  return card + 1 < SQUARES ? cardName(card + 1) : 'the next higher card'
}
