import type { AnyGame, Position } from '../../../src/rules/kit'

/** A table by cards: each place's name, and its path in the dump; `*` stands for every seat, whose letter is added. */
type Paths = Readonly<Record<string, string>>

const CASINO: Paths = { stock: 'stock', hand: 'hands.*', pile: 'piles.*', table: 'table', build: 'builds.cards' }
const TRAY: Paths = { board: 'board', tray: 'tray' }

/** Where each game's dump lists cards, each by its name. A place that ends in `?` goes on listing cards that left it. */
const CARDS: Readonly<Record<string, Paths>> = {
  highest: { hand: 'hands.*', before: 'chosen.*', played: 'played' },
  'forty-nine': { stock: 'stock', hand: 'hands.*', board: 'board' },
  'boston-books': { stock: 'stock', hand: 'hands.*', book: 'books.*.cards' },
  'chicago-casino': CASINO,
  colorow: { stock: 'stock', hand: 'hands.*', board: 'board' },
  'new-york-whist': { hand: 'hands.*', pile: 'piles.*', trick: 'trick.card', 'blind?': 'blind' },
  'pittsburgh-draw': { stock: 'stock', hand: 'hands.*', 'discard?': 'discards.*' },
  'thirteen-puzzle': { square: 'squares' },
  'mystic-double-cross': { board: 'board', stack: 'stack', rest: 'rest', hand: 'inHand', aside: 'aside' },
  'blind-forty-nine': { up: 'faceUp', down: 'faceDown', hand: 'inHand' },
  'colorow-solitaire': { ...TRAY, hand: 'hand', stock: 'stock' },
  'pittsburgh-draw-puzzle': { hand: 'hands.*', tray: 'tray' },
  'puzzle-supreme': TRAY,
  'suite-assembling': { down: 'piles.down', run: 'piles.up', stock: 'stock', heap: 'heap' },
  'color-casino': CASINO,
  'cassino-25': CASINO,
  'cassino-21': CASINO,
}

/** Where the dumps of other games list men, or cards without a name; only their number matters. */
const MEN: Readonly<Record<string, Paths>> = {
  'nebraska-checkers': { man: 'men.*', king: 'kings.*' },
  'reverse-puzzle': { square: 'squares' },
  'another-reverse-puzzle': { square: 'squares' },
  'twenty-five-goal': { square: 'men' },
  'forty-nine-puzzle': { square: 'men' },
  'nine-men-triangle': { square: 'men' },
  'nine-men-square': { square: 'men' },
  isolation: { square: 'squares' },
}

/**
 * Lists every card or man in play as `place/name`, sorted, as the dump of a position shows them. Empty before the first
 * deal, and for a game in which nothing is conserved.
 */
export function census(game: AnyGame, state: Position): string[] {
  const { id } = game.info
  const dump = game.dump(state)
  if (CARDS[id]) return [...found(CARDS[id], dump), ...cardsUp(dump)].sort()
  const standing = found(MEN[id] ?? {}, dump)
  return [...standing, ...menOff(dump, standing)].map((place, i) => `${place.replace(/\/.*/, '')}/man ${i + 1}`).sort()
}

/** Returns the names of all pieces, sorted. */
export function piecesOf(game: AnyGame, state: Position): string[] {
  return census(game, state)
    .map((place) => place.slice(place.lastIndexOf('/') + 1))
    .sort()
}

function found(paths: Paths, dump: unknown): string[] {
  const lying: string[] = []
  for (const [name, path] of Object.entries(paths)) {
    const here = leaves(dump, path.split('.'), name.replace('?', ''))
    const gone = new Set(name.endsWith('?') ? lying.map((place) => place.slice(place.lastIndexOf('/'))) : [])
    lying.push(...here.filter((place) => !gone.has(place.slice(place.lastIndexOf('/')))))
  }
  return lying
}

function leaves(value: unknown, [step, ...rest]: readonly string[], place: string): string[] {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (Array.isArray(value))
    return value.flatMap((each) => leaves(each, step === undefined ? [] : [step, ...rest], place))
  if (step === undefined) return [`${place}/${value as string | number}`]
  if (step !== '*') return leaves((value as Readonly<Record<string, unknown>>)[step], rest, place)
  return Object.entries(value).flatMap(([letter, each]) => leaves(each, rest, `${place} ${letter}`))
}

/** Returns the cards on the foundations of Suite Assembling Solitaire, which are counted by colours. */
function cardsUp(dump: unknown): string[] {
  const { foundations = [] } = dump as { readonly foundations?: readonly number[] }
  return foundations.flatMap((cards, colour) => Array.from({ length: cards }, (_, i) => `up/${7 * colour + i + 1}`))
}

/** Returns the men that were taken, and the cards of Isolation in the hand: the dump has their numbers. */
function menOff(dump: unknown, standing: readonly string[]): string[] {
  const {
    kings,
    jumps = 0,
    inHand = 0,
  } = dump as { readonly kings?: object; readonly jumps?: number; readonly inHand?: number }
  const off = kings ? 14 - standing.length : jumps + inHand
  return new Array<string>(off).fill('off')
}
