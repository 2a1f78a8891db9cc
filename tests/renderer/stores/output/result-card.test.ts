import { expect, it } from 'vitest'
import { codeOfDeal, firstSetup, seedOfDeal } from '../../../../src/drawer/deals'
import { numberOfPuzzle } from '../../../../src/drawer/daily-puzzles'
import { TABLE_SIZE, weekPicture } from '../../../../src/drawer/card-picture'
import { resultCard } from '../../../../src/renderer/stores/output/result-card'
import { botFor } from '../../../../src/bots/all-bots'
import { Study } from '../../../../src/drawer/study/study'
import { playedGame } from '../../../played-game'
import { loadGameFace } from '../../../../src/renderer/games'
import { heightOf, widthOf } from '../../../../src/renderer/framing/box'
import { boardAreaOf, pageFromAbove, topViewOf } from '../../../../src/renderer/pictures/top-view'
import { gameById } from '../../../../src/rules/catalogue'
import {
  createSeedSource,
  createSeededRng,
  LineOfPlay,
  lowestSeat,
  ONLOOKER,
  viewTable,
} from '../../../../src/rules/kit'

/** The puzzle of a day, played by chance until the player gives up or is done. */
function dailyPuzzle(): { readonly record: unknown; readonly moves: readonly string[]; readonly code: string | null } {
  const game = gameById('blind-forty-nine')
  const deal = { ...firstSetup(game.info)!, number: numberOfPuzzle(game.info.id, '2026-11-28') }
  const seed = seedOfDeal(deal, game.info)
  const rng = createSeededRng('moves')
  const line = new LineOfPlay(game, deal.options, 1, createSeedSource(seed))
  for (line.settleChance(); !line.isOver; line.settleChance()) {
    const seat = lowestSeat(game.requiredSeats(line.state))
    line.play({ seat, move: game.pick(line.state, seat, rng) })
  }
  const { chance: _tape, ...record } = line.record({ names: { A: 'Ada' } })
  return { record: { ...record, chance: { seed } }, moves: line.moves, code: codeOfDeal(deal) }
}

it('the card of a daily puzzle shows its result and code, but nothing of how it was played, and no name unless wanted', async () => {
  const { record, moves, code } = dailyPuzzle()
  const { svg: card, words: told } = await resultCard(record, { names: true, code, study: null })
  const words = [...card.matchAll(/<text[^>]*>([^<]*)</gu)].map(([, word]) => word)
  expect(words).toEqual([
    'PARLOR BOX',
    'THE BLIND &quot;49&quot; GAME',
    'Ada',
    expect.stringMatching(/^(?:Not c|C)ompleted\.$/u),
    `${String(moves.length)} moves`,
    code,
  ])
  expect(card).not.toContain('<image')
  expect(told.split('\n').filter(Boolean)).toEqual([
    'THE BLIND "49" GAME',
    expect.stringMatching(/^Ada \d+$/u),
    expect.stringMatching(/^(?:Not c|C)ompleted\./u),
    `Deal ${String(code)}`,
    `${String(moves.length)} moves`,
  ])
  const bare = await resultCard(record, { names: false, code: null, study: null })
  expect(bare.svg + bare.words).not.toMatch(/Ada|BF-/u)
})

it('the card of a studied game draws the curve over its whole length, and says whose it is only with the names', async () => {
  const line = playedGame('pittsburgh-draw', { seed: 'card', levels: [2, 1], options: { target: 5 } })
  const record = line.record({ names: { A: 'Ada', B: 'Walter' } })
  const study = Study.of(line, botFor(line.game), { seat: 1, seed: 'card' })
  study.work(() => (study.progress().tables ?? 0) >= 100)
  const report = study.report()
  const { svg: card, words } = await resultCard(record, { names: true, code: null, study: report })
  const points = /<polyline points="([^"]*)"/u.exec(card)![1]!.split(' ')
  expect(points).toHaveLength(2 * (line.plyCount + 1))
  expect(card).toContain('Walter’s chance to win')
  expect(words).toMatch(/^Ada \d+ · Walter \d+$[\s\S]*^Walter’s chance to win, move by move$/mu)
  const { svg: bare } = await resultCard(record, { names: false, code: null, study: report })
  expect(bare).toContain('Seat B’s chance to win')
  expect(bare).not.toMatch(/Ada|Walter/u)
  expect((await resultCard(record, { names: true, code: null, study: null })).svg).not.toContain('<polyline')
  // What stands on both ends of one line does not meet, however long a name is, also beside the table.
  const long = line.record({ names: { A: 'Ada', B: 'Wilhelmina-Maximiliane of Nebraska' } })
  const table = { table: 'data:image/webp;base64,AAAA', day: 'Saturday, November 28' }
  for (const [beside, width] of [[undefined, 960] as const, [table, 512] as const]) {
    const { svg } = await resultCard(long, { names: true, code: null, study: report }, beside)
    const ends = svg.match(/<text[^>]*y="548"[^<]*/gu)!
    const widths = ends.map((end) => 0.5 * Number(/font-size="([\d.]+)"/u.exec(end)![1]) * end.split('>')[1]!.length)
    expect(widths).toHaveLength(2)
    expect(widths[0]! + widths[1]!).toBeLessThan(width)
  }
})

