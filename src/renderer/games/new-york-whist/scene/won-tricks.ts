import { namedZone } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import type { Field, SceneContext } from '../../types'
import { wonPackets, type Packet } from '../../layout/won-packets'
import { blindCards, gatheringSeat, isTrickComplete, sideOf, type Table } from '../table'

/**
 * Returns the tricks of every side as packets, face down, in front of one of its seats; the blind lies with the first
 * of them.
 */
export function wonTricks(table: Table, context: SceneContext, field: Field): Piece[] {
  return wonPackets(
    table,
    context,
    '49/back',
    (seat) => (gatheringSeat(table, seat) === seat ? packetsOf(table, seat) : null),
    field,
  )
}

function packetsOf(table: Table, seat: string): Packet[] {
  const side = sideOf(table, seat)
  const last = table.state.lastTrick
  const lastIsHere = last !== null && side.includes(last.winner)
  const tricks = side.reduce((sum, each) => sum + table.state.tricks[each]!, 0)
  const gatheredCount = lastIsHere && isTrickComplete(table) ? tricks - 1 : tricks
  const packets = Array.from({ length: gatheredCount }, (_, i) =>
    lastIsHere && !isTrickComplete(table) && i === gatheredCount - 1
      ? lastPacket(table)
      : faceDownPacket(table, seat, i),
  )
  return withBlind(table, side, packets)
}

/**
 * Returns the packet of the trick gathered last. It keeps the ids of its cards, so that they visibly move from the
 * centre.
 */
function lastPacket({ state }: Table): Packet {
  return (state.lastTrick?.cards ?? []).map(({ card }) => ({ id: `card:${card}`, face: '49/back', down: true }))
}

function faceDownPacket(table: Table, seat: string, trick: number): Packet {
  return Array.from({ length: table.seats }, (_, i) => ({
    id: `won:${seat}:${trick}:${i}`,
    face: '49/back',
    down: true,
    from: namedZone('won', seat),
  }))
}

/** Inserts the blind after the first trick; it lies open until another trick covers it. */
function withBlind(table: Table, side: readonly string[], packets: readonly Packet[]): Packet[] {
  const cards = blindCards(table)
  const { blindTo } = table.state
  const [first, ...others] = packets
  if (cards === null || cards.length === 0 || blindTo === null || !side.includes(blindTo) || !first) return [...packets]
  const open = others.length === 0
  const blind = cards.map((card) => ({ id: `card:${card}`, face: open ? `49/${card}` : '49/back', down: !open }))
  return [first, blind, ...others]
}
