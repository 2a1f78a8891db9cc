import { usePage } from '../app/page'
import { useShelf } from '../app/shelf'
import { useTable } from './table'

/** The ways from one place of the page to another. */
export async function toGame(): Promise<void> {
  const { table } = useTable()
  if (table !== null) await useShelf().openAtOnce(table.game)
  usePage().go('game')
}
