import type { Thought } from '../../ports/thinker'
import { text } from './say'

/** What a thought says of the position. */
type Judgement = Pick<Thought, 'value' | 'capped' | 'proved' | 'movesLeft'>

/** Sentences of a hint for a position whose outcome was proved. */
const PROVED = { win: 'game.hintWins', tie: 'game.hintTies', loss: 'game.hintLoses' } as const

/**
 * Returns a hint's assessment of the position, in one or two sentences; null if there is none. A proved outcome is told
 * instead of a chance. In a game for one seat, the values 0 and 1 tell whether the puzzle can still be solved.
 */
export function outlookOf(thought: Judgement, seats: number): string | null {
  const { proved, capped = false } = thought
  if (proved) return text(PROVED[proved])
  const sentences = [...chanceOf(thought, seats), ...(capped ? [text('game.hintCapped')] : [])]
  return sentences.length > 0 ? sentences.join(' ') : null
}

function chanceOf({ value, movesLeft }: Judgement, seats: number): string[] {
  if (value === null) return []
  if (seats === 1 && value === 0) return [text('game.hintLost')]
  if (seats === 1 && value === 1)
    return [movesLeft === undefined ? text('game.hintOpen') : text('game.hintSolves', {}, movesLeft)]
  return [text('game.hintChance', { percent: Math.round(value * 100) })]
}
