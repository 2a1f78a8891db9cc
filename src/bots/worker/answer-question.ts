import type { CancelSignal } from '../../async/cancel-signal'
import { replay } from '../../rules/kit'
import { playerByRules, type BotProfile } from '../bot-profile'
import { SolutionCache } from '../think/think-puzzle'
import { unknown, type Solution } from '../solvers/solver'
import { textsOf } from '../solvers/move-texts'
import { beginThinking } from '../think/think'
import type { Answer, Question, Solved, SolveRequest } from './messages'

/** What answering needs of the machine that it stands in. */
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

/**
 * Works on a question in short stretches and posts its answer; nothing more is posted once it is cancelled. Rejects where
 * it cannot be answered.
 */
export type Answerer = (question: Question, cancelled: CancelSignal) => Promise<void>

export function createAnswerer(find: PlayerLookup, port: WorkerPort): Answerer {
  const memory = new SolutionCache()

  /** What a process needs only once is made before the clock of the thought starts. */
  async function think({ id, request, capMs }: Question & { kind: 'think' }, cancelled: CancelSignal): Promise<void> {
    const player = await find(request.seen.game)
    if (cancelled.aborted) return
    if (!player) throw new Error(`no game is called ${request.seen.game}`)
    port.post({ kind: 'begun', id })
    const thinking = beginThinking(playerByRules(player, request.rules), request, memory)
    const stillAtIt = (): void => port.post({ kind: 'begun', id })
    const prepared = await work(() => thinking.prepare?.() ?? false, Infinity, port, cancelled, stillAtIt)
    if (prepared === 'cancelled') return
    const begun = port.now()
    const worked = await work(() => thinking.step(ITERATIONS_BETWEEN_CLOCKS), begun + capMs, port, cancelled)
    if (worked === 'cancelled') return
    const thought = { ...thinking.result(), ms: port.now() - begun, ...(worked === 'late' && { capped: true }) }
    port.post({ kind: 'thought', id, thought })
  }

  async function solve({ id, request }: Question & { kind: 'solve' }, cancelled: CancelSignal): Promise<void> {
    const player = await find(request.record.game)
    if (cancelled.aborted) return
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
    if ((await work(step, begun + 1000 * request.seconds, port, cancelled, tell)) === 'cancelled') return
    const { solvable, moves, shortest, effort = null } = solution ?? unknown
    const solved: Solved = { solvable, moves: textsOf(line, moves), shortest, effort }
    port.post({ kind: 'solved', id, solved })
  }

  return (question, cancelled) => (question.kind === 'think' ? think(question, cancelled) : solve(question, cancelled))
}

/**
 * Takes steps in short stretches, hearing the post between them, until there are no more or the clock reaches `end`.
 * @param stretched called after each stretch
 */
async function work(
  step: () => boolean,
  end: number,
  port: WorkerPort,
  cancelled: CancelSignal,
  stretched?: () => void,
): Promise<Worked> {
  while (port.now() < end) {
    const until = port.now() + STRETCH_MS
    let more: boolean
    do more = step()
    while (more && port.now() < until)
    if (!more) return 'done'
    stretched?.()
    await port.breathe()
    if (cancelled.aborted) return 'cancelled'
  }
  return 'late'
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
