import { leafRise, SIZE } from '../../../stage/sizes'

/**
 * Where things lie on the table of Forty-Nine, in inches: the board's middle is the origin, y is up, whoever looks sits
 * at +z. Measured against the seat camera of the look study, which sees x from -15 to 15 at the near edge of the board
 * and from -24 to 24 behind it, and against the phone's, which sees 9 to either side.
 */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
}

/** The middle of a square: row by row from the far left. */
export function squareCentre(square: number): { readonly x: number; readonly z: number } {
  const r = Math.floor((square - 1) / 7)
  const c = (square - 1) % 7
  return { x: 2 * c - 6, z: 2 * r - 6 }
}

/** Height of the printed side of the board at x: its two leaves lean a little against each other. */
export function boardTop(x: number): number {
  return SIZE.board.h + leafRise(x)
}

export const STOCK: Spot = { x: -10.9, y: 0, z: 5.6, turn: 0.18 }
export const STOCK_PORTRAIT: Spot = { x: -7.2, y: 0, z: 10.3, turn: 0.1 }

export const PAD: Spot = { x: 12.4, y: 0, z: 5.2, turn: -0.2 }
export const LEAFLET: Spot = { x: 15.6, y: 0, z: -3.6, turn: -0.42 }

/** The box in the middle of the table while it is closed, and behind the board on the left when it is open. */
export const BOX_CLOSED: Spot = { x: 0, y: 0, z: 0, turn: 0.05 }
export const TRAY: Spot = { x: -21.2, y: 0, z: -11.9, turn: 0.07 }
export const LID: Spot = { x: -23, y: 1.5, z: -13.4, turn: 0.2 }

/** The other boxes of the shelf, closed, at the back. */
export const SHELF: readonly { readonly id: string; readonly face: string; readonly at: Spot }[] = [
  { id: 'box:deco', face: 'shelf/deco-lid', at: { x: 20.6, y: 0, z: -13.6, turn: -0.1 } },
  { id: 'box:lion', face: 'shelf/lion-lid', at: { x: 16.4, y: 2, z: -14.2, turn: 0.5 } },
  { id: 'box:tuck', face: 'shelf/tuck-lid', at: { x: 20.4, y: 2, z: -15.4, turn: -0.35 } },
]

/** Where an opponent sits: middle of the hand, where its reader sits (turn about y), and where the chips stand. */
export interface Place {
  readonly hand: Spot
  readonly chips: { readonly x: number; readonly z: number }
}

const side = (x: number, z: number, turn: number, chips: readonly [number, number]): Place => ({
  hand: { x, y: 0, z, turn },
  chips: { x: chips[0], z: chips[1] },
})

const LEFT = -Math.PI / 2
const FAR = Math.PI
const RIGHT = Math.PI / 2

const left = (z: number) => side(-10.6, z, LEFT, [-13.4, z + 2.4])
const right = (z: number) => side(10.6, z, RIGHT, [13.4, z + 2.4])
const far = (x: number) => side(x, -10.6, FAR, [x - 2.6, -12.9])

/** The opponents' places in the order of turns: from the viewer's left round the far edge to the right. */
const AROUND: readonly (readonly Place[])[] = [
  [],
  [far(0)],
  [left(-2.2), right(-2.2)],
  [left(-2), far(0), right(-2)],
  [left(-1.4), far(-4), far(4), right(-1.4)],
  [left(-1.4), far(-5.4), far(0.6), far(6.6), right(-1.4)],
  [left(0.8), left(-5), far(-3.6), far(4), right(-5), right(0.8)],
  [left(0.8), left(-5), far(-5.4), far(0.4), far(6.2), right(-5), right(0.8)],
]

/** Where the opponents of a table with so many seats lie, in the order of turns after the eye. */
export function placesAround(opponents: number, portrait: boolean): readonly Place[] {
  if (!portrait) return AROUND[opponents] ?? []
  const step = 18 / Math.max(1, opponents)
  return Array.from({ length: opponents }, (_, i) => {
    const x = (i - (opponents - 1) / 2) * step
    return side(x, -10.4 - Math.abs(x) * 0.04, FAR, [x, -13.2])
  })
}

/** The chips of whoever looks. */
export const OWN_CHIPS = { x: 10.6, z: 8.3 }
export const OWN_CHIPS_PORTRAIT = { x: 6.4, z: 10.4 }
