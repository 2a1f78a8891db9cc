import type { RatedCandidate } from '../../bots/think/candidates'
import type { TurningPoint } from './course'

/** What is known of one move, for the seat of the study. */
export interface Swing extends Pick<TurningPoint, 'ply' | 'seat' | 'move' | 'before' | 'after'> {
  /** What chance changed at it. */
  readonly luck: number
  /** What the move brought by its mover's eyes, and the half width of its interval. */
  readonly play: number
  readonly playMargin: number
  /** Whether it was a move of the study's side. */
  readonly isOwn: boolean
  /** What level 5 thinks of the moves there were, best first; null where best play is proved. */
  readonly candidates: readonly RatedCandidate[] | null
}

const MOST = 3
/** Changes below this share of a win turn nothing. */
const LEAST_SWING = 0.02

/** Chooses the largest swings, of at least two kinds if there are two. */
export function chooseTurningPoints(swings: readonly Swing[]): TurningPoint[] {
  const sizeOf = ({ before, after }: Pick<Swing, 'before' | 'after'>) => Math.abs(after - before)
  const points = swings
    .filter((swing) => sizeOf(swing) >= LEAST_SWING)
    .sort((one, other) => sizeOf(other) - sizeOf(one) || one.ply - other.ply)
    .map(turningPointOf)
  const chosen = points.slice(0, MOST)
  const other = points.find(({ kind }) => kind !== chosen[0]?.kind)
  if (other && !chosen.includes(other)) chosen[MOST - 1] = other
  return chosen.sort((one, two) => one.ply - two.ply)
}

function turningPointOf(swing: Swing): TurningPoint {
  const { ply, seat, move, before, after } = swing
  return { ply, seat, move, before, after, ...kindOf(swing) }
}

/** The kind of a swing. Only what the mover could know speaks for or against the move. */
function kindOf({
  before,
  after,
  luck,
  play,
  playMargin,
  isOwn,
  move,
  candidates,
}: Swing): Pick<TurningPoint, 'kind' | 'cause' | 'better'> {
  const laid = after - before - luck
  if (Math.abs(luck) >= Math.abs(laid)) return { kind: 'luck', cause: 'chance' }
  const gain = isOwn ? play : -play
  if (candidates === null) return gain < 0 ? { kind: 'slip' } : { kind: 'fact' }
  const verdict = verdictOf(move, candidates)
  if (verdict?.isBest && gain > playMargin) return { kind: 'fine' }
  if (verdict?.better !== undefined && gain < -playMargin) return { kind: 'slip', better: verdict.better }
  return Math.abs(laid - play) > Math.abs(play) + playMargin ? { kind: 'luck', cause: 'hidden' } : { kind: 'fact' }
}

/** What level 5 says of a move: that it is the best, or which is better beyond the intervals of both. */
function verdictOf(
  move: string,
  candidates: readonly RatedCandidate[],
): { readonly isBest: boolean; readonly better?: string } | null {
  const [best] = candidates
  const own = candidates.find((one) => one.move === move)
  if (!best || !own) return null
  if (best === own) return { isBest: true }
  const isBetter = best.wins === null || own.wins === null || best.wins - own.wins > Math.hypot(best.margin, own.margin)
  return { isBest: false, ...(isBetter && { better: best.move }) }
}
