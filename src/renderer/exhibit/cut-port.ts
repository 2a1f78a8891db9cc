import { ONLOOKER, type Seat } from '../../rules/kit'
import type { PlayedChange, TablePort, TableSeat } from '../play/played-table'
import type { CutPosition } from './cut-position'
import type { CutTurns } from './cut-turns'
import type { SharedSides } from './shared-sides'

/** What a try is shown of. */
export interface CutPortGiven {
  /** The table of the session, which knows neither lights nor sides. */
  readonly base: TablePort
  readonly position: CutPosition
  readonly turns: CutTurns
  readonly visitor: Seat
  /** Null where one visitor plays. */
  readonly sides: SharedSides | null
  /** Who sits at the table now. */
  readonly chairs: () => readonly TableSeat[]
  /** Whoever is to hear that somebody else can act. */
  readonly listeners: Set<(change: PlayedChange) => void>
  /** Called when nobody plays at it any more. */
  readonly closed: () => void
}

const DARK = { code: 'dark', message: 'This is not lit.' }

/** A try as the page plays at it: nobody acts but visitors whose turn it is, and only what is lit can be played. */
export function createCutPort({
  base,
  position,
  turns,
  visitor,
  sides,
  chairs,
  listeners,
  closed,
}: CutPortGiven): TablePort {
  const isVisitors = (seat: Seat): boolean => turns.awake && seat === (sides?.seat ?? visitor)

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
      return !turns.awake
    },
    get ply() {
      return base.ply
    },
    last: (eye) => base.last(sides ? ONLOOKER : eye),
    hint: base.hint,
    // A hand that lies face down is what an onlooker sees of it, at its own side.
    seen: (eye) => (sides && !sides.open && !turns.over ? { ...base.seen(ONLOOKER), eye } : base.seen(eye)),
    // What is written on a page that two read is known to both.
    told: (eye, from) => base.told(sides ? ONLOOKER : eye, from),
    moves: (seat) => (isVisitors(seat) ? position.lit(seat) : []),
    refusal(seat, text) {
      if (!isVisitors(seat)) return DARK
      return base.refusal(seat, text) ?? (position.isLit(seat, text) ? null : DARK)
    },
    play: base.play,
    undoable: () => 0,
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
      closed()
      base.close()
    },
  }
}
