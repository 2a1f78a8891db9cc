import { clamp, mix, smooth, type Rgb } from '../colour'
import { weave } from '../press/cloth'
import { TILE, tile, WRAP } from '../press/noise'
import { blank, type Sheet } from '../press/run'

export const TRAY = { width: 1024, height: 256 } as const
const CLOTH: Rgb = [56, 56, 98]
const PAPER: Rgb = [222, 203, 160]
const BOARD: Rgb = [142, 132, 112]
const TAPE: Rgb = [96, 42, 38]
/** Shares of the height: a strip of cloth tape along the foot, rim and foot rubbed to the board. */
const TAPE_FROM = 0.8

/**
 * The side of the box, top to bottom: indigo covering paper over chipboard with a red cloth tape along the foot.
 * Repeats from left to right; the rim and the foot are rubbed bare.
 */
export function tray(): Sheet {
  const { width, height } = TRAY
  const sheet = blank(width, height)
  const [fibre, fine, ragged, slow] = [tile(12, 2.4, 1), tile(2.4, 2.4, 2), tile(16, 16, 7), tile(170, 60, 8)]
  for (let y = 0; y < height; y++) {
    const v = y / height
    for (let x = 0; x < width; x++) {
      const i = (y & WRAP) * TILE + (x & WRAP)
      const grain = 1 + (fibre[i]! - 0.5) * 0.1 + (fine[i]! - 0.5) * 0.09 + (slow[i]! - 0.5) * 0.2
      const taped = v > TAPE_FROM + (ragged[i]! - 0.5) * 0.008
      const base = taped ? tape(x, y, fine[i]!) : CLOTH
      const edge = Math.min(y, height - 1 - y)
      const reach = 3 + 15 * ragged[i]! * slow[i]!
      const bare = smooth(reach, reach * 0.3, edge)
      // Dry spots where the covering paper's dye has rubbed off the high fibres.
      const high = fine[i]! > 0.9 ? 0.1 : 0
      const worn = mix(mix(base, PAPER, high * slow[i]!), BOARD, 0.85 * bare)
      const seam = taped && v < TAPE_FROM + 0.02 ? 0.8 : 1
      const at = (y * width + x) * 3
      for (let c = 0; c < 3; c++) sheet.data[at + c] = clamp(worn[c as 0 | 1 | 2] * grain * seam, 0, 255)
    }
  }
  return sheet
}

function tape(x: number, y: number, fine: number): Rgb {
  const k = weave(x, y) + (fine - 0.5) * 0.12
  return [TAPE[0] * k, TAPE[1] * k, TAPE[2] * k]
}
