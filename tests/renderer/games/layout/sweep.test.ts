import { expect, test } from 'vitest'
import { clearTable, endingScene } from '../../../../src/renderer/games/layout/ending'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import type { Contact } from '../../../../src/renderer/stage/animation/contact'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { SIZE } from '../../../../src/renderer/stage/model/sizes'

const many = (count: number, make: (i: number) => Piece): Piece[] => Array.from({ length: count }, (_, i) => make(i))

const chip = (seat: string, i: number): Piece => ({
  id: `chip:${seat}:${i}`,
  kind: 'chip',
  face: 'chip/blue',
  pose: { x: 9, y: i * SIZE.chip.h, z: 3 },
  group: `chips:${seat}`,
  zone: `chips:${seat}`,
})
const man = (i: number): Piece => ({
  id: `taken:B:${i}`,
  kind: 'man',
  face: 'man/black',
  group: 'taken:A',
  zone: 'taken:A',
  pose: { x: i * 1.4, y: 0.002, z: 9.3 },
})
const wonCard = (i: number): Piece => ({
  id: `card:${i}`,
  kind: 'card',
  face: `49/${i}`,
  group: 'won:A',
  zone: 'won:A',
  pose: { x: 5 + (i % 3) * 0.6, y: (i + 1) * 0.02, z: -4, turn: i % 2 },
  ...(i < 4 ? { down: true } : {}),
})

/** Returns the cleared pieces of a group, in the order in which they start. */
const clearedOf = (pieces: readonly Piece[], winners: readonly string[] = ['A']): Piece[] =>
  [...clearTable(pieces, winners, 2).moved.values()].toSorted((a, b) => (a.beat ?? 0) - (b.beat ?? 0))

/** Whether two round pieces of a heap pass through one another. */
function doMeet(one: Piece, other: Piece): boolean {
  const size = SIZE[one.kind]
  const isLevel = Math.abs(one.pose.y - other.pose.y) < size.h * 0.95
  return isLevel && Math.hypot(one.pose.x - other.pose.x, one.pose.z - other.pose.z) < size.w * 0.98
}

test('won cards are squared into one pile that keeps their order and their sides', () => {
  const cards = many(9, wonCard)
  const squared = clearedOf(cards)
  expect(squared).toHaveLength(9)
  for (const { pose } of squared) {
    expect(Math.hypot(pose.x - 5.6, pose.z + 4)).toBeLessThan(0.1)
    expect(Math.abs(pose.turn ?? 0)).toBeLessThan(0.2)
  }
  const upward = squared.toSorted((a, b) => a.pose.y - b.pose.y)
  expect(upward.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
  expect(upward.map(({ down }) => down === true)).toEqual(cards.map(({ down }) => down === true))
})

test.each([7, 21, 41])(
  '%i men are swept into a heap, no wider than it must be, and none passes through another',
  (n) => {
    const swept = clearedOf(many(n, man))
    expect(swept).toHaveLength(n)
    swept.forEach((one, i) => expect(swept.slice(i + 1).filter((other) => doMeet(one, other))).toEqual([]))
    const middle = ((n - 1) * 1.4) / 2
    const reach = Math.max(...swept.map(({ pose }) => Math.hypot(pose.x - middle, pose.z - 9.3)))
    expect(reach).toBeLessThan(SIZE.man.w * (Math.sqrt(n) * 0.6 + 0.7))
    // Whoever is set on the others comes after those below him.
    const beatsOf = (isHigh: boolean) =>
      swept.filter(({ pose }) => pose.y > 0.1 === isHigh).map(({ beat }) => beat ?? 0)
    expect(Math.min(...beatsOf(true))).toBeGreaterThan(Math.max(...beatsOf(false)))
  },
)

test('only the chips of a winner are poured, the uppermost first, and each is heard after the one before', () => {
  const chips = [...many(12, (i) => chip('A', i)), ...many(4, (i) => chip('B', i))]
  const poured = clearedOf(chips)
  expect(poured.map(({ id }) => id)).toEqual(many(12, (i) => chip('A', 11 - i)).map(({ id }) => id))
  poured.forEach((one, i) => expect(poured.slice(i + 1).filter((other) => doMeet(one, other))).toEqual([]))
  expect(new Set(poured.map(({ pose }) => Math.round(pose.x * 2))).size).toBeGreaterThan(2)

  const heard: { readonly contact: Contact; readonly at: number }[] = []
  let now = 0
  const animator = createPieceAnimator({ contact: (contact) => heard.push({ contact, at: now }) })
  animator.show(chips, { speed: 0 })
  animator.show(endingScene(chips, ['A']), { speed: 1 })
  do now += 1 / 60
  while (animator.advance(1 / 60))
  // One that hardly leaves its place makes no sound.
  const first = poured.flatMap(({ id }) => heard.find(({ contact }) => contact.pieceId === id)?.at ?? [])
  expect(first.length).toBeGreaterThan(10)
  expect(first).toEqual(first.toSorted((a, b) => a - b))
  expect(new Set(first).size).toBeGreaterThan(8)
  expect(heard.some(({ contact }) => contact.pieceId.startsWith('chip:B'))).toBe(false)
})

test('the groups are cleared one after the other, and the pad waits for the last of them', () => {
  const pad: Piece = { id: 'pad', kind: 'pad', face: 'pad', pose: { x: 13, y: 0, z: 0 }, group: 'pad' }
  const pieces = [...many(6, wonCard), ...many(8, man), ...many(10, (i) => chip('A', i)), pad]
  const ended = endingScene(pieces, ['A'])
  const beatsOf = (kind: string) => ended.filter((piece) => piece.kind === kind).map(({ beat }) => beat ?? 0)
  expect(Math.min(...beatsOf('man'))).toBeGreaterThan(Math.min(...beatsOf('card')))
  expect(Math.min(...beatsOf('chip'))).toBeGreaterThan(Math.min(...beatsOf('man')))
  expect(beatsOf('pad')[0]).toBeGreaterThan(Math.max(...beatsOf('chip')))
  expect(clearTable([], [], 7).lastBeat).toBe(7)
})

test('what lies in no such group stays, and so do chips where nobody has won', () => {
  const others: Piece[] = [
    { ...chip('B', 0), group: 'bank' },
    { id: 'man:A:7', kind: 'man', face: 'man/red', pose: { x: 0, y: 0.1, z: 0 }, zone: 'man:7' },
    { ...wonCard(0), group: 'aside' },
  ]
  expect(clearedOf(others)).toEqual([])
  expect(
    clearedOf(
      many(3, (i) => chip('A', i)),
      [],
    ),
  ).toEqual([])
})
