import type { Level } from '../../ports/journal'
import { seatOf } from '../../rules/kit'
import type { Table } from '../../session'
import type { CutPosition } from './cut-position'
import { isCalledOff } from './pace'
import type { SharedSides } from './shared-sides'

/** The order of moves in an attempt: first the hand; then visitor and rivals, until it is over. */
export interface CutTurns {
  /** Whether the hand has made its moves and the result is final. */
  readonly over: boolean
  /** Whether the viewer can act, and sees their own hand. */
  readonly awake: boolean
  /** The next move of the hand, with the seat's letter; null when it has made all. */
  readonly next: string | null
  /** Number of moves that the hand has still to make. */
  readonly toShow: number
  /** Makes the next move of the hand and the chance outcomes after it. Rejects if it is not legal. */
  showNext(): Promise<void>
  /**
   * Plays a move for any seat, with its letter, and the chance outcomes after it. Resolves to false if it is not legal.
   */
  play(move: string): Promise<boolean>
  /** Lets visitors act from now on. */
  handOver(): void
  /** Plays chance outcomes first; then the rivals, until it is a visitor's turn or the attempt is over. */
  run(): Promise<void>
}

/** The dependencies of the turns. */
export interface CutTurnsGiven {
  readonly cut: { readonly id: string; readonly visitor: string; readonly rival: Level | null }
  /** The moves of the hand, each with the seat's letter. */
  readonly shown: readonly string[]
  readonly session: Table
  readonly position: CutPosition
  /** Null if one visitor plays. */
  readonly sides: SharedSides | null
  /** Called when the seat that can act changes. */
  readonly changed: () => void
  /** Aborts when the table is left. */
  readonly left: AbortSignal
}

/** Creates the turns of an attempt. It plays nothing before `showNext`, `play`, `handOver` or `run` is called. */
export function createCutTurns({ cut, shown, session, position, sides, changed, left }: CutTurnsGiven): CutTurns {
  const visitor = seatOf(cut.visitor)
  const toShow = [...shown]
  let open = false

  const over = (): boolean => toShow.length === 0 && position.standing.result !== null

  async function play(move: string): Promise<boolean> {
    const played = await session.play(seatOf(move[0] ?? ''), move.slice(2))
    if (played.ok && !isCalledOff(left) && !over()) await session.run()
    return played.ok
  }

  async function run(): Promise<void> {
    if (isCalledOff(left)) return
    // Once the attempt is over, no further round is dealt.
    if (!over()) await session.run()
    while (open && !isCalledOff(left) && !over()) {
      const seat = position.toMove
      if (seat === null) break
      if (sides) {
        await sides.give(seat, session.steps.at(-1)?.ply ?? 0)
        break
      }
      if (seat === visitor) break
      await session.playFor(seat, cut.rival ?? 1)
      if (!over() && !isCalledOff(left)) await session.run()
    }
    if (!isCalledOff(left)) changed()
  }

  return {
    get over() {
      return over()
    },
    get awake() {
      return open && !over() && (sides === null || sides.open)
    },
    get next() {
      return toShow[0] ?? null
    },
    get toShow() {
      return toShow.length
    },
    async showNext() {
      const move = toShow.shift()
      if (move !== undefined && !(await play(move)))
        throw new Error(`the cut ${cut.id} has ${move}, which is not legal`)
    },
    play,
    handOver() {
      open = true
      changed()
      void run()
    },
    run,
  }
}
