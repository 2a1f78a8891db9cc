import { seatParam, type Words } from '../../i18n/words'

/** Names of the parameters of reasons that are cards, and of those that are seats. */
const CARD_PARAMS = new Set(['card', 'with', 'on'])
const SEAT_PARAMS = new Set(['by'])

/** Returns a reason with printable card labels and with names for seats. */
export function readableReason({ key, params = {} }: Words, label: (card: string) => string = (card) => card): Words {
  const readableParams = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (typeof value !== 'string') return [name, value]
    if (SEAT_PARAMS.has(name)) return [name, seatParam(value)]
    return [name, CARD_PARAMS.has(name) ? label(value) : value]
  })
  return { key, params: Object.fromEntries(readableParams) }
}
