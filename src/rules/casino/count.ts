import { HIGH_WORDS, count, MAX_SEATS, seatsAtTop, type EventSink, type Outcome, countCards } from '../kit'
import { writeRound } from './rounds'
import type { AnyCasinoView, CasinoSheet, Worth } from './sheet'
import { namesIn, namesOf, OVER, SHUFFLING, type CasinoTable, type PackSets } from './table'

/** The counts of a round by seat, and the same by side; scratch, overwritten by every count. */
const COUNT = createCounts()
const SIDE = createCounts()

function createCounts() {
  const counts = () => new Uint8Array(MAX_SEATS)
  return { cards: counts(), suit: counts(), sweeps: counts(), points: counts() }
}

/** Counts a round that is played out. Then the game is over, or another shuffle is due. */
export function countRound<S extends CasinoTable, V extends AnyCasinoView>(
  state: S,
  sheet: CasinoSheet<S, V>,
  tell?: EventSink,
): void {
  const { seats, sides, totals, target } = state
  const { worth, pack } = sheet
  awardRest(state, sheet, tell)
  countPiles(state, pack, worth)
  const cards = soleMaxIndex(SIDE.cards, sides)
  const suit = worth.suit ? soleMaxIndex(SIDE.suit, sides) : -1
  if (cards >= 0) SIDE.points[cards]! += worth.mostCards
  if (suit >= 0) SIDE.points[suit]! += 1
  for (let seat = 0; seat < seats; seat++) totals[seat]! += COUNT.points[seat] = SIDE.points[seat % sides]!
  writeRound(state.rounds, state.countedRounds++, seats, state.lastCapture, COUNT)
  state.phase = target === 0 || leaderWithTarget(totals, sides, target) >= 0 ? OVER : SHUFFLING
  if (!tell) return
  const name = worth.suit?.name
  const bySeats = (counts: Uint8Array) => Array.from(counts.subarray(0, seats))
  const { scores, winners, reason } = standing(state)
  const counted = {
    type: 'counted',
    round: state.round,
    cards: cards < 0 ? null : cards,
    ...(name && { [name]: suit < 0 ? null : suit }),
    cardCounts: bySeats(COUNT.cards),
    ...(name && { [COUNTS_OF[name]]: bySeats(COUNT.suit), sweeps: bySeats(COUNT.sweeps) }),
    points: bySeats(COUNT.points),
    scores,
  }
  tell(counted)
  const piles = sheet.hasSecretPiles && { piles: scores.map((_, seat) => namesOf(pack, state.piles, seat)) }
  const ended = { type: 'ended', reason, ...piles, scores, winners }
  if (winners) tell(ended)
}

/** The names of a suit's counts in views and events. */
export const COUNTS_OF = { reds: 'redCounts', spades: 'spadeCounts' } as const

/**
 * Gives everything on the table, loose or built, to the seat that took last. If none did, it stays and counts for
 * nobody.
 */
function awardRest<S extends CasinoTable, V extends AnyCasinoView>(
  state: S,
  sheet: CasinoSheet<S, V>,
  tell?: EventSink,
): void {
  const { piles, lastCapture: seat } = state
  const [builtLow, builtHigh] = sheet.cardsInBuilds(state)
  const low = state.looseLow | builtLow
  const high = state.looseHigh | builtHigh
  if (seat >= 0) {
    piles[seat]! |= low
    piles[HIGH_WORDS + seat]! |= high
    state.looseLow = state.looseHigh = 0
    sheet.clearBuilds(state)
  }
  sheet.giveRest(state, seat, tell ? namesIn(sheet.pack, low, high) : [], tell)
}

/** Counts the piles of every seat, and every side's points from sweeps and single cards. */
function countPiles(state: CasinoTable, { low: lows, high: highs }: PackSets, { suit, cards, points }: Worth): void {
  SIDE.cards.fill(0)
  SIDE.suit.fill(0)
  SIDE.points.fill(0)
  for (let seat = 0; seat < state.seats; seat++) {
    const low = state.piles[seat]!
    const high = state.piles[HIGH_WORDS + seat]!
    const side = seat % state.sides
    SIDE.cards[side]! += COUNT.cards[seat] = countCards(state.piles, seat)
    SIDE.suit[side]! += COUNT.suit[seat] = suit ? count(low & suit.low) + count(high & suit.high) : 0
    SIDE.points[side]! += COUNT.sweeps[seat] = state.sweeps[seat]!
    for (let i = 0; i < cards.length; i++) {
      if (((low & lows[cards[i]!]!) | (high & highs[cards[i]!]!)) !== 0) SIDE.points[side]! += points[i]!
    }
  }
}

/** Returns the standing: scores are the totals of the rounds already counted, and all seats at the top win. */
export function standing({ phase, target, seats, totals }: CasinoTable): Outcome {
  const over = phase === OVER
  const scores = Array.from(totals.subarray(0, seats))
  return {
    over,
    scores,
    winners: over ? seatsAtTop(scores) : null,
    reason: over ? (target === 0 ? 'round' : 'target') : null,
  }
}

/** Who alone has the most; in a tie at the top, nobody has. */

/** Returns the index of the highest of `counts[0 .. size - 1]`, or -1 if several share it. */
export function soleMaxIndex(counts: ArrayLike<number>, size: number): number {
  let best = 0
  let isTied = false
  for (let i = 1; i < size; i++) {
    if (counts[i]! > counts[best]!) {
      best = i
      isTied = false
    } else if (counts[i] === counts[best]) isTied = true
  }
  return isTied ? -1 : best
}

/**
 * Returns the index of the sole highest of `totals[0 .. size - 1]` if it has reached the target, or -1 if play goes on.
 */
export function leaderWithTarget(totals: ArrayLike<number>, size: number, target: number): number {
  const best = soleMaxIndex(totals, size)
  return best >= 0 && totals[best]! >= target ? best : -1
}
