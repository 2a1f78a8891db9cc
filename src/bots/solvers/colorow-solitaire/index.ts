import { colorowSolitaire, DONE, type Move } from '../../../rules/forty-nine-outfit/colorow-solitaire'
import type { ColorowSolitaireState } from '../../../rules/forty-nine-outfit/colorow-solitaire/state'
import { createBotProfile } from '../../bot-profile'
import { members, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { packPlacing } from '../../../rules/forty-nine-outfit/placing'
import { createSolution, unknownSolution, noSolution, type Solution, type Solver, type SolutionSearch } from '../solver'
import { taskOf, type Colouring, type Task, VACANT, coloursToLay } from './task'
import { listMoves, shuffle, Xoshiro128, choose } from '../../../rules/kit'
import { gainAt, pointsOfRows } from '../../../rules/forty-nine-outfit/lines'

/** Temperature at the beginning and at the end of a round, in points. */
const HOT = 3

const COLD = 0.4

/** Exchanges tried between hot and cold. */
const EXCHANGES_PER_ROUND = 200_000

/**
 * Simulated annealing: two cards that are not laid yet change places. Each round begins with a new order. The generator
 * has a fixed seed, so that the same task always gets the same result.
 */
class Annealing {
  private readonly task: Task
  private readonly rng = new Xoshiro128(1928, 49, 100, 7)
  private colours: number[] = []
  private sets: ColourSets
  private steps = 0

  constructor(task: Task) {
    this.task = task
    this.sets = this.begin()
  }

  /** Tries up to `tries` exchanges. Returns the colours of all squares if the target is reached, else undefined. */
  step(tries: number): Colouring | undefined {
    const { vacant, target } = this.task
    for (let i = 0; i < tries; i++) {
      if (this.sets.score >= target) return [...this.colours]
      if (this.steps++ === EXCHANGES_PER_ROUND) this.sets = this.begin()
      const one = vacant[this.rng.below(vacant.length)]!
      const two = vacant[this.rng.below(vacant.length)]!
      if (this.colours[one] !== this.colours[two]) this.tryExchange(one, two)
    }
    return undefined
  }

  private begin(): ColourSets {
    const cards = coloursToLay(this.task)
    shuffle(cards, cards.length, this.rng)
    this.colours = [...this.task.colours]
    this.task.vacant.forEach((square, i) => (this.colours[square] = cards[i]!))
    this.steps = 1
    return new ColourSets(this.colours)
  }

  private tryExchange(one: number, two: number): void {
    const before = this.sets.score
    this.exchange(one, two)
    const worse = before - this.sets.score
    if (worse <= 0) return
    const heat = HOT * (COLD / HOT) ** (this.steps / EXCHANGES_PER_ROUND)
    if (this.rng.u32() >= 2 ** 32 * Math.exp(-worse / heat)) this.exchange(one, two)
  }

  private exchange(one: number, two: number): void {
    const sets = this.sets
    const first = this.colours[one]!
    const second = this.colours[two]!
    sets.remove(one, first)
    sets.remove(two, second)
    sets.add(one, second)
    sets.add(two, first)
    this.colours[one] = second
    this.colours[two] = first
  }
}

/**
 * Exhaustive search of the ways to colour the vacant squares, square by square. Runs in slices; if it ends without a
 * colouring, none reaches the target.
 */
class ColouringSearch {
  private readonly task: Task
  private readonly sets: ColourSets
  private readonly left: number[]
  /** The colour on each vacant square, or BARE. */
  private readonly tried: number[]
  private depth = 0

  constructor(task: Task) {
    this.task = task
    this.sets = new ColourSets(task.colours)
    this.left = [...task.left]
    this.tried = task.vacant.map(() => VACANT)
  }

  /** Tries up to `nodes` cards. Returns all colours if the target is reached, null if it cannot be, else undefined. */
  step(nodes: number): Colouring | null | undefined {
    const { vacant, target } = this.task
    for (let node = 0; node < nodes; node++) {
      if (this.depth === vacant.length) {
        if (this.sets.score >= target) return this.colouring()
        this.depth--
      }
      if (this.depth < 0) return null
      if (this.advance(this.depth)) this.depth++
      else this.depth--
    }
    return undefined
  }

  /** Lays the next colour of which a card is left on a vacant square; if there is none, clears it and returns false. */
  private advance(depth: number): boolean {
    const square = this.task.vacant[depth]!
    const before = this.tried[depth]!
    if (before !== VACANT) {
      this.sets.remove(square, before)
      this.left[before]!++
    }
    let colour = before + 1
    while (colour < COLOUR_COUNT && this.left[colour] === 0) colour++
    if (colour === COLOUR_COUNT) {
      this.tried[depth] = VACANT
      return false
    }
    this.tried[depth] = colour
    this.sets.add(square, colour)
    this.left[colour]!--
    return true
  }

  private colouring(): Colouring {
    const colours = [...this.task.colours]
    this.task.vacant.forEach((square, i) => (colours[square] = this.tried[i]!))
    return colours
  }
}

/** Largest number of sets of squares that is counted for a bound. */
const MAX_SETS = 8_000_000

/**
 * The arrangements that count 100, the maximum: seven essentially different ones, 52 with their rotations and
 * reflections. Found, and proved complete, by exhaustive search (tests/unit/bots/solvers/colorow-hundred.ts).
 */

const SIDE = 7

const SQUARES = 49

/** Row by row, one letter for each colour; the letters may stand for any colours. */
const REALLY_DIFFERENT = [
  'aabbbaacacbcadecbbbdfcecadddeeegfdfcegggfdegfgfgf',
  'aabbbaacadbdedecbbbdfcccadfdecegfffcagggfdegegegf',
  'abababcdabbbceadabfgedddceccadfgfgedeefgcefgfgfgc',
  'abababcdabbbceadabfecdddfeeeadfgfefdcgggfecgcgfgc',
  'aabbbaacacbcdedcbbbefcdcaeeedddgfefcagggfedgfgfgf',
  'aabbbaacadbdedecbbbdfcccadedecegfefcagggfdegfgfgf',
  'abababcdaedfcdaeabgfceeegfffaegdgfgbcebfgbcdcdgdc',
]

/** An anonymous colour for every square: 0 to 6. */
type Arrangement = readonly number[]

/** All 52, each once. */
export const HUNDREDS: readonly Arrangement[] = [...new Set(REALLY_DIFFERENT.flatMap(turnsAndMirrors))].map((text) =>
  [...text].map((letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0)),
)

/** Returns the move after which the board counts most, if that is more than now; else null. */
function bestGain(state: ColorowSolitaireState): Move | null {
  const after = colorowSolitaire.clone(state)
  let best: Move | null = null
  let bestScore = state.score
  for (const move of listMoves(colorowSolitaire, state, 0)) {
    colorowSolitaire.copy(state, after)
    colorowSolitaire.apply(after, 0, move)
    if (after.score <= bestScore) continue
    best = move
    bestScore = after.score
  }
  return best
}

/** Returns the colouring of an arrangement of 100 that agrees with the cards laid; null if none of the 52 does. */
function hundredWith(task: Task): Colouring | null {
  for (const arrangement of HUNDREDS) {
    const colours = coloursOf(arrangement, task)
    if (colours) return arrangement.map((nameless) => colours[nameless]!)
  }
  return null
}

/** Returns an actual colour for each anonymous one, all different and as the cards lie; null if that is impossible. */
function coloursOf(arrangement: Arrangement, { colours }: Task): number[] | null {
  const named = Array.from({ length: COLOUR_COUNT }, () => VACANT)
  const taken = new Set<number>()
  for (const [square, colour] of colours.entries()) {
    if (colour === VACANT) continue
    const nameless = arrangement[square]!
    if (named[nameless] === colour) continue
    if (named[nameless] !== VACANT || taken.has(colour)) return null
    named[nameless] = colour
    taken.add(colour)
  }
  const rest = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour).filter((colour) => !taken.has(colour))
  // There are as many unused colours as anonymous ones without a colour.
  return named.map((colour) => (colour === VACANT ? rest.shift()! : colour))
}

