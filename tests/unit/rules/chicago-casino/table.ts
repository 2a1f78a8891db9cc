import {
  chicagoCasino as game,
  type ChicagoState,
  type ChicagoView,
} from '../../../../src/rules/forty-nine-outfit/chicago-casino'
import { checkOptions, listTexts, createSeededRng, type Options, type GameView } from '../../../../src/rules/kit'
import { cardsIn, createDealHelpers } from '../written-deals'

export interface Deal {
  /** Four cards for each seat, like `17 19 21 C`. */
  readonly hands: readonly string[]
  /** Four cards. */
  readonly table: string
  /** The top of the stock; all other cards follow in ascending order, with `C` last. */
  readonly stock?: string
  readonly options?: Options
}

/** Returns the tape of a deal: the hands one card at a time, the table, the stock, then the remaining cards. */
export function tapeOf({ hands, table, stock = '', options = {} }: Deal): string[] {
  const dealt = hands.map(cardsIn)
  const tape = [0, 1, 2, 3].flatMap((time) => dealt.map((hand) => hand[time]!))
  tape.push(...cardsIn(table), ...cardsIn(stock))
  const all = [...Array.from({ length: 49 }, (_, i) => `${i + 1}`), ...(options['cheater'] ? ['C'] : [])]
  return [...tape, ...all.filter((card) => !tape.includes(card))]
}

export const { table, expectFault, expectRefusal } = createDealHelpers(game, tapeOf)

/** Returns all legal moves of the seat in turn, sorted. */
export const textsOf = (state: ChicagoState): string[] => listTexts(game, state, state.turn).sort()

/** What A sees of a contrived table of two seats. A is to play. */
export interface ContrivedTable {
  /** A's hand. B has `held` cards, or else as many as A. */
  readonly hand: string
  readonly held?: number
  readonly table: string
  /** Cards of a build in ascending order, and its builder: `15 17 by A`. */
  readonly builds?: readonly string[]
  /** Options that differ from the defaults. */
  readonly options?: Options
}

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const

export function viewOf({ hand, held, table, builds = [], options = {} }: ContrivedTable): GameView<ChicagoView> {
  const checked = checkOptions(game.info, options, 2)
  if (!checked.ok) throw new Error(checked.error.message)
  const open = builds.map((text) => {
    const cards = cardsIn(text).slice(0, -2)
    return { colour: COLOURS[Math.ceil(Number(cards[0]) / 7) - 1]!, cards, by: text.at(-1)! }
  })
  const hands = { A: cardsIn(hand), B: held ?? cardsIn(hand).length }
  const shown = cardsIn(table).length + open.flatMap(({ cards }) => cards).length + hands.A.length + hands.B
  const stock = (options['cheater'] ? 50 : 49) - shown
  const state: ChicagoView = {
    round: 1,
    deal: 1,
    dealer: 'B',
    turn: 'A',
    stock,
    hands,
    table: cardsIn(table),
    builds: open,
    piles: { A: [], B: [] },
    lastCapture: null,
    rounds: [],
  }
  const scores = { A: 0, B: 0 }
  return {
    game: 'chicago-casino',
    options: checked.value,
    seats: 2,
    eye: 0,
    over: false,
    toMove: ['A'],
    scores,
    winners: null,
    state,
  }
}

/** Returns a table that looks like this to A. */
export function createContrived(position: ContrivedTable): ChicagoState {
  return game.determinize(viewOf(position), createSeededRng('contrived'))
}
