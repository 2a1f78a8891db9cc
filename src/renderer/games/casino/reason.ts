import type { Reason } from '../../../bots/reasons/reason'
import type { GameView, Seat } from '../../../rules/kit'
import { seatParam, type Words } from '../../i18n/words'
import { createReasonWords } from '../layout/words'

/** Names of the parameters of reasons that are cards, and of those that are seats. */
const CARD_PARAMS = new Set(['card', 'with', 'on'])
const SEAT_PARAMS = new Set(['by'])

/** Returns the function that explains a hint, with printable card labels and with names for seats. */
export function createCasinoReason<View>(
  reasonFor: (seen: GameView<View>, seat: Seat, move: string) => Reason,
  label: (card: string) => string = (card) => card,
): (seen: GameView<View>, seat: Seat, move: string) => Words {
  const reasonWords = createReasonWords(reasonFor)
  return (seen, seat, move) => {
    const { key, params = {} } = reasonWords(seen, seat, move)
    const readable = Object.entries(params).map(([name, value]): [string, string | number] => {
      if (typeof value !== 'string') return [name, value]
      if (SEAT_PARAMS.has(name)) return [name, seatParam(value)]
      return [name, CARD_PARAMS.has(name) ? label(value) : value]
    })
    return { key, params: Object.fromEntries(readable) }
  }
}
