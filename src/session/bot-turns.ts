import type { Level } from '../ports/journal'
import { seatsIn, type Seat } from '../rules/kit'
import type { SessionCore } from './session-core'
import { awaitedSeats } from './game-history'
import { createPondering } from './pondering'
import { playThought } from './stand-ins'
import { readLegalMove, createThinkRequest } from './bot-requests'
import { createThink, type Think } from './thoughts'

interface SeatedBot {
  readonly seat: Seat
  readonly level: Level
}

export type BotTurns = ReturnType<typeof createBotTurns>

/**
 * Creates the turns of a table's bots, including offers out of turn and pondering.
 * @param seed of the table; thinkers receive only a digest of it.
 */
export function createBotTurns(core: SessionCore, seed: string) {
  const { history } = core.assignments
  const pondering = createPondering(core, seed)
  const think = createThink(core)
  const offers = createOffers(core, seed, think)
  let running: Promise<void> | null = null

  async function loop(): Promise<void> {
    try {
      await core.enqueue(() => core.settleChance())
      for (;;) {
        await offers.make()
        const next = core.over || core.closed ? null : firstBot(core, awaitedSeats(history))
        if (!next) break
        await playTurn(next)
      }
    } finally {
      // Cleared in the same synchronous step as the decision to stop, so that a later call always starts a new run.
      running = null
    }
    pondering.begin()
  }

  /**
   * Plays one bot's turn: thinks outside the queue, so that people can undo or leave meanwhile, and moves inside it.
   */
  async function playTurn({ seat, level }: SeatedBot): Promise<void> {
    const question = { request: createThinkRequest(history, seed, seat, level, 'turn'), revision: core.revision }
    await playThought(core, question, await think(question.request, true))
  }

  return {
    /** Lets bots move for as long as the game waits for one. A call during a run returns the promise of that run. */
    run: () => (running ??= loop()),
  }
}

/** Offers a move to bots that may act although the game does not wait for them. */
function createOffers(core: SessionCore, seed: string, think: Think) {
  const { history } = core.assignments
  /** Bit set of the seats already asked, and the revision to which it applies. */
  const offersMade = { revision: -1, seats: 0 }

  function next(): SeatedBot | null {
    if (core.over || core.closed) return null
    if (offersMade.revision !== core.revision) Object.assign(offersMade, { revision: core.revision, seats: 0 })
    const { game, state } = history
    return firstBot(core, seatsIn(game.optionalSeats(state) & ~game.requiredSeats(state) & ~offersMade.seats))
  }

  return {
    /** Asks each of these bots once for the current position. */
    async make(): Promise<void> {
      for (let bot = next(); bot; bot = next()) {
        const { seat, level } = bot
        offersMade.seats |= 1 << seat
        const askedRevision = core.revision
        // Offers are not announced: to show that a bot is considering an interruption would reveal that there is one to
        // consider.
        const text = await think(createThinkRequest(history, seed, seat, level, 'offer'))
        if (text === null) continue
        await core.enqueue(async () => {
          if (core.over || core.closed || core.revision !== askedRevision) return
          const legal = readLegalMove(history, seat, text)
          if (legal) await core.commit(seat, legal.move)
          else core.report(new Error(`A bot answered an illegal move: ${text}`))
        })
      }
    },
  }
}

/** Returns the first of the seats that a bot occupies. */
function firstBot({ assignments: { chairs } }: SessionCore, seats: Iterable<Seat>): SeatedBot | null {
  for (const seat of seats) {
    const chair = chairs[seat]
    if (chair?.kind === 'bot') return { seat, level: chair.level }
  }
  return null
}
