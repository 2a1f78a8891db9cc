import { proveCut, type Cut, type Shares } from '../../src/exhibit/cuts'
import { hasEnoughDecisions } from './assess'
import { measure, type VisitContext } from './measure'
import { createTableOpener } from './played-table'
import type { Recipe } from './recipe'

/** Result of measuring a cut again. */
export interface VerifyResult {
  readonly id: string
  /** A sentence about what its lines or its help fail to prove, or about what it leaves to decide; null if all is well. */
  readonly fault: string | null
  /** The shares measured now; null if there is a fault. */
  readonly again: Shares | null
  /** Largest difference between the measured and the recorded shares: 0 to 1. */
  readonly apart: number
}

/** Number of visits of each kind of visitor for verifying a cut. */
export interface VerifyVisits {
  readonly novice: number
  readonly child: number
  readonly adult: number
}

/** Plays a cut's lines, and measures its shares again with other outcomes of chance. */
export function verifyCut(recipe: Recipe, cut: Cut, visits: VerifyVisits, seed: string): VerifyResult {
  const fault = proveCut(cut)
  if (fault !== null) return { id: cut.id, fault, again: null, apart: 1 }
  const { id } = cut
  const context: VisitContext = { draft: cut, recipe, open: createTableOpener(cut) }
  const measured = (who: keyof Shares) => measure(context, recipe.visitors[who], visits[who], `${seed}/${id}/${who}`)
  const child = measured('child')
  if (!hasEnoughDecisions(recipe, child)) {
    const percent = Math.round(100 * child.decisionShare)
    return { id, fault: `Only ${String(percent)} % of the visitor's moves are decisions.`, again: null, apart: 1 }
  }
  const again = { novice: measured('novice').share, child: child.share, adult: measured('adult').share }
  const apart = (['novice', 'child', 'adult'] as const).map((who) => Math.abs(again[who] - cut.shares[who]))
  return { id, fault, again, apart: Math.round(100 * Math.max(...apart)) / 100 }
}
