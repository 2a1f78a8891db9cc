/**
 * Why a hint of Chicago-Casino is good: the keys, and what each says.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `takes-best` | card, points | takes a card that scores at least five |
 * | `secures` | card, points | the card played is itself worth so much, and goes into the pile |
 * | `takes-their-build` | cards, by | takes another seat's build |
 * | `takes-own-build` | cards | collects what was built |
 * | `takes-riders` | riders, cards | drones, or the Cheater, go along |
 * | `takes-points` | points, cards | takes cards that score |
 * | `takes-last` | cards, rest | nothing is left to deal: whoever takes last has the rest of the table too |
 * | `takes-cards` | cards | towards most cards |
 * | `rebuilds` | card, by, with | lifts a build, `with` being kept for it |
 * | `builds` | cards, with | stacks cards, `with` being kept for them |
 * | `trails-safe` | card | no higher card of its colour is out |
 * | `trails-for` | card, with | a higher card of the hand can take it next |
 * | `trails-nothing-fits` | card | no card of the hand takes anything |
 * | `trails-cheap` | card | gives away least |
 *
 * `card` and `with` are texts as in the notation, `by` is a seat's letter, all else are numbers.
 */
export type ChicagoReasonKey =
  | 'takes-best'
  | 'secures'
  | 'takes-their-build'
  | 'takes-own-build'
  | 'takes-riders'
  | 'takes-points'
  | 'takes-last'
  | 'takes-cards'
  | 'rebuilds'
  | 'builds'
  | 'trails-safe'
  | 'trails-for'
  | 'trails-nothing-fits'
  | 'trails-cheap'
