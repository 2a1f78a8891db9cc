// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import type { SaveSummary } from '../../../../src/protocol/app/services'
import { useDrawer } from '../../../../src/renderer/stores/app/drawer'
import { spokenCard } from '../../../../src/renderer/stores/app/drawer-cards'
import { useGameLog } from '../../../../src/renderer/stores/app/game-log'
import { useSaves } from '../../../../src/renderer/stores/app/saves'
import { openFreshStores } from '../fresh-stores'
import { playersOf, summaryWith } from './save-summary'

const at = (year: number, month: number, day: number): number => new Date(year, month - 1, day, 12).getTime()
const finished = { over: true, moves: 60 }

const SAVES: readonly SaveSummary[] = [
  summaryWith({ id: 'a', ...finished, scores: [155, 265], winners: [1], touched: at(2026, 11, 28) }),
  summaryWith({
    id: 'b',
    game: 'isolation',
    players: playersOf('Guest'),
    ...finished,
    winners: [0],
    touched: at(2026, 11, 2),
  }),
  summaryWith({
    id: 'c',
    players: playersOf('Guest', 'Hattie'),
    scores: [3, 4],
    touched: at(2026, 10, 30),
    awaited: [0],
  }),
  summaryWith({
    id: 'd',
    game: 'colorow',
    players: playersOf('Guest', 'Walter'),
    ...finished,
    touched: at(2024, 5, 1),
    scores: [38, 38],
    winners: [0, 1],
    note: { marked: true, remark: 'a tie!' },
    code: 'CW-G1NM-XEBP-S',
  }),
]

beforeEach(() => {
  openFreshStores()
  useSaves().list = SAVES
})

const foundIds = (): string[] => useDrawer().found.cards.map(({ save }) => save.id)

it.each([
  ['walter', 'ad'],
  ['WALTER 2024', 'd'],
  ['november', 'ab'],
  ['2026-10-30', 'c'],
  ['solitaire', ''],
  ['lost', 'a'],
  ['g1nm', 'd'],
  ['cw glnm xebp s', 'd'],
  ['CWG1NMXEBPS', 'd'],
  ['tie! colorow', 'd'],
])('the search for %j finds %j', (query, ids) => {
  useDrawer().query = query
  expect(foundIds().join('')).toBe(ids)
})

it('every choice is counted among what the search and the other choices leave', () => {
  const drawer = useDrawer()
  const countsOf = () =>
    Object.fromEntries(Object.entries(drawer.found.counts).map(([key, of]) => [key, Object.fromEntries(of)]))
  expect(countsOf()).toEqual({
    game: { 'forty-nine': 2, isolation: 1, colorow: 1 },
    with: { Walter: 2, '': 1, Hattie: 1 },
    how: { lost: 1, won: 1, open: 1, tied: 1, marked: 1 },
  })
  drawer.choose('with', 'Walter')
  expect(foundIds()).toEqual(['a', 'd'])
  expect(countsOf()).toMatchObject({ game: { 'forty-nine': 1, colorow: 1 }, with: { Walter: 2, '': 1, Hattie: 1 } })
  drawer.choose('how', 'marked')
  expect(foundIds()).toEqual(['d'])
})

it('says what each card says, and how many are chosen', async () => {
  const drawer = useDrawer()
  expect(drawer.cards.map(spokenCard)).toEqual([
    'Forty-Nine, Guest against Walter, lost, 155 to 265, November 28',
    'Isolation, Guest, won, solved, November 2',
    'Forty-Nine, Guest against Hattie, not finished, 3 to 4, October 30',
    'Colorow, Guest against Walter, a tie, 38 to 38, May 1, marked in red, remark: a tie!',
  ])
  drawer.toggle('a')
  drawer.toggle('d')
  expect(useGameLog().urgent.text).toBe('2 of 4 games chosen.')
  // A card that is deleted is chosen no longer.
  useSaves().list = SAVES.slice(1)
  await nextTick()
  expect([drawer.chosenCards.map(({ save }) => save.id), drawer.isChosen('a')]).toEqual([['d'], false])
})

it('lists the months with their games, and never lays more than 180 cards into the page', () => {
  const drawer = useDrawer()
  expect(drawer.months.map(({ key, at: place, count, won }) => [key, place, count, won])).toEqual([
    ['2026-11', 0, 2, 1],
    ['2026-10', 2, 1, 0],
    ['2024-05', 3, 1, 0],
  ])
  useSaves().list = Array.from({ length: 1_000 }, (_, index) => ({ ...SAVES[0]!, id: String(index) }))
  expect(drawer.shown).toHaveLength(60)
  for (let times = 0; times < 5; times++) drawer.showMore()
  expect([drawer.shown.length, drawer.isFull]).toEqual([180, true])
  const seen = new Set(drawer.shown.map(({ save }) => save.id))
  while (drawer.hasOlder) {
    drawer.goOlder()
    for (let times = 0; times < 3; times++) drawer.showMore()
    for (const { save } of drawer.shown) seen.add(save.id)
  }
  expect(seen.size).toBe(1_000)
  drawer.goNewer()
  expect(drawer.hasOlder).toBe(true)
})

it('names the word that fits nothing, and finds the one that was meant', () => {
  const drawer = useDrawer()
  drawer.query = 'hatie forty'
  expect(drawer.miss).toEqual({ missing: ['hatie'], meant: 'hattie forty', meantCount: 1 })
  // A word is also found within a title of several.
  drawer.search('forti')
  expect(drawer.miss).toMatchObject({ missing: ['forti'], meant: 'forty' })
  drawer.search('hattie forty')
  expect(foundIds()).toEqual(['c'])
  drawer.query = 'hattie colorow'
  expect(drawer.miss).toEqual({ missing: [], meant: null, meantCount: 0 })
  drawer.query = 'xylophone'
  expect(drawer.miss).toMatchObject({ missing: ['xylophone'], meant: null })
})

it('tells the own seat by the name where several people play', () => {
  const people = ['Ada', 'Guest'].map((name) => ({ name, kind: 'person' as const }))
  const saves = [summaryWith({ ...finished, players: people, scores: [5, 9], winners: [1] })]
  useSaves().list = saves
  expect(useDrawer().cards[0]).toMatchObject({ outcome: 'won', score: '9–5', rivals: ['Ada'] })
  useSaves().list = [{ ...saves[0]!, players: people.map((it) => ({ ...it, name: `${it.name} 2` })) }]
  expect(useDrawer().cards[0]).toMatchObject({ outcome: 'over', score: '5–9' })
})
