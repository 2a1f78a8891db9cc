import type { BotProfile } from '../../bots/bot-profile'
import { EndgameSolver } from '../../bots/endgame/solver'
import { beginComparison, type RatedCandidate } from '../../bots/think/candidates'
import { createSeededRng, lowestSeat, type Position, type Seat } from '../../rules/kit'
import type { Course, CurvePoint, KeptCourse, KeptLuck, LuckAndPlay, Part, Proof, TurningPoint } from './course'
import { imaginer } from './imagined-tables'
import { ReferencePlayers } from './reference'
import type { ReplayedGame, StudiedMove } from './replayed-game'
import {
  addAll,
  addTo,
  emptyTally,
  marginOf,
  meanOf,
  playVarianceOf,
  unseenVariance,
  varianceOfMean,
  worldsMarginOf,
  type Tally,
} from './tally'
import { chooseTurningPoints, type Swing } from './turning-points'
import { orderStock, spreadWorlds, type World } from './worlds'

/** Worlds of one pass over the game. */
const WORLDS_A_PASS = 50
/** Worlds after which a curve is worth a look, and with which a study is complete. */
const FIRST_WORLDS = 200
const MOST_WORLDS = 4000
/** Imagined tables of one pass at each move, and the number with which a study is complete. */
const TABLES_A_PASS = 50
const MOST_TABLES = 10_000
/** The play of a game is told from its luck when its margin is below this share of a win; the parts of luck below twice. */
const FINE_MARGIN = 0.05
export const COARSE_MARGIN = 0.1
/** Playouts between two looks at the clock: a few milliseconds. */
const SLICE = 5
/** Positions that the solver may visit at one ply, its table in bytes, and positions between two looks at the clock. */
const MAX_POSITIONS = 400_000
const TABLE_BYTES = 1 << 22
const SOLVER_SLICE = 512
/** Iterations of level 5 between two looks at the clock. */
const SEARCH_SLICE = 64
/** Moves that level 5 judges: the largest swings, and the largest differences of play by the mover's eyes. */
const JUDGED_SWINGS = 4
const JUDGED_PLAYS = 3

/** The study of a game of several seats with luck, by playouts in common worlds. */
export class LuckCourse implements Course {
  readonly kept: KeptLuck
  private readonly players: ReferencePlayers
  private readonly work: Position
  /** The chances that are proved, null where playouts stay; the last one is the result. */
  private proved: readonly (number | null)[]
  /** The moves at which the mover chose otherwise than the reference player. */
  private readonly choices: readonly number[]

  constructor(
    private readonly bot: BotProfile,
    private readonly played: ReplayedGame,
    private readonly seat: Seat,
    private readonly seed: string,
    kept: KeptCourse | null,
  ) {
    const { dealt, game, moves } = played
    this.players = new ReferencePlayers(bot, dealt, seat)
    this.work = game.clone(dealt)
    this.choices = moves.flatMap((move, ply) => (move.isChoice && this.differs(move) ? [ply] : []))
    this.kept = kept?.kind === 'worlds' ? kept : nothingKept(moves.length)
    this.proved = this.kept.isProved ? provedChances(this.kept.proofs) : [this.result()]
  }

  *run(): Generator<void> {
    const { kept } = this
    while (this.worlds < FIRST_WORLDS) yield* this.pass()
    if (!kept.isProved) yield* this.prove()
    while (this.playMargin() > FINE_MARGIN && this.tables < MOST_TABLES) yield* this.lookThroughEyes()
    yield* this.judge()
    while (this.worlds < MOST_WORLDS) {
      yield* this.pass()
      if (this.tables < MOST_TABLES) yield* this.lookThroughEyes()
      yield* this.judge()
    }
  }

  /** Half is the split of luck and play, whose margin shrinks with the root of the work. */
  done(): number {
    const margin = this.playMargin()
    const split = margin <= FINE_MARGIN ? 1 : Math.max((FINE_MARGIN / margin) ** 2, this.tables / MOST_TABLES)
    return (Math.min(1, this.worlds / FIRST_WORLDS) + 4 * split + (5 * this.worlds) / MOST_WORLDS) / 10
  }

