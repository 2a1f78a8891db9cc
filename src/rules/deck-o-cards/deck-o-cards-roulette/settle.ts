import type { BridgeCard, Seat } from '../../kit'
import { PAYOUTS, SPOTS } from './spots'
import { ALL_SPUN, BANKER_BROKE, MAX_CHIPS, PUNTERS_BROKE, type RouletteState } from './state'

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

function endOf(state: RouletteState): number {
  if (state.spins === state.agreedSpins) return ALL_SPUN
  if (!state.isHouseBank && state.bank === 0) return BANKER_BROKE
  return state.punters === 0 ? PUNTERS_BROKE : 0
}
