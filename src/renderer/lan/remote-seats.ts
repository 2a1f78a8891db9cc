import type { Lobby, LobbySeat } from '../../protocol/lan/table-schemas'
import { letterOf, type Seat } from '../../rules/kit'
import type { TableSeat } from '../play/played-table'

/** A chair that nobody has is called by its letter. */
const nameOf = (chair: LobbySeat, seat: Seat): string => (chair.state === 'open' ? letterOf(seat) : chair.name)

/** What whoever sits at each seat of a lobby is called. */
export const namesIn = ({ chairs }: Lobby): readonly string[] => chairs.map(nameOf)

/**
 * A chair of a lobby as the table shows it.
 * @param mine whether somebody at this screen sits there
 */
export function seatShown(chair: LobbySeat, seat: Seat, mine: boolean): TableSeat {
  switch (chair.state) {
    case 'open':
      return { kind: 'far', name: nameOf(chair, seat), away: true }
    case 'bot':
      if (mine) return { kind: 'person', name: chair.name }
      return { kind: 'bot', name: chair.name, level: chair.level, away: chair.standsIn }
    case 'here':
    case 'away':
      return mine
        ? { kind: 'person', name: chair.name }
        : { kind: 'far', name: chair.name, away: chair.state === 'away' }
  }
}
