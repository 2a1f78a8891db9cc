import type { Cut } from '../../exhibit/cuts'

/** Returns the cuts that can be dealt; for two visitors, those in which each seat has a move in the winning line. */
export function cutsFor(cuts: readonly Cut[], together: boolean): readonly Cut[] {
  if (!together) return cuts
  return cuts.filter(({ record, won }) => record.seats.every((seat) => won.moves.some((move) => move.startsWith(seat))))
}
