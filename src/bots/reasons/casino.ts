import { playOf, type Play } from '../../rules/casino/plays'
import type { Seat } from '../../rules/kit'
import { handIn } from './reason'

/** What the reasons of all casinos share. */

/** The parts of a view that reasons of all casinos read. */
interface View {
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  readonly stock: readonly string[] | number
  readonly table: readonly string[]
  readonly builds: readonly { readonly cards: readonly string[] }[]
  readonly piles: Readonly<Record<string, readonly string[] | number>>
}

/** Parses a move. Throws if the text is no move of a casino. */
export function playIn(move: string, title: string): Play {
  const play = playOf(move)
  if (!play) throw new Error(`"${move}" is no move of ${title}`)
  return play
}

/** Returns the cards of a hand that a seat keeps when it plays a card. */
export function keptBy(view: View, seat: Seat, card: string): readonly string[] {
  return handIn(view.hands, seat).filter((other) => other !== card)
}

/** Whether the stock does not suffice for another deal. */
export function isLastDeal({ stock }: View, seats: number): boolean {
  return (typeof stock === 'number' ? stock : stock.length) < seats
}

/** Returns the cards of a pack that a seat has not seen, where piles lie open. */
export function unseenBy(view: View, seat: Seat, pack: readonly string[]): string[] {
  const seen = new Set<unknown>([
    ...view.table,
    ...handIn(view.hands, seat),
    ...view.builds.flatMap(({ cards }) => cards),
    ...Object.values(view.piles).flat(),
  ])
  return pack.filter((card) => !seen.has(card))
}
