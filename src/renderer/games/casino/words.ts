import { letterOf, type Seat, type GameView } from '../../../rules/kit'
import { isOpenHand, eyeOf, viewerFirst } from '../layout/eye'
import { seatParam, type Words } from '../../i18n/words'
import type { CasinoView } from './table'
import { isPartnership } from './sides'
import type { Reason } from '../../../bots/reasons/reason'
import { createReasonWords, dealtWords } from '../layout/words'

/** Names of the parameters of reasons that are cards, and of those that are seats. */
const CARD_PARAMS = new Set(['card', 'with', 'on'])
const SEAT_PARAMS = new Set(['by'])

/** Sounds that all casinos share, by event type. */
export const casinoSounds = {
  dealt: ({ deal }: { readonly deal: number }): string => (deal === 1 ? 'shuffle' : 'deal'),
  trailed: 'lay',
  counted: 'pencil',
  ended: 'bell',
} as const

/** The properties of a deal that all casinos report. */
interface DealSummary {
  readonly round: number
  readonly deal: number
  readonly hands: readonly (readonly string[] | number)[]
  readonly table: readonly string[]
  readonly stock: number
}

/**
 * Returns the words for a deal; names the viewer's own cards if they are visible.
 * @param which `first` of a round, `more`, or another kind that the game distinguishes
 */
export function casinoDealtWords(
  { round, hands, table, stock }: DealSummary,
  seen: GameView,
  list: (cards: readonly string[]) => string,
  which: string,
): Words {
  return dealtWords(`event.dealt.${which}`, hands[seen.eye], { round, stock, table: list(table) }, list)
}

/** Returns the words for a count: who has most cards, and most of `what`. A tie scores for nobody. */
export function countedWords(
  round: number,
  cards: Seat | null,
  [what, mostSeat]: readonly [string, Seat | null],
): Words {
  const name = (seat: Seat | null) => (seat === null ? '' : seatParam(letterOf(seat)))
  return {
    key: `event.counted.${cards === null ? 'level' : 'cards'}-${mostSeat === null ? 'level' : what}`,
    params: { round, cards: name(cards), [what]: name(mostSeat) },
  }
}

/** The parts of the prompt that depend on the game. */
interface PromptParts<T extends GameView<CasinoView>> {
  /** Returns the cards of a hand that can capture something. */
  capturingCards(table: T, hand: readonly string[]): readonly string[]
  /** Returns the prompt for a hand in which these cards can capture. */
  takePrompt(table: T, able: readonly string[]): Words
  /** Returns a suffix for the key of the prompt to wait for another seat. */
  waitSuffix?(table: T): string
}

/** Returns what the viewer can do now. */
export function casinoPrompt<T extends GameView<CasinoView>>(
  table: T,
  { capturingCards, takePrompt, waitSuffix }: PromptParts<T>,
): Words {
  const { turn, hands } = table.state
  if (table.over || turn === null) return { key: table.over ? 'prompt.over' : 'prompt.deal' }
  if (turn !== eyeOf(table))
    return { key: `prompt.wait${waitSuffix?.(table) ?? ''}`, params: { seat: seatParam(turn) } }
  const hand = hands[turn]
  if (!isOpenHand(hand)) return { key: 'prompt.turn' }
  const able = capturingCards(table, hand)
  if (able.length > 0) return takePrompt(table, able)
  return { key: hand.length > 1 ? 'prompt.none' : 'prompt.last' }
}

/**
 * Returns the result of a game of partners, who win together, as `result.partners` with both scores. Null without
 * partners; the page then names the winner.
 */
export function result(seen: GameView): Words | null {
  if (!isPartnership(seen)) return null
  const [firstWinner, secondWinner] = viewerFirst(seen, seen.winners ?? [])
  if (firstWinner === undefined || secondWinner === undefined) return null
  const other = Object.keys(seen.scores).find((seat) => seat !== firstWinner && seat !== secondWinner) ?? ''
  return {
    key: 'result.partners',
    params: {
      one: seatParam(firstWinner),
      two: seatParam(secondWinner),
      points: seen.scores[firstWinner] ?? 0,
      other: seen.scores[other] ?? 0,
    },
  }
}

/** Returns the function that explains a hint, with printable card labels and with names for seats. */
export function createCasinoReason<View>(
  reasonFor: (seen: GameView<View>, seat: Seat, move: string) => Reason,
  label: (card: string) => string = (card) => card,
): (seen: GameView<View>, seat: Seat, move: string) => Words {
  const reasonWords = createReasonWords(reasonFor)
  return (seen, seat, move) => {
    const { key, params = {} } = reasonWords(seen, seat, move)
    const readable = Object.entries(params).map(([name, value]): [string, string | number] => {
      if (typeof value !== 'string') return [name, value]
      if (SEAT_PARAMS.has(name)) return [name, seatParam(value)]
      return [name, CARD_PARAMS.has(name) ? label(value) : value]
    })
    return { key, params: Object.fromEntries(readable) }
  }
}