  get worlds(): number {
    return this.kept.passes * WORLDS_A_PASS
  }

  /** Number of tables imagined at each move that matters. */
  get tables(): number {
    return Math.min(MOST_TABLES, ...this.openChoices().map((ply) => this.kept.play[ply]![0]))
  }

  curve(): CurvePoint[] {
    return this.kept.curve.map((tally, ply) => {
      const proved = this.provedAt(ply)
      if (proved !== null) return { ply, chance: proved, margin: 0 }
      return { ply, chance: tally[0] === 0 ? null : meanOf(tally), margin: worldsMarginOf(tally) }
    })
  }

  luckAndPlay(): LuckAndPlay | null {
    const { deal, draws } = this.kept
    if (deal[0] === 0) return null
    const result = this.result()
    const start = 1 / this.players.sides
    const play = this.played.moves.reduce((sum, _, ply) => sum + this.playAt(ply), 0)
    const playMargin = this.playMargin()
    const [dealt, drawn] = [meanOf(deal), meanOf(draws)]
    const [dealMargin, drawsMargin] = [worldsMarginOf(deal), worldsMarginOf(draws)]
    const part = (value: number, margin: number): Part => ({ value, margin: Math.min(1, margin) })
    return {
      result,
      start,
      deal: part(dealt, dealMargin),
      draws: part(drawn, drawsMargin),
      lay: part(result - start - dealt - drawn - play, Math.hypot(dealMargin, drawsMargin, playMargin)),
      play: part(play, playMargin),
      playBySeat: Array.from({ length: this.played.seats }, (_, seat) =>
        this.played.moves.reduce((sum, move, ply) => (move.seat === seat ? sum + this.playAt(ply) : sum), 0),
      ),
    }
  }

  private result(): number {
    return this.players.share(this.played.game.outcome(this.played.end))
  }

  /** None before an open ending is proved: there playouts change their minds at every move. */
  turningPoints(): TurningPoint[] {
    return this.kept.isProved ? chooseTurningPoints(this.swings()) : []
  }

  private differs({ before, seat, move, text }: StudiedMove): boolean {
    const { game } = this.played
    if (!this.players.areSteady || lowestSeat(game.requiredSeats(before)) !== seat) return true
    const usual = this.players.play(before, seat, createSeededRng('steady'))
    return usual !== move && game.write(before, seat, usual) !== text
  }

  /** Proves how the game ends with best play, as far back as all cards are known. */
  private *prove(): Generator<void> {
    const { kept } = this
    const { moves } = this.played
    if (kept.proofs.length === 0) kept.proofs.push(this.result())
    while (kept.proofs.length <= moves.length) {
      const proof = yield* this.proveOne(moves[moves.length - kept.proofs.length]!)
      if (proof === undefined) break
      kept.proofs.push(proof)
    }
    kept.isProved = true
    this.proved = provedChances(kept.proofs)
  }

  /** Returns undefined if cards are hidden. */
  private *proveOne({ before, seen, recall }: StudiedMove): Generator<void, Proof | undefined> {
    const { bot, players, seat: own } = this
    const seat = lowestSeat(bot.game.requiredSeats(before))
    const plan = seat < 0 ? undefined : bot.knowledge?.plan(5, { seen, recall }).endgame
    const open = plan?.openGameOf(before, seat)
    if (!plan || !open) return undefined
    const solver = new EndgameSolver(open, MAX_POSITIONS, TABLE_BYTES)
    // How much is won or lost does not matter here: only until the end is proved.
    while (!solver.proof() && solver.step(SOLVER_SLICE)) yield
    const end = solver.proof()?.end
    if (end === undefined) return null
    if (end === 'open') return end
    const share = end === 'tie' ? 1 / players.sides : end === 'win' ? 1 : 0
    return seat === own ? share : 1 - share
  }

  private provedAt(ply: number): number | null {
    return this.proved[ply - this.played.moves.length - 1 + this.proved.length] ?? null
  }

