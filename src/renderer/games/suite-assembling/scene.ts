import { cardCount } from '../layout/eye'
import type { Extent } from '../../framing/table-layout'
import type { SceneContext } from '../types'
import { namedTouch, namedZone } from '../../stage/model/touch-names'
import { entryAt } from '../../../rules/kit'
import type { PileView } from '../../../rules/forty-nine-outfit/suite-assembling/shape'
import type { Piece, Pose, TablePoint } from '../../stage/model/pieces'
import { cardPiece, laidCard, laidPose, markPiece, pile, PILED_CARD_THICKNESS, rowPoses } from '../layout/places'
import { touchableOutline, placeOutline } from '../layout/outlines'
import { lifted } from '../puzzles/cards'
import { isVacant, type Table, CARDS, isUndealt, COLOUR_SIZE, foundationCards } from './table'
import { COLOURS } from '../../../rules/forty-nine-outfit/cards'

/**
 * Places of all pieces, in inches. Piles run from left to right and not towards the viewer: a card's upright number is
 * in its lower left corner, which the next card of a row does not cover.
 */
interface Layout {
  /** Where each pile begins and how long it may become. */
  readonly piles: readonly PilePlace[]
  /** Spacing along a pile of face-down cards, and of face-up ones, whose numbers must be visible. */
  readonly down: number
  readonly up: number
  /** Least spacing of face-down cards, to which they move together before face-up ones do; by default `down`. */
  readonly leastDown?: number
  /** Centres of the foundations, red first. */
  readonly foundations: readonly TablePoint[]
  readonly stock: TablePoint
  readonly heap: TablePoint
  /** Spacing of the playable cards of the pack. */
  readonly lot: number
  /**
   * Place of the rest of the pack when it is laid open at the end: its centre, and its largest length between the
   * centres of its ends.
   */
  readonly rest: { readonly x: number; readonly z: number; readonly width: number }
}

/** Centre of a pile's first card. */
interface PilePlace extends TablePoint {
  /** Largest length of the pile between the centres of its ends; the cards of a longer one move closer together. */
  readonly maxLength: number
}

const PILES = 7

/** Returns seven piles below each other, with a foundation at the right of each. */
function rowsAt(
  { x, z }: TablePoint,
  { pitch, foundations, maxLength = Infinity }: { pitch: number; foundations: number; maxLength?: number },
): Pick<Layout, 'piles' | 'foundations'> {
  const at = Array.from({ length: PILES }, (_, i) => z + i * pitch)
  return {
    piles: at.map((row) => ({ x, z: row, maxLength })),
    foundations: at.map((row) => ({ x: foundations, z: row })),
  }
}

/** Distance of two rows that touch each other, and of two foundations. */
const PITCH = 2.05
/** Place of the first foundation on a wide screen; the others are beside it. */
const FIRST: TablePoint = { x: -3 * PITCH, z: -4.3 }
/** Distance from the foundations to the first row. */
const BELOW_FOUNDATIONS = 2.25
/** Largest length of the shorter piles, of which two lie in a row; the second begins at the same distance from the middle. */
const HALF_LENGTH = 5
const SECOND_X = -FIRST.x - HALF_LENGTH

/**
 * On a wide screen the foundations lie in a row behind the piles, of which two share a row; the seventh, the longest,
 * has one to itself. So cards are a third larger than in seven rows. A page moves pack and heap beside them.
 */
const WIDE: Layout = {
  piles: Array.from({ length: PILES }, (_, i) => ({
    x: i % 2 === 0 ? FIRST.x : SECOND_X,
    z: FIRST.z + BELOW_FOUNDATIONS + Math.floor(i / 2) * PITCH,
    maxLength: i === PILES - 1 ? -2 * FIRST.x : HALF_LENGTH,
  })),
  foundations: Array.from({ length: PILES }, (_, i) => ({ x: FIRST.x + i * PITCH, z: FIRST.z })),
  down: 0.95,
  leastDown: 0.2,
  up: 1.45,
  stock: { x: 9.6, z: 3.2 },
  heap: { x: 9.6, z: 5.9 },
  lot: 0.95,
  rest: { x: 0, z: 10.6, width: 20 },
}

/** On a tall page the rows touch each other. */
const TALL_PAGE: Layout = {
  ...rowsAt({ x: -4.85, z: -7.2 }, { pitch: 2.02, foundations: 4.85, maxLength: 7.5 }),
  down: 0.46,
  up: 0.95,
  stock: { x: -4.4, z: 7.2 },
  heap: { x: -1.7, z: 7.2 },
  lot: 1.2,
  rest: { x: 0, z: 9.4, width: 9.6 },
}

const PAGE_EXTENT: Extent = { left: -7.25, right: 7.25, far: -5.35, near: 5.15 }
const TALL_EXTENT: Extent = { left: -5.85, right: 5.85, far: -8.2, near: 5.95 }

