import {
  colorCasino as game,
  type ColorEvent,
  type ColorState,
  type ColorView,
} from '../../../../src/rules/lion-coffee/color-casino'
import { bySeat, checkOptions, lettersOf, listTexts, createSeededRng } from '../../../../src/rules/kit'
import type { Options, Rng, GameView } from '../../../../src/rules/kit'
import { cardsIn, createDealHelpers } from '../written-deals'

export interface Deal {
  /** Six cards for each seat, like `3R 4R 7K 10P 1G 2G`. */
  readonly hands: readonly string[]
  /** Six cards. */
  readonly board: string
  /** The top of the stock; all other cards follow in order. */
  readonly stock?: string
  readonly options?: Options
}

export const DECK = [...'RKGP'].flatMap((colour) => Array.from({ length: 11 }, (_, i) => `${i + 1}${colour}`))

/**
 * Returns the tape of a deal: six times a card for each seat and one for the board, the stock, then the remaining
 * cards.
 */
export function tapeOf({ hands, board, stock = '' }: Deal): string[] {
  const dealt = [...hands, board].map(cardsIn)
  const tape = [0, 1, 2, 3, 4, 5].flatMap((time) => dealt.map((hand) => hand[time]!))
  tape.push(...cardsIn(stock))
  return [...tape, ...DECK.filter((card) => !tape.includes(card))]
}

export const { table, expectFault, expectRefusal } = createDealHelpers(game, tapeOf)

/** Returns all legal moves of the seat in turn, sorted. */
export const textsOf = (state: ColorState): string[] => listTexts(game, state, state.turn).sort()

/** What A sees of a contrived table. A is to play. Cards that are not named are in the stock. */
export interface ContrivedTable {
  readonly seats?: number
  /** A's hand. Each other seat has `held` cards, or none by default. */
  readonly hand: string
  readonly held?: number
  readonly board?: string
  /** The cards of builds in ascending order, and their builders: `3R 4R by A`. */
  readonly builds?: readonly string[]
  /** The piles by seat. */
  readonly piles?: readonly string[]
  readonly lastCapture?: string
  readonly options?: Options
}

export function viewOf(position: ContrivedTable): GameView<ColorView> {
  const { seats = 2, hand, held = 0, board = '', builds = [], piles = [], options = {} } = position
  const checked = checkOptions(game.info, options, seats)
  if (!checked.ok) throw new Error(checked.error.message)
  const open = builds.map((text) => ({ cards: cardsIn(text).slice(0, 2), by: text.at(-1)! }))
  const letters = lettersOf(seats)
  const won = letters.map((_, seat) => cardsIn(piles[seat] ?? ''))
  const zeros = bySeat(letters.map(() => 0))
  const shown = cardsIn(hand).length + cardsIn(board).length + 2 * builds.length + won.flat().length
  const state: ColorView = {
    round: 1,
    deal: 1,
    dealer: letters.at(-1)!,
    turn: 'A',
    stock: DECK.length - shown - held * (seats - 1),
    hands: bySeat<readonly string[] | number>(letters.map((_, seat) => (seat === 0 ? cardsIn(hand) : held))),
    table: cardsIn(board),
    builds: open,
    piles: bySeat(won),
    sweeps: zeros,
    lastCapture: position.lastCapture ?? null,
    rounds: [],
  }
  return {
    game: 'color-casino',
    options: checked.value,
    seats,
    eye: 0,
    over: false,
    toMove: ['A'],
    scores: zeros,
    winners: null,
    state,
  }
}

/** Returns a table that looks like this to A. */
export function createContrived(position: ContrivedTable): ColorState {
  return game.determinize(viewOf(position), createSeededRng('contrived'))
}

/** Plays a move of A. Returns the page after it, and the events. */
export function playMove(state: ColorState, text: string): { page: ColorView; events: ColorEvent[] } {
  const events: ColorEvent[] = []
  const read = game.read(state, 0, text)
  if (!read.ok) throw new Error(read.error.message)
  game.apply(state, 0, read.value, (event) => events.push(event))
  return { page: game.dump(state), events }
}

/**
 * Returns the taking with most pieces among some random moves, or any move if there is none. Sweeps are rare, and
 * random play has none.
 */
export function greedy(state: ColorState, rng: Rng): number {
  let best = game.pick(state, state.turn, rng)
  for (let tries = 0; tries < 12; tries++) {
    const move = game.pick(state, state.turn, rng)
    const [one, other] = [move, best].map((of) => piecesTaken(game.write(state, state.turn, of)))
    if (one! > other!) best = move
  }
  return best
}

function piecesTaken(text: string): number {
  return text.includes('takes') ? text.split('+').length : 0
}
