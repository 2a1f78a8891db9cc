import { type Seat, bridgeName, seatsIn, type BridgeCard, type EventSink } from '../../kit'
import { CLEAR, isBet, READY, spotOf, stakeOf, type Move } from './move'
import { SPOTS, PAYOUTS, spotName } from './spots'
import { bettingPunters, type RouletteState, NOBODY } from './state'
import { spinForBank, nextBankSpinner } from './choosing'
import type { RouletteEvent, SpotWin } from './shape'
import { outcome, reasonOf } from './view'
import { settle } from './settle'

type RouletteEventSink = EventSink<RouletteEvent>

/** Plays a move and reports its events (see `RouletteEvent` in shape.ts for their order). */
export function playAndTell(state: RouletteState, seat: Seat, move: Move, tell: RouletteEventSink): void {
  const chips = state.laidChips[seat]!
  play(state, seat, move)
  if (isBet(move)) {
    const spot = spotOf(move)
    const total = state.stakes[SPOTS * seat + spot]!
    tell({ type: 'bet', seat, spot: spotName(spot), stake: stakeOf(move), total })
  } else if (move === CLEAR) {
    tell({ type: 'cleared', seat, chips })
  } else if (move === READY) {
    tell({ type: 'ready', seat })
    if (bettingPunters(state) === 0) tell({ type: 'noMoreBets' })
  }
  if (state.spinning) tell(state.isHouseBank ? { type: 'spinning' } : { type: 'spinning', seat })
}

/** Applies one spin for the bank and reports its events. */
export function spinForBankAndTell(state: RouletteState, card: BridgeCard, tell: RouletteEventSink): void {
  tell({ type: 'choosing', seat: nextBankSpinner(state), card: bridgeName(card) })
  const tied = spinForBank(state, card)
  if (tied !== 0) tell({ type: 'tied', seats: seatsIn(tied) })
  if (state.banker === NOBODY) return
  tell({ type: 'banker', seat: state.banker, bank: state.bank })
  tell({ type: 'betting', spin: 1 })
}

/** Applies a spin with its settlement and reports its events. */
export function settleAndTell(state: RouletteState, card: BridgeCard, tell: RouletteEventSink): void {
  const { seats, banker, punters } = state
  const bets = Array.from({ length: seats }, (_, seat) => resultsOf(state, seat, card))
  settle(state, card)
  tell({ type: 'spun', card: bridgeName(card) })
  bets.forEach((staked, seat) => {
    const lost = staked.filter(({ won }) => won === 0).map(({ spot, stake }) => ({ spot, stake }))
    if (lost.length > 0) tell({ type: 'collected', seat, chips: state.collected[seat]!, bets: lost })
  })
  for (let i = 1; i <= seats; i++) tellPaid(state, (banker + i) % seats, bets[(banker + i) % seats]!, tell)
  for (const seat of seatsIn(punters & ~state.punters)) tell({ type: 'out', seat })
  tellNext(state, tell)
}

function tellPaid(state: RouletteState, seat: Seat, staked: readonly SpotWin[], tell: RouletteEventSink): void {
  const bets = staked.filter(({ won }) => won > 0)
  if (bets.length === 0) return
  const returned = bets.reduce((sum, { stake }) => sum + stake, 0)
  tell({ type: 'paid', seat, returned, chips: state.paid[seat]!, short: state.short[seat]!, bets })
}

function tellNext(state: RouletteState, tell: RouletteEventSink): void {
  const { scores, winners } = outcome(state)
  const reason = reasonOf(state)
  if (reason !== null && winners) tell({ type: 'ended', reason, scores, winners })
  else tell({ type: 'betting', spin: state.spins + 1 })
}

/** Returns what each stake of a seat wins over the stake itself; 0 if it is lost. */
function resultsOf(state: RouletteState, seat: Seat, card: BridgeCard): SpotWin[] {
  const results: SpotWin[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    const stake = state.stakes[SPOTS * seat + spot]!
    if (stake > 0) results.push({ spot: spotName(spot), stake, won: (stake * PAYOUTS[SPOTS * card + spot]!) / 2 })
  }
  return results
}

/** Plays a legal move without reporting events. Chance supplies the result of the arrow. */
export function play(state: RouletteState, seat: Seat, move: Move): void {
  if (isBet(move)) bet(state, seat, move)
  else if (move === CLEAR) clear(state, seat)
  else if (move === READY) ready(state, seat)
  else state.spinning = 1
}

function bet(state: RouletteState, seat: Seat, move: Move): void {
  const stake = stakeOf(move)
  state.chips[seat]! -= stake
  state.laidChips[seat]! += stake
  state.stakes[SPOTS * seat + spotOf(move)]! += stake
}

function clear(state: RouletteState, seat: Seat): void {
  state.chips[seat]! += state.laidChips[seat]!
  state.laidChips[seat] = 0
  state.stakes.fill(0, SPOTS * seat, SPOTS * (seat + 1))
}

/** Marks a punter as ready. With the house as banker, the last one to be ready starts the arrow. */
function ready(state: RouletteState, seat: Seat): void {
  state.ready |= 1 << seat
  if (state.isHouseBank && bettingPunters(state) === 0) state.spinning = 1
}
