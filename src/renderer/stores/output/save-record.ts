import { dateNow } from '../../../async/clock'
import { text } from '../../i18n/say'
import { download, fileName } from '../../services/download'
import { useLan } from '../lan/lan'
import { useGameLog } from '../app/game-log'
import { useTable } from '../table/table'

/** Whether this page offers the game's record as a file; tables of this machine have it among the saves. */
export const canSaveRecord = (): boolean =>
  useLan().joinedTable?.isOwner === false && useTable().over && recordText() !== null

/** Returns the record as written in files; null while it is not known. */
export function recordText(): string | null {
  const record = useTable().table?.record() ?? null
  return record && `${JSON.stringify(record)}\n`
}

/** Offers the record of the finished game to the browser as a file, which any Parlor Box can import. */
export function saveRecord(): void {
  const words = recordText()
  const game = useTable().table?.game
  if (words === null || game === undefined) return
  download(new Blob([words], { type: 'application/json' }), fileName(game, 'record', 'parlor', new Date(dateNow())))
  useGameLog().answer(text('pictures.recordSaved'))
}
