import type { Seen } from '../../rules/kit'
import type { Piece } from '../stage/model/pieces'

/** The part of the table that a game is played on, in inches: the camera is solved for it, whatever lies there now. */
export interface Extent {
  readonly left: number
  readonly right: number
  readonly far: number
  readonly near: number
}

/** An extent about the table's middle that reaches `x` inches to either side and `z` before and behind. */
export const around = (x: number, z: number): Extent => ({ left: -x, right: x, far: -z, near: z })

/** The open board with its border. */
export const BOARD_EXTENT: Extent = around(8, 8)

/**
 * How a game's table is laid out on a page. `board`: one thing sets the size of all, hands and piles lie in the column
 * beside it. `cards`: a trick or a pool in the middle, fans around it, the own hand along the lower edge. `tableau`: rows
 * of cards, for one. `roulette`: a layout with a dial beside it.
 */
export interface TableLayout<View = unknown> {
  readonly kind: 'board' | 'cards' | 'tableau' | 'roulette'
  /** The field's extent: all that may lie there in this deal. `tall` in a window that is higher than wide. */
  extent(seen: Seen<View>, tall: boolean): Extent
  /** How many times larger than life cards of the field are where no board sets their size; each grows in its place. */
  readonly enlarged?: number
  /** Cards of the field are brought into the extent together, at most so many times larger than life: a pool. */
  readonly pooled?: number
  /** How many cards a full hand has; 0 or absent where nobody holds any. */
  hand?(seen: Seen<View>): number
  /** Picture of the backs, which tells how large the cards are; the outfit's by default. */
  readonly back?: string
  /** Whether other things lie beside the field: stock, won piles, chips. */
  beside?(seen: Seen<View>): boolean
  /** Whether other seats hold fans of backs. */
  readonly fans?: boolean
}

/** What a page needs to know of a table to lay it out. */
export interface LaidTable {
  readonly kind: TableLayout['kind']
  readonly extent: Extent
  readonly enlarged: number
  readonly pooled: number | null
  readonly hand: number
  readonly back: string
  readonly beside: boolean
  readonly fans: boolean
  /** The game is over and its result lies there: hands are gone, pad and card lie beside the field. */
  readonly ended: boolean
}

/** A game's layout for what an eye sees now. @param ended whether its result lies there */
export function laidTable<View>(layout: TableLayout<View>, seen: Seen<View>, tall: boolean, ended = false): LaidTable {
  return {
    kind: layout.kind,
    extent: layout.extent(seen, tall),
    enlarged: layout.enlarged ?? 1,
    pooled: layout.pooled ?? null,
    hand: layout.hand?.(seen) ?? 0,
    back: layout.back ?? '49/back',
    beside: layout.beside?.(seen) ?? false,
    fans: layout.fans ?? false,
    ended,
  }
}

/** Pieces by the group that they move with; `field` are those that have none. */
export interface Groups {
  readonly field: readonly Piece[]
  readonly others: ReadonlyMap<string, readonly Piece[]>
}

/** Sorts pieces by group. What stands about on a table has no place on a page. */
export function groupsOf(pieces: readonly Piece[]): Groups {
  const field: Piece[] = []
  const others = new Map<string, Piece[]>()
  for (const piece of pieces) {
    if (piece.group === 'away') continue
    if (piece.group === undefined) field.push(piece)
    else others.set(piece.group, [...(others.get(piece.group) ?? []), piece])
  }
  return { field, others }
}
