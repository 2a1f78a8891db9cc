import { cardNamed, colourOf, type Colour } from '../../../rules/forty-nine-outfit/cards'
import type { LaidCard, NewYorkWhistSeen, NewYorkWhistView } from '../../../rules/forty-nine-outfit/new-york-whist'
import { restore as restoreTable } from '../../../rules/forty-nine-outfit/new-york-whist/hidden'
import { rankIn, TRICK_POINTS, VALUES } from '../../../rules/forty-nine-outfit/new-york-whist/winning'
import { firstOf, letterOf, type Seen } from '../../../rules/kit'
import { nearSeat, opponentsOf } from '../layout/eye'

/** What an eye sees of a table of New York Whist. */
export type Table = Seen<NewYorkWhistView>

/** The table behind a view. What the page is shown of this game has the game's options. */
const restore = (table: Table) => restoreTable(table as NewYorkWhistSeen)

/** Whether the cards have not been dealt yet. */
export const isUndealt = (table: Table): boolean => table.state.turn === null && !table.over

/** Whether nothing has been laid yet. */
export const isFresh = ({ state }: Table): boolean => state.trick.length === 0 && state.lastTrick === null

/** Whether suit is followed. */
export const follows = (table: Table): boolean => table.options['followSuit'] === true

/** Whether two sides play. */
export const isSided = ({ state, seats }: Table): boolean => state.sides.length < seats

/** The seats of the side of a seat. */
export function sideOf({ state }: Table, seat: string): readonly string[] {
  return state.sides.find((side) => side.includes(seat)) ?? [seat]
}

/** How many cards the pack has. */
export const packSize = (table: Table): number => (table.options['cheater'] === true ? 50 : 49)

/** What a card counts beside the trick. */
export function valueOf(card: string): number {
  return VALUES[cardNamed(card)] ?? 0
}

/** What cards of one trick count together. */
export function trickPoints(cards: readonly LaidCard[]): number {
  return cards.reduce((sum, { card }) => sum + valueOf(card), TRICK_POINTS)
}

/** Whose the trick on the table is so far; null before the first card. */
export function bestOf(table: Table): string | null {
  return table.state.trick.length === 0 ? null : letterOf(restore(table).best)
}

/** Whether a card laid now would head the trick. */
export function heads(table: Table, card: string): boolean {
  const state = restore(table)
  const laid = cardNamed(card)
  return state.laid === 0 || rankIn(state, laid, firstOf(state.trick)) > state.bestRank
}

/** The colour that the trick on the table was led in; null without one. */
export function colourLed({ state }: Table): Colour | null {
  const led = state.trick[0]
  return led === undefined ? null : colourOf(cardNamed(led.card))
}

/** Whether a card belongs to a colour. */
export const isOf = (card: string, colour: Colour): boolean => colourOf(cardNamed(card)) === colour

/** The tricks of a side are gathered by one of it: by whoever looks, or else by the first of it in the order of turns. */
export function gatherer(table: Table, seat: string): string {
  const side = sideOf(table, seat)
  return [nearSeat(table), ...opponentsOf(table)].find((each) => side.includes(each)) ?? seat
}

/** The trick that lies in the middle: the one being played, or the last one until the next is led. */
export function middle({ state }: Table): readonly LaidCard[] {
  return state.trick.length > 0 ? state.trick : (state.lastTrick?.cards ?? [])
}

/** Whether the trick in the middle is over and lies there to be looked at. */
export const isShownAgain = ({ state }: Table): boolean => state.trick.length === 0 && state.lastTrick !== null

/** The blind as far as it is known; null while it lies face down. */
export function blindCards({ state }: Table): readonly string[] | null {
  return typeof state.blind === 'number' || state.blindTo === null ? null : state.blind
}
