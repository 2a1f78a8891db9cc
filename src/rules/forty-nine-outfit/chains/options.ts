/** Number of jumps that nine men allow. */
export const MAX_JUMPS = 8

/** The options of every puzzle of nine men. */
export const OPTIONS = { moveLimit: { kind: 'whole', default: 0, min: 0, max: MAX_JUMPS } } as const
