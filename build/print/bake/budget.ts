/**
 * Pictures that are loaded together: one box with its board, lid, leaflet and aid; the room with the closed boxes and
 * the tickets; or the portraits.
 */
export interface SizeBudget {
  readonly name: string
  readonly pattern: RegExp
  /** Limits in bytes in full and in small size; plain and aided pictures both count. */
  readonly full: number
  readonly small: number
}

const MB = 1024 * 1024
const BOX_LIMITS = { full: 4 * MB, small: 1.5 * MB } as const

export const SIZE_BUDGETS: readonly SizeBudget[] = [
  { name: 'Forty-Nine outfit', pattern: /^(49|man)\/|^pad$/, ...BOX_LIMITS },
  { name: 'Deck-O-Cards', pattern: /^deco\//, ...BOX_LIMITS },
  { name: 'Lion Coffee', pattern: /^lion\//, ...BOX_LIMITS },
  { name: 'Pack of cards', pattern: /^pack\//, ...BOX_LIMITS },
  { name: 'Room, shelf, tickets', pattern: /^(room|shelf|ticket)\//, ...BOX_LIMITS },
  { name: 'Portraits', pattern: /^portrait\//, full: 0.1 * MB, small: 0.04 * MB },
]

/** Bytes of each picture, full and small. */
export type Sizes = Readonly<Record<string, readonly [full: number, small: number]>>

/** Returns the bytes of a share, full and small. */
function totalSizeOf(share: SizeBudget, sizes: Sizes): [full: number, small: number] {
  const mine = Object.entries(sizes).filter(([name]) => share.pattern.test(name))
  return [mine.reduce((sum, [, [full]]) => sum + full, 0), mine.reduce((sum, [, [, small]]) => sum + small, 0)]
}

const formatMegabytes = (bytes: number): string => (bytes / MB).toFixed(2).padStart(5)

/** Returns the sizes by share as a table, and the names of shares over their budget. */
export function checkBudgets(sizes: Sizes): { readonly lines: string[]; readonly overBudget: string[] } {
  const beyond: string[] = []
  const lines = SIZE_BUDGETS.map((share) => {
    const [full, small] = totalSizeOf(share, sizes)
    const over = full > share.full || small > share.small
    if (over) beyond.push(share.name)
    const room = `of ${formatMegabytes(share.full)} MB, small ${formatMegabytes(small)} of ${formatMegabytes(share.small)} MB`
    return `${share.name.padEnd(20)} ${formatMegabytes(full)} ${room}${over ? '  TOO LARGE' : ''}`
  })
  return { lines, overBudget: beyond }
}
