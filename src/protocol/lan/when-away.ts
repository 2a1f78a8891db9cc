/**
 * What becomes of a player who has been away for longer than the host waits: a bot stands in until they are back,
 * everybody waits, or their game ends (they give it up, which ends it for all where only one is left).
 */
export const WHEN_AWAY = ['bot', 'wait', 'end'] as const
export type WhenAway = (typeof WHEN_AWAY)[number]
