import { text } from '../../i18n/say'
import { useLan } from './lan'
import { useNewGame } from '../table/new-game'
import { usePage } from '../app/page'
import { useServices } from '../app/services'

/** Whether this machine can host LAN tables; a guest's page cannot. */
export const canHost = (): boolean => useServices().lan !== undefined

/**
 * Opens the table configured on the new-game sheet and seats the people of this screen in their chosen seats. Resolves
 * to null on success, otherwise to the sentence that says why it failed.
 */
export async function openLanTable(): Promise<string | null> {
  const sheet = useNewGame()
  const lan = useLan()
  if (sheet.fault !== null) return sheet.fault
  const persons = sheet.personsHere()
  if (!(await lan.host(sheet.tableSettings()))) return lan.fault ?? text('lan.table.failed')
  for (const { name, seat } of persons) await lan.sit(name, seat)
  usePage().go('gathering')
  return null
}
