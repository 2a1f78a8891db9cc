import { nameIn } from '../../stage/model/touch-names'
import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Claim } from '../../games/types'
import { say as sentence, text } from '../../i18n/say'
import { useSelection, type ShownRefusal } from './selection'
import { useTable } from './table'

/**
 * A claim that the viewer may make at any time ("Cassino!"): always offered in the same way, whether it is true or not.
 */
export const useClaim = defineStore('claim', () => {
  const selection = useSelection()
  const table = useTable()

  /** The claim of this game, whether it can be made at this moment or not: its button keeps its place. */
  const offered = computed<Claim | null>(() => {
    if (selection.source !== null) return selection.source.face.claim?.(selection.source.seen) ?? null
    if (table.seen === null || !table.persons.includes(table.looking.eye)) return null
    return table.face?.claim?.(table.seen) ?? null
  })
  /** Null while the screen is passed on, too. */
  const claim = computed(() => (selection.source === null && table.looking.isCovered ? null : offered.value))
  const words = computed(() => {
    const game = selection.source?.face.id ?? table.face?.id
    return offered.value === null || game === undefined ? '' : sentence(game, offered.value.words)
  })

  /** Whether the claim stands for a move, judged by the move's touches. */
  const covers = (touches: readonly string[]): boolean =>
    claim.value !== null && nameIn(touches[0], 'say')?.startsWith(claim.value.touch) === true

  /** Makes the claim: plays it if it is true, otherwise shows the rule against it. */
  async function make(at: ShownRefusal['at'] = null): Promise<void> {
    if (claim.value === null) return
    if (selection.source === null) return selection.refuse(text('game.nothingToClaim'), at)
    selection.clear()
    await selection.tap(claim.value.touch, at)
  }

  return { offered, claim, words, covers, make }
})
