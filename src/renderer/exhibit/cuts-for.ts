import type { Cut } from '../../exhibit/cuts'

/** The cuts of a game that can be dealt; to two visitors those in which both have something to do. */
export function cutsFor(cuts: readonly Cut[], together: boolean): readonly Cut[] {
  if (!together) return cuts
  return cuts.filter(({ record, won }) => record.seats.every((seat) => won.moves.some((move) => move.startsWith(seat))))
}
