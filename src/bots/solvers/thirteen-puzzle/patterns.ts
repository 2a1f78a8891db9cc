import { adjoiningInTray, CORNER, TILES, TRAY_SIZE } from '../../../rules/forty-nine-outfit/thirteen-puzzle/tray'

/**
 * Lower bounds on the remaining slides: disjoint pattern databases (R. E. Korf and A. Felner, "Disjoint pattern
 * database heuristics", 2002). The cards are split into three groups; for every placement of a group's cards, the
 * fewest slides of its own cards are stored, so that the three numbers may be added.
 */
export interface Patterns {
  /** Entry c: the group of card c. */
  readonly group: Uint8Array
  /** Entry c: bit offset of card c's square in the index of its group. */
  readonly shift: Uint8Array
  /** For each group, the fewest slides, indexed by the squares of its cards. */
  readonly slides: readonly Uint8Array[]
}

/** Groups of columns from the left, since those are put right first. */
const GROUPS: readonly (readonly number[])[] = [
  [1, 2, 8, 9],
  [3, 4, 10, 11],
  [5, 6, 7, 12, 13],
]

const NIBBLE = 4
const UNKNOWN = 255
/** Positions visited between two yields. */
const SLICE = 4096

/** Entry s: the squares that adjoin s, as a bit set. */
const BESIDE = Uint16Array.from({ length: TRAY_SIZE }, (_, s) => adjoiningInTray(s).reduce((m, t) => m | (1 << t), 0))

let built: Patterns | null = null

/** Returns the databases, which are built on first use. */
export function* patterns(): Generator<void, Patterns, void> {
  if (built) return built
  const group = new Uint8Array(TILES + 1)
  const shift = new Uint8Array(TILES + 1)
  const slides: Uint8Array[] = []
  for (const [index, cards] of GROUPS.entries()) {
    cards.forEach((card, i) => {
      group[card] = index
      shift[card] = NIBBLE * i
    })
    slides.push(yield* slidesHome(cards))
  }
  built = { group, shift, slides }
  return built
}

/**
 * Returns the fewest slides of these cards by their squares, for the best place of the vacancy: breadth-first search
 * from home. Moving the vacancy without moving one of these cards costs nothing, so that a whole region of it is one
 * step of the search.
 */
function* slidesHome(cards: readonly number[]): Generator<void, Uint8Array, void> {
  const best = new Uint8Array(1 << (NIBBLE * cards.length)).fill(UNKNOWN)
  const vacancies = new Uint16Array(best.length)
  let layer: number[] = [cards.reduce((index, card, i) => index | ((card - 1) << (NIBBLE * i)), 0), CORNER]
  for (let depth = 0, looked = 0; layer.length > 0; depth++) {
    const next: number[] = []
    for (let i = 0; i < layer.length; i += 2) {
      const index = layer[i]!
      if (vacancies[index]! & (1 << layer[i + 1]!)) continue
      if (best[index] === UNKNOWN) best[index] = depth
      const region = regionOf(index, layer[i + 1]!, cards.length)
      vacancies[index]! |= region
      slideInto(region, index, cards.length, next)
      if (++looked % SLICE === 0) yield
    }
    layer = next
  }
  return best
}

/** Returns the squares that the vacancy can reach while these cards stay. */
function regionOf(index: number, vacant: number, cards: number): number {
  let free = (1 << TRAY_SIZE) - 1
  for (let i = 0; i < cards; i++) free &= ~(1 << squareIn(index, i))
  let region = 1 << vacant
  for (let rest = region; rest !== 0;) {
    const square = 31 - Math.clz32(rest)
    const more = BESIDE[square]! & free & ~region
    rest = (rest ^ (1 << square)) | more
    region |= more
  }
  return region
}

/** Appends every slide of one of the cards into the region: its index and the square that the card leaves. */
function slideInto(region: number, index: number, cards: number, next: number[]): void {
  for (let i = 0; i < cards; i++) {
    const from = squareIn(index, i)
    for (let rest = BESIDE[from]! & region; rest !== 0; rest &= rest - 1) {
      const to = 31 - Math.clz32(rest & -rest)
      next.push(index + ((to - from) << (NIBBLE * i)), from)
    }
  }
}

function squareIn(index: number, card: number): number {
  return (index >> (NIBBLE * card)) & 15
}
