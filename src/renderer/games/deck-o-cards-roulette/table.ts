import type { RouletteEvent, LastSpin, RouletteView } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import type { Seen } from '../../../rules/kit'
import type { SceneContext } from '../types'

/** What an eye sees of a table of Deck-O-Cards Roulette. */
export type Table = Seen<RouletteView>

/** How its table stands for this screen. */
export type Context = SceneContext<RouletteEvent>

export const isHouse = (table: Table): boolean => table.options['banker'] === 'house'
export const spinsAgreed = (table: Table): number => Number(table.options['spins'])

/** Whether a banker is still being sought: nobody has chips yet. */
export const isChoosing = (table: Table): boolean => !isHouse(table) && table.state.banker === null

/** Letters of the punters, in seat order. */
export const puntersOf = (table: Table): string[] => Object.keys(table.state.chips)

/** Chips that a punter has on the layout. */
export function laidBy(table: Table, seat: string): number {
  return Object.values(table.state.bets[seat] ?? {}).reduce((sum, stake) => sum + stake, 0)
}

/** Cards of all spins so far, those that chose the banker first. */
export function allCards({ state }: Table): string[] {
  return [...state.selection.flatMap((round) => Object.values(round)), ...state.history]
}

/** What a punter won or lost by the last spin. */
export function gainOf(last: LastSpin, seat: string): number {
  return (last.paid[seat] ?? 0) - (last.collected[seat] ?? 0)
}
