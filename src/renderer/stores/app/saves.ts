import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { SaveSummary } from '../../../protocol/app/services'
import { text, errorText } from '../../i18n/say'
import { download } from '../../pictures/download'
import { useServices } from './services'

/** The largest record that is accepted, in bytes. */
const LARGEST = 1_048_576

/** The saved games on this machine. */
export const useSaves = defineStore('saves', () => {
  const list = ref<readonly SaveSummary[]>([])
  /** The fault of the last operation; kept until the next operation begins, even if a listing finishes meanwhile. */
  const refused = ref<string | null>(null)
  /** Why the list shown is out of date; null if it is current. */
  const unread = ref<string | null>(null)
  const fault = computed(() => refused.value ?? unread.value)
  const folder = ref('')
  /** The most recent save that can be resumed. */
  const latest = computed(
    () => list.value.find((save) => !save.over && save.fault === undefined && save.moves > 0) ?? null,
  )

  /** Stores the sentence for a failed operation, or clears it. */
  function refuse(sentence: string | null): void {
    refused.value = sentence
  }

  /** Performs an operation on the saves and stores the sentence if it fails. Resolves to whether it succeeded. */
  async function tried(work: () => Promise<void>): Promise<boolean> {
    refuse(null)
    try {
      await work()
      return true
    } catch (error) {
      refuse(errorText(error))
      return false
    }
  }

  /** Lists the saves again. Resolves to whether it succeeded. */
  async function refresh(): Promise<boolean> {
    try {
      const saves = await useServices().saves.list()
      list.value = [...saves].sort((a, b) => b.touched - a.touched)
      unread.value = null
      return true
    } catch (error) {
      unread.value = errorText(error)
      return false
    }
  }

  async function findFolder(): Promise<void> {
    folder.value = (await useServices().platform()).savesFolder
  }

  function remove(id: string): Promise<boolean> {
    return tried(async () => {
      await useServices().saves.remove(id)
      await refresh()
    })
  }

  /** Offers a record to the browser as a file download. */
  function writeCopy(save: SaveSummary): Promise<boolean> {
    return tried(async () => {
      const record = await useServices().saves.exportRecord(save.id)
      const day = new Date(save.begun).toISOString().slice(0, 10)
      download(new Blob([record], { type: 'application/json' }), `${save.game}-${day}.parlor`)
    })
  }

  /**
   * Imports a record.
   * @param read resolves to its text, or rejects with a sentence that says why it cannot be a record
   */
  function take(read: () => Promise<string>): Promise<boolean> {
    return tried(async () => {
      await useServices().saves.importRecord(await read())
      await refresh()
    })
  }

  /** Imports a record from its text. */
  const bringInText = (record: string): Promise<boolean> => take(() => Promise.resolve(record))
  /** Imports a record from a file; refuses an invalid one with a sentence. */
  const bringIn = (file: File): Promise<boolean> => take(() => textOf(file))

  return { list, fault, folder, latest, refresh, refuse, findFolder, remove, writeCopy, bringIn, bringInText }
})

/** Reads the text of a file that may be a record. Rejects with a sentence if it cannot be one. */
async function textOf(file: File): Promise<string> {
  if (!/\.(parlor|json)$/i.test(file.name)) throw new Error(text('saves.notParlor'))
  if (file.size > LARGEST) throw new Error(text('saves.tooBig'))
  return file.text()
}
