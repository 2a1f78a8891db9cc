/** What a guest must remember of a round, even when its page is loaded anew in the middle. */
export interface KeptValues {
  readonly round: number
  readonly seat: string
  /** Secret until it is revealed. */
  readonly value: string
  /** The host's commitment to which this value was the answer. */
  readonly host: string
  /** All commitments as they stood when the value was revealed; null before. */
  readonly sealed: Readonly<Record<string, string>> | null
  /** What the host has said to have received. */
  readonly received: 'nothing' | 'commit' | 'reveal'
}
