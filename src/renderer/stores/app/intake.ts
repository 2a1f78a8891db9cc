import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { ExaminedRecord } from '../../../protocol/app/services'
import { MAX_RECORD_LENGTH } from '../../../protocol/wire/fields'
import { encodingOf } from '../../../protocol/wire/text-encoding'
import { errorText, text } from '../../i18n/say'
import { mayHoldGame } from '../../services/dropped-files'
import { useSaves } from './saves'
import { useServices } from './services'

/** A file that somebody wants to take in: a game, one that is here already or comes twice, or none at all. */
export type ExaminedFile = { readonly file: File } & (
  | { readonly kind: 'game'; readonly record: ExaminedRecord }
  | { readonly kind: 'double'; readonly record: ExaminedRecord }
  | { readonly kind: 'fault'; readonly reason: string }
)

/** The files that are to be taken into the drawer: first all are examined, and nothing changes until that is wanted. */
export const useIntake = defineStore('intake', () => {
  const saves = useSaves()
  /** Null while nothing is to be taken in. */
  const examined = shallowRef<readonly ExaminedFile[] | null>(null)
  /** How many files are still to be examined. */
  const left = ref(0)
  const isBusy = ref(false)
  const ofKind = <K extends ExaminedFile['kind']>(kind: K) =>
    computed(() =>
      (examined.value ?? []).filter((it): it is Extract<ExaminedFile, { readonly kind: K }> => it.kind === kind),
    )
  const [games, doubles, faults] = [ofKind('game'), ofKind('double'), ofKind('fault')]
  /** A look at files that was left off ends when it sees that another number counts. */
  let looks = 0

  /** Examines files, besides those that are being looked at already. */
  async function look(files: readonly File[]): Promise<void> {
    if (examined.value === null) looks++
    const own = looks
    examined.value ??= []
    left.value += files.length
    // Doubles are only known once the whole drawer is.
    await saves.refresh()
    for (const file of files) {
      const found = await examine(file)
      if (own !== looks) return
      const known = [...saves.list.map(({ hash }) => hash), ...games.value.map(({ record }) => record.hash)]
      const isDouble = found.kind === 'game' && known.includes(found.record.hash)
      examined.value = [...examined.value, isDouble ? { ...found, kind: 'double' } : found]
      left.value--
    }
  }

  /** Takes the games in. Resolves to the ids of those that came in; what did not is named as a fault. */
  async function takeIn(): Promise<readonly string[]> {
    isBusy.value = true
    const ids: string[] = []
    const refused: ExaminedFile[] = []
    for (const { file } of games.value) {
      try {
        ids.push(await useServices().saves.importRecord(await textOf(file)))
      } catch (error) {
        refused.push({ file, kind: 'fault', reason: errorText(error) })
      }
    }
    if (ids.length > 0) await saves.refresh()
    isBusy.value = false
    leave()
    if (refused.length > 0) examined.value = refused
    return ids
  }

  /** Leaves everything as it is. */
  function leave(): void {
    looks++
    left.value = 0
    examined.value = null
  }

  return { examined, games, doubles, faults, left, isBusy, look, takeIn, leave }
})

async function examine(file: File): Promise<ExaminedFile> {
  try {
    return { file, kind: 'game', record: await useServices().saves.examineRecord(await textOf(file)) }
  } catch (error) {
    return { file, kind: 'fault', reason: errorText(error) }
  }
}

/** Reads the text of a file that may be a record. Rejects with a sentence if it cannot be one. */
async function textOf(file: File): Promise<string> {
  if (!mayHoldGame(file.name)) throw new Error(text('drawer.notParlor'))
  if (file.size === 0) throw new Error(text('drawer.empty'))
  if (file.size > MAX_RECORD_LENGTH) throw new Error(text('drawer.tooBig'))
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(encodingOf(bytes).encoding).decode(bytes)
}
