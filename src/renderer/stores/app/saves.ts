import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { SaveSummary } from '../../../protocol/app/services'
import { text, errorText } from '../../i18n/say'
import { download } from '../../pictures/download'
import { useServices } from './services'

/** The largest record that is read, in bytes. */
const LARGEST = 1_048_576

/** Saved games of this machine. */
export const useSaves = defineStore('saves', () => {
  const list = ref<readonly SaveSummary[]>([])
  /** What the last deed met; it stands until the next deed begins, however slow the listing is. */
  const refused = ref<string | null>(null)
  /** Why the list that is shown is not of now. */
  const unread = ref<string | null>(null)
  const fault = computed(() => refused.value ?? unread.value)
  const folder = ref('')
  /** The last game that can be gone on with. */
  const latest = computed(
    () => list.value.find((save) => !save.over && save.fault === undefined && save.moves > 0) ?? null,
  )

  /** Keeps the sentence of what went wrong with a deed, or forgets it. */
  function refuse(sentence: string | null): void {
    refused.value = sentence
  }

  /** Does something with the saves, and keeps the sentence of what went wrong. Answers whether it went well. */
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

  /** Lists the saves anew. Answers whether it went well. */
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

  /** Gives a record to the browser as a file. */
  function writeCopy(save: SaveSummary): Promise<boolean> {
    return tried(async () => {
      const record = await useServices().saves.exportRecord(save.id)
      const day = new Date(save.begun).toISOString().slice(0, 10)
      download(new Blob([record], { type: 'application/json' }), `${save.game}-${day}.parlor`)
    })
  }

  /** Brings in a record. @param read answers its text, or rejects with the sentence why it cannot be one */
  function take(read: () => Promise<string>): Promise<boolean> {
    return tried(async () => {
      await useServices().saves.importRecord(await read())
      await refresh()
    })
  }

  /** Brings in the text of a record. */
  const bringInText = (record: string): Promise<boolean> => take(() => Promise.resolve(record))
  /** Brings in a file; refused with a sentence if it is no good record. */
  const bringIn = (file: File): Promise<boolean> => take(() => textOf(file))

  return { list, fault, folder, latest, refresh, refuse, findFolder, remove, writeCopy, bringIn, bringInText }
})

/** The text of a file that may be a record. Rejects with a sentence where it cannot be one. */
async function textOf(file: File): Promise<string> {
  if (!/\.(parlor|json)$/i.test(file.name)) throw new Error(text('saves.notParlor'))
  if (file.size > LARGEST) throw new Error(text('saves.tooBig'))
  return file.text()
}