/** The maximum score. */
const MAX_SCORE = 100

/** Cards laid, and exchanges tried, between two yields: a few milliseconds each. */
const NODES = 20_000
const TRIES = 5000

/** Largest number of vacant squares for which all ways are tried. */
const MAX_EXHAUSTIVE_VACANT = 11

/** Slices of annealing after which the question is left open. */
const SLICES = 3000

/**
 * Searches for a way to fill the vacant squares that reaches the target. For 100 the answer is known at once, since all
 * 52 arrangements are. For less, such an arrangement will do as well; the puzzle is unsolvable if the best that each
 * colour could count by itself adds up to too little; otherwise all ways are tried if they are few, else annealing.
 */
function* solve(state: ColorowSolitaireState): SolutionSearch {
  const task = taskOf(state)
  const hundred = hundredWith(task)
  if (hundred) return answer(state, task, hundred)
  if (task.target === MAX_SCORE) return noSolution
  if ((yield* bound(task)) < task.target) return noSolution
  const found = task.vacant.length <= MAX_EXHAUSTIVE_VACANT ? yield* tryAll(task) : yield* anneal(task)
  if (found) return answer(state, task, found)
  return found === null ? noSolution : unknownSolution
}

/** Returns null if no way reaches the target. */
function* tryAll(task: Task): Generator<void, Colouring | null, void> {
  const every = new ColouringSearch(task)
  for (;;) {
    const found = every.step(NODES)
    if (found !== undefined) return found
    yield
  }
}

/** Returns undefined if the target is not reached within the budget. */
function* anneal(task: Task): Generator<void, Colouring | undefined, void> {
  const annealing = new Annealing(task)
  for (let slice = 0; slice < SLICES; slice++) {
    const found = annealing.step(TRIES)
    if (found) return found
    yield
  }
  return undefined
}

