import { MAX_SEATS, type BridgeCard, type Seat, type SeatSet, lowestSeat, rankOf } from '../../kit'
import { SPOTS, PAYOUTS } from './spots'
import type { EndReason, RouletteOptions } from './shape'

/** Marks the absence of a seat. */
export const NOBODY = -1

/**
 * The largest count that is exact. Only the house without a limit could owe as much; a stack of chips is capped here.
 */
const MAX_CHIPS = Number.MAX_SAFE_INTEGER

export function start(options: RouletteOptions, seats: number) {
  const house = options.banker === 'house'
  const limit = options.limit
  const agreed = options.spins
  const state = {
    options,
    seats,
    isHouseBank: house,
    /** Largest total stake of a punter on one spot; Infinity if there is no limit. */
    limit: limit === 0 ? Infinity : limit,
    /** Number of spins agreed on. */
    agreedSpins: agreed,
    /** Number of chips with which each punter starts. */
    startingChips: options.chips,
    /** The seat that keeps the bank; NOBODY if the house keeps it, and until a banker is found. */
    banker: NOBODY,
    /** During the selection of a banker: seats that have yet to spin in this round. Afterwards 0. */
    seatsDue: house ? 0 : (((1 << seats) - 1) as SeatSet),
    /** The highest rank in this round of the selection so far, and the seats that share it. */
    bestRank: NOBODY,
    tiedSeats: 0 as SeatSet,
    /**
     * The spins of the selection: card + 64 × seat + 512 × round. Never shortened; the first `selectionSpinCount`
     * entries are valid.
     */
    selectionSpins: [] as number[],
    selectionSpinCount: 0,
    round: 0,
    /** Chips in the bank; 0 if the house keeps it. */
    bank: house ? 0 : options.bank,
    chips: new Float64Array(MAX_SEATS),
    /**
     * A punter's chips on the layout: their total in `laidChips`, and on each spot in `stakes` from entry `SPOTS * seat`.
     */
    laidChips: new Float64Array(MAX_SEATS),
    stakes: new Float64Array(seats * SPOTS),
    /** Punters who are not out, and those of them who have said ready. */
    punters: 0 as SeatSet,
    ready: 0 as SeatSet,
    /** Whether the spin of the arrow is due. */
    spinning: 0,
    /** Number of spins settled, and their cards. */
    spins: 0,
    history: new Uint8Array(agreed),
    /** Results of the last spin. */
    collected: new Float64Array(MAX_SEATS),
    paid: new Float64Array(MAX_SEATS),
    short: new Float64Array(MAX_SEATS),
    /** Why the game ended; null before the end. */
    ended: null as EndReason | null,
  }
  if (house) giveChips(state)
  return state
}

/**
 * A table. Flags are 0 or 1. Chips are whole numbers that may exceed 32 bits (house, no limit), hence the Float64Array.
 * Arrays are indexed by seat; the banker's entries stay 0.
 */
export type RouletteState = ReturnType<typeof start>

export function copy(from: RouletteState, into: RouletteState): void {
  into.banker = from.banker
  into.seatsDue = from.seatsDue
  into.bestRank = from.bestRank
  into.tiedSeats = from.tiedSeats
  for (let i = 0; i < from.selectionSpinCount; i++) into.selectionSpins[i] = from.selectionSpins[i]!
  into.selectionSpinCount = from.selectionSpinCount
  into.round = from.round
  into.bank = from.bank
  into.chips.set(from.chips)
  into.laidChips.set(from.laidChips)
  into.stakes.set(from.stakes)
  into.punters = from.punters
  into.ready = from.ready
  into.spinning = from.spinning
  into.spins = from.spins
  into.history.set(from.history)
  into.collected.set(from.collected)
  into.paid.set(from.paid)
  into.short.set(from.short)
  into.ended = from.ended
}

/** Whether the selection of a banker is under way. */
export function isSelectingBanker(state: RouletteState): boolean {
  return state.seatsDue !== 0
}

/** Makes every seat except the banker's a punter and gives it its chips. */
function giveChips(state: RouletteState): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.banker) continue
    state.chips[seat] = state.startingChips
    state.punters |= 1 << seat
  }
}

export function isPunter(state: RouletteState, seat: Seat): boolean {
  return seat !== state.banker && !isSelectingBanker(state)
}

