/** A move of any casino, parsed from its text. */
export type Play =
  | { readonly kind: 'trail'; readonly card: string }
  | { readonly kind: 'take'; readonly card: string; readonly pieces: readonly string[] }
  /** `value` is the announced value; null if none is announced. */
  | { readonly kind: 'build'; readonly card: string; readonly value: string | null; readonly pieces: readonly string[] }
  | { readonly kind: 'call'; readonly pieces: readonly string[] }
  | { readonly kind: 'count' }

const TRAIL = /^trail (\w+)$/
const CALL = /^call (\S+)$/
const PLAY = /^(\w+) (?:takes|builds(?: (\d+))? on) (\S+)$/

/** Longer than any text of a play, even one that names all cards and builds; longer texts are refused unread. */
const MAX_LENGTH = 500

/**
 * Parses a move: `trail 7H`, `7H takes 2C+B7`, `2H builds 8 on B6`, `4R builds on 3R`, `call 2C+5D`, `count`. Returns
 * null for any other text. Checks the syntax only.
 */
export function playOf(move: string): Play | null {
  if (move.length > MAX_LENGTH) return null
  if (move === 'count') return { kind: 'count' }
  const trailed = TRAIL.exec(move)?.[1]
  if (trailed !== undefined) return { kind: 'trail', card: trailed }
  const called = CALL.exec(move)?.[1]
  if (called !== undefined) return { kind: 'call', pieces: called.split('+') }
  const found = PLAY.exec(move)
  if (!found) return null
  const [, card = '', value, list = ''] = found
  const pieces = list.split('+')
  if (move.startsWith(' takes ', card.length)) return { kind: 'take', card, pieces }
  return { kind: 'build', card, value: value ?? null, pieces }
}

/** Returns the text of a play of a card. */
export function writePlay(
  kind: 'trail' | 'take' | 'build',
  card: string,
  pieces: readonly string[],
  value?: number | string,
): string {
  if (kind === 'trail') return `trail ${card}`
  const verb = kind === 'take' ? 'takes' : value === undefined ? 'builds on' : `builds ${value} on`
  return `${card} ${verb} ${pieces.join('+')}`
}

/** Whether a piece in a move's text is a build. Only builds begin with `B`: the Cheater is `C`, and suits come last. */
export function isBuild(piece: string): boolean {
  return piece.startsWith('B')
}

/**
 * Returns the numbers of the pieces of a move; null if a piece is unknown or they do not ascend, the order in which
 * pieces must be named. `numberOf` returns the number of a piece's name, or -1.
 */
export function readPieces(names: readonly string[], numberOf: (name: string) => number): number[] | null {
  const pieces = names.map(numberOf)
  return pieces.every((piece, i) => piece > (pieces[i - 1] ?? -1)) ? pieces : null
}
