import { mannerOf, type Manner } from '../../company/manners'
import { middleOf, transformPiece } from '../../framing/fit-group'
import { letterOf } from '../../../rules/kit'
import type { Piece } from '../../stage/model/pieces'
import { namedZone } from '../../stage/model/touch-names'

/** Returns how the bots among these players hold and lay their cards, by letter of the seat. */
export function mannersOf(
  players: readonly { readonly kind: string; readonly name: string }[],
): ReadonlyMap<string, Manner> {
  return new Map(
    players.flatMap(({ kind, name }, seat) => (kind === 'bot' ? [[letterOf(seat), mannerOf(name)] as const] : [])),
  )
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Returns the pieces of a page as the bots at the table hold and lay them.
 * @param manners by letter of the seat; seats without one hold and lay cards in the usual way
 */
export function withManners(pieces: readonly Piece[], manners: ReadonlyMap<string, Manner>): readonly Piece[] {
  return [...manners].reduce((laid, [seat, manner]) => withManner(laid, seat, manner), pieces)
}

function withManner(pieces: readonly Piece[], seat: string, manner: Manner): readonly Piece[] {
  const isHeld = ({ kind, group, down }: Piece): boolean => kind === 'card' && group === `fan:${seat}` && down === true
  const fan = pieces.filter(isHeld)
  const hand = namedZone('hand', seat)
  const isThrown = ({ kind, from, zone }: Piece): boolean => kind === 'card' && from === hand && zone !== hand
  const middle = fan.length > 0 ? middleOf(fan) : { x: 0, z: 0 }
  return pieces.map((piece) => {
    if (isHeld(piece)) return heldPiece(piece, middle, manner)
    return manner.lay === 'toss' && isThrown(piece) ? { ...piece, motion: 'toss' } : piece
  })
}

/** Leans a card with its fan about the fan's middle, and moves it closer to that; its size stays the same. */
function heldPiece(piece: Piece, middle: { x: number; z: number }, { spread, tilt }: Manner): Piece {
  const { pose, ...rest } = transformPiece(piece, middle, middle, toRadians(tilt), 1)
  const x = middle.x + (pose.x - middle.x) * spread
  const z = middle.z + (pose.z - middle.z) * spread
  return { ...rest, pose: { ...pose, x, z } }
}
