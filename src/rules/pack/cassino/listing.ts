import { lowestBit, FIRST_HIGH_MEMBER, HIGH_WORDS, type BridgeCard, type Rng, type Seat } from '../../kit'
import { writeJoinedUnions } from '../../casino/groups'
import { isLoose } from '../../casino/table'
import {
  FREE_AT,
  groupCount,
  groupsAt,
  isCrowded,
  looseIn,
  matchingMask,
  POOL,
  findGroups,
  unionCount,
  unionsAt,
  listUnionsBeside,
} from './groups'
import { CALL_KIND, headOf, packMove, WITH_BUILD, WITH_RAISED, type Move } from './move'
import { PACK, type CassinoState } from './state'
import { courtShift, courtsLike, isCourt, VALUE } from './values'

/**
 * The moves of a seat, as stretches of moves that share a head (see move.ts), each with the sets of loose cards that
 * complete it. `moves` writes all of them; `pick` draws an index and looks up that one. Scratch data, as in groups.ts.
 */

/**
 * Largest number of stretches: for each of four cards a trail, three of captures and two of builds for each of the
 * three other cards; two of calls and one of the count.
 */
const MAX_STRETCHES = 4 * 10 + 3

/**
 * For each stretch: its head, the offset from a move's index to its set (or a court's suits) in the pool, and its end.
 */
const HEADS = new Int32Array(MAX_STRETCHES)
const SHIFTS = new Int32Array(MAX_STRETCHES)
const ENDS = new Int32Array(MAX_STRETCHES)
let stretches = 0
let size = 0

/** End of the used entries in the free part of the pool. */
let free = FREE_AT

/** Values in the hand (bit v), and values that occur in it twice. */
let heldValues = 0
let valuesHeldTwice = 0

/** Begins a list of the moves of a seat: plays if it is its turn, calls if it may call. */
export function collectMoves(state: CassinoState, seat: Seat, plays: boolean, calls: boolean): void {
  stretches = 0
  size = 0
  free = FREE_AT
  heldValues = 0
  valuesHeldTwice = 0
  if (plays) noteKept(state, seat)
  const card = state.windowCard
  findGroups(state, 31 - Math.clz32(1 | heldValues | (calls ? 1 << VALUE[card]! : 0)))
  if (plays) addPlays(state, seat)
  if (calls) addCalls(state)
}

/** Adds one move that names no loose cards. */
export function addBare(head: number): void {
  add(head, FREE_AT - 1, FREE_AT)
}

/** Writes the list into `into` from index 0 and returns its length. */
export function writeMoves(into: Move[]): number {
  let at = 0
  for (let stretch = 0; stretch < stretches; stretch++) {
    for (; at < ENDS[stretch]!; at++) into[at] = moveAt(stretch, at)
  }
  return size
}

/** Returns one move of the list, each with equal probability. */
export function pickMove(rng: Rng): Move {
  const at = size > 1 ? rng.below(size) : 0
  let stretch = 0
  while (ENDS[stretch]! <= at) stretch++
  return moveAt(stretch, at)
}

function moveAt(stretch: number, at: number): Move {
  const head = HEADS[stretch]!
  const set = POOL[at + SHIFTS[stretch]!]!
  return packMove(head, set === 0 || isCourt(head & 63) ? set : looseIn(set))
}

/** Adds the moves with a head and the sets at entries `from` to `to - 1` of the pool. */
function add(head: number, from: number, to: number): void {
  if (from >= to) return
  HEADS[stretches] = head
  SHIFTS[stretches] = from - size
  size += to - from
  ENDS[stretches++] = size
}

