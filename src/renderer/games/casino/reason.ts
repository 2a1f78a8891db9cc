import { seatParam, type Words } from '../../i18n/words'

/** Names of the parameters of reasons that are cards, and of those that are seats. */
const CARDS = new Set(['card', 'with', 'on'])
const SEATS = new Set(['by'])

/** Returns a reason with printable card labels and with names for seats. */
export function readable({ key, params = {} }: Words, label: (card: string) => string = (card) => card): Words {
  const shown = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (typeof value !== 'string') return [name, value]
    if (SEATS.has(name)) return [name, seatParam(value)]
    return [name, CARDS.has(name) ? label(value) : value]
  })
  return { key, params: Object.fromEntries(shown) }
}
