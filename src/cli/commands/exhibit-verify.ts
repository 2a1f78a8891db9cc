import { recipeFor, verifyCut, type Verified } from '../../exhibit/finder'
import type { Shares } from '../../exhibit/cuts'
import { illegal, misuse } from '../errors'
import { readCutFile } from '../exhibit/cut-file'
import { createProgress } from '../exhibit/progress'
import { line, type Io } from '../streams'

/** What `parlor exhibit verify` was asked. */
export interface VerifyAsked {
  readonly seed: string
  /** Visits of a child and of somebody who knows nothing; half as many of a grown-up, but at games of luck. */
  readonly visits: number
}

/** Shares may differ so much between two measurements. */
const NEAR = 0.12

/**
 * `parlor exhibit verify`: plays every line of a file of cuts through and measures its shares again. Prints the means then
 * and now, and which cuts are more than 12 points apart. A line that does not prove what it should is an error.
 */
export async function verifyCommand(io: Io, file: string, { seed, visits }: VerifyAsked): Promise<void> {
  const { game, cuts } = readCutFile(file)
  const recipe = recipeFor(game)
  if (!recipe) throw misuse('unknown-game', `Nobody knows how visitors play ${game}.`)
  const all = { novice: visits, child: visits, adult: recipe.luck ? visits : Math.ceil(visits / 2) }
  const progress = createProgress(io)
  const verified: Verified[] = []
  for (const cut of cuts) {
    const result = verifyCut(recipe, cut, all, seed)
    verified.push(result)
    if (result.fault !== null) throw illegal(faultOf(cut.id, result.fault))
    progress(`${game}: ${verified.length} of ${cuts.length} cuts`, result.apart > NEAR)
  }
  const apart = verified.filter((one) => one.apart > NEAR).map(({ id, again, apart }) => ({ id, again, apart }))
  const shares = meanOf(cuts.map((cut) => cut.shares))
  const again = meanOf(verified.flatMap((one) => one.again ?? []))
  await io.print(line({ game, cuts: cuts.length, shares, again, apart }))
}

function faultOf(id: string, message: string) {
  return { code: 'bad-cut', message: `${id}: ${message}`, ply: null, move: null }
}

function meanOf(all: readonly Shares[]): Shares {
  const mean = (who: keyof Shares) => {
    return Math.round((100 * all.reduce((sum, shares) => sum + shares[who], 0)) / Math.max(1, all.length)) / 100
  }
  return { novice: mean('novice'), child: mean('child'), adult: mean('adult') }
}
