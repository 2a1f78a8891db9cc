import { ONLOOKER, type Seat } from '../../rules/kit'
import type { PlayedChange, TablePort, TableSeat } from '../play/played-table'
import type { CutPosition } from './cut-position'
import type { CutTurns } from './cut-turns'
import type { SharedSides } from './shared-sides'

/** The dependencies of a cut's port. */
export interface CutPortDependencies {
  /** The table of the session, without the exhibit's restrictions and sides. */
  readonly base: TablePort
  readonly position: CutPosition
  readonly turns: CutTurns
  readonly visitor: Seat
  /** Null if one visitor plays. */
  readonly sides: SharedSides | null
  /** Returns who sits at the table now. */
  readonly chairs: () => readonly TableSeat[]
  /** Listeners to be told that somebody else can act. */
  readonly listeners: Set<(change: PlayedChange) => void>
  /** Called when nobody plays at the table any more. */
  readonly onClose: () => void
}

const NOT_LIT = { code: 'dark', message: 'This is not lit.' }

/**
 * Creates the port through which the page plays an attempt: only the visitor whose turn it is can act, and only lit
 * moves can be played.
 */
export function createCutPort({
  base,
  position,
  turns,
  visitor,
  sides,
  chairs,
  listeners,
  onClose,
}: CutPortDependencies): TablePort {
  const isVisitorsSeat = (seat: Seat): boolean => turns.canAct && seat === (sides?.seat ?? visitor)

  return {
    game: base.game,
    rules: base.rules,
    options: base.options,
    get chairs() {
      return chairs()
    },
    resigned: [],
    get over() {
      return turns.over
    },
    gone: false,
    get halted() {
      return !turns.canAct
    },
    get ply() {
      return base.ply
    },
    lastPly: (eye) => base.lastPly(sides ? ONLOOKER : eye),
    hint: base.hint,
    // A hand that lies face down is shown as onlookers see it, at its own side.
    viewFor: (eye) => (sides && !sides.canAct && !turns.over ? { ...base.viewFor(ONLOOKER), eye } : base.viewFor(eye)),
    // Both visitors read the page, so it tells only what onlookers may know.
    toldSteps: (eye, from) => base.toldSteps(sides ? ONLOOKER : eye, from),
    moves: (seat) => (isVisitorsSeat(seat) ? position.listLitMoves(seat) : []),
    refusal(seat, text) {
      if (!isVisitorsSeat(seat)) return NOT_LIT
      return base.refusal(seat, text) ?? (position.isLit(seat, text) ? null : NOT_LIT)
    },
    play: base.play,
    undoableCount: () => 0,
    undo: base.undo,
    resign: base.resign,
    record: base.record,
    listen(listener) {
      listeners.add(listener)
      const stop = base.listen(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    run: () => turns.run(),
    close() {
      onClose()
      base.close()
    },
  }
}
