/**
 * Why a hint of Forty-Nine is good: the keys, and what each says.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `opening-card` | card | the lowest card opens the game; nothing else is allowed |
 * | `ends-ahead` | points, lead | ends the game now (49 or last card) and wins by `lead` |
 * | `ends-level` | points | ends the game now with a tie at the top |
 * | `ends-cheaply` | points, behind | ends the game behind: waiting would cost more |
 * | `scores-square` | square, points | a round square: its number in points |
 * | `completes-row` | row, rows, points | lays the last card of a row of seven (`rows` of them; `row` names the first, `3-45`) |
 * | `scores-square-and-row` | square, row, rows, points | a round square that also completes a row |
 * | `completes-fifty` | fifty, points | completes two squares opposite each other |
 * | `completes-hundred` | hundred, points | completes the four squares of a quarter turn |
 * | `cheater-takes` | square, points | the Cheater snatches a square worth a lot, whoever holds its card |
 * | `keeps-open-for` | card, points | opens the way to `card` of one's own hand, worth `points` |
 * | `prepares-row` | row, left | brings a row nearer whose `left` missing cards are in one's own hand |
 * | `opens-nothing` | – | gets rid of a card without opening a round square to the next seat |
 * | `sheds-card` | left | one card fewer to be paid for; `left` remain in the hand |
 * | `draws-for-more` | open | drawing first loses nothing: any card may be laid afterwards (`open` round squares lie open) |
 * | `draws-nothing-fits` | – | nothing in the hand fits, so draw |
 * | `passes-holding` | card | keeps back `card`, which would open a round square to the next seat |
 * | `passes-nothing-fits` | – | nothing fits |
 *
 * `card` and `square` are texts as in the notation (`45`, `C`), all else numbers, `row` is `3-45`, `fifty` is `5+45`.
 */
export type FortyNineReasonKey =
  | 'opening-card'
  | 'ends-ahead'
  | 'ends-level'
  | 'ends-cheaply'
  | 'scores-square'
  | 'completes-row'
  | 'scores-square-and-row'
  | 'completes-fifty'
  | 'completes-hundred'
  | 'cheater-takes'
  | 'keeps-open-for'
  | 'prepares-row'
  | 'opens-nothing'
  | 'sheds-card'
  | 'draws-for-more'
  | 'draws-nothing-fits'
  | 'passes-holding'
  | 'passes-nothing-fits'
