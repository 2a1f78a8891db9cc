/**
 * Pictures that are loaded together: one box with its board, lid, leaflet and aid; or the room with the closed boxes
 * and the tickets.
 */
export interface Share {
  readonly name: string
  readonly holds: RegExp
  /** Limits in bytes in full and in small size; plain and aided pictures both count. */
  readonly full: number
  readonly small: number
}

const MB = 1024 * 1024
const BOX = { full: 4 * MB, small: 1.5 * MB } as const

export const SHARES: readonly Share[] = [
  { name: 'Forty-Nine outfit', holds: /^(49|man)\/|^pad$/, ...BOX },
  { name: 'Deck-O-Cards', holds: /^deco\//, ...BOX },
  { name: 'Lion Coffee', holds: /^lion\//, ...BOX },
  { name: 'Pack of cards', holds: /^pack\//, ...BOX },
  { name: 'Room, shelf, tickets', holds: /^(room|shelf|ticket)\//, ...BOX },
]

/** Bytes of each picture, full and small. */
export type Sizes = Readonly<Record<string, readonly [full: number, small: number]>>

/** Returns the bytes of a share, full and small. */
function weigh(share: Share, sizes: Sizes): [full: number, small: number] {
  const mine = Object.entries(sizes).filter(([name]) => share.holds.test(name))
  return [mine.reduce((sum, [, [full]]) => sum + full, 0), mine.reduce((sum, [, [, small]]) => sum + small, 0)]
}

const mb = (bytes: number): string => (bytes / MB).toFixed(2).padStart(5)

/** Returns the sizes by share as a table, and the names of shares over their budget. */
export function balance(sizes: Sizes): { readonly lines: string[]; readonly beyond: string[] } {
  const beyond: string[] = []
  const lines = SHARES.map((share) => {
    const [full, small] = weigh(share, sizes)
    const over = full > share.full || small > share.small
    if (over) beyond.push(share.name)
    const room = `of ${mb(share.full)} MB, small ${mb(small)} of ${mb(share.small)} MB`
    return `${share.name.padEnd(20)} ${mb(full)} ${room}${over ? '  TOO LARGE' : ''}`
  })
  return { lines, beyond }
}
