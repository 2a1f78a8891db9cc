import { boxOf, heightOf, type Box, type WindowSize } from '../framing/box'

/** How a screen shows the table: standing, towards the room, or lying among the players. */
export type Stance = 'standing' | 'lying'

/** A plate with a name: its box before it is turned about its middle, clockwise and in degrees. */
export interface Plate {
  readonly box: Box
  readonly turn: 0 | 90 | 180 | 270
}

/** Where everything lies on a screen of this size, in pixels; it is scaled to whatever size the screen has. */
export interface TableScreenLayout {
  readonly screen: WindowSize
  /** The square in the middle, where everything lies that is open; it is twice as wide if a cloth and its dial lie there. */
  readonly middle: Box
  readonly plates: readonly Plate[]
}

/**
 * Sizes of letters in pixels: of names, the mover's name, counters, small words in one line and in two, what was done
 * last, and the result; of numerals by their card's width.
 */
export const LETTERS = {
  standing: { name: 58, mover: 76, score: 104, note: 52, notes: 44, last: 50, result: 104 },
  lying: { name: 46, mover: 52, score: 70, note: 28, last: 28, result: 40 },
} as const
export const NUMERAL = 0.56
/** Height of a capital or numeral as part of a letter's size, in the two types of the page. */
export const CAPITAL = 0.69
/** Side of the code in the corner, and of the one that people scan when they come, in pixels. */
export const QR = { corner: 206, lobby: 620 } as const

/** The square in the middle of a standing screen. */
export const MIDDLE = boxOf(440, 20, 1480, 1060)
/**
 * Between two games: width of the picture of the last position, height of what is written below it, room for the names
 * of those who play again, and width of a name in pixels; lines of the league, and sizes of letters: of its lines, and of
 * everything else.
 */
export const EVENING = {
  picture: 430,
  caption: 76,
  again: { width: 600, height: 56 },
  name: 556,
  rows: 9,
  letters: { line: 58, note: 42 },
} as const
/** Sizes of the table's code, in the corner of a screen that stands or lies, and where people come. */
export const CODE = { corner: 58, lying: 36, lobby: 96 } as const
/** Least size of a name's letters, which are read from across the room; a longer one takes two lines. */
export const LEAST_NAME = 42
/** Width of a letter by the size of letters, bold ones and capitals among them. */
const LETTER = 0.54

/** Returns the size at which words fit into a width, in pixels. */
export const fitted = (words: string, width: number, most: number, least = LEAST_NAME): number =>
  Math.min(most, Math.max(least, width / LETTER / Math.max(1, words.length)))
/** Returns the size of a counter on a plate of a standing screen, which is set in narrow capitals, in a line or two. */
export function fittedNote(words: string): number {
  const lines = words.split('\n')
  const width = PLATE_NAME / NARROW_LETTER / Math.max(1, ...lines.map(({ length }) => length))
  const { note, notes } = LETTERS.standing
  return lines.length === 1 ? Math.min(note, width) : Math.min(notes, Math.max(LEAST_NAME, width))
}
/** Width of a narrow capital by the size of letters. */
const NARROW_LETTER = 0.43
/** Returns the size at which words in several lines fit into a box, in pixels. */
export function fittedLines(words: string, width: number, height: number, most: number): number {
  const ofAll = Math.sqrt((width * height) / (LETTER * LINE * Math.max(1, words.length))) * RAGGED
  const longest = Math.max(1, ...words.split(/[\s-]/).map((word) => word.length))
  return Math.min(most, ofAll, (width / LETTER / longest) * RAGGED)
}
/** Height of a line by the size of letters, and the part of lines that words fill. */
const LINE = 1.12
const RAGGED = 0.9
/** Room for what was done last, and for the result, in pixels: beside a cross, beside the middle, in a corner, and below a dial. */
export const LAST = {
  cross: { width: 740, height: 270 },
  beside: { width: 396, height: 270 },
  lying: { width: 256, height: 110 },
  dial: { width: 380, height: 140 },
} as const
/** Largest letters of what was done last where nothing lies in the middle, in pixels. */
export const BARE = 72

/** Width of a name on a plate of a standing screen, in pixels. */
export const PLATE_NAME = 262
/**
 * A strip at a side of a lying screen in pixels: its length, widths of a name on a whole one and on half of one, the least
 * size of its letters, and the largest in two lines.
 */
