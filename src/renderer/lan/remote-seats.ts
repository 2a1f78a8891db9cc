import type { Lobby, LobbySeat } from '../../protocol/lan/table-schemas'
import { letterOf, type Seat } from '../../rules/kit'
import type { TableSeat } from '../play/played-table'

/** A chair that nobody has is called by its letter. */
const nameOf = (chair: LobbySeat, seat: Seat): string => (chair.state === 'open' ? letterOf(seat) : chair.name)

/** What whoever sits at each seat of a lobby is called. */
const namesIn = ({ chairs }: Lobby): readonly string[] => chairs.map(nameOf)

/**
 * A chair of a lobby as the table shows it.
 * @param mine whether somebody at this screen sits there
 */
function seatShown(chair: LobbySeat, seat: Seat, mine: boolean): TableSeat {
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

/** Who sits at a remote table while one game of it is played. */
export class RemoteSeats {
  /** The table as the host told of it last. */
  latest: Lobby
  /** What whoever sits at each seat is called; replaced when somebody else sits down. */
  names: readonly string[]
  private sitting: Lobby

  constructor(first: Lobby) {
    this.latest = this.sitting = first
    this.names = namesIn(first)
  }

  /** Takes in what the host tells. Answers whether the game was paused or goes on. */
  take(next: Lobby): boolean {
    const halts = next.paused !== this.latest.paused
    this.latest = next
    // Whoever stands up when all is over was at this table all the same.
    if (next.phase !== 'over') this.sit(next)
    return halts
  }

  /** @param here the seats of this screen's people */
  shown(here: readonly Seat[]): TableSeat[] {
    return this.sitting.chairs.map((chair, seat) => seatShown(chair, seat, here.includes(seat)))
  }

  isBot(seat: Seat): boolean {
    return this.sitting.chairs[seat]?.state === 'bot'
  }

  private sit(next: Lobby): void {
    this.sitting = next
    const names = namesIn(next)
    if (names.join() !== this.names.join()) this.names = names
  }
}
