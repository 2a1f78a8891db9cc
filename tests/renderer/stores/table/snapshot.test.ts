// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { usePage } from '../../../../src/renderer/stores/app/page'
import { useLesson } from '../../../../src/renderer/stores/learn/lesson'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { openFreshStores } from '../fresh-stores'

const ada = { kind: 'person', name: 'Ada' } as const
const ben = { kind: 'person', name: 'Ben' } as const

beforeEach(openFreshStores)

afterEach(() => useTable().leave())

async function begin(game: string, chairs: readonly (typeof ada | typeof ben)[]) {
  const table = useTable()
  await table.start({ game, options: {}, chairs, seed: 'one' })
  await expect.poll(() => table.toMove.length).toBeGreaterThan(0)
  return table
}

it('what was read of a table stays as it was; a move brings everything anew at once', async () => {
  const table = await begin('nine-men-square', [ada])
  const before = { seen: table.seen, story: table.eventHistory, chairs: table.chairs, ply: table.ply, over: table.over }
  const kept = structuredClone(JSON.parse(JSON.stringify(before)) as typeof before)
  await table.play(0, useSelection().moves[0]!.move)
  expect(JSON.parse(JSON.stringify(before))).toEqual(kept)
  expect(table.ply).toBe(1)
  expect(table.lastPly).toEqual({ seat: 0, events: expect.any(Array) as unknown })
  expect(table.eventHistory.length).toBeGreaterThan(before.story.length)
  expect(table.seen).not.toEqual(before.seen)
  expect(table.stageView).toEqual(table.seen)
  expect(table.undoable).toBe(1)
})

it('behind a curtain nobody is shown a hand, and whoever lifts it sees theirs', async () => {
  const table = await begin('new-york-whist', [ada, ben])
  const hidden = table.seen
  expect([table.looking.isCovered, table.actor, useSelection().source]).toEqual([true, null, null])
  table.liftCurtain()
  expect(table.looking.isCovered).toBe(false)
  expect(table.actor).toBe(table.looking.eye)
  expect(table.seen).not.toEqual(hidden)
  expect(useSelection().source?.seat).toBe(table.looking.eye)
})

it('whoever can take nothing back is told why', async () => {
  const table = await begin('forty-nine', [ada])
  expect([table.undoable, table.undoBar]).toEqual([0, 'nothing'])
  await table.undo()
  expect(useSelection().shownRefusal?.text).toMatch(/not made a move yet/)
})

it('a table that is left leaves nothing behind', async () => {
  const table = await begin('nine-men-square', [ada])
  await table.play(0, useSelection().moves[0]!.move)
  table.leave()
  expect([table.seen, table.ply, table.lastPly, table.chairs.length, table.eventHistory.length]).toEqual([
    null,
    0,
    null,
    0,
    0,
  ])
  expect(useSelection().source).toBeNull()
})

it('the page decides what the pointer selects: the step of a lesson while one is shown, else the table', async () => {
  const table = await begin('nine-men-square', [ada])
  const hand = useSelection()
  const page = usePage()
  page.go('game')
  const lesson = useLesson()
  await lesson.open('forty-nine')
  expect(hand.source?.face.id).toBe('nine-men-square')
  page.go('lesson')
  expect(hand.source?.face.id).toBe('forty-nine')
  // What happens at the table meanwhile changes nothing.
  await table.play(0, table.table!.moves(0)[0]!)
  expect(hand.source?.face.id).toBe('forty-nine')
  page.go('game')
  expect(hand.source?.face.id).toBe('nine-men-square')
  table.leave()
  expect(hand.source).toBeNull()
})
