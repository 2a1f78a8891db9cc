import type { Lobby } from '../../protocol/lan/table-schemas'
import { letterOf } from '../../rules/kit'

/** What is to be seen at a chair of a LAN table. */
export interface ChairCard {
  /** Letter of the seat. */
  readonly seat: string
  readonly kind: 'open' | 'person' | 'bot'
  /** Empty at an open chair. */
  readonly name: string
  /** Said to be ready. Never so for a bot: it always is. */
  readonly ready: boolean
  /** A person whose connection is lost; a bot may keep the chair meanwhile. */
  readonly away: boolean
  /** Skill of the bot that plays here, 1 to 5; null where none does. */
  readonly level: number | null
  /** Somebody at this screen sits here. */
  readonly mine: boolean
}

/** The chairs of a table, in order of the seats. @param mine letters of the seats at this screen */
export function seatCards(lobby: Pick<Lobby, 'chairs'>, mine: readonly string[]): ChairCard[] {
  return lobby.chairs.map((chair, at) => {
    const seat = letterOf(at)
    const common = { seat, mine: mine.includes(seat) }
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

/** Seats in the order in which they sit round the table, beginning with whoever looks (or the first chair). */
export function roundFrom(cards: readonly ChairCard[]): ChairCard[] {
  const near = Math.max(
    0,
    cards.findIndex(({ mine }) => mine),
  )
  return [...cards.slice(near), ...cards.slice(0, near)]
}
