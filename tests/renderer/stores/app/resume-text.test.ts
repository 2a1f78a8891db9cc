import { expect, it } from 'vitest'
import type { SaveSummary } from '../../../../src/protocol/app/services'
import { resumeText } from '../../../../src/renderer/stores/app/resume-text'
import { playersOf, summaryWith } from './save-summary'

const NOW = Date.UTC(2026, 10, 24, 12)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const words = (change: Partial<SaveSummary>, ago: number, me = 'Guest'): string =>
  resumeText(summaryWith({ game: 'cassino-21', touched: NOW - ago, ...change }), me, NOW, 'en')

it('names the game, the others, when, how many moves and whose turn it is', () => {
  expect(words({}, DAY)).toBe('Go on: Cassino to 11 or 21 points with Walter, yesterday, 40 moves')
  expect(words({ moves: 1, awaited: [0] }, DAY)).toBe(
    'Go on: Cassino to 11 or 21 points with Walter, yesterday, one move. It is your turn.',
  )
  expect(words({ players: playersOf('Guest', 'Walter', 'Mabel'), game: 'forty-nine', moves: 2 }, 3 * DAY)).toBe(
    'Go on: Forty-Nine with Walter and Mabel, 3 days ago, 2 moves',
  )
})

it('names all of them where none is known to be here, and nobody at a solitaire', () => {
  const two = ['Ada', 'Ben'].map((name) => ({ name, kind: 'person' as const }))
  expect(words({ players: two, awaited: [0] }, 0)).toBe(
    'Go on: Cassino to 11 or 21 points with Ada and Ben, now, 40 moves',
  )
  expect(words({ game: 'isolation', players: playersOf('Ada'), moves: 18 }, 0)).toBe('Go on: Isolation, now, 18 moves')
})
