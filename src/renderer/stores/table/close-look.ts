import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import { isTouchOf } from '../../stage/model/touch-names'
import type { PieceTouch } from '../../stage/touch'
import { useSelection } from './selection'
import { useView } from '../app/view'

/**
 * For several small things under one fingertip: the first touch moves the camera close, the next one chooses. The
 * camera returns to the seat when nothing is left to choose, or on request.
 */
export const useCloseLook = defineStore('closeLook', () => {
  const selection = useSelection()
  const view = useView()
  const isClose = computed(() => view.name === 'close')

  watch(
    () => selection.source === null,
    (idle) => idle && isClose.value && view.returnToSeat(),
  )

  // A card chosen from the hand is played somewhere else.
  watch(
    () => selection.picked.at(-1),
    (last) => isClose.value && isTouchOf(last, 'hand') && view.returnToSeat(),
  )

  /** Counts what this touch and its neighbours could choose now. */
  const countChoices = (touches: readonly string[]): number =>
    new Set(touches.filter((it) => selection.touchable.has(it) || selection.legalMoveWith(it) !== null)).size

  /** Handles the touch if it can only mean a closer look; resolves to whether it did. */
  async function handleTouch(event: PieceTouch): Promise<boolean> {
    if (isClose.value || (event.kind !== 'tap' && event.kind !== 'drag')) return false
    if (event.doubt === undefined) return false
    const touch = event.kind === 'tap' ? event.touch : event.to
    const { others, x, z } = event.doubt
    if (touch === null || countChoices([touch, ...others]) < 2) return false
    view.lookClosely(x, z)
    // A piece that was dragged there stays selected until its place is chosen.
    if (event.kind === 'drag' && !selection.picked.includes(event.from)) await selection.tap(event.from)
    return true
  }

  return { isClose, handleTouch }
})
