import { markPiece } from '../layout/places'
import { namedZone, namedTouch } from '../../stage/model/touch-names'
import type { Piece, Pose, TablePoint } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import { BANK } from '../layout/chips'
import { hash, jitter } from '../layout/jitter'
import { sectorAngle } from './geometry'
import { HOUSE, placeOfSpot, SHEET_TOP, layout, WON_GLOW, VALUES } from './layout'
import type { CollectedEvent, PaidEvent } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { letterOf, entryAt } from '../../../rules/kit'
import { beatsToRest, type Context, type Table, puntersOf, isHouse, newestSpin, shownWinner } from './table'
import { eyeOf, nearSeat, opponentsOf } from '../layout/eye'
import { placeTouch } from './touch'
import { arrowPiece, dialPiece } from '../layout/deck-o-cards'

type Value = (typeof VALUES)[number]

/** Numbers of chips, by value. */
type Chips = Readonly<Record<Value, number>>

/** Divides an amount into chips for play: enough small chips to bet with, the rest in high ones. */
export function chipsForPlay(amount: number): Chips {
  const ones = (amount % 5) + (amount >= 10 ? 5 : 0)
  const fives = keptChips((amount - ones) / 5, 2, 6)
  const tens = keptChips(((amount - ones) / 5 - fives) / 2, 5, 15)
  const fifties = (((amount - ones) / 5 - fives) / 2 - tens) / 5
  return { 1: ones, 5: fives, 10: tens, 50: fifties }
}

/**
 * Returns how many of `count` chips are kept when `of` of them equal one chip of the next value: the remainder, and
 * from `from` chips on, `of` more.
 */
function keptChips(count: number, of: number, from: number): number {
  return (count % of) + (count >= from ? of : 0)
}

/** Divides an amount into the fewest possible chips, as for a stake. */
export function fewestChips(amount: number): Chips {
  const [fifty, ten, five, one] = VALUES
  return {
    [fifty]: Math.floor(amount / fifty),
    [ten]: Math.floor((amount % fifty) / ten),
    [five]: Math.floor((amount % ten) / five),
    [one]: amount % five,
  }
}

/**
 * Lists chips one by one from the highest value, at most `maxPerValue` of each, since nobody counts a hundred chips
 * by eye.
 */
function listChips(chips: Chips, maxPerValue: number): { readonly value: Value; readonly index: number }[] {
  return VALUES.flatMap((value) =>
    Array.from({ length: Math.min(maxPerValue, chips[value]) }, (_, index) => ({ value, index })),
  )
}

/** Height of a chip in a stack, in inches. */
const CHIP_THICKNESS = sizeOf('chip', 'deco/').h + 0.001
/** Largest number of chips in a tower, and of chips of one value that are drawn. */
const MAX_TOWER_CHIPS = 10
const MAX_DRAWN_CHIPS = 30

/** Returns one chip of a stack, slightly out of line; the offset depends only on its id. */
function chip(id: string, value: Value, at: Pose): Piece {
  return {
    id,
    kind: 'chip',
    face: `deco/chip-${value}`,
    pose: {
      x: at.x + jitter(id, 'x', 0.022),
      y: at.y,
      z: at.z + jitter(id, 'z', 0.022),
      turn: (hash(id) / 0xffffffff) * 2 * Math.PI,
    },
    motion: 'toss',
  }
}

/** Returns the properties in which chips differ: newly arrived ones have an origin and a beat. */
type Arrival = (value: Value, index: number, count: number) => Partial<Piece>

/**
 * Distance between an owner's stacks, in inches; on a tall page the viewer's own are a fingertip apart. Towers of one
 * value stand closer, one behind the other.
 */
const PITCH = { own: { wide: 1.1, tall: 2.1 }, other: 0.74, towers: 0.72 } as const

const pitchOf = (table: Table, owner: string, { page }: Context): number =>
  owner === nearSeat(table) ? PITCH.own[page === 'tall' ? 'tall' : 'wide'] : PITCH.other

/**
 * Returns an owner's chips, sorted by value, the highest at the left; high stacks are split into towers.
 * @param pitch distance between two stacks, in inches
 * @param owner a seat, or `bank`: its chips lie in subzones of `stock:A` or `bank`, one for each value
 */
