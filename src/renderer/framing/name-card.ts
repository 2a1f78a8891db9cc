import type { Piece } from '../stage/model/pieces'

/** Names the picture of a seat's name card; the page draws it. */
export const nameFace = (seat: string): string => `tent/name-${seat}`

/** Returns the folded card that stands beside a seat's fan and names the seat. */
export const createNameCard = (seat: string): Piece => ({
  id: `name:${seat}`,
  kind: 'tent',
  face: nameFace(seat),
  pose: { x: 0, y: 0, z: 0, turn: 0 },
  zone: 'names',
})

/** Height over width of a name card's box as seen in the window. */
export const NAME_CARD_RATIO = 0.42
