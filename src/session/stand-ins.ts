import type { Level } from '../ports/journal'
import { accept, refuse, type Result, type Seat } from '../rules/kit'
import type { SessionCore } from './session-core'
import { awaitedSeats } from './game-history'
import { createThink } from './thoughts'
import { anySoundMove, readLegalMove, createThinkRequest } from './bot-requests'
import type { Objection, Step } from './types'
import type { ThinkRequest } from '../ports/thinker'

/** A request to a thinker, and the state of the table to which it refers. */
export interface Question {
  readonly request: ThinkRequest
  /** The table's revision at the time of the request. */
  readonly revision: number
}

/** Plays moves for persons who do not move themselves. */
export type StandIns = ReturnType<typeof createStandIns>

/**
 * Plays a thought inside the queue. Refuses with `stale` if it is about an older revision of the table, or with the
 * refusal of `objection`. If the thought is missing or illegal, plays some sound move instead.
 */
export function playThought(
  core: SessionCore,
  { request, revision }: Question,
  text: string | null,
  objection: Objection = () => null,
): Promise<Result<Step>> {
  return core.enqueue(async () => {
    if (core.over || core.closed || core.revision !== revision) {
      return refuse('stale', 'The table has changed meanwhile.')
    }
    const refusal = objection()
    if (refusal) return { ok: false, error: refusal }
    const { history } = core.assignments
    const { seat, seed } = request
    const legal = text === null ? null : readLegalMove(history, seat, text)
    if (text !== null && !legal) core.report(new Error(`A bot answered an illegal move: ${text}`))
    return accept(await core.commit(seat, legal ? legal.move : anySoundMove(history, seat, seed)))
  })
}

/** @param seed of the table; thinkers receive only a digest of it. */
export function createStandIns(core: SessionCore, seed: string) {
  const think = createThink(core)

  return {
    /**
     * Thinks for a seat outside the queue, then plays the result. Refuses with `stale` if the table changed meanwhile, or
     * with the refusal that `objection` returns inside the queue.
     */
    async playFor(seat: Seat, level: Level, objection: Objection): Promise<Result<Step>> {
      if (!awaitedSeats(core.assignments.history).includes(seat))
        return refuse('not-your-turn', 'Nobody waits for that seat.')
      const request = createThinkRequest(core.assignments.history, seed, seat, level, 'late')
      const question = { request, revision: core.revision }
      return playThought(core, question, await think(request), objection)
    },
  }
}
