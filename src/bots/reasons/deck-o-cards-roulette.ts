import { CLEAR, parseMove, READY, SPIN } from '../../rules/deck-o-cards/deck-o-cards-roulette/move'
import { spotNamed } from '../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import type { RouletteView } from '../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { letterOf, type Seat, type GameView } from '../../rules/kit'
import { BEST_PAY, edge, LAST_SPINS, SECTORS, sectorsOf, SINGLES } from '../heuristics/deck-o-cards-roulette/spot-odds'
import { why } from './reason'

/**
 * The reasons for which a move of the roulette is good, by key, with the values that the sentence names:
 *
 * | key | parameters | meaning |
 * | --- | --- | --- |
 * | `spins` | – | the banker's spin: everybody is ready |
 * | `even-bet` | spot, stake, sectors, pays | a bet that favours neither side: it wins on `sectors` of 52, `pays` to 1 |
 * | `lucky-suit` | spot, stake, sectors | a chip on a card, 11 to 1 or 15 to 1 in its suit: favours neither side |
 * | `bank-gains` | spot, stake, sectors, share | a bet of which the bank keeps one part in `share` in the long run |
 * | `catches-up` | spot, stake, sectors, behind | a bet near the end by a seat that is `behind` points behind |
 * | `sits-out-ahead` | lead | ready without bets near the end, in the lead |
 * | `bets-lie` | chips | ready with `chips` chips on the layout |
 * | `bets-nothing` | – | ready without bets: that costs nothing |
 * | `takes-back` | chips | takes `chips` chips back |
 *
 * `spot` is a text of the notation (`7H`, `red`), all others are numbers.
 */
export type RouletteReasonKey = ReturnType<typeof reasonFor>['key']

/**
 * Returns why a legal move is good, from what everybody sees. The keys are listed at `RouletteReasonKey`. Throws if the
 * text is no move of the roulette.
 */
export function reasonFor(seen: GameView<RouletteView>, seat: Seat, move: string) {
  const parsed = parseMove(move)
  if (parsed === SPIN) return why('spins')
  const chips = laidBy(seen, seat)
  if (parsed === CLEAR) return why('takes-back', { chips })
  if (parsed === READY) return whyReady(seen, seat, chips)
  if (typeof parsed !== 'object' || parsed === null || spotNamed(parsed.spot) < 0) {
    throw new Error(`"${move}" is no move of Deck-O-Cards Roulette`)
  }
  return whyBet(seen, seat, parsed.stake, parsed.spot)
}

function whyReady(seen: GameView<RouletteView>, seat: Seat, chips: number) {
  if (chips > 0) return why('bets-lie', { chips })
  const lead = leadOf(seen, seat)
  return isNearTheEnd(seen) && lead > 0 ? why('sits-out-ahead', { lead }) : why('bets-nothing')
}

function whyBet(seen: GameView<RouletteView>, seat: Seat, stake: number, name: string) {
  const spot = spotNamed(name)
  const bet = { spot: name, stake, sectors: sectorsOf(spot) }
  const lead = leadOf(seen, seat)
  if (isNearTheEnd(seen) && lead < 0) return why('catches-up', { ...bet, behind: -lead })
  const kept = edge(spot)
  if (kept > 0) return why('bank-gains', { ...bet, share: SECTORS / kept })
  return SINGLES.includes(spot) ? why('lucky-suit', bet) : why('even-bet', { ...bet, pays: BEST_PAY[spot]! })
}

function isNearTheEnd({ options, state }: GameView<RouletteView>): boolean {
  return Number(options['spins']) - state.spins <= LAST_SPINS
}

function leadOf({ scores }: GameView, seat: Seat): number {
  const own = letterOf(seat)
  const others = Object.entries(scores).filter(([letter]) => letter !== own)
  return (scores[own] ?? 0) - Math.max(...others.map(([, score]) => score))
}

function laidBy({ state }: GameView<RouletteView>, seat: Seat): number {
  return Object.values(state.bets[letterOf(seat)] ?? {}).reduce((sum, chips) => sum + chips, 0)
}
