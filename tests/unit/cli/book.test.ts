import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Book } from '../../../src/drawer/book'
import { journalText } from '../../../src/node/storage/journal-codec'
import { journalOfRecord } from '../../../src/node/storage/judging/tasks'
import { gameById } from '../../../src/rules/catalogue'
import { documentOf, parlorHere } from './run'

const folder = mkdtempSync(join(tmpdir(), 'parlor-book-'))
const [one, other] = [join(folder, 'one'), join(folder, 'other')]
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Played {
  readonly names: Record<string, string>
  readonly moves: string[]
}

/** Six games among bots, four in one folder, four in the other, of which two are the same; names as people write them. */
beforeAll(async () => {
  for (const path of [one, other]) mkdirSync(path)
  for (const [at, game] of ['forty-nine', 'cassino-21', 'forty-nine', 'colorow', 'forty-nine', 'isolation'].entries()) {
    const seats = game === 'isolation' ? 'bot:5' : 'bot:3,bot:2'
    const played = documentOf(
      await parlorHere(['play', game, '--seats', seats, '--seed', `book ${String(at)}`]),
    ) as unknown as Played
    const record = { ...played, names: game === 'isolation' ? { A: 'Ada' } : { A: 'Ada', B: 'Walter' } }
    for (const place of at < 2 ? [one, other] : at < 4 ? [one] : [other])
      writeFileSync(join(place, `${game}-${String(at)}.parlor`), JSON.stringify(record))
  }
})

async function book(...folders: string[]): Promise<Book & { faults: { file: string; code: string; ply?: number }[] }> {
  const ran = await parlorHere(['book', ...folders])
  expect(ran.status).toBe(0)
  return documentOf(ran) as never
}

test('the figures are the same in any order of folders, and doubles count once', async () => {
  const both = await book(one, other)
  expect(both).toEqual(await book(other, one))
  expect(both).toMatchObject({ games: 6, unfinished: 0, doubles: 2, faults: [] })
  expect(both.pages.map(({ name }) => name)).toEqual(['Ada', 'Walter'])
  const [ada, walter] = both.pages
  expect(ada!.games.map(({ game, played }) => [game, played])).toEqual([
    ['cassino-21', 1],
    ['colorow', 1],
    ['forty-nine', 3],
    ['isolation', 1],
  ])
  for (const { played, won, shared, lost } of ada!.games) expect(won + shared + lost).toBe(played)
  const against = { ada: ada!.rivals[0]!, walter: walter!.rivals[0]! }
  expect(against.ada).toMatchObject({ name: 'Walter', played: 5, won: against.walter.lost, lost: against.walter.won })
  expect(against.ada.margin).toBe(-against.walter.margin)
})

test('what a game was worth is what replaying it says', async () => {
  const path = join(one, 'forty-nine-0.parlor')
  const { scores, winners } = documentOf(await parlorHere(['replay', path])) as {
    scores: Record<string, number>
    winners: string[]
  }
  const alone = join(folder, 'alone')
  mkdirSync(alone)
  copyFileSync(path, join(alone, 'a.parlor'))
  const { pages } = await book(alone)
  expect(pages[0]!.games[0]).toMatchObject({ best: scores['A'], mean: scores['A'], won: Number(winners.includes('A')) })
})

test('a save and the record that was exported from it are one game, and the save tells more', async () => {
  const place = join(folder, 'saved')
  mkdirSync(place)
  const text = readFileSync(join(one, 'forty-nine-0.parlor'), 'utf8')
  writeFileSync(join(place, 'a.parlor'), text)
  const { head, entries } = journalOfRecord(gameById, text, { seed: 'none', now: 1_795_000_000_000 })
  writeFileSync(join(place, 'b.parlor-journal'), journalText({ ...head, id: 'forty-nine-b' }, entries))
  expect(await book(place)).toMatchObject({ games: 1, doubles: 1 })
})

test('kept studies tell both players what luck was worth, and a study of another method tells nothing', async () => {
  const place = join(folder, 'studied')
  mkdirSync(place)
  const game = join(place, 'a.parlor')
  const played = await parlorHere([
    'play',
    'pittsburgh-draw',
    '--seats',
    'bot:2,bot:1',
    '--option',
    'target=5',
    '--seed',
    'x',
  ])
  writeFileSync(game, JSON.stringify({ ...documentOf(played), names: { A: 'Ada', B: 'Walter' } }))
  const study = join(place, 'a.study')
  let split = { luck: 0, margin: 100 }
  // Before it is known better than that, a figure says nothing.
  while (split.margin > 30) {
    const found = documentOf(await parlorHere(['study', game, '--seconds', '1', '--keep', study]))
    split = found['luckAndPlay'] as typeof split
  }
  const luckOf = async () => (await book(place)).pages.map(({ name, luck }) => [name, luck?.studied, luck?.wins])
  const wins = expect.closeTo(split.luck / 100, 1) as number
  expect(await luckOf()).toEqual([
    ['Ada', 1, wins],
    ['Walter', 1, expect.closeTo(-split.luck / 100, 1)],
  ])
  writeFileSync(study, readFileSync(study, 'utf8').replace(/"method":\d+/u, '"method":0'))
  expect(await luckOf()).toEqual([
    ['Ada', undefined, undefined],
    ['Walter', undefined, undefined],
  ])
})

test('a changed record is named, and everything else counts', async () => {
  const place = join(folder, 'changed')
  mkdirSync(join(place, 'removed'), { recursive: true })
  for (const file of readdirSync(one)) copyFileSync(join(one, file), join(place, file))
  const path = join(place, 'colorow-3.parlor')
  const record = JSON.parse(readFileSync(path, 'utf8')) as Played
  writeFileSync(path, JSON.stringify({ ...record, moves: record.moves.with(4, 'A 99') }))
  writeFileSync(join(place, 'notes.parlor'), 'no record')
  writeFileSync(join(place, 'notes.txt'), 'nothing of ours')
  renameSync(join(place, 'forty-nine-2.parlor'), join(place, 'removed', 'forty-nine-2.parlor'))
  const { games, faults } = await book(place)
  expect(games).toBe(2)
  expect(faults).toMatchObject([
    { file: path, code: 'bad-move', ply: 5 },
    { file: join(place, 'notes.parlor'), code: 'not-json' },
  ])
  expect((await parlorHere(['book', join(folder, 'nowhere')])).status).toBe(2)
})
