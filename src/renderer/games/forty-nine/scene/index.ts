import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import { openBoard } from '../../layout/board'
import { type Context, type Table, stockSize, handOf, isBaltimore, isStrict, isFresh } from '../table'
import { laidCards, marks } from './board'
import type { SceneContext } from '../../types'
import {
  STOCK,
  STOCK_BEHIND,
  pile,
  OWN_CHIPS,
  OWN_CHIPS_PORTRAIT,
  placesAround,
  type ChipPlace,
} from '../../layout/places'
import { namedZone } from '../../../stage/model/names'
import { entryAt, letterOf } from '../../../../rules/kit'
import { lastPly, seatsOf, nearSeat, opponentsOf } from '../../layout/eye'
import { hands as layHands } from '../../layout/hands'
import { chipStacks } from '../../layout/chips'

const VALUES = [
  { face: 'chip/blue', name: 'blue', value: 50 },
  { face: 'chip/red', name: 'red', value: 25 },
  { face: 'chip/white', name: 'white', value: 5 },
] as const

/** What every seat takes from the supply before the game, in points: enough to pay with, small change among it. */
export const SUPPLY = 500

/** Chips in Baltimore style: in front of every seat its supply, more what it won and less what it paid. */
function chips(table: Table, context: SceneContext): Piece[] {
  if (!isBaltimore(table)) return []
  const near = nearSeat(table)
  const others = opponentsOf(table)
  const places = placesAround(others.length, context.portrait)
  const own = context.portrait ? OWN_CHIPS_PORTRAIT : OWN_CHIPS
  return seatsOf(table).flatMap((seat) => {
    const at = seat === near ? own : entryAt(places, others.indexOf(seat)).chips
    return stacks(table, seat, at)
  })
}

/** How an amount is held: a few whites and reds to change with, the rest in blue; nothing below zero. */
function change(points: number): readonly number[] {
  const whole = Math.max(0, Math.floor(points / 5))
  const white = whole >= 30 ? 5 + (whole % 5) : whole % 5
  const reds = (whole - white) / 5
  const red = whole >= 30 ? 2 + (reds % 2) : reds % 2
  return [(reds - red) / 2, red, white]
}

function stacks(table: Table, seat: string, at: ChipPlace): Piece[] {
  const counts = change(SUPPLY + (table.scores[seat] ?? 0))
  const kinds = VALUES.map(({ face, name }, kind) => ({ face, name, count: entryAt(counts, kind) }))
  return chipStacks(seat, kinds, at, payersTo(table, seat))
}

/** Who paid this seat last: everybody else if it was its score, else the one whose score it was (with change). */
function payersTo(table: Table, seat: string): string[] {
  const last = table.state.tally.at(-1)
  if (!last) return []
  return last.seat === seat ? seatsOf(table).filter((other) => other !== seat) : [last.seat]
}

/** A place beside the stock, or in the other far corner, to tap for a pass, while one is allowed. There is a button for it too. */
function passMark(context: SceneContext): Piece[] {
  if (!context.touchable.has('pass') && !context.picked.includes('pass')) return []
  const at = context.portrait ? STOCK_BEHIND : STOCK
  const [dx, dz] = context.portrait ? [14, 0] : [0.1, -2.5]
  return [
    {
      id: 'mark:pass',
      kind: 'mark',
      face: 'mark/pass',
      pose: { x: at.x + dx, y: 0.004, z: at.z + dz, turn: at.turn },
      touch: 'pass',
      zone: 'marks',
      group: 'stock',
      glow: 0.5,
    },
  ]
}

/** How high a pile is drawn that nobody may count. */
const UNCOUNTED = 14

/** The stock as cards, each of its own, so that the pile thins; or the whole pack while it is not dealt. */
function stock(table: Table, context: SceneContext): Piece[] {
  const count = stockSize(table.state) ?? UNCOUNTED
  const touchable = context.touchable.has('stock')
  const from = table.state.turn === null ? 'board' : namedZone('hand', table.state.turn)
  return pile('stock', count, '49/back', context.portrait ? STOCK_BEHIND : STOCK).map((piece, i) => ({
    ...piece,
    from,
    touch: 'stock',
    glow: touchable && i === count - 1 ? 0.6 : 0,
  }))
}

/** All hands: the near one as a fan to be read, the others as backs round the table, open when the game is over. */
function hands(table: Table, context: Context): Piece[] {
  const drawing = lastPly(context).events.find((event) => event.type === 'drawn')?.seat
  const dealing = isDealing(table, context)
  return layHands(table, context, {
    cards: (seat) => handOf(table, seat),
    face: (card) => `49/${card}`,
    back: '49/back',
    plain: isStrict(table),
    close: !isBaltimore(table),
    from: (seat, open) =>
      dealing || (drawing !== undefined && letterOf(drawing) === seat)
        ? 'stock'
        : open
          ? namedZone('hand', seat)
          : 'board',
    ...(dealing ? { beat: (seat, index) => dealBeat(table, context, seat, index) } : {}),
  })
}

/** Whether the cards of this scene are the ones just dealt: they come from the stock, one after another. */
function isDealing(table: Table, context: SceneContext): boolean {
  return isFresh(table.state) && !table.over && context.last === null
}

/**
 * When a dealt card leaves the stock, in beats: one card to each seat in turn, five times, beginning with seat A. A card
 * that is touched already answers at once.
 */
function dealBeat(table: Table, context: SceneContext, seat: string, index: number): number {
  return context.picked.length > 0 ? 0 : index * table.seats + seatsOf(table).indexOf(seat)
}

/**
 * The table of Forty-Nine as pieces: a pure function of what an eye may know and of how the screen stands. Nothing is
 * drawn that the view does not tell: hands of others are backs, and a hand or stock of secret size looks always the same.
 */
export function scene(seen: Table, context: Context): Piece[] {
  return [
    openBoard(),
    ...furniture('forty-nine-outfit', seen.seats, context.portrait),
    ...stock(seen, context),
    ...laidCards(seen, context),
    ...hands(seen, context),
    ...chips(seen, context),
    ...marks(seen, context),
    ...passMark(context),
  ]
}
