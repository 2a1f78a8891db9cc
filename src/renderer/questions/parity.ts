import type { GameView } from '../../rules/kit'
import type { Words } from '../i18n/words'

const WIDTH = 7
const VACANCY = 14

/** Counts the pairs of cards out of order, with the vacancy as the fourteenth card, and its steps to square 14. */
export function countDisorder(squares: readonly (string | null)[]): { readonly pairs: number; readonly steps: number } {
  const cards = squares.map((card) => (card === null ? VACANCY : Number(card)))
  const pairs = cards.flatMap((card, i) => cards.slice(i + 1).filter((later) => later < card)).length
  const vacant = cards.indexOf(VACANCY)
  const steps = WIDTH - 1 - (vacant % WIDTH) + (vacant < WIDTH ? 1 : 0)
  return { pairs, steps }
}

/** Formats the parity that sliding cards never changes. */
export function parityTally(seen: GameView): Words {
  const { squares } = seen.state as { readonly squares: readonly (string | null)[] }
  const { pairs, steps } = countDisorder(squares)
  return { key: `questions.tally.${(pairs + steps) % 2 === 0 ? 'even' : 'odd'}`, params: { pairs, steps } }
}
