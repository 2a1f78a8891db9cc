import { type Job, createPictureJob } from '../job'
import { BACKDROP_SIZE, drawBackdrop } from './backdrop'
import { drawPaperNormals } from './paper'
import { OAK, WALNUT, drawWood } from './wood'
import { clamp, smoothstep } from '../colour'
import { createSheet, type Sheet } from '../press/run'
import { createRng } from '../rng'

const SIZE = 512

const source = import.meta.url
const squareSize = (side: number) => ({ width: side, height: side })

const WOOD = { width: WALNUT.pixels, height: Math.round((WALNUT.pixels * WALNUT.depth) / WALNUT.width) }

/** Walnut with its varnish, and oak. One job, because all are drawn from the same noise. */
const woodJob: Job = {
  source,
  cost: 7,
  pictures: {
    'room/wood': { ...WOOD, quality: 88, smallQuality: 82 },
    'room/wood-rough': { width: WOOD.width >> 1, height: WOOD.height >> 1, quality: 80, smallQuality: 75 },
    'room/oak': { ...squareSize(OAK.pixels), quality: 88, smallQuality: 80 },
  },
  draw: () => {
    const walnut = drawWood(WALNUT)
    return Promise.resolve({
      'room/wood': walnut.colour,
      'room/wood-rough': walnut.roughness,
      'room/oak': drawWood(OAK).colour,
    })
  },
}

/** The pictures of the room and its table. */
export const ROOM_JOBS: readonly Job[] = [
  woodJob,
  createPictureJob('room/paper-normal', {
    source,
    cost: 1,
    ...squareSize(512),
    encoding: { quality: 100, smallQuality: 100, lossless: true },
    draw: drawPaperNormals,
  }),
  createPictureJob('room/fibre', {
    source,
    cost: 1,
    ...squareSize(512),
    encoding: { quality: 80, smallQuality: 80 },
    draw: drawWoodFibre,
  }),
  createPictureJob('room/backdrop', {
    source,
    cost: 1,
    ...BACKDROP_SIZE,
    encoding: { quality: 92, smallQuality: 90 },
    draw: drawBackdrop,
  }),
]

/** Returns value noise, 0 to 1, with `across` by `down` cells on a square that repeats in both directions. */
function createTiledNoise(across: number, down: number, seed: number): (u: number, v: number) => number {
  const next = createRng(seed)
  const lattice = Float32Array.from({ length: across * down }, next)
  const at = (i: number, j: number): number => lattice[(j % down) * across + (i % across)]!
  return (u, v) => {
    const [x, y] = [u * across, v * down]
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [s, t] = [smoothstep(0, 1, x - i), smoothstep(0, 1, y - j)]
    const near = at(i, j) + (at(i + 1, j) - at(i, j)) * s
    const far = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * s
    return near + (far - near) * t
  }
}

/**
 * Draws fibres and pores of wood for close views, 512 square, repeating in both directions; fibres run along x.
 * Mid-grey leaves the colour below unchanged. Needed because the picture of a table has too few pixels for a close
 * camera.
 */
function drawWoodFibre(): Sheet {
  const [longFibres, fineFibres] = [createTiledNoise(10, 96, 31), createTiledNoise(28, 200, 32)]
  const [poreNoise, poreDensity] = [createTiledNoise(36, 128, 33), createTiledNoise(5, 9, 34)]
  const sheet = createSheet(SIZE, SIZE)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const [u, v] = [(x + 0.5) / SIZE, (y + 0.5) / SIZE]
      const fibre = longFibres(u, v) * 0.55 + fineFibres(u, v) * 0.45 - 0.5
      const pore = smoothstep(0.76, 0.94, poreNoise(u, v)) * (0.4 + 0.6 * poreDensity(u, v))
      sheet.data.fill(255 * clamp(0.53 + fibre * 0.62 - pore * 0.34), (y * SIZE + x) * 3, (y * SIZE + x) * 3 + 3)
    }
  }
  return sheet
}