it('the board on a card is as large as it was drawn: 463 pixels across and 440 down', async () => {
  const face = await loadGameFace('forty-nine')
  const line = playedGame('forty-nine', { seed: 'card', levels: [1, 1] })
  const pieces = topViewOf(pageFromAbove(face, viewTable(line.game, line.state, ONLOOKER)).pieces)
  const board = pieces.find(({ kind }) => kind === 'board')!
  const shown = boardAreaOf(pieces)
  expect((board.w / widthOf(shown)) * TABLE_SIZE.width).toBeGreaterThanOrEqual(463)
  expect((board.h / heightOf(shown)) * TABLE_SIZE.height).toBeGreaterThanOrEqual(440)
})

it('a card shows the table and the curve, and of eight players the names and scores in two rows', async () => {
  const beside = { table: 'data:image/webp;base64,AAAA', day: 'Saturday, November 28' }
  const spins = { seed: 'card', levels: Array.from({ length: 8 }, () => 1 as const), options: { spins: 6 } }
  const line = playedGame('deck-o-cards-roulette', spins)
  const names = Object.fromEntries([...'ABCDEFGH'].map((letter) => [letter, `Name ${letter}`]))
  const { svg } = await resultCard(line.record({ names }), { names: true, code: null, study: null }, beside)
  expect(svg).toContain(`<image href="${beside.table}"`)
  expect(svg).toContain('PARLOR BOX · SATURDAY, NOVEMBER 28')
  const places = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>Name [A-H]</gu)]
  expect(places).toHaveLength(8)
  expect(new Set(places.map(([, , y]) => y)).size).toBe(2)
  // Right of the table, inside the frame.
  for (const [, x] of places) expect(Number(x)).toBeGreaterThan(604)
  for (const [, x] of places) expect(Number(x)).toBeLessThan(1110)
})

it('on a phone a card stands upright, in letters of 14 pixels or more where it is 326 across; given away it is as wide as ever', async () => {
  const line = playedGame('pittsburgh-draw', { seed: 'card', levels: [2, 1], options: { target: 5 } })
  const study = Study.of(line, botFor(line.game), { seat: 0, seed: 'card' })
  study.work(() => (study.progress().tables ?? 0) >= 100)
  const record = line.record({ names: { A: 'Ada', B: 'Walter' } })
  const telling = { names: true, code: 'PD-G1NM-XEBP-V', study: study.report() }
  const beside = { table: 'data:image/webp;base64,AAAA', day: 'Saturday, November 28, 2026' }
  const [upright, wide] = await Promise.all([true, false].map((is) => resultCard(record, telling, beside, is)))
  const sizeOf = (svg: string) => /width="(\d+)" height="(\d+)"/u.exec(svg)!.slice(1).map(Number)
  expect(sizeOf(wide!.svg)).toEqual([1200, 675])
  const [width, height] = sizeOf(upright!.svg) as [number, number]
  const texts = [...upright!.svg.matchAll(/<text x="[\d.]+" y="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)/gu)]
  const small = texts.filter(
    ([, , size, words]) => (326 / width) * Number(size) < 14 && !words!.startsWith('PARLOR BOX'),
  )
  expect(small).toEqual([])
  expect(texts.every(([, y]) => Number(y) < height - 30)).toBe(true)
  expect(upright!.words).toBe(wide!.words)
  expect(texts.at(-1)![3]).toBe('PD-G1NM-XEBP-V')
})

it('the card of a week tells of each day what came of its deal, and no more', () => {
  const week = Array.from({ length: 7 }, (_, at) => ({
    day: `day ${String(at)}`,
    game: at === 3 ? 'Isolation' : '',
    result: at === 3 ? 'solved' : '',
  }))
  for (const isUpright of [false, true]) {
    const words = [...weekPicture('A week', 'day 6', week, isUpright).matchAll(/<text[^>]*>([^<]*)</gu)].map(
      ([, word]) => word,
    )
    expect(words.slice(0, 2)).toEqual(['PARLOR BOX · DAY 6', 'A WEEK'])
    expect(words.slice(2)).toEqual(week.flatMap(({ day, game, result }) => [day, result || '·', game]))
  }
})
