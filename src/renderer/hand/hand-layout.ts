import { boxOf, type Box } from '../framing/box'

/**
 * What a hand's page shows of the table beside the hand: `slot`, where a card is laid, with the squares around it;
 * `row`, a few cards; `open`, many cards to be touched; `board` and `cloth`, places to be touched.
 */
export type FieldKind = 'none' | 'slot' | 'row' | 'open' | 'board' | 'cloth'

/** What a hand's page is laid out for. Lengths are in CSS pixels. */
export interface HandRequest {
  readonly width: number
  readonly height: number
  /** Height of the page's letters. */
  readonly rem: number
  readonly field: FieldKind
  /** Numbers of cards in the hand: of those shown large, and of those that cannot be laid now if they are apart. */
  readonly cards: number
  readonly later: number
  /** Width of a card by its height. */
  readonly ratio: number
  /** Number of cards on the table in a field of kind `open`. */
  readonly openCards: number
  /** Height of what is said at full size. */
  readonly words: number
}

/** Cards in equal rows. */
export interface Grid {
  readonly columns: number
  /** Width of a card in CSS pixels. */
  readonly width: number
}

/** Where everything lies on a hand's page, in CSS pixels. */
export interface HandPlan {
  readonly isSideways: boolean
  readonly who: Box
  readonly call: Box
  readonly field: Box
  readonly cards: Box
  readonly keys: Box
  readonly grid: Grid
  /** The cards on the table. */
  readonly open: Grid
  /** The cards that cannot be laid now, of which a later row covers all but `seen` of each; null if they are not apart. */
  readonly later: (Grid & { readonly seen: number }) | null
}

/** Widest card of the hand and of the table; least width of a card that cannot be laid now, and of what is seen of it. */
const MAX_CARD = 124
const MAX_TALL_CARD = 112
const MAX_OPEN_CARD = 92
const MIN_LATER = 43
const MIN_SEEN = 44
const GAP = 6
/** Height of a heading above a part of the hand. */
const HEADING = 26

/** More cards than this lie in two parts: those that can be laid now, and the others, smaller. */
export const MAX_TOGETHER = 16

/**
 * Returns the rows that show `count` cards as large as possible in an area; of about equal sizes, fewer rows, and those
 * with a full last one.
 */
export function largestGrid(count: number, ratio: number, width: number, height: number, most: number): Grid {
  let best = { columns: Math.max(1, count), width: 0, score: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const beside = (width - GAP * (columns - 1)) / columns
    const above = ((height - GAP * (rows - 1)) / rows) * ratio
    const card = Math.floor(Math.min(most, beside, above))
    const score = card * (0.72 + (0.28 * count) / (columns * rows)) * (1 - 0.05 * (rows - 1))
    if (score > best.score + 0.5) best = { columns, width: card, score }
  }
  return { columns: best.columns, width: best.width }
}

/** Returns the height of rows of cards in CSS pixels. */
const heightOfGrid = (count: number, { columns, width }: Grid, ratio: number): number =>
  count === 0 ? 0 : Math.ceil(count / columns) * (width / ratio + GAP) - GAP

interface Areas {
  readonly field: Box
  readonly cards: Box
}

/** Lays out a hand's page. Its parts never overlap; cards and keys lie where a thumb reaches them. */
export function planHand(request: HandRequest): HandPlan {
  const isSideways = request.width > request.height
  const frame = isSideways ? sidewaysFrame(request) : uprightFrame(request)
  const { field, cards } = isSideways ? areasBeside(request, frame) : areasBelow(request, frame.field)
  const [width, height] = [cards.right - cards.left, cards.bottom - cards.top]
  const most = request.ratio === 1 ? MAX_CARD : MAX_TALL_CARD
  const parts = request.later > 0 ? splitGrid(request, width, height) : null
  return {
    ...frame,
    isSideways,
    field,
    cards,
    grid: parts?.now ?? largestGrid(request.cards, request.ratio, width, height, most),
    later: parts?.later ?? null,
    open: largestGrid(
      request.openCards,
      request.ratio,
      field.right - field.left,
      field.bottom - field.top - HEADING - GAP,
      MAX_OPEN_CARD,
    ),
  }
}

/** Upright: who, what to do, the table, the hand and the keys, one below the other. */
function uprightFrame({ width, height, rem }: HandRequest): Omit<HandPlan, 'grid' | 'open' | 'later' | 'cards'> {
  const isShort = height <= 700
  const [edge, gap, scale] = [20, isShort ? 6 : 8, rem / 16]
  const who = boxOf(edge, 15, width - edge, 15 + 48)
  const call = boxOf(edge, who.bottom + gap, width - edge, who.bottom + gap + (isShort ? 92 : 112) * scale)
  const bottom = height - (isShort ? 26 : 38)
  const keys = boxOf(edge, bottom - 56 * Math.min(1.3, scale), width - edge, bottom)
  return { isSideways: false, who, call, keys, field: boxOf(edge, call.bottom + gap, width - edge, keys.top - gap) }
}

