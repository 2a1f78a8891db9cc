import { createSeededRng, randomEntry, shuffle, type AnyGame, type Position } from '../../../src/rules/kit'
import { TEN_HANDS } from '../../../src/rules/forty-nine-outfit/pittsburgh-draw-puzzle/ten-hands'
import { litMoves, standingOf } from '../../../src/exhibit/cuts'
import { selfPlay, setUp, solutionOf, createSoloCandidate, lineAtTakeover, playRandomMoves } from '../candidates'
import type { Recipe } from '../recipe'
import { createVisitors, type Worth } from '../visitors'
import { withFairTarget } from './luck'

const points: Worth = (game, state, seat) => game.outcome(state).scores[seat]!
const PACE = [8, 3, 0] as const
const TRIES = 3

/** A child notices when a card would leave no square lit. */
const litSquaresWorth: Worth = (game, state) => {
  const endingRules = { visitor: 'A', lights: 'safe-squares', ends: 'no-light' } as const
  return standingOf(endingRules, game, state, 0).result === 'lost' ? -1 : 0
}

const isolation: Recipe = {
  game: 'isolation',
  visitors: createVisitors(litSquaresWorth),
  pace: PACE,
  candidate(at, seed) {
    const rng = createSeededRng(`${seed}/isolation/${at}`)
    const safe = (game: AnyGame, state: Position) => litMoves('safe-squares', game, state, 0)
    const moves = playRandomMoves('isolation', {}, 2 + rng.below(2), rng, safe)
    const parts = { tries: TRIES, lights: 'safe-squares', ends: 'no-light' } as const
    const candidate = createSoloCandidate('isolation', { options: {}, moves }, parts)
    const line = lineAtTakeover(candidate)
    return line && solutionOf('isolation', line.state) ? candidate : null
  },
}

const WIDTH = 7
const mod = (n: number) => ((n % WIDTH) + WIDTH) % WIDTH

/**
 * Returns a magic square of 49 built from two Latin squares, given the factors of row and column; null if the factors
 * do not make both long diagonals magic as well.
 */
function magicSquare(factors: readonly number[], shifts: readonly number[]): number[] | null {
  const [p, q, r, s] = factors as [number, number, number, number]
  const [a, b] = shifts as [number, number]
  if ([p + q, p - q, r + s, r - s, p * s - q * r].some((n) => n % WIDTH === 0)) return null
  return Array.from({ length: WIDTH * WIDTH }, (_, at) => {
    const [row, column] = [Math.floor(at / WIDTH), at % WIDTH]
    return WIDTH * mod(p * row + q * column + a) + mod(r * row + s * column + b) + 1
  })
}

const supreme: Recipe = {
  game: 'puzzle-supreme',
  visitors: createVisitors(points),
  pace: PACE,
  candidate(at, seed) {
    const rng = createSeededRng(`${seed}/puzzle-supreme/${at}`)
    const some = (count: number, from: number) => Array.from({ length: count }, () => from + rng.below(WIDTH - from))
    const square = magicSquare(some(4, 1), some(2, 0))
    const [i, j] = some(2, 0) as [number, number]
    const [k, l] = [(i + 1 + rng.below(6)) % WIDTH, (j + 1 + rng.below(6)) % WIDTH]
    // The gaps are where two rows and two columns cross, none of them on a long diagonal: every line with a gap has
    // two, so no single line determines a missing card.
    const gaps = [WIDTH * i + j, WIDTH * i + l, WIDTH * k + j, WIDTH * k + l]
    if (!square || gaps.some((n) => n % 8 === 0 || n % 6 === 0)) return null
    const moves = square.flatMap((card, n) => (gaps.includes(n) ? [] : [`A ${card}@${n + 1}`]))
    const parts = { tries: TRIES, lights: 'from-tray', ends: 'tray' } as const
    return createSoloCandidate('puzzle-supreme', { options: {}, moves }, parts)
  },
}

const HAND_SIZE = 5
const EXCHANGE_COUNT = 40

const layMoves = (hands: readonly (readonly string[])[]) =>
  hands.flatMap((hand, at) => hand.map((card) => `A ${card}@${at + 1}`))

