import type { SeatPlayer } from '../ports/journal'
import type { Thinker, ThinkRequest } from '../ports/thinker'
import { canceller, type Canceller } from '../async/cancellation'
import { seatsIn, type GameEvent, type Position, type Seat } from '../rules/kit'
import { legalMove, moveTexts, thinkRequest } from './bot-requests'
import type { SessionCore } from './session-core'
import { waitedFor } from './game-history'

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
const MOST_REPLIES = 6
/** Levels used to predict the person's move, in order of decreasing likelihood. */
const GUESSES = [4, 3, 2] as const
/** Lowest level that is worth preparing; weaker bots answer at once. */
const PONDERING_LEVEL = 4

/**
 * Prepares bots' replies to the moves that a person is likely to make. The request made in advance is identical to the
 * one made after that move: the seat's view at that point, and the seed of that place in the game. So the reply is the
 * one that the bot would give anyway, and an unused one leaves no trace beyond a cached thought.
 * @param seed of the table; thinkers receive only a digest of it.
 */
export function createPondering(core: SessionCore, seed: string): Pondering {
  const { course } = core.sitting
  let begun = -1
  let open: Canceller | null = null

  core.onStale(() => {
    // Work in progress may be what is requested next; the thinker decides whether to continue it.
    if (core.closed || core.over) open?.cancel()
  })

  /**
   * Yields the moves worth preparing for, the likeliest first: the predictions made from what the person's seat sees,
   * then all other legal moves.
   */
  async function* likelyReplies(seat: Seat, ponder: Ponder, signal: Canceller['signal']): AsyncGenerator<string> {
    const told = new Set<string>()
    for (const level of GUESSES) {
      const { move } = await ponder(thinkRequest(course, seed, seat, level, 'likely'), signal)
      if (move === null || told.has(move)) continue
      told.add(move)
      yield move
    }
    for (const text of moveTexts(course, seat)) if (!told.has(text)) yield text
  }

  async function prepare(seat: Seat, ponder: Ponder, signal: Canceller['signal']): Promise<void> {
    const asked = core.revision
    let left = MOST_REPLIES
    for await (const text of likelyReplies(seat, ponder, signal)) {
      if (core.revision !== asked || signal.aborted) return
      const request = requestAfter(core, seed, seat, text)
      if (request) await ponder(request, signal)
      if (--left === 0 || core.revision !== asked) return
    }
  }

  return {
    begin() {
      const { revision, sitting } = core
      const { ponder } = core.thinker
      const seat = personWaitedFor(core)
      if (seat === null || begun === revision || !ponder || !sitting.chairs.some(ponders)) return
      begun = revision
      open?.cancel()
      open = canceller()
      prepare(seat, ponder, open.signal).catch((fault: unknown) => {
        if (!isBrokenOff(fault)) core.report(fault)
      })
    },
  }
}

/** Whether pondering was interrupted by another request, which is not an error. */
function isBrokenOff(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'AbortError'
}

function ponders(chair: SeatPlayer | undefined): boolean {
  return chair?.kind === 'bot' && chair.level >= PONDERING_LEVEL
}

/** Returns the seat of the person that the game waits for, if it waits for nobody else. */
function personWaitedFor({ sitting, over, closed }: SessionCore): Seat | null {
  if (over || closed) return null
  const [seat, ...others] = waitedFor(sitting.course)
  return seat !== undefined && others.length === 0 && sitting.chairs[seat]?.kind === 'person' ? seat : null
}

/**
 * Returns the request to the bot whose turn follows a move; null if chance, a person or a bot that does not ponder
 * comes next.
 */
function requestAfter({ sitting }: SessionCore, seed: string, seat: Seat, text: string): ThinkRequest | null {
  const { course, chairs } = sitting
  const { game, steps } = course
  const legal = legalMove(course, seat, text)
  if (!legal) return null
  const state = game.clone(course.state) as Position
  const events: GameEvent[] = []
  game.apply(state, seat, legal.move, (event) => events.push(event))
  if (game.chance(state) > 0) return null
  const next = seatsIn(game.requiredSeats(state)).find((other) => chairs[other]?.kind === 'bot')
  const bot = next === undefined ? undefined : chairs[next]
  if (next === undefined || bot?.kind !== 'bot' || !ponders(bot)) return null
  return thinkRequest({ game, state, steps: [...steps, { events }] }, seed, next, bot.level, 'turn')
}
