import { around, BOARD_EXTENT, type Extent, type TableLayout } from '../../framing/table-layout'
import { sizeOf } from '../../stage/model/sizes'
import { trickRing } from './trick'

/** How much larger than life cards in the middle of a page are, where there is no board. */
export const ENLARGED = 1.34

/** The page of a game on the board, with what else it has: hands, fans, piles. */
export function boardPage(parts: Omit<TableLayout, 'kind' | 'extent'> = {}): TableLayout {
  return { kind: 'board', extent: () => BOARD_EXTENT, ...parts }
}

/** Half a card that was laid a little askew, enlarged, in inches. */
export const HALF_CARD = { x: 1.55, z: 1.38 } as const

/** The extent of a whole trick of so many seats, whatever of it lies there. */
export function trickExtent(seats: number): Extent {
  const [wide, deep] = trickRing(seats)
  return around(wide + HALF_CARD.x, deep + HALF_CARD.z)
}

/** How many cards of a pool lie beside each other without overlap, and how many times wider than deep a pool is. */
const POOL = { wide: { beside: 6, ratio: 2.55 }, tall: { beside: 4.2, ratio: 0.8 } } as const

/** The extent of a pool of cards with these backs: as a page has room for it. Larger pools are made to fit. */
export function poolExtent(back: string, tall: boolean): Extent {
  const { beside, ratio } = tall ? POOL.tall : POOL.wide
  const half = (beside * sizeOf('card', back).w) / 2
  return around(half, half / ratio)
}
