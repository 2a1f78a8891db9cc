import { NUMBERS } from '../layout/board'
import type { TenHandsView } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/shape'
import type { GameView } from '../../../rules/kit'
import type { Extent, PageShape } from '../../framing/table-layout'
import { sizeOf } from '../../stage/model/sizes'
import type { SceneContext } from '../types'
import { nameIn, namedTouch, namedZone } from '../../stage/model/touch-names'
import type { Piece, Pose } from '../../stage/model/pieces'
import { laidCard, markPiece } from '../layout/places'
import { gap, lifted, pickableCard } from '../puzzles/cards'

export type Table = GameView<TenHandsView>

/** The ten hands, numbered by the rank that each must have. */
export const HANDS: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 1)
/** Number of cards in a hand. */
export const HAND_SIZE = 5
/** Every card of the pack, the Cheater last. */
const PACK: readonly string[] = [...NUMBERS.map(String), 'C']

/** With the option `extremes`, the first and the last hand must consist of exactly these cards. */
const LOWEST_HAND = ['1', '2', '8', '15', '22']
const HIGHEST_HAND = ['46', '47', '48', '49', 'C']

export function handCards({ hands }: TenHandsView, hand: number): readonly string[] {
  return hands[String(hand)] ?? []
}

/** Returns the hand in which a card lies, 1 to 10; null in the tray. */
export function handOf(view: TenHandsView, card: string): number | null {
  return HANDS.find((hand) => handCards(view, hand).includes(card)) ?? null
}

/** Returns the rank of a hand of five, as a number; null while it has fewer cards. */
export function rankOf({ ranks }: TenHandsView, hand: number): number | null {
  return ranks[String(hand)] ?? null
}

/** Returns the cards that the options prescribe for a hand; null if only the rank counts. */
export function namedCards({ options }: Table, hand: number): readonly string[] | null {
  if (options['extremes'] !== true) return null
  return hand === 1 ? LOWEST_HAND : hand === 10 ? HIGHEST_HAND : null
}

/** Whether a hand has five cards with the required rank, and the prescribed ones if there are any. */
export function isRight(table: Table, hand: number): boolean {
  if (rankOf(table.state, hand) !== hand) return false
  const named = namedCards(table, hand)
  return named === null || handCards(table.state, hand).every((card) => named.includes(card))
}

const COLOUR_SIZE = 7
const FLAT = 0.004
const RACKS_PER_SIDE = 5

/** An arrangement of the tray and the racks on the table, in inches. */
interface Arrangement {
  /**
   * The seven coloured rows of the tray: its left and far places, their spacing, and how much higher each row and each
   * column lies than the one before it.
   */
  readonly tray: {
    readonly left: number
    readonly far: number
    readonly x: number
    readonly row: number
    readonly rise: { readonly row: number; readonly column: number }
  }
  readonly cheater: Pose
  /**
   * The two columns of racks: distance of their centres from the table's, the first rack, the spacing of
   * the racks, and that of the cards in one.
   */
  readonly racks: {
    readonly x: number
    readonly far: number
    readonly row: number
    readonly pitch: number
  }
}

/** Returns the tray as a square about the table's centre, with this spacing. */
const squareTray = (pitch: number): Arrangement['tray'] => ({
  left: -3 * pitch,
  far: -3 * pitch,
  x: pitch,
  row: pitch,
  rise: { row: 0, column: 0 },
})

/** Spacing of the tray's cards where they lie side by side: a little more than a card. */
const PITCH = 1.97

/** The racks of both sides begin at the far edge, and the Cheater lies below them. */
const WIDE_PAGE: Arrangement = {
  tray: squareTray(PITCH),
  cheater: { x: 9.7, y: FLAT, z: 5.9 },
  racks: { x: 9.7, far: -5.9, row: 2.3, pitch: 0.82 },
}
/**
 * The window's height limits the size of the cards: each row of the tray covers the frame of the row behind it, but no
 * number. There is width to spare for the racks.
 */
const BROAD_PAGE: Arrangement = {
  tray: { left: -3 * PITCH, far: -5.28, x: PITCH, row: 1.76, rise: { row: 0.014, column: 0 } },
  cheater: { x: 10.25, y: FLAT, z: 5.31 },
  racks: { x: 10.25, far: -5.31, row: 2.06, pitch: 1.04 },
}
/**
 * The cards overlap: the further rows lie on top of the nearer ones, and each card on its left neighbour, so that all
 * show the number in their lower left corner. The racks are in front of the tray.
 */
const TALL: Arrangement = {
  tray: { left: -4.56, far: -9.2, x: 1.52, row: 1.13, rise: { row: -0.03, column: 0.014 } },
  cheater: { x: 0, y: FLAT, z: -0.53 },
  racks: { x: 2.78, far: 1.44, row: 2, pitch: 0.86 },
}

const ARRANGEMENTS: Readonly<Record<PageShape, Arrangement>> = { tall: TALL, wide: WIDE_PAGE, broad: BROAD_PAGE }

