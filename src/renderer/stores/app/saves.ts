import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { SaveNoteChange, SaveSummary } from '../../../protocol/app/services'
import { errorText } from '../../i18n/say'
import { dayOf, download } from '../../services/download'
import { useServices } from './services'

/** How many cards are asked for first where nothing is known yet: as many as are shown at once. */
const FIRST_COUNT = 60

/** The saved games on this machine. */
export const useSaves = defineStore('saves', () => {
  const list = shallowRef<readonly SaveSummary[]>([])
  /** Whether the whole list has been seen. */
  const isKnown = ref(false)
  /** The listing begun last, while it is under way; the number of those begun, and which of them is shown. */
  let listing: Promise<boolean> | null = null
  let begun = 0
  let shownTurn = 0
  /** The fault of the last operation; kept until the next operation begins, even if a listing finishes meanwhile. */
  const operationFault = ref<string | null>(null)
  /** Why the list shown is out of date; null if it is current. */
  const listingFault = ref<string | null>(null)
  const fault = computed(() => operationFault.value ?? listingFault.value)
  const folder = ref('')
  /** The saves that were removed last, which can be brought back. */
  const removed = ref<readonly string[]>([])
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

  /**
   * Lists the saves again, at first those begun last where there was no list yet. Resolves to whether it succeeded. What
   * an older listing finds after that is left out: it may not know what has changed since.
   */
  function refresh(): Promise<boolean> {
    const own = listAgain(++begun)
    listing = own
    void own.finally(() => listing === own && (listing = null))
    return own
  }

  async function listAgain(turn: number): Promise<boolean> {
    const { saves } = useServices()
    const show = (found: readonly SaveSummary[]): void => {
      if (turn < shownTurn) return
      shownTurn = turn
      list.value = found
    }
    try {
      const first = isKnown.value ? null : await saves.list(FIRST_COUNT)
      if (first) show(first)
      // Fewer are all there are.
      if (first === null || first.length >= FIRST_COUNT) show(await saves.list())
      isKnown.value = true
      listingFault.value = null
      return true
    } catch (error) {
      listingFault.value = errorText(error)
      return false
    }
  }

  /** Lists the saves again, unless they are just being listed: of thousands, a second list would only be later. */
  const look = (): Promise<boolean> => listing ?? refresh()

  async function findFolder(): Promise<void> {
    folder.value = (await useServices().platform()).savesFolder
  }

  /** Does something with saves one after another, up to the first that fails. Resolves to those that it was done with. */
  async function withEach(ids: readonly string[], act: (id: string) => Promise<void>): Promise<readonly string[]> {
    let done = 0
    await tryOperation(async () => {
      for (; done < ids.length; done++) await act(ids[done]!)
    })
    await refresh()
    return ids.slice(0, done)
  }

  /** Removes saves, up to the first that fails. Resolves to the number of those removed. */
  async function remove(ids: readonly string[]): Promise<number> {
    removed.value = await withEach(ids, (id) => useServices().saves.remove(id))
    return removed.value.length
  }

  /** Brings back what was removed last. Resolves to the number of games that are there again. */
  async function undoRemoval(): Promise<number> {
    const back = await withEach(removed.value, (id) => useServices().saves.restore(id))
    removed.value = removed.value.slice(back.length)
    return back.length
  }

  /** Notes something on the cards of saves. */
  async function note(saves: readonly SaveSummary[], change: SaveNoteChange): Promise<void> {
    await tryOperation(async () => {
      for (const { id } of saves) await useServices().saves.note(id, change)
    })
    await refresh()
  }

  /** Makes a save of a copy that another program has made. Resolves to whether it succeeded. */
  const takeIn = (id: string): Promise<boolean> =>
    tryOperation(async () => {
      await useServices().saves.takeIn(id)
      await refresh()
    })

  /** Offers records to the browser as downloads of files. */
  const downloadRecords = (saves: readonly SaveSummary[]): Promise<boolean> =>
    tryOperation(async () => {
      for (const save of saves) await exportSave(save)
    })

  return {
    list,
    isKnown,
    fault,
    folder,
    latest,
    refresh,
    look,
    setFault,
    findFolder,
    remove,
    removed,
    undoRemoval,
    note,
    takeIn,
    tryOperation,
    downloadRecords,
  }
})

async function exportSave({ id, game, begun }: SaveSummary): Promise<void> {
  const record = await useServices().saves.exportRecord(id)
  download(new Blob([record], { type: 'application/json' }), `${game}-${dayOf(new Date(begun))}.parlor`)
}
