import type { BakedCell } from '../../src/renderer/stage/model/picture-manifest'
import { createAidJob } from './aid'
import { createPictureJob, type Job, type JobOptions } from './job'
import { createSheet, type Sheet } from './press/run'

/**
 * Width in pixels of the border around a picture in an atlas, in which its edge is continued, so that mip levels never
 * mix neighbours.
 */
export const GUARD = 4

/** One picture of an atlas: its face, its box in pixels including the guard, and its drawing function. */
export interface AtlasEntry {
  readonly face: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Set if it repeats horizontally: it has no guard at the sides. */
  readonly wraps?: boolean
  readonly draw: (fonts: readonly string[]) => Sheet
}

export interface Atlas {
  readonly width: number
  readonly height: number
  readonly entries: readonly AtlasEntry[]
}

/** Returns the place of each face, as fractions of the atlas, without its guard. */
function cellsOf(picture: string, { width, height, entries }: Atlas): Record<string, BakedCell> {
  const cells: Record<string, BakedCell> = {}
  for (const { face, x, y, w, h, wraps } of entries) {
    const side = wraps ? 0 : GUARD
    cells[face] = {
      picture,
      x: (x + side) / width,
      y: (y + GUARD) / height,
      w: (w - 2 * side) / width,
      h: (h - 2 * GUARD) / height,
    }
  }
  return cells
}

/** Draws every picture of an atlas into its place; the area between them is grey. */
function drawAtlas({ width, height, entries }: Atlas, fonts: readonly string[]): Sheet {
  const whole = createSheet(width, height)
  whole.data.fill(128)
  for (const { face, x, y, w, h, draw } of entries) {
    const sheet = draw(fonts)
    if (sheet.width !== w || sheet.height !== h) throw new Error(`The picture of ${face} does not fit its cell`)
    for (let row = 0; row < h; row++) {
      const from = row * w * 3
      whole.data.set(sheet.data.subarray(from, from + w * 3), ((y + row) * width + x) * 3)
    }
  }
  return whole
}

/** Creates the job of an atlas, with the places of its faces. */
export const createAtlasJob = (picture: string, atlas: Atlas, options: JobOptions): Job =>
  createPictureJob(picture, {
    ...options,
    width: atlas.width,
    height: atlas.height,
    cells: cellsOf(picture, atlas),
    draw: (fonts) => drawAtlas(atlas, fonts),
  })

/** Creates the jobs of an atlas and of its colour aid; the places of the faces serve both. */
export function createAtlasJobs(picture: string, atlasOf: (hasAid: boolean) => Atlas, options: JobOptions): Job[] {
  const plain = createAtlasJob(picture, atlasOf(false), options)
  return [plain, createAidJob(plain, createAtlasJob(`${picture}-aid`, atlasOf(true), options))]
}

/** Returns the box of the i-th cell, row by row. */
export const slotOf = (i: number, columns: number, w: number, h: number) => ({
  x: (i % columns) * w,
  y: Math.floor(i / columns) * h,
  w,
  h,
})

/** Derives a seed from a name, so that the same card has the same wear in every bake. */
export const seedOf = (name: string, from = 1926): number =>
  [...name].reduce((hash, c) => Math.imul(hash, 31) + c.charCodeAt(0), from) & 0xffff

/** Makes the right end match the left one, by fading into its mirror image. */
export function makeSeamless(sheet: Sheet): Sheet {
  const { width, height, data } = sheet
  const reach = 48
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < reach; k++) {
      const to = (y * width + width - 1 - k) * 3
      const from = (y * width + k) * 3
      for (let c = 0; c < 3; c++) data[to + c] = data[to + c]! + (data[from + c]! - data[to + c]!) * (1 - k / reach)
    }
  }
  return sheet
}