export const STRIP = { length: 600, name: 380, sharedName: 165, least: 26, twoLines: 31 } as const
/** Returns the size of a name on half of a strip, where it takes two lines only if it is larger in these. */
export const fittedShared = (name: string, most: number): number =>
  Math.max(fitted(name, STRIP.sharedName, most, 0), fitted(name, 2 * STRIP.sharedName, STRIP.twoLines, STRIP.least))

const EDGE = 20
const GAP = 14
const STANDING = { width: 1920, height: 1080 } as const
/** Height that the code takes below the plates at the right, and the last event below those at the left, in pixels. */
export const BELOW_PLATES = 308

/**
 * Lays out a table's screen for a number of seats.
 * @param special `cross` if four people play tricks, `dial` if a dial lies beside a cloth
 */
export function layOutTableScreen(
  stance: Stance,
  seats: number,
  special: 'cross' | 'dial' | null = null,
): TableScreenLayout {
  if (stance === 'lying') return lyingLayout(seats)
  if (special === 'cross') return crossLayout()
  return special === 'dial' && seats <= MOST_BELOW ? dialLayout(seats) : standingLayout(seats)
}

/** Where the cards of four people's trick lie, by seat: columns and rows of three, clockwise as people sit. */
const CROSS = {
  standing: [
    [0, 1],
    [1, 0],
    [2, 1],
    [1, 2],
  ],
  // Each before the strip of whoever laid it.
  lying: [
    [1, 2],
    [0, 1],
    [1, 0],
    [2, 1],
  ],
} as const
/** Sides of a card of the cross and gaps beside it in pixels. */
const CROSS_CARD = { standing: [268, 28], lying: [220, 14] } as const

/** Returns where the cards of four people's trick lie, by seat, and last the place between them. */
export function crossBoxes(stance: Stance, middle: Box): readonly Box[] {
  const [side, gap] = CROSS_CARD[stance]
  const [x, y] = [(middle.left + middle.right) / 2, (middle.top + middle.bottom) / 2]
  return [...CROSS[stance], [1, 1] as const].map(([column, row]) => {
    const left = x + (column - 1.5) * side + (column - 1) * gap
    const top = y + (row - 1.5) * side + (row - 1) * gap
    return boxOf(left, top, left + side, top + side)
  })
}

/**
 * Part of a card's width that the next card of a build leaves in sight: as wide as its numeral. Gap beside cards and
 * builds, and width of the largest card, in pixels.
 */
export const BUILD_STEP = 0.44
const OPEN_GAP = 16
export const LARGEST_OPEN = 340

/**
 * Returns the rows of cards and builds that show their cards as large as possible.
 * @param counts number of cards of each, which lie over each other from left to right
 * @param ratio width of a card by its height
 */
export function layOutBuilds(
  counts: readonly number[],
  ratio: number,
  { width, height }: WindowSize,
): { readonly card: number; readonly boxes: readonly Box[] } {
  for (let card = LARGEST_OPEN; card > 0; card--) {
    const widths = counts.map((count) => card * (1 + BUILD_STEP * (count - 1)))
    let boxes = inRows(widths, card / ratio, width)
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    if (bottom > height || boxes.some(({ right }) => right > width)) continue
    // In as many rows, of about equal length.
    for (let most = width - 1; most >= Math.max(...widths); most--) {
      const narrower = inRows(widths, card / ratio, most)
      if (Math.max(...narrower.map((box) => box.bottom)) > bottom) break
      boxes = narrower
    }
    const [x, y] = [(width - Math.max(...boxes.map(({ right }) => right))) / 2, (height - bottom) / 2]
    return { card, boxes: boxes.map((box) => boxOf(box.left + x, box.top + y, box.right + x, box.bottom + y)) }
  }
  return { card: 0, boxes: [] }
}

/** Returns boxes of these widths beside each other, each row filled before the next begins. */
function inRows(widths: readonly number[], height: number, most: number): readonly Box[] {
  let [left, top] = [0, 0]
  return widths.map((width) => {
    if (left > 0 && left + width > most) [left, top] = [0, top + height + OPEN_GAP]
    const box = boxOf(left, top, left + width, top + height)
    left += width + OPEN_GAP
    return box
  })
}

/** Row of a seat's card in the cross of a standing screen. */
const crossRow = (seat: number): number => CROSS.standing[seat]?.[1] ?? 1

