import type { EventSink, Pack, Rng, Seat, GameView } from '../kit'
import type { Keeper } from './keepers'
import type { CasinoView } from './shape'
import type { CasinoTable, PackSets } from './table'

export type AnyCasinoView = CasinoView<unknown, unknown, readonly string[] | number>

/** What a round is worth, apart from one point for each sweep. */
export interface Worth {
  readonly mostCards: number
  /** The suit of which having most scores a point, by its name in views, with its cards as the two words of a set. */
  readonly suit?: { readonly name: 'reds' | 'spades'; readonly low: number; readonly high: number }
  /** The cards that score by themselves, and the points of each. */
  readonly cards: readonly number[]
  readonly points: readonly number[]
}

/** What one sheet adds to the table that all casinos share (see game.ts). `V` is the view of a table. */
export interface CasinoSheet<S extends CasinoTable, V extends AnyCasinoView> {
  readonly pack: PackSets
  deckOf(state: S): Pack
  start(options: S['options'], seats: number): S
  clone(state: S): S
  copy(from: S, into: S): void

  /** Cards for each seat in a deal, as far as the stock suffices, and how many of them a seat gets at a time. */
  readonly handSize: number
  readonly run: number
  /** Cards laid on the table at a time in the first deal of a round, after as many for each hand. */
  readonly packet: number
  /** Whether the table gets them before the dealer. */
  readonly servesDealerLast?: boolean
  /** Whether the event of a deal lists them in the order dealt, rather than in card order. */
  readonly tellsDealOrder?: boolean
  /** Returns the type of the event that lays out the cards too few for another deal; null if they stay in the stock. */
  oddCards?(state: S): string | null

  /** Plays a card of the hand: trails it, takes or builds with it. */
  lay(state: S, seat: Seat, move: number, tell?: EventSink): void
  /** Whether a round that is played out is not counted yet. */
  waits?(state: S, tell?: EventSink): boolean

  readonly worth: Worth
  /** Returns the cards of all builds, as the two words of a set. */
  cardsInBuilds(state: S): readonly [low: number, high: number]
  clearBuilds(state: S): void
  /** Reports that a seat (-1: nobody) got the cards left on the table; gives it what else the sheet says. */
  giveRest(state: S, seat: Seat, cards: readonly string[], tell?: EventSink): void

  /** Whether piles are face down until the end of the game, even for their seats. */
  readonly hasSecretPiles?: boolean
  buildsOf(state: S): V['builds'][number][]
  /** Whether the view of a counted round tells the sweeps. */
  readonly viewsSweeps?: boolean
  /** Returns the State of the rules page from the part that all casinos share. */
  viewOf(state: S, common: Pick<V, keyof AnyCasinoView>): V
  /** Restores from a view what only this sheet has: builds, sweeps, calls. */
  restore(state: S, view: V): void
  /** Returns which seats must have kept one of which cards. */
  keepersOf(state: S, seen: GameView<V>, unseen: readonly number[]): Keeper[]
  /** Shuffles the hidden cards, card i going to zone `zones[i]`, so that every keeper has one of its cards. */
  shuffleHidden(cards: number[], zones: readonly number[], keepers: readonly Keeper[], rng: Rng): void
}
