import { botFor } from '../../src/bots/all-bots'
import { seatOf, createSeededRng } from '../../src/rules/kit'
import type { Cut, CutClass, CutLine, Shares } from '../../src/exhibit/cuts'
import { solutionOf, lineAtTakeover } from './candidates'
import { compareFirstMoves, measure, playToEnd, type VisitContext, type Measure } from './measure'
import { createTableOpener, type CutDraft } from './played-table'
import type { Candidate, Recipe } from './recipe'
import { litMovesAt, type Visitors } from './visitors'

/** A cut that has no id yet. */
export type FoundCut = Omit<Cut, 'id'>

/** Number of visits in each stage of assessing a candidate. The confirming visits play no part in selection. */
const VISITS = {
  firstCheck: 4,
  secondCheck: 12,
  screen: 6,
  measure: 60,
  confirm: { novice: 200, child: 200, adult: 100 },
  /** In a game of luck, adults win about half of their visits, so more visits are needed to measure their share. */
  luckyAdult: 200,
  /** Number of visits to confirm a child's share that was computed exactly. */
  exactChild: 800,
} as const

/** Range of a child's share: about every second visit. */
const FAIR_RANGE = { low: 0.4, high: 0.6 }
const CHECK_RANGE = { low: 0.3, high: 0.7 }
const MIN_ADULT_SHARE = 0.65
const MIN_NOVICE_SHARE = 0.2
/** Longest duration allowed for the 95th percentile of the child's visits, in seconds. */
const MAX_SECONDS = 180
/** Smallest share of the visitor's own moves that are made from two or more lit ones. */
const MIN_DECISION_SHARE = 0.6
/** Smallest difference between the best and the worst first move that makes it a real choice. */
const MIN_CHOICE_DIFFERENCE = 0.1

const isWithin = (share: number, { low, high }: { readonly low: number; readonly high: number }) =>
  share >= low && share <= high

/**
 * Measures a candidate against each rival of its recipe in turn. Returns the cut with the first suitable rival, or
 * null. The same candidate and seed give the same cut.
 */
export function assess(recipe: Recipe, candidate: Candidate, seed: string): FoundCut | null {
  for (const rival of recipe.levels ?? [null]) {
    const found = assessAgainst(recipe, { ...candidate, rival }, `${seed}/${rival ?? 'alone'}`)
    if (found) return found
  }
  return null
}

function assessAgainst(recipe: Recipe, draft: CutDraft, seed: string): FoundCut | null {
  const context: VisitContext = { draft, recipe, open: createTableOpener(draft) }
  const { visitors, isLuckGame, hasExactShare } = recipe
  if (!hasExactShare && !isPromising(context, visitors, isLuckGame === true, seed)) return null
  const visits = {
    ...VISITS.confirm,
    ...(isLuckGame && { adult: VISITS.luckyAdult }),
    ...(hasExactShare && { child: VISITS.exactChild }),
  }
  const measureVisitor = (who: keyof Visitors, enough?: (share: number, visits: number) => boolean): Measure =>
    measure(context, visitors[who], visits[who], `${seed}/confirm/${who}`, enough)
  const child = measureVisitor('child', (share, visits) => visits >= 60 && !isWithin(share, CHECK_RANGE))
  if (!isWithin(child.share, FAIR_RANGE) || child.p95Seconds > MAX_SECONDS) return null
  if (!hasEnoughDecisions(recipe, child)) return null
  if (!isChoice(context, recipe, seed)) return null
  const adult = measureVisitor('adult', (share, visits) => !isLuckGame && visits >= 20 && share < 0.5)
  if (!isLuckGame && adult.share < MIN_ADULT_SHARE) return null
  const shares = roundShares({ novice: measureVisitor('novice').share, child: child.share, adult: adult.share })
  const lines = findProvingLines(context, visitors, `${seed}/lines`)
  return (
    lines && {
      ...draft,
      class: classOf(recipe, shares),
      shares,
      seconds: Math.round(child.p95Seconds),
      ...lines,
    }
  )
}

/**
 * Screens a candidate with few visits, because most candidates are decided whatever a visitor does and need no more.
 */
