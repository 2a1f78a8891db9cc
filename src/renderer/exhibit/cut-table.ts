import { isLit, litMoves, standingOf, type Attempt, type Cut, type Standing } from '../../exhibit/cuts'
import type { Level } from '../../ports/journal'
import type { Thinker } from '../../ports/thinker'
import { gameById } from '../../rules/catalogue'
import {
  checkOptions,
  LineOfPlay,
  ONLOOKER,
  seatOf,
  seatsIn,
  tapeOutcomes,
  type AnyGame,
  type GameRecord,
  type Options,
  type Seat,
} from '../../rules/kit'
import { openLocalSession } from '../play/local-sessions'
import { createLocalTable } from '../play/local-table'
import type { PlayedChange, TablePort, TableSeat } from '../play/played-table'
import { createSharedSides, type SharedSides } from './shared-sides'

/** A try of a cut on the table of this page. The hand makes its first moves; then visitor and rivals play. */
export interface CutTable {
  readonly port: TablePort
  /** How the try stands. */
  readonly standing: Standing
  readonly visitor: Seat
  /** The next move that the hand is to make, with the seat's letter; null when it has made all. */
  readonly next: string | null
  /** How many moves the hand has still to make. */
  readonly toShow: number
  /** Makes the next move of the hand and the luck after it. */
  showNext(): Promise<void>
  /** Plays a move for any seat, with its letter, while nobody may touch the table. False where it is not legal. */
  play(move: string): Promise<boolean>
  /** Lets the visitor act, and the rivals after them. */
  handOver(): void
  /** The two visitors who share the table; null where one plays. */
  readonly sides: SharedSides | null
}

/** Who sits at a table. */
export interface Names {
  readonly you: string
  readonly rival: string
  /** Both seats are visitors': the rival stands at the far side. In a game for one they move by turns. */
  readonly together?: boolean
}

/** Nothing of a visit is written down. */
const NOWHERE = { append: () => undefined }
const DARK = { code: 'dark', message: 'This is not lit.' }

