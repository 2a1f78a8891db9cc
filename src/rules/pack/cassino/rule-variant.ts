/** How the rules of the two sheets differ, as far as the shared code depends on it. */
export interface RuleVariant {
  /** Whether the table gets its cards before the dealer in the first deal of a round, rather than after all hands. */
  readonly tableBeforeDealer: boolean
  /** Whether a capture by rank must take all loose cards of that rank or none. */
  readonly matchesAll: boolean
  /** Whether only a card that can capture nothing may be trailed. */
  readonly mustCapture: boolean
  /** With more loose numerals than this, only single groups are listed. */
  readonly maxLooseNumerals: number
}
