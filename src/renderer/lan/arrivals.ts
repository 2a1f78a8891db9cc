import type { Lobby } from '../../protocol/lan/table-schemas'
import type { Seat } from '../../rules/kit'

const isPerson = (lobby: Lobby, seat: Seat): boolean => {
  const chair = lobby.chairs[seat]
  return chair?.state === 'here' || chair?.state === 'away'
}

/**
 * Whether somebody from another screen has arrived between two states of a table, on an open chair or as an onlooker.
 * @param ownSeats seats of this screen
 * @param isReseating whether people of this screen are sitting down or standing up, so that the number of onlookers
 * says nothing about others; the answer is then always false
 */
export function hasArrived(before: Lobby, after: Lobby, ownSeats: readonly Seat[], isReseating: boolean): boolean {
  const taken = after.chairs.some((_, seat) => {
    return !ownSeats.includes(seat) && isPerson(after, seat) && before.chairs[seat]?.state === 'open'
  })
  return !isReseating && (taken || after.onlookers > before.onlookers)
}