function noteKept(state: CassinoState, seat: Seat): void {
  for (let rest = state.hands[seat]!; rest !== 0; rest &= rest - 1) note(1 << VALUE[lowestBit(rest)]!)
  for (let rest = state.hands[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1)
    note(1 << VALUE[FIRST_HIGH_MEMBER + lowestBit(rest)]!)
  heldValues &= ~1
}

function note(bit: number): void {
  valuesHeldTwice |= heldValues & bit
  heldValues |= bit
}

function addPlays(state: CassinoState, seat: Seat): void {
  for (let rest = state.hands[seat]!; rest !== 0; rest &= rest - 1) addNumeral(state, lowestBit(rest))
  for (let rest = state.hands[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1) {
    const card = FIRST_HIGH_MEMBER + lowestBit(rest)
    if (isCourt(card)) addCourt(state, card)
    else addNumeral(state, card)
  }
}

/**
 * Adds a court's trail, and its captures of loose courts of its rank: any of them, or only all, depending on the sheet.
 */
function addCourt(state: CassinoState, card: BridgeCard): void {
  const head = headOf(card, 0, 0)
  const suits = (state.looseHigh & courtsLike(card)) >> courtShift(card)
  if (suits === 0 || !state.variant.mustCapture) addBare(head)
  if (suits === 0) return
  if (!state.variant.matchesAll) addSuits(head, suits)
  else {
    POOL[free++] = suits
    add(head, free - 1, free)
  }
}

/** Adds a move for every non-empty subset of some courts. */
function addSuits(head: number, suits: number): void {
  const from = free
  for (let some = suits; some !== 0; some = (some - 1) & suits) POOL[free++] = some
  add(head, from, free)
}

function addNumeral(state: CassinoState, card: BridgeCard): void {
  const value = VALUE[card]!
  const head = headOf(card, 0, 0)
  const groups = groupCount(value)
  const build = state.buildGroups[value]!
  if (!state.variant.mustCapture || (groups === 0 && build === 0)) addBare(head)
  if (build !== 0) addBare(headOf(card, WITH_BUILD, 0))
  if (groups !== 0) addCaptures(state, card, value, build !== 0)
  const above = ((heldValues & ~((2 << value) - 1)) | (valuesHeldTwice & (1 << value))) >>> 0
  for (let rest = above; rest !== 0; rest &= rest - 1) addBuilds(state, card, value, lowestBit(rest))
}

/** Adds captures of loose cards, and the same ones with the build of the value. */
function addCaptures(state: CassinoState, card: BridgeCard, value: number, build: boolean): void {
  const head = headOf(card, 0, 0)
  const joins = build && !isCrowded() ? headOf(card, WITH_BUILD, 0) : 0
  const match = matchingMask(value)
  if (state.variant.matchesAll && (match & (match - 1)) !== 0) {
    const from = free
    keepMatching(value, match)
    add(head, from, free)
    if (joins) add(joins, from, free)
  } else {
    addUnions(head, value, 1)
    if (joins) addUnions(joins, value, 1)
  }
}

/** Adds the moves with a head and the unions of a value from index `skip` on; index 0 is the empty one. */
function addUnions(head: number, value: number, skip: number): void {
  const from = unionsAt(value)
  add(head, from + skip, from + unionCount(value))
}

/** Copies the non-empty unions of a value that contain all or none of the matching cards. */
function keepMatching(value: number, match: number): void {
  const from = unionsAt(value)
  const to = from + unionCount(value)
  for (let i = from + 1; i < to; i++) {
    const matched = POOL[i]! & match
    if (matched === 0 || matched === match) POOL[free++] = POOL[i]!
  }
}

/** Adds builds of one value: with the card as a group of its own, in a group with loose cards, or raising a build. */
function addBuilds(state: CassinoState, card: BridgeCard, laid: number, value: number): void {
  const join = state.buildGroups[value] ? WITH_BUILD : 0
  const head = headOf(card, join, value)
  if (laid === value) addUnions(head, value, join ? 0 : 1)
  else {
    if (groupCount(value - laid) !== 0) addGroups(head, value - laid, value)
    if (state.buildGroups[value - laid] === 1) addUnions(headOf(card, join | WITH_RAISED, value), value, 0)
  }
}

/** Adds builds of a group that includes the card, with whole groups beside it. */
function addGroups(head: number, missing: number, value: number): void {
  const first = groupsAt(missing)
  const last = first + groupCount(missing)
  if (isCrowded() || groupCount(value) === 0) add(head, first, last)
  else {
    const from = free
    const others = unionsAt(value)
    const many = unionCount(value)
    free += writeJoinedUnions(POOL, first, last, POOL, others, others + many, POOL, from)
    add(head, from, free)
  }
}

/** Adds everything that the card in the window could still capture, not counting the card itself. */
function addCalls(state: CassinoState): void {
  const card = state.windowCard
  const head = headOf(card, 0, CALL_KIND)
  if (isCourt(card)) {
    addSuits(head, ((state.looseHigh & courtsLike(card)) >> courtShift(card)) & ~(1 << (card & 3)))
    return
  }
  const value = VALUE[card]!
  const loose = isLoose(PACK, state, card)
  const from = loose ? free : unionsAt(value)
  const all = loose ? listUnionsBeside(card, from) : unionCount(value)
  if (loose) free += all
  add(head, from + 1, from + all)
  if (state.buildGroups[value]) add(headOf(card, WITH_BUILD, CALL_KIND), from, isCrowded() ? from + 1 : from + all)
}
