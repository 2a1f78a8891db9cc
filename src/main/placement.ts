import { closeSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs'
import type { BrowserWindow, Rectangle } from 'electron'
import * as z from 'zod/mini'
import { integerSchema } from '../protocol/wire/fields'
import { parseJson } from '../protocol/wire/bounded-json'

/** Where a window stood when it was closed last, in pixels of the desktop that scale with its displays. */
export interface Placement {
  readonly bounds: Rectangle
  readonly maximized: boolean
}

/** The most that the file may hold, in bytes. */
const LARGEST = 1_000
/** So much of a window has to lie on a display, at its top, that it can be moved by hand. */
const GRIP = { width: 120, height: 30 }

const coordinate = z.int().check(z.minimum(-100_000), z.maximum(100_000))
const placementSchema: z.ZodMiniType<Placement> = z.strictObject({
  bounds: z.strictObject({
    x: coordinate,
    y: coordinate,
    width: integerSchema(1, 100_000),
    height: integerSchema(1, 100_000),
  }),
  maximized: z.boolean(),
})

/** The placement that a file holds; null where there is none, or none that means anything. */
export function readPlacement(path: string): Placement | null {
  const buffer = Buffer.alloc(LARGEST + 1)
  let length = 0
  try {
    const file = openSync(path, 'r')
    try {
      length = readSync(file, buffer)
    } finally {
      closeSync(file)
    }
  } catch {
    return null
  }
  if (length > LARGEST) return null
  const json = parseJson(buffer.toString('utf8', 0, length), { length: LARGEST, depth: 3 })
  const read = json.ok ? placementSchema.safeParse(json.value) : null
  return read?.success ? read.data : null
}

/**
 * A placement that can be seen and taken hold of on these displays, no larger than the one it lies on; null where the
 * display that it stood on is gone.
 * @param areas what the displays leave free for windows
 */
export function fitPlacement(placement: Placement, areas: readonly Rectangle[]): Placement | null {
  const { x, y, width, height } = placement.bounds
  const area = areas.find((one) => {
    const across = Math.min(x + width, one.x + one.width) - Math.max(x, one.x)
    return across >= Math.min(GRIP.width, width) && y >= one.y && y + GRIP.height <= one.y + one.height
  })
  if (area === undefined) return null
  const bounds = { x, y, width: Math.min(width, area.width), height: Math.min(height, area.height) }
  return { bounds, maximized: placement.maximized }
}

/** Writes down where a window stands whenever it is closed. A disk that refuses costs the place and nothing else. */
export function keepPlacement(window: BrowserWindow, path: string, note: (sentence: string) => void): void {
  window.on('close', () => {
    const placement: Placement = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    try {
      writeFileSync(`${path}.new`, JSON.stringify(placement))
      renameSync(`${path}.new`, path)
    } catch (fault) {
      note(`The window's place could not be kept: ${(fault as NodeJS.ErrnoException).code ?? 'unknown'}.`)
    }
  })
}
