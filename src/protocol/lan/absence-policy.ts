/**
 * What becomes of a player who has been away for longer than the host waits: a bot stands in until they are back,
 * everybody waits, or their game ends (they give it up, which ends it for all where only one is left).
 */
export const ABSENCE_POLICIES = ['bot', 'wait', 'end'] as const
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number]
