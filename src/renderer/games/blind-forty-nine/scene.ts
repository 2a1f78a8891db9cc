import type { BlindFortyNineEvent, BlindFortyNineView } from '../../../rules/forty-nine-outfit/blind-forty-nine/shape'
import { type GameView, entryAt } from '../../../rules/kit'
import type { SceneContext } from '../types'
import type { Piece } from '../../stage/model/pieces'
import { cardOnSquare, boardPiece, squareMark, stitches } from '../layout/board'
import { namedZone } from '../../stage/model/touch-names'
import { hands } from '../layout/hands'
import { pile } from '../layout/places'
import { rowLight } from '../puzzles/fives-and-rows'

/** A viewer's view of the Blind "49". */
export type Table = GameView<BlindFortyNineView>

/** State of the screen for this game's scene. */
type Context = SceneContext<BlindFortyNineEvent>

/** Whether the pack has not been laid out yet. */
export const isUndealt = ({ state, over }: Table): boolean => !over && state.inHand === null

/** Returns the number of face-down cards. */
export const downCount = ({ state }: Table): number => state.faceDown.filter((card) => card !== null).length

export const targetOf = ({ options }: Table): number => Number(options['target'])

/** The card that ends the game when it is laid; no card lies on its square. */
export const LAST_CARD = '49'

/** Number of visible steps of the trail; the last one is the brightest. */
const MAX_STEPS = 7
const MAX_GLOW = 0.75

/** Returns the squares of the trail so far, in order. */
export function trailOf({ eventHistory = [] }: Context): number[] {
  return eventHistory.flatMap((event) => (event.type === 'laid' ? [event.square] : []))
}

/** Returns the last steps of the trail as a thread of light above the board, which fades towards its older end. */
export function trailMarks(context: Context): Piece[] {
  const trail = trailOf(context)
  const last = trail.slice(-MAX_STEPS - 1)
  const first = trail.length - last.length
  return last.slice(1).flatMap((to, i) => {
    const glow = (MAX_GLOW * (i + 1)) / (last.length - 1)
    return stitches(`thread:${first + i}`, entryAt(last, i), to, 'stitch-round', glow)
  })
}

const PACK = 49
/** Beats between two cards of the layout. */
const LAY_INTERVAL = 0.3
/** Beat at which the found card is lifted: after the card before it has been laid. */
const FOUND_BEAT = 3

/** Returns the board with its face-down cards, the cards turned so far, and the card in hand. */
export function scene(seen: Table, context: Context): Piece[] {
  const pack = isUndealt(seen) ? pile('stock', PACK, '49/back') : []
  return [
    boardPiece(),
    ...pack,
    ...faceDown(seen, context),
    ...faceUp(seen, context),
    ...inHand(seen, context),
    ...lastSquare(seen, context),
    ...trailMarks(context),
  ]
}

const zoneOf = (square: number): string => namedZone('square', square)

/** Returns the cards that were not turned. When the game is over, each is turned up on its square and darkened. */
function faceDown({ state }: Table, context: Context): Piece[] {
  const fresh = state.turned === 0 && context.picked.length === 0
  return state.faceDown.flatMap((card, i) => {
    if (card === null) return []
    const square = i + 1
    if (card !== true)
      return [{ ...cardOnSquare(card, square), from: zoneOf(square), motion: 'flip', tint: 0.62, beat: FOUND_BEAT }]
    const piece: Piece = {
      ...cardOnSquare(`back-${square}`, square),
      id: `down:${square}`,
      face: '49/back',
      down: true,
      zone: zoneOf(square),
      from: 'stock',
      ...(fresh ? { beat: i * LAY_INTERVAL } : {}),
    }
    return [String(square) === state.inHand ? { ...piece, glow: 0.5 } : piece]
  })
}

/** Returns the square on which the last card was laid; null before the first. */
const lastLaidSquare = ({ lastPly }: Context): number | null =>
  lastPly?.events.find((event) => event.type === 'laid')?.square ?? null

/** Returns the turned cards, each on its own square. A glow runs along a row that the last card completed. */
function faceUp({ state }: Table, context: Context): Piece[] {
  return state.faceUp.flatMap((card, i) => {
    if (card === null) return []
    const light = rowLight(state.faceUp, i + 1, lastLaidSquare(context))
    return [{ ...cardOnSquare(card, i + 1), from: namedZone('hand', 'A'), ...light }]
  })
}

/** Returns the card in hand, which was found on the square where the last card was laid. */
function inHand(table: Table, context: Context): Piece[] {
  const { inHand: card } = table.state
  const found = lastLaidSquare(context)
  return hands(table, context, {
    cards: () => (card === null ? [] : [card]),
    from: () => (found === null ? 'stock' : zoneOf(found)),
    ...(context.picked.length === 0 ? { beat: () => FOUND_BEAT } : {}),
  })
}

/** Returns the mark of the square of the 49, on which nothing lies. It glows when the 49 is in hand. */
function lastSquare({ state }: Table, context: Context): Piece[] {
  if (state.faceUp[Number(LAST_CARD) - 1] !== null) return []
  return [squareMark(Number(LAST_CARD), state.inHand === LAST_CARD && context.touchable.size > 0 ? 0.9 : 0)]
}
