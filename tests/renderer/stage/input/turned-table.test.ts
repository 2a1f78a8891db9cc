// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import { type PointerSample, listenToPointer } from '../../../../src/renderer/stage/input/gesture'

const [LEFT, TOP, WIDTH, HEIGHT] = [100, 50, 800, 600]

/** Opens a canvas on the page. `touched` lists where on it a pointer came down and up. */
function openCanvas(): { readonly touch: (x: number, y: number) => void; readonly touched: PointerSample[] } {
  const canvas = document.createElement('canvas')
  canvas.getBoundingClientRect = () => new DOMRect(LEFT, TOP, WIDTH, HEIGHT)
  canvas.setPointerCapture = () => undefined
  document.body.append(canvas)
  const touched: PointerSample[] = []
  const keep = (contact: PointerSample) => void touched.push(contact)
  const ignore = () => undefined
  const stop = listenToPointer(
    canvas,
    { down: keep, up: keep, move: ignore, cancel: ignore, leave: ignore },
    { zoom: ignore, pan: ignore },
  )
  onTestFinished(() => {
    stop()
    canvas.remove()
    delete document.documentElement.dataset['turned']
  })
  return {
    touched,
    touch(clientX, clientY) {
      const where = { clientX, clientY, pointerId: 1, pointerType: 'touch', button: 0 }
      for (const kind of ['pointerdown', 'pointerup']) canvas.dispatchEvent(new PointerEvent(kind, where))
    },
  }
}

test('a touch is told from the upper left corner of the canvas', () => {
  const { touch, touched } = openCanvas()
  touch(LEFT + 10, TOP + 20)
  expect(touched).toMatchObject([
    { x: 10, y: 20, finger: true },
    { x: 10, y: 20, finger: true },
  ])
})

test('on a table that is turned to its far side a touch is told from the lower right corner', () => {
  const { touch, touched } = openCanvas()
  document.documentElement.dataset['turned'] = ''
  touch(LEFT + 10, TOP + 20)
  expect(touched).toMatchObject([
    { x: WIDTH - 10, y: HEIGHT - 20 },
    { x: WIDTH - 10, y: HEIGHT - 20 },
  ])
})
