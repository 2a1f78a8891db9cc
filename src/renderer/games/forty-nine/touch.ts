import { nameIn, namedTouch, touchParts } from '../../stage/model/touch-names'
import { fiftyOf, hundredOf, playOf } from './table'

/** Returns the touch of a claim, which is named as in the notation: `29-35`, `5+45`, `5+15+35+45`. */
function claimTouch(claim: string): string {
  if (claim.includes('-')) return namedTouch('row', claim)
  return claim.split('+').length === 2 ? namedTouch('fifty', claim) : namedTouch('hundred', claim)
}

/** Returns the touches of a move, in order; the announcement and the claims of strict play come last. */
export function touches(move: string): readonly string[] {
  if (move === 'draw') return ['stock']
  if (move === 'pass') return ['pass']
  const play = playOf(move)
  if (!play) return []
  const said = [...(play.announced ? ['announce'] : []), ...play.claims.map(claimTouch)]
  return [namedTouch('hand', play.card), namedTouch('square', play.square), ...said]
}

/** Returns a move without its announcement and claims. */
export function withoutExtras(move: string): string {
  const play = playOf(move)
  if (!play) return move
  return play.card === 'C' ? `C@${play.square}` : play.card
}

/** Sorts claims as the notation lists them: rows by their ends, then the fifty, then the hundred. */
function sortClaims(claims: readonly string[]): string[] {
  const rank = (claim: string) => (claim.includes('-') ? 0 : claim.split('+').length === 2 ? 1 : 2)
  const numbers = (claim: string) => claim.split(/[-+]/).map(Number)
  return [...claims].sort((a, b) => {
    const [first, second] = [numbers(a), numbers(b)]
    return rank(a) - rank(b) || first[0]! - second[0]! || first[1]! - second[1]!
  })
}

/**
 * Returns the text of a play with an announcement and claims added. It may name rows that do not contain the square,
 * which the referee refuses; `fifty` and `hundred` mean those of this play's own square.
 */
export function withExtras(move: string, extras: readonly string[]): string {
  const play = playOf(move)
  if (!play) return move
  const claims = extras.flatMap((extra) => {
    if (extra === 'fifty') return fiftyOf(play.square) ?? []
    if (extra === 'hundred') return hundredOf(play.square) ?? []
    return touchParts(extra).name ?? []
  })
  const all = sortClaims([...new Set([...play.claims, ...claims])])
  const mark = play.announced || extras.includes('announce') ? '!' : ''
  return `${withoutExtras(move)}${mark}${all.length > 0 ? ` claim ${all.join(',')}` : ''}`
}

/** Returns the move that these touches would mean, legal or not, so that a refusal can name the rule. */
export function attempt(touched: readonly string[]): string | null {
  const [first, second] = touched
  if (first === 'stock') return 'draw'
  if (first === 'pass') return 'pass'
  if (first === undefined) return null
  const card = nameIn(first, 'hand')
  const square = nameIn(second ?? first, 'square')
  if (card === 'C') return square === null ? null : `C@${square}`
  // A card that is dropped on anything but a square is not laid.
  if (card !== null) return second === undefined || square !== null ? card : null
  return square
}
