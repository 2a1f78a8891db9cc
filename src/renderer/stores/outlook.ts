import { text } from '../i18n/say'

/**
 * What a hint says of the position, as a sentence; null where nobody can tell.
 * @param value expected share of wins, 0 to 1. Whoever plays alone is told whether the puzzle can be done.
 */
export function outlookOf(value: number | null, seats: number): string | null {
  if (value === null) return null
  if (seats === 1 && (value === 0 || value === 1)) return text(value === 1 ? 'game.hintOpen' : 'game.hintLost')
  return text('game.hintChance', { percent: Math.round(value * 100) })
}
