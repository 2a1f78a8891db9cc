import { nameIn } from '../../stage/model/touch-names'
import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Claim } from '../../games/types'
import { say as sentence, text } from '../../i18n/say'
import { useSelection } from './selection'
import type { ShownRefusal } from './selection-state'
import { useTable } from './table'

/**
 * A claim that the viewer may make at any time ("Cassino!"): always offered in the same way, whether it is true or not.
 */
export const useClaim = defineStore('claim', () => {
  const selection = useSelection()
  const table = useTable()

  const claim = computed<Claim | null>(() => {
    if (selection.source !== null) return selection.source.face.claim?.(selection.source.seen) ?? null
    const { eye, isCovered } = table.looking
    if (table.seen === null || isCovered || !table.persons.includes(eye)) return null
    return table.face?.claim?.(table.seen) ?? null
  })
  const words = computed(() => {
    const game = selection.source?.face.id ?? table.face?.id
    return claim.value === null || game === undefined ? '' : sentence(game, claim.value.words)
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

  return { claim, words, covers, make }
})
