import { InstancedMesh, Mesh, type Object3D, Texture } from 'three'
import { describe, expect, it } from 'vitest'
import { createPieceRenderer } from '../../../../src/renderer/stage/cast/piece-renderer'
import { createMaterials } from '../../../../src/renderer/stage/surface/materials'
import type { Piece, PieceKind } from '../../../../src/renderer/stage/model/pieces'
import { sizeOf } from '../../../../src/renderer/stage/model/sizes'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { createFakePictures } from '../fake-pictures'

const atlas = new Texture()
const pictures = createFakePictures({
  names: () => ['49/atlas'],
  has: (name) => name === '49/atlas',
  texture: (name) => (name === '49/atlas' ? atlas : null),
  face: () => ({ picture: '49/atlas', cell: [0, 0, 0.125, 0.125] }),
})

const piece = (kind: PieceKind, id: string, face: string, more: Partial<Piece> = {}): Piece => ({
  id,
  kind,
  face,
  pose: { x: 0, y: 0, z: 0 },
  ...more,
})

const many = (n: number, make: (i: number) => Piece) => Array.from({ length: n }, (_, i) => make(i))

/** Returns a whole table of Forty-Nine: 50 cards, 80 chips, marks on every square, box, papers, shelf. */
function wholeTable(): Piece[] {
  return [
    piece('board', 'board', '49/board'),
    piece('tray', 'tray', '49/tray'),
    piece('lid', 'lid', '49/lid'),
    piece('leaflet', 'leaflet', '49/leaflet'),
    piece('pad', 'pad', 'pad'),
    ...['deco', 'lion', 'tuck'].map((box) => piece('lid', box, `shelf/${box}-lid`)),
    ...many(50, (i) => piece('card', `card:${i}`, `49/${i + 1}`)),
    ...many(80, (i) => piece('chip', `chip:${i}`, 'chip/blue')),
    ...many(49, (i) => piece('mark', `mark:${i}`, 'mark/square', { glow: 1, touch: `square:${i}` })),
  ]
}

function meshes(root: Object3D): Mesh[] {
  const found: Mesh[] = []
  root.traverseVisible((object) => object instanceof Mesh && found.push(object))
  return found
}

const batches = (root: Object3D) =>
  meshes(root).filter((object): object is InstancedMesh => object instanceof InstancedMesh)

const triangles = (root: Object3D) =>
  meshes(root).reduce((sum, object) => {
    const { geometry } = object
    const count = (geometry.getIndex()?.count ?? geometry.getAttribute('position').count) / 3
    return sum + count * (object instanceof InstancedMesh ? object.count : 1) * (object.castShadow ? 2 : 1)
  }, 0)

function onStage(pieces: readonly Piece[]) {
  const animator = createPieceAnimator()
  const cast = createPieceRenderer(createMaterials('high', pictures))
  animator.show(pieces, { speed: 0 })
  cast.updatePlaces(animator.actors)
  return { animator, cast }
}

