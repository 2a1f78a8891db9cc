import { proveCut, type Cut, type Shares } from '../cuts'
import { measure, type Ground } from './measure'
import { createOpenings } from './played-table'
import type { Recipe } from './recipe'

/** What became of a cut that was measured again. */
export interface Verified {
  readonly id: string
  /** What its lines or its help do not prove, as a sentence; null where they prove it. */
  readonly fault: string | null
  /** Shares now; null with a fault. */
  readonly again: Shares | null
  /** How far the shares are from those that are written down, at most: 0 to 1. */
  readonly apart: number
}

/** Visits of each kind that verify a cut. */
export interface VerifyVisits {
  readonly novice: number
  readonly child: number
  readonly adult: number
}

/** Plays a cut's lines through, and measures its shares again with other luck. */
export function verifyCut(recipe: Recipe, cut: Cut, visits: VerifyVisits, seed: string): Verified {
  const fault = proveCut(cut)
  if (fault !== null) return { id: cut.id, fault, again: null, apart: 1 }
  const { id } = cut
  const ground: Ground = { draft: cut, recipe, open: createOpenings(cut) }
  const share = (who: keyof Shares) => measure(ground, recipe.visitors[who], visits[who], `${seed}/${id}/${who}`).share
  const again = { novice: share('novice'), child: share('child'), adult: share('adult') }
  const apart = (['novice', 'child', 'adult'] as const).map((who) => Math.abs(again[who] - cut.shares[who]))
  return { id, fault, again, apart: Math.round(100 * Math.max(...apart)) / 100 }
}
