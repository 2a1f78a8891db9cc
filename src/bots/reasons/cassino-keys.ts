/**
 * Why a hint of either Cassino is good: the keys, and what each says.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `counts` | – | nothing missed is worth a call: the round may be counted (25) |
 * | `calls` | cards | takes what another seat missed, for nothing (25) |
 * | `sweeps` | cards | leaves the table bare: a point (21) |
 * | `takes-big` | card, cards | the ten of diamonds goes into the pile: two points |
 * | `takes-aces` | aces, cards | aces go into the pile, a point each |
 * | `takes-little` | card, cards | the two of spades goes into the pile: a point |
 * | `takes-own-build` | value, cards | collects what was built for it |
 * | `takes-their-build` | value, cards, by | takes another seat's build |
 * | `takes-last` | cards, rest | in the last deal: whoever captures last has the rest of the table too |
 * | `takes-spades` | spades, cards | towards most spades |
 * | `takes-cards` | cards | towards most cards |
 * | `raises` | value, from, by | lifts a build out of reach of whoever waited for it |
 * | `adds-to-build` | value | adds to the build, which can not be raised any more |
 * | `builds` | value, cards | sets cards aside for one that is still in the hand |
 * | `trails-nothing-fits` | card | no card of the hand takes anything |
 * | `trails-for` | card, with | what is laid can be taken next with a card of the hand |
 * | `trails-court` | card | a court card enters no sum |
 * | `trails-cheap` | card | gives away least |
 *
 * `card` and `with` are texts as in the notation, `by` is a seat's letter, all else are numbers.
 */
export type CassinoReasonKey =
  | 'counts'
  | 'calls'
  | 'sweeps'
  | 'takes-big'
  | 'takes-aces'
  | 'takes-little'
  | 'takes-own-build'
  | 'takes-their-build'
  | 'takes-last'
  | 'takes-spades'
  | 'takes-cards'
  | 'raises'
  | 'adds-to-build'
  | 'builds'
  | 'trails-nothing-fits'
  | 'trails-for'
  | 'trails-court'
  | 'trails-cheap'
