import { recipeFor } from './recipes'
import { type Shares, proveCut, type Cut } from '../../src/exhibit/cuts'
import { illegal, misuse } from '../../src/cli/errors'
import { readCutFile, createProgress } from './cut-file'
import { jsonLine, type Io } from '../../src/cli/streams'
import { hasEnoughDecisions } from './assess'
import { measure, type VisitContext } from './measure'
import { createTableOpener } from './played-table'
import type { Recipe } from './recipe'

/** Arguments of `parlor exhibit verify`. */
export interface VerifyOptions {
  readonly seed: string
  /**
   * Number of simulated visits by a child and by a novice; visits by an adult are half as many, except at games of
   * luck.
   */
  readonly visits: number
}

/** Largest difference between two measurements of a share that still counts as agreement. */
const MAX_SHARE_DIFFERENCE = 0.12

/**
 * `parlor exhibit verify`: replays every line in a file of cuts and measures the shares again. Prints the means then
 * and now, and the cuts that differ by more than 12 percentage points. A line that does not prove what it should is an
 * error.
 */
export async function verifyCommand(io: Io, file: string, { seed, visits }: VerifyOptions): Promise<void> {
  const { game, cuts } = readCutFile(file)
  const recipe = recipeFor(game)
  if (!recipe) throw misuse('unknown-game', `Nobody knows how visitors play ${game}.`)
  const all = { novice: visits, child: visits, adult: recipe.isLuckGame ? visits : Math.ceil(visits / 2) }
  const progress = createProgress(io)
  const verified: VerifyResult[] = []
  for (const cut of cuts) {
    const result = verifyCut(recipe, cut, all, seed)
    verified.push(result)
    if (result.fault !== null) throw illegal('bad-cut', `${cut.id}: ${result.fault}`)
    progress(`${game}: ${verified.length} of ${cuts.length} cuts`, result.apart > MAX_SHARE_DIFFERENCE)
  }
  const apart = verified
    .filter((one) => one.apart > MAX_SHARE_DIFFERENCE)
    .map(({ id, again, apart }) => ({ id, again, apart }))
  const shares = meanOf(cuts.map((cut) => cut.shares))
  const again = meanOf(verified.flatMap((one) => one.again ?? []))
  await io.print(jsonLine({ game, cuts: cuts.length, shares, again, apart }))
}

function meanOf(all: readonly Shares[]): Shares {
  const mean = (who: keyof Shares) => {
    return Math.round((100 * all.reduce((sum, shares) => sum + shares[who], 0)) / Math.max(1, all.length)) / 100
  }
  return { novice: mean('novice'), child: mean('child'), adult: mean('adult') }
}

/** Result of measuring a cut again. */
interface VerifyResult {
  readonly id: string
  /** A sentence about what its lines or its help fail to prove, or about what it leaves to decide; null if all is well. */
  readonly fault: string | null
  /** The shares measured now; null if there is a fault. */
  readonly again: Shares | null
  /** Largest difference between the measured and the recorded shares: 0 to 1. */
  readonly apart: number
}

/** Plays a cut's lines, and measures its shares again with other outcomes of chance. */
function verifyCut(recipe: Recipe, cut: Cut, visits: Record<keyof Shares, number>, seed: string): VerifyResult {
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
