import { cardNamed, colourOf, type Colour } from '../../../rules/forty-nine-outfit/cards'
import type {
  LaidCard,
  NewYorkWhistSeen,
  NewYorkWhistView,
} from '../../../rules/forty-nine-outfit/new-york-whist/shape'
import { restore as restoreTable } from '../../../rules/forty-nine-outfit/new-york-whist/knowledge'
import { rankIn, TRICK_POINTS, VALUES } from '../../../rules/forty-nine-outfit/new-york-whist/state'
import { firstOf, letterOf, type GameView } from '../../../rules/kit'
import { nearSeat, opponentsOf } from '../layout/eye'

/** A viewer's view of a table of New York Whist. */
export type Table = GameView<NewYorkWhistView>

/** Reconstructs the state behind a view. The views that the page receives of this game always have its options. */
const restore = (table: Table) => restoreTable(table as NewYorkWhistSeen)

/** Whether nothing has been laid yet. */
export const isFresh = ({ state }: Table): boolean => state.trick.length === 0 && state.lastTrick === null

/** Whether suit must be followed. */
export const mustFollowSuit = (table: Table): boolean => table.options['followSuit'] === true

/** Whether the game is played by sides of several seats. */
export const hasSides = ({ state, seats }: Table): boolean => state.sides.length < seats

/** Returns the seats of a seat's side. */
export function sideOf({ state }: Table, seat: string): readonly string[] {
  return state.sides.find((side) => side.includes(seat)) ?? [seat]
}

/** Returns the points of a card, in addition to the trick's own. */
export function valueOf(card: string): number {
  return VALUES[cardNamed(card)] ?? 0
}

/** Returns the points of a trick with these cards. */
export function trickPoints(cards: readonly LaidCard[]): number {
  return cards.reduce((sum, { card }) => sum + valueOf(card), TRICK_POINTS)
}

/** Returns the seat that would take the trick on the table so far; null before the first card. */
export function bestSeatOf(table: Table): string | null {
  return table.state.trick.length === 0 ? null : letterOf(restore(table).bestSeat)
}

/** Whether a card played now would become the best of the trick. */
export function wouldHeadTrick(table: Table, card: string): boolean {
  const state = restore(table)
  const laid = cardNamed(card)
  return state.laidCount === 0 || rankIn(state, laid, firstOf(state.trick)) > state.bestRank
}

/** Returns the colour led in the trick on the table; null if none was led. */
export function colourLed({ state }: Table): Colour | null {
  const led = state.trick[0]
  return led === undefined ? null : colourOf(cardNamed(led.card))
}

/** Whether a card belongs to a colour. */
export const hasColour = (card: string, colour: Colour): boolean => colourOf(cardNamed(card)) === colour

/**
 * Returns the seat that gathers the tricks of a seat's side: the near seat if it belongs to the side, otherwise the
 * side's first seat in the order of turns.
 */
export function gatheringSeat(table: Table, seat: string): string {
  const side = sideOf(table, seat)
  return [nearSeat(table), ...opponentsOf(table)].find((each) => side.includes(each)) ?? seat
}

/** Returns the trick at the centre: the one being played, or the last one until the next is led. */
export function centreTrick({ state }: Table): readonly LaidCard[] {
  return state.trick.length > 0 ? state.trick : (state.lastTrick?.cards ?? [])
}

/** Whether the trick at the centre is complete and stays there to be seen. */
export const isTrickComplete = ({ state }: Table): boolean => state.trick.length === 0 && state.lastTrick !== null

/** Returns the cards of the blind; null while it lies face down. */
export function blindCards({ state }: Table): readonly string[] | null {
  return typeof state.blind === 'number' || state.blindTo === null ? null : state.blind
}
