import { errorText, say, text } from '../../i18n/say'
import { refusalWords } from '../../i18n/refusal-text'
import type { SelectionState, Slip } from './selection-state'

export type SelectionPlays = ReturnType<typeof createSelectionPlays>

/** How a hand plays a move. */
export function createSelectionPlays(state: SelectionState) {
  const { source, extras, slip, busy, held, asked, kept, put, refuse } = state
  /** Asked anew after each move. */
  const isRefused = (): boolean => slip.value !== null

  /** Plays a move with whatever was said with it. A refusal is shown; nothing is lost. */
  async function play(move: string, at: Slip['at'] = null): Promise<void> {
    const now = source.value
    if (now === null || held.value) return
    const said = extras.value.length > 0 && now.face.withExtras ? now.face.withExtras(move, extras.value) : move
    const refusal = now.refusal(said)
    if (refusal !== null) return refuse(refusalWords(refusal), at)
    busy.value = true
    try {
      put(kept())
      await now.play(said)
    } catch (error) {
      refuse(text('fault.unknown', { reason: errorText(error) }), at)
    } finally {
      busy.value = false
    }
  }

  /** Plays several moves one after the other, up to the first that is refused. */
  async function playSeries(texts: readonly string[]): Promise<void> {
    slip.value = null
    for (const move of texts) {
      await play(move)
      if (isRefused()) return
    }
  }

  /** Plays what was touched, unless that is asked about first. */
  async function playTouched(move: string, at: Slip['at']): Promise<void> {
    const now = source.value
    const question = asked.value === move ? null : (now?.face.asks?.(move, now.seen) ?? null)
    if (now === null || question === null) return play(move, at)
    put(kept())
    asked.value = move
    refuse(say(now.face.id, question), at)
  }

  return { isRefused, play, playSeries, playTouched }
}
