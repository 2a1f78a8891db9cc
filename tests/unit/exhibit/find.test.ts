import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proveCut, readCuts, type Cut } from '../../../src/exhibit/cuts'
import { assess, positionKeyOf } from '../../../build/cut-finder/assess'
import { recipeFor } from '../../../build/cut-finder/recipes'
import { GAME_IDS } from '../../../src/rules/manifest'
import { documentOf, parlorHere, type RunResult } from '../cli/run'

const folder = mkdtempSync(join(tmpdir(), 'parlor-cuts-'))
const at = (name: string): string => join(folder, name)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A game whose cuts take a fifth of a second each to find. */
const GAME = 'thirteen-puzzle'
const FIND = ['exhibit', 'find', GAME, '--seed', 'test']

function cutsIn(text: string): readonly Cut[] {
  const read = readCuts(JSON.parse(text))
  if (!read.ok) throw new Error(read.error.message)
  return read.value.cuts
}

const fileCuts = (name: string) => cutsIn(readFileSync(at(name), 'utf8'))

function faultOf(ran: RunResult): unknown {
  const { code, message } = documentOf(ran)['error'] as { readonly code: string; readonly message: string }
  return [ran.status, code, message]
}

test('every game has a recipe', () => {
  expect(GAME_IDS.filter((id) => recipeFor(id)?.game !== id)).toEqual([])
})

describe('looking for cuts', () => {
  let whole: RunResult
  beforeAll(async () => {
    whole = await parlorHere([...FIND, '--want', '2'])
  }, 60_000)

  test('prints those that it found, each proved and of its class', () => {
    const cuts = cutsIn(whole.out)
    expect([whole.status, cuts.length]).toEqual([0, 2])
    for (const cut of cuts) {
      expect(proveCut(cut)).toBe(null)
      expect(cut.shares.child).toBeGreaterThanOrEqual(0.4)
      expect(cut.shares.child).toBeLessThanOrEqual(0.6)
      expect(cut.shares.adult).toBeGreaterThanOrEqual(0.65)
    }
    expect(whole.err).toContain(`${GAME}: 2 of 2 cuts`)
  })

  test('goes on where it was broken off, and finds what it would have found in one go', async () => {
    const part = ['--part', at('one.part'), '--out', at('found.json')]
    const first = documentOf(await parlorHere([...FIND, '--want', '1', ...part]))
    expect(first).toMatchObject({ game: GAME, cuts: 1, added: 1 })
    const second = documentOf(await parlorHere([...FIND, '--want', '2', ...part]))
    expect(second).toMatchObject({ cuts: 2, added: 1 })
    expect(readFileSync(at('found.json'), 'utf8')).toBe(whole.out)
    // Everything is there already, so nothing is tried again.
    expect(documentOf(await parlorHere([...FIND, '--want', '2', ...part]))).toMatchObject({ added: 0, tried: 0 })
    expect((await parlorHere(['merge', at('one.part')])).out).toBe(whole.out)
  }, 60_000)

  test('in shards finds other positions, which merge to one file', async () => {
    const shard = (share: string) =>
      parlorHere([...FIND, '--want', '1', '--shard', share, '--part', at(`${share[0]!}.part`)])
    for (const share of ['1/2', '2/2']) expect((await shard(share)).status).toBe(0)
    const merged = cutsIn((await parlorHere(['merge', at('2.part'), at('1.part'), at('1.part')])).out)
    expect(merged.map(({ id }) => id)).toEqual([`${GAME}-1`, `${GAME}-2`])
    expect(new Set(merged.map(positionKeyOf)).size).toBe(2)
  }, 60_000)

  test('ends when time is up, or where there are no candidates left', async () => {
    const ran = await parlorHere([...FIND, '--want', '1000', '--seconds', '0.001'])
    expect(cutsIn(ran.out).length).toBeLessThan(2)
  })

  test('says what was asked wrongly', async () => {
    const fault = async (...args: string[]) => faultOf(await parlorHere(['exhibit', 'find', ...args]))
    writeFileSync(at('other.json'), '{"format":"parlor-exhibit-cuts/1","game":"isolation","cuts":[]}')
    writeFileSync(at('broken.json'), '{"format"')
    expect(await fault('chess')).toContain('unknown-game')
    expect(await fault(GAME, '--want', '0')).toContain('bad-usage')
    expect(await fault(GAME, '--seconds', 'long')).toContain('bad-usage')
    expect(await fault(GAME, '--shard', '1/2')).toContain('bad-usage')
    expect(await fault(GAME, '--shard', '1/2', '--part', at('x'), '--out', at('y'))).toContain('bad-usage')
    expect(await fault(GAME, '--out', at('other.json'))).toContain('other-run')
    expect(await fault(GAME, '--out', at('broken.json'))).toContain('not-json')
    expect(await fault(GAME, '--want', '1', '--out', at('no/such/folder'))).toContain('unwritable-file')
  }, 60_000)
})

