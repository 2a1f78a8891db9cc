import type { BufferGeometry } from 'three'
import { arc, slab, turned } from './geometry'
import { SIZE } from './sizes'

/** A square card of the Forty-Nine pack: rounded, thick as card, in rings so that it bends. */
export function cardShape(): BufferGeometry {
  const { w, d, h } = SIZE.card
  return slab(w, d, h, { r: 0.1, bevel: 0.005, corner: 4, side: 2, rings: 3, bottom: true })
}

/** A moulded chip: its top takes the face, its edge the picture of the edge, seen round once. */
export function chipShape(): BufferGeometry {
  const r = SIZE.chip.w / 2
  const h = SIZE.chip.h
  const e = 0.028
  const top = [
    [0.001, h - 0.006],
    [0.5, h - 0.006],
    [0.53, h],
    [r - e, h],
  ] as const
  const side = [
    ...arc(r - e, h - e, e, Math.PI / 2, 0, 3),
    ...arc(r - e, e, e, 0, -Math.PI / 2, 3),
    [0.001, 0] as const,
  ]
  return turned([top, side], 40, (x, y, z, round, section) =>
    section === 0 ? [0.5 + (x / r) * 0.5, 0.5 - (z / r) * 0.5] : [round, y / h],
  )
}
