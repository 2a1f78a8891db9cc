import { letterOf } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { seatLetterInZone } from '../../stage/model/touch-names'
import { groupBySides, sidesAtTable } from '../table/sides'
import { useTable } from '../table/table'

/** Returns the length of a list of cards, which a view may give as their number; null if it gives neither. */
function sizeOf(cards: unknown): number | null {
  return Array.isArray(cards) ? cards.length : typeof cards === 'number' ? cards : null
}

/**
 * Returns what a pile of cards is, and how many they are where the view tells it: the stock, or the cards that a seat
 * has taken, with its partners. Null for other piles.
 */
export function pileCaption(zone: string): string | null {
  const { seen, names, me } = useTable()
  const { stock, piles = {} } = (seen?.state ?? {}) as { readonly stock?: unknown; readonly piles?: Piles }
  if (zone === 'stock') {
    const count = sizeOf(stock)
    return count === null ? text('game.stock') : text('game.stockOf', {}, count)
  }
  const letter = seatLetterInZone(zone)
  const seats = names.map((name, seat) => ({ seat, name: seat === me ? text('game.you') : name }))
  const side = groupBySides(seats, sidesAtTable()).find((members) =>
    members.some(({ seat }) => letterOf(seat) === letter),
  )
  if (side === undefined) return null
  const sizes = side.map(({ seat }) => sizeOf(piles[letterOf(seat)]))
  const count = sizes.includes(null) ? null : sizes.reduce((sum: number, size) => sum + (size ?? 0), 0)
  const name = side.map((member) => member.name).join(' & ')
  return count === null ? name : text('game.takenBy', { name }, count)
}

type Piles = Readonly<Record<string, unknown>>