/** Returns the punters still in who have not said ready. */
export function bettingPunters(state: RouletteState): SeatSet {
  return state.punters & ~state.ready
}

/** Returns the card of the last spin. */
export function lastCard(state: RouletteState): BridgeCard {
  return state.history[state.spins - 1]!
}

/** Packs a spin of the selection into one word; `choosingOf` unpacks it. */
function packSelectionSpin(round: number, seat: Seat, card: BridgeCard): number {
  return card + 64 * seat + 512 * round
}

export function choosingOf(word: number): { round: number; seat: Seat; card: BridgeCard } {
  return { round: word >> 9, seat: (word >> 6) & 7, card: word & 63 }
}

/** Returns the seat that spins next in the selection of a banker. */
export function nextBankSpinner(state: RouletteState): Seat {
  return lowestSeat(state.seatsDue)
}

/**
 * Applies one spin for the bank. At the end of a round the seat with the highest rank (king high, ace low) becomes
 * banker; in a tie, the seats that share it spin again. Returns those seats; 0 unless this spin ended a round in a tie.
 */
export function spinForBank(state: RouletteState, card: BridgeCard): SeatSet {
  const seat = nextBankSpinner(state)
  const rank = rankOf(card)
  state.selectionSpins[state.selectionSpinCount++] = packSelectionSpin(state.round, seat, card)
  if (rank > state.bestRank) {
    state.bestRank = rank
    state.tiedSeats = 0
  }
  if (rank === state.bestRank) state.tiedSeats |= 1 << seat
  state.seatsDue &= ~(1 << seat)
  return state.seatsDue === 0 ? endRound(state) : 0
}

function endRound(state: RouletteState): SeatSet {
  const { tiedSeats } = state
  state.bestRank = NOBODY
  state.tiedSeats = 0
  if ((tiedSeats & (tiedSeats - 1)) !== 0) {
    state.seatsDue = tiedSeats
    state.round++
    return tiedSeats
  }
  state.banker = 31 - Math.clz32(tiedSeats)
  giveChips(state)
  return 0
}

/** Settles a spin: losing stakes go to the bank, then winners are paid, clockwise from the banker's left. */
export function settle(state: RouletteState, card: BridgeCard): void {
  const { seats, banker } = state
  for (let seat = 0; seat < seats; seat++) collect(state, seat, card)
  for (let i = 1; i <= seats; i++) pay(state, (banker + i) % seats)
  state.history[state.spins++] = card
  state.ready = 0
  state.spinning = 0
  state.punters = withChips(state)
  state.ended = endOf(state)
}

/**
 * Removes a seat's stakes from the layout: counts the losing ones in `collected`, and stores what the others win in
 * `short`.
 */
function collect(state: RouletteState, seat: Seat, card: BridgeCard): void {
  let lost = 0
  let owed = 0
  if (state.laidChips[seat]! > 0) {
    const { stakes } = state
    for (let spot = 0, at = SPOTS * seat, odds = SPOTS * card; spot < SPOTS; spot++, at++, odds++) {
      const stake = stakes[at]!
      if (stake === 0) continue
      const pays = PAYOUTS[odds]!
      if (pays === 0) lost += stake
      else owed += (stake * pays) / 2
      stakes[at] = 0
    }
  }
  state.collected[seat] = lost
  state.short[seat] = owed
  if (!state.isHouseBank) state.bank += lost
}

/** Returns a seat's winning stakes and pays what it is owed, as far as the bank suffices. */
function pay(state: RouletteState, seat: Seat): void {
  const owed = state.short[seat]!
  const kept = state.chips[seat]! + state.laidChips[seat]! - state.collected[seat]!
  const paid = Math.min(owed, state.isHouseBank ? MAX_CHIPS - kept : state.bank)
  if (!state.isHouseBank) state.bank -= paid
  state.chips[seat] = kept + paid
  state.laidChips[seat] = 0
  state.paid[seat] = paid
  state.short[seat] = owed - paid
}

function withChips(state: RouletteState): number {
  let set = 0
  for (let seat = 0; seat < state.seats; seat++) if (state.chips[seat]! > 0) set |= 1 << seat
  return set
}

export function endOf(state: RouletteState): EndReason | null {
  if (state.spins === state.agreedSpins) return 'spins'
  if (!state.isHouseBank && state.bank === 0) return 'banker-broke'
  return state.punters === 0 ? 'punters-broke' : null
}
