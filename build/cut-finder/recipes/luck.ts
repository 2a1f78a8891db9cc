import { createSeededRng, type Options } from '../../../src/rules/kit'
import type { GameId } from '../../../src/rules/manifest'
import { recordOf, selfPlay, createSoloCandidate, lineAtTakeover } from '../candidates'
import { playToEnd } from '../measure'
import { createTableOpener } from '../played-table'
import type { Candidate, Recipe } from '../recipe'
import { withLapses, novice, createVisitors, createVisitingBot, type Player, type Worth } from '../visitors'

const points: Worth = (game, state, seat) => game.outcome(state).scores[seat]!
const zeroWorth: Worth = () => 0

const PLAYOUT_COUNT = 60
/** Largest difference of a target's share from one half. */
const MAX_DEVIATION = 0.12

/**
 * Returns the candidate with a target that a child reaches about every second time; null if there is no such target.
 */
export function withFairTarget(
  id: GameId,
  candidate: Candidate,
  options: Options,
  recipe: Pick<Recipe, 'pace'>,
  player: Player,
) {
  const open = createTableOpener({ ...candidate, rival: null })
  const rng = createSeededRng('target')
  const scores = Array.from({ length: PLAYOUT_COUNT }, (_, i) => {
    const table = open({ number: 1, seed: `target ${i}`, rng })
    playToEnd({ draft: table.draft, recipe }, table, player)
    return table.game.outcome(table.state).scores[0]!
  })
  const share = (target: number) => scores.filter((score) => score >= target).length / PLAYOUT_COUNT
  const deviation = (target: number) => Math.abs(share(target) - 0.5)
  const target = [...new Set(scores)].sort((a, b) => deviation(a) - deviation(b))[0]!
  if (deviation(target) > MAX_DEVIATION || target === 0) return null
  const { moves, chance } = candidate.record
  const record = recordOf(id, { options: { ...options, target }, seats: 1, tape: chance?.tape ?? [], moves })
  const again = { ...candidate, record }
  return lineAtTakeover(again) ? again : null
}

/** Smallest number of cards still to turn when the Cheater comes up; and the size of the pack. */
const MIN_LEFT = 3
const PACK_SIZE = 25

const mysticVisitors = createVisitors(points)
const mysticPace = [10, 2.5, 0] as const
const mystic: Recipe = {
  game: 'mystic-double-cross',
  visitors: mysticVisitors,
  pace: mysticPace,
  isLuckGame: true,
  hasForcedMoves: true,
  candidate(at, given) {
    const seed = `${given}/mystic/${at}`
    const maxLeft = 7 + createSeededRng(seed).below(6)
    const line = selfPlay('mystic-double-cross', { options: {}, seed, levels: [3] }, ({ game, state }) => {
      return (game.dump(state) as { readonly inHand: string | null }).inHand !== null
    })
    if (line.isOver || line.plyCount === 0) return null
    const left = PACK_SIZE - (line.game.dump(line.state) as { readonly drawn: number }).drawn
    if (left > maxLeft || left < MIN_LEFT) return null
    const played = { options: { target: 0 }, tape: line.tape, moves: line.moves }
    const candidate = createSoloCandidate('mystic-double-cross', played, { fresh: true })
    return withFairTarget('mystic-double-cross', candidate, {}, { pace: mysticPace }, mysticVisitors.child)
  },
}

const blindVisitors = createVisitors(zeroWorth)
const blindPace = [0, 1.6, 0] as const
const blind: Recipe = {
  game: 'blind-forty-nine',
  visitors: blindVisitors,
  pace: blindPace,
  isLuckGame: true,
  hasForcedFirstMove: true,
  hasForcedMoves: true,
  candidate(at, given) {
    const seed = `${given}/blind/${at}`
    const line = selfPlay('blind-forty-nine', { options: {}, seed, levels: [1] }, ({ plyCount }) => plyCount === 3)
    if (line.isOver) return null
    const played = { options: { target: 0 }, tape: line.tape, moves: line.moves }
    const candidate = createSoloCandidate('blind-forty-nine', played, { fresh: true, shown: 2 })
    return withFairTarget('blind-forty-nine', candidate, {}, { pace: blindPace }, blindVisitors.child)
  },
}

const pittsburgh: Recipe = {
  game: 'pittsburgh-draw',
  visitors: { novice, child: withLapses(createVisitingBot(2)), adult: createVisitingBot(3) },
  pace: [10, 2, 4],
  levels: [1],
  isLuckGame: true,
  candidate(at, given) {
    const options = { target: 8 }
    const line = selfPlay(
      'pittsburgh-draw',
      { options, seed: `${given}/pittsburgh/${at}`, levels: [2, 2] },
      ({ plyCount }) => plyCount === 1,
    )
    const record = recordOf('pittsburgh-draw', { options, seats: 2, tape: line.tape, moves: line.moves })
    return { visitor: 'B', shown: 1, tries: 1, lights: 'all', ends: 'game', fresh: true, record }
  },
}

const SPIN_COUNT = 3
/**
 * How far the visitor may be behind in chips, and the fewest chips that must be left, so that catching up is possible
 * but not certain.
 */
const MAX_BEHIND = 8
const MIN_CHIPS = 4

/** The rival's chips are laid before the visitor's turn. */
const roulette: Recipe = {
  game: 'deck-o-cards-roulette',
  visitors: { novice: createVisitingBot(1), child: createVisitingBot(2), adult: createVisitingBot(5) },
  pace: [8, 3, 1],
  levels: [2],
  isLuckGame: true,
  candidate(at, given) {
    const seed = `${given}/roulette/${at}`
    const options = { banker: 'house', spins: SPIN_COUNT, chips: 12, limit: 6 }
    const left = 1 + createSeededRng(seed).below(2)
    const line = selfPlay('deck-o-cards-roulette', { options, seed, levels: [2, 3] }, ({ game, state }, seat) => {
      return seat === 1 && (game.dump(state) as { readonly spins: number }).spins === SPIN_COUNT - left
    })
    if (line.isOver) return null
    const { scores } = line.game.outcome(line.state)
    const behind = scores[0]! - scores[1]!
    const { chips } = line.game.dump(line.state) as { readonly chips: Readonly<Record<string, number>> }
    if (behind < 0 || behind > MAX_BEHIND || chips['B']! < MIN_CHIPS) return null
    const shown = Math.max(1, line.moves.length - (line.moves.lastIndexOf('B ready') + 1))
    const record = recordOf('deck-o-cards-roulette', { options, seats: 2, tape: line.tape, moves: line.moves })
    return { visitor: 'B', shown, tries: 1, lights: 'large-spots', ends: 'game', fresh: true, record }
  },
}

/** Recipes for games in which skill matters little. */
export const LUCK: readonly Recipe[] = [mystic, blind, pittsburgh, roulette]
