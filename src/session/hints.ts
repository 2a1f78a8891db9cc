import { refuse, type Refusal, type Seat } from '../rules/kit'
import { canceller, Cancelled, orCancelled, type Canceller } from '../async/cancellation'
import type { SessionCore } from './session-core'
import { waitedFor } from './game-history'
import { soundMove, thinkRequest } from './bot-requests'
import type { Advice } from './types'

const STRONGEST = 5

/**
 * The outcome of a request for a hint. `first` is true once for each position and seat: a repeated request gets the
 * same hint and does not count again.
 */
type Hint =
  | { readonly ok: true; readonly thought: Advice; readonly first: boolean }
  | { readonly ok: false; readonly error: Refusal }

export interface Hints {
  hint(seat: Seat): Promise<Hint>
}

/**
 * Creates the hints of one table: the strongest bot's answers, with a seed fixed by table and position. Each is cached
 * until the table changes.
 */
export function createHints(core: SessionCore, seed: string): Hints {
  const { course } = core.sitting
  const kept = new Map<Seat, Promise<Advice>>()
  /** Cancels the hints being computed for this position; null if none was requested. */
  let open: Canceller | null = null

  async function ask(seat: Seat): Promise<Advice> {
    const { signal } = (open ??= canceller())
    const request = thinkRequest(course, seed, seat, STRONGEST, 'hint')
    const thought = await orCancelled(core.thinker.think(request, signal), signal)
    const { move } = thought
    if (move === null || !soundMove(course, seat, move)) throw new Error(`A hint was unsound: ${move}`)
    return { ...thought, move }
  }

  core.onStale(() => {
    open?.cancel()
    open = null
    kept.clear()
  })

  return {
    async hint(seat) {
      const ended = core.ended()
      if (ended) return { ok: false, error: ended }
      if (!waitedFor(course).includes(seat)) return refuse('not-your-turn', 'A hint is given in one’s own turn.')
      const known = kept.get(seat)
      const asked = known ?? ask(seat)
      kept.set(seat, asked)
      try {
        return { ok: true, thought: await asked, first: known === undefined }
      } catch (fault) {
        if (kept.get(seat) === asked) kept.delete(seat)
        if (fault instanceof Cancelled) return refuse('too-late', 'The position changed while the hint was sought.')
        core.report(fault)
        return refuse('no-hint', 'No hint could be found.')
      }
    },
  }
}