/** Returns a card for each vacant square, in the order in which they come to hand; in the free game then `done`. */
function answer(state: ColorowSolitaireState, task: Task, colours: Colouring): Solution {
  const places = Array.from({ length: COLOUR_COUNT }, (_, colour) => {
    return task.vacant.filter((square) => colours[square] === colour)
  })
  // The colouring has a square for every card that comes.
  const moves = cardsToCome(state).map((card) => packPlacing(card, places[colourIndex(card)]!.shift()!))
  return createSolution(state.isDealt ? moves : [...moves, DONE], true)
}

/** Returns the hand, then the stock in its order; in the free game, the tray. */
function cardsToCome(state: ColorowSolitaireState): number[] {
  if (state.isDealt) return [...members(state.handLow, state.handHigh), ...state.pack.subarray(state.top)]
  return [...state.squareOf.keys()].filter((card) => state.squareOf[card]! < 0)
}

/** The solver of Colorow Solitaire. In the dealt game its first moves do not depend on hidden cards. */
const colorowSolitaireSolver: Solver<ColorowSolitaireState> = { solve, isOpen: true, advise: bestGain }

export const colorowSolitaireBot = createBotProfile(colorowSolitaire, { solver: colorowSolitaireSolver })

/** Returns the eight symmetric images of an arrangement, with the letters renamed in order of appearance. */
function turnsAndMirrors(text: string): string[] {
  const looks: string[] = []
  for (let look = text, i = 0; i < 4; i++) {
    looks.push(renamed(look), renamed(mirrored(look)))
    look = turned(look)
  }
  return looks
}

function turned(text: string): string {
  return seenAt(text, (row, column) => (SIDE - 1 - column) * SIDE + row)
}

function mirrored(text: string): string {
  return seenAt(text, (row, column) => column * SIDE + row)
}

function seenAt(text: string, from: (row: number, column: number) => number): string {
  return Array.from({ length: SQUARES }, (_, square) =>
    text.charAt(from(Math.floor(square / SIDE), square % SIDE)),
  ).join('')
}

function renamed(text: string): string {
  const order = [...new Set(text)]
  return [...text].map((letter) => 'abcdefg'.charAt(order.indexOf(letter))).join('')
}

/**
 * Returns an upper bound of the score: the sum of what each of the seven colours could count if all vacant squares were
 * its own. Infinity if that would take too long. Yields between pieces of work.
 */
export function* bound(task: Task): Generator<void, number, void> {
  const sets = task.left.reduce((sum, cards) => sum + choose(task.vacant.length, cards), 0)
  if (sets > MAX_SETS) return Infinity
  let sum = 0
  for (const [colour, cards] of task.left.entries()) sum += yield* bestOf(task, colour, cards)
  return sum
}

/** Returns the most that one colour can count. */
function* bestOf({ colours, vacant }: Task, colour: number, cards: number): Generator<void, number, void> {
  let low = 0
  let high = 0
  colours.forEach((laid, square) => {
    if (laid !== colour) return
    low |= LOW_BITS[square]!
    high |= HIGH_BITS[square]!
  })
  const laid = pointsOfRows(low, high)
  if (cards === 0) return laid
  let best = 0
  for (let i = 0; i + cards <= vacant.length; i++) {
    const square = vacant[i]!
    const gain = gainAt(square, low, high)
    best = Math.max(best, gain + mostFrom(vacant, i + 1, cards - 1, low | LOW_BITS[square]!, high | HIGH_BITS[square]!))
    yield
  }
  return laid + best
}

/** Returns the most that `cards` more squares add, chosen from entry `from` on. */
function mostFrom(vacant: readonly number[], from: number, cards: number, low: number, high: number): number {
  if (cards === 0) return 0
  let best = 0
  for (let i = from; i + cards <= vacant.length; i++) {
    const square = vacant[i]!
    const gain = gainAt(square, low, high)
    const more =
      cards === 1 ? 0 : mostFrom(vacant, i + 1, cards - 1, low | LOW_BITS[square]!, high | HIGH_BITS[square]!)
    if (gain + more > best) best = gain + more
  }
  return best
}

/** The squares of each colour, and what they count together. */
class ColourSets {
  private readonly low = new Int32Array(COLOUR_COUNT)
  private readonly high = new Int32Array(COLOUR_COUNT)
  score = 0

  constructor(colours: readonly number[]) {
    colours.forEach((colour, square) => {
      if (colour !== VACANT) this.add(square, colour)
    })
  }

  /** Adds a square to a colour that does not have it. */
  add(square: number, colour: number): void {
    this.score += this.gain(square, colour)
    this.low[colour]! |= LOW_BITS[square]!
    this.high[colour]! |= HIGH_BITS[square]!
  }

  /** Removes a square from a colour. */
  remove(square: number, colour: number): void {
    this.low[colour]! &= ~LOW_BITS[square]!
    this.high[colour]! &= ~HIGH_BITS[square]!
    this.score -= this.gain(square, colour)
  }

  /** Returns what a colour would gain by a square that it does not have. */
  gain(square: number, colour: number): number {
    return gainAt(square, this.low[colour]!, this.high[colour]!)
  }
}
