import { centredExtent, BOARD_EXTENT, type Extent, type TableLayout } from '../../framing/table-layout'
import type { GameView } from '../../../rules/kit'
import type { KeyCounts } from '../../framing/papers'
import { sizeOf } from '../../stage/model/sizes'
import type { GameFace } from '../types'
import { trickRadii } from './trick'

/** Scale of the cards at the centre of a page without a board. */
export const CENTRE_CARD_SCALE = 1.34

/** Returns the layout of a game on the board, with its other groups: hands, fans, piles. */
export function boardPage(parts: Omit<TableLayout, 'kind' | 'extent'> = {}): TableLayout {
  return { kind: 'board', extent: () => BOARD_EXTENT, ...parts }
}

/** Returns the layout of a game of cards without a board: fans around the field, the hand below, groups beside it. */
export function cardsPage<View>(parts: Omit<TableLayout<View>, 'kind'>): TableLayout<View> {
  return { kind: 'cards', hasFans: true, hasGroupsBeside: () => true, ...parts }
}

/** Half the size of an enlarged card that lies slightly askew, in inches. */
export const HALF_CARD = { x: 1.55, z: 1.38 } as const

/** Returns the extent of a complete trick of `seats` cards, however many lie there now. */
export function trickExtent(seats: number): Extent {
  const [wide, deep] = trickRadii(seats)
  return centredExtent(wide + HALF_CARD.x, deep + HALF_CARD.z)
}

/**
 * Size of a pool's extent: the number of cards that lie side by side without overlap, and the ratio of width to depth.
 */
const POOL = { wide: { beside: 6, ratio: 2.55 }, tall: { beside: 4.2, ratio: 0.8 } } as const

/**
 * Returns the extent of a pool of cards with these backs, for which the page has room; larger pools are scaled to fit.
 */
export function poolExtent(back: string, tall: boolean): Extent {
  const { beside, ratio } = tall ? POOL.tall : POOL.wide
  const half = (beside * sizeOf('card', back).w) / 2
  return centredExtent(half, half / ratio)
}

/**
 * Returns how many keys the paper of verbs holds in a game: its own verbs, a claim (as wide as two) and declarations;
 * the list of moves, the confirmation and a special view.
 */
export const keyCountsOf = (face: GameFace, seen: GameView): KeyCounts => ({
  own:
    (face.verbs?.(seen, () => []).length ?? 0) +
    2 * Number((face.claim?.(seen) ?? null) !== null) +
    Number((face.extras?.offered(seen).length ?? 0) > 0),
  fixed: 2 + Number(face.overlayName !== undefined),
})
