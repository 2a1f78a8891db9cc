/**
 * Why a hint of Colorow is good: the keys, and what each says.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `completes-row` | colour, points | a row of its colour, made or lengthened |
 * | `completes-rows` | colour, points, rows | so many rows at one stroke |
 * | `joins-rows` | colour, points, rows | completes rows, and others joined to them are paid too: `rows` of them |
 * | `blocks` | colour, points | takes the square where a card of `colour` that others may hold would be due so much |
 * | `prepares` | card, colour, points | leaves a line for `card` of one's own hand, which would be due so much |
 * | `opens-nothing` | colour | leaves nothing to be had in its colour |
 * | `all-out` | colour | nobody else can hold a card of its colour any more |
 * | `least-harm` | points | nothing is to be had; leaves the next seat no more than this in its colour |
 * | `claims-due` | points | what the play is due |
 * | `claims-nothing` | – | the play completes nothing |
 * | `disputes` | claimed, due | the count is too high |
 * | `accepts` | – | the last count is right |
 *
 * `card` is a text as in the notation, `colour` its name, all else numbers.
 */
export type ColorowReasonKey =
  | 'completes-row'
  | 'completes-rows'
  | 'joins-rows'
  | 'blocks'
  | 'prepares'
  | 'opens-nothing'
  | 'all-out'
  | 'least-harm'
  | 'claims-due'
  | 'claims-nothing'
  | 'disputes'
  | 'accepts'