  /** Whether a move gave away a proved end, so that the game may go on after the round. */
  private opensAgain(ply: number): boolean {
    return this.provedAt(ply) !== null && this.provedAt(ply + 1) === null
  }

  /** Plays the whole game on from every position, in worlds of its own. */
  private *pass(): Generator<void> {
    const { kept, played, players } = this
    const worlds = spreadWorlds(WORLDS_A_PASS, `${this.seed}/worlds/${String(kept.passes)}`)
    const start = 1 / players.sides
    const drawn = new Float64Array(WORLDS_A_PASS)
    let now = yield* this.values(worlds, 0)
    const curve: Float64Array[] = [now]
    const luck: (Float64Array | null)[] = []
    for (const [ply, step] of played.moves.entries()) {
      let change: Float64Array | null = null
      if (this.opensAgain(ply)) now = yield* this.values(worlds, ply + 1)
      else if (this.provedAt(ply) === null) {
        const isUsual = !step.isChoice || (players.areSteady && !this.choices.includes(ply))
        const chosen = isUsual ? now : yield* this.values(worlds, ply, step)
        now = step.reveals ? yield* this.values(worlds, ply + 1) : chosen
        if (step.reveals) change = now.map((value, world) => value - chosen[world]!)
      }
      const proved = this.provedAt(ply + 1)
      if (proved !== null) now = new Float64Array(WORLDS_A_PASS).fill(proved)
      luck.push(change)
      if (change) for (let world = 0; world < WORLDS_A_PASS; world++) drawn[world]! += change[world]!
      curve.push(now)
    }
    // Only whole passes count: a study that is left off goes on with the one that it had begun.
    for (let world = 0; world < WORLDS_A_PASS; world++) {
      addTo(kept.deal, curve[0]![world]! - start)
      addTo(kept.draws, drawn[world]!)
      for (const [ply, values] of curve.entries()) addTo(kept.curve[ply]!, values[world]!)
      for (const [ply, values] of luck.entries()) if (values) addTo(kept.luck[ply]!, values[world]!)
    }
    kept.passes++
  }

  /** Returns the share of the win in each world, after so many moves, or then a move made before luck shows its cards. */
  private *values(
    worlds: readonly World[],
    ply: number,
    step?: StudiedMove,
  ): Generator<void, Float64Array<ArrayBuffer>> {
    const { work, players } = this
    const { game, dealt, moves } = this.played
    const position = moves[ply - 1]?.after ?? dealt
    const chances = moves[ply]?.chances ?? 0
    const found = new Float64Array(worlds.length)
    for (const [at, world] of worlds.entries()) {
      game.copy(position, work)
      orderStock(work, world.ranks)
      if (step) game.apply(work, step.seat, step.move)
      found[at] = players.finish(work, world.luck, { moves: step ? ply + 1 : ply, chances })
      if (at % SLICE === SLICE - 1) yield
    }
    return found
  }

  /** The moves whose play is measured: those that are not proved. */
  private openChoices(): readonly number[] {
    return this.choices.filter((ply) => this.provedAt(ply) === null)
  }

  /** Compares each move with the reference player's, at tables that the mover could imagine. */
  private *lookThroughEyes(): Generator<void> {
    const done = this.tables
    for (const ply of this.openChoices()) {
      // A pass that was left off has reached some of the moves.
      if (this.kept.play[ply]![0] > done) continue
      const found = emptyTally()
      yield* this.compare(ply, `${this.seed}/eyes/${String(done)}/${String(ply)}`, found)
      addAll(this.kept.play[ply]!, found)
    }
  }

  private *compare(ply: number, seed: string, into: Tally): Generator<void> {
    const { players, work, played } = this
    const { game } = played
    const step = played.moves[ply]!
    const imagine = imaginer(this.bot, step, ply, seed)
    for (let at = 0; at < TABLES_A_PASS; at++) {
      const { position, luck } = imagine()
      game.copy(position, work)
      game.apply(work, step.seat, step.move)
      const own = players.finish(work, luck, { moves: ply + 1, chances: step.chances })
      game.copy(position, work)
      addTo(into, own - players.finish(work, luck, { moves: ply, chances: step.chances }))
      if (at % SLICE === SLICE - 1) yield
    }
  }

