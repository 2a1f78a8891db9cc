import type { StripView, StripEvent } from '../../../../rules/forty-nine-outfit/strip/shape'
import type { GameView } from '../../../../rules/kit'
import { namedTouch, namedZone } from '../../../stage/model/touch-names'
import { SIZE } from '../../../stage/model/sizes'
import type { Piece } from '../../../stage/model/pieces'
import { boardTop, manOnSquare, boardPiece, squareMark } from '../../layout/board'
import { lastPly } from '../../layout/eye'
import type { SceneContext } from '../../types'
import { pips, type PipSpots } from '../../layout/chips'

export type StripTable = GameView<StripView>

/** A move of a man to the vacant square, `3-6`, and the number of men he jumps. */
interface Hop {
  readonly from: number
  readonly to: number
  readonly over: number
}

/** Parses a move; returns null for any other text. */
export function hopOf(move: string | null): Hop | null {
  const found = /^(\d)-(\d)$/.exec(move ?? '')
  if (!found) return null
  const [from, to] = [Number(found[1]), Number(found[2])]
  return { from, to, over: Math.abs(to - from) - 1 }
}

/** Returns the number of moves allowed; 0 for no limit. */
export const limitOf = (seen: GameView): number => Number(seen.options['moveLimit'])

/** The pictures of the men: the two colours of checkers represent the two kinds of the sheet. */
const FACES = { R: 'man/red', V: 'man/black' } as const

/** Largest number of chips that fit beside the strip; the moves of longer games are counted only on the pad. */
const MAX_PIPS = 10

/**
 * Returns the scene; the strip is the far row of the board. Only one man moves at a time, so a man who is new on a
 * square is the one of his colour who left another square, even when a move is taken back.
 */
export function stripScene(table: StripTable, context: SceneContext<StripEvent>): Piece[] {
  const limit = limitOf(table)
  return [
    boardPiece(),
    ...men(table, context),
    ...(table.over ? [] : [squareMark(table.state.vacant, markGlow(table, context))]),
    ...pips(limit <= MAX_PIPS ? limit : 0, table.state.moveCount, PIP_SPOTS),
  ]
}

function men({ state, over }: StripTable, context: SceneContext<StripEvent>): Piece[] {
  const stepped = lastPly(context).events.find((event) => event.type === 'stepped')
  return state.squares.flatMap((man, i) => {
    if (man === null) return []
    const zone = namedZone('strip', man)
    const piece: Piece = { ...manOnSquare(`man:${man}:${i + 1}`, FACES[man], i + 1), zone, from: zone, carry: true }
    const moved: Partial<Piece> = { motion: stepped?.to === i + 1 && stepped.over.length === 0 ? 'slide' : 'lay' }
    const glow = over ? (state.solved ? 0.8 : 0) : context.touchable.has(namedTouch('square', i + 1)) ? 0.5 : 0
    return [{ ...piece, ...moved, ...(glow > 0 ? { glow } : {}) }]
  })
}

const markGlow = ({ state }: StripTable, context: SceneContext<StripEvent>): number =>
  context.picked.length > 0 || context.touchable.has(namedTouch('square', state.vacant)) ? 0.8 : 0.4

/**
 * Returns the place of a chip. Chips of future moves lie in a row below the strip; each is pushed forward when its move
 * is made.
 */
const chipSpot = (index: number, z: number) => {
  const x = (index - 4.5) * 1.6
  return { x, y: boardTop(x) + SIZE.card.h / 4, z }
}

const PIP_SPOTS: PipSpots = { pendingSpot: (i) => chipSpot(i, -2.9), madeSpot: (i) => chipSpot(i, 0.9) }
