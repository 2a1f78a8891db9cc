import { isTouchOf, nameIn, namedTouch, type TouchKind } from '../../stage/model/names'
import { isBuild, playOf } from './plays'

/** The touch of a piece on the table. */
export const tableTouch = (piece: string): string => namedTouch('table', piece)

/** The bare table, where a card is trailed. */
export const BARE = 'table'
/** The ticket that says "Cassino!". */
export const CALL = 'call'
/** The ticket that counts a round. */
export const COUNT = 'count'

/** The touch that makes a build of a play: the ticket with its value, or the one that says so where none is announced. */
const buildTouch = (value: string | null): string => (value === null ? 'build' : namedTouch('build', value))

/** Pieces and places that a move touches: the card of the hand, then whatever lies on the table, in any order. */
export function touches(move: string): readonly string[] {
  const play = playOf(move)
  switch (play?.kind) {
    case 'trail':
      return [namedTouch('hand', play.card), BARE]
    case 'take':
      return [namedTouch('hand', play.card), ...play.pieces.map(tableTouch)]
    case 'build':
      return [namedTouch('hand', play.card), ...play.pieces.map(tableTouch), buildTouch(play.value)]
    case 'call':
      // One slap on the ticket calls all that was missed: a part of it is said in words only.
      return [namedTouch('say', move)]
    case 'count':
      return [COUNT]
    default:
      return []
  }
}

/** What was touched, taken apart. */
interface Touched {
  readonly card: string | null
  readonly pieces: readonly string[]
  readonly value: string | null
  readonly builds: boolean
}

function apart(touched: readonly string[], order: (card: string) => number): Touched {
  const after = (kind: TouchKind) => touched.flatMap((it) => nameIn(it, kind) ?? [])
  return {
    card: after('hand')[0] ?? null,
    pieces: inOrder(after('table'), order),
    value: after('build')[0] ?? null,
    builds: touched.some((it) => it === 'build' || isTouchOf(it, 'build')),
  }
}

/** Pieces as the notation lists them: cards by rank, then builds. */
function inOrder(pieces: readonly string[], order: (card: string) => number): string[] {
  const rank = (piece: string) => (isBuild(piece) ? 1000 + order(piece.slice(1)) : order(piece))
  return [...pieces].sort((a, b) => rank(a) - rank(b))
}

/**
 * The move that these touches would mean, legal or not, so that the rule in its way can be named.
 * @param order where a card, or the value of a build, stands in lists of pieces
 * @param call what the ticket calls, where calls are made
 */
export function attemptOf(
  touched: readonly string[],
  order: (card: string) => number,
  call: readonly string[] = [],
): string | null {
  const [first] = touched
  if (first === COUNT) return 'count'
  const { card, pieces, value, builds } = apart(touched, order)
  if (first === CALL) return `call ${(pieces.length > 0 ? pieces : inOrder(call, order)).join('+')}`
  if (card === null) return null
  if (touched.includes(BARE)) return `trail ${card}`
  if (pieces.length === 0) return null
  if (!builds) return `${card} takes ${pieces.join('+')}`
  return `${card} builds ${value === null ? '' : `${value} `}on ${pieces.join('+')}`
}
