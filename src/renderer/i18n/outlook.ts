import type { Thought } from '../../ports/thinker'
import { text } from './say'

/** What a hint says of a game whose end was proved. */
const PROVED = { win: 'game.hintWins', tie: 'game.hintTies', loss: 'game.hintLoses' } as const

/**
 * What a hint says of the position, in a sentence or two; null where nobody can tell. It says so where the clock cut the
 * thought short, and where the end was proved, that instead of a chance.
 * @param value expected share of wins, 0 to 1. Whoever plays alone is told whether the puzzle can be done.
 */
export function outlookOf(
  value: number | null,
  seats: number,
  capped = false,
  proved?: Thought['proved'],
): string | null {
  if (proved) return text(PROVED[proved])
  const sentences = [...chanceOf(value, seats), ...(capped ? [text('game.hintCapped')] : [])]
  return sentences.length > 0 ? sentences.join(' ') : null
}

function chanceOf(value: number | null, seats: number): string[] {
  if (value === null) return []
  if (seats === 1 && (value === 0 || value === 1)) return [text(value === 1 ? 'game.hintOpen' : 'game.hintLost')]
  return [text('game.hintChance', { percent: Math.round(value * 100) })]
}
