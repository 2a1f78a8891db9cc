import { botFor } from '../../bots/all-bots'
import { seatOf, createSeededRng } from '../../rules/kit'
import type { Cut, CutClass, CutLine, Shares } from '../cuts'
import { solutionOf, standsAt } from './candidates'
import { firstChoice, measure, playOn, type Ground, type Measure } from './measure'
import { createOpenings, type CutDraft } from './played-table'
import type { Candidate, Recipe } from './recipe'
import { litAt, type Visitors } from './visitors'

/** A cut that has no id yet. */
export type FoundCut = Omit<Cut, 'id'>

/** Number of visits in each stage of assessing a candidate. The confirming visits play no part in selection. */
const VISITS = {
  four: 4,
  glance: 12,
  screen: 6,
  measure: 60,
  confirm: { novice: 200, child: 200, adult: 100 },
  /** In a game of luck, adults win about half of their visits, so more visits are needed to measure their share. */
  luckyAdult: 200,
  /** Number of visits to confirm a child's share that was computed exactly. */
  exactChild: 800,
} as const

/** Range of a child's share: about every second visit. */
const FAIR = { low: 0.4, high: 0.6 }
const GLANCED = { low: 0.3, high: 0.7 }
const LEAST_ADULT = 0.65
const LEAST_NOVICE = 0.2
/** Longest duration allowed for the 95th percentile of the child's visits, in seconds. */
const LONGEST = 180
/** Smallest difference between the best and the worst first move that makes it a real choice. */
const APART = 0.1

const within = (share: number, { low, high }: { readonly low: number; readonly high: number }) =>
  share >= low && share <= high

/**
 * Measures a candidate against each rival of its recipe in turn. Returns the cut with the first suitable rival, or
 * null. The same candidate and seed give the same cut.
 */
export function assess(recipe: Recipe, candidate: Candidate, seed: string): FoundCut | null {
  const levels = recipe.levels.length > 0 ? recipe.levels : [null]
  for (const rival of levels) {
    const found = assessAgainst(recipe, { ...candidate, rival }, `${seed}/${rival ?? 'alone'}`)
    if (found) return found
  }
  return null
}

function assessAgainst(recipe: Recipe, draft: CutDraft, seed: string): FoundCut | null {
  const ground: Ground = { draft, recipe, open: createOpenings(draft) }
  const { visitors, luck, exact } = recipe
  if (!exact && !isPromising(ground, visitors, luck === true, seed)) return null
  const visits = {
    ...VISITS.confirm,
    ...(luck && { adult: VISITS.luckyAdult }),
    ...(exact && { child: VISITS.exactChild }),
  }
  const come = (who: keyof Visitors, enough?: (share: number, visits: number) => boolean): Measure =>
    measure(ground, visitors[who], visits[who], `${seed}/confirm/${who}`, enough)
  const child = come('child', (share, visits) => visits >= 60 && !within(share, GLANCED))
  if (!within(child.share, FAIR) || child.slowest > LONGEST) return null
  if (!isChoice(ground, recipe, seed)) return null
  const adult = come('adult', (share, visits) => !luck && visits >= 20 && share < 0.5)
  if (!luck && adult.share < LEAST_ADULT) return null
  const shares = rounded({ novice: come('novice').share, child: child.share, adult: adult.share })
  const lines = provingLines(ground, visitors, `${seed}/lines`)
  return (
    lines && {
      ...draft,
      class: classOf(recipe, shares),
      shares,
      seconds: Math.round(child.slowest),
      ...lines,
    }
  )
}

/**
 * Screens a candidate with few visits, because most candidates are decided whatever a visitor does and need no more.
 */
function isPromising(ground: Ground, { child, adult }: Visitors, luck: boolean, seed: string): boolean {
  const share = (visits: number, name: string) => measure(ground, child, visits, `${seed}/${name}`).share
  const four = share(VISITS.four, 'four')
  if (four === 0 || four === 1) return false
  if (!within(share(VISITS.glance, 'glance'), GLANCED)) return false
  if (!luck && measure(ground, adult, VISITS.screen, `${seed}/screen`).share < 0.5) return false
  return within(share(VISITS.measure, 'measure'), FAIR)
}

function classOf({ luck }: Recipe, { novice }: Shares): CutClass {
  if (luck) return 'luck'
  return novice >= LEAST_NOVICE ? 'full' : 'hard'
}

function rounded({ novice, child, adult }: Shares): Shares {
  const round = (share: number) => Math.round(100 * share) / 100
  return { novice: round(novice), child: round(child), adult: round(adult) }
}

/** Whether the first move matters, as playouts show; for a puzzle, a proof that some first moves lose is sufficient. */
function isChoice(ground: Ground, { visitors, forced }: Recipe, seed: string): boolean {
  if (forced) return true
  const { count, best, worst } = firstChoice(ground, visitors.child, `${seed}/choice`)
  return (count >= 2 && best - worst >= APART) || (ground.draft.rival === null && losesSome(ground))
}

/** Time slices of a solver's search after each first move. */
const SLICES = 60

/**
 * Whether a solver with full information finds that some lit first moves still lead to the solution and others do not.
 */
function losesSome({ draft, open }: Ground): boolean {
  const table = open({ number: 1, seed: '', rng: createSeededRng('') })
  const { game } = table
  if (botFor(game).solver?.isOpen !== true) return false
  const keeps = litAt(table).map((move) => {
    const after = open({ number: 1, seed: '', rng: createSeededRng('') })
    after.play(after.visitor, move)
    const { result } = after.standing()
    return result === null
      ? solutionOf(draft.record.game as Recipe['game'], after.state, SLICES) !== null
      : result === 'won'
  })
  return keeps.includes(true) && keeps.includes(false)
}

/** Number of visits in which a line of each kind is sought. */
const LINES = 300

/** Finds a won and a lost line; null if the visits contain only one of them. */
function provingLines(
  ground: Ground,
  { adult, child, novice }: Visitors,
  seed: string,
): Pick<Cut, 'won' | 'lost'> | null {
  const rng = createSeededRng(seed)
  const players = [adult, child, novice]
  const { fresh } = ground.draft
  let won: CutLine | null = null
  let lost: CutLine | null = null
  for (let i = 0; i < LINES && !(won && lost); i++) {
    const table = ground.open({ number: 1, seed: `${seed}/${i}`, rng, keep: true })
    const went = playOn(ground, table, players[i % players.length]!)
    const { moves, tape } = table.written()
    const line = { moves, ...(fresh && { tape }) }
    if (went.won === 1) won ??= line
    if (table.standing().result === 'lost') lost ??= line
  }
  return won && lost && { won, lost }
}

/** Returns the key that distinguishes cuts: the game as the visitor sees it, and its goal. */
export function positionOf(cut: Candidate): string {
  const line = standsAt(cut)
  if (!line) throw new Error('The record of a cut is not lawful.')
  const { game, state, options } = line
  const seen = game.view(state, seatOf(cut.visitor)) as object
  // Counters of earlier moves are not visible on the table, so they are removed from the key.
  return JSON.stringify([cut.moves, options['target'], { ...seen, moveCount: 0, jumps: 0 }])
}
