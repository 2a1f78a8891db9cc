/** Why a connection or a message was turned away. */
export const TURNED_AWAY = [
  'foreign-host',
  'foreign-origin',
  'wrong-path',
  'crowded',
  'idle',
  'too-large',
  'binary',
  'bad-utf8',
  'bad-frame',
  'bad-message',
  'flood',
  'wrong-version',
  'wrong-pass',
  'locked-out',
  'slow-reader',
  'gone',
] as const

export type TurnedAway = (typeof TURNED_AWAY)[number]

/** Counts since the host began, for whoever runs it. */
export interface Tally {
  count(reason: TurnedAway): void
  readonly counts: Readonly<Record<TurnedAway, number>>
}

export function newTally(): Tally {
  const counts = Object.fromEntries(TURNED_AWAY.map((reason) => [reason, 0])) as Record<TurnedAway, number>
  return { counts, count: (reason) => void counts[reason]++ }
}
