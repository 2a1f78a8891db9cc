import { replay } from '../../rules/kit'
import type { Player } from '../player'
import { Memory } from '../puzzles'
import { unknown, type Solution } from '../solvers/solver'
import { textsOf } from '../solvers/texts'
import { begin } from '../thinking'
import type { Answer, Ask, Solved, SolveRequest } from './messages'

/** What the desk needs of the machine that it stands in. */
export interface DeskPort {
  post(answer: Answer): void
  /** Resolves after waiting messages have been heard. */
  breathe(): Promise<void>
  /** Milliseconds from any fixed moment. */
  now(): number
}

type Question = Exclude<Ask, { kind: 'cancel' }>

/** Longest stretch of thinking between two looks at the post, in milliseconds: half of what a cancel may take. */
const STRETCH_MS = 8
/** However slow the machine, a thought comes after this many milliseconds, with the best move so far. */
const CAP_MS = 1400
const ITERATIONS_BETWEEN_CLOCKS = 8
/** Milliseconds between two tellings of how far a solver is. */
const NEWS_MS = 100

/** Who plays a game, by its id; null for a game that nobody knows. */
export type PlayerLookup = (id: string) => Player | null | Promise<Player | null>

/** Where questions are answered inside a worker, one after the other. Answers the function that takes messages. */
export function openDesk(find: PlayerLookup, port: DeskPort): (ask: Ask) => void {
  const waiting: Question[] = []
  let busy = false
  let current = -1
  let cancelled = false
  const memory = new Memory()

  /**
   * Takes steps in short stretches, hearing the post between them, until there are no more or the clock reaches `end`. Answers false
   * if nobody wants to know any more.
   */
  async function work(step: () => boolean, end: number, stretched?: () => void): Promise<boolean> {
    while (port.now() < end) {
      const until = port.now() + STRETCH_MS
      let more: boolean
      do more = step()
      while (more && port.now() < until)
      if (!more) break
      stretched?.()
      await port.breathe()
      if (cancelled) return false
    }
    return true
  }

  async function think(ask: Question & { kind: 'think' }): Promise<void> {
    const player = await find(ask.request.seen.game)
    if (!player) throw new Error(`no game is called ${ask.request.seen.game}`)
    const begun = port.now()
    const thinking = begin(player, ask.request, memory)
    const wanted = await work(() => thinking.step(ITERATIONS_BETWEEN_CLOCKS), begun + CAP_MS)
    if (!wanted) return
    port.post({ kind: 'thought', id: ask.id, thought: { ...thinking.result(), ms: port.now() - begun } })
  }

  async function solve({ id, request }: Question & { kind: 'solve' }): Promise<void> {
    const { line, solving } = puzzleOf(await find(request.record.game), request)
    let done: number | null = null
    let solution: Solution<unknown> | null = null
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
    if (!(await work(step, begun + 1000 * request.seconds, tell))) return
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
      if (at >= 0) waiting.splice(at, 1)
    }
  }
}

function puzzleOf(player: Player | null, { record }: SolveRequest) {
  const replayed = replay(() => player?.game, record)
  if (!replayed.ok) throw new Error(replayed.fault.message)
  const { line } = replayed
  const solver = player?.solver
  if (!solver) throw new Error(`${line.game.info.title} is nothing to solve`)
  if (line.over) throw new Error('the puzzle is over')
  return { line, solving: solver.solve(line.state) }
}
