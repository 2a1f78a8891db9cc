import type { BotProfile } from '../../bots/bot-profile'
import type { RatedCandidate } from '../../bots/think/candidates'
import { letterOf, viewTable, type LineOfPlay, type Seat } from '../../rules/kit'
import { hashOfLine } from '../game-card'
import type { Course, CurvePoint, KeptCourse, LuckAndPlay, TurningPoint } from './course'
import { STUDY_METHOD, type KeptStudy } from './kept-study'
import { LuckCourse } from './luck-course'
import { PuzzleCourse } from './puzzle-course'
import { replayedGame } from './replayed-game'
import { SearchCourse } from './search-course'

/** What a study has found so far. */
export interface StudyReport {
  readonly method: number
  readonly game: string
  /** By playouts in common worlds, by search, or by the puzzle's solver. */
  readonly kind: KeptCourse['kind']
  /** Letter of the seat whose chance it is. */
  readonly seat: string
  readonly seed: string
  /** For playouts: the number of worlds, and of tables imagined at each move that matters. */
  readonly worlds?: number
  readonly tables?: number
  /** Whether more time would show nothing more; if not, roughly how much is done, 0 to 1. */
  readonly isComplete: boolean
  readonly done: number
  readonly curve: readonly CurvePoint[]
  readonly luckAndPlay: LuckAndPlay | null
  readonly turningPoints: readonly TurningPoint[]
}

/** What a study is begun with. */
export interface StudyOptions {
  /** Whose chance to win is studied. */
  readonly seat: Seat
  /** All numbers follow from the game and this text. */
  readonly seed: string
  /** An earlier study of the same game to go on with; another one's, or one by another method, counts for nothing. */
  readonly kept?: KeptStudy | undefined
}

/** A study of a game that is over. It reads no clock of its own and can be left off at any time. */
export class Study {
  private isComplete = false
  private readonly running: Generator<void>

  private constructor(
    private readonly course: Course,
    private readonly about: Omit<KeptStudy, 'course' | 'luck'> & { readonly game: string },
  ) {
    this.running = course.run()
  }

  /** Begins a study, or goes on with a kept one. Throws a RangeError if the game is not over or has no such seat. */
  static of(line: LineOfPlay, bot: BotProfile, { seat, seed, kept }: StudyOptions): Study {
    if (!line.isOver) throw new RangeError('Only a game that is over can be studied')
    if (seat < 0 || seat >= line.seats) throw new RangeError('The game has no such seat')
    const about = { method: STUDY_METHOD, hash: hashOfLine(line), seat, seed, game: line.game.info.id }
    const isSame = kept?.method === about.method && kept.hash === about.hash && kept.seat === seat && kept.seed === seed
    const course = isSame ? kept.course : null
    const played = replayedGame(line)
    if (line.seats === 1) return new Study(new PuzzleCourse(bot.solver, played, course), about)
    const plan = bot.knowledge?.plan(5, { seen: viewTable(line.game, played.dealt, 0), recall: [] })
    if (plan?.kind === 'deep') return new Study(new SearchCourse(bot, plan, played, seat, course), about)
    return new Study(new LuckCourse(bot, played, seat, seed, course), about)
  }

  /**
   * Makes the study more exact until `isTimeUp`, asked every few milliseconds, says so. Returns whether more time would
   * make it still more exact.
   */
  work(isTimeUp: () => boolean): boolean {
    while (!this.isComplete && !isTimeUp()) this.isComplete = this.running.next().done === true
    return !this.isComplete
  }

  /** Returns the number of worlds and of imagined tables so far; neither for a game that is searched or solved. */
  progress(): Pick<StudyReport, 'worlds' | 'tables'> {
    const { course } = this
    return course instanceof LuckCourse ? { worlds: course.worlds, tables: course.tables } : {}
  }

  report(): StudyReport {
    const { course, about } = this
    const { method, game, seat, seed } = about
    return {
      method,
      game,
      kind: course.kept.kind,
      seat: letterOf(seat),
      seed,
      ...this.progress(),
      isComplete: this.isComplete,
      done: this.isComplete ? 1 : course.done(),
      curve: course.curve(),
      luckAndPlay: course.luckAndPlay(),
      turningPoints: course.turningPoints(),
    }
  }

  /** Compares the moves that a seat had at a ply, from 0, best first. To leave it off, stop resuming it. */
  bestMoves(ply: number): Generator<void, readonly RatedCandidate[]> {
    return this.course.bestMoves(ply)
  }

  toJSON(): KeptStudy {
    const { method, hash, seat, seed } = this.about
    const split = this.course.luckAndPlay()
    const luck = split && { value: split.result - split.start - split.play.value, margin: split.play.margin }
    return { method, hash, seat, seed, luck, course: this.course.kept }
  }
}
