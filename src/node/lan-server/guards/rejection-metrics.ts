/** Reasons for rejecting a connection or a message. */
const REJECT_REASONS = [
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
  'replaced',
  'table-unreadable',
  'locked-out',
  'slow-reader',
  'gone',
] as const

export type RejectReason = (typeof REJECT_REASONS)[number]

/** Counts of rejections since the host started, for its operator. */
export interface RejectionMetrics {
  count(reason: RejectReason): void
  readonly counts: Readonly<Record<RejectReason, number>>
}

export function createRejectionMetrics(): RejectionMetrics {
  const counts = Object.fromEntries(REJECT_REASONS.map((reason) => [reason, 0])) as Record<RejectReason, number>
  return {
    counts,
    count(reason) {
      counts[reason]++
    },
  }
}
