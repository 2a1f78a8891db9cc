import type { Piece } from '../stage/model/pieces'

/** The picture of a seat's name card, which the page draws. */
export const nameFace = (seat: string): string => `tent/name-${seat}`

/** A folded card that stands at the fan of a seat and names it. */
export const nameCard = (seat: string): Piece => ({
  id: `name:${seat}`,
  kind: 'tent',
  face: nameFace(seat),
  pose: { x: 0, y: 0, z: 0, turn: 0 },
  zone: 'names',
})

/** Height of a name card's box over its width, as it is seen. */
export const NAME_RATIO = 0.42
