import { encode } from 'uqr'

/** The dark modules of a QR code: `dark[row][column]`, without the light rim that must surround them. */
export type QrModules = readonly (readonly boolean[])[]

/** Modules of light that a reader needs all round (ISO/IEC 18004). */
export const QUIET = 4

/** A link as a QR code that survives a seventh of it being unreadable: a photographed screen glares. */
export function qrOf(link: string): QrModules {
  return encode(link, { ecc: 'M', border: 0 }).data
}

/** The dark modules as the outline of one SVG path, a unit to the module; runs of a row are one bar. */
export function qrPath(modules: QrModules): string {
  return modules.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
}

/** Where dark runs begin in a row, and how long they are. */
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
