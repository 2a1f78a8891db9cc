import {
  letterOf,
  lettersOf,
  type Position,
  type Seat,
  createSeededRng,
  type AnyGame,
  type Options,
} from '../../../src/rules/kit'
import type { Recipe, Candidate } from '../recipe'
import { withLapses, novice, createVisitors, createVisitingBot, type Visitors, type Worth } from '../visitors'
import type { Level } from '../../../src/ports/journal'
import type { GameId } from '../../../src/rules/manifest'
import { recordOf, selfPlay, lineAtTakeover } from '../candidates'

/** A game for two that is cut a number of one seat's decisions before its end. */
interface Ending {
  readonly game: GameId
  readonly options?: Options
  /** Decisions that the visitor had left in the game between bots of level 2. */
  readonly decisionsLeft: number
  readonly isSuitable?: (game: AnyGame, state: Position) => boolean
  readonly visitors: Visitors
  readonly levels?: readonly Level[]
  /** Limit of the legal first moves; 12 by default. */
  readonly maxMoves?: number
  /** Set if the cut plays only one round. */
  readonly endsAfterRound?: true
}

/** Moves that the on-screen hand shows: the visitor's own last one and the rival's answer. */
const SHOWN_MOVES = 2
const PLAYER_LEVELS: readonly Level[] = [2, 2]

interface Place {
  readonly ply: number
  readonly seat: Seat
  readonly choices: number
}

const points: Worth = (game, state, seat) => game.outcome(state).scores[seat]!

/**
 * Returns the cards that a seat of a Casino game has taken; all of these games store them as two words of bits per
 * seat.
 */
function takenCards(state: Position, seat: Seat): readonly [low: number, high: number] {
  const { piles } = state as unknown as { readonly piles: Int32Array }
  return [piles[seat]!, piles[piles.length / 2 + seat]!]
}

function* cardsIn(word: number): Iterable<number> {
  for (let rest = word; rest !== 0; rest &= rest - 1) yield 32 - Math.clz32(rest & -rest)
}

const cardsTaken: Worth = (_game, state, seat) =>
  takenCards(state, seat).reduce((sum, word) => sum + [...cardsIn(word)].length, 0)

/** Cards 1 to 28 are in the first word of Chicago-Casino, the others in the second. */
const LOW_CARDS = 28

/**
 * Chicago-Casino prints its points on the cards that are multiples of five. The others count a little, because they
 * help to win the most cards.
 */
const printedPoints: Worth = (_game, state, seat) => {
  let sum = 0
  takenCards(state, seat).forEach((word, high) => {
    for (const bit of cardsIn(word)) {
      const card = bit + LOW_CARDS * high
      sum += card % 5 === 0 ? card / 5 : 0.3
    }
  })
  return sum
}

interface CheckersState {
  readonly men: Readonly<Record<string, readonly unknown[]>>
  readonly kings: Readonly<Record<string, readonly unknown[]>>
}

const menAndKings: Worth = (game, state, seat) =>
  points(game, state, seat) + 0.5 * (game.dump(state) as CheckersState).kings[letterOf(seat)]!.length

/** Asking for a card well depends on hidden information, so a child asks as a weak bot does. */
const askingVisitors: Visitors = { novice, child: withLapses(createVisitingBot(2)), adult: createVisitingBot(3) }

