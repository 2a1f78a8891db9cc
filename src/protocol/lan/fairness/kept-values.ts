/** What a guest must remember of a round, even if its page reloads in the middle. */
export interface KeptValues {
  readonly round: number
  readonly seat: string
  /** Secret until it is revealed. */
  readonly value: string
  /** The host's commitment to which this value was the reply. */
  readonly host: string
  /** All commitments at the moment when the value was revealed; null before. */
  readonly sealed: Readonly<Record<string, string>> | null
  /** The last message whose receipt the host has confirmed. */
  readonly received: 'nothing' | 'commit' | 'reveal'
}
