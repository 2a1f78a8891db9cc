import { computed, ref } from 'vue'
import { ruleRefusalText } from '../../i18n/rule-refusal-text'
import { say, text } from '../../i18n/say'
import type { PieceTouch } from '../../stage/touch'
import type { SelectionMeaning } from './selection-meaning'
import type { SelectionPlays } from './selection-plays'
import type { SelectionState, ShownRefusal } from './selection-state'
import { isWithinHand, touchesOfCarried, touchesOfDrag } from './touch-narrowing'

/** Returns a function that explains why some touches mean nothing now, or plays what is legal though not listed. */
function createExplanation({ source, refuse }: SelectionState, { playTouched }: SelectionPlays) {
  return (touched: readonly string[], at: ShownRefusal['at']): void => {
    const now = source.value
    if (now === null) return
    const attempt = now.face.attempt?.(touched, now.seen) ?? null
    const refusal = attempt === null ? null : now.refusal(attempt)
    // Not every legal text is listed: amounts are free.
    if (attempt !== null && refusal === null) return void playTouched(attempt, at)
    const prompt = say(now.face.id, now.face.prompt(now.seen))
    refuse(refusal === null ? `${text('game.cannotTouch')} ${prompt}` : ruleRefusalText(refusal), at)
  }
}

/** Handles touches: a touch joins the selection, plays a move, or is explained if it means nothing. */
export function createSelectionTouches(state: SelectionState, meaning: SelectionMeaning, plays: SelectionPlays) {
  const { source, picked, carried, shownRefusal, isBlocked } = state
  const { moves, anyOrder, beginsUnlisted, outcomeOf, narrowed, touchable, hoveredTouch } = meaning
  const { playTouched, isRefused } = plays
  const explain = createExplanation(state, plays)
  /**
   * Strength of the last flick of the arrow, from 0 to 1: it makes the spin longer and has no effect on the outcome.
   */
  const flick = ref<number | null>(null)

  /** Picks a piece that was carried and put back; it is not played, even where touching it would be a whole move. */
  function putBack(piece: string): void {
    const touched = touchesOfCarried(moves.value, piece, anyOrder.value)
    if (touched.length === 0) return
    picked.value = touched
    shownRefusal.value = null
  }

  async function applyTouches(touched: readonly string[], at: ShownRefusal['at']): Promise<void> {
    picked.value = touched
    shownRefusal.value = null
    if (narrowed.value.complete !== null) await playTouched(narrowed.value.complete, at)
  }

  async function tap(touch: string, at: ShownRefusal['at'] = null): Promise<void> {
    carried.value = null
    if (source.value === null || isBlocked.value) return
    const outcome = outcomeOf(touch)
    if (outcome.kind === 'nothing') return explain([...picked.value, touch], at)
    picked.value = outcome.touches
    shownRefusal.value = null
    if (outcome.kind === 'play') await playTouched(outcome.move, at)
  }

  async function drag(from: string, to: string | null, at: ShownRefusal['at'] = null): Promise<void> {
    carried.value = null
    if (source.value === null || isBlocked.value) return
    if (isWithinHand(from, to)) return
    if (to === from) return putBack(from)
    if (to !== null && beginsUnlisted([from, to])) return void (picked.value = [from, to])
    const after = touchesOfDrag(moves.value, from, to, anyOrder.value)
    if (after !== null) return applyTouches(after, at)
    // What was picked before stays picked.
    explain(to === null ? [from] : [from, to], at)
  }

  /** Handles a pointer event of the stage or the flat table. */
  async function touch(event: PieceTouch): Promise<void> {
    if (event.kind === 'hover') return void (hoveredTouch.value = event.touch)
    if (event.kind === 'carry') return void (carried.value = event.touch)
    if (event.kind === 'lean') return
    const at = event.at ?? null
    if (event.kind === 'tap') await tap(event.touch, at)
    else if (event.kind === 'flick') {
      // A punter who flicks the arrow declares himself ready; the spin is the banker's.
      flick.value = touchable.value.has(event.touch) ? event.strength : null
      await tap(event.touch, at)
      if (isRefused()) flick.value = null
    } else await drag(event.from, event.to, at)
  }

  /** Forgets the flick: it belonged to one spin of one table. */
  function dropFlick(): void {
    flick.value = null
  }

  return { flick: computed(() => flick.value), tap, touch, dropFlick }
}
