import type { Seat } from '../../../../rules/kit'
import { colourOfCard, standingOf, standingOfColour } from '../../colour-rows'
import { placingOf } from '../../puzzles/cards-placing'
import { boardWith } from '../../puzzles/cards-workbench'
import type { Words } from '../../../i18n/words'
import type { Table } from '../table'

/** Why a move is good: what it does to the count now, and how many of its colour then lie. */
export function reasonWords(seen: Table, _seat: Seat, move: string): Words {
  const { board, score } = seen.state
  const placing = placingOf(move)
  if (placing === null) return { key: 'reason.done', params: { score } }
  const colour = colourOfCard(placing.card)
  const after = boardWith(board, placing.card, placing.to)
  const gain = standingOf(after) - standingOf(board)
  if (gain > 0) return { key: 'reason.gains', params: { colour, n: gain, counts: standingOfColour(after, colour) } }
  if (gain < 0) return { key: 'reason.costs', params: { n: -gain } }
  if (placing.to === null) return { key: 'reason.clears', params: { colour } }
  const lying = after.filter((card) => card !== null && colourOfCard(card) === colour).length
  return { key: 'reason.builds', params: { colour, n: lying } }
}
