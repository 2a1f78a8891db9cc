import { describe, expect, test } from 'vitest'
import type { LobbySeat, Lobby } from '../../../src/protocol/lan/table-schemas'
import { seatNews } from '../../../src/renderer/panels/lan/play/lobby-news'

const OPEN: LobbySeat = { state: 'open' }
const here = (name: string, ready = false): LobbySeat => ({ state: 'here', name, ready })
const away = (name: string): LobbySeat => ({ state: 'away', name, ready: false })
const bot = (name: string, standsIn: boolean): LobbySeat => ({ state: 'bot', name, level: 3, standsIn })

function lobby(chairs: readonly LobbySeat[], more: Partial<Lobby> = {}): Lobby {
  const fixed = { table: 'Parlor', game: 'forty-nine', rules: 1, options: {}, phase: 'gathering', round: 1 } as const
  return { ...fixed, paused: false, onlookers: 0, chairs: [...chairs], ...more }
}

const told = (before: Lobby, after: Lobby) => seatNews(before, after).map(({ kind, name }) => `${kind} ${name}`.trim())

describe('what is said of the chairs', () => {
  test.each([
    ['sits down', OPEN, here('Ada'), ['sat Ada']],
    ['takes over from another', here('Bert'), here('Ada'), ['sat Ada']],
    ['gets up', here('Ada'), OPEN, ['rose Ada']],
    ['is lost', here('Ada'), away('Ada'), ['away Ada']],
    ['comes back', away('Ada'), here('Ada'), ['back Ada']],
    ['is stood in for', away('Ada'), bot('Ada', true), ['standsIn Ada']],
    ['comes back from a bot', bot('Ada', true), here('Ada'), ['back Ada']],
    ['makes room for a bot', OPEN, bot('Walter', false), ['bot Walter']],
    ['says ready', here('Ada'), here('Ada', true), ['ready Ada']],
    ['takes ready back', here('Ada', true), here('Ada'), []],
    ['stays', here('Ada'), here('Ada'), []],
    ['stays open after a bot', bot('Walter', false), OPEN, []],
  ])('somebody %s', (_, before, after, expected) => {
    expect(told(lobby([before]), lobby([after]))).toEqual(expected)
  })

  test('whoever comes in and looks on is news, whoever gets up to look on is not twice', () => {
    expect(told(lobby([OPEN]), lobby([OPEN], { onlookers: 1 }))).toEqual(['onlooker'])
    expect(told(lobby([here('Ada')]), lobby([OPEN], { onlookers: 1 }))).toEqual(['rose Ada'])
  })

  test('a pause and its end', () => {
    expect(told(lobby([]), lobby([], { paused: true }))).toEqual(['paused'])
    expect(told(lobby([], { paused: true }), lobby([]))).toEqual(['goesOn'])
  })
})
