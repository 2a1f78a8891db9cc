import { refuse, type Refusal, type Seat } from '../rules/kit'
import { canceller, Cancelled, orCancelled, type Canceller } from './cancel'
import { waitedFor, type Course } from './course'
import { soundMove, thinkRequest } from './thinking'
import type { Thinker, Thought } from './types'

const STRONGEST = 5

/** `first` is true once a position and seat: a hint asked again is the same and counts once. */
export type Hint =
  | { readonly ok: true; readonly thought: Thought; readonly first: boolean }
  | { readonly ok: false; readonly error: Refusal }

export interface Hints {
  hint(seat: Seat): Promise<Hint>
  /** The position has changed. */
  stale(): void
}

/** Hints of one table: the strongest bot's thought with luck fixed by table and position, kept while both last. */
export function hinting(table: { readonly course: Course; readonly seed: string; readonly thinker: Thinker }): Hints {
  const { course } = table
  const kept = new Map<Seat, Promise<Thought>>()
  let open: Canceller = canceller()

  async function ask(seat: Seat): Promise<Thought> {
    const { signal } = open
    const request = thinkRequest(course, table.seed, seat, STRONGEST, 'hint')
    const thought = await orCancelled(table.thinker.think(request, signal), signal)
    if (!soundMove(course, seat, thought.move)) throw new Error(`A hint was unsound: ${thought.move}`)
    return thought
  }

  return {
    async hint(seat) {
      if (!waitedFor(course).includes(seat)) return refuse('not-your-turn', 'A hint is given in one’s own turn.')
      const known = kept.get(seat)
      const asked = known ?? ask(seat)
      kept.set(seat, asked)
      try {
        return { ok: true, thought: await asked, first: known === undefined }
      } catch (fault) {
        if (kept.get(seat) === asked) kept.delete(seat)
        if (fault instanceof Cancelled) return refuse('too-late', 'The position changed while the hint was sought.')
        return refuse('no-hint', 'No hint could be found.')
      }
    },
    stale() {
      open.cancel()
      open = canceller()
      kept.clear()
    },
  }
}