/** Least height of what is said on a page held sideways, and of what lies below it there. */
const MIN_CALL = 92
const MIN_BELOW = 96

/** Whether the table or a slot for a card lies below the words of a page held sideways. */
const liesBelowWords = ({ field, cards, later }: HandRequest): boolean =>
  cards + later > 0 && (field === 'none' || field === 'slot' || field === 'row')

/**
 * Sideways: words at the left, keys at the right, and between them the table and the hand. The words have the height that
 * they need, as far as there is any.
 */
function sidewaysFrame(request: HandRequest): Omit<HandPlan, 'grid' | 'open' | 'later' | 'cards'> {
  const { width, height, rem, words } = request
  const [edge, block, scale] = [24, 16, Math.min(1.3, rem / 16)]
  const left = edge + 184 * scale
  const right = width - edge - 108 * scale
  const who = boxOf(edge, block, left, block + 48)
  const room = height - block - who.bottom - 6 - (liesBelowWords(request) ? MIN_BELOW : 0)
  const call = boxOf(edge, who.bottom + 6, left, who.bottom + 6 + Math.min(room, Math.max(MIN_CALL * scale, words)))
  return {
    isSideways: true,
    who,
    call,
    keys: boxOf(right, block, width - edge, height - block),
    field: boxOf(left + 12, block, right - 12, height - block),
  }
}

/** Parts of the height that a hand may have above which many cards lie open. */
const SHARES = [0.28, 0.32, 0.36, 0.4, 0.44, 0.48, 0.52, 0.56] as const

/** Returns the height of a hand below which cards lie open: both as large as they can be together. */
function handHeightBeside(given: {
  readonly hand: number
  readonly openCards: number
  readonly ratio: number
  readonly width: number
  readonly height: number
}): number {
  const { hand, openCards, ratio, width, height } = given
  const all = SHARES.map((share) => {
    const grid = largestGrid(hand, ratio, width, height * share, MAX_TALL_CARD)
    const own = heightOfGrid(hand, grid, ratio)
    const open = largestGrid(openCards, ratio, width, height - own - HEADING - 5 * GAP, MAX_OPEN_CARD)
    return { own, score: grid.width + open.width }
  })
  return all.reduce((best, one) => (one.score > best.score ? one : best)).own
}

/** Divides the space between the call and the keys of an upright page. */
function areasBelow({ field: kind, cards, later, ratio, openCards }: HandRequest, free: Box): Areas {
  const height = free.bottom - free.top
  const width = free.right - free.left
  const isShort = height < 420
  const hand = cards + later
  const need = (): number => {
    if (hand === 0) return height
    if (kind === 'none' || later > 0) return 0
    if (kind === 'slot') return isShort ? 106 : 140
    if (kind === 'row') return isShort ? 92 : 120
    if (kind === 'board') return Math.min(width, height * 0.64)
    return height - handHeightBeside({ hand, openCards, ratio, width, height }) - 2 * GAP - 12
  }
  const edge = free.top + need()
  return { field: { ...free, bottom: edge }, cards: { ...free, top: Math.min(free.bottom, edge + 8) } }
}

/** Divides the middle of a page held sideways; a slot and a row lie at its left, below the words. */
function areasBeside(request: HandRequest, { field: free, call }: Pick<HandPlan, 'field' | 'call'>): Areas {
  const { field: kind, cards, later, ratio } = request
  const below = boxOf(call.left, call.bottom + 8, call.right, free.bottom)
  const hand = cards + later
  if (hand === 0) return { field: free, cards: below }
  if (liesBelowWords(request)) return { field: below, cards: free }
  const height = free.bottom - free.top
  if (kind === 'board') {
    const edge = free.left + Math.min(height, (free.right - free.left) * 0.6)
    return { field: { ...free, right: edge }, cards: { ...free, left: edge + 12 } }
  }
  const { openCards } = request
  const edge = free.bottom - handHeightBeside({ hand, openCards, ratio, width: free.right - free.left, height }) - GAP
  return { field: { ...free, bottom: edge - GAP }, cards: { ...free, top: edge } }
}

/** Returns the rows of a large hand: what can be laid as large as a thumb, and the others closer together. */
function splitGrid({ cards, later, ratio }: HandRequest, width: number, height: number) {
  let best: { now: Grid; later: Grid & { seen: number }; score: number } | null = null
  const headings = height < 330 ? GAP : 2 * HEADING
  for (let laterColumns = 3; laterColumns <= 14; laterColumns++) {
    const small = Math.floor(Math.min(104, (width - 4 * (laterColumns - 1)) / laterColumns))
    if (small < MIN_LATER) break
    const seen = Math.min(small, Math.max(MIN_SEEN, small * 0.72))
    const below = (Math.ceil(later / laterColumns) - 1) * seen + small / ratio + headings + GAP
    const now = largestGrid(cards, ratio, width, height - below, 104)
    const score = now.width + small * 0.6
    if (now.width < small || (best !== null && score <= best.score)) continue
    best = { now, later: { columns: laterColumns, width: small, seen }, score }
  }
  return best
}
