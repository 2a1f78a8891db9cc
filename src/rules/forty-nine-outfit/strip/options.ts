/** The options of every strip puzzle. */
export const OPTIONS = { moveLimit: { kind: 'whole', default: 10, min: 0, max: 99 } } as const
