import { isTouchOf, nameIn, namedTouch, type TouchKind } from '../../stage/model/touch-names'
import type { Words } from '../../i18n/words'
import { isBuild, playOf, writePlay } from '../../../rules/casino/plays'

/** Returns the touch of a piece on the table. */
export const tableTouch = (piece: string): string => namedTouch('table', piece)

/** Touch of the bare table, on which a card is trailed. */
export const BARE_TABLE = 'table'
/** Touch of the ticket that says "Cassino!". */
export const CALL = 'call'
/** Touch of the ticket that counts a round. */
export const COUNT = 'count'

/**
 * Returns the touch that turns a play into a build: the ticket with its value, or the ticket `build` if no value is
 * announced.
 */
const buildTouch = (value: string | null): string => (value === null ? 'build' : namedTouch('build', value))

/** Returns the touches of a move: the card of the hand, then the pieces on the table in any order. */
export function touches(move: string): readonly string[] {
  const play = playOf(move)
  switch (play?.kind) {
    case 'trail':
      return [namedTouch('hand', play.card), BARE_TABLE]
    case 'take':
      return [namedTouch('hand', play.card), ...play.pieces.map(tableTouch)]
    case 'build':
      return [namedTouch('hand', play.card), ...play.pieces.map(tableTouch), buildTouch(play.value)]
    case 'call':
      // A touch of the ticket calls everything that was missed; a partial call can be made only from the list of moves.
      return [namedTouch('say', move)]
    case 'count':
      return [COUNT]
    default:
      return []
  }
}

/** The parts of a list of touches. */
interface ParsedTouches {
  readonly card: string | null
  readonly pieces: readonly string[]
  readonly value: string | null
  readonly hasBuild: boolean
}

function parseTouches(touched: readonly string[], order: (card: string) => number): ParsedTouches {
  const namesOf = (kind: TouchKind) => touched.flatMap((it) => nameIn(it, kind) ?? [])
  return {
    card: namesOf('hand')[0] ?? null,
    pieces: sortPieces(namesOf('table'), order),
    value: namesOf('build')[0] ?? null,
    hasBuild: touched.some((it) => it === 'build' || isTouchOf(it, 'build')),
  }
}

/** Returns what is to be touched next: what a card takes or is laid on, or what a build shall count. */
export function nextStep(picked: readonly string[], touchable: ReadonlySet<string>, hasMove: boolean): Words | null {
  if (!picked.some((it) => isTouchOf(it, 'hand'))) return null
  if (picked.length === 1) return { key: 'step.card' }
  const left = [...touchable].filter((it) => !picked.includes(it))
  const values = left.flatMap((it) => nameIn(it, 'build') ?? []).sort((a, b) => Number(a) - Number(b))
  const more = left.some((it) => it !== BARE_TABLE && isTouchOf(it, 'table'))
  if (values.length > 0) {
    const key = hasMove ? 'step.take-value' : more ? 'step.value-more' : 'step.value'
    return { key, params: { values: values.join(' / ') } }
  }
  if (left.includes('build')) return { key: hasMove ? 'step.take-build' : 'step.build' }
  if (picked.some((it) => it === 'build' || isTouchOf(it, 'build')))
    return { key: hasMove || !more ? 'step.built' : 'step.build-more' }
  return hasMove ? { key: more ? 'step.take-more' : 'step.take' } : null
}

/** Sorts pieces as the notation lists them: cards by rank, then builds. */
function sortPieces(pieces: readonly string[], order: (card: string) => number): string[] {
  const rank = (piece: string) => (isBuild(piece) ? 1000 + order(piece.slice(1)) : order(piece))
  return [...pieces].sort((a, b) => rank(a) - rank(b))
}

/**
 * Returns the move that these touches would mean, legal or not, so that a refusal can name the rule.
 * @param order returns the sort key of a card or of the value of a build
 * @param call the pieces that the ticket calls, in games with calls
 */
export function attemptOf(
  touched: readonly string[],
  order: (card: string) => number,
  call: readonly string[] = [],
): string | null {
  const [first] = touched
  if (first === COUNT) return 'count'
  const { card, pieces, value, hasBuild } = parseTouches(touched, order)
  if (first === CALL) return `call ${(pieces.length > 0 ? pieces : sortPieces(call, order)).join('+')}`
  if (card === null) return null
  if (touched.includes(BARE_TABLE)) return writePlay('trail', card, [])
  if (pieces.length === 0) return null
  return writePlay(hasBuild ? 'build' : 'take', card, pieces, value ?? undefined)
}
