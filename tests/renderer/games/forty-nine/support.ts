import type { SceneContext } from '../../../../src/renderer/games/types'
import type { Table } from '../../../../src/renderer/games/forty-nine/table'
import { fortyNine } from '../../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineEvent, FortyNineView } from '../../../../src/rules/forty-nine-outfit/forty-nine/shape'
import {
  defaults,
  eventsVisibleTo,
  LineOfPlay,
  listTexts,
  viewTable,
  seatsIn,
  createSeededRng,
  createSeedSource,
  createTapeSource,
  type Eye,
  type GameRecord,
  type Options,
} from '../../../../src/rules/kit'

export const IDLE_CONTEXT: SceneContext<never> = {
  touchable: new Set(),
  picked: [],
  lastPly: null,
  page: 'wide',
  isHandCovered: false,
  flickStrength: null,
}

/** A game in play, with what the page would know of it. */
export class Play {
  readonly line: LineOfPlay
  readonly events: FortyNineEvent[] = []
  /** The last ply with all of its events, hidden cards included. */
  last: { readonly seat: number; readonly move: string; readonly events: readonly FortyNineEvent[] } | null = null

  constructor(seats: number, luck: { readonly seed: string } | { readonly tape: readonly string[] }, options: Options) {
    const source = 'seed' in luck ? createSeedSource(luck.seed) : createTapeSource(luck.tape)
    this.line = new LineOfPlay(fortyNine, { ...defaults(fortyNine.info), ...options }, seats, source)
    this.must(this.line.settleChance((event) => this.events.push(event as FortyNineEvent)))
  }

  seen(eye: Eye): Table {
    return viewTable(fortyNine, this.line.state, eye) as Table
  }

  /** Returns the last ply with what an eye knows of its events. */
  lastPlyFor(eye: Eye): SceneContext<FortyNineEvent>['lastPly'] {
    const { last } = this
    return last && { seat: last.seat, events: eventsVisibleTo(fortyNine, last.events, eye) as FortyNineEvent[] }
  }

  /** The full state, hidden cards included. */
  get state(): FortyNineView {
    return fortyNine.dump(this.line.state as never)
  }

  get turn(): number {
    return seatsIn(fortyNine.requiredSeats(this.line.state as never))[0] ?? -1
  }

  get over(): boolean {
    return this.line.isOver
  }

  /** Returns the legal moves of the seat to move. */
  moves(): string[] {
    const state = this.line.state as never
    return listTexts(fortyNine, state, this.turn)
  }

  /** Plays a move, written without its seat. Returns all events of that ply. Throws if the move is refused. */
  play(move: string): FortyNineEvent[] {
    const seat = this.turn
    const before = this.events.length
    const text = `${'ABCDEFGH'.charAt(seat)} ${move}`
    this.must(this.line.playText(text, (event) => this.events.push(event as FortyNineEvent)))
    const events = this.events.slice(before)
    this.last = { seat, move, events }
    return events
  }

  private must(refusal: { readonly message: string } | null): void {
    if (refusal) throw new Error(refusal.message)
  }
}

/**
 * Returns a game at the beginning of a record, and the moves that are still to be played. Throws if there is no tape.
 */
export function beginRecord(record: unknown): { readonly play: Play; readonly moves: readonly string[] } {
  const { seats, chance, options, moves } = record as GameRecord
  if (chance?.tape === undefined) throw new Error('the record has no tape')
  return { play: new Play(seats.length, { tape: chance.tape }, options), moves }
}

/** Returns a game at the last position of a record. */
export function playRecord(record: unknown): Play {
  const { play, moves } = beginRecord(record)
  for (const move of moves) play.play(move.slice(2))
  return play
}

/** Plays a random game of at most `most` plies and calls `visit` at every position. */
export function playRandomGame(
  seed: string,
  seats: number,
  options: Options,
  visit: (play: Play) => void,
  most = 400,
): Play {
  const play = new Play(seats, { seed }, options)
  const rng = createSeededRng(`wander ${seed}`)
  visit(play)
  for (let ply = 0; ply < most && !play.over; ply++) {
    const state = play.line.state as never
    play.play(fortyNine.write(state, play.turn, fortyNine.pick(state, play.turn, rng)))
    visit(play)
  }
  return play
}

/** Returns some eyes of a table: an onlooker, and the first and last seat. */
export function eyesOf(seats: number): Eye[] {
  return [-1, 0, seats - 1]
}