/** Returns the extent of the rows with their foundations. */
export const rowsExtent = (tall: boolean): Extent => (tall ? TALL_EXTENT : PAGE_EXTENT)

/** Height of a card above the one that it covers, in inches. */
const RISE = 0.016

/** Scale of the outline of an empty place, whose neighbours above and below are as near as the cards can lie. */
const ROW_SCALE = 0.92

/** Zone of all face-down cards; a card that is turned up replaces the back that vanished from it. */
const FACE_DOWN_ZONE = 'down'

/** Whether nothing has been played since the deal. */
function isFreshDeal({ lastPly }: SceneContext): boolean {
  return lastPly === null
}

/** Whether the last ply dealt cards from the pack. */
function isDealPly({ lastPly }: SceneContext): boolean {
  return lastPly?.events.some(({ type }) => type === 'lot') ?? false
}

/** Returns the seven piles, each a row: face-down cards, then the run from its head to its last card. */
function piles(table: Table, context: SceneContext, layout: Layout): Piece[] {
  return table.state.piles.flatMap((pile, i) => {
    const number = i + 1
    const row = createRow(layout, i, pile)
    const slip = pileNumber(number, row(0, 0), context)
    if (isVacant(pile)) return [space(number, row(0, 0), context), slip]
    return [...faceDown(table, pile, number, row), ...run(pile, number, row, context), slip]
  })
}

/** Distance of a pile's number from the centre of its first card, in inches: at its edge, which a tall window cuts. */
const NUMBER_DISTANCE = { wide: 0.9, broad: 0.9, tall: 0.5 } as const

/** Returns the slip with a pile's number, by which moves and the log call it. */
function pileNumber(number: number, { x, y, z }: ReturnType<Row>, { page }: SceneContext): Piece {
  const pose = { x: x - NUMBER_DISTANCE[page], y: y + RISE / 2, z }
  return { ...markPiece(`number:${number}`, 'stitch-round', pose, 0), label: { text: String(number), tone: 'plain' } }
}

type Row = (down: number, up: number) => Pose

/**
 * Returns a function that gives the place of a pile's card from the numbers of face-down and face-up cards before it.
 */
function createRow(layout: Layout, pile: number, { down: covered, up: run }: PileView): Row {
  const { x, z, maxLength } = entryAt(layout.piles, pile)
  const [coveredCount, runSteps] = [cardCount(covered), Math.max(0, run.length - 1)]
  // Face-down cards move together first: they have nothing to read.
  const { leastDown = layout.down } = layout
  const roomBelow = (maxLength - runSteps * layout.up) / Math.max(1, coveredCount)
  const downPitch = Math.max(leastDown, Math.min(layout.down, roomBelow))
  const squeeze = Math.min(1, maxLength / Math.max(coveredCount * downPitch + runSteps * layout.up, 0.1))
  return (down, up) => ({
    x: x + (down * downPitch + up * layout.up) * squeeze,
    y: 0.004 + (down + up) * RISE,
    z,
  })
}

/** Returns the face-down cards; when the game is over, they are turned up where they lie. */
function faceDown({ state, over }: Table, { down }: PileView, number: number, row: Row): Piece[] {
  const known = typeof down === 'number' ? null : down
  return Array.from({ length: cardCount(down) }, (_, i): Piece => {
    const shared = { zone: FACE_DOWN_ZONE, touch: namedTouch('pile', number), motion: 'flip' } as const
    const card = known?.[i]
    if (card === undefined) {
      const id = `down:${number}:${i}`
      return {
        ...cardPiece(id, '49/back', laidPose(id, row(i, 0), 0.5)),
        ...shared,
        down: true,
        from: 'stock',
        beat: i,
      }
    }
    return { ...laidCard(card, row(i, 0), 0.5), ...shared, ...(over && !state.solved ? { tint: 0.8 } : {}) }
  })
}

function run({ down, up }: PileView, number: number, row: Row, context: SceneContext): Piece[] {
  const touch = namedTouch('pile', number)
  const picked = context.picked[0] === touch
  const target = context.picked.length > 0 && context.touchable.has(touch)
  return up.map((card, i) => {
    const piece: Piece = {
      ...laidCard(card, row(cardCount(down), i), 0.5),
      zone: namedZone('pile', number),
      from: isFreshDeal(context) ? 'stock' : FACE_DOWN_ZONE,
      motion: i === 0 ? 'flip' : 'lay',
      touch,
      carry: true,
      beat: i * 0.4,
    }
    return picked ? lifted(piece, context) : target && i === up.length - 1 ? { ...piece, glow: 0.7 } : piece
  })
}

/** Returns the place of an empty pile. */
function space(number: number, at: Pose, context: SceneContext): Piece {
  const touch = namedTouch('pile', number)
  const glow = context.picked.length > 0 && context.touchable.has(touch) ? 0.8 : 0
  return touchableOutline(`space:${number}`, '49/back', { ...at, scale: ROW_SCALE }, touch, glow)
}

