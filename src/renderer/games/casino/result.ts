import { letterOf, type GameView } from '../../../rules/kit'
import { seatParam, type Words } from '../../i18n/words'
import { isPartnership } from './sides'

/**
 * Returns the result of a game of partners, who win together, as `result.partners` with both scores. Null without
 * partners; the page then names the winner.
 */
export function result(seen: GameView): Words | null {
  if (!isPartnership(seen)) return null
  // The viewer is named first: "You and Mabel win".
  const viewerRank = (letter: string) => Number(seen.eye >= 0 && letter === letterOf(seen.eye))
  const [firstWinner, secondWinner] = [...(seen.winners ?? [])].sort((a, b) => viewerRank(b) - viewerRank(a))
  if (firstWinner === undefined || secondWinner === undefined) return null
  const other = Object.keys(seen.scores).find((seat) => seat !== firstWinner && seat !== secondWinner) ?? ''
  return {
    key: 'result.partners',
    params: {
      one: seatParam(firstWinner),
      two: seatParam(secondWinner),
      points: seen.scores[firstWinner] ?? 0,
      other: seen.scores[other] ?? 0,
    },
  }
}
