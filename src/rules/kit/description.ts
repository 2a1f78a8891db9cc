import type { GameDescription } from './game'

/** A game's description as its own folder defines it: one seat and no options unless it says otherwise. */
export type DescriptionParts = Pick<GameDescription, 'title' | 'year'> &
  Partial<Pick<GameDescription, 'seats' | 'options' | 'optionConflict'>>

const ONE_SEAT = { min: 1, max: 1 }

/** Completes a game's description with its id, the id of its box, and the defaults. */
export function describeGame<Id extends string, Box extends string>(
  id: Id,
  box: Box,
  { title, year, seats = ONE_SEAT, options = {}, optionConflict }: DescriptionParts,
): GameDescription & { readonly id: Id; readonly box: Box } {
  return { id, box, title, year, seats, options, ...(optionConflict && { optionConflict }) }
}
