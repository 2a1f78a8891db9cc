import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { SaveSummary } from '../../protocol/services'
import { text } from '../i18n/say'
import { sentenceOf } from './faults'
import { useServices } from './services'

/** The largest record that is read, in bytes. */
const LARGEST = 1_048_576

/** Saved games of this machine. */
export const useSaves = defineStore('saves', () => {
  const list = ref<readonly SaveSummary[]>([])
  const fault = ref<string | null>(null)
  const folder = ref('')
  /** The last game that can be gone on with. */
  const latest = computed(
    () => list.value.find((save) => !save.over && save.fault === undefined && save.moves > 0) ?? null,
  )

  /** Does something with the saves, and keeps the sentence of what went wrong. Answers whether it went well. */
  async function tried(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      fault.value = null
      return true
    } catch (error) {
      fault.value = sentenceOf(error)
      return false
    }
  }

  async function read(): Promise<void> {
    const saves = await useServices().saves.list()
    list.value = [...saves].sort((a, b) => b.touched - a.touched)
  }

  function refresh(): Promise<boolean> {
    return tried(read)
  }

  async function findFolder(): Promise<void> {
    folder.value = (await useServices().platform()).savesFolder
  }

  function remove(id: string): Promise<boolean> {
    return tried(async () => {
      await useServices().saves.remove(id)
      await read()
    })
  }

  /** Gives a record to the browser as a file. */
  function writeCopy(save: SaveSummary): Promise<boolean> {
    return tried(async () => {
      const record = await useServices().saves.exportRecord(save.id)
      const address = URL.createObjectURL(new Blob([record], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = address
      link.download = `${save.game}-${new Date(save.begun).toISOString().slice(0, 10)}.parlor`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    })
  }

  /** Brings in the text of a record. */
  function bringInText(record: string): Promise<boolean> {
    return tried(async () => {
      await useServices().saves.importRecord(record)
      await read()
    })
  }

  /** Brings in a file; refused with a sentence if it is no good record. */
  function bringIn(file: File): Promise<boolean> {
    return tried(async () => {
      if (!/\.(parlor|json)$/i.test(file.name)) throw new Error(text('saves.notParlor'))
      if (file.size > LARGEST) throw new Error(text('saves.tooBig'))
      await useServices().saves.importRecord(await file.text())
      await read()
    })
  }

  return { list, fault, folder, latest, refresh, findFolder, remove, writeCopy, bringIn, bringInText }
})
