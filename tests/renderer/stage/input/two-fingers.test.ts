// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import { listenToPointer } from '../../../../src/renderer/stage/input/gesture'

/** Opens a canvas on the page. Returns fingers that touch it, a wheel that is turned over it, and what it has told. */
function openCanvas() {
  const canvas = document.createElement('canvas')
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 800, 600)
  canvas.setPointerCapture = () => undefined
  document.body.append(canvas)
  const told: string[] = []
  const tell = (what: string) => () => void told.push(what)
  const gesture = {
    down: tell('down'),
    up: tell('up'),
    move: tell('move'),
    cancel: tell('cancel'),
    leave: tell('leave'),
  }
  const stop = listenToPointer(canvas, gesture, {
    zoom: (factor) => void told.push(factor > 1 ? 'nearer' : 'further'),
    pan: (right) => void told.push(`moved ${right}`),
  })
  onTestFinished(() => {
    stop()
    canvas.remove()
    document.documentElement.removeAttribute('data-fixed-view')
  })
  const finger = (pointerId: number, kind: 'down' | 'move' | 'up', clientX: number) =>
    canvas.dispatchEvent(
      new PointerEvent(`pointer${kind}`, { pointerId, clientX, clientY: 300, pointerType: 'touch', button: 0 }),
    )
  const wheel = (deltaY: number) => {
    // The position is assigned, because a wheel event made in the test environment has none.
    const event = Object.assign(new WheelEvent('wheel', { deltaY, cancelable: true }), { clientX: 400, clientY: 300 })
    canvas.dispatchEvent(event)
    return event
  }
  return { finger, wheel, told }
}

test('a second finger takes back what the first has begun, and two that are spread look nearer', () => {
  const { finger, told } = openCanvas()
  finger(1, 'down', 300)
  finger(2, 'down', 400)
  finger(2, 'move', 460)
  finger(2, 'up', 460)
  finger(1, 'up', 300)
  expect(told).toEqual(['down', 'cancel', 'moved 30', 'nearer'])
})

test('where the view is fixed a second finger is not heard, and the first one taps', () => {
  const { finger, told } = openCanvas()
  document.documentElement.setAttribute('data-fixed-view', '')
  finger(1, 'down', 300)
  finger(2, 'down', 400)
  finger(2, 'move', 460)
  finger(1, 'up', 300)
  finger(2, 'up', 460)
  expect(told).toEqual(['down', 'up'])
})

test('a turn of the wheel looks nearer', () => {
  const { wheel, told } = openCanvas()
  expect(wheel(-400).defaultPrevented).toBe(true)
  expect(told).toEqual(['nearer'])
})

test('where the view is fixed a turn of the wheel does nothing, neither here nor to the page', () => {
  const { wheel, told } = openCanvas()
  document.documentElement.setAttribute('data-fixed-view', '')
  expect(wheel(-400).defaultPrevented).toBe(true)
  expect(told).toEqual([])
})
