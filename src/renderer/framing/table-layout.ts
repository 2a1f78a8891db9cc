import type { GameView } from '../../rules/kit'
import type { Piece } from '../stage/model/pieces'

/**
 * The part of the table that a game is played on, in inches. The camera is solved for it, whatever lies there at the
 * moment.
 */
export interface Extent {
  readonly left: number
  readonly right: number
  readonly far: number
  readonly near: number
}

/**
 * Returns an extent about the table's centre that reaches `x` inches to either side, and `z` to the far and the near
 * side.
 */
export const centredExtent = (x: number, z: number): Extent => ({ left: -x, right: x, far: -z, near: z })

/** Extent of the open board with its border. */
export const BOARD_EXTENT: Extent = centredExtent(8, 8)

/** The shape of a page: `tall` is higher than wide, or nearly so; `broad` is more than twice as wide as high. */
export type PageShape = 'tall' | 'wide' | 'broad'

/**
 * A game's table as it is laid out on a page. `board`: the board sets the size of everything, and hands and piles lie
 * in the column beside it. `cards`: a trick or a pool in the centre, fans around it, the viewer's hand along the lower
 * edge. `tableau`: rows of cards, for one player. `roulette`: a layout with a dial beside it.
 */
export interface TableLayout<View = unknown> {
  readonly kind: 'board' | 'cards' | 'tableau' | 'roulette'
  /**
   * Returns the field's extent: everything that can lie there in this deal.
   * @param picked the touches of what the viewer has picked up
   */
  extent(seen: GameView<View>, shape: PageShape, picked?: readonly string[]): Extent
  /** The field's extent once the result is shown and what was not laid is gathered; by default as in the game. */
  readonly endExtent?: Extent
  /** Scale of the field's cards where no board sets their size; each card grows about its own centre. 1 by default. */
  readonly cardScale?: number
  /** If given, the field's cards are a pool: they are scaled together to fit the extent, at most to this scale. */
  readonly maxPoolScale?: number
  /** Returns the number of cards of a full hand; 0 or absent if nobody holds cards. */
  handSize?(seen: GameView<View>): number
  /** Picture of the cards' backs, which determines the size of the cards; the outfit's by default. */
  readonly back?: string
  /** Whether other groups lie beside the field: stock, won piles, chips. */
  hasGroupsBeside?(seen: GameView<View>): boolean
  /** Whether other seats hold fans of backs. */
  readonly hasFans?: boolean
}

/** The properties of a table that a page needs for its layout. */
export interface LaidOutTable {
  readonly kind: TableLayout['kind']
  readonly extent: Extent
  readonly cardScale: number
  readonly maxPoolScale: number | null
  readonly handSize: number
  readonly back: string
  readonly hasGroupsBeside: boolean
  readonly hasFans: boolean
  /** Whether the game is over and its result is shown: hands are gone, and pad and card lie beside the field. */
  readonly isEnded: boolean
}

/**
 * Evaluates a game's layout for a viewer's current view.
 * @param isEnded whether the result is shown
 * @param picked the touches of what the viewer has picked up
 */
export function evaluateLayout<View>(
  layout: TableLayout<View>,
  seen: GameView<View>,
  shape: PageShape,
  isEnded = false,
  picked: readonly string[] = [],
): LaidOutTable {
  return {
    kind: layout.kind,
    extent: (isEnded ? layout.endExtent : undefined) ?? layout.extent(seen, shape, picked),
    cardScale: layout.cardScale ?? 1,
    maxPoolScale: layout.maxPoolScale ?? null,
    handSize: layout.handSize?.(seen) ?? 0,
    back: layout.back ?? '49/back',
    hasGroupsBeside: layout.hasGroupsBeside?.(seen) ?? false,
    hasFans: layout.hasFans ?? false,
    isEnded,
  }
}

/** Pieces sorted by the group that they move with; `field` has those without a group. */
export interface GroupedPieces {
  readonly field: readonly Piece[]
  readonly groups: ReadonlyMap<string, readonly Piece[]>
}

/** Sorts pieces by group. */
export function groupsOf(pieces: readonly Piece[]): GroupedPieces {
  const field: Piece[] = []
  const groups = new Map<string, Piece[]>()
  for (const piece of pieces) {
    if (piece.group === undefined) field.push(piece)
    else groups.set(piece.group, [...(groups.get(piece.group) ?? []), piece])
  }
  return { field, groups }
}
