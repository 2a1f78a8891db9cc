import type { BufferGeometry } from 'three'
import { arcPoints, createSlab, createTurnedSolid, type TurnedUv } from './geometry'
import { type Size, sizeOf } from '../model/sizes'
import type { InstancedForm } from '../model/instanced-forms'

/**
 * Creates a card of any size: rounded, as thick as card stock, in rings so that it bends.
 * @param r radius of its corners in inches
 */
export function createCardShape({ w, d, h }: Size, r: number): BufferGeometry {
  return createSlab(w, d, h, { r, bevel: 0.005, corner: 4, side: 2, rings: 3, hasBottom: true })
}

/** Maps the top to the square picture of the face, and the side to the picture of the edge, once around. */
const topAndEdgeUv =
  (r: number, h: number): TurnedUv =>
  (x, y, z, round, section) =>
    section === 0 ? [0.5 + (x / r) * 0.5, 0.5 - (z / r) * 0.5] : [round, y / h]

/** Level of detail of a shape: 0 for close-up, 1 for many instances, 2 for hundreds. */
export type Detail = 0 | 1 | 2

/** Creates a moulded chip with a raised rim; at detail 2 a plain one. */
export function createChipShape({ w, h }: Size, detail: Detail = 0): BufferGeometry {
  const r = w / 2
  if (detail === 2) {
    const rim = [r, h] as const
    const [top, side] = [[[0.001, h], rim] as const, [rim, [r, 0]] as const]
    return createTurnedSolid([top, side], 14, topAndEdgeUv(r, h))
  }
  const e = Math.min(0.028, h * 0.22)
  const top = [
    [0.001, h - 0.006],
    [r * 0.645, h - 0.006],
    [r * 0.684, h],
    [r - e, h],
  ] as const
  const fine = w > 1 ? ([2, 32] as const) : ([1, 24] as const)
  const [steps, segments] = detail === 0 ? fine : [1, 16]
  const side = [...arcPoints(r - e, h - e, e, Math.PI / 2, 0, steps), ...arcPoints(r - e, e, e, 0, -Math.PI / 2, steps)]
  return createTurnedSolid([top, side], segments, topAndEdgeUv(r, h))
}

/** Creates a checker: turned wood with a raised rim, a dish in which another one fits, and two grooves on top. */
export function createManShape({ w, h }: Size): BufferGeometry {
  const r = w / 2
  const dish = h - 0.025
  const e = 0.06
  const groove = (at: number) =>
    [
      [at - 0.018, dish],
      [at, dish - 0.022],
      [at + 0.018, dish],
    ] as const
  const top = [
    [0.001, dish],
    ...groove(r * 0.44),
    ...groove(r * 0.62),
    [r * 0.72, dish],
    [r * 0.78, h],
    [r - e, h],
  ] as const
  const side = [
    ...arcPoints(r - e, h - e, e, Math.PI / 2, 0, 3),
    [r, h * 0.58] as const,
    [r - 0.022, h * 0.5] as const,
    [r, h * 0.42] as const,
    ...arcPoints(r - e, e, e, 0, -Math.PI / 2, 2),
  ]
  return createTurnedSolid([top, side], 32, topAndEdgeUv(r, h))
}

/** Creates a halma man: foot, waist, neck and a round head. All of it shows the edge's picture. */
export function createPegShape({ w, h }: Size): BufferGeometry {
  const foot = w / 2
  const head = h * 0.22
  const body = [
    ...arcPoints(0.001, h - head, head, Math.PI / 2, -Math.PI / 3.4, 6),
    [head * 0.52, h * 0.54] as const,
    [head * 0.74, h * 0.5] as const,
    [head * 0.62, h * 0.45] as const,
    [foot * 0.52, h * 0.28] as const,
    [foot * 0.72, h * 0.17] as const,
    ...arcPoints(foot - 0.06, h * 0.09, 0.06, Math.PI / 2, -Math.PI / 2, 4),
    [foot - 0.08, 0] as const,
  ]
  const shape = createTurnedSolid([body], 20, (_x, y, _z, round) => [round, y / h])
  const under = shape.getAttribute('under')
  for (let i = 0; i < under.count; i++) under.setX(i, 1)
  return shape
}

/** Radius of the corners of a box's cards, in inches. */
const CORNERS: Readonly<Record<string, number>> = { '49': 0.1, pack: 0.13, lion: 0.08, ticket: 0.1 }

/** Creates the shape of a form; only a chip's has several levels of detail. */
export function createFormShape({ name, box }: InstancedForm, detail?: Detail): BufferGeometry {
  const [kind, start = ''] = name.split(' ')
  if (kind === 'card') return createCardShape(sizeOf('card', `${box}/`), CORNERS[box] ?? 0)
  if (kind === 'chip') return createChipShape(sizeOf('chip', start), detail)
  return start === 'man/peg' ? createPegShape(sizeOf('man', start)) : createManShape(sizeOf('man', start))
}
