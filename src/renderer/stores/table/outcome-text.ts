import { letterOf, seatOf, type Seat, type GameView } from '../../../rules/kit'
import type { GameFace } from '../../games/types'
import { say, text, nameList } from '../../i18n/say'

/** What the text of an outcome depends on: the view of a finished game, and who sits where. */
export interface Outcome {
  readonly face: GameFace
  readonly seen: GameView
  readonly names: readonly string[]
  /** The only person at this screen; null if several share it, or if nobody plays here. */
  readonly me: Seat | null
  /** Whether somebody resigned: points decided nothing then. */
  readonly resigned: boolean
}

/** Returns how a game ended, in a sentence addressed to the reader; empty while it goes on or if nobody won. */
export function outcomeOf(outcome: Outcome): string {
  const { face, seen, me } = outcome
  const names = me === null ? outcome.names : outcome.names.map((name, seat) => (seat === me ? text('game.you') : name))
  const own = face.result?.(seen) ?? null
  if (own !== null) return say(face.id, own, {}, names)
  const winners = seen.winners ?? []
  const hasViewerWon = me !== null && winners.includes(letterOf(me))
  const others = winners
    .filter((letter) => !hasViewerWon || letter !== letterOf(me))
    .map((letter) => nameAt(names, letter))
  if (hasViewerWon && others.length > 0) return text('game.draw', { names: nameList([text('game.you'), ...others]) })
  if (others.length > 1) return text('game.draw', { names: nameList(others) })
  if (!hasViewerWon && others[0] === undefined) return ''
  const points = leadOf(outcome)
  const key = hasViewerWon ? 'game.youWin' : me === null ? 'game.wins' : 'game.lost'
  const name = others[0] ?? ''
  return points === null ? text(key, { name }) : text(`${key}By`, { name, points })
}

const nameAt = (names: readonly string[], letter: string): string => names[seatOf(letter)] ?? letter

/** Returns the lead of the only winner over the next player in points; null if points did not decide the game. */
function leadOf({ face, seen, resigned }: Outcome): number | null {
  const [winner] = seen.winners ?? []
  const others = Object.entries(seen.scores).flatMap(([letter, score]) => (letter === winner ? [] : [score]))
  if (winner === undefined || others.length === 0 || resigned || face.isUnscored === true) return null
  const lead = (seen.scores[winner] ?? 0) - Math.max(...others)
  return lead > 0 ? lead : null
}
