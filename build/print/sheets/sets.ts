import { chipFace as pulpChip, CHIPS, CHIP_INCHES } from '../deco/chips'
import { dial, DIAL_INCHES } from '../deco/dial'
import { DECO_SIDE } from '../deco/jobs'
import { layout } from '../deco/layout'
import { decoLeaflet } from '../deco/leaflet'
import { DECO_LID } from '../deco/lid'
import { board, BOARD_INCHES } from '../forty-nine/board'
import { cardBack, CARD_INCHES, cheaterCard, numberCard } from '../forty-nine/card'
import { chipFace, CLAY_CHIPS } from '../forty-nine/chip'
import { OUTFIT_SIDE } from '../forty-nine/jobs'
import { outfitLeaflet } from '../forty-nine/leaflet'
import { OUTFIT_LID } from '../forty-nine/lid'
import { pad, PAD_INCHES } from '../forty-nine/pad'
import { LEAFLET_INCHES } from '../leaflet'
import { LION_CARDS, LION_INCHES } from '../lion/jobs'
import { lionBack, lionCard } from '../lion/card'
import { lionLeaflet } from '../lion/leaflet'
import { LION_LID } from '../lion/lid'
import { PACK_INCHES, packFaces } from '../pack/jobs'
import { packBack } from '../pack/back'
import { packLeaflet } from '../pack/leaflet'
import { TUCK_LID } from '../pack/lid'
import type { PaperName } from '../inks'
import type { Lid } from '../lid'
import type { Forme } from '../plates'
import { TICKET_SIZE, ticketBack, valueTicket } from '../tickets/jobs'
import type { BoxLook } from '../tray'
import { loadTypefaceMetrics, type TypefaceMetrics } from '../type/text-layout'
import { RANK_BOXES, SHEET } from '../../../src/renderer/games/deck-o-cards-roulette/geometry'
import { sizeOf } from '../../../src/renderer/stage/model/sizes'
import { boxSide, printed, stamped, type Artwork } from './artwork'
import { arrow, ARROW, flatBox, flatBoxInches, type TuckBox } from './boxes'

/** One thing of a box. */
export interface Part {
  /** The name by which it can be printed alone. */
  readonly name: string
  /** Name of the group to which it belongs, in which all have the same size: `cards`, `chips`. */
  readonly group: string
  readonly front: Artwork
  readonly back?: Artwork
  readonly copies?: number
  /** Distances in inches from the upper left corner at which it may be divided: its printed rules. */
  readonly seams?: { readonly x: readonly number[]; readonly y: readonly number[] }
}

/** A name of parts as a page prints it: `long sides`. */
export const inWords = (name: string): string => name.replaceAll('-', ' ')

/** Everything in a box, and what to do with it. */
export interface PrintSet {
  readonly title: string
  readonly parts: readonly Part[]
  /** How the printed sheets become things, in order. */
  readonly making: readonly string[]
}

export const SET_NAMES = ['forty-nine', 'roulette', 'lion', 'pack'] as const
export type SetName = (typeof SET_NAMES)[number]

const CARDS_MAKING =
  'Print the cards on card of 250 to 300 g, on both sides. Cut along the marks with a sharp knife and a steel rule, and round the corners a little, so that none can be told by its corner.'
const BOX_MAKING =
  'Cut the flat box along its full lines, score the broken ones with a blunt knife and fold them away from you. Glue the strip under the other side, then the bottom under the flap of the front. The tongue stays loose.'
const TICKETS_MAKING = 'The tickets show what a build is worth. Lay one on the build that was named.'

const SHEETS_MAKING = (what: string): string =>
  `The ${what} comes on several sheets. Cut each at its marks, but leave the strip of 8 mm that continues the print on the right and below. Spread glue on the strip and lay the next sheet over it, edge to edge with the marks.`

const SETS: Readonly<Record<SetName, (type: TypefaceMetrics) => PrintSet>> = {
  'forty-nine': fortyNine,
  roulette,
  lion,
  pack,
}

/** Loads a set, with its leaflet set in type. */
export async function loadSet(name: SetName): Promise<PrintSet> {
  return SETS[name](await loadTypefaceMetrics())
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)
/** A thing that has no like in its box. */
const single = (name: string, front: Artwork, rest: Pick<Part, 'copies' | 'seams'> = {}): Part => ({
  name,
  group: name,
  front,
  ...rest,
})
const side = (name: string, look: BoxLook, inches: number, high: number, copies = 2): Part =>
  single(name, boxSide(look, inches, high), { copies })

const leaflet = (forme: Forme): Part => single('leaflet', printed(forme, LEAFLET_INCHES, 'laid'))
const lid = ({ forme, inches, run }: Lid): Part => single('lid', printed(forme(), inches, run.paper))

type Face = readonly [name: string, forme: Forme]

/** Things of one size that share a back. */
function cards(group: string, faces: readonly Face[], backForme: Forme, inches: number, paper: PaperName): Part[] {
  const back = printed(backForme, inches, paper)
  return faces.map(([name, forme]) => ({ name, group, front: printed(forme, inches, paper), back }))
}