describe('the cast', () => {
  it('draws a whole table of Forty-Nine, shadows and all, in at most 60 calls', () => {
    const drawn = meshes(onStage(wholeTable()).cast.group)
    const cast = drawn.filter((object) => object.castShadow)
    // The set adds the table top, the backdrop and the two passes of the picture itself.
    expect(drawn.length + cast.length + 4).toBeLessThanOrEqual(60)
  })

  it('draws all cards in one call, all chips in one, all shadows and all lights in one each', () => {
    const counts = batches(onStage(wholeTable()).cast.group).map((mesh) => mesh.count)
    expect(counts).toHaveLength(4)
    expect(counts).toEqual(expect.arrayContaining([50, 80, 49]))
  })

  it('keeps cards of three sizes, chips of two, men and pegs apart, each sort in one call', () => {
    const faces: readonly (readonly [PieceKind, string])[] = [
      ['card', '49/1'],
      ['card', 'pack/QH'],
      ['card', 'lion/7R'],
      ['chip', 'chip/red'],
      ['chip', 'deco/chip-5'],
      ['man', 'man/red'],
      ['man', 'man/peg'],
    ]
    const pieces = faces.flatMap(([kind, face]) => many(3, (i) => piece(kind, `${face}:${i}`, face)))
    const drawn = batches(onStage(pieces).cast.group).filter((mesh) => mesh.castShadow)
    expect(drawn.map((mesh) => mesh.count)).toEqual([3, 3, 3, 3, 3, 3, 3])
    const widths = drawn.map((mesh) => {
      mesh.geometry.computeBoundingBox()
      return mesh.geometry.boundingBox!.max.x * 2
    })
    expect(widths).toEqual(faces.map(([kind, face]) => expect.closeTo(sizeOf(kind, face).w, 2) as unknown))
  })

  it.each<[string, Piece[]]>([
    ['a full table of Forty-Nine', wholeTable()],
    ['49 pegs', many(49, (i) => piece('man', `man:${i}`, 'man/peg'))],
    ['170 chips of the roulette', many(170, (i) => piece('chip', `chip:${i}`, 'deco/chip-5'))],
    ['what eight people can stake there', many(700, (i) => piece('chip', `chip:${i}`, 'deco/chip-5'))],
    ['95 chips of the outfit', many(95, (i) => piece('chip', `chip:${i}`, 'chip/blue'))],
    ['250 chips of the outfit', many(250, (i) => piece('chip', `chip:${i}`, 'chip/blue'))],
    ['two armies of checkers', many(42, (i) => piece('man', `man:${i}`, i % 2 ? 'man/red' : 'man/black'))],
  ])('draws %s in fewer than 150,000 triangles, shadows and all', (_, pieces) => {
    const board = piece('board', 'board', '49/board')
    expect(triangles(onStage([board, ...pieces]).cast.group)).toBeLessThan(150_000)
  })

  it('grows with its cards, and keeps those that lie when more is made ready', () => {
    const { animator, cast } = onStage([])
    const cards = Array.from({ length: 300 }, (_, i) => piece('card', `card:${i}`, '49/1'))
    animator.show(cards, { speed: 0 })
    cast.updatePlaces(animator.actors)
    cast.prepare('49/atlas')
    expect(batches(cast.group).map((mesh) => mesh.count)).toContain(300)
    expect(() => cast.updatePlaces(animator.actors)).not.toThrow()
  })

  it('turns chips more plainly where hundreds stand, and finely again when most of them are gone', () => {
    const chips = (n: number) => many(n, (i) => piece('chip', `chip:${i}`, 'deco/chip-5'))
    const { animator, cast } = onStage(chips(20))
    const each = () =>
      batches(cast.group)
        .find((mesh) => mesh.castShadow)!
        .geometry.getIndex()!.count / 3
    const fine = each()
    const shown = (n: number) => {
      animator.show(chips(n), { speed: 0 })
      cast.updatePlaces(animator.actors)
      return each()
    }
    const plain = shown(200)
    expect(plain).toBeLessThan(fine)
    expect(shown(400)).toBeLessThan(plain)
    // A single chip that leaves again does not change all the others each time.
    expect(shown(249)).toBeLessThan(plain)
    expect(shown(160)).toBe(plain)
    expect(shown(20)).toBe(fine)
  })

  it('makes batches of cards and chips ready as they will be drawn: their shaders depend on whether they have colours', () => {
    const { cast } = onStage([])
    cast.prepare('49/atlas')
    const ready = cast.group.children.filter(
      (one): one is InstancedMesh => one instanceof InstancedMesh && one.castShadow,
    )
    expect(ready).toHaveLength(2)
    expect(ready.map((one) => one.instanceColor !== null)).not.toContain(false)
  })

  it('clears away what left the table', () => {
    const { animator, cast } = onStage(wholeTable())
    animator.show([piece('board', 'board', '49/board')], { speed: 0 })
    cast.updatePlaces(animator.actors)
    expect(batches(cast.group).filter((mesh) => mesh.count > 1)).toEqual([])
    expect(meshes(cast.group).length).toBeLessThanOrEqual(5)
    cast.dispose()
    expect(cast.group.children).toEqual([])
  })

  it('says when the ground changes: the board, not the cards on it', () => {
    const board = piece('board', 'board', '49/board')
    const card = piece('card', 'card', '49/1')
    const { animator, cast } = onStage([board, card])
    function changesWith(pieces: readonly Piece[]): boolean {
      const before = cast.groundVersion
      animator.show(pieces, { speed: 0 })
      cast.updatePlaces(animator.actors)
      return cast.groundVersion !== before
    }
    const moved = { pose: { x: 3, y: 0, z: 1 } }
    expect(changesWith([board, card])).toBe(false)
    expect(changesWith([board, { ...card, ...moved }])).toBe(false)
    expect(changesWith([{ ...board, ...moved }, card])).toBe(true)
    expect(changesWith([card])).toBe(true)
    expect(changesWith([])).toBe(false)
  })
})