function isPromising(context: VisitContext, { child, adult }: Visitors, isLuckGame: boolean, seed: string): boolean {
  const share = (visits: number, name: string) => measure(context, child, visits, `${seed}/${name}`).share
  const four = share(VISITS.firstCheck, 'four')
  if (four === 0 || four === 1) return false
  if (!isWithin(share(VISITS.secondCheck, 'glance'), CHECK_RANGE)) return false
  if (!isLuckGame && measure(context, adult, VISITS.screen, `${seed}/screen`).share < 0.5) return false
  return isWithin(share(VISITS.measure, 'measure'), FAIR_RANGE)
}

/** Whether a visit leaves enough to decide; where the cards decide most moves, nothing is asked. */
export function hasEnoughDecisions({ hasForcedMoves }: Recipe, { decisionShare }: Measure): boolean {
  return hasForcedMoves === true || decisionShare >= MIN_DECISION_SHARE
}

function classOf({ isLuckGame }: Recipe, { novice }: Shares): CutClass {
  if (isLuckGame) return 'luck'
  return novice >= MIN_NOVICE_SHARE ? 'full' : 'hard'
}

function roundShares({ novice, child, adult }: Shares): Shares {
  const round = (share: number) => Math.round(100 * share) / 100
  return { novice: round(novice), child: round(child), adult: round(adult) }
}

/** Whether the first move matters, as playouts show; for a puzzle, a proof that some first moves lose is sufficient. */
function isChoice(context: VisitContext, { visitors, hasForcedFirstMove }: Recipe, seed: string): boolean {
  if (hasForcedFirstMove) return true
  const { count, best, worst } = compareFirstMoves(context, visitors.child, `${seed}/choice`)
  return (
    (count >= 2 && best - worst >= MIN_CHOICE_DIFFERENCE) ||
    (context.draft.rival === null && hasLosingFirstMove(context))
  )
}

/** Time slices of a solver's search after each first move. */
const MAX_SLICES = 60

/**
 * Whether a solver with full information finds that some lit first moves still lead to the solution and others do not.
 */
function hasLosingFirstMove({ draft, open }: VisitContext): boolean {
  const table = open({ number: 1, seed: '', rng: createSeededRng('') })
  const { game } = table
  if (botFor(game).solver?.isOpen !== true) return false
  const keepsSolvable = litMovesAt(table).map((move) => {
    const after = open({ number: 1, seed: '', rng: createSeededRng('') })
    after.play(after.visitor, move)
    const { result } = after.standing()
    return result === null
      ? solutionOf(draft.record.game as Recipe['game'], after.state, MAX_SLICES) !== null
      : result === 'won'
  })
  return keepsSolvable.includes(true) && keepsSolvable.includes(false)
}

/** Number of visits in which a line of each kind is sought. */
const MAX_LINE_VISITS = 300

/** Finds a won and a lost line; null if the visits contain only one of them. */
function findProvingLines(
  context: VisitContext,
  { adult, child, novice }: Visitors,
  seed: string,
): Pick<Cut, 'won' | 'lost'> | null {
  const rng = createSeededRng(seed)
  const players = [adult, child, novice]
  const { fresh } = context.draft
  let won: CutLine | null = null
  let lost: CutLine | null = null
  for (let i = 0; i < MAX_LINE_VISITS && !(won && lost); i++) {
    const table = context.open({ number: 1, seed: `${seed}/${i}`, rng, isRecorded: true })
    const visitResult = playToEnd(context, table, players[i % players.length]!)
    const { moves, tape } = table.recordedPlay()
    const line = { moves, ...(fresh && { tape }) }
    if (visitResult.won === 1) won ??= line
    if (table.standing().result === 'lost') lost ??= line
  }
  return won && lost && { won, lost }
}

/** Returns the key that distinguishes cuts: the game as the visitor sees it, and its goal. */
export function positionKeyOf(cut: Candidate): string {
  const line = lineAtTakeover(cut)
  if (!line) throw new Error('The record of a cut is not lawful.')
  const { game, state, options } = line
  const seen = game.view(state, seatOf(cut.visitor)) as object
  // Counters of earlier moves are not visible on the table, so they are removed from the key.
  return JSON.stringify([cut.moves, options['target'], { ...seen, moveCount: 0, jumps: 0 }])
}
