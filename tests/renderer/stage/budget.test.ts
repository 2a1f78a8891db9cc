import { InstancedMesh, type Mesh, type Object3D, Texture } from 'three'
import { describe, expect, test } from 'vitest'
import { loadGameFace, hasFace } from '../../../src/renderer/games'
import { createPieceRenderer } from '../../../src/renderer/stage/cast/piece-renderer'
import { createMaterials } from '../../../src/renderer/stage/surface/materials'
import { createPieceAnimator } from '../../../src/renderer/stage/animation/piece-animator'
import { games } from '../../../src/rules/catalogue'
import {
  defaults,
  letterOf,
  LineOfPlay,
  viewTable,
  seatsIn,
  createSeededRng,
  createSeedSource,
} from '../../../src/rules/kit'
import { createFakePictures } from './fake-pictures'

const PLIES = 60
/** Draw calls and triangles of the table, the cloth, the backdrop, and the passes that show the picture. */
const SET = { calls: 5, triangles: 3000 }

const atlas = new Texture()
const pictures = createFakePictures({
  has: () => true,
  texture: () => atlas,
  face: (name) => ({ picture: `${name.slice(0, name.indexOf('/'))}/atlas`, cell: [0, 0, 1, 1] }),
})

/** Counts what one frame draws in full quality: everything once, and everything that casts a shadow once more. */
function frame(root: Object3D): { calls: number; triangles: number } {
  const sum = { ...SET }
  root.traverseVisible((object) => {
    if (!('isMesh' in object)) return
    const { geometry, castShadow } = object as Mesh
    const each = (geometry.getIndex()?.count ?? geometry.getAttribute('position').count) / 3
    const passes = castShadow ? 2 : 1
    sum.calls += passes
    sum.triangles += each * passes * (object instanceof InstancedMesh ? object.count : 1)
  })
  return sum
}

describe('a frame of every game at its largest table stays within 80 calls and 150,000 triangles', () => {
  test.each(games.filter((it) => hasFace(it.info.id)).map((it) => [it.info.id, it] as const))(
    '%s',
    async (id, game) => {
      const face = await loadGameFace(id)
      const line = new LineOfPlay(game, defaults(game.info), game.info.seats.max, createSeedSource('budget'))
      line.settleChance()
      const rng = createSeededRng('budget')
      const animator = createPieceAnimator()
      const cast = createPieceRenderer(createMaterials('low', pictures))
      for (let n = 0; n < PLIES && !line.isOver; n++) {
        const able = seatsIn(game.requiredSeats(line.state) || game.optionalSeats(line.state))
        const seat = able[rng.below(able.length)]!
        if (n % 10 === 0) {
          const context = {
            touchable: new Set<string>(),
            picked: [],
            lastPly: null,
            page: 'wide' as const,
            isHandCovered: false,
            flickStrength: null,
          }
          animator.show(face.scene(viewTable(game, line.state, seat), context), { speed: 0 })
          cast.updatePlaces(animator.actors)
          const { calls, triangles } = frame(cast.group)
          expect(calls).toBeLessThanOrEqual(80)
          expect(triangles).toBeLessThanOrEqual(150_000)
        }
        line.playText(`${letterOf(seat)} ${game.write(line.state, seat, game.pick(line.state, seat, rng))}`)
      }
      cast.dispose()
    },
  )
})
