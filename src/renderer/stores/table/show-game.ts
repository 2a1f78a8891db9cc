import { usePage } from '../app/page'
import { useShelf } from '../app/shelf'
import { useTable } from './table'

/** Shows the game of the current table, with its box opened at once. */
export async function showGame(): Promise<void> {
  const { table } = useTable()
  if (table !== null) await useShelf().openAtOnce(table.game)
  usePage().go('game')
}
