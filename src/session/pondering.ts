import type { SeatPlayer } from '../ports/journal'
import type { Thinker, ThinkRequest } from '../ports/thinker'
import { CancelledError, createCanceller, type Canceller } from '../async/cancellation'
import { seatsIn, type GameEvent, type Seat } from '../rules/kit'
import { readLegalMove, moveTexts, createThinkRequest } from './bot-requests'
import type { SessionCore } from './session-core'
import { awaitedSeats } from './game-history'

/** Computes bots' replies in advance, while a person thinks. */
export interface Pondering {
  /**
   * Starts if the game waits for exactly one person and a bot of a pondering level is seated; otherwise does nothing. A
   * repeated call for the same position lets the current work continue.
   */
  begin(): void
}

type Ponder = NonNullable<Thinker['ponder']>

/** The largest number of moves prepared for in one position. */
const MAX_PREPARED_MOVES = 6
/** Levels used to predict the person's move, in order of decreasing likelihood. */
const PREDICTION_LEVELS = [4, 3, 2] as const
/** Lowest level that is worth preparing; weaker bots answer at once. */
const MIN_PONDERING_LEVEL = 4

/**
 * Prepares bots' replies to the moves that a person is likely to make. The request made in advance is identical to the
 * one made after that move: the seat's view at that point, and the seed of that place in the game. So the reply is the
 * one that the bot would give anyway, and an unused one leaves no trace beyond a cached thought.
 * @param seed of the table; thinkers receive only a digest of it.
 */
export function createPondering(core: SessionCore, seed: string): Pondering {
  const { history } = core.assignments
  let ponderedRevision = -1
  let activeCanceller: Canceller | null = null

  core.onStale(() => {
    // Work in progress may be what is requested next; the thinker decides whether to continue it.
    if (core.closed || core.over) activeCanceller?.cancel()
  })

  /**
   * Yields the moves worth preparing for, the likeliest first: the predictions made from what the person's seat sees,
   * then all other legal moves.
   */
  async function* likelyMoves(seat: Seat, ponder: Ponder, signal: Canceller['signal']): AsyncGenerator<string> {
    const yieldedMoves = new Set<string>()
    for (const level of PREDICTION_LEVELS) {
      const { move } = await ponder(createThinkRequest(history, seed, seat, level, 'likely'), signal)
      if (move === null || yieldedMoves.has(move)) continue
      yieldedMoves.add(move)
      yield move
    }
    for (const text of moveTexts(history, seat)) if (!yieldedMoves.has(text)) yield text
  }

  async function prepare(seat: Seat, ponder: Ponder, signal: Canceller['signal']): Promise<void> {
    const startRevision = core.revision
    let movesLeft = MAX_PREPARED_MOVES
    for await (const text of likelyMoves(seat, ponder, signal)) {
      if (core.revision !== startRevision || signal.aborted) return
      const request = requestAfter(core, seed, seat, text)
      if (request) await ponder(request, signal)
      if (--movesLeft === 0 || core.revision !== startRevision) return
    }
  }

  return {
    begin() {
      const { revision, assignments } = core
      const { ponder } = core.thinker
      const seat = awaitedPerson(core)
      if (seat === null || ponderedRevision === revision || !ponder || !assignments.chairs.some(isPonderingBot)) return
      ponderedRevision = revision
      activeCanceller?.cancel()
      activeCanceller = createCanceller()
      prepare(seat, ponder, activeCanceller.signal).catch((fault: unknown) => {
        // Another request has interrupted it, which is no error.
        if (!(fault instanceof CancelledError)) core.report(fault)
      })
    },
  }
}

function isPonderingBot(chair: SeatPlayer | undefined): boolean {
  return chair?.kind === 'bot' && chair.level >= MIN_PONDERING_LEVEL
}

/** Returns the seat of the person that the game waits for, if it waits for nobody else. */
function awaitedPerson({ assignments, over, closed }: SessionCore): Seat | null {
  if (over || closed) return null
  const [seat, ...others] = awaitedSeats(assignments.history)
  return seat !== undefined && others.length === 0 && assignments.chairs[seat]?.kind === 'person' ? seat : null
}

/**
 * Returns the request to the bot whose turn follows a move; null if chance, a person or a bot that does not ponder
 * comes next.
 */
function requestAfter({ assignments }: SessionCore, seed: string, seat: Seat, text: string): ThinkRequest | null {
  const { history, chairs } = assignments
  const { game, steps } = history
  const legal = readLegalMove(history, seat, text)
  if (!legal) return null
  const state = game.clone(history.state)
  const events: GameEvent[] = []
  game.apply(state, seat, legal.move, (event) => events.push(event))
  if (game.chance(state) > 0) return null
  const next = seatsIn(game.requiredSeats(state)).find((other) => chairs[other]?.kind === 'bot')
  const bot = next === undefined ? undefined : chairs[next]
  if (next === undefined || bot?.kind !== 'bot' || !isPonderingBot(bot)) return null
  return createThinkRequest({ game, state, steps: [...steps, { events }] }, seed, next, bot.level, 'turn')
}
