import { joined, MOST_UNIONS } from '../../casino/groups'
import { lowest, SPLIT } from '../sets'
import type { BridgeCard, Rng, Seat } from '../../kit'
import { crowded, GROUPS, looseIn, MATCHING, START, survey, unionCount, unionsOf, unionsWithout } from './groups'
import { CALLS, headOf, packMove, WITH_BUILD, WITH_RAISED, type Move } from './move'
import { HIGH_WORDS, type CassinoState } from './state'
import { courtShift, courtsLike, isCourt, MOST_VALUE, VALUE } from './values'

/**
 * What a seat may do, as stretches of moves with the same head (see move.ts), each with the sets of loose cards that go
 * with it. `moves` writes them all out; `pick` draws a number and looks up that one. Scratch, as in groups.ts.
 */

/** A hand of four: a trail, two stretches of captures, and for three other cards two of builds each; and a call or count. */
const MOST_STRETCHES = 40

const HEADS = new Int32Array(MOST_STRETCHES)
const ENDS = new Int32Array(MOST_STRETCHES)
let stretches = 0

/** The sets of all stretches: what `looseIn` understands, or a court's suits. */
const SETS = new Int32Array(MOST_STRETCHES * MOST_UNIONS)
let size = 0

/** Cards of each value in the hand. */
const KEPT = new Uint8Array(MOST_VALUE + 1)

/** Begins a list of what a seat may do, with its plays if it is its turn and its calls if it may call. */
export function begin(state: CassinoState, seat: Seat, plays: boolean, calls: boolean): void {
  stretches = 0
  size = 0
  let cap = plays ? countKept(state, seat) : 0
  if (calls) cap = Math.max(cap, VALUE[state.windowCard]!)
  survey(state, cap)
  if (plays) addPlays(state, seat)
  if (calls) addCalls(state)
}

/** Adds one move that names no loose cards. */
export function addBare(head: number): void {
  SETS[size++] = 0
  close(head)
}

/** Writes the list into `into` from index 0 and answers how many moves it has. */
export function writeAll(into: Move[]): number {
  let at = 0
  for (let stretch = 0; stretch < stretches; stretch++) {
    for (; at < ENDS[stretch]!; at++) into[at] = moveAt(stretch, at)
  }
  return size
}

/** One move of the list, each as likely as any other. */
export function drawOne(rng: Rng): Move {
  const at = size > 1 ? rng.below(size) : 0
  let stretch = 0
  while (ENDS[stretch]! <= at) stretch++
  return moveAt(stretch, at)
}

function moveAt(stretch: number, at: number): Move {
  const head = HEADS[stretch]!
  return packMove(head, isCourt(head & 63) ? SETS[at]! : looseIn(SETS[at]!))
}

/** Ends a stretch of what was added since the last; an empty one is none. */
function close(head: number): void {
  if (size === (stretches === 0 ? 0 : ENDS[stretches - 1]!)) return
  HEADS[stretches] = head
  ENDS[stretches++] = size
}

/** The highest value in the hand. */
function countKept(state: CassinoState, seat: Seat): number {
  KEPT.fill(0)
  let highest = 0
  for (let rest = state.hands[seat]!; rest !== 0; rest &= rest - 1) KEPT[(highest = VALUE[lowest(rest)]!)]!++
  for (let rest = state.hands[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1) {
    const value = VALUE[SPLIT + lowest(rest)]!
    if (value === 0) break
    KEPT[value]!++
    highest = value
  }
  return highest
}

function addPlays(state: CassinoState, seat: Seat): void {
  for (let rest = state.hands[seat]!; rest !== 0; rest &= rest - 1) addCard(state, lowest(rest))
  for (let rest = state.hands[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1) addCard(state, SPLIT + lowest(rest))
}

function addCard(state: CassinoState, card: BridgeCard): void {
  const before = size
  if (isCourt(card)) addCourts(state, card)
  else addCaptures(state, card)
  if (!state.dialect.mustCapture || size === before) addBare(headOf(card, 0, 0))
  if (!isCourt(card)) addBuilds(state, card)
}

/** Loose courts of the rank: any of them, or all. */
function addCourts(state: CassinoState, card: BridgeCard): void {
  const suits = (state.looseHigh & courtsLike(card)) >> courtShift(card)
  if (state.dialect.matchesAll) {
    if (suits !== 0) SETS[size++] = suits
  } else for (let some = suits; some !== 0; some = (some - 1) & suits) SETS[size++] = some
  close(headOf(card, 0, 0))
}

function addCaptures(state: CassinoState, card: BridgeCard): void {
  const value = VALUE[card]!
  const found = unionsOf(value)
  const all = unionCount(value)
  const matching = state.dialect.matchesAll ? MATCHING[value]! : 0
  if (state.buildGroups[value]) {
    addMatching(found, 0, crowded ? 1 : all, matching)
    close(headOf(card, WITH_BUILD, 0))
  }
  addMatching(found, 1, all, matching)
  close(headOf(card, 0, 0))
}

/** Those of some unions that have all or none of the cards that match. */
function addMatching(found: Int32Array, from: number, to: number, matching: number): void {
  for (let i = from; i < to; i++) {
    const matched = found[i]! & matching
    if (matched === 0 || matched === matching) SETS[size++] = found[i]!
  }
}

function addBuilds(state: CassinoState, card: BridgeCard): void {
  const laid = VALUE[card]!
  KEPT[laid]!--
  for (let value = laid; value <= MOST_VALUE; value++) if (KEPT[value]) addBuildsOf(state, card, value)
  KEPT[laid]!++
}

/** Builds of one value: the card in a group of its own or with loose cards, or raising a build. */
function addBuildsOf(state: CassinoState, card: BridgeCard, value: number): void {
  const laid = VALUE[card]!
  const join = state.buildGroups[value] ? WITH_BUILD : 0
  const others = unionsOf(value)
  const all = unionCount(value)
  if (laid === value) addSome(others, join ? 0 : 1, all)
  else addGroups(START[value - laid]!, START[value - laid + 1]!, others, all)
  close(headOf(card, join, value))
  if (state.buildGroups[value - laid] === 1) {
    addSome(others, 0, all)
    close(headOf(card, join | WITH_RAISED, value))
  }
}

function addSome(found: Int32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) SETS[size++] = found[i]!
}

/** What makes up a group with the card, and whole groups beside it. */
function addGroups(from: number, to: number, others: Int32Array, all: number): void {
  if (crowded) addSome(GROUPS, from, to)
  else size += joined(GROUPS, from, to, others, all, SETS, size)
}

const CALLABLE = new Int32Array(MOST_UNIONS)

/** All that the card in the window could still capture, itself not counted. */
function addCalls(state: CassinoState): void {
  const card = state.windowCard
  if (isCourt(card)) {
    const suits = ((state.looseHigh & courtsLike(card)) >> courtShift(card)) & ~(1 << (card & 3))
    for (let some = suits; some !== 0; some = (some - 1) & suits) SETS[size++] = some
    close(headOf(card, 0, CALLS))
    return
  }
  const value = VALUE[card]!
  const all = unionsWithout(card, value, CALLABLE)
  if (state.buildGroups[value]) {
    addSome(CALLABLE, 0, crowded ? 1 : all)
    close(headOf(card, WITH_BUILD, CALLS))
  }
  addSome(CALLABLE, 1, all)
  close(headOf(card, 0, CALLS))
}
