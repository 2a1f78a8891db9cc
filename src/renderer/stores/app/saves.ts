import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { SaveSummary } from '../../../protocol/app/services'
import { encodingOf } from '../../../protocol/wire/text-encoding'
import { text, errorText } from '../../i18n/say'
import { dayOf, download } from '../../services/download'
import { useServices } from './services'

/** The largest record that is accepted, in bytes. */
const MAX_RECORD_BYTES = 1_048_576

/** A game in progress is stale if nobody has moved in it for this long, in milliseconds: 30 days. */
const STALE_AFTER_MS = 30 * 86_400_000

/** Whether a save is of a game that was left long ago, and can be read. @param now milliseconds since 1970 */
export const isStale = ({ over, fault, touched }: SaveSummary, now: number): boolean =>
  !over && fault === undefined && now - touched > STALE_AFTER_MS

/** The saved games on this machine. */
export const useSaves = defineStore('saves', () => {
  const list = ref<readonly SaveSummary[]>([])
  /** The fault of the last operation; kept until the next operation begins, even if a listing finishes meanwhile. */
  const operationFault = ref<string | null>(null)
  /** Why the list shown is out of date; null if it is current. */
  const listingFault = ref<string | null>(null)
  const fault = computed(() => operationFault.value ?? listingFault.value)
  const folder = ref('')
  /** The most recent save that can be resumed. */
  const latest = computed(
    () => list.value.find((save) => !save.over && save.fault === undefined && save.moves > 0) ?? null,
  )

  /** Stores the sentence for a failed operation, or clears it. */
  function setFault(sentence: string | null): void {
    operationFault.value = sentence
  }

  /** Performs an operation on the saves and stores the sentence if it fails. Resolves to whether it succeeded. */
  async function tryOperation(work: () => Promise<void>): Promise<boolean> {
    setFault(null)
    try {
      await work()
      return true
    } catch (error) {
      setFault(errorText(error))
      return false
    }
  }

  /** Lists the saves again. Resolves to whether it succeeded. */
  async function refresh(): Promise<boolean> {
    try {
      const saves = await useServices().saves.list()
      list.value = [...saves].sort((a, b) => b.touched - a.touched)
      listingFault.value = null
      return true
    } catch (error) {
      listingFault.value = errorText(error)
      return false
    }
  }

  async function findFolder(): Promise<void> {
    folder.value = (await useServices().platform()).savesFolder
  }

  /** Removes saves one after another, up to the first that fails. Resolves to the number of those removed. */
  async function remove(ids: readonly string[]): Promise<number> {
    let removed = 0
    await tryOperation(async () => {
      for (const id of ids) {
        await useServices().saves.remove(id)
        removed++
      }
    })
    await refresh()
    return removed
  }

  /** Makes a save of a copy that another program has made. Resolves to whether it succeeded. */
  const takeIn = (id: string): Promise<boolean> =>
    tryOperation(async () => {
      await useServices().saves.takeIn(id)
      await refresh()
    })

  /** Offers a record to the browser as a file download. */
  const downloadRecord = (save: SaveSummary): Promise<boolean> => tryOperation(() => exportSave(save))

  /**
   * Imports a record.
   * @param read resolves to its text, or rejects with a sentence that says why it cannot be a record
   */
  function importRecord(read: () => Promise<string>): Promise<boolean> {
    return tryOperation(async () => {
      await useServices().saves.importRecord(await read())
      await refresh()
    })
  }

  /** Imports a record from its text. */
  const importText = (record: string): Promise<boolean> => importRecord(() => Promise.resolve(record))
  /** Imports a record from a file; refuses an invalid one with a sentence. */
  const importFile = (file: File): Promise<boolean> => importRecord(() => textOf(file))

  return {
    list,
    fault,
    folder,
    latest,
    refresh,
    setFault,
    findFolder,
    remove,
    takeIn,
    downloadRecord,
    importFile,
    importText,
  }
})

async function exportSave({ id, game, begun }: SaveSummary): Promise<void> {
  const record = await useServices().saves.exportRecord(id)
  download(new Blob([record], { type: 'application/json' }), `${game}-${dayOf(new Date(begun))}.parlor`)
}

/** Reads the text of a file that may be a record. Rejects with a sentence if it cannot be one. */
async function textOf(file: File): Promise<string> {
  if (!/\.(parlor|json)$/i.test(file.name)) throw new Error(text('saves.notParlor'))
  if (file.size > MAX_RECORD_BYTES) throw new Error(text('saves.tooBig'))
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(encodingOf(bytes).encoding).decode(bytes)
}
