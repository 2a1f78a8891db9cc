import { encode } from 'uqr'

/** The dark modules of a QR code: `dark[row][column]`, without the light margin that must surround them. */
export type QrModules = readonly (readonly boolean[])[]

/** Width of the light margin that a reader needs all round, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/**
 * Encodes a link as a QR code that tolerates a seventh of it being unreadable, because a photographed screen glares.
 */
export function encodeQrCode(link: string): QrModules {
  return encode(link, { ecc: 'M', border: 0 }).data
}

/** Returns the dark modules as one SVG path, one unit per module; each run in a row is one bar. */
export function qrPath(modules: QrModules): string {
  return modules.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
}

/** Lists the dark runs of a row with their start and length. */
export function runsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
