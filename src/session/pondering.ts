import type { SeatPlayer } from '../ports/journal'
import type { Thinker, ThinkRequest } from '../ports/thinker'
import { canceller, type Canceller } from '../async/cancellation'
import { seatsIn, type GameEvent, type Position, type Seat } from '../rules/kit'
import { legalMove, moveTexts, thinkRequest } from './bot-requests'
import type { SessionCore } from './session-core'
import { waitedFor } from './game-history'

/** Bots' answers thought out while a person thinks. */
export interface Pondering {
  /** Begins where the game waits for one person and bots take time; does nothing elsewhere. Called again, it goes on. */
  begin(): void
}

type Ponder = NonNullable<Thinker['ponder']>

/** Replies to which an answer is prepared at the most, in one position. */
const MOST_REPLIES = 6
/** Levels by which a person's likely replies are guessed, the likeliest first. */
const GUESSES = [4, 3, 2] as const
/** Weaker bots answer at a glance. */
const PONDERING_LEVEL = 4

/**
 * Prepares answers to the replies that a person is likely to give. What a bot is asked beforehand is, to the letter, what
 * it will be asked after that reply: what its seat sees then, with the luck of that place in the game. So its answer is
 * the one that it would give anyway, and of a reply that is not made nothing stays but a thought that nobody asks for.
 * @param seed of the table; thinkers are given no more than a digest of it.
 */
export function createPondering(core: SessionCore, seed: string): Pondering {
  const { course } = core.sitting
  let begun = -1
  let open: Canceller | null = null

  core.onStale(() => {
    // An answer that is under way may be the one that is asked for next; whoever thinks finds out.
    if (core.closed || core.over) open?.cancel()
  })

  /** The replies that are worth a thought, the likeliest first; guessed from what the person's seat sees. */
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

/** Thinking beforehand ends as soon as something else is to be thought. */
function isBrokenOff(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'AbortError'
}

function ponders(chair: SeatPlayer | undefined): boolean {
  return chair?.kind === 'bot' && chair.level >= PONDERING_LEVEL
}

/** The person that a game waits for, if it waits for nobody else. */
function personWaitedFor({ sitting, over, closed }: SessionCore): Seat | null {
  if (over || closed) return null
  const [seat, ...others] = waitedFor(sitting.course)
  return seat !== undefined && others.length === 0 && sitting.chairs[seat]?.kind === 'person' ? seat : null
}

/** What the bot on turn is asked after a reply; null where chance, a person or a bot that takes no time comes next. */
function requestAfter({ sitting }: SessionCore, seed: string, seat: Seat, text: string): ThinkRequest | null {
  const { course, chairs } = sitting
  const { game, steps } = course
  const legal = legalMove(course, seat, text)
  if (!legal) return null
  const state = game.clone(course.state) as Position
  const events: GameEvent[] = []
  game.apply(state, seat, legal.move, (event) => events.push(event))
  if (game.chance(state) > 0) return null
  const next = seatsIn(game.must(state)).find((other) => chairs[other]?.kind === 'bot')
  const bot = next === undefined ? undefined : chairs[next]
  if (next === undefined || bot?.kind !== 'bot' || !ponders(bot)) return null
  return thinkRequest({ game, state, steps: [...steps, { events }] }, seed, next, bot.level, 'turn')
}
