import { errorText, say, text } from '../../i18n/say'
import { ruleRefusalText } from '../../i18n/rule-refusal-text'
import type { SelectionState, ShownRefusal } from './selection-state'

export type SelectionPlays = ReturnType<typeof createSelectionPlays>

/** Creates the functions with which a hand plays moves. */
export function createSelectionPlays(state: SelectionState) {
  const { source, extras, shownRefusal, busy, isBlocked, moveToConfirm, keptTouches, select, refuse } = state
  /** A function, so that it is evaluated again after each move. */
  const isRefused = (): boolean => shownRefusal.value !== null

  /** Plays a move together with the extras that were declared. A refusal is shown, and the selection is kept. */
  async function play(move: string, at: ShownRefusal['at'] = null): Promise<void> {
    const now = source.value
    if (now === null || isBlocked.value) return
    const moveWithExtras =
      extras.value.length > 0 && now.face.withExtras ? now.face.withExtras(move, extras.value) : move
    const refusal = now.refusal(moveWithExtras)
    if (refusal !== null) return refuse(ruleRefusalText(refusal), at)
    busy.value = true
    try {
      select(keptTouches())
      await now.play(moveWithExtras)
    } catch (error) {
      refuse(text('fault.unknown', { reason: errorText(error) }), at)
    } finally {
      busy.value = false
    }
  }

  /** Plays several moves in sequence, up to the first that is refused. */
  async function playSeries(texts: readonly string[]): Promise<void> {
    shownRefusal.value = null
    for (const move of texts) {
      await play(move)
      if (isRefused()) return
    }
  }

  /** Plays the touched move, unless it has to be confirmed first. */
  async function playTouched(move: string, at: ShownRefusal['at']): Promise<void> {
    const now = source.value
    const question = moveToConfirm.value === move ? null : (now?.face.confirmQuestion?.(move, now.seen) ?? null)
    if (now === null || question === null) return play(move, at)
    select(keptTouches())
    moveToConfirm.value = move
    refuse(say(now.face.id, question), at)
  }

  return { isRefused, play, playSeries, playTouched }
}
