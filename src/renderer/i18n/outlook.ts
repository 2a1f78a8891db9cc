import type { Thought } from '../../ports/thinker'
import { text } from './say'

/** Sentences of a hint for a position whose outcome was proved. */
const PROVED = { win: 'game.hintWins', tie: 'game.hintTies', loss: 'game.hintLoses' } as const

/**
 * Returns a hint's assessment of the position, in one or two sentences; null if there is none. A proved outcome is told
 * instead of a chance. In a game for one seat, the values 0 and 1 tell whether the puzzle can still be solved.
 * @param value expected share of wins, 0 to 1
 * @param capped whether the time limit ended the search early, which the hint then mentions
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
