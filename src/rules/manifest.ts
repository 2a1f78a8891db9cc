/** A box on the shelf and the games in it. */
interface BoxEntry {
  readonly id: string
  readonly title: string
  /** Year printed on its sheet; null if the sheet has none. */
  readonly year: number | null
  /** Ids of its games, in menu order. */
  readonly games: readonly string[]
}

/**
 * The manifest: every box and every game, one line each. It imports nothing, so every layer may import the ids.
 *
 * The parts of a game live in the layers that may import them: its description in `rules/descriptions`, its rules in
 * `rules/catalogue` and `rules/load-rules`, its bot in `bots/registry`, its face in `renderer/games`. Each of those is
 * a record over `GameId`, so a game listed here but missing there, or the reverse, does not compile.
 */
export const BOXES = [
  {
    id: 'forty-nine-outfit',
    title: 'Forty-Nine outfit',
    year: 1926,
    games: [
      'forty-nine',
      'boston-books',
      'chicago-casino',
      'colorow',
      'new-york-whist',
      'nebraska-checkers',
      'pittsburgh-draw',
      'thirteen-puzzle',
      'reverse-puzzle',
      'another-reverse-puzzle',
      'twenty-five-goal',
      'mystic-double-cross',
      'blind-forty-nine',
      'colorow-solitaire',
      'pittsburgh-draw-puzzle',
      'forty-nine-puzzle',
      'nine-men-triangle',
      'nine-men-square',
      'puzzle-supreme',
      'suite-assembling',
      'isolation',
    ],
  },
  { id: 'deck-o-cards', title: 'Deck-O-Cards Roulette', year: 1938, games: ['deck-o-cards-roulette'] },
  { id: 'lion-coffee', title: 'Lion Coffee Color Casino', year: null, games: ['color-casino'] },
  { id: 'pack', title: 'Pack of playing cards', year: null, games: ['cassino-25', 'cassino-21'] },
] as const satisfies readonly BoxEntry[]

type ListedBox = (typeof BOXES)[number]

/** The id of a box on the shelf. */
export type BoxId = ListedBox['id']

/** The id of a game of the house. `isGameId` narrows text from outside to it. */
export type GameId = ListedBox['games'][number]

/** Ids of all boxes, in the order in which the boxes lie on the table. */
export const BOX_IDS: readonly BoxId[] = BOXES.map(({ id }) => id)

/** Ids of all games, in menu order. */
export const GAME_IDS: readonly GameId[] = BOXES.flatMap(({ games }): readonly GameId[] => games)

const KNOWN_GAME_IDS: ReadonlySet<string> = new Set(GAME_IDS)

/** Whether text from outside (an argument, a message, a save) is the id of a game of the house. */
export function isGameId(text: string): text is GameId {
  return KNOWN_GAME_IDS.has(text)
}

const BOX_OF: ReadonlyMap<GameId, BoxId> = new Map(BOXES.flatMap(({ id, games }) => games.map((game) => [game, id])))

/** Returns the id of the box under which a game is listed. Throws if none lists it. */
export function boxOf(id: GameId): BoxId {
  const box = BOX_OF.get(id)
  if (box === undefined) throw new Error(`The manifest does not list ${id}.`)
  return box
}