/** Recipes for games for two whose cuts are endings of games between bots. */
export const TABLES: readonly Recipe[] = [
  createEndingRecipe({ game: 'forty-nine', decisionsLeft: 6, visitors: createVisitors(points), levels: [1, 2, 3] }),
  createEndingRecipe({
    game: 'boston-books',
    options: { target: 0 },
    decisionsLeft: 8,
    maxMoves: 18,
    visitors: askingVisitors,
    levels: [1, 2, 3],
    isSuitable: (game, state) => (game.dump(state) as { readonly open: readonly string[] }).open.length <= 3,
  }),
  createEndingRecipe({
    game: 'chicago-casino',
    decisionsLeft: 6,
    maxMoves: 16,
    visitors: createVisitors(printedPoints),
  }),
  createEndingRecipe({ game: 'colorow', decisionsLeft: 5, maxMoves: 60, visitors: createVisitors(points) }),
  createEndingRecipe({ game: 'new-york-whist', decisionsLeft: 5, visitors: createVisitors(points), levels: [1, 2, 3] }),
  createEndingRecipe({
    game: 'nebraska-checkers',
    options: { quietLimit: 12 },
    decisionsLeft: 6,
    visitors: createVisitors(menAndKings),
    isSuitable(game, state) {
      const { men, kings } = game.dump(state) as CheckersState
      const few = (seat: string) => men[seat]!.length + kings[seat]!.length
      return lettersOf(2).every((seat) => few(seat) >= 2 && few(seat) <= 4)
    },
  }),
  createEndingRecipe({
    game: 'color-casino',
    options: { target: 1 },
    decisionsLeft: 6,
    maxMoves: 16,
    endsAfterRound: true,
    visitors: createVisitors(cardsTaken),
  }),
  createEndingRecipe({
    game: 'cassino-25',
    options: { target: 11, calls: false },
    decisionsLeft: 7,
    maxMoves: 16,
    endsAfterRound: true,
    visitors: createVisitors(cardsTaken),
  }),
  createEndingRecipe({
    game: 'cassino-21',
    options: { target: 11 },
    decisionsLeft: 6,
    maxMoves: 16,
    endsAfterRound: true,
    visitors: createVisitors(cardsTaken),
  }),
]

/** Creates a recipe that cuts games between bots a number of one seat's real decisions before their end. */
function createEndingRecipe(ending: Ending): Recipe {
  const { game, visitors, levels = [1, 2] } = ending
  return {
    game,
    visitors,
    levels,
    pace: [8, 2, 2.5],
    candidate: (at, seed) => candidateOf(ending, `${seed}/${game}/${at}`),
  }
}

function candidateOf(ending: Ending, seed: string): Candidate | null {
  const { game: id, options = {}, endsAfterRound, isSuitable } = ending
  const places: Place[] = []
  const line = selfPlay(id, { options, seed, levels: PLAYER_LEVELS }, ({ game, state, plyCount }, seat) => {
    if (endsAfterRound && (game.dump(state) as { readonly rounds: readonly unknown[] }).rounds.length > 0) return true
    places.push({ ply: plyCount, seat, choices: game.moves(state, seat, []) })
    return false
  })
  const visitor = createSeededRng(`${seed}/seat`).below(2)
  const place = placeOf(ending, places, visitor)
  if (!place || place.ply < SHOWN_MOVES) return null
  const { tape, moves, options: all } = line
  const record = recordOf(id, { options: all, seats: 2, tape, moves: moves.slice(0, place.ply) })
  const candidate: Candidate = {
    visitor: letterOf(visitor),
    shown: SHOWN_MOVES,
    tries: 1,
    lights: 'all',
    ends: endsAfterRound ? 'round' : 'game',
    record,
  }
  const stands = lineAtTakeover(candidate)
  return stands && (!isSuitable || isSuitable(stands.game, stands.state)) ? candidate : null
}

/**
 * Returns the last place with `decisionsLeft` to `decisionsLeft` + 3 decisions left and few enough moves to choose
 * from; null if there is none.
 */
function placeOf({ decisionsLeft, maxMoves = 12 }: Ending, places: readonly Place[], visitor: Seat): Place | null {
  let decisions = 0
  for (const place of places.toReversed()) {
    if (place.seat !== visitor || place.choices < 2) continue
    if (++decisions < decisionsLeft) continue
    if (place.choices <= maxMoves) return place
    if (decisions > decisionsLeft + 2) return null
  }
  return null
}
