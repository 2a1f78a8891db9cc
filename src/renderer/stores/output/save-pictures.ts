import { onScopeDispose, ref } from 'vue'
import { dateNow } from '../../../async/clock'
import type { GameFace } from '../../games/types'
import { text, errorText } from '../../i18n/say'
import { download, fileName } from '../../services/download'
import { WorkCancelled, type CancellableWork } from '../../pictures/cancellable-work'
import type { TablePort } from '../../play/played-table'
import { useGameLog } from '../app/game-log'
import { useTable } from '../table/table'
import { useView } from '../app/view'
import { openPrints, pictureOfGame, pictureOfTable } from './game-pictures'
import { pageOfGame } from './keep-page'

/** The kinds of picture that can be saved of a game; a page, of a game that is over. */
export type PictureKind = 'table' | 'film' | 'sheet' | 'page'

const FILE_EXTENSION: Readonly<Record<PictureKind, string>> = { table: 'png', film: 'gif', sheet: 'png', page: 'html' }

/** Returns the kinds of picture that can be saved now. */
export const pictureKinds = (): readonly PictureKind[] =>
  useTable().over ? ['table', 'film', 'sheet', 'page'] : ['table', 'film', 'sheet']

/** Saves pictures of the game at this table, of what the viewer may see and nothing more. */
export function useSavePictures() {
  /** The picture that is being made. */
  const making = ref<PictureKind | null>(null)
  /** Progress, from 0 to 1. */
  const part = ref(0)
  const fault = ref<string | null>(null)
  const table = useTable()
  const view = useView()
  let controller = new AbortController()

  async function make(kind: PictureKind, now: TablePort, face: GameFace): Promise<Blob> {
    if (kind === 'page') return pageOfGame(now.record())
    const work: CancellableWork = { signal: controller.signal, progress: (done) => (part.value = done) }
    // While an arrow spins, its result must not be readable.
    if (!view.flat) await view.waitForArrow()
    const prints = await openPrints()
    try {
      return await (kind === 'table'
        ? pictureOfTable(prints, work)
        : pictureOfGame(kind, { table: now, face }, prints, work))
    } finally {
      prints.close()
    }
  }

  /** Makes a picture and offers it to the browser as a file. Never rejects: failures are in `fault`. */
  async function save(kind: PictureKind): Promise<void> {
    const [now, face] = [table.table, table.face]
    if (making.value !== null || now === null || face === null) return
    controller = new AbortController()
    const { signal } = controller
    making.value = kind
    part.value = 0
    fault.value = null
    try {
      const file = await make(kind, now, face)
      if (signal.aborted) return
      download(file, fileName(face.id, kind, FILE_EXTENSION[kind], new Date(dateNow())))
      useGameLog().answer(text('pictures.saved'))
    } catch (error) {
      if (!(error instanceof WorkCancelled)) fault.value = text('pictures.fault', { reason: errorText(error) })
    } finally {
      making.value = null
    }
  }

  /** Cancels the work; nothing is saved. */
  const cancel = (): void => controller.abort()
  onScopeDispose(cancel)
  return { currentKind: making, progress: part, fault, save, cancel }
}
