/**
 * Why a move of the roulette is good, and what the sentence names:
 *
 * | key | parameters | said of |
 * | --- | --- | --- |
 * | `spins` | – | the banker's spin: everybody is ready |
 * | `even-bet` | spot, stake, sectors, pays | a bet that favours neither side: it wins on `sectors` of 52, `pays` to 1 |
 * | `lucky-suit` | spot, stake, sectors | a chip on a single card, eleven to one or fifteen in its suit: favours neither side |
 * | `bank-gains` | spot, stake, sectors, share | a bet of which the bank keeps one in `share` in the long run |
 * | `catches-up` | spot, stake, sectors, behind | a bet near the end by a seat that is `behind` so many points |
 * | `sits-out-ahead` | lead | ready without bets near the end, in the lead |
 * | `bets-lie` | chips | ready with so many chips on the layout |
 * | `bets-nothing` | – | ready without bets: nobody loses by that |
 * | `takes-back` | chips | takes so many chips back |
 *
 * `spot` is a text of the notation (`7H`, `red`), all else are numbers.
 */
export type RouletteReasonKey =
  | 'spins'
  | 'even-bet'
  | 'lucky-suit'
  | 'bank-gains'
  | 'catches-up'
  | 'sits-out-ahead'
  | 'bets-lie'
  | 'bets-nothing'
  | 'takes-back'
