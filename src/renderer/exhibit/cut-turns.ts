import type { Level } from '../../ports/journal'
import { seatOf } from '../../rules/kit'
import type { Table } from '../../session'
import type { CutPosition } from './cut-position'
import { isAborted } from './pace'
import type { SharedSides } from './shared-sides'

/** The order of moves in an attempt: first the hand; then visitor and rivals, until it is over. */
export type CutTurns = ReturnType<typeof createCutTurns>

/** The dependencies of the turns. */
export interface CutTurnsDependencies {
  readonly cut: { readonly id: string; readonly visitor: string; readonly rival: Level | null }
  /** The moves of the hand, each with the seat's letter. */
  readonly shownMoves: readonly string[]
  readonly session: Table
  readonly position: CutPosition
  /** Null if one visitor plays. */
  readonly sides: SharedSides | null
  /** Called when the seat that can act changes. */
  readonly onChange: () => void
  /** Aborts when the table is left. */
  readonly leaveSignal: AbortSignal
}

/** Creates the turns of an attempt. It plays nothing before `showNext`, `play`, `handOver` or `run` is called. */
export function createCutTurns(dependencies: CutTurnsDependencies) {
  const { cut, shownMoves, session, position, sides, onChange, leaveSignal } = dependencies
  const visitor = seatOf(cut.visitor)
  const remainingMoves = [...shownMoves]
  let isHandedOver = false

  const over = (): boolean => remainingMoves.length === 0 && position.standing.result !== null

  /**
   * Plays a move for any seat, with its letter, and the chance outcomes after it. Resolves to false if it is not legal.
   */
  async function play(move: string): Promise<boolean> {
    const played = await session.play(seatOf(move[0] ?? ''), move.slice(2))
    if (played.ok && !isAborted(leaveSignal) && !over()) await session.run()
    return played.ok
  }

  /** Plays chance outcomes first; then the rivals, until it is a visitor's turn or the attempt is over. */
  async function run(): Promise<void> {
    if (isAborted(leaveSignal)) return
    // Once the attempt is over, no further round is dealt.
    if (!over()) await session.run()
    while (isHandedOver && !isAborted(leaveSignal) && !over()) {
      const seat = position.toMove
      if (seat === null) break
      if (sides) {
        await sides.giveTable(seat, session.steps.at(-1)?.ply ?? 0)
        break
      }
      if (seat === visitor) break
      await session.playFor(seat, cut.rival ?? 1)
      if (!over() && !isAborted(leaveSignal)) await session.run()
    }
    if (!isAborted(leaveSignal)) onChange()
  }

  return {
    /** Whether the hand has made its moves and the result is final. */
    get over() {
      return over()
    },
    /** Whether the viewer can act, and sees their own hand. */
    get canAct() {
      return isHandedOver && !over() && (sides === null || sides.canAct)
    },
    /** The next move of the hand, with the seat's letter; null when it has made all. */
    get nextShownMove() {
      return remainingMoves[0] ?? null
    },
    /** Number of moves that the hand has still to make. */
    get movesToShow() {
      return remainingMoves.length
    },
    /** Makes the next move of the hand and the chance outcomes after it. Rejects if it is not legal. */
    async showNext(): Promise<void> {
      const move = remainingMoves.shift()
      if (move !== undefined && !(await play(move)))
        throw new Error(`the cut ${cut.id} has ${move}, which is not legal`)
    },
    play,
    /** Lets visitors act from now on. */
    handOver(): void {
      isHandedOver = true
      onChange()
      void run()
    },
    run,
  }
}
