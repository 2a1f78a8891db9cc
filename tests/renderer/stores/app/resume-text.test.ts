import { expect, it } from 'vitest'
import type { SaveSummary } from '../../../../src/protocol/app/services'
import { resumeText } from '../../../../src/renderer/stores/app/resume-text'

const NOW = Date.UTC(2026, 10, 24, 12)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

function words(change: Partial<SaveSummary>, ago: number, me = 'Guest'): string {
  const save = { id: 'x', game: 'cassino-21', names: ['Guest', 'Walter'], moves: 40, over: false, begun: 0, ...change }
  return resumeText({ ...save, touched: NOW - ago }, me, NOW, 'en')
}

it('names the game, the others, how many moves and when', () => {
  expect(words({}, DAY)).toBe('Continue: Cassino to 11 or 21 points with Walter, 40 moves, yesterday')
  expect(words({ moves: 1 }, 5 * MINUTE)).toBe(
    'Continue: Cassino to 11 or 21 points with Walter, one move, 5 minutes ago',
  )
  expect(words({ names: ['Guest', 'Walter', 'Mabel'], game: 'forty-nine', moves: 2 }, 3 * DAY)).toBe(
    'Continue: Forty-Nine with Walter and Mabel, 2 moves, 3 days ago',
  )
})

it('names all of them where none is known to be here, and nobody at a solitaire', () => {
  expect(words({ names: ['Ada', 'Ben'] }, 0)).toBe(
    'Continue: Cassino to 11 or 21 points with Ada and Ben, 40 moves, now',
  )
  expect(words({ game: 'isolation', names: ['Ada'], moves: 18 }, 0)).toBe('Continue: Isolation, 18 moves, now')
})
