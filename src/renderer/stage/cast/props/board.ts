import { Group, Mesh, PlaneGeometry } from 'three'
import { createSlab } from '../../shapes/geometry'
import { LEAF_SLOPE, SIZE } from '../../model/sizes'
import type { PropMaker } from './prop'

const { w, d, h } = SIZE.board
const LEAF_WIDTH = w / 2

/** Tint of the board's paper; darker than the cards', so that cards stand out on it. */
const PAPER_TINT = [0.72, 0.665, 0.575] as const

/** Returns one leaf, hinged at x = 0 and y = 0 on its upper side. @param side -1 is the left leaf, 1 the right */
function leafShape(side: -1 | 1) {
  return createSlab(LEAF_WIDTH - 0.012, d, h, {
    r: 0.09,
    bevel: 0.025,
    corner: 3,
    side: 1,
    rings: 2,
    uv: (x, z) => [(x + (side * LEAF_WIDTH) / 2) / w + 0.5, 0.5 - z / d],
  }).translate((side * LEAF_WIDTH) / 2, -h, 0)
}

/**
 * Returns the outside of one leaf, which faces down while the board lies open. The picture shows the whole outside with
 * the cover at its right. It is rotated by half a turn, so that the cover's edge at the fold meets the fold of the leaf
 * that ends up on top.
 */
function outsideShape(side: -1 | 1): PlaneGeometry {
  const shape = new PlaneGeometry(LEAF_WIDTH - 0.02, d - 0.02)
    .rotateX(Math.PI / 2)
    .translate((side * LEAF_WIDTH) / 2, 0, 0)
  const [position, uv] = [shape.getAttribute('position'), shape.getAttribute('uv')]
  for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i) / w + 0.5, position.getZ(i) / d + 0.5)
  return shape
}

/**
 * Makes the board: two leaves that never lie quite flat, so that the fold is a little raised. When folded, the print is
 * inside.
 */
export const createBoard: PropMaker = (piece, materials) => {
  const print = materials.face(piece.face, 0.74, '#d9c79b', PAPER_TINT)
  const cloth = materials.face(`${piece.face}-back`, 0.85, '#4d4a62')
  const shapes = [leafShape(-1), leafShape(1)] as const
  const backs = [outsideShape(-1), outsideShape(1)] as const
  const group = new Group()
  const leaves = ([-1, 1] as const).map((side, i) => {
    const leaf = new Group()
    const face = new Mesh(shapes[i], print)
    face.castShadow = face.receiveShadow = true
    const outside = new Mesh(backs[i], cloth)
    outside.position.set(0, -h - 0.001, 0)
    outside.receiveShadow = true
    leaf.add(face, outside)
    group.add(leaf)
    return { side, leaf, outside }
  })
  return {
    object: group,
    update({ fold }) {
      const slope = LEAF_SLOPE * Math.max(0, 1 - fold * 12)
      for (const { side, leaf, outside } of leaves) {
        leaf.position.set(LEAF_WIDTH * 0.5 * fold, h + slope * LEAF_WIDTH, 0)
        leaf.rotation.z = side === 1 ? Math.PI * fold - slope : slope
        outside.visible = fold > 0.001
      }
    },
    dispose() {
      for (const shape of [...shapes, ...backs]) shape.dispose()
    },
  }
}
