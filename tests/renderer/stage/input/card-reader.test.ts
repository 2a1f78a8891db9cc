import { expect, it } from 'vitest'
import { createCardReader, REST_MS, type OpenCard } from '../../../../src/renderer/stage/input/card-reader'
import type { PointerSample } from '../../../../src/renderer/stage/input/gesture'

const card = (id: string, high = 80): OpenCard => ({
  id,
  face: `49/${id}`,
  ratio: 1,
  box: { left: 0, top: 0, right: high, bottom: high },
})

/** Returns a reader of two cards of this height, at x 0-100 and 100-200, with a clock that the test moves on. */
function table(high = 80) {
  const shown: (string | null)[] = []
  let waiting: { then: () => void; at: number } | null = null
  let now = 0
  const reader = createCardReader({
    cardAt: ({ x }) => (x < 100 ? card('17', high) : x < 200 ? card('23', high) : null),
    show: (it) => shown.push(it?.id ?? null),
    clock: {
      after(ms, then) {
        const mine = { then, at: now + ms }
        waiting = mine
        return () => {
          if (waiting === mine) waiting = null
        }
      },
    },
  })
  function pass(ms: number): void {
    now += ms
    const due = waiting !== null && waiting.at <= now ? waiting : null
    if (due === null) return
    waiting = null
    due.then()
  }
  return { reader, shown, pass }
}

const at = (x: number, finger = false): PointerSample => ({ x, y: 50, time: 0, finger })

it('shows the card on which a mouse rests, and puts it away when it leaves', () => {
  const { reader, shown, pass } = table()
  reader.move(at(20))
  pass(REST_MS.mouse - 1)
  expect(shown).toEqual([])
  pass(1)
  expect(shown).toEqual(['17'])
  // Within the card nothing changes. On the next card, the mouse has to rest again.
  reader.move(at(60))
  reader.move(at(150))
  expect(shown).toEqual(['17', null])
  pass(REST_MS.mouse)
  expect(shown).toEqual(['17', null, '23'])
  reader.leave()
  expect(shown.at(-1)).toBeNull()
})

it('waits until the mouse is still', () => {
  const { reader, shown, pass } = table()
  for (let x = 10; x < 90; x += 10) {
    reader.move(at(x))
    pass(REST_MS.mouse / 2)
  }
  expect(shown).toEqual([])
  reader.move(at(81))
  pass(REST_MS.mouse / 2)
  expect(shown).toEqual(['17'])
})

it('a click puts it away and stays a click', () => {
  const { reader, shown, pass } = table()
  reader.move(at(20))
  pass(REST_MS.mouse)
  reader.down(at(20))
  expect(shown).toEqual(['17', null])
  pass(REST_MS.mouse)
  expect(reader.up()).toBe(false)
  expect(shown).toEqual(['17', null])
})

it('a finger that presses reads, and its release means nothing else; a tap and a stroke stay what they are', () => {
  const { reader, shown, pass } = table()
  reader.down(at(20, true))
  pass(REST_MS.finger)
  expect(shown).toEqual(['17'])
  expect(reader.up()).toBe(true)
  expect(shown).toEqual(['17', null])
  reader.down(at(20, true))
  pass(REST_MS.finger / 2)
  expect(reader.up()).toBe(false)
  reader.down(at(20, true))
  reader.move(at(50, true))
  pass(REST_MS.finger)
  expect(reader.up()).toBe(false)
  expect(shown).toEqual(['17', null])
})

it('a key shows a card at once and puts it away', () => {
  const { reader, shown } = table()
  reader.toggle(card('17'))
  reader.toggle(card('17'))
  reader.toggle(null)
  expect(shown).toEqual(['17', null])
})

it('a mouse that rests on a card of readable size shows nothing; a finger and the key do', () => {
  const { reader, shown, pass } = table(110)
  reader.move(at(20))
  pass(REST_MS.mouse)
  expect(shown).toEqual([])
  reader.toggle(card('17', 110))
  expect(shown).toEqual(['17'])
  reader.leave()
  reader.down(at(20, true))
  pass(REST_MS.finger)
  expect(shown).toEqual(['17', null, '17'])
})
