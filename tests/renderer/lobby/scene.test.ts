import { describe, expect, test } from 'vitest'
import type { LobbySeat } from '../../../src/protocol/lan/table-schemas'
import { seatCards, inTableOrder, type SeatCard } from '../../../src/renderer/lobby/seat-cards'
import { lobbyScene } from '../../../src/renderer/lobby/scene'
import { BOX_IDS } from '../../../src/rules/manifest'
import { sizeOf } from '../../../src/renderer/stage/model/sizes'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { letterOf } from '../../../src/rules/kit'

const person = (name: string, state: 'here' | 'away' = 'here'): LobbySeat => ({ state, name, ready: false })
const cards = (chairs: readonly LobbySeat[], mine: readonly string[] = []): SeatCard[] =>
  seatCards({ chairs: [...chairs] }, mine)
const wide = {
  box: 'forty-nine-outfit',
  hasInvitation: true,
  touchable: new Set<string>(),
  arrangement: 'wide',
} as const
const ARRANGEMENTS = ['wide', 'low', 'high'] as const

const tents = (pieces: readonly Piece[]) => pieces.filter(({ kind }) => kind === 'tent')

/** Returns the middle of a piece and how far the piece reaches from there at most, seen from above. */
function reachOf({ kind, face, pose }: Piece) {
  const { w, d } = sizeOf(kind, face)
  const [c, s] = [Math.abs(Math.cos(pose.turn ?? 0)), Math.abs(Math.sin(pose.turn ?? 0))]
  return { x: pose.x, z: pose.z, hx: (w * c + d * s) / 2, hz: (w * s + d * c) / 2 }
}

function apart(a: Piece, b: Piece): boolean {
  const [p, q] = [reachOf(a), reachOf(b)]
  return Math.abs(p.x - q.x) > p.hx + q.hx || Math.abs(p.z - q.z) > p.hz + q.hz
}

describe('people coming to a table, as pieces', () => {
  test('every chair has a card of its own, on every number of chairs, in every box, on every kind of screen', () => {
    for (const box of BOX_IDS)
      for (const arrangement of ARRANGEMENTS)
        for (let chairs = 1; chairs <= 8; chairs++) {
          const all = cards(Array.from({ length: chairs }, (_, i) => person(letterOf(i))))
          const pieces = lobbyScene(all, { ...wide, box, arrangement })
          const ids = pieces.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          const faces = tents(pieces).map(({ face }) => face)
          expect(faces).toEqual(expect.arrayContaining(all.map(({ seat }) => `tent/${seat}`)))
          expect(faces.includes('tent/invite')).toBe(arrangement === 'wide')
        }
  })

  test('no card stands in another', () => {
    for (const arrangement of ARRANGEMENTS)
      for (let chairs = 1; chairs <= 8; chairs++) {
        const standing = tents(
          lobbyScene(cards(Array.from({ length: chairs }, (_, i) => person(letterOf(i)))), { ...wide, arrangement }),
        )
        standing.forEach((a, i) =>
          standing.slice(i + 1).forEach((b) => expect(apart(a, b), `${a.id} and ${b.id} of ${chairs}`).toBe(true)),
        )
      }
  })

  test('whoever looks has the nearest chair, and the others follow round the table', () => {
    const all = cards(
      ['Ada', 'Bert', 'Clara', 'Dora'].map((name) => person(name)),
      ['C'],
    )
    expect(inTableOrder(all).map(({ name }) => name)).toEqual(['Clara', 'Dora', 'Ada', 'Bert'])
    const standing = tents(lobbyScene(all, wide)).filter(({ id }) => id !== 'tent:invite')
    const nearest = standing.reduce((a, b) => (b.pose.z > a.pose.z ? b : a))
    expect(nearest.id).toBe('tent:C')
  })

  test('a card stays the same piece when somebody sits down, so that nothing jumps', () => {
    const before = lobbyScene(cards([person('Ada'), { state: 'open' }], ['A']), wide)
    const after = lobbyScene(cards([person('Ada'), person('Bert')], ['A']), wide)
    expect(after.map(({ id, pose }) => ({ id, pose }))).toEqual(before.map(({ id, pose }) => ({ id, pose })))
  })

  test('only open chairs and the invitation answer to a touch, and without a code nobody is invited', () => {
    const all = cards([person('Ada'), { state: 'open' }], ['A'])
    const touches = (pieces: readonly Piece[]) => pieces.flatMap(({ touch }) => touch ?? [])
    expect(touches(lobbyScene(all, { ...wide, touchable: new Set(['chair:B']) })).sort()).toEqual(['chair:B', 'invite'])
    expect(touches(lobbyScene(all, { ...wide, hasInvitation: false }))).toEqual([])
  })
})

describe('what is to be seen at a chair', () => {
  test('a bot that stands in is the person whom it stands in for, and away', () => {
    const [card] = cards([{ state: 'bot', name: 'Hugo', level: 2, standsIn: true }])
    expect(card).toMatchObject({ kind: 'person', name: 'Hugo', away: true, level: 2 })
  })

  test('bots, open chairs and people are told apart', () => {
    const all = cards(
      [{ state: 'bot', name: 'Walter', level: 5, standsIn: false }, { state: 'open' }, person('Ada', 'away')],
      ['C'],
    )
    expect(all.map(({ kind, away, isLocal }) => ({ kind, away, mine: isLocal }))).toEqual([
      { kind: 'bot', away: false, mine: false },
      { kind: 'open', away: false, mine: false },
      { kind: 'person', away: true, mine: true },
    ])
  })
})