/** A plate beside the card of each of four people. */
function crossLayout(): TableScreenLayout {
  const [width, height, gap] = [396, 208, 74]
  const plates = crossBoxes('standing', MIDDLE)
    .slice(0, 4)
    .map((card, seat): Plate => {
      const left = seat === 0 ? card.left - gap - width : card.right + gap
      // The upper and the lower one keep away from the cards at the sides.
      const top = card.top + (crossRow(seat) / 2) * (heightOf(card) - height)
      return { box: boxOf(left, top, left + width, top + height), turn: 0 }
    })
  return { screen: STANDING, middle: MIDDLE, plates }
}

/** Half of the plates at the left, half at the right, below each other. */
function standingLayout(seats: number): TableScreenLayout {
  const screen = STANDING
  const width = 396
  const left = Math.ceil(seats / 2)
  const height = Math.min(208, (screen.height - EDGE - BELOW_PLATES) / Math.max(left, 1) - GAP)
  const plates = Array.from({ length: seats }, (_, seat): Plate => {
    const isLeft = seat < left
    const top = EDGE + (isLeft ? seat : seat - left) * (height + GAP)
    const x = isLeft ? EDGE : screen.width - EDGE - width
    return { box: boxOf(x, top, x + width, top + height), turn: 0 }
  })
  return { screen, middle: MIDDLE, plates }
}

/** Most plates in a row below a cloth and its dial, and in both rows. */
const IN_A_ROW = 3
const MOST_BELOW = 2 * IN_A_ROW

/** A cloth beside its dial, and plates below them. */
function dialLayout(seats: number): TableScreenLayout {
  const [width, bottom] = [396, 1062]
  const rows = Math.ceil(seats / IN_A_ROW)
  const columns = Math.ceil(seats / rows)
  const height = rows === 1 ? 208 : 150
  const plates = Array.from({ length: seats }, (_, seat): Plate => {
    const left = EDGE + (seat % columns) * (width + GAP)
    const top = bottom - (rows - Math.floor(seat / columns)) * (height + GAP) + GAP
    return { box: boxOf(left, top, left + width, top + height), turn: 0 }
  })
  return { screen: STANDING, middle: boxOf(EDGE, EDGE, STANDING.width - EDGE, 724), plates }
}

/** The sides of a lying screen in the order in which they are taken, by how their plates are turned. */
const SIDES: readonly (readonly Plate['turn'][])[] = [
  [],
  [0],
  [0, 180],
  [0, 90, 180],
  [0, 90, 180, 270],
  [0, 0, 90, 180, 270],
  [0, 0, 90, 180, 180, 270],
  [0, 0, 90, 90, 180, 180, 270],
  [0, 0, 90, 90, 180, 180, 270, 270],
]

/** A strip at each side, turned towards whoever sits there; two people share a side from the fifth on. */
function lyingLayout(seats: number): TableScreenLayout {
  const screen = { width: 1280, height: 960 }
  const { length } = STRIP
  const depth = 96
  const sides = SIDES[seats] ?? []
  const plates = sides.map((turn, seat): Plate => {
    const beside = sides.filter((it) => it === turn).length
    const at = sides.slice(0, seat).filter((it) => it === turn).length
    const width = (length - (beside - 1) * GAP) / beside
    // Along its side from the middle, as whoever sits there sees it from left to right.
    const along = (at - (beside - 1) / 2) * (width + GAP)
    const [x, y] = middleOfSide(screen, depth, turn, along)
    return { box: boxOf(x - width / 2, y - depth / 2, x + width / 2, y + depth / 2), turn }
  })
  return { screen, middle: boxOf(284, 124, 996, 836), plates }
}

function middleOfSide(
  { width, height }: WindowSize,
  depth: number,
  turn: Plate['turn'],
  along: number,
): readonly [x: number, y: number] {
  const out = 12 + depth / 2
  if (turn === 0) return [width / 2 + along, height - out]
  if (turn === 180) return [width / 2 - along, out]
  return turn === 90 ? [out, height / 2 + along] : [width - out, height / 2 - along]
}

/**
 * Returns the angle under which a height is seen, in minutes of arc.
 * @param screenHeight height of the screen in millimetres
 * @param metres distance
 */
export function minutesOfArc(pixels: number, { height }: WindowSize, screenHeight: number, metres: number): number {
  return (Math.atan(((pixels / height) * screenHeight) / (metres * 1_000)) * 180 * 60) / Math.PI
}
