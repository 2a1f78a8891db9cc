import { smoothstep } from './smoothstep'

const WOOD = [0.4, 0.24, 0.11] as const

/**
 * Wears a lacquered colour down to the wood along its rim, as the page's shader does (`batch-material.ts`).
 * @param u place on the upper face, or around the rim
 * @param v place on the upper face, or up the rim
 * @param rim whether it is the rim
 */
export function wear(colour: Float64Array, u: number, v: number, rim: boolean): void {
  const [x, y] = [u * 2 - 1, v * 2 - 1]
  const around = rim ? u * 6.2832 : Math.atan2(-y, x)
  const ragged =
    0.5 + 0.2 * Math.sin(around * 5 + 1) + 0.16 * Math.sin(around * 17 + 2.6) + 0.14 * Math.sin(around * 41)
  const edge = rim ? smoothstep(0.8, 0.97, v) : smoothstep(0.84, 0.97, Math.hypot(x, y))
  const bare = edge * smoothstep(0.42, 0.8, ragged) * 0.75
  const streaks = 0.9 + 0.1 * Math.sin(around * 3 + v * 31 + 4 * Math.sin(v * 9))
  for (let c = 0; c < 3; c++) colour[c] = (colour[c]! + (WOOD[c]! - colour[c]!) * bare) * streaks
}
