import { createSeededRng, type AnyGame, type Position, type Seat } from '../../rules/kit'
import { litMoves, standingOf } from '../cuts'
import { createOpenings, type CutDraft } from './played-table'
import { bestMoves, LAPSE, type Worth } from './visitors'

/** Returns the exact probability with which a child wins a try from a position. */
export type Chance = (state: Position, ownMoves: number) => number

/** What the probability depends on besides the position. */
export type Course = Pick<CutDraft, 'visitor' | 'lights' | 'ends' | 'moves'>

/**
 * Computes a child's probabilities in a puzzle without chance that has few positions. Results are cached.
 * @param keyOf returns a key that distinguishes positions
 */
export function createChances(game: AnyGame, course: Course, worth: Worth, keyOf: (state: Position) => string): Chance {
  const seat: Seat = 0
  const known = new Map<string, number>()
  const mean = (moves: readonly unknown[], state: Position, own: number): number => {
    const after = game.clone(state) as Position
    let sum = 0
    for (const move of moves) {
      game.copy(state, after)
      game.apply(after, seat, move)
      sum += chance(game.clone(after) as Position, own)
    }
    return sum / moves.length
  }
  const chance: Chance = (state, own) => {
    const { result } = standingOf(course, game, state, own)
    if (result !== null) return result === 'won' ? 1 : 0
    const key = keyOf(state)
    const before = known.get(key)
    if (before !== undefined) return before
    const lit = litMoves(course.lights, game, state, seat)
    const best = bestMoves(game, state, seat, lit, worth)
    const found = (1 - 1 / LAPSE) * mean(best, state, own + 1) + (1 / LAPSE) * mean(lit, state, own + 1)
    known.set(key, found)
    return found
  }
  return chance
}

/**
 * Fair shares of a child, with a margin because they are measured again afterwards; and the limit of tries in a visit.
 */
const FAIR = { low: 0.41, high: 0.59 }
const MOST_TRIES = 4

/**
 * Returns the candidate with the number of tries, and with or without help, that makes a child's exact share nearest to
 * one half; null if no combination is fair.
 */
export function fittedTries<T extends Omit<CutDraft, 'rival'>>(candidate: T, chance: Chance): T | null {
  const { help, ...alone } = candidate
  const forms = help === undefined ? [candidate] : [candidate, alone as T]
  const rng = createSeededRng('exact')
  const fits = forms.flatMap((form) => {
    const open = createOpenings({ ...form, rival: null, tries: MOST_TRIES })
    let missed = 1
    return Array.from({ length: MOST_TRIES }, (_, at) => {
      missed *= 1 - chance(open({ number: at + 1, seed: '', rng }).state, 0)
      return { form: { ...form, tries: at + 1 }, share: 1 - missed }
    })
  })
  const fair = fits.filter(({ share }) => share >= FAIR.low && share <= FAIR.high)
  fair.sort((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5))
  return fair[0]?.form ?? null
}
