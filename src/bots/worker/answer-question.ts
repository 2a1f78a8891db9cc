import type { CancelSignal } from '../../async/cancellation'
import { replay } from '../../rules/kit'
import type { BotProfile } from '../bot-profile'
import { SolutionCache } from '../think/think-puzzle'
import { unknownSolution, type Solution } from '../solvers/solver'
import { textsOf } from '../solvers/move-texts'
import { beginThinking } from '../think/think'
import type { Answer, Question, SolveResult, SolveRequest } from './messages'

/** What answers questions needs from the worker it runs in. */
export interface WorkerPort<Posted = Answer> {
  post(answer: Posted): void
  /** Resolves after the messages already waiting have been handled. */
  yieldToMessages(): Promise<void>
  /** Returns milliseconds since an arbitrary fixed moment. */
  now(): number
}

/** Longest stretch of work between two checks for messages, in milliseconds: half of what a cancel may take. */
const STRETCH_MS = 8
const ITERATIONS_BETWEEN_CLOCKS = 8

/** How a stretch of work ended: nothing was left to do, the question was cancelled, or time was up. */
type WorkOutcome = 'done' | 'cancelled' | 'late'

/** Finds the bot of a game by its id; null for an unknown game. */
export type BotLookup = (id: string) => BotProfile | null | Promise<BotProfile | null>

/**
 * Works on a question in short stretches and posts its answer; posts nothing more once it is cancelled. Rejects if the
 * question cannot be answered.
 */
type Answerer = (question: Question, cancelled: CancelSignal) => Promise<void>

/** Creates an answerer; solutions of puzzles are remembered from one question to the next. */
export function createAnswerer(find: BotLookup, port: WorkerPort): Answerer {
  const memory = new SolutionCache()

  /** Thinks about a move. What a process prepares only once is prepared before the clock of the thought starts. */
  async function think({ id, request, capMs }: Question & { kind: 'think' }, cancelled: CancelSignal): Promise<void> {
    const bot = await find(request.seen.game)
    if (cancelled.aborted) return
    if (!bot) throw new Error(`no game is called ${request.seen.game}`)
    port.post({ kind: 'begun', id })
    const thinking = beginThinking(bot, request, memory)
    const reportBegun = (): void => port.post({ kind: 'begun', id })
    const prepared = await work(() => thinking.prepare?.() ?? false, Infinity, port, cancelled, reportBegun)
    if (prepared === 'cancelled') return
    const begun = port.now()
    const worked = await work(() => thinking.step(ITERATIONS_BETWEEN_CLOCKS), begun + capMs, port, cancelled)
    if (worked === 'cancelled') return
    const thought = { ...thinking.result(), ms: port.now() - begun, ...(worked === 'late' && { capped: true }) }
    port.post({ kind: 'thought', id, thought })
  }

  async function solve({ id, request }: Question & { kind: 'solve' }, cancelled: CancelSignal): Promise<void> {
    const bot = await find(request.record.game)
    if (cancelled.aborted) return
    port.post({ kind: 'begun', id })
    const { line, solving } = puzzleOf(bot, request)
    let solution = null as Solution | null
    const begun = port.now()
    const step = (): boolean => {
      const slice = solving.next()
      if (slice.done) solution = slice.value
      return !slice.done
    }
    if ((await work(step, begun + 1000 * request.seconds, port, cancelled)) === 'cancelled') return
    const { solvable, moves, shortest, effort = null } = solution ?? unknownSolution
    const solved: SolveResult = { solvable, moves: textsOf(line, moves), shortest, effort }
    port.post({ kind: 'solved', id, solved })
  }

  return (question, cancelled) => (question.kind === 'think' ? think(question, cancelled) : solve(question, cancelled))
}

/**
 * Runs steps in short stretches, handling messages between them, until none is left or the clock reaches `end`.
 * @param onStretch called after each stretch
 */
async function work(
  step: () => boolean,
  end: number,
  port: WorkerPort,
  cancelled: CancelSignal,
  onStretch?: () => void,
): Promise<WorkOutcome> {
  while (port.now() < end) {
    const until = port.now() + STRETCH_MS
    let more: boolean
    do more = step()
    while (more && port.now() < until)
    if (!more) return 'done'
    onStretch?.()
    await port.yieldToMessages()
    if (cancelled.aborted) return 'cancelled'
  }
  return 'late'
}

function puzzleOf(bot: BotProfile | null, { record }: SolveRequest) {
  const replayed = replay(() => bot?.game, record)
  if (!replayed.ok) throw new Error(replayed.fault.message)
  const { line } = replayed
  const solver = bot?.solver
  if (!solver) throw new Error(`${line.game.info.title} is nothing to solve`)
  if (line.isOver) throw new Error('the puzzle is over')
  return { line, solving: solver.solve(line.state) }
}