/** Returns the place of a card in the tray. */
function traySpot(card: string, { page }: Pick<SceneContext, 'page'>): Pose {
  const { tray, cheater } = ARRANGEMENTS[page]
  if (card === 'C') return cheater
  const row = Math.floor((Number(card) - 1) / COLOUR_SIZE)
  const column = (Number(card) - 1) % COLOUR_SIZE
  // The lowest row lies on the table, whether it is the nearest or the furthest.
  const below = tray.rise.row < 0 ? row - (COLOUR_SIZE - 1) : row
  const y = FLAT + below * tray.rise.row + column * tray.rise.column
  return { x: tray.left + column * tray.x, y, z: tray.far + row * tray.row }
}

/**
 * Returns the place of card `at` (from 0) in a rack: racks 1 to 5 are at the left from the far end, 6 to 10 at the
 * right.
 */
function rackSpot(hand: number, at: number, { page }: Pick<SceneContext, 'page'>): Pose {
  const { x, far, row, pitch } = ARRANGEMENTS[page].racks
  const side = hand > RACKS_PER_SIDE ? 1 : -1
  return { x: side * x + (at - 2) * pitch, y: FLAT + at * 0.016, z: far + ((hand - 1) % RACKS_PER_SIDE) * row }
}

/** Size of a rack's mark in inches. It is as deep as one place is wide. */
const { w: RACK_WIDTH, d: PLACE_WIDTH } = sizeOf('mark', 'mark/rack')

/** Returns the centre of a rack, and the scale at which its mark covers it. */
function wholeRack(hand: number, context: Pick<SceneContext, 'page'>): Pose & { readonly scale: number } {
  const [first, last] = [rackSpot(hand, 0, context), rackSpot(hand, HAND_SIZE - 1, context)]
  return { ...first, x: (first.x + last.x) / 2, scale: (last.x - first.x + PLACE_WIDTH) / RACK_WIDTH }
}

/** Extents of the rows of colours with the racks at their sides, or in front of them in a tall window. */
const EXTENTS: Readonly<Record<PageShape, Extent>> = {
  wide: { left: -12.4, right: 12.4, far: -6.9, near: 6.9 },
  broad: { left: -13.35, right: 13.35, far: -6.25, near: 6.25 },
  tall: { left: -5.6, right: 5.6, far: -10.25, near: 10.4 },
}

/** Returns the extent of the whole game on a page. */
export const racksExtent = (shape: PageShape): Extent => EXTENTS[shape]

/** Returns ten racks of five places. A right hand glows; a wrong one of five cards is darkened. */
function racks(table: Table, context: SceneContext): Piece[] {
  return HANDS.flatMap((hand) => [...cards(table, hand, context), ...rackMark(table, hand, context)])
}

/** Returns the cards of a rack. While a card is picked, they stand for the rack; otherwise each can be picked up. */
function cards(table: Table, hand: number, context: SceneContext): Piece[] {
  const rackCards = handCards(table.state, hand)
  const highlight = highlightOf(table, hand)
  return rackCards.map((card, i): Piece => {
    const touch = namedTouch('card', card)
    const piece: Piece = {
      ...laidCard(card, rackSpot(hand, i, context), 0.5),
      zone: namedZone('rack', hand),
      from: namedZone('hand', 'A'),
      motion: 'lay',
      carry: true,
      touch: context.picked.length === 0 ? touch : namedTouch('rack', hand),
    }
    return context.picked[0] === touch ? { ...lifted(piece, context), touch } : { ...piece, ...highlight }
  })
}

function highlightOf(table: Table, hand: number): Pick<Piece, 'glow' | 'tint'> {
  if (isRight(table, hand)) return { glow: 0.45 }
  return rankOf(table.state, hand) === null ? {} : { tint: 0.78 }
}

/**
 * Returns the mark of a rack that is not full, with the number of its hand while it is empty. It glows brightest if the picked card is one that the puzzle's options
 * prescribe for the rack.
 */
function rackMark(table: Table, hand: number, context: SceneContext): Piece[] {
  const laid = handCards(table.state, hand).length
  if (laid === HAND_SIZE) return []
  const touch = namedTouch('rack', hand)
  const held = nameIn(context.picked[0], 'card') ?? nameIn(context.picked[0], 'hand')
  const named = namedCards(table, hand)
  const asked = context.picked.length > 0 && context.touchable.has(touch)
  // The marks must be visible by themselves, but as discreet as bare wood allows.
  const idle = 0.36
  const glow = !asked ? idle : named === null ? 0.75 : held !== null && named.includes(held) ? 1 : 0.3
  // The mark lies under the cards, so that the last card can be touched up to its edge.
  const pose = { ...wholeRack(hand, context), y: 0.002 }
  const number = laid === 0 ? { label: { text: String(hand), tone: 'faint' } as const } : {}
  return [{ ...markPiece(`room:${hand}`, 'rack', pose, glow), touch, ...number }]
}

/** Returns every card that is in no hand, each in its own place; the places of the others take them back. */
function tray({ state }: Table, context: SceneContext): Piece[] {
  const trayCards = new Set(state.tray)
  const glow = context.touchable.has('tray') ? 0.3 : 0
  return PACK.map((card) => {
    const spot = traySpot(card, context)
    return trayCards.has(card) ? pickableCard(card, spot, 0.5, context) : gap(card, spot, glow)
  })
}

/** Returns the whole pack in seven coloured rows, with five racks for hands of five on each side. */
export function scene(seen: Table, context: SceneContext): Piece[] {
  return [...tray(seen, context), ...racks(seen, context)]
}
