import type { Lobby } from '../../protocol/lan/table-schemas'
import type { Seat } from '../../rules/kit'

const isPerson = (lobby: Lobby, seat: Seat): boolean => {
  const chair = lobby.chairs[seat]
  return chair?.state === 'here' || chair?.state === 'away'
}

/**
 * Whether somebody else has come in between two moments of a table: took a chair, or looks on.
 * @param ours seats of this screen
 * @param moving whether people of this screen are coming or sitting down, so that numbers of onlookers mean nothing
 */
export function hasArrived(before: Lobby, after: Lobby, ours: readonly Seat[], moving: boolean): boolean {
  const taken = after.chairs.some((_, seat) => {
    return !ours.includes(seat) && isPerson(after, seat) && before.chairs[seat]?.state === 'open'
  })
  return !moving && (taken || after.onlookers > before.onlookers)
}
