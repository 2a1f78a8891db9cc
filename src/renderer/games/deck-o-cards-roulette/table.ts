import type { RouletteEvent, LastSpin, RouletteView } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import type { GameView } from '../../../rules/kit'
import type { SceneContext } from '../types'

/** A viewer's view of a table of Deck-O-Cards Roulette. */
export type Table = GameView<RouletteView>

/** State of the screen for this game's scene. */
export type Context = SceneContext<RouletteEvent>

export const isHouse = (table: Table): boolean => table.options['banker'] === 'house'
export const agreedSpins = (table: Table): number => Number(table.options['spins'])

/** Whether the banker is still being chosen; nobody has chips yet. */
export const isSelectingBanker = (table: Table): boolean => !isHouse(table) && table.state.banker === null

/** Returns the letters of the punters, in seat order. */
export const puntersOf = (table: Table): string[] => Object.keys(table.state.chips)

/** Returns the value of a punter's chips on the layout. */
export function stakedBy(table: Table, seat: string): number {
  return Object.values(table.state.bets[seat] ?? {}).reduce((sum, stake) => sum + stake, 0)
}

/** Returns the cards of all spins so far, those that chose the banker first. */
export function allCards({ state }: Table): string[] {
  return [...state.selection.flatMap((round) => Object.values(round)), ...state.history]
}

/** Returns a punter's gain in the last spin; negative for a loss. */
export function gainOf(last: LastSpin, seat: string): number {
  return (last.paid[seat] ?? 0) - (last.collected[seat] ?? 0)
}
