import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STUDY_METHOD } from '../../../src/drawer/study/kept-study'
import { documentOf, parlor, parlorHere } from './run'

const folder = mkdtempSync(join(tmpdir(), 'parlor-study-'))
const at = (name: string) => join(folder, name)
const [game, short, puzzle] = [at('game.parlor'), at('short.parlor'), at('puzzle.parlor')]
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Played {
  readonly moves: readonly string[]
  readonly chance: { readonly tape: readonly string[]; readonly seed: string }
}

/** Chicago-Casino from a deal with a code, a piece of it, and a puzzle with a code. */
beforeAll(async () => {
  for (const [id, seats, path] of [
    ['chicago-casino', 'bot:2,bot:1', game],
    ['mystic-double-cross', 'bot:1', puzzle],
  ] as const) {
    const { chance } = documentOf(await parlorHere(['deal', id, '--day', '2026-11-28'])) as unknown as Played
    const played = documentOf(await parlorHere(['play', id, '--seats', seats, '--seed', chance.seed]))
    writeFileSync(path, JSON.stringify({ ...played, names: { A: 'Ada <&>', B: 'Walter' } }))
  }
  const record = JSON.parse(readFileSync(game, 'utf8')) as Played
  writeFileSync(short, JSON.stringify({ ...record, moves: record.moves.slice(0, 6) }))
}, 60_000)

interface Found {
  readonly worlds: number
  readonly curve: readonly { ply: number; chance: number; margin: number }[]
  readonly luckAndPlay: { whole: number; luck: number; play: number; result: number; start: number }
}

test('a study prints the curve, luck and play as JSON, and goes on from the file in which it was kept', async () => {
  const args = ['study', game, '--seat', 'B', '--keep', at('kept.json'), '--seconds']
  const first = await parlorHere([...args, '0.3'])
  expect(first.status).toBe(0)
  const one = documentOf(first) as unknown as Found
  expect(one).toMatchObject({ method: STUDY_METHOD, kind: 'worlds', seat: 'B', game: 'chicago-casino' })
  const { moves } = JSON.parse(readFileSync(game, 'utf8')) as Played
  expect(one.curve.map(({ ply }) => ply)).toEqual(Array.from({ length: moves.length + 1 }, (_, ply) => ply))
  const { whole, luck, play, result, start } = one.luckAndPlay
  expect([luck + play, whole]).toEqual([whole, result - start])
  const two = documentOf(await parlorHere([...args, '0.3'])) as unknown as Found
  expect(two.worlds).toBeGreaterThanOrEqual(one.worlds)
})

test('what cannot be studied is named', async () => {
  const codeOf = async (...args: string[]) => {
    const { status, ...ran } = await parlorHere(['study', ...args])
    return [status, (documentOf({ status, ...ran })['error'] as { code: string }).code]
  }
  writeFileSync(at('notes.txt'), 'no study')
  expect(await codeOf(short)).toEqual([1, 'not-over'])
  expect(await codeOf(game, '--seat', 'C')).toEqual([2, 'bad-usage'])
  expect(await codeOf(game, '--seconds', '0')).toEqual([2, 'bad-usage'])
  expect(await codeOf(game, '--keep', at('notes.txt'))).toEqual([2, 'not-a-study'])
  expect(await codeOf(at('none.parlor'))).toEqual([2, 'unreadable-file'])
})

test('a game in words has its moves, and what is left out is not there', async () => {
  const text = async (path: string, ...more: string[]) => {
    expect((await parlorHere(['export', path, '--as', 'text', '--out', at('out'), ...more])).status).toBe(0)
    return readFileSync(at('out'), 'utf8')
  }
  const whole = await text(game, '--seconds', '0.1')
  const { moves } = JSON.parse(readFileSync(game, 'utf8')) as Played
  for (const move of moves) expect(whole).toContain(move.slice(2))
  expect(whole).toMatch(/^CHICAGO-CASINO\nAda <&> \d+ · Walter \d+\n/u)
  expect(whole).toMatch(/\nDeal CC-/u)
  expect(whole).toContain('Ada <&>’s chance to win')
  const less = await text(game, '--no-names', '--no-code', '--no-curve')
  for (const left of ['Ada', 'Walter', 'Deal', 'chance']) expect(less).not.toContain(left)
  expect(less).toContain('Seat B: ')
  // Whoever has the code can try the puzzle: its moves would give it away.
  const { moves: solution } = JSON.parse(readFileSync(puzzle, 'utf8')) as Played
  const told = await text(puzzle)
  expect(told).toMatch(/\nDeal MX-[\s\S]*\n\d+ moves\n/u)
  expect(told).not.toMatch(/^ +\d+ {2}/mu)
  expect(await text(puzzle, '--no-code')).toContain(solution[0]!.slice(2))
})

test('in words and on a card, a name from right to left leaves everything beside it in its place', async () => {
  const record = JSON.parse(readFileSync(game, 'utf8')) as Played
  writeFileSync(at('foreign.parlor'), JSON.stringify({ ...record, names: { A: 'عمر', B: 'אבי' } }))
  for (const as of ['text', 'picture']) {
    await parlorHere(['export', at('foreign.parlor'), '--as', as, '--out', at('out'), '--seconds', '0.1'])
    // A name that stands for itself on the card has nothing beside it.
    const told = readFileSync(at('out'), 'utf8').replace(/>(?:عمر|אבי)</gu, '')
    expect(told).toMatch(/\u2068(?:عمر|אבי)\u2069/u)
    expect(told.replace(/\u2068(?:عمر|אבי)\u2069/gu, '')).not.toMatch(/[\u0590-\u06FF]/u)
  }
})

test('a card is one small picture without metadata, in which names are only text', async () => {
  const ran = await parlorHere(['export', game, '--as', 'picture', '--out', at('card.svg'), '--seconds', '0.1'])
  const { bytes } = documentOf(ran) as { bytes: number }
  expect(bytes).toBeLessThan(400 * 1024)
  const svg = readFileSync(at('card.svg'), 'utf8')
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="675"/u)
  expect(svg).toContain('Ada &lt;&amp;&gt;')
  expect(svg).toMatch(/>CC-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]</u)
  expect(svg).toContain('<polyline')
  expect(svg).not.toMatch(/<(?:metadata|script|image|foreignObject|desc)|href|url\(/u)
  await parlorHere(['export', puzzle, '--as', 'picture', '--out', at('card.svg'), '--no-names'])
  expect(readFileSync(at('card.svg'), 'utf8')).not.toMatch(/Ada|<polyline/u)
})

test('when its time is up, a study prints what it knows and ends well', async () => {
  // That is far too short for all that can be found; what stands after it is printed.
  const { status, out } = await parlor(['study', game, '--seconds', '0.1'])
  expect(status).toBe(0)
  expect((JSON.parse(out) as { isComplete: boolean }).isComplete).toBe(false)
  expect((await parlorHere(['export', game, '--as', 'film', '--out', at('x')])).status).toBe(2)
})

test('a game that is not over is not kept as a page, in which its secrets would stand', async () => {
  const ran = await parlorHere(['export', short, '--as', 'html', '--out', at('page.html')])
  expect([ran.status, documentOf(ran)['error']]).toMatchObject([1, { code: 'not-over' }])
  expect(existsSync(at('page.html'))).toBe(false)
})
