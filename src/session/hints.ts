import { refuse, type Refusal, type Seat } from '../rules/kit'
import { createCanceller, CancelledError, withCancellation, type Canceller } from '../async/cancellation'
import type { SessionCore } from './session-core'
import { awaitedSeats } from './game-history'
import { readSoundMove, createThinkRequest } from './bot-requests'
import type { Advice } from './types'

const HINT_LEVEL = 5

/**
 * The outcome of a request for a hint. `isFirst` is true once for each position and seat: a repeated request gets the
 * same hint and does not count again.
 */
type Hint =
  | { readonly ok: true; readonly thought: Advice; readonly isFirst: boolean }
  | { readonly ok: false; readonly error: Refusal }

export type Hints = ReturnType<typeof createHints>

/**
 * Creates the hints of one table: the strongest bot's answers, with a seed fixed by table and position. Each is cached
 * until the table changes.
 */
export function createHints(core: SessionCore, seed: string) {
  const { history } = core.assignments
  const adviceBySeat = new Map<Seat, Promise<Advice>>()
  /** Cancels the hints being computed for this position; null if none was requested. */
  let activeCanceller: Canceller | null = null

  async function ask(seat: Seat): Promise<Advice> {
    const { signal } = (activeCanceller ??= createCanceller())
    const request = createThinkRequest(history, seed, seat, HINT_LEVEL, 'hint')
    const thought = await withCancellation(core.thinker.think(request, signal), signal)
    const { move } = thought
    if (move === null || !readSoundMove(history, seat, move)) throw new Error(`A hint was unsound: ${move}`)
    return { ...thought, move }
  }

  core.onStale(() => {
    activeCanceller?.cancel()
    activeCanceller = null
    adviceBySeat.clear()
  })

  return {
    async hint(seat: Seat): Promise<Hint> {
      const ended = core.refusalIfEnded()
      if (ended) return { ok: false, error: ended }
      if (!awaitedSeats(history).includes(seat)) return refuse('not-your-turn', 'A hint is given in one’s own turn.')
      const known = adviceBySeat.get(seat)
      const pendingAdvice = known ?? ask(seat)
      adviceBySeat.set(seat, pendingAdvice)
      try {
        return { ok: true, thought: await pendingAdvice, isFirst: known === undefined }
      } catch (fault) {
        if (adviceBySeat.get(seat) === pendingAdvice) adviceBySeat.delete(seat)
        if (fault instanceof CancelledError)
          return refuse('too-late', 'The position changed while the hint was sought.')
        core.report(fault)
        return refuse('no-hint', 'No hint could be found.')
      }
    },
  }
}
