import { useSelection } from '../table/selection'
import { useLan } from '../lan/lan'
import { usePage } from '../app/page'
import { useSaves } from '../app/saves'
import { useServices } from '../app/services'
import { useTable } from '../table/table'

/** Whether this page was served to a guest, who can do nothing but play. */
export const isGuest = (): boolean => useServices().lan === undefined

/** Goes away from a LAN table; asks first where a chair in a game is left behind. */
export function leaveLan(): void {
  if (useLan().asksToLeave) usePage().open('leave')
  else void goAway()
}

/** Takes this screen's place at a LAN table back from another tab; goes away where that cannot be. */
export async function takeBack(): Promise<void> {
  if (!(await useLan().takeBack())) await goAway()
}

/** Goes away from a LAN table: to the shelf, or a guest to the door. */
export async function goAway(): Promise<void> {
  useLan().leave()
  useTable().leave()
  useSelection().clear()
  if (isGuest()) return usePage().go('door')
  usePage().go('shelf')
  await useSaves().refresh()
}
