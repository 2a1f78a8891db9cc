import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import { isTouchOf } from '../../stage/model/names'
import type { PieceTouch } from '../../stage/touch'
import { useSelection } from './selection'
import { useView } from '../app/view'

/**
 * Small things under one fingertip: the first touch leans over them, the next one chooses. The look goes back to the
 * seat when nothing is left to choose, or when that is asked for.
 */
export const useCloseLook = defineStore('closeLook', () => {
  const hand = useSelection()
  const view = useView()
  const close = computed(() => view.name === 'close')

  watch(
    () => hand.source === null,
    (idle) => idle && close.value && view.home(),
  )

  // A card that was chosen from the hand is laid somewhere else.
  watch(
    () => hand.picked.at(-1),
    (last) => close.value && isTouchOf(last, 'hand') && view.home(),
  )

  /** What this touch and those beside it could choose now. */
  const open = (touches: readonly string[]): number =>
    new Set(touches.filter((it) => hand.touchable.has(it) || hand.meantBy(it) !== null)).size

  /** Takes the touch if it can only mean to look closer; answers whether it did. */
  async function takes(event: PieceTouch): Promise<boolean> {
    if (close.value || (event.kind !== 'tap' && event.kind !== 'drag')) return false
    if (event.doubt === undefined) return false
    const touch = event.kind === 'tap' ? event.touch : event.to
    const { others, x, z } = event.doubt
    if (touch === null || open([touch, ...others]) < 2) return false
    view.lookClosely(x, z)
    // What was carried there stays in hand until its place is chosen.
    if (event.kind === 'drag' && !hand.picked.includes(event.from)) await hand.tap(event.from)
    return true
  }

  return { close, takes }
})
