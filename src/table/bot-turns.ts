import type { Chair } from '../protocol/journal'
import type { Seat } from '../rules/kit'
import { canceller, Cancelled, orCancelled, type Canceller } from './cancel'
import { waitedFor } from './course'
import type { Sitting } from './seating'
import { anySoundMove, soundMove, thinkRequest } from './thinking'
import type { Step, TableChange, Thinker } from './types'

type Bot = Extract<Chair, { kind: 'bot' }>

/** What the bots' turns need of their table. */
interface Surroundings {
  readonly sitting: Sitting
  readonly seed: string
  readonly thinker: Thinker
  readonly inTurn: <T>(job: () => Promise<T> | T) => Promise<T>
  settle(): Promise<void>
  commit(seat: Seat, move: unknown): Promise<Step>
  emit(change: TableChange): void
  report(fault: unknown): void
  /** Which position this is; a thought about another one is void. */
  revision(): number
  /** Whether nobody moves any more. */
  idle(): boolean
}

export interface BotTurns {
  /** Lets bots move while the game waits for one. Called again meanwhile, it is the same run. */
  run(): Promise<void>
  /** The position has changed: stop thinking about the old one. */
  stale(): void
}

export function botTurns(table: Surroundings): BotTurns {
  const { course, chairs } = table.sitting
  let running: Promise<void> | null = null
  let thinking: Canceller | null = null

  function nextBot(): { readonly seat: Seat; readonly bot: Bot } | null {
    if (table.idle()) return null
    for (const seat of waitedFor(course)) {
      const chair = chairs[seat]
      if (chair?.kind === 'bot') return { seat, bot: chair }
    }
    return null
  }

  async function loop(): Promise<void> {
    try {
      await table.inTurn(() => table.settle())
      for (let next = nextBot(); next; next = nextBot()) await turn(next.seat, next.bot)
    } finally {
      // Cleared in the same breath as the decision to stop, so that a later call always looks again.
      running = null
    }
  }

  /** One bot's turn: thought outside the queue, so that people can undo or leave meanwhile, and played inside it. */
  async function turn(seat: Seat, bot: Bot): Promise<void> {
    const asked = table.revision()
    const request = thinkRequest(course, table.seed, seat, bot.level, 'turn')
    const text = await think(seat, () => table.thinker.think(request, thinking?.signal))
    await table.inTurn(async () => {
      if (table.idle() || table.revision() !== asked) return
      const sound = text === null ? null : soundMove(course, seat, text)
      if (text !== null && !sound) table.report(new Error(`A bot answered an unsound move: ${text}`))
      await table.commit(seat, sound ? sound.move : anySoundMove(course, seat, request.seed))
    })
  }

  /** The thought's move, or null if there is none. */
  async function think(seat: Seat, ask: () => ReturnType<Thinker['think']>): Promise<string | null> {
    const { signal } = (thinking = canceller())
    table.emit({ kind: 'thinking', seat })
    try {
      return (await orCancelled(ask(), signal)).move
    } catch (fault) {
      if (!(fault instanceof Cancelled) && !signal.aborted) table.report(fault)
      return null
    } finally {
      thinking = null
      table.emit({ kind: 'thinking', seat: null })
    }
  }

  return {
    run: () => (running ??= loop()),
    stale: () => thinking?.cancel(),
  }
}
