import type { Level } from '../ports/journal'
import { accept, refuse, type Result, type Seat } from '../rules/kit'
import type { SessionCore } from './session-core'
import { waitedFor } from './game-history'
import { createThoughts } from './thoughts'
import { anySoundMove, legalMove, thinkRequest } from './bot-requests'
import type { Objection, Step } from './types'
import type { ThinkRequest } from '../ports/thinker'

/** What was asked of a thinker, and about which state of the table. */
export interface Question {
  readonly request: ThinkRequest
  /** The table's revision when it was asked. */
  readonly revision: number
}

/** Moves that a thinker chooses for persons who do not move themselves. */
export interface StandIns {
  /**
   * Thinks for a seat outside the queue, and plays what was found. Refuses with `stale` where the table has changed
   * meanwhile, and with what `objection` says inside the queue.
   */
  playFor(seat: Seat, level: Level, objection: Objection): Promise<Result<Step>>
}

/**
 * Plays a thought inside the queue. One about an older revision of the table is refused with `stale`, and any with what
 * `objection` says. Where there is none, or an illegal one, some sound move is played.
 */
export function playThought(
  core: SessionCore,
  { request, revision }: Question,
  text: string | null,
  objection: Objection = () => null,
): Promise<Result<Step>> {
  return core.inTurn(async () => {
    if (core.over || core.closed || core.revision !== revision) {
      return refuse('stale', 'The table has changed meanwhile.')
    }
    const refusal = objection()
    if (refusal) return { ok: false, error: refusal }
    const { course } = core.sitting
    const { seat, seed } = request
    const legal = text === null ? null : legalMove(course, seat, text)
    if (text !== null && !legal) core.report(new Error(`A bot answered an illegal move: ${text}`))
    return accept(await core.commit(seat, legal ? legal.move : anySoundMove(course, seat, seed)))
  })
}

/** @param seed of the table; thinkers are given no more than a digest of it. */
export function standIns(core: SessionCore, seed: string): StandIns {
  const think = createThoughts(core)

  return {
    async playFor(seat, level, objection) {
      if (!waitedFor(core.sitting.course).includes(seat)) return refuse('not-your-turn', 'Nobody waits for that seat.')
      const request = thinkRequest(core.sitting.course, seed, seat, level, 'late')
      const question = { request, revision: core.revision }
      return playThought(core, question, await think(request), objection)
    },
  }
}
