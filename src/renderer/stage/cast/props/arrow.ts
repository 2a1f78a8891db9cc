import {
  type BufferGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  Shape,
  ShapeGeometry,
  type Material,
} from 'three'
import { arcPoints, merge, createTurnedSolid } from '../../shapes/geometry'
import type { Prop, PropMaker } from './prop'
import type { Materials } from '../../surface/materials'

/** Thickness of the metal sheet, and bevel of its edges, where highlights appear; in inches. */
const THICKNESS = 0.06
const BEVEL = 0.025

/**
 * One side of the arrow from the tip to the tail, in inches from the pivot: head, shaft, hub, shaft, feathers. Two
 * numbers are the end of a straight line; six are a Bézier curve: two handles and its end.
 */
const SIDE: readonly (readonly number[])[] = [
  [2.82, 0.333],
  [2.862, 0.178, 2.774, 0.089, 2.641, 0.089],
  [0.466, 0.111],
  [0.377, 0.289, 0.2, 0.4, 0, 0.4],
  [-0.2, 0.4, -0.377, 0.289, -0.466, 0.111],
  [-2.463, 0.067],
  [-2.663, 0.067, -2.796, 0.333, -3.04, 0.4],
  [-3.306, 0.466, -3.572, 0.333, -3.728, 0.4],
  [-3.595, 0.222, -3.572, 0.133, -3.595, 0],
]
const TIP = 3.772

function outline(): Shape {
  const shape = new Shape()
  shape.moveTo(TIP, 0)
  const draw = (part: readonly number[]) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = part
    if (part.length === 2) shape.lineTo(a, b)
    else shape.bezierCurveTo(a, b, c, d, e, f)
  }
  for (const part of SIDE) draw(part)
  for (const part of mirroredSide()) draw(part)
  return shape
}

/** Returns the mirrored side, from the tail back to the tip. */
function mirroredSide(): number[][] {
  const ends = [[TIP, 0], ...SIDE.map((part) => part.slice(-2))]
  return SIDE.map((part, i) => {
    const [x = 0, y = 0] = ends[i]!
    if (part.length === 2) return [x, -y]
    const [a = 0, b = 0, c = 0, d = 0] = part
    return [c, -d, a, -b, x, -y]
  }).reverse()
}

/** Returns the knob that holds the arrow on its pin: a dome on two steps. */
function knob(): BufferGeometry {
  const dome = [
    [0.001, 0.235],
    ...arcPoints(0, 0.055, 0.18, Math.PI / 2, 0.25, 6),
    [0.19, 0.1],
    [0.24, 0.095],
    ...arcPoints(0.25, 0.07, 0.025, Math.PI / 2, 0, 3),
    [0.275, 0],
  ] as const
  const shape = createTurnedSolid([dome], 32).translate(0, THICKNESS, 0).toNonIndexed()
  shape.deleteAttribute('under')
  return shape
}

/** Returns the stamped arrow with its knob, the tip along +x, lying on y = 0. */
function arrowShape(): BufferGeometry {
  const plate = new ExtrudeGeometry(outline(), {
    depth: THICKNESS - 2 * BEVEL,
    bevelSize: BEVEL,
    bevelThickness: BEVEL,
    bevelOffset: -BEVEL,
    bevelSegments: 3,
    curveSegments: 8,
  })
  plate.rotateX(-Math.PI / 2).translate(0, BEVEL, 0)
  return merge([plate, knob()])
}

/** Offset of the painted shadow away from the lamp and down onto the dial. */
const SHADOW_OFFSET = { x: 0.16, y: -0.27, z: 0.06 } as const

/** Makes the brass arrow, with a painted shadow if the lamp casts none. */
export const createArrow: PropMaker = (_piece, materials) => {
  const shape = arrowShape()
  const mesh = new Mesh(shape, brassOf(materials))
  mesh.castShadow = mesh.receiveShadow = true
  const group = new Group()
  group.add(mesh)
  const paintedShadow = materials.quality === 'low' ? createPaintedShadow(group) : null
  return {
    object: group,
    update: (place) => paintedShadow?.update(place),
    dispose() {
      shape.dispose()
      paintedShadow?.dispose()
    },
  }
}

function createPaintedShadow(group: Group): Omit<Prop, 'object'> {
  const shape = new ShapeGeometry(outline(), 8).rotateX(-Math.PI / 2)
  const ink = new MeshBasicMaterial({ color: '#120805', transparent: true, opacity: 0.42, depthWrite: false })
  const mesh = new Mesh(shape, ink)
  group.add(mesh)
  return {
    update({ turn }) {
      mesh.position.set(SHADOW_OFFSET.x, SHADOW_OFFSET.y, SHADOW_OFFSET.z).applyQuaternion(turn.clone().invert())
    },
    dispose() {
      shape.dispose()
      ink.dispose()
    },
  }
}

/**
 * Returns brass, brushed or turned, with scratches along u; a plain colour in the low quality, where there is nothing
 * to reflect.
 */
export function brassOf(materials: Materials): Material {
  const low = materials.quality === 'low'
  return materials.get('brass', () =>
    low ? { color: '#c39a4e' } : { color: '#d8b063', roughness: 0.3, metal: true, brushed: 0.55 },
  )
}