/** Opens a try of a cut. The thinker plays the rivals at the cut's level. */
export function openCutTable(cut: Cut, attempt: Attempt, names: Names, thinker: Thinker): CutTable {
  const { record, shown, seed } = attempt
  const game = gameById(record.game)
  const options = game && checkOptions(game.info, record.options, record.seats.length)
  if (!game || !options?.ok) throw new Error(`the cut ${cut.id} is of no game`)
  const [rules, chosen] = [game, options.value]
  const visitor = seatOf(cut.visitor)
  const level: Level = cut.rival ?? 1
  const session = openLocalSession(
    {
      game: record.game,
      options: options.value,
      chairs: record.seats.map(() => ({ kind: 'person', name: names.you })),
      seed,
      ...(record.chance?.tape && { tape: record.chance.tape }),
      opening: record.moves.slice(0, record.moves.length - shown.length),
    },
    NOWHERE,
    thinker,
  )
  const base = createLocalTable(session)
  const left = new AbortController()
  const alone = record.seats.length === 1
  const isHidden = (eye: Seat): boolean =>
    JSON.stringify(base.seen(eye).state) !== JSON.stringify(base.seen(ONLOOKER).state)
  const sides = names.together
    ? createSharedSides({ near: visitor, alone, hides: isHidden(visitor), changed: () => tell(), signal: left.signal })
    : null

  /** Whoever has the table is the one person at it: the page looks with their eyes. */
  function sitting(seat: Seat): TableSeat {
    if (!sides)
      return seat === visitor ? { kind: 'person', name: names.you } : { kind: 'bot', name: names.rival, level }
    const name = (alone ? sides.side === 'near' : seat === visitor) ? names.you : names.rival
    return { kind: seat === sides.seat ? 'person' : 'far', name }
  }
  const listeners = new Set<(change: PlayedChange) => void>()
  const toShow = [...shown]
  let open = false
  let closed = false
  let known: { readonly steps: number; readonly line: LineOfPlay; readonly standing: Standing } | null = null

  /** The position by the rules, which knows what only the exhibit asks: what is lit, and whether the try is over. */
  function now() {
    const steps = session.steps.length
    if (known?.steps === steps) return known
    const played = session.record()
    const line = lineOf(rules, chosen, played)
    const own = played.moves.slice(record.moves.length).filter((move) => move.startsWith(`${cut.visitor} `)).length
    known = { steps, line, standing: standingOf(cut, line.game, line.state, own) }
    return known
  }

  const over = (): boolean => toShow.length === 0 && now().standing.result !== null
  /** Asked anew after each wait, in which the table may have been left. */
  const isClosed = (): boolean => closed
  /** Who looks can act, and sees their own hand. */
  const isAwake = (): boolean => open && !over() && (sides === null || sides.open)
  const isVisitors = (seat: Seat): boolean => isAwake() && seat === (sides?.seat ?? visitor)

  function lit(seat: Seat): string[] {
    if (cut.lights === 'all') return session.moves(seat)
    const { line } = now()
    return litMoves(cut.lights, line.game, line.state, seat).map((move) => line.game.write(line.state, seat, move))
  }

  /** Whom the game waits for; null when the try is over. */
  function waits(): Seat | null {
    if (over()) return null
    const { line } = now()
    return seatsIn(line.game.must(line.state))[0] ?? null
  }

  function tell(): void {
    for (const listener of [...listeners]) listener({ kind: 'chairs' })
  }

  /** Luck first; then the rivals, until it is the visitor's turn or the try is over. */
  async function run(): Promise<void> {
    if (isClosed()) return
    // A round that is over is not dealt on.
    if (!over()) await session.run()
    while (open && !isClosed()) {
      const seat = waits()
      if (seat === null) break
      if (sides) {
        await sides.give(seat, base.ply)
        break
      }
      if (seat === visitor) break
      await session.playFor(seat, level)
      if (!over() && !isClosed()) await session.run()
    }
    if (!isClosed()) tell()
  }

  async function play(move: string): Promise<boolean> {
    const played = await session.play(seatOf(move[0] ?? ''), move.slice(2))
    if (played.ok && !isClosed() && !over()) await session.run()
    return played.ok
  }

  const port: TablePort = {
    game: base.game,
    rules: base.rules,
    options: base.options,
    get chairs() {
      return record.seats.map((_letter, seat) => sitting(seat))
    },
    resigned: [],
    get over() {
      return over()
    },
    gone: false,
    get halted() {
      return !isAwake()
    },
    get ply() {
      return base.ply
    },
    last: (eye) => base.last(sides ? ONLOOKER : eye),
    hint: base.hint,
    // A hand that lies face down is what an onlooker sees of it, at its own side.
    seen: (eye) => (sides && !sides.open && !over() ? { ...base.seen(ONLOOKER), eye } : base.seen(eye)),
    // What is written on a page that two read is known to both.
    told: (eye, from) => base.told(sides ? ONLOOKER : eye, from),
    moves: (seat) => (isVisitors(seat) ? lit(seat) : []),
    refusal(seat, text) {
      if (!isVisitors(seat)) return DARK
      const { line } = now()
      return session.refusal(seat, text) ?? (isLit(cut.lights, line.game, line.state, seat, text) ? null : DARK)
    },
    play: (seat, text) => session.play(seat, text),
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
    run,
    close() {
      closed = true
      left.abort()
      base.close()
    },
  }

  return {
    port,
    visitor,
    sides,
    get standing() {
      return now().standing
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
      tell()
      void run()
    },
  }
}

/** Where a record stands. Luck that is due may not have fallen yet: then it stands before that. */
function lineOf(game: AnyGame, options: Options, { seats, chance, moves }: GameRecord): LineOfPlay {
  const line = new LineOfPlay(game, options, seats.length, tapeOutcomes(chance?.tape ?? []))
  line.settle()
  for (const move of moves) {
    const refusal = line.playText(move)
    if (refusal) throw new Error(`${move}: ${refusal.message}`)
    line.settle()
  }
  return line
}
