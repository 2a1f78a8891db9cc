/**
 * Why a move of Nebraska-Checkers is good, and what the sentence names:
 *
 * | key | parameters | said of |
 * | --- | --- | --- |
 * | `wins` | – | a move after which the other has no man or no move |
 * | `only-move` | – | the only legal move |
 * | `takes-safely` | taken | takes so many men, and nothing can be taken in return |
 * | `takes` | taken | takes so many men; the other can take in return |
 * | `crowns` | square | a plain man becomes a king on `square` |
 * | `exchanges` | square | steps into a jump that can be answered by one |
 * | `gives` | square | lets a man be taken although nothing can be taken back at once |
 * | `king-goes` | square | a king steps where it is safe |
 * | `safe-step` | square | a plain man steps where nothing can be taken |
 *
 * `square` is a text as in the notation (`33`), `taken` a number.
 */
export type NebraskaReasonKey =
  'wins' | 'only-move' | 'takes-safely' | 'takes' | 'crowns' | 'exchanges' | 'gives' | 'king-goes' | 'safe-step'
