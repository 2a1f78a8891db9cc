import { namedZone } from '../../../stage/model/touch-names'
import type { CollectedEvent, PaidEvent } from '../../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { letterOf } from '../../../../rules/kit'
import { beatsToRest } from '../spin'
import type { Context, Table } from '../table'

/** The settlement of a punter's stakes after a spin, and its time in beats after the flick. */
export interface SeatSettlement {
  readonly seat: string
  readonly beat: number
  /** Spots of the settled stakes. */
  readonly spots: readonly string[]
  /** Chips that the punter receives: returned stakes and winnings; 0 for lost stakes. */
  readonly gained: number
}

/** The settlement of the last spin; empty if the last events were not a spin. */
export interface Settlement {
  /** Lost stakes are raked in first, in seat order. */
  readonly losses: readonly SeatSettlement[]
  /** Then the winners are paid, one after another from the banker's left. */
  readonly wins: readonly SeatSettlement[]
}

const NO_SETTLEMENT: Settlement = { losses: [], wins: [] }
/** Beats from the arrow's rest to the rake, from the rake to the payments, and for each seat if there are few. */
const PAUSE = { rake: 3, pay: 5, seat: 4 } as const
/** Longest duration of the rake, and of the payments, whatever the number of seats, in beats. */
const MAX_DURATION = 16

/** Returns who lost and who won what according to the last events, seat by seat in the order of settlement. */
export function settlementOf(table: Table, context: Context): Settlement {
  const events = context.lastEvents ?? []
  if (!events.some(({ type }) => type === 'spun')) return NO_SETTLEMENT
  const rest = beatsToRest(table, context) + PAUSE.rake
  const collected = events.filter((event): event is CollectedEvent => event.type === 'collected')
  const paid = events.filter((event): event is PaidEvent => event.type === 'paid')
  const rake = pauseFor(collected.length)
  const count = pauseFor(paid.length)
  const pay = rest + (collected.length > 0 ? collected.length * rake + PAUSE.pay : 0)
  return {
    losses: collected.map((event, i) => seatSettlement(event, rest + i * rake, 0)),
    wins: paid.map((event, i) => seatSettlement(event, pay + i * count, event.returned + event.chips)),
  }
}

const pauseFor = (seats: number) => Math.min(PAUSE.seat, MAX_DURATION / Math.max(1, seats))

function seatSettlement({ seat, bets }: CollectedEvent | PaidEvent, beat: number, gained: number): SeatSettlement {
  return { seat: letterOf(seat), beat, spots: bets.map(({ spot }) => spot), gained }
}

/** Returns the zone of a punter's chips on a spot. */
export const betZone = (seat: string, spot: string): string => namedZone('bet', `${seat}:${spot}`)