function stacks(owner: string, chips: Chips, pitch: number, arrival: Arrival): Piece[] {
  const [zone, group] =
    owner === BANK ? ([BANK, BANK] as const) : ([namedZone('stock', owner), `chips:${owner}`] as const)
  return listChips(chips, MAX_DRAWN_CHIPS).map(({ value, index }) => {
    const column = VALUES.indexOf(value) - (VALUES.length - 1) / 2
    const tower = Math.floor(index / MAX_TOWER_CHIPS)
    const towerId = `${zone}:${value}:${tower}`
    return {
      ...chip(`chip:${zone}:${value}:${index}`, value, {
        x: column * pitch + jitter(towerId, 'x', 0.05),
        y: (index % MAX_TOWER_CHIPS) * CHIP_THICKNESS + 0.002,
        z: tower * PITCH.towers + jitter(towerId, 'z', 0.08),
      }),
      zone: `${zone}:${value}`,
      group,
      ...arrival(value, index, chips[value]),
    }
  })
}

/** The settlement of a punter's stakes after a spin, and its time in beats after the flick. */
interface SeatSettlement {
  readonly seat: string
  readonly beat: number
  /** Spots of the settled stakes. */
  readonly spots: readonly string[]
  /** Chips that the punter receives: returned stakes and winnings; 0 for lost stakes. */
  readonly gained: number
}

