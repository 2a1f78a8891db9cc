import { clamp, smoothstep } from '../colour'
import { createSheet, type Sheet } from '../press/run'
import { createRng } from '../rng'

const SIZE = 512

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
export function drawWoodFibre(): Sheet {
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