/** A cut that a child wins every second time, but in which nearly every second move is the only one lit. */
const FORCED: Cut = {
  id: 'nine-men-triangle-47',
  visitor: 'A',
  rival: null,
  shown: 1,
  tries: 2,
  lights: 'single-jumps',
  ends: 'game',
  class: 'full',
  shares: { novice: 0.28, child: 0.51, adult: 1 },
  seconds: 45,
  record: {
    format: 'parlor-record/1',
    game: 'nine-men-triangle',
    options: {},
    seats: ['A'],
    moves: ['A 32x46', 'A 41x39', 'A 46x30', 'A 31x29'],
  },
  won: { moves: ['A 25x41', 'A 29x45', 'A 45x33', 'A 41x25'] },
  lost: { moves: ['A 33x45'] },
}

test('a position that leaves too little to decide is no cut', async () => {
  const recipe = recipeFor(FORCED.record.game)!
  expect(assess(recipe, FORCED, 'forced')).toBe(null)
  expect(assess({ ...recipe, hasForcedMoves: true }, FORCED, 'forced')).not.toBe(null)
  const { game } = FORCED.record
  writeFileSync(at('forced.json'), JSON.stringify({ format: 'parlor-exhibit-cuts/1', game, cuts: [FORCED] }))
  const [status, code, message] = faultOf(await parlorHere(['exhibit', 'verify', at('forced.json')])) as unknown[]
  expect([status, code]).toEqual([1, 'bad-cut'])
  expect(message).toMatch(/^nine-men-triangle-47: Only 5\d % of the visitor's moves are decisions\.$/)
})

describe('verifying cuts', () => {
  const few = ['--visits', '8']

  test('measures them again, and tells how far apart they are', async () => {
    const [cut] = fileCuts('found.json')
    const wrong = { ...cut!, shares: { ...cut!.shares, novice: 1 } }
    writeFileSync(at('wrong.json'), JSON.stringify({ format: 'parlor-exhibit-cuts/1', game: GAME, cuts: [wrong] }))
    const verified = documentOf(await parlorHere(['exhibit', 'verify', at('wrong.json'), ...few]))
    expect(verified).toMatchObject({ game: GAME, cuts: 1, shares: { novice: 1 }, apart: [{ id: cut!.id }] })
  })

  test('refuses a line that proves nothing, and a file that is none', async () => {
    const [cut] = fileCuts('found.json')
    const wrong = { ...cut!, won: cut!.lost }
    writeFileSync(at('wrong.json'), JSON.stringify({ format: 'parlor-exhibit-cuts/1', game: GAME, cuts: [wrong] }))
    const verify = async (name: string) => faultOf(await parlorHere(['exhibit', 'verify', at(name), ...few]))
    expect(await verify('wrong.json')).toEqual([1, 'bad-cut', `${cut!.id}: The won line ends as lost.`])
    expect(await verify('nothing.json')).toContain('unreadable-file')
    writeFileSync(at('wrong.json'), JSON.stringify({ format: 'parlor-exhibit-cuts/1', game: GAME, cuts: [{}] }))
    expect(((await verify('wrong.json')) as string[])[2]).toContain('Cut 1: ')
  })
})
