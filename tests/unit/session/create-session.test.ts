import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameById } from '../../../src/rules/catalogue'
import { replay } from '../../../src/rules/kit'
import type { ThinkRequest } from '../../../src/ports/thinker'
import { leaflet } from '../cli/examples'
import { runCount } from '../../scale'
import {
  bot,
  fortyNine,
  createManualThinker,
  createRandomThinker,
  person,
  playRandomMoves,
  resumeTestTable,
  seatToMove,
  setupOf,
  snapshotOf,
  createSyncTable,
  createTestTable,
} from './help'

const two = [person('Ann'), person('Bob')]

describe('a ply', () => {
  test('is on the disk before anybody is told, and not applied while it is not', async () => {
    let release = () => {}
    let waiting = false
    const { table, told, journal } = createTestTable(setupOf(two), createRandomThinker(), () =>
      waiting ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve(),
    )
    await table.run()
    waiting = true
    const seat = seatToMove(table)
    const before = JSON.stringify(snapshotOf(table))
    const heard = told.length
    const playing = table.play(seat, table.moves(seat)[0]!)
    await new Promise((resolve) => setImmediate(resolve))
    expect([JSON.stringify(snapshotOf(table)), told.length, journal.length]).toEqual([before, heard, 1])
    release()
    expect((await playing).ok).toBe(true)
    expect(journal.at(-1)).toMatchObject({ kind: 'move' })
    expect(told.at(-1)).toMatchObject({ kind: 'step', step: { ply: 1, seat } })
  })

  test('is told of within the turn of the event loop where the journal takes it at once', async () => {
    const { table, told, journal } = createSyncTable(setupOf(two))
    await table.run()
    const seat = seatToMove(table)
    const playing = table.play(seat, table.moves(seat)[0]!)
    await new Promise((resolve) => setImmediate(resolve))
    expect(journal.at(-1)).toMatchObject({ kind: 'move' })
    expect(told.at(-1)).toMatchObject({ kind: 'step', step: { ply: 1, seat } })
    expect((await playing).ok).toBe(true)
  })

  test('that a journal refuses at once is played, told of, and written before the next one', async () => {
    let isFull = false
    const { table, told, journal } = createSyncTable(setupOf(two), () => (isFull ? new Error('full') : null))
    await table.run()
    isFull = true
    await playRandomMoves(table, 2)
    expect(journal).toHaveLength(1)
    expect(told.filter(({ kind }) => kind === 'unsaved')).toEqual(Array(2).fill({ kind: 'unsaved', reason: 'full' }))
    isFull = false
    await playRandomMoves(table, 1)
    expect(journal.map(({ kind }) => kind)).toEqual(['chance', 'move', 'move', 'move'])
    expect(told.filter(({ kind }) => kind === 'saved')).toHaveLength(1)
  })

  test('that is refused says which rule, changes nothing and writes nothing', async () => {
    const { table, journal } = createTestTable(setupOf(two))
    await table.run()
    const seat = seatToMove(table)
    const before = JSON.stringify(snapshotOf(table))
    const wrong = [
      [seat, 'draw', 'opening-card'],
      [seat, 'fly', 'bad-move'],
      [1 - seat, 'draw', 'not-your-turn'],
      [7, 'draw', 'bad-move'],
    ] as const
    for (const [who, text, code] of wrong) {
      expect(table.refusal(who, text)?.code).toBe(code)
      expect(await table.play(who, text)).toMatchObject({ ok: false, error: { code } })
    }
    expect([JSON.stringify(snapshotOf(table)), journal.length]).toEqual([before, 1])
  })

  test('asked for twice at once is played once', async () => {
    const { table, journal } = createTestTable(setupOf(two))
    await table.run()
    const seat = seatToMove(table)
    const move = table.moves(seat)[0]!
    const answers = await Promise.all([table.play(seat, move), table.play(seat, move), table.play(seat, move)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false])
    expect(journal).toHaveLength(2)
  })

  test('of a bot’s chair is the bot’s', async () => {
    const { table } = createTestTable(setupOf([bot(), bot()]))
    expect(await table.play(0, 'draw')).toMatchObject({ ok: false, error: { code: 'bots-chair' } })
  })
})

