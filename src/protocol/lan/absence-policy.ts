/**
 * What happens when a player is away for longer than the host waits: a bot stands in until the player returns, all
 * others wait, or the player's game ends (as a resignation, which ends the game if only one player is left).
 */
export const ABSENCE_POLICIES = ['bot', 'wait', 'end'] as const
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number]
