import { namedTouch, namedZone } from '../../../stage/model/touch-names'
import { letterOf } from '../../../../rules/kit'
import type { Piece } from '../../../stage/model/pieces'
import { eyeOf } from '../../layout/eye'
import { chipsForPlay } from '../chips'
import { type Context, puntersOf, type Table } from '../table'
import { createHomeOf, type Home } from './places'
import { betZone, type Settlement, type SeatSettlement } from './settlement'
import { stacks, type Arrival } from './stacks'

/** Beats between two paid chips. */
const PAY_INTERVAL = 0.7

/** Returns the punters' chips that are not staked. The viewer's own have touches such as `chip:5`. */
export function stocks(table: Table, context: Context, settling: Settlement): Piece[] {
  const homeOf = createHomeOf(table, context.portrait)
  return puntersOf(table).flatMap((seat) => {
    const won = settling.wins.find((turnover) => turnover.seat === seat)
    const pieces = stacks(
      seat,
      chipsForPlay(table.state.chips[seat] ?? 0),
      homeOf(seat),
      arrivals(table, seat, context, won),
    )
    return seat === eyeOf(table) ? pieces.map((piece) => ownChip(piece, context)) : pieces
  })
}

/**
 * Returns the arrival of a punter's chips. New ones are first returned stakes, then the bank's payment, counted out one
 * by one.
 */
function arrivals(table: Table, seat: string, context: Context, won: SeatSettlement | undefined): Arrival {
  if (!won) {
    const cleared = context.lastEvents?.some((event) => event.type === 'cleared' && letterOf(event.seat) === seat)
    return () => ({ from: cleared ? namedZone('bet', seat) : 'bank' })
  }
  const before = chipsForPlay((table.state.chips[seat] ?? 0) - won.gained)
  let newChips = 0
  return (value, index) => {
    if (index < before[value]) return { from: 'bank' }
    const spot = won.spots[newChips]
    return { from: spot === undefined ? 'bank' : betZone(seat, spot), beat: won.beat + PAY_INTERVAL * newChips++ }
  }
}

/**
 * Returns one of the viewer's own chips, which can be carried to a spot, or touched before the spot; picked ones glow.
 */
function ownChip(piece: Piece, { picked }: Context): Piece {
  const touch = namedTouch('chip', piece.face.slice(piece.face.indexOf('-') + 1))
  return { ...piece, touch, carry: true, glow: picked.includes(touch) ? 0.8 : 0 }
}

/**
 * Returns a place beside each punter's stacks to which withdrawn stakes return; the viewer's own can be touched to
 * withdraw them.
 */
export function homeMarks(table: Table, context: Context): Piece[] {
  const homeOf = createHomeOf(table, context.portrait)
  return puntersOf(table).map((seat) => {
    const own = seat === eyeOf(table)
    const { x, z } = homeMarkSpot(homeOf(seat))
    const mark: Piece = {
      id: `home:${seat}`,
      kind: 'mark',
      face: 'mark/row',
      pose: { x, y: 0.004, z },
      zone: 'marks',
      group: `chips:${seat}`,
      gathers: [`bet:${seat}`],
      glow: own && context.touchable.has('home') ? 0.4 : 0,
    }
    return own ? { ...mark, touch: 'home' } : mark
  })
}

/** Returns the place of that mark: right of the stacks. */
const homeMarkSpot = (home: Home) => ({ x: home.x + 2.6 * home.pitch, z: home.z })
