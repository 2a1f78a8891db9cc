import { nameIn, namedTouch, touchParts } from '../../stage/model/names'
import { fiftyOf, hundredOf, playOf } from './table'

/** The touch that stands for a claim, by the notation's own name for it: `29-35`, `5+45`, `5+15+35+45`. */
function claimTouch(claim: string): string {
  if (claim.includes('-')) return namedTouch('row', claim)
  return claim.split('+').length === 2 ? namedTouch('fifty', claim) : namedTouch('hundred', claim)
}

/** Pieces and places that a move touches, in order; the announcement and the claims of strict play come last. */
export function touches(move: string): readonly string[] {
  if (move === 'draw') return ['stock']
  if (move === 'pass') return ['pass']
  const play = playOf(move)
  if (!play) return []
  const said = [...(play.announced ? ['announce'] : []), ...play.claims.map(claimTouch)]
  return [namedTouch('hand', play.card), namedTouch('square', play.square), ...said]
}

/** A move without what is said with it. */
export function plain(move: string): string {
  const play = playOf(move)
  if (!play) return move
  return play.card === 'C' ? `C@${play.square}` : play.card
}

/** Claims in the order of the notation: rows by their ends, then the fifty, then the hundred. */
function inOrder(claims: readonly string[]): string[] {
  // In range: a claim names two numbers at the least.
  const rank = (claim: string) => (claim.includes('-') ? 0 : claim.split('+').length === 2 ? 1 : 2)
  const numbers = (claim: string) => claim.split(/[-+]/).map(Number)
  return [...claims].sort((a, b) => {
    const [first, second] = [numbers(a), numbers(b)]
    return rank(a) - rank(b) || first[0]! - second[0]! || first[1]! - second[1]!
  })
}

/**
 * The text of a play with an announcement and claims added. Rows may be named that the square is not on (the referee
 * refuses those); `fifty` and `hundred` mean the ones of this play's own square.
 */
export function withExtras(move: string, extras: readonly string[]): string {
  const play = playOf(move)
  if (!play) return move
  const claims = extras.flatMap((extra) => {
    if (extra === 'fifty') return fiftyOf(play.square) ?? []
    if (extra === 'hundred') return hundredOf(play.square) ?? []
    return touchParts(extra).name ?? []
  })
  const all = inOrder([...new Set([...play.claims, ...claims])])
  const mark = play.announced || extras.includes('announce') ? '!' : ''
  return `${plain(move)}${mark}${all.length > 0 ? ` claim ${all.join(',')}` : ''}`
}

/** The move that these touches would mean if it were allowed, so that the rule in its way can be named. */
export function attempt(touched: readonly string[]): string | null {
  const [first, second] = touched
  if (first === 'stock') return 'draw'
  if (first === 'pass') return 'pass'
  if (first === undefined) return null
  const card = nameIn(first, 'hand')
  const square = nameIn(second ?? first, 'square')
  if (card === 'C') return square === null ? null : `C@${square}`
  if (card !== null) return card
  return square
}
