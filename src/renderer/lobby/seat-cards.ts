import type { Lobby } from '../../protocol/lan/table-schemas'
import { letterOf } from '../../rules/kit'

/** What is shown at a seat of a LAN table. */
export interface SeatCard {
  /** Letter of the seat. */
  readonly seat: string
  readonly kind: 'open' | 'person' | 'bot'
  /** Empty for an open seat. */
  readonly name: string
  /** Whether the person has declared themselves ready. Always false for a bot, which is always ready. */
  readonly ready: boolean
  /** Whether the person's connection is lost; a bot may hold the seat meanwhile. */
  readonly away: boolean
  /** Level of the bot that plays here, 1 to 5; null if none does. */
  readonly level: number | null
  /** Whether somebody at this screen sits here. */
  readonly isLocal: boolean
}

/**
 * Lists the seats of a table in order.
 * @param localSeats letters of the seats at this screen
 */
export function seatCards(lobby: Pick<Lobby, 'chairs'>, localSeats: readonly string[]): SeatCard[] {
  return lobby.chairs.map((chair, at) => {
    const seat = letterOf(at)
    const common = { seat, isLocal: localSeats.includes(seat) }
    if (chair.state === 'open') {
      return { ...common, kind: 'open', name: '', ready: false, away: false, level: null }
    }
    if (chair.state === 'bot') {
      const { name, level, standsIn } = chair
      return { ...common, kind: standsIn ? 'person' : 'bot', name, ready: false, away: standsIn, level }
    }
    const { name, ready, state } = chair
    return { ...common, kind: 'person', name, ready, away: state === 'away', level: null }
  })
}

/** Lists seats in their order round the table, beginning with the viewer's (or the first seat). */
export function inTableOrder(cards: readonly SeatCard[]): SeatCard[] {
  const near = Math.max(
    0,
    cards.findIndex(({ isLocal }) => isLocal),
  )
  return [...cards.slice(near), ...cards.slice(0, near)]
}
