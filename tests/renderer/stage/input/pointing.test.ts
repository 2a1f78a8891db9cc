import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { createPointerController } from '../../../../src/renderer/stage/input/pointer-controller'
import { createSteering } from '../../../../src/renderer/stage/camera/steering'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { placeOf } from '../../../../src/renderer/stage/model/transform'
import type { PieceTouch } from '../../../../src/renderer/stage/touch'

const SIZE = { width: 800, height: 600 }
const man = (touch: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id: touch,
  kind: 'man',
  face: 'man/red',
  pose: { x, y: 0, z: 0 },
  touch,
  carry: true,
  ...more,
})
/** Where the first man stands after his move; he has another name there. */
const AT_REST = man('square:9', 0, { pose: { x: 0, y: 0, z: 6 }, zone: 'man:9', from: 'man:1' })
const MEN: readonly Piece[] = [
  man('square:1', -8, { zone: 'man:1' }),
  man('square:2', -4),
  man('square:3', 4, { kind: 'card', face: '49/1' }),
  man('stock', 8, { carry: false }),
]

/** Opens a table under a camera that looks straight down, with a pointer over it. */
function openTable() {
  const camera = new PerspectiveCamera(40, SIZE.width / SIZE.height, 1, 200)
  camera.position.set(0, 40, 0)
  camera.up.set(0, 0, -1)
  camera.lookAt(0, 0, 0)
  camera.updateMatrixWorld()
  const animator = createPieceAnimator()
  animator.show(MEN, { speed: 0 })
  const cursors: string[] = []
  const told: PieceTouch[] = []
  const allowed = { touches: new Set(['square:1', 'stock']), drops: new Set(['square:3']) }
  const pointer = createPointerController({
    camera,
    animator,
    wake: () => undefined,
    skip: () => undefined,
    size: () => SIZE,
    origin: () => ({ x: 0, y: 0 }),
    callbacks: {
      touch: (event) => told.push(event),
      canTouch: (touch) => allowed.touches.has(touch),
      canDrop: (_, on) => allowed.drops.has(on),
    },
    setCursor: (cursor) => cursors.push(cursor),
    showHighlight: () => undefined,
    speed: () => 1,
    steering: createSteering(() => true),
  })
  /** Returns the point of the canvas over a point of the table. */
  const at = (x: number, z = 0) => {
    const { x: across, y: up } = new Vector3(x, 0, z).project(camera)
    return { x: ((across + 1) / 2) * SIZE.width, y: ((1 - up) / 2) * SIZE.height, time: 0, finger: false }
  }
  const highlighted = () => {
    while (animator.advanceHighlight(0.1));
    return animator.highlightedPieces.map(({ piece }) => piece.touch)
  }
  return { pointer, animator, at, cursors, told, allowed, highlighted }
}

describe('the shape of the mouse pointer', () => {
  it('tells what can be carried, what can be touched, and what cannot, and changes only with that', () => {
    const { pointer, at, cursors } = openTable()
    for (const x of [-8, -8.1, 0, 0.5, 8, -4, 0]) pointer.gesture.move(at(x))
    expect(cursors).toEqual(['grab', 'default', 'pointer', 'default'])
  })

  it('holds what it carries, and lets it go', () => {
    const { pointer, at, cursors } = openTable()
    pointer.gesture.move(at(-8))
    pointer.gesture.down(at(-8))
    pointer.gesture.move(at(-6))
    pointer.gesture.move(at(4))
    expect(cursors).toEqual(['grab', 'grabbing'])
    pointer.gesture.up(at(0))
    expect(cursors).toEqual(['grab', 'grabbing', 'default'])
  })

  it('follows the turn under a pointer that does not move', () => {
    const { pointer, at, cursors, allowed } = openTable()
    pointer.gesture.move(at(-8))
    allowed.touches.clear()
    pointer.updatePointing()
    pointer.updatePointing()
    allowed.touches.add('square:1')
    pointer.updatePointing()
    expect(cursors).toEqual(['grab', 'default', 'grab'])
  })
})

describe('a piece that is carried', () => {
  it('is told when it is lifted, let go and put back', () => {
    const { pointer, at, told } = openTable()
    const tellings = () => told.splice(0).filter(({ kind }) => kind === 'carry' || kind === 'drag')
    pointer.gesture.down(at(-8))
    pointer.gesture.move(at(-6))
    expect(tellings()).toEqual([{ kind: 'carry', touch: 'square:1' }])
    pointer.gesture.up(at(4))
    expect(tellings()).toMatchObject([
      { kind: 'carry', touch: null },
      { kind: 'drag', from: 'square:1', to: 'square:3' },
    ])
    pointer.gesture.down(at(-4))
    pointer.gesture.move(at(-2))
    pointer.gesture.cancel()
    expect(tellings()).toEqual([
      { kind: 'carry', touch: 'square:2' },
      { kind: 'carry', touch: null },
    ])
  })

  it('highlights what it may be dropped on, and nothing else', () => {
    const { pointer, at, highlighted } = openTable()
    pointer.gesture.move(at(8))
    expect(highlighted()).toEqual(['stock'])
    pointer.gesture.down(at(-8))
    pointer.gesture.move(at(-6))
    for (const [x, shown] of [
      [8, []],
      [-4, []],
      [4, ['square:3']],
      [0, []],
    ] as const) {
      pointer.gesture.move(at(x))
      expect(highlighted()).toEqual(shown)
    }
    pointer.gesture.up(at(8))
    expect(highlighted()).toEqual(['stock'])
  })

  describe('leaves the hand', () => {
    const dt = 1 / 240
    /** Carries the first man right by `step` inches per frame, holds him still for `pause` seconds, and lets him go. */
    function letGo(step: number, pause: number, end: 'drop' | 'cancel') {
      const { pointer, animator, at } = openTable()
      const man = animator.find('square:1')!
      pointer.gesture.down(at(-8))
      for (let i = 1; i <= 30; i++) {
        pointer.gesture.move(at(-8 + step * i))
        pointer.advance(dt)
      }
      for (let t = 0; t < pause; t += dt) pointer.advance(dt)
      const velocity = man.velocity.clone()
      const before = man.place.at.clone()
      if (end === 'cancel') pointer.gesture.cancel()
      else {
        pointer.gesture.up(at(-8 + step * 30))
        pointer.handOverDropped()
        animator.show([AT_REST, ...MEN.slice(1)], { speed: 1 })
      }
      const actor = animator.find(end === 'drop' ? AT_REST.id : man.piece.id)!
      expect(actor.place.at.distanceTo(before)).toBeLessThan(1e-9)
      animator.advance(dt)
      const first = actor.place.at.clone().sub(before).divideScalar(dt)
      while (animator.advance(dt));
      expect(actor.place).toEqual(placeOf(actor.piece))
      return { velocity, first }
    }

    it.each(['drop', 'cancel'] as const)('with its velocity, and ends where it must (%s)', (end) => {
      const { velocity, first } = letGo(0.1, 0, end)
      expect(velocity.x).toBeGreaterThan(15)
      expect(first.distanceTo(velocity)).toBeLessThan(velocity.length() * 0.15)
    })

    it('no faster than it can be caught', () => {
      expect(letGo(0.1, 0, 'drop').velocity.length()).toBeLessThan(letGo(0.2, 0, 'drop').velocity.length())
      expect(letGo(0.4, 0, 'drop').velocity.length()).toBeCloseTo(36)
    })

    it('from rest if the hand was still', () => {
      const { velocity, first } = letGo(0.1, 2, 'drop')
      expect(velocity.length()).toBe(0)
      expect(first.length()).toBeLessThan(5)
    })
  })
})
