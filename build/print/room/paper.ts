import { createSheet, type Sheet } from '../press/run'
import { createRng } from '../rng'

const SIZE = 512
const MASK = SIZE - 1

/** Returns a repeating height map of paper: fine tooth and felted fibres. */
function createHeightMap(): Float32Array {
  const next = createRng(11)
  const height = Float32Array.from({ length: SIZE * SIZE }, () => 0.5 + (next() - 0.5) * 0.22)
  for (let k = 0; k < 2600; k++) {
    let x = next() * SIZE
    let y = next() * SIZE
    let angle = next() * 2 * Math.PI
    const rise = (next() - 0.45) * 0.22
    const length = 10 + next() * 38
    const bend = (next() - 0.5) * 0.09
    for (let i = 0; i < length; i++) {
      x += Math.cos(angle)
      y += Math.sin(angle)
      angle += bend
      height[(Math.floor(y) & MASK) * SIZE + (Math.floor(x) & MASK)]! += rise
    }
  }
  return blurHeights(height)
}

function blurHeights(height: Float32Array): Float32Array {
  const out = new Float32Array(height.length)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let sum = 0
      for (let v = -1; v <= 1; v++) {
        for (let u = -1; u <= 1; u++) sum += height[((y + v) & MASK) * SIZE + ((x + u) & MASK)]!
      }
      out[y * SIZE + x] = sum / 9
    }
  }
  return out
}

/** Draws tangent-space normals of paper, 512 square, repeating in both directions. */
export function drawPaperNormals(): Sheet {
  const height = createHeightMap()
  const sheet = createSheet(SIZE, SIZE)
  const at = (x: number, y: number): number => height[(y & MASK) * SIZE + (x & MASK)]!
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const dx = (at(x + 1, y) - at(x - 1, y)) * 3
      const dy = (at(x, y + 1) - at(x, y - 1)) * 3
      const length = Math.hypot(dx, dy, 1)
      const i = (y * SIZE + x) * 3
      sheet.data[i] = 127.5 - (dx / length) * 127
      sheet.data[i + 1] = 127.5 + (dy / length) * 127
      sheet.data[i + 2] = 127.5 + 127 / length
    }
  }
  return sheet
}