  /** What a move brought the study's seat, as its mover could know. */
  private playAt(ply: number): number {
    const proved = this.provedAt(ply)
    if (proved === null) return meanOf(this.kept.play[ply]!)
    return (this.provedAt(ply + 1) ?? meanOf(this.kept.curve[ply + 1]!)) - proved
  }

  private playMargin(): number {
    const choices = this.openChoices()
    const opened = this.played.moves.flatMap((_, ply) => (this.opensAgain(ply) ? [this.kept.curve[ply + 1]!] : []))
    if (choices.length + opened.length === 0) return 0
    const seen = choices.reduce((sum, ply) => sum + playVarianceOf(this.kept.play[ply]!), 0)
    const given = opened.reduce((sum, tally) => sum + varianceOfMean(tally), 0)
    return marginOf(seen + given + unseenVariance(this.tables))
  }

  private swings(): Swing[] {
    const curve = this.curve()
    return this.played.moves.map((step, ply): Swing => {
      const isProved = this.provedAt(ply) !== null
      return {
        ply: ply + 1,
        seat: step.seat,
        move: step.text,
        before: curve[ply]!.chance ?? 0,
        after: curve[ply + 1]!.chance ?? 0,
        luck: meanOf(this.kept.luck[ply]!),
        play: this.playAt(ply),
        playMargin: isProved || !this.choices.includes(ply) ? 0 : worldsMarginOf(this.kept.play[ply]!),
        isOwn: step.seat % this.players.sides === this.seat % this.players.sides,
        candidates: isProved ? null : (this.kept.judged[ply] ?? []),
      }
    })
  }

  /** Has level 5 compare the moves at the largest swings. */
  private *judge(): Generator<void> {
    const swings = this.swings()
    const bySwing = [...swings].sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    const byPlay = [...swings].sort((a, b) => Math.abs(b.play) - Math.abs(a.play))
    const asked = new Set([...bySwing.slice(0, JUDGED_SWINGS), ...byPlay.slice(0, JUDGED_PLAYS)].map(({ ply }) => ply))
    for (const one of asked) {
      const ply = one - 1
      if (this.kept.judged[ply] || !this.openChoices().includes(ply)) continue
      this.kept.judged[ply] = yield* this.bestMoves(ply)
    }
  }

  /** Compares the moves that a seat had before a move as level 5 does, best first. */
  *bestMoves(ply: number): Generator<void, readonly RatedCandidate[]> {
    const { seen, recall, seat, isChoice } = this.played.moves[ply]!
    if (!isChoice || lowestSeat(this.played.game.requiredSeats(this.played.moves[ply]!.before)) !== seat) return []
    const seed = `${this.seed}/best/${String(ply)}`
    const comparison = beginComparison(this.bot, { seen, recall, seat, level: 5, seed })
    while (comparison.step(SEARCH_SLICE)) yield
    return comparison.result()
  }
}

function nothingKept(moves: number): KeptLuck {
  const tallies = (length: number) => Array.from({ length }, emptyTally)
  return {
    kind: 'worlds',
    passes: 0,
    proofs: [],
    isProved: false,
    curve: tallies(moves + 1),
    deal: emptyTally(),
    draws: emptyTally(),
    luck: tallies(moves),
    play: tallies(moves),
    judged: {},
  }
}

/**
 * Returns what proofs, from the end backwards, say of the positions in their order. A position that takes too long is
 * thought to be worth what the one before it was, else what the next one that is proved is: playouts would mislead there.
 */
function provedChances(proofs: readonly Proof[]): (number | null)[] {
  const inOrder = proofs.toReversed()
  const first = inOrder.find((proof) => typeof proof === 'number') ?? null
  const chances: (number | null)[] = []
  for (const proof of inOrder) chances.push(proof === 'open' ? null : (proof ?? chances.at(-1) ?? first))
  return chances
}
