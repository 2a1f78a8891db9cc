import type { RatedCandidate } from '../../bots/think/candidates'
import type { Seat } from '../../rules/kit'
import type { Tally } from './tally'

/** The chance to win after so many moves. */
export interface CurvePoint {
  readonly ply: number
  /** 0 to 1; null while it is not known. */
  readonly chance: number | null
  /** Half the width of the interval that holds it in 95 of 100 studies. */
  readonly margin: number
}

/** A part of a result, as a share of a win, and the half width of its 95 % interval. */
export interface Part {
  readonly value: number
  readonly margin: number
}

/** Where a result came from: `result - start = deal + draws + lay + play`, for the seat of the study. */
export interface LuckAndPlay {
  /** Share of the win. */
  readonly result: number
  /** What each side has before the deal. */
  readonly start: number
  readonly deal: Part
  /** Cards drawn, later deals, spins. */
  readonly draws: Part
  /** How the cards lay that somebody could not see when choosing. */
  readonly lay: Part
  /** What everybody's moves brought the seat by their movers' eyes, against the reference player's moves. */
  readonly play: Part
  /** The share of `play` that each seat's moves have. */
  readonly playBySeat: readonly number[]
}

/** A move at which the chance changed much. `luck` means that chance or hidden cards made it, `fact` that nobody knows. */
export interface TurningPoint {
  /** From 1. */
  readonly ply: number
  readonly seat: Seat
  /** In the game's notation. */
  readonly move: string
  readonly before: number
  readonly after: number
  readonly kind: 'luck' | 'fine' | 'slip' | 'fact'
  /** For luck: whether it came from the stock, the shuffle or the arrow, or lay in cards that the mover did not see. */
  readonly cause?: 'chance' | 'hidden'
  /** For a slip: what level 5 would have moved, by what the mover knew. */
  readonly better?: string
}

/** The chance with best play by both; null if it takes too long to prove; open if the game goes on after a round. */
export type Proof = number | null | 'open'

/** What a study of a game with luck keeps. */
export interface KeptLuck {
  readonly kind: 'worlds'
  /** Number of whole passes over the game. */
  passes: number
  /** What the solver proved, from the end of the game backwards; whether it has gone back as far as it can. */
  readonly proofs: Proof[]
  isProved: boolean
  readonly curve: readonly Tally[]
  readonly deal: Tally
  readonly draws: Tally
  /** By move: what luck changed at it, and by the mover's eyes the move less the reference player's. */
  readonly luck: readonly Tally[]
  readonly play: readonly Tally[]
  /** What level 5 thinks of the moves at some plies, best first. */
  readonly judged: Record<number, readonly RatedCandidate[]>
}

/** A searched position: the chance of the study's seat, whether that is certain, and the best move. */
export interface Searched {
  readonly chance: number
  readonly isCertain: boolean
  readonly best: string | null
}

/** What a study by search keeps: a list for each budget that it has begun, from the end of the game backwards. */
export interface KeptSearch {
  readonly kind: 'search'
  readonly searched: Searched[][]
}

/** What a study of a puzzle keeps: after how many moves it was solvable, or not; null where the solver gave up. */
export interface KeptPuzzle {
  readonly kind: 'solver'
  readonly known: Record<number, boolean | null>
}

/** How far a study has got, as JSON; its kind says how the game is studied. */
export type KeptCourse = KeptLuck | KeptSearch | KeptPuzzle

/** A way to study a game, and how far it has got. */
export interface Course {
  /** As JSON: from it a later course goes on. */
  readonly kept: KeptCourse
  /** Makes everything more exact, a few milliseconds at a time; ends where more would show nothing. */
  run(): Generator<void>
  /** Returns roughly how much of all that it can find it has found, 0 to 1. */
  done(): number
  curve(): CurvePoint[]
  /** Null where the game has no luck to tell from play, or before a first figure. */
  luckAndPlay(): LuckAndPlay | null
  turningPoints(): TurningPoint[]
  /** Compares the moves that a seat had at a ply, from 0, best first; empty where only one was possible. */
  bestMoves(ply: number): Generator<void, readonly RatedCandidate[]>
}
