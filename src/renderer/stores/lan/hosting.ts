import { text } from '../../i18n/say'
import { useLan } from './lan'
import { useNewGame } from '../table/new-game'
import { usePage } from '../app/page'
import { useServices } from '../app/services'

/** Whether this machine can host tables for the house: a guest's page cannot. */
export const canHost = (): boolean => useServices().lan !== undefined

/**
 * Opens the table that the sheet of the new game describes, and seats the persons of this screen in their own chairs.
 * Answers the sentence that says why it could not be; null when people may come.
 */
export async function openForHouse(): Promise<string | null> {
  const sheet = useNewGame()
  const lan = useLan()
  if (sheet.fault !== null) return sheet.fault
  const persons = sheet.personsHere()
  if (!(await lan.host(sheet.wish(), []))) return lan.fault ?? text('lan.table.failed')
  for (const { name, seat } of persons) await lan.sit(name, seat)
  usePage().go('gathering')
  return null
}
