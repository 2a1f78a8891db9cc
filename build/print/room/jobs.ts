import { type Job, createPictureJob } from '../job'
import { BACKDROP_SIZE, drawBackdrop } from './backdrop'
import { OAK, WALNUT, drawWood } from './wood'
import { clamp, smoothstep } from '../colour'
import { paintSheet, type Sheet } from '../press/run'
import { createRng } from '../rng'

const PAPER_SIZE = 512
const PAPER_MASK = PAPER_SIZE - 1
const FIBRE_SIZE = 512

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
    ...squareSize(PAPER_SIZE),
    encoding: { quality: 100, smallQuality: 100, lossless: true },
    draw: drawPaperNormals,
  }),
  createPictureJob('room/fibre', {
    source,
    cost: 1,
    ...squareSize(FIBRE_SIZE),
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
  return paintSheet(FIBRE_SIZE, FIBRE_SIZE, (x, y) => {
    const [u, v] = [(x + 0.5) / FIBRE_SIZE, (y + 0.5) / FIBRE_SIZE]
    const fibre = longFibres(u, v) * 0.55 + fineFibres(u, v) * 0.45 - 0.5
    const pore = smoothstep(0.76, 0.94, poreNoise(u, v)) * (0.4 + 0.6 * poreDensity(u, v))
    const grey = 255 * clamp(0.53 + fibre * 0.62 - pore * 0.34)
    return [grey, grey, grey]
  })
}

/** Returns a repeating height map of paper: fine tooth and felted fibres. */
function createHeightMap(): Float32Array {
  const next = createRng(11)
  const height = Float32Array.from({ length: PAPER_SIZE * PAPER_SIZE }, () => 0.5 + (next() - 0.5) * 0.22)
  for (let k = 0; k < 2600; k++) {
    let x = next() * PAPER_SIZE
    let y = next() * PAPER_SIZE
    let angle = next() * 2 * Math.PI
    const rise = (next() - 0.45) * 0.22
    const length = 10 + next() * 38
    const bend = (next() - 0.5) * 0.09
    for (let i = 0; i < length; i++) {
      x += Math.cos(angle)
      y += Math.sin(angle)
      angle += bend
      height[(Math.floor(y) & PAPER_MASK) * PAPER_SIZE + (Math.floor(x) & PAPER_MASK)]! += rise
    }
  }
  return blurHeights(height)
}

function blurHeights(height: Float32Array): Float32Array {
  const out = new Float32Array(height.length)
  for (let y = 0; y < PAPER_SIZE; y++) {
    for (let x = 0; x < PAPER_SIZE; x++) {
      let sum = 0
      for (let v = -1; v <= 1; v++) {
        for (let u = -1; u <= 1; u++) sum += height[((y + v) & PAPER_MASK) * PAPER_SIZE + ((x + u) & PAPER_MASK)]!
      }
      out[y * PAPER_SIZE + x] = sum / 9
    }
  }
  return out
}

/** Draws tangent-space normals of paper, 512 square, repeating in both directions. */
function drawPaperNormals(): Sheet {
  const height = createHeightMap()
  const at = (x: number, y: number): number => height[(y & PAPER_MASK) * PAPER_SIZE + (x & PAPER_MASK)]!
  return paintSheet(PAPER_SIZE, PAPER_SIZE, (x, y) => {
    const dx = (at(x + 1, y) - at(x - 1, y)) * 3
    const dy = (at(x, y + 1) - at(x, y - 1)) * 3
    const length = Math.hypot(dx, dy, 1)
    return [127.5 - (dx / length) * 127, 127.5 + (dy / length) * 127, 127.5 + 127 / length]
  })
}