/** The settlement of the last spin; empty if the last events were not a spin. */
interface Settlement {
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
function settlementOf(table: Table, context: Context): Settlement {
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
const betZone = (seat: string, spot: string): string => namedZone('bet', `${seat}:${spot}`)

/** Beats between two paid chips. */
const PAY_INTERVAL = 0.7

/** Returns the punters' chips that are not staked. The viewer's own have touches such as `chip:5`. */
function stocks(table: Table, context: Context, settling: Settlement): Piece[] {
  return puntersOf(table).flatMap((seat) => {
    const won = settling.wins.find((turnover) => turnover.seat === seat)
    const pieces = stacks(
      seat,
      chipsForPlay(table.state.chips[seat] ?? 0),
      pitchOf(table, seat, context),
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
function homeMarks(table: Table, context: Context): Piece[] {
  return puntersOf(table).map((seat) => {
    const own = seat === eyeOf(table)
    const pose = { x: HOME_MARK_PITCHES * pitchOf(table, seat, context), y: 0.004, z: 0 }
    return {
      ...markPiece(`home:${seat}`, 'row', pose, own && context.touchable.has('home') ? 0.4 : 0),
      group: `chips:${seat}`,
      gathers: [`bet:${seat}`],
      ...(own && { touch: 'home' }),
    }
  })
}

/** Distance of that mark from the middle of the stacks, at their right, in distances of two stacks. */
const HOME_MARK_PITCHES = 2.6

/** Largest number of chips of one value that are drawn for a stake. */
const MAX_STAKE_CHIPS = 8
/** Distance of a stake from the centre of its spot towards its owner, in inches. */
const OWNER_OFFSET = 0.06

/**
 * Returns the stakes on the layout. Stakes of several punters on one spot are stacked, each shifted slightly towards
 * its owner.
 */
function bets(table: Table): Piece[] {
  const heights = new Map<string, number>()
  const order = [nearSeat(table), ...opponentsOf(table)]
  return puntersOf(table).flatMap((seat) => {
    const toOwner = (-2 * Math.PI * order.indexOf(seat)) / order.length
    return Object.entries(table.state.bets[seat] ?? {}).flatMap(([spot, stake]) => {
      const at = placeOfSpot(spot)
      const zone = betZone(seat, spot)
      return listChips(fewestChips(stake), MAX_STAKE_CHIPS).map(({ value, index }): Piece => {
        const level = heights.get(spot) ?? 0
        heights.set(spot, level + 1)
        return {
          ...chip(`chip:${zone}:${value}:${index}`, value, {
            x: at.x + Math.sin(toOwner) * OWNER_OFFSET,
            y: SHEET_TOP + level * CHIP_THICKNESS,
            z: at.z + Math.cos(toOwner) * OWNER_OFFSET,
          }),
          zone,
          from: namedZone('stock', seat),
          touch: placeTouch(spot),
        }
      })
    })
  })
}

/** Amount that represents an unlimited bank. */
const UNLIMITED_BANK = 2000
/** Beats between two raked chips. */
const RAKE_INTERVAL = 0.3

/** Returns the bank. Lost stakes are gathered there. */
function bank(table: Table, context: Context, settling: Settlement): Piece[] {
  const keeper = isHouse(table) ? HOUSE : table.state.banker
  if (keeper === null) return []
  const chips = chipsForPlay(table.state.bank ?? UNLIMITED_BANK)
  return [
    ...stacks(BANK, chips, pitchOf(table, keeper, context), rakedArrival(table, settling)),
    ...gatheringMarks(keeper, settling),
  ]
}

/** Returns the arrival of the bank's chips. New ones are the raked chips, each of which comes from a lost stake. */
function rakedArrival(table: Table, { losses, wins: [first] }: Settlement): Arrival {
  const stakes = losses.flatMap(({ seat, spots, beat }) => spots.map((spot) => ({ zone: betZone(seat, spot), beat })))
  const before = stakes.length > 0 && table.state.bank !== null ? chipsForPlay(bankBefore(table)) : null
  let newChips = 0
  return (value, index): Partial<Piece> => {
    if (!before || index < before[value]) return first === undefined ? {} : { from: namedZone('stock', first.seat) }
    const stake = entryAt(stakes, newChips++ % stakes.length)
    return { from: stake.zone, beat: stake.beat + RAKE_INTERVAL * newChips }
  }
}

function bankBefore({ state }: Table): number {
  const sum = (amounts: Readonly<Record<string, number>>) =>
    Object.values(amounts).reduce((all, chips) => all + chips, 0)
  return (state.bank ?? 0) - sum(state.last?.collected ?? {}) + sum(state.last?.paid ?? {})
}

/**
 * Returns invisible places where chips go that nobody else picks up: lost stakes and exchanged chips at the bank, and
 * exchanged chips of the bank at the first punter who is paid.
 */
function gatheringMarks(keeper: string, { losses, wins }: Settlement): Piece[] {
  const place = (id: string, seat: string, beat: number, gathers: readonly string[]): Piece => ({
    ...markPiece(id, 'row', { x: 0, y: 0.004, z: 0 }, 0),
    group: seat === keeper ? BANK : `chips:${seat}`,
    beat,
    gathers,
  })
  return [
    ...losses.map(({ seat, spots, beat }) =>
      place(
        `rake:${seat}`,
        keeper,
        beat,
        spots.map((spot) => betZone(seat, spot)),
      ),
    ),
    ...wins.map(({ seat, beat }) => place(`change:${seat}`, keeper, beat, [`stock:${seat}`])),
    ...wins.map(({ seat, beat }) => place(`pay:${seat}`, seat, beat, ['bank', `bet:${seat}`])),
  ]
}

/** Returns the dial with its arrow. The arrow turns when the spin's number is new to the stage. */
function dial(table: Table, context: Context): Piece[] {
  const at = { x: 0, z: 0 }
  const { number, strength, to } = newestSpin(table, context.flickStrength)
  const lit = (touch: string) => (context.touchable.has(touch) ? 0.55 : 0)
  return [
    { ...dialPiece(at), group: 'dial', touch: 'dial', glow: Math.max(lit('dial'), lit('arrow')) },
    { ...arrowPiece(at, to), group: 'dial', spin: { number, strength }, touch: 'arrow', glow: lit('arrow') },
    ...wonSector(table, context, at),
  ]
}

/** Distance of the middle of a sector from the dial's centre, and height of the print, in inches. */
const SECTOR_MIDDLE = { far: 4.55, y: 0.575 } as const

/** Returns the light on the sector where the arrow has stopped. */
function wonSector(table: Table, context: Context, at: TablePoint): Piece[] {
  const card = shownWinner(table, context)
  if (card === null) return []
  const angle = sectorAngle(card)
  const { far, y } = SECTOR_MIDDLE
  const pose = { x: at.x + far * Math.sin(angle), y, z: at.z - far * Math.cos(angle), turn: -angle }
  return [{ ...markPiece('mark:sector', 'deco-sector', pose, WON_GLOW), group: 'dial' }]
}

/**
 * Returns the table of the roulette: the dial behind the green layout, all chips, the bank, and the stakes. After a
 * spin the arrow first turns to its card; then lost stakes are raked in and winning ones paid, seat by seat.
 */
export function scene(seen: Table, context: Context): Piece[] {
  const settling = settlementOf(seen, context)
  return [
    ...dial(seen, context),
    ...layout(seen, context),
    ...bank(seen, context, settling),
    ...homeMarks(seen, context),
    ...stocks(seen, context, settling),
    ...bets(seen),
  ]
}