/** Returns the foundations, one for each colour, red first; a complete colour is squared up and glows. */
function foundations(table: Table, context: SceneContext, layout: Layout): Piece[] {
  const from = isFreshDeal(context) || isDealPly(context) ? 'stock' : FACE_DOWN_ZONE
  const isTarget = context.picked.length > 0 && context.touchable.has('up')
  return COLOURS.flatMap((colour, i) => {
    const at = { ...entryAt(layout.foundations, i), y: 0.004 }
    const cards = foundationCards(table.state, i)
    if (cards.length === 0) {
      const outline = touchableOutline(
        `base:${colour}`,
        '49/back',
        { ...at, scale: ROW_SCALE },
        'up',
        isTarget ? 0.6 : 0,
      )
      // The card with which the colour begins.
      return [{ ...outline, label: { text: String(i * COLOUR_SIZE + 1), tone: 'faint' } }]
    }
    const isComplete = cards.length === COLOUR_SIZE
    return cards.map((card, level): Piece => {
      const top = level === cards.length - 1
      const glow = !top ? 0 : isTarget ? 0.6 : isComplete ? 0.4 : 0
      return {
        ...laidCard(card, { ...at, y: at.y + level * PILED_CARD_THICKNESS }, isComplete ? 0.15 : 0.7),
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
function pack(table: Table, context: SceneContext, layout: Layout): Piece[] {
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
  const each = page !== 'tall' ? ROW.each : ids.length
  const rows = Math.ceil(ids.length / Math.max(1, each))
  const poses = Array.from({ length: rows }, (_, row) => {
    const z = layout.rest.z + (row - (rows - 1) / 2) * ROW.deep
    return rowPoses({ ...layout.rest, pitch: ROW.pitch, z }, ids.slice(row * each, (row + 1) * each))
  }).flat()
  return ids.map((id, i) => ({
    ...cardPiece(id, `49/${entryAt(cards, i)}`, entryAt(poses, i)),
    zone: 'rest',
    group: 'rest',
    from: 'stock',
    motion: 'flip',
    beat: i * 0.5,
    tint: 0.85,
  }))
}

function stockPile(table: Table, context: SceneContext, layout: Layout): Piece[] {
  const count = isUndealt(table) ? CARDS : cardCount(table.state.stock)
  const asked = context.touchable.has('stock') && context.picked.length === 0
  const at = { ...layout.stock, y: 0, turn: 0.05 }
  // A touch of the used-up pack's place turns the heap over.
  if (count === 0) return [touchableOutline('stock:none', '49/back', layout.stock, 'stock', asked ? 0.6 : 0, 'stock')]
  return pile('stock', count, '49/back', at).map((piece, i) => ({
    ...piece,
    from: 'heap',
    touch: 'stock',
    glow: asked && i === count - 1 ? 0.4 : 0,
  }))
}

/** Returns the heap, squared up so that covered cards are not visible; each playable card shows its number. */
function heapPile({ state }: Table, context: SceneContext, layout: Layout): Piece[] {
  const open = [...state.available].reverse()
  if (cardCount(state.heap) === 0) return [placeOutline('heap', '49/back', layout.heap, 'stock')]
  const coveredCount = Math.max(0, cardCount(state.heap) - open.length)
  const covered = Array.from({ length: coveredCount }, (_, i): Piece => ({
    ...cardPiece(`heap:${i}`, '49/back', { ...layout.heap, y: 0.003 + i * PILED_CARD_THICKNESS }),
    down: true,
    zone: 'heap',
    group: 'stock',
    from: 'stock',
    motion: 'slide',
  }))
  return [...covered, ...open.map((card, i) => openCard(card, i, coveredCount, context, layout))]
}

function openCard(card: string, i: number, under: number, context: SceneContext, { heap, lot }: Layout): Piece {
  const touch = namedTouch('hand', card)
  const playable = context.picked.length === 0 && context.touchable.has(touch)
  const at = { x: heap.x + i * lot, y: 0.006 + (under + i) * PILED_CARD_THICKNESS, z: heap.z }
  const piece: Piece = {
    ...laidCard(card, at, i === 0 ? 0 : 0.5),
    zone: 'heap-top',
    group: 'stock',
    from: isDealPly(context) ? 'stock' : 'heap',
    motion: 'flip',
    touch,
    carry: true,
    beat: i,
    ...(playable ? { glow: 0.4 } : {}),
  }
  return context.picked.includes(touch) ? lifted(piece, context) : piece
}

/**
 * Returns the scene: seven piles as rows, the foundations behind or beside them, pack and heap at the side; there is no
 * board.
 */
export function scene(seen: Table, context: SceneContext): Piece[] {
  const layout = context.page === 'tall' ? TALL_PAGE : WIDE
  return [...pack(seen, context, layout), ...piles(seen, context, layout), ...foundations(seen, context, layout)]
}
