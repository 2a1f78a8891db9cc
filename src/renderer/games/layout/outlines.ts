import { OUTLINE_ZONE } from '../../stage/model/touch-names'
import type { Piece, PieceGroup, TablePoint } from '../../stage/model/pieces'
import type { GameView } from '../../../rules/kit'
import type { SceneContext } from '../types'
import { BESIDE, markPiece, pile } from './places'

/** Strength of an outline's light: quieter than anything that can be touched. */
const OUTLINE_GLOW = 0.14

/** Face of the places that are touched for verbs. */
export const VERB_FACE = 'mark/pass'

/** A place on the table, in inches, and its turn in radians. */
interface OutlinedPlace extends TablePoint {
  readonly turn?: number
  /** Scale of the outline, for places that touch each other; 1 by default. */
  readonly scale?: number
}

/**
 * Returns the quiet outline of a place that is empty and will be used: a stock, a won pile, a card of a trick. It cannot
 * be touched.
 * @param name name of the place, unique on the table
 * @param face picture of the cards that lie there, whose size it has
 * @param group the group that the place moves with; absent if it belongs to the field
 */
export function placeOutline(name: string, face: string, place: OutlinedPlace, group?: PieceGroup): Piece {
  return outline(name, `card/${face}`, place, group)
}

/** Returns a stock of the outfit's cards, face down; its empty place is outlined until the game is over. */
export function stockPile({ over }: Pick<GameView, 'over'>, count: number): Piece[] {
  return count === 0 && !over ? [placeOutline('stock', '49/back', BESIDE, 'stock')] : pile('stock', count, '49/back')
}

/** Returns a stock as above that can be touched, and whose top card glows while it is asked for. */
export const touchableStock = (
  seen: Pick<GameView, 'over'>,
  { touchable }: Pick<SceneContext, 'touchable'>,
  count: number,
  from: string,
): Piece[] =>
  stockPile(seen, count).map((piece, i) =>
    count === 0 ? piece : { ...piece, from, touch: 'stock', glow: touchable.has('stock') && i === count - 1 ? 0.6 : 0 },
  )

/** Returns the quiet outline of an empty place for men, as above. @param face picture of the men who stand there */
export function manOutline(name: string, face: string, place: OutlinedPlace, group: PieceGroup): Piece {
  return outline(name, `man/${face}/round`, place, group)
}

/**
 * Returns the outline of an empty place for cards that can be touched; it is brighter while it is asked for.
 * @param id id of the piece
 * @param glow its strength while something can be laid there, otherwise 0
 */
export function touchableOutline(
  id: string,
  face: string,
  place: OutlinedPlace,
  touch: string,
  glow: number,
  group?: PieceGroup,
): Piece {
  return { ...placeOutline('', face, place, group), id, touch, zone: 'marks', glow: Math.max(glow, OUTLINE_GLOW) }
}

/**
 * Returns the place to touch for a verb that moves nothing, as a pass. The page writes the verb on it. It keeps its
 * place throughout the game and is as quiet as an outline while the verb cannot be used.
 * @param touch the touch of the verb
 */
export function verbPlace(touch: string, context: Pick<SceneContext, 'touchable' | 'picked'>): Piece {
  const isOffered = context.touchable.has(touch) || context.picked.includes(touch)
  const mark = markPiece(`mark:${touch}`, 'pass', { x: 0, y: 0.004, z: 0 }, isOffered ? 0.5 : OUTLINE_GLOW)
  return { ...mark, touch, group: 'tickets' }
}

function outline(name: string, face: string, { x, z, turn = 0, scale = 1 }: OutlinedPlace, group?: PieceGroup): Piece {
  const mark = markPiece(`outline:${name}`, `around/${face}`, { x, y: 0.002, z, turn, scale }, OUTLINE_GLOW)
  return { ...mark, zone: OUTLINE_ZONE, ...(group && { group }) }
}
