import type { Lobby, LobbySeat } from '../../protocol/lan/table-schemas'
import { letterOf, type Seat } from '../../rules/kit'
import type { TableSeat } from '../play/played-table'

/** Returns the name at a chair; an open chair is named by its letter. */
const nameOf = (chair: LobbySeat, seat: Seat): string => (chair.state === 'open' ? letterOf(seat) : chair.name)

/** Lists the names in a lobby, by seat. */
const namesIn = ({ chairs }: Lobby): readonly string[] => chairs.map(nameOf)

/**
 * Converts a chair of a lobby to the form that the table shows.
 * @param isHere whether somebody at this screen sits there
 */
function tableSeatOf(chair: LobbySeat, seat: Seat, isHere: boolean): TableSeat {
  switch (chair.state) {
    case 'open':
      return { kind: 'far', name: nameOf(chair, seat), away: true }
    case 'bot':
      if (isHere) return { kind: 'person', name: chair.name }
      return { kind: 'bot', name: chair.name, level: chair.level, away: chair.standsIn }
    case 'here':
    case 'away':
      return isHere
        ? { kind: 'person', name: chair.name }
        : { kind: 'far', name: chair.name, away: chair.state === 'away' }
  }
}

/** The players at a remote table during one game. */
export class RemoteSeats {
  /** The latest lobby from the host. */
  latest: Lobby
  /** Names by seat; the array is replaced when any of them changes. */
  names: readonly string[]
  private gameLobby: Lobby

  constructor(first: Lobby) {
    this.latest = this.gameLobby = first
    this.names = namesIn(first)
  }

  /** Takes in a lobby from the host. Returns whether the game was paused or resumed. */
  update(next: Lobby): boolean {
    const isPauseChanged = next.paused !== this.latest.paused
    this.latest = next
    // Somebody who stands up after the end still took part in this game.
    if (next.phase !== 'over') this.setGameLobby(next)
    return isPauseChanged
  }

  /**
   * Lists the seats as the table shows them.
   * @param seatsHere the seats of this screen's people
   */
  tableSeats(seatsHere: readonly Seat[]): TableSeat[] {
    return this.gameLobby.chairs.map((chair, seat) => tableSeatOf(chair, seat, seatsHere.includes(seat)))
  }

  isBot(seat: Seat): boolean {
    return this.gameLobby.chairs[seat]?.state === 'bot'
  }

  private setGameLobby(next: Lobby): void {
    this.gameLobby = next
    const names = namesIn(next)
    if (names.join() !== this.names.join()) this.names = names
  }
}
