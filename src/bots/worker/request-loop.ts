import { replay } from '../../rules/kit'
import { playerByRules, type BotProfile } from '../bot-profile'
import { SolutionCache } from '../think/think-puzzle'
import { unknown, type Solution } from '../solvers/solver'
import { textsOf } from '../solvers/move-texts'
import { beginThinking } from '../think/think'
import type { Answer, Ask, Question, Solved, SolveRequest } from './messages'

/** What the loop needs of the machine that it stands in. */
export interface WorkerPort {
  post(answer: Answer): void
  /** Resolves after waiting messages have been heard. */
  breathe(): Promise<void>
  /** Milliseconds from any fixed moment. */
  now(): number
}

/** Longest stretch of thinking between two looks at the post, in milliseconds: half of what a cancel may take. */
const STRETCH_MS = 8
const ITERATIONS_BETWEEN_CLOCKS = 8
/** Milliseconds between two tellings of how far a solver is. */
const NEWS_MS = 100

/** How a stretch of work ended: there was no more to do, nobody wants it any more, or time was up. */
type Worked = 'done' | 'cancelled' | 'late'

/** Who plays a game, by its id; null for a game that nobody knows. */
export type PlayerLookup = (id: string) => BotProfile | null | Promise<BotProfile | null>

/** Where questions are answered inside a worker, one after the other. Answers the function that takes messages. */
export function serveRequests(find: PlayerLookup, port: WorkerPort): (ask: Ask) => void {
  const waiting: Question[] = []
  let busy = false
  let current = -1
  let cancelled = false
  // Asked through a function after something was awaited: the compiler takes the flag for what it was before.
  const isCancelled = (): boolean => cancelled
  const memory = new SolutionCache()

  /**
   * Takes steps in short stretches, hearing the post between them, until there are no more or the clock reaches `end`.
   */
  async function work(step: () => boolean, end: number, stretched?: () => void): Promise<Worked> {
    while (port.now() < end) {
      const until = port.now() + STRETCH_MS
      let more: boolean
      do more = step()
      while (more && port.now() < until)
      if (!more) return 'done'
      stretched?.()
      await port.breathe()
      if (cancelled) return 'cancelled'
    }
    return 'late'
  }

  /** What a process needs only once is made before the clock of the thought starts. */
  async function think({ id, request, capMs }: Question & { kind: 'think' }): Promise<void> {
    const player = await find(request.seen.game)
    if (cancelled) return
    if (!player) throw new Error(`no game is called ${request.seen.game}`)
    port.post({ kind: 'begun', id })
    const thinking = beginThinking(playerByRules(player, request.rules), request, memory)
    const stillAtIt = (): void => port.post({ kind: 'begun', id })
    if ((await work(() => thinking.prepare?.() ?? false, Infinity, stillAtIt)) === 'cancelled') return
    const begun = port.now()
    const worked = await work(() => thinking.step(ITERATIONS_BETWEEN_CLOCKS), begun + capMs)
    if (worked === 'cancelled') return
    const thought = { ...thinking.result(), ms: port.now() - begun, ...(worked === 'late' && { capped: true }) }
    port.post({ kind: 'thought', id, thought })
  }

  async function solve({ id, request }: Question & { kind: 'solve' }): Promise<void> {
    const player = await find(request.record.game)
    if (cancelled) return
    port.post({ kind: 'begun', id })
    const { line, solving } = puzzleOf(player, request)
    let done: number | null = null
    let solution = null as Solution<unknown> | null
    const begun = port.now()
    let told = begun
    const step = (): boolean => {
      const slice = solving.next()
      if (slice.done) solution = slice.value
      else done = slice.value
      return !slice.done
    }
    const tell = (): void => {
      if (port.now() - told < NEWS_MS) return
      told = port.now()
      port.post({ kind: 'progress', id, done })
    }
    if ((await work(step, begun + 1000 * request.seconds, tell)) === 'cancelled') return
    const { solvable, moves, shortest, effort = null } = solution ?? unknown
    const solved: Solved = { solvable, moves: textsOf(line, moves), shortest, effort }
    port.post({ kind: 'solved', id, solved })
  }

  async function workOff(): Promise<void> {
    busy = true
    for (let ask = waiting.shift(); ask; ask = waiting.shift()) {
      current = ask.id
      cancelled = false
      try {
        await (ask.kind === 'think' ? think(ask) : solve(ask))
        if (isCancelled()) port.post({ kind: 'cancelled', id: ask.id })
      } catch (error) {
        port.post({ kind: 'failed', id: ask.id, reason: error instanceof Error ? error.message : String(error) })
      }
    }
    busy = false
  }

  return (ask) => {
    if (ask.kind !== 'cancel') {
      waiting.push(ask)
      if (!busy) void workOff()
    } else if (ask.id === current) cancelled = true
    else {
      const at = waiting.findIndex((other) => other.id === ask.id)
      if (at < 0) return
      waiting.splice(at, 1)
      port.post({ kind: 'cancelled', id: ask.id })
    }
  }
}

function puzzleOf(player: BotProfile | null, { record }: SolveRequest) {
  const replayed = replay(() => player?.game, record)
  if (!replayed.ok) throw new Error(replayed.fault.message)
  const { line } = replayed
  const solver = player && playerByRules(player, record.rules).solver
  if (!solver) throw new Error(`${line.game.info.title} is nothing to solve`)
  if (line.over) throw new Error('the puzzle is over')
  return { line, solving: solver.solve(line.state) }
}