describe('a game', () => {
  test('of people and bots comes to its end; journal and record both tell all of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.array(fc.boolean(), { minLength: 2, maxLength: 8 }), async (seed, people) => {
        const chairs = people.map((one, i) => (one ? person(`P${String(i)}`) : bot()))
        const game = createTestTable(setupOf(chairs, { seed }))
        await playRandomMoves(game.table)
        expect(game.table.over).toBe(true)
        expect(game.reports).toEqual([])
        expect(snapshotOf(resumeTestTable(game))).toEqual(snapshotOf(game.table))
        const record = game.table.record()
        expect(Object.values(record.names ?? {})).toEqual(chairs.map(({ name }) => name))
        const again = replay(gameById, JSON.parse(JSON.stringify(record)))
        expect(again.ok && fortyNine.dump(again.line.state)).toEqual(game.table.viewFor(-1).state)
      }),
      { numRuns: runCount(25) },
    )
  })

  test('broken off anywhere goes on with the same luck', async () => {
    const whole = createTestTable(setupOf([bot(1), bot(2), bot(3)]))
    await whole.table.run()
    for (const length of [0, 1, 2, 10, whole.journal.length - 1]) {
      const table = resumeTestTable(whole, whole.journal.slice(0, length))
      await table.run()
      expect(table.record()).toEqual(whole.table.record())
    }
  })

  test('starts from a printed tape, and from a record taken over in its middle', async () => {
    const { tape } = leaflet.record.chance
    const opening = leaflet.record.moves.slice(0, 40)
    const game = createTestTable(setupOf(two, { tape, opening }))
    expect(game.table.record().moves).toEqual(opening)
    expect(game.table.undoableCount(0)).toBe(0)
    for (const move of leaflet.record.moves.slice(40))
      await game.table.play('AB'.indexOf(move.charAt(0)), move.slice(2))
    expect(game.table.viewFor(-1)).toMatchObject({ over: true, scores: { A: 145, B: 155 }, winners: ['B'] })
    expect(game.journal.filter(({ kind }) => kind === 'chance')).toHaveLength(1)
    expect(snapshotOf(resumeTestTable(game))).toEqual(snapshotOf(game.table))
    expect(snapshotOf(resumeTestTable(game, game.journal.slice(1)))).toEqual(snapshotOf(game.table))
  })

  test('is not begun from an opening that the rules forbid', () => {
    const opening = ['A 49']
    expect(() => createTestTable(setupOf(two, { opening }))).toThrow('Opening move 1')
  })
})

describe('bots', () => {
  test('are asked only what their seat can see, with luck that tells nothing of the deal', async () => {
    const asked: ThinkRequest[] = []
    const { table } = createTestTable(
      setupOf([bot(1), bot(3)], { seed: 'the deal of today' }),
      createRandomThinker(asked),
    )
    await table.run()
    expect(asked.length).toBeGreaterThan(10)
    for (const request of asked) {
      expect(Object.keys(request).sort()).toEqual(['level', 'purpose', 'recall', 'seat', 'seed', 'seen', 'table'])
      const { hands, stock } = request.seen.state as { hands: Record<string, unknown>; stock: unknown }
      expect(hands['AB'.charAt(1 - request.seat)]).toEqual(expect.any(Number))
      expect(stock).toEqual(expect.any(Number))
      const dealt = request.recall?.[0] as { type: string; hands: unknown[] } | undefined
      expect(dealt?.type).toBe('dealt')
      expect(dealt?.hands[1 - request.seat]).toEqual(expect.any(Number))
      expect(request.level).toBe(request.seat === 0 ? 1 : 3)
      expect(request.seed).toMatch(/^[0-9a-f]{32}$/u)
      expect(request.table).toMatch(/^[0-9a-f]{32}$/u)
    }
    expect(new Set(asked.map(({ table: name }) => name)).size).toBe(1)
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length)
  })

  test.each([
    ['crashes', () => Promise.reject(new Error('out of memory'))],
    [
      'throws at once',
      () => {
        throw new Error('no worker')
      },
    ],
    ['answers nonsense', () => Promise.resolve({ move: 'fly', value: null, iterations: 0, ms: 0 })],
  ])('one that %s plays a simple sound move, and the fault is reported', async (_name, think) => {
    const strict = setupOf([bot(), bot()], { options: { referee: 'strict' } })
    const game = createTestTable(strict, { think })
    await game.table.run()
    expect(game.table.over).toBe(true)
    expect(game.reports.length).toBeGreaterThan(5)
    const tally = (game.table.viewFor(-1).state as { tally: { points: number }[] }).tally
    expect(tally.filter(({ points }) => points < 0)).toEqual([])
  })

  test('stop thinking when the table is closed', async () => {
    const { thinker, open } = createManualThinker()
    const { table, journal } = createTestTable(setupOf([bot(), bot()]), thinker)
    const running = table.run()
    await expect.poll(() => open.length).toBe(1)
    table.close()
    await running
    open[0]!.answer('draw')
    expect(journal).toHaveLength(1)
    expect(await table.play(0, 'draw')).toMatchObject({ ok: false })
  })

  test('are one run, however often it is asked for', async () => {
    const asked: ThinkRequest[] = []
    const { table } = createTestTable(setupOf([bot(), bot()]), createRandomThinker(asked))
    await Promise.all([table.run(), table.run(), table.run()])
    expect(asked).toHaveLength(table.record().moves.length)
  })
})

test('a listener that throws harms nobody, and one that has left hears no more', async () => {
  const game = createTestTable(setupOf(two))
  game.table.listen(() => {
    throw new Error('mine')
  })
  let heard = 0
  const leave = game.table.listen(() => heard++)
  await playRandomMoves(game.table, 1)
  leave()
  await playRandomMoves(game.table, 1)
  expect(heard).toBe(2)
  expect(game.reports).toHaveLength(3)
})
