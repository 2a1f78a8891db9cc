import { spotNamed } from '../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import type { RouletteView } from '../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { letterOf, type Seat, type Seen } from '../../rules/kit'
import { BEST_PAY, edge, NEAR_THE_END, SECTORS, sectorsOf, SINGLES } from '../knowledge/roulette/spots'
import type { RouletteReasonKey } from './deck-o-cards-roulette-keys'
import type { Reason } from './reason'

type Why = Reason<RouletteReasonKey>

const BET = /^bet ([1-9]\d*)@(\S+)$/

/**
 * Why a legal move is good, from what everybody sees. The keys are listed in `deck-o-cards-roulette-keys.ts`. Throws if
 * the text is no move of the roulette.
 */
export function reasonFor(seen: Seen<RouletteView>, seat: Seat, move: string): Why {
  if (move === 'spin') return why('spins')
  const chips = laidBy(seen, seat)
  if (move === 'clear') return why('takes-back', { chips })
  if (move === 'ready') return whyReady(seen, seat, chips)
  const [, stake, spot] = BET.exec(move) ?? []
  if (stake === undefined || spot === undefined || spotNamed(spot) < 0) {
    throw new Error(`"${move}" is no move of Deck-O-Cards Roulette`)
  }
  return whyBet(seen, seat, Number(stake), spot)
}

function why(key: RouletteReasonKey, params: Record<string, string | number> = {}): Why {
  return { key, params }
}

function whyReady(seen: Seen<RouletteView>, seat: Seat, chips: number): Why {
  if (chips > 0) return why('bets-lie', { chips })
  const lead = leadOf(seen, seat)
  return isNearTheEnd(seen) && lead > 0 ? why('sits-out-ahead', { lead }) : why('bets-nothing')
}

function whyBet(seen: Seen<RouletteView>, seat: Seat, stake: number, name: string): Why {
  const spot = spotNamed(name)
  const bet = { spot: name, stake, sectors: sectorsOf(spot) }
  const lead = leadOf(seen, seat)
  if (isNearTheEnd(seen) && lead < 0) return why('catches-up', { ...bet, behind: -lead })
  const kept = edge(spot)
  if (kept > 0) return why('bank-gains', { ...bet, share: SECTORS / kept })
  return SINGLES.includes(spot) ? why('lucky-suit', bet) : why('even-bet', { ...bet, pays: BEST_PAY[spot]! })
}

function isNearTheEnd({ options, state }: Seen<RouletteView>): boolean {
  return Number(options['spins']) - state.spins <= NEAR_THE_END
}

function leadOf({ scores }: Seen, seat: Seat): number {
  const own = letterOf(seat)
  const others = Object.entries(scores).filter(([letter]) => letter !== own)
  return (scores[own] ?? 0) - Math.max(...others.map(([, score]) => score))
}

function laidBy({ state }: Seen<RouletteView>, seat: Seat): number {
  return Object.values(state.bets[letterOf(seat)] ?? {}).reduce((sum, chips) => sum + chips, 0)
}
