/**
 * Why a hint of Color Casino is good: the keys, and what each says.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `sweeps` | cards | leaves nothing on the board: a point |
 * | `takes-ten` | cards | the red ten goes into the pile: two points |
 * | `takes-two` | cards | the black two goes into the pile: a point |
 * | `takes-own-build` | cards | collects a pair set apart before |
 * | `takes-their-build` | cards, by | takes another seat's pair |
 * | `takes-last` | cards, rest | nothing is left to deal: whoever takes last has the rest of the board too |
 * | `takes-reds` | reds | towards most reds, and most cards |
 * | `takes-cards` | cards | towards most cards |
 * | `builds` | card, on, with | sets a pair apart that a card of the hand can take next |
 * | `trails-for` | card, with | a card of the hand can take it next, together with what lies there |
 * | `trails-safe` | card | no card still out can take it |
 * | `trails-nothing-fits` | card | no card of the hand takes anything |
 * | `trails-cheap` | card | gives away least |
 *
 * `card`, `on` and `with` are texts as in the notation, `by` is a seat's letter, all else are numbers.
 */
export type ColorReasonKey =
  | 'sweeps'
  | 'takes-ten'
  | 'takes-two'
  | 'takes-own-build'
  | 'takes-their-build'
  | 'takes-last'
  | 'takes-reds'
  | 'takes-cards'
  | 'builds'
  | 'trails-for'
  | 'trails-safe'
  | 'trails-nothing-fits'
  | 'trails-cheap'
