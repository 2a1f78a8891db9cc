import { describe, expect, test } from 'vitest'
import {
  bot,
  createManualThinker,
  person,
  playRandomMoves,
  resumeTestTable,
  seatToMove,
  setupOf,
  snapshotOf,
  createTestTable,
  type PlayedTable,
} from './help'
import { leaflet } from '../cli/examples'

const { tape } = leaflet.record.chance

/** Replays the leaflet's game up to a move, with Ann at A and another player at B. */
function upTo(moves: number, other = person('Bob'), held = createManualThinker()): PlayedTable & typeof held {
  const game = createTestTable(
    setupOf([person('Ann'), other], { tape, opening: leaflet.record.moves.slice(0, moves) }),
    held.thinker,
  )
  if (game.table.undoableCount(0) !== 0) throw new Error('an opening stands')
  return { ...game, ...held }
}

describe('undo', () => {
  test('takes a play back while only a bot is to answer; the bot stops and thinks anew', async () => {
    // A's 10 is the seventeenth move.
    const game = upTo(16, bot())
    const before = JSON.stringify(game.table.viewFor(0))
    await game.table.play(0, '10')
    const running = game.table.run()
    await expect.poll(() => game.open.length).toBe(1)
    expect(game.table.undoableCount(0)).toBe(1)
    expect(await game.table.undo(0)).toEqual({ ok: true, value: 1 })
    await running
    expect(JSON.stringify(game.table.viewFor(0))).toBe(before)
    expect(game.journal.map(({ kind }) => kind)).toEqual(['chance', 'move', 'undo'])
    expect(game.told.slice(-2)).toContainEqual({ kind: 'undone', moves: 1 })
    game.open[0]!.answer('9')
    expect(await game.table.play(0, '17')).toMatchObject({ ok: false, error: { code: 'not-adjoining' } })
    expect((await game.table.play(0, '10')).ok).toBe(true)
    expect(snapshotOf(resumeTestTable(game))).toEqual(snapshotOf(game.table))
  })

  test('never gives back a card that was drawn and seen', async () => {
    const game = upTo(15, bot())
    expect(game.table.moves(0)).toContain('draw')
    await game.table.play(0, 'draw')
    expect(game.table.undoableCount(0)).toBe(0)
    expect(await game.table.undo(0)).toMatchObject({ ok: false, error: { code: 'no-undo' } })
  })

  test('never gives back a call, of all that a hand allows, that told where a card lies or does not lie', async () => {
    // Seven seats leave no stock, so that a call in vain draws nothing and tells only that the card is not there.
    const chairs = [person('Ann'), ...Array.from({ length: 6 }, () => bot())]
    const setup = {
      ...setupOf(chairs, { seed: 'books' }),
      game: 'boston-books',
      options: { cheater: false, target: 7 },
    }
    const deal = async () => {
      const { table } = createTestTable(setup, createManualThinker().thinker)
      await table.run()
      expect(table.steps.length).toBe(1)
      return table
    }
    const calls = (await deal()).moves(0)
    const results = new Set<unknown>()
    for (const call of calls) {
      const table = await deal()
      await table.play(0, call)
      results.add((table.viewFor(0).state as { last: { result: string } }).last.result)
      expect([call, table.undoableCount(0)]).toEqual([call, 0])
    }
    expect(results).toEqual(new Set(['given', 'nothing']))
  })

  test('never goes past a bot’s answer that showed something', async () => {
    const game = upTo(16, bot())
    await game.table.play(0, '10')
    const running = game.table.run()
    await expect.poll(() => game.open.length).toBe(1)
    game.open[0]!.answer('9')
    await running
    expect(seatToMove(game.table)).toBe(0)
    expect(game.table.undoableCount(0)).toBe(0)
  })

  test('never takes the turn from another person, nor back their act', async () => {
    const game = upTo(16)
    await game.table.play(0, '10')
    expect(game.table.undoableCount(0)).toBe(0)
    await game.table.play(1, '9')
    expect([game.table.undoableCount(0), game.table.undoableCount(1)]).toEqual([0, 0])
  })

  test('never goes past the deal, nor past a game that a play has ended', async () => {
    const fresh = createTestTable(setupOf([person('Ann'), bot()], { tape }))
    await fresh.table.run()
    expect(fresh.table.undoableCount(0)).toBe(0)
    const moves = leaflet.record.moves
    const ended = createTestTable(setupOf([bot(), person('Bob')], { tape, opening: moves.slice(0, -1) }))
    await ended.table.play(1, '49')
    expect([ended.table.over, ended.table.undoableCount(1)]).toEqual([true, 0])
  })

  test('a resignation or a new neighbour makes what was played stand', async () => {
    const game = upTo(16, bot())
    await game.table.play(0, '10')
    expect(game.table.undoableCount(0)).toBe(1)
    await game.table.changeChair(1, bot(4))
    expect(game.table.undoableCount(0)).toBe(0)
  })

  test('many times over gives the same table as if nothing had been', async () => {
    const held = createManualThinker()
    const game = upTo(16, bot(), held)
    const plain = JSON.stringify(game.table.record())
    for (let i = 0; i < 20; i++) {
      await game.table.play(0, i % 2 === 0 ? '10' : 'draw')
      if (i % 2 === 1) break
      await game.table.undo(0)
      expect(JSON.stringify(game.table.record())).toBe(plain)
    }
    expect(snapshotOf(resumeTestTable(game))).toEqual(snapshotOf(game.table))
  })
})

