import type { SeatPlayer } from '../ports/journal'
import { seatsIn, type Seat } from '../rules/kit'
import { canceller, Cancelled, orCancelled, type Canceller } from '../async/cancellation'
import type { SessionCore } from './session-core'
import { waitedFor } from './game-history'
import { createPondering } from './pondering'
import { playThought } from './stand-ins'
import { legalMove, thinkRequest } from './bot-requests'
import type { Thinker } from '../ports/thinker'

type Bot = Extract<SeatPlayer, { kind: 'bot' }>

export interface BotTurns {
  /** Lets bots move while the game waits for one. Called again meanwhile, it is the same run. */
  run(): Promise<void>
}

export function createBotTurns(core: SessionCore, seed: string): BotTurns {
  const { course, chairs } = core.sitting
  const pondering = createPondering(core, seed)
  let running: Promise<void> | null = null
  let thinking: Canceller | null = null
  /** Who has been asked in this position already. */
  const offered = { revision: -1, seats: 0 }

  function nextBot(): { readonly seat: Seat; readonly bot: Bot } | null {
    if (core.over || core.closed) return null
    for (const seat of waitedFor(course)) {
      const chair = chairs[seat]
      if (chair?.kind === 'bot') return { seat, bot: chair }
    }
    return null
  }

  async function loop(): Promise<void> {
    try {
      await core.inTurn(() => core.settle())
      for (;;) {
        await offerAll()
        const next = nextBot()
        if (!next) break
        await turn(next.seat, next.bot)
      }
    } finally {
      // Cleared in the same breath as the decision to stop, so that a later call always looks again.
      running = null
    }
    pondering.begin()
  }

  /** Asks every bot that may act although nobody waits for it, once a position, whether it wants to. */
  async function offerAll(): Promise<void> {
    for (let next = nextOffer(); next; next = nextOffer()) {
      offered.seats |= 1 << next.seat
      const asked = core.revision
      const request = thinkRequest(course, seed, next.seat, next.bot.level, 'offer')
      // Nobody is told who considers to interrupt: that would tell that there is something to interrupt.
      const text = await think(null, () => core.thinker.think(request, thinking?.signal))
      if (text === null) continue
      await core.inTurn(async () => {
        if (core.over || core.closed || core.revision !== asked) return
        const legal = legalMove(course, next.seat, text)
        if (legal) await core.commit(next.seat, legal.move)
        else core.report(new Error(`A bot answered an illegal move: ${text}`))
      })
    }
  }

  function nextOffer(): { readonly seat: Seat; readonly bot: Bot } | null {
    if (core.over || core.closed) return null
    if (offered.revision !== core.revision) Object.assign(offered, { revision: core.revision, seats: 0 })
    const { game, state } = course
    for (const seat of seatsIn(game.may(state) & ~game.must(state) & ~offered.seats)) {
      const chair = chairs[seat]
      if (chair?.kind === 'bot') return { seat, bot: chair }
    }
    return null
  }

  /** One bot's turn: thought outside the queue, so that people can undo or leave meanwhile, and played inside it. */
  async function turn(seat: Seat, bot: Bot): Promise<void> {
    const question = { request: thinkRequest(course, seed, seat, bot.level, 'turn'), revision: core.revision }
    const text = await think(seat, () => core.thinker.think(question.request, thinking?.signal))
    await playThought(core, question, text)
  }

  /** The thought's move, or null if there is none; `seat` is who is seen thinking. */
  async function think(seat: Seat | null, ask: () => ReturnType<Thinker['think']>): Promise<string | null> {
    const { signal } = (thinking = canceller())
    if (seat !== null) core.emit({ kind: 'thinking', seat })
    try {
      return (await orCancelled(ask(), signal)).move
    } catch (fault) {
      if (!(fault instanceof Cancelled) && !signal.aborted) core.report(fault)
      return null
    } finally {
      thinking = null
      if (seat !== null) core.emit({ kind: 'thinking', seat: null })
    }
  }

  core.onStale(() => thinking?.cancel())
  return { run: () => (running ??= loop()) }
}
