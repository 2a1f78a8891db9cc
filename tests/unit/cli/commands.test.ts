import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { shouldSkip } from '../../machine'
import { baltimore, claims, leaflet, refused, upTo } from './examples'
import { documentOf, npmParlor, parlor, parlorHere } from './run'

const folder = mkdtempSync(join(tmpdir(), 'parlor-cli-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function fileOf(record: unknown): string {
  const path = join(folder, `${String(Math.random())}.parlor`)
  writeFileSync(path, JSON.stringify(record))
  return path
}

const noNpm = spawnSync('npm', ['--version'], { shell: true }).status === 0 ? null : 'There is no npm on this machine.'

describe('replay', () => {
  test.skipIf(shouldSkip('npm', noNpm))('the leaflet’s game through npm: A 145, B 155', async () => {
    const ran = await npmParlor(['replay', fileOf(leaflet.record)])
    expect(ran.status).toBe(0)
    const { game, ply, ...rest } = documentOf(ran)
    expect({ game, ply }).toEqual({ game: 'forty-nine', ply: 54 })
    expect(rest).toMatchObject(leaflet.expected)
  })

  test.each([
    ['strict Baltimore with three seats', baltimore],
    ['strict claims', claims],
  ])('the page’s example: %s', async (_name, { record, expected }) => {
    const ran = await parlorHere(['replay', '-'], JSON.stringify(record))
    expect(ran.status).toBe(0)
    const { moves: _moves, ...standing } = expected
    expect(documentOf(ran)).toMatchObject(standing)
  })

  test('an illegal move is named with its ply, and the exit status is 1', async () => {
    const ran = await parlor(['replay', '-'], JSON.stringify(refused.record))
    expect(ran.status).toBe(1)
    const { error } = documentOf(ran) as { error: Record<string, unknown> }
    expect(Object.keys(error)).toEqual(['code', 'message', 'ply', 'move'])
    expect(error).toMatchObject({ ...(refused.expected['error'] as object), message: expect.any(String) as string })
  })

  test.each([
    ['bad-record', { ...leaflet.record, format: 'parlor-record/9' }],
    ['bad-record', { ...leaflet.record, game: 'fifty' }],
    ['bad-seats', { ...leaflet.record, seats: ['B', 'A'] }],
    ['bad-option', { ...leaflet.record, options: { referee: 'kind' } }],
    ['tape-short', { ...leaflet.record, chance: { tape: leaflet.record.chance.tape.slice(0, 49) } }],
    ['tape-bad', { ...leaflet.record, chance: { tape: leaflet.record.chance.tape.map(() => '3') } }],
  ])('a fault of the record itself: %s, with no ply', async (code, record) => {
    const ran = await parlorHere(['replay', '-'], JSON.stringify(record))
    expect(ran.status).toBe(1)
    expect(documentOf(ran)).toMatchObject({ error: { code, ply: null, move: null } })
  })
})

describe('moves', () => {
  test('the page’s list for strict play, faults included', async () => {
    const ran = await parlorHere(['moves', '-'], JSON.stringify(claims.record))
    expect(documentOf(ran)).toEqual({ moves: claims.expected.moves })
    const other = await parlorHere(['moves', '-', '--seat', 'B'], JSON.stringify(claims.record))
    expect(documentOf(other)).toEqual({ moves: [] })
  })

  test('nothing after the last move', async () => {
    expect(documentOf(await parlorHere(['moves', '-'], JSON.stringify(leaflet.record)))).toEqual({ moves: [] })
  })
})

describe('view', () => {
  test('a seat sees its own hand and sizes of the rest; an onlooker sees no hand', async () => {
    const record = JSON.stringify(upTo(leaflet, 30))
    const [mine, standing] = await Promise.all([
      parlorHere(['view', '-', '--seat', 'A'], record),
      parlorHere(['view', '-', '--seat', '-'], record),
    ])
    expect(documentOf(mine)['hands']).toMatchObject({
      A: expect.any(Array) as unknown[],
      B: expect.any(Number) as number,
    })
    expect(documentOf(mine)['stock']).toEqual(expect.any(Number))
    expect(documentOf(standing)['hands']).toMatchObject({
      A: expect.any(Number) as number,
      B: expect.any(Number) as number,
    })
  })

  test('strict play hides even the numbers', async () => {
    const seen = documentOf(await parlorHere(['view', '-', '--seat', 'A'], JSON.stringify(claims.record)))
    expect(seen).toMatchObject({ hands: { A: ['3', '18'], B: null }, stock: null })
  })
})

describe('hint and solve', () => {
  test('a hint is a legal move, and asked twice the same', async () => {
    const record = JSON.stringify(upTo(leaflet, 25))
    const [first, again, legal] = await Promise.all([
      parlorHere(['hint', '-'], record),
      parlorHere(['hint', '-'], record),
      parlorHere(['moves', '-'], record),
    ])
    expect(first.status).toBe(0)
    expect(documentOf(legal)['moves']).toContain(documentOf(first)['move'])
    expect(documentOf(again)).toEqual(documentOf(first))
  })

  test('no hint when all is over', async () => {
    const ran = await parlorHere(['hint', '-'], JSON.stringify(leaflet.record))
    expect(ran.status).toBe(1)
    expect(documentOf(ran)).toMatchObject({ error: { code: 'game-over' } })
  })

  test('there is nothing to solve in a game of several seats; a bad record is told first', async () => {
    const ran = await parlorHere(['solve', '-', '--seconds', '1'], JSON.stringify(leaflet.record))
    expect(ran.status).toBe(1)
    expect(documentOf(ran)).toMatchObject({ error: { code: 'nothing-to-solve', ply: null, move: null } })
    const bad = await parlorHere(['solve', '-'], JSON.stringify(refused.record))
    expect(documentOf(bad)).toMatchObject({ error: { code: 'not-adjoining' } })
  })
})

describe('play', () => {
  test('a whole game whose record replays to its end; the same seed gives the same game', async () => {
    const out = join(folder, 'game.parlor')
    const ask = ['play', 'forty-nine', '--seats', 'bot:1,bot:1,bot:2', '--seed', 'Ω a seed']
    const [first, again] = await Promise.all([parlorHere([...ask, '--out', out]), parlorHere(ask)])
    expect(first.status).toBe(0)
    const record = documentOf(first)
    expect(record).toMatchObject({ format: 'parlor-record/1', seats: ['A', 'B', 'C'], chance: { seed: 'Ω a seed' } })
    expect(again.out).toBe(first.out)
    expect(readFileSync(out, 'utf8')).toBe(first.out)
    const replayed = documentOf(await parlorHere(['replay', out]))
    expect(replayed).toMatchObject({ over: true, ply: (record['moves'] as string[]).length })
  })

  test('options of the game reach it', async () => {
    const ask = ['play', 'forty-nine', '--seats', 'bot:1,bot:1', '--seed', 'x', '--option', 'style=baltimore']
    expect(documentOf(await parlorHere([...ask, '--option', 'combinations=true']))).toMatchObject({
      options: { style: 'baltimore', combinations: true },
    })
  })
})

test('games lists every option with its default and what it may be', async () => {
  const ran = await parlorHere(['games'])
  const games = JSON.parse(ran.out) as Record<string, unknown>[]
  expect(games.find((game) => game['id'] === 'forty-nine')).toMatchObject({
    title: 'Forty-Nine',
    year: 1926,
    seats: { min: 2, max: 8 },
    options: {
      style: { default: 'score', values: ['score', 'baltimore'] },
      combinations: { default: false, values: [true, false] },
      referee: { default: 'automatic', values: ['automatic', 'strict'] },
    },
  })
})