describe('resigning', () => {
  test('with two seats the other wins, whatever the points', async () => {
    const game = upTo(30)
    expect(await game.table.resign(0)).toMatchObject({ ok: true })
    expect(game.table.over).toBe(true)
    expect(game.table.viewFor(1)).toMatchObject({ over: true, winners: ['B'], toMove: [] })
    expect(game.table.moves(1)).toEqual([])
    expect(await game.table.play(1, 'draw')).toMatchObject({ ok: false, error: { code: 'game-over' } })
    expect(await game.table.resign(1)).toMatchObject({ ok: false, error: { code: 'game-over' } })
    expect(snapshotOf(resumeTestTable(game))).toEqual(snapshotOf(game.table))
  })

  test('with more seats a bot plays on in the chair, which cannot win', async () => {
    const game = createTestTable(setupOf([person('Ann'), bot(), bot()]))
    await game.table.run()
    await game.table.resign(0)
    expect(game.table.chairs[0]).toEqual({ kind: 'bot', name: 'Ann', level: 2 })
    expect(await game.table.resign(0)).toMatchObject({ ok: false })
    await expect(game.table.changeChair(0, person('Zoe'))).rejects.toThrow(RangeError)
    await game.table.run()
    expect(game.table.over).toBe(true)
    expect(game.table.viewFor(-1).winners).not.toContain('A')
    expect(game.table.viewFor(-1).winners).not.toEqual([])
    expect(snapshotOf(resumeTestTable(game))).toEqual(snapshotOf(game.table))
  })

  test('the last one left has won', async () => {
    const game = createTestTable(setupOf([person('Ann'), person('Bob'), person('Cleo')]))
    await game.table.run()
    await game.table.resign(2)
    expect(game.table.over).toBe(false)
    await game.table.resign(0)
    expect(game.table.viewFor(-1)).toMatchObject({ over: true, winners: ['B'] })
    const sight = game.table.serializedViews()
    expect(JSON.parse(sight.partFor(-1) + sight.sharedPart)).toEqual(game.table.viewFor(-1))
  })
})

describe('chairs and hints', () => {
  test('somebody who sits down in the middle plays on, and is remembered', async () => {
    const game = createTestTable(setupOf([person('Ann'), person('Bob')]))
    await playRandomMoves(game.table, 4)
    await game.table.changeChair(1, bot(1))
    await playRandomMoves(game.table)
    expect(game.table.over).toBe(true)
    expect(game.table.record().names).toEqual({ A: 'Ann', B: 'Bot 1' })
    expect(snapshotOf(resumeTestTable(game))).toEqual(snapshotOf(game.table))
  })

  test('a hint asked twice is the same, counted once, and asked of the strongest bot for its seat alone', async () => {
    const held = createManualThinker()
    const game = upTo(16, bot(), held)
    const hints = [game.table.hint(0), game.table.hint(0)]
    await expect.poll(() => held.open.length).toBe(1)
    expect(held.open[0]!.request).toMatchObject({ seat: 0, level: 5, seen: { eye: 0 } })
    held.open[0]!.answer('10')
    const [first, second] = await Promise.all(hints)
    expect(first).toMatchObject({ ok: true, value: { move: '10' } })
    expect(second).toEqual(first)
    expect(await game.table.hint(0)).toEqual(first)
    expect(game.journal.filter(({ kind }) => kind === 'hint')).toHaveLength(1)
    expect(await game.table.hint(1)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
  })

  test('a hint that comes too late, or not at all, is said', async () => {
    const held = createManualThinker()
    const game = upTo(16, bot(), held)
    const late = game.table.hint(0)
    await expect.poll(() => held.open.length).toBe(1)
    await game.table.play(0, '10')
    expect(await late).toMatchObject({ ok: false, error: { code: 'too-late' } })
    await game.table.undo(0)
    const lost = game.table.hint(0)
    await expect.poll(() => held.open.length).toBe(2)
    expect(held.open[1]!.request.seed).toBe(held.open[0]!.request.seed)
    held.open[1]!.fail(new Error('crashed'))
    expect(await lost).toMatchObject({ ok: false, error: { code: 'no-hint' } })
  })
})
