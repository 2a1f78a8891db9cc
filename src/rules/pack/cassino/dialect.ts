/** What the sheets print differently, as far as it touches what they print alike. */
export interface Dialect {
  /** In the first deal of a round the table gets its cards before the dealer, or after all hands. */
  readonly tableBeforeDealer: boolean
  /** Matching takes all loose cards of the rank or none. */
  readonly matchesAll: boolean
  /** Only a card that can capture nothing may be trailed. */
  readonly mustCapture: boolean
  /** With more loose numerals than this only single groups are listed. */
  readonly crowd: number
}