const tenHands: Recipe = {
  game: 'pittsburgh-draw-puzzle',
  visitors: createVisitors(points),
  pace: PACE,
  candidate(at, seed) {
    const id = 'pittsburgh-draw-puzzle'
    const rng = createSeededRng(`${seed}/${id}/${at}`)
    let hands = TEN_HANDS
    for (let i = 0; i < EXCHANGE_COUNT; i++) {
      // The first hand and the last are the only ones of their ranks, so they are not exchanged.
      const [one, other, x, y] = [
        1 + rng.below(8),
        1 + rng.below(8),
        rng.below(HAND_SIZE),
        rng.below(HAND_SIZE),
      ] as const
      const exchanged = hands.map((hand) => [...hand])
      ;[exchanged[one]![x], exchanged[other]![y]] = [hands[other]![y]!, hands[one]![x]!]
      // Checked with `isDone`, because `lineAtTakeover` returns null once all ten hands are right and the puzzle is over.
      if (one !== other && isDone(layMoves(exchanged))) hands = exchanged
    }
    const count = 3 + rng.below(3)
    const order = Array.from(hands.keys())
    shuffle(order, order.length, rng)
    const opened = order.slice(0, 2 + rng.below(2))
    const keptBackCards = new Set<string>()
    for (let i = 0; keptBackCards.size < count; i++)
      keptBackCards.add(randomEntry(hands[opened[i % opened.length]!]!, rng))
    const moves = layMoves(hands.map((hand) => hand.filter((card) => !keptBackCards.has(card))))
    return createSoloCandidate(id, { options: {}, moves }, { tries: TRIES, lights: 'from-tray', ends: 'tray' })
  },
}

/** Whether these moves complete the ten hands. */
function isDone(moves: readonly string[]): boolean {
  const { game, options } = setUp('pittsburgh-draw-puzzle', {}, 1)
  const state = game.start(options, 1)
  for (const move of moves) {
    const read = game.read(state, 0, move.slice(2))
    if (!read.ok) return false
    game.apply(state, 0, read.value)
  }
  return game.outcome(state).over
}

const rowsVisitors = createVisitors(points)
const CARD_COUNT = 48
const colourRows: Recipe = {
  game: 'colorow-solitaire',
  visitors: rowsVisitors,
  pace: [8, 2, 2.5],
  candidate(at, given) {
    const seed = `${given}/colorow-solitaire/${at}`
    const left = 6 + createSeededRng(seed).below(2)
    const options = { mode: 'dealt' }
    const line = selfPlay(
      'colorow-solitaire',
      { options: { ...options, target: 0 }, seed, levels: [3] },
      ({ plyCount }) => plyCount === CARD_COUNT - left,
    )
    const played = { options: { ...options, target: 0 }, tape: line.tape, moves: line.moves }
    const candidate = createSoloCandidate('colorow-solitaire', played)
    return withFairTarget('colorow-solitaire', candidate, options, { pace: PACE }, rowsVisitors.child)
  },
}

const PACK_SIZE = 49
/** Limits of the passes through the pack before the cut, and of the visitor's moves after it. */
const MAX_PASSES = 7
const MAX_MOVES = 45
const SUITE_SLICES = 40

const suites: Recipe = {
  game: 'suite-assembling',
  visitors: createVisitors(points),
  pace: [4, 2, 0],
  candidate(at, given) {
    const id = 'suite-assembling'
    const seed = `${given}/${id}/${at}`
    const rest = 12 + createSeededRng(seed).below(16)
    const line = selfPlay(id, { options: { packCards: 'lot' }, seed, levels: [5] }, ({ game, state }) => {
      return game.outcome(state).scores[0]! >= PACK_SIZE - rest
    })
    const { pass } = line.game.dump(line.state) as { readonly pass: number }
    if (line.isOver || line.plyCount < 1 || pass > MAX_PASSES) return null
    const played = { options: { passes: pass, packCards: 'lot' }, tape: line.tape, moves: line.moves }
    const candidate = createSoloCandidate(id, played, { moves: MAX_MOVES })
    const cut = lineAtTakeover(candidate)
    return cut && solutionOf(id, cut.state, SUITE_SLICES) ? candidate : null
  },
}

/** Recipes for puzzles in which cards are laid. */
export const LAYING: readonly Recipe[] = [isolation, supreme, tenHands, colourRows, suites]
