import { seatParam, type Words } from '../../i18n/words'

/** Parameters of reasons that are cards, and those that are seats. */
const CARDS = new Set(['card', 'with', 'on'])
const SEATS = new Set(['by'])

/** A reason with cards as they are printed and seats by name. */
export function readable({ key, params = {} }: Words, label: (card: string) => string = (card) => card): Words {
  const shown = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (typeof value !== 'string') return [name, value]
    if (SEATS.has(name)) return [name, seatParam(value)]
    return [name, CARDS.has(name) ? label(value) : value]
  })
  return { key, params: Object.fromEntries(shown) }
}
