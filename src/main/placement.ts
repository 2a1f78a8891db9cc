import { closeSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { BrowserWindow, Rectangle } from 'electron'
import * as z from 'zod/mini'
import { integerSchema, type PlainData } from '../protocol/wire/fields'
import { parseJson } from '../protocol/wire/bounded-json'
import { isPlainFile } from '../node/storage/files'

/** Maximum size of the file, in bytes. */
const MAX_FILE_BYTES = 1_000
/** Smallest part of a window's top edge that must be on a display, so that the window can be moved by hand. */
const MIN_VISIBLE = { width: 120, height: 30 }

const coordinate = z.int().check(z.minimum(-100_000), z.maximum(100_000))
/** A window's placement when it was last closed, in device-independent pixels of the desktop. */
export type Placement = PlainData<typeof placementSchema>
const placementSchema = z.strictObject({
  bounds: z.strictObject({
    x: coordinate,
    y: coordinate,
    width: integerSchema(1, 100_000),
    height: integerSchema(1, 100_000),
  }),
  maximized: z.boolean(),
})

/** Reads a placement from a file; returns null if there is none or it is invalid. */
export function readPlacement(path: string): Placement | null {
  const buffer = Buffer.alloc(MAX_FILE_BYTES + 1)
  let length = 0
  try {
    // A pipe in the file's place would be waited for.
    if (!isPlainFile(path)) return null
    const file = openSync(path, 'r')
    try {
      length = readSync(file, buffer)
    } finally {
      closeSync(file)
    }
  } catch {
    return null
  }
  if (length > MAX_FILE_BYTES) return null
  const json = parseJson(buffer.toString('utf8', 0, length), { length: MAX_FILE_BYTES, depth: 3 })
  const read = json.ok ? placementSchema.safeParse(json.value) : null
  return read?.success ? read.data : null
}

/**
 * Fits a placement to the displays: visible, movable, and no larger than its display. Returns null if that display is
 * gone.
 * @param areas the displays' work areas
 */
export function fitPlacement(placement: Placement, areas: readonly Rectangle[]): Placement | null {
  const { x, y, width, height } = placement.bounds
  const area = areas.find((one) => {
    const across = Math.min(x + width, one.x + one.width) - Math.max(x, one.x)
    return across >= Math.min(MIN_VISIBLE.width, width) && y >= one.y && y + MIN_VISIBLE.height <= one.y + one.height
  })
  if (area === undefined) return null
  const bounds = { x, y, width: Math.min(width, area.width), height: Math.min(height, area.height) }
  return { bounds, maximized: placement.maximized }
}

/** Writes the window's placement to a file whenever it is closed. If the disk refuses, only the placement is lost. */
export function keepPlacement(window: BrowserWindow, path: string, note: (sentence: string) => void): void {
  window.on('close', () => {
    const placement: Placement = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    try {
      rmSync(`${path}.new`, { force: true })
      writeFileSync(`${path}.new`, JSON.stringify(placement), { mode: 0o600 })
      renameSync(`${path}.new`, path)
    } catch (fault) {
      note(`The window's place could not be kept: ${(fault as NodeJS.ErrnoException).code ?? 'unknown'}.`)
    }
  })
}
