/** What the descriptions of both games share. */
export const COMMON_DESCRIPTION = { year: null, seats: { min: 2, max: 4 } } as const
