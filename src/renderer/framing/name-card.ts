import { leafLengthOf, sizeOf } from '../stage/model/sizes'
import type { Piece } from '../stage/model/pieces'
import { NAME_ZONE } from '../stage/model/touch-names'
import { projectPoint, type PageCamera } from './camera'
import { outlineOf } from './outline'

const PREFIX = 'tent/name-'

/** Names the picture of a seat's name card; the page draws it. */
export const nameFace = (seat: string): string => `${PREFIX}${seat}`

/** Returns the letter of the seat that a name card names. */
export const seatOfNameFace = (face: string): string => face.slice(PREFIX.length)

/** Whether a picture is a seat's name card. */
export const isNameFace = (face: string): boolean => face.startsWith(PREFIX)

/** Returns the folded card that stands beside a seat's fan and names the seat. */
export const createNameCard = (seat: string): Piece => ({
  id: `name:${seat}`,
  kind: 'tent',
  face: nameFace(seat),
  pose: { x: 0, y: 0, z: 0, turn: 0 },
  zone: NAME_ZONE,
})

/** Height over width of a name card's box as seen in the window. */
export const NAME_CARD_RATIO = 0.42

/** Least height of a name card's type as seen in the window, in CSS pixels: at the usual size of text, and at twice. */
const LEAST_TYPE = { usual: 9, twice: 12 } as const
const USUAL_REM = 16

/** Returns the least height of a name card's type as seen in the window, in CSS pixels. @param rem size of the text */
export const leastTypeHeight = (rem: number): number =>
  LEAST_TYPE.usual + (LEAST_TYPE.twice - LEAST_TYPE.usual) * Math.max(0, rem / USUAL_REM - 1)

/** Returns how high an inch of a name card's print is seen in the window, in CSS pixels. */
export function printScaleOf(camera: PageCamera, nameCard: Piece): number {
  const points = outlineOf(nameCard).all.map((point) => projectPoint(camera, point))
  const middle = (a: number, b: number) => {
    const [one, other] = [points[a]!, points[b]!]
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  }
  const [foot, fold] = [middle(2, 3), middle(4, 5)]
  return Math.hypot(foot.x - fold.x, foot.y - fold.y) / leafLengthOf(sizeOf('tent', nameCard.face))
}