/** Fifty cards, board, chips, leaflet, score pad, lid and sides of the box of 1926. */
function fortyNine(type: TypefaceMetrics): PrintSet {
  const faces: Face[] = [...range(49).map((n): Face => [String(n), numberCard(n, false)]), ['cheater', cheaterCard()]]
  const rules = range(8).map((i) => i * 2 - 1)
  const tray = sizeOf('tray', '')
  return {
    title: 'Forty-Nine',
    parts: [
      ...cards('cards', faces, cardBack(), CARD_INCHES, 'card'),
      ...CLAY_CHIPS.map((clay): Part => {
        const face = stamped(chipFace(clay), sizeOf('chip', `chip/${clay.name}`).w, clay.paper)
        return { name: `${clay.name}-chip`, group: 'chips', front: face, back: face, copies: 8 }
      }),
      single('board', printed(board(false), BOARD_INCHES, 'board'), { seams: { x: rules, y: rules } }),
      leaflet(outfitLeaflet(type)),
      single('pad', printed(pad(), PAD_INCHES, 'laid'), { copies: 2 }),
      lid(OUTFIT_LID),
      side('sides', OUTFIT_SIDE, tray.w, tray.h, 4),
    ],
    making: [
      CARDS_MAKING,
      'Chips: print on both sides, paste on board of 2 mm if you like, and cut round. Blue counts 50, red 25, white 5.',
      `${SHEETS_MAKING('board')} Its seams lie on the printed rules. Mount it on greyboard of 2 mm, cut that through in the middle from 4 to 46, and hinge the halves with cloth tape at the back.`,
      'The label goes on the lid of a box 16 1/2 in square (419 mm), the four strips round it, and the red tape at the foot.',
      'Any checkers, pegs or buttons serve for the games that need men.',
    ],
  }
}

/** Dial and arrow, layout, chips, leaflet, lid and sides of the box of 1938. */
function roulette(type: TypefaceMetrics): PrintSet {
  const boxes = [...RANK_BOXES.values()]
  // The court cards' boxes have other columns than the numbers below them.
  const columns = edgesOf(boxes.slice(0, 10).map((each) => [each.x + SHEET.w / 2, each.w]))
  const rows = edgesOf(boxes.map((each) => [each.z + SHEET.d / 2, each.d]))
  const box = sizeOf('box', 'shelf/deco-lid')
  return {
    title: 'Deck-O-Cards Roulette',
    parts: [
      ...CHIPS.map((chip): Part => {
        const face = stamped(pulpChip(chip), CHIP_INCHES, chip.paper)
        return { name: `chip-${chip.value}`, group: 'chips', front: face, back: face, copies: 14 }
      }),
      single('dial', printed(dial(), DIAL_INCHES, 'card'), { seams: { x: [DIAL_INCHES / 2], y: [DIAL_INCHES / 2] } }),
      single('arrow', printed(arrow(), ARROW.w, 'card')),
      single('layout', printed(layout(), SHEET.w, 'card'), { seams: { x: columns, y: rows } }),
      leaflet(decoLeaflet(type)),
      lid(DECO_LID),
      side('long-sides', DECO_SIDE, box.w, box.h),
      side('short-sides', DECO_SIDE, box.d, box.h),
    ],
    making: [
      'Chips: print on both sides, paste on board of 1 mm if you like, and cut round. There are fourteen of each value.',
      `${SHEETS_MAKING('dial')} Mount it on greyboard of 3 mm and cut it round along its outer edge.`,
      'Cut the arrow out of stiff card, or print it twice and paste a wire between. Pin it through its hole to the middle of the dial with a paper fastener over a bead, so that it spins freely.',
      `${SHEETS_MAKING('layout')} Its seams lie on the edges of the boxes.`,
      'The label goes on the lid of a box of 21 by 14 in (533 by 356 mm), the strips round its sides.',
    ],
  }
}

/** A pack of cards in its folding box, with tickets up to the highest build, and a leaflet. */
interface CardBox extends Omit<TuckBox, 'front'> {
  readonly title: string
  readonly faces: readonly Face[]
  /** Width of a card. */
  readonly inches: number
  readonly highestBuild: number
  readonly leaflet: Forme
  readonly lid: Lid
}

function cardBox(box: CardBox): PrintSet {
  const flat = { ...box, front: box.lid.forme(), inches: box.lid.inches }
  const values = range(box.highestBuild).map((value): Face => [`ticket-${value}`, valueTicket(value)])
  return {
    title: box.title,
    parts: [
      ...cards('cards', box.faces, box.back, box.inches, 'bristol'),
      ...cards('tickets', values, ticketBack(), TICKET_SIZE.width / 100, 'bristol'),
      leaflet(box.leaflet),
      single('box', printed(flatBox(flat), flatBoxInches(flat), box.lid.run.paper)),
    ],
    making: [CARDS_MAKING, TICKETS_MAKING, BOX_MAKING],
  }
}

/** The forty-four cards of the coffee's premium, tickets, leaflet and packet. */
function lion(type: TypefaceMetrics): PrintSet {
  return cardBox({
    title: 'Lion Coffee Color Casino',
    faces: LION_CARDS.map(({ n, colour, name }) => [name, lionCard(n, colour, false)]),
    back: lionBack(),
    inches: LION_INCHES,
    highestBuild: 11,
    leaflet: lionLeaflet(type),
    lid: LION_LID,
    depth: sizeOf('box', 'lion/lid').h,
    covering: 'tan',
    lines: 'brown',
  })
}

/** An ordinary pack of fifty-two, tickets, leaflet and tuck box. */
function pack(type: TypefaceMetrics): PrintSet {
  return cardBox({
    title: 'Cassino',
    faces: packFaces(false).map(({ name, forme }) => [name, forme()]),
    back: packBack(),
    inches: PACK_INCHES,
    highestBuild: 10,
    leaflet: packLeaflet(type),
    lid: TUCK_LID,
    depth: sizeOf('box', 'pack/lid').h,
    covering: 'vermilion',
    lines: 'black',
  })
}

/** Returns the edges of boxes given by centre and size, in order and each once. */
function edgesOf(boxes: readonly (readonly [centre: number, size: number])[]): number[] {
  const edges = boxes.flatMap(([centre, size]) => [centre - size / 2, centre + size / 2])
  return [...new Set(edges.map((edge) => Number(edge.toFixed(4))))].sort((a, b) => a - b)
}
