import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import { isTouchOf } from '../../stage/model/names'
import type { PieceTouch } from '../../stage/touch'
import { useSelection } from './selection'
import { useView } from '../app/view'

/**
 * For several small things under one fingertip: the first touch moves the camera close, the next one chooses. The
 * camera returns to the seat when nothing is left to choose, or on request.
 */
export const useCloseLook = defineStore('closeLook', () => {
  const hand = useSelection()
  const view = useView()
  const close = computed(() => view.name === 'close')

  watch(
    () => hand.source === null,
    (idle) => idle && close.value && view.home(),
  )

  // A card chosen from the hand is played somewhere else.
  watch(
    () => hand.picked.at(-1),
    (last) => close.value && isTouchOf(last, 'hand') && view.home(),
  )

  /** Counts what this touch and its neighbours could choose now. */
  const open = (touches: readonly string[]): number =>
    new Set(touches.filter((it) => hand.touchable.has(it) || hand.meantBy(it) !== null)).size

  /** Handles the touch if it can only mean a closer look; resolves to whether it did. */
  async function takes(event: PieceTouch): Promise<boolean> {
    if (close.value || (event.kind !== 'tap' && event.kind !== 'drag')) return false
    if (event.doubt === undefined) return false
    const touch = event.kind === 'tap' ? event.touch : event.to
    const { others, x, z } = event.doubt
    if (touch === null || open([touch, ...others]) < 2) return false
    view.lookClosely(x, z)
    // A piece that was dragged there stays selected until its place is chosen.
    if (event.kind === 'drag' && !hand.picked.includes(event.from)) await hand.tap(event.from)
    return true
  }

  return { close, takes }
})
