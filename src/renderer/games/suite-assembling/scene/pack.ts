import { namedTouch } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import { pile, PILED_CARD_THICKNESS, laidPose, rowPoses } from '../../layout/places'
import { placeOutline, touchableOutline } from '../../layout/outlines'
import { liftedPose } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import type { Layout } from '../places'
import { CARDS, isUndealt, sizeOf, type Table, COLOUR_SIZE, foundationCards } from '../table'
import { isDealPly, FACE_DOWN_ZONE, isFreshDeal, ROW_SCALE } from './piles'
import { COLOURS } from '../../../../rules/forty-nine-outfit/cards'
import { entryAt } from '../../../../rules/kit'

/** Returns the foundations, one for each colour, red first; a complete colour is squared up and glows. */
export function foundations(table: Table, context: SceneContext, layout: Layout): Piece[] {
  const from = isFreshDeal(context) || isDealPly(context) ? 'stock' : FACE_DOWN_ZONE
  const isTarget = context.picked.length > 0 && context.touchable.has('up')
  return COLOURS.flatMap((colour, i) => {
    const at = { ...entryAt(layout.foundations, i), y: 0.004 }
    const cards = foundationCards(table.state, i)
    if (cards.length === 0)
      return [touchableOutline(`base:${colour}`, '49/back', { ...at, scale: ROW_SCALE }, 'up', isTarget ? 0.6 : 0)]
    const isComplete = cards.length === COLOUR_SIZE
    return cards.map((card, level): Piece => {
      const id = `card:${card}`
      const top = level === cards.length - 1
      const glow = !top ? 0 : isTarget ? 0.6 : isComplete ? 0.4 : 0
      return {
        id,
        kind: 'card',
        face: `49/${card}`,
        pose: laidPose(id, { ...at, y: at.y + level * PILED_CARD_THICKNESS }, isComplete ? 0.15 : 0.7),
        zone: 'foundations',
        from,
        motion: 'lay',
        touch: 'up',
        beat: 1,
        ...(glow > 0 ? { glow } : {}),
      }
    })
  })
}

/**
 * Returns the pack, the heap beside it, and the playable cards of the heap; when the game is over, all of them are laid
 * open.
 */
export function pack(table: Table, context: SceneContext, layout: Layout): Piece[] {
  const { stock, heap } = table.state
  if (typeof stock !== 'number' && typeof heap !== 'number') return openRest([...heap, ...stock], context, layout)
  return [...stockPile(table, context, layout), ...heapPile(table, context, layout)]
}

/** Layout of the open rest on a page: cards in a row, their spacing, and the distance between rows in inches. */
const ROW = { each: 8, pitch: 1.6, deep: 2.15 } as const

/**
 * Returns the rest of the pack in the order in which it would have come: the heap from its lowest card, then the pack.
 */
function openRest(cards: readonly string[], { page }: SceneContext, layout: Layout): Piece[] {
  const ids = cards.map((card) => `card:${card}`)
  // A wide page has a fixed area for the rest, in which several rows allow larger cards.
  const each = page !== undefined && page !== 'tall' ? ROW.each : ids.length
  const rows = Math.ceil(ids.length / Math.max(1, each))
  const poses = Array.from({ length: rows }, (_, row) => {
    const z = layout.rest.z + (row - (rows - 1) / 2) * ROW.deep
    return rowPoses({ ...layout.rest, pitch: ROW.pitch, z }, ids.slice(row * each, (row + 1) * each))
  }).flat()
  return ids.map((id, i) => ({
    id,
    kind: 'card',
    face: `49/${entryAt(cards, i)}`,
    pose: entryAt(poses, i),
    zone: 'rest',
    group: 'rest',
    from: 'stock',
    motion: 'flip',
    beat: i * 0.5,
    tint: 0.85,
  }))
}

function stockPile(table: Table, context: SceneContext, layout: Layout): Piece[] {
  const count = isUndealt(table) ? CARDS : sizeOf(table.state.stock)
  const asked = context.touchable.has('stock') && context.picked.length === 0
  const at = { ...layout.stock, y: 0, turn: 0.05 }
  if (count === 0) return [emptyStock(layout, asked)]
  return pile('stock', count, '49/back', at).map((piece, i) => ({
    ...piece,
    from: 'heap',
    touch: 'stock',
    glow: asked && i === count - 1 ? 0.4 : 0,
  }))
}

/** Returns the place of the used-up pack; a touch of it turns the heap over. */
function emptyStock({ stock }: Layout, asked: boolean): Piece {
  return touchableOutline('stock:none', '49/back', stock, 'stock', asked ? 0.6 : 0, 'stock')
}

/** Returns the heap, squared up so that covered cards are not visible; each playable card shows its number. */
function heapPile({ state }: Table, context: SceneContext, layout: Layout): Piece[] {
  const open = [...state.available].reverse()
  if (sizeOf(state.heap) === 0) return [placeOutline('heap', '49/back', layout.heap, 'stock')]
  const coveredCount = Math.max(0, sizeOf(state.heap) - open.length)
  const covered = Array.from({ length: coveredCount }, (_, i): Piece => ({
    id: `heap:${i}`,
    kind: 'card',
    face: '49/back',
    down: true,
    pose: { ...layout.heap, y: 0.003 + i * PILED_CARD_THICKNESS },
    zone: 'heap',
    group: 'stock',
    from: 'stock',
    motion: 'slide',
  }))
  return [...covered, ...open.map((card, i) => openCard(card, i, coveredCount, context, layout))]
}

function openCard(card: string, i: number, under: number, context: SceneContext, { heap, lot }: Layout): Piece {
  const id = `card:${card}`
  const touch = namedTouch('hand', card)
  const picked = context.picked.includes(touch)
  const playable = context.picked.length === 0 && context.touchable.has(touch)
  const pose = laidPose(
    id,
    { x: heap.x + i * lot, y: 0.006 + (under + i) * PILED_CARD_THICKNESS, z: heap.z },
    i === 0 ? 0 : 0.5,
  )
  return {
    id,
    kind: 'card',
    face: `49/${card}`,
    pose: picked ? liftedPose(pose, context) : pose,
    zone: 'heap-top',
    group: 'stock',
    from: isDealPly(context) ? 'stock' : 'heap',
    motion: 'flip',
    touch,
    carry: true,
    beat: i,
    ...(picked ? { glow: 0.9 } : playable ? { glow: 0.4 } : {}),
  }
}
