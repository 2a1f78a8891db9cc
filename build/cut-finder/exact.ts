import { createSeededRng, type AnyGame, type Position, type Seat } from '../../src/rules/kit'
import { litMoves, standingOf, type EndingRules } from '../../src/exhibit/cuts'
import { createTableOpener, type CutDraft } from './played-table'
import { bestMoves, DECISIONS_PER_LAPSE, type Worth } from './visitors'

/** Returns the exact probability with which a child wins a try from a position. */
export type WinChance = (state: Position, ownMoves: number) => number

/**
 * Computes a child's probabilities in a puzzle without chance that has few positions. Results are cached.
 * @param keyOf returns a key that distinguishes positions
 */
export function createWinChance(
  game: AnyGame,
  endingRules: EndingRules,
  worth: Worth,
  keyOf: (state: Position) => string,
): WinChance {
  const seat: Seat = 0
  const cache = new Map<string, number>()
  const mean = (moves: readonly number[], state: Position, ownMoves: number): number => {
    const after = game.clone(state)
    let sum = 0
    for (const move of moves) {
      game.copy(state, after)
      game.apply(after, seat, move)
      sum += chance(game.clone(after), ownMoves)
    }
    return sum / moves.length
  }
  const chance: WinChance = (state, ownMoves) => {
    const { result } = standingOf(endingRules, game, state, ownMoves)
    if (result !== null) return result === 'won' ? 1 : 0
    const key = keyOf(state)
    const before = cache.get(key)
    if (before !== undefined) return before
    const lit = litMoves(endingRules.lights, game, state, seat)
    const best = bestMoves(game, state, seat, lit, worth)
    const found =
      (1 - 1 / DECISIONS_PER_LAPSE) * mean(best, state, ownMoves + 1) +
      (1 / DECISIONS_PER_LAPSE) * mean(lit, state, ownMoves + 1)
    cache.set(key, found)
    return found
  }
  return chance
}

/**
 * Fair shares of a child, with a margin because they are measured again afterwards; and the limit of tries in a visit.
 */
const FAIR_RANGE = { low: 0.41, high: 0.59 }
const MAX_TRIES = 4

/**
 * Returns the candidate with the number of tries, and with or without help, that makes a child's exact share nearest to
 * one half; null if no combination is fair.
 */
export function fitTries<T extends Omit<CutDraft, 'rival'>>(candidate: T, chance: WinChance): T | null {
  const { help, ...alone } = candidate
  const forms = help === undefined ? [candidate] : [candidate, alone as T]
  const rng = createSeededRng('exact')
  const fits = forms.flatMap((form) => {
    const open = createTableOpener({ ...form, rival: null, tries: MAX_TRIES })
    let missChance = 1
    return Array.from({ length: MAX_TRIES }, (_, at) => {
      missChance *= 1 - chance(open({ number: at + 1, seed: '', rng }).state, 0)
      return { form: { ...form, tries: at + 1 }, share: 1 - missChance }
    })
  })
  const fair = fits.filter(({ share }) => share >= FAIR_RANGE.low && share <= FAIR_RANGE.high)
  fair.sort((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5))
  return fair[0]?.form ?? null
}
