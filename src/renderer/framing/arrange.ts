import type { Piece } from '../stage/model/pieces'
import { boxOf, cellOf, heightOf, widthOf, type Box, type WindowSize } from './box'
import { bring } from './bring'
import { seenBox, type Eye } from './camera'
import { tallCard, type FramedField } from './field'
import { layHand } from './hand'
import { NAME_RATIO, nameCard } from './names'
import { pointsOf } from './outline'
import { isLow, rimOf } from './papers'
import type { LaidTable } from './table-layout'
import { sizeOf } from '../stage/model/sizes'

/** Whose page it is, and the window. */
interface Page {
  readonly table: LaidTable
  readonly seats: readonly string[]
  readonly near: string
  readonly window: WindowSize
  readonly rem: number
}

type Groups = ReadonlyMap<string, readonly Piece[]>

/** What lays groups into boxes for one camera. */
interface Layer {
  readonly page: Page
  readonly framed: FramedField
  readonly groups: Groups
  readonly eye: Eye
  readonly rim: number
  /** The others in the order of turns after the near seat. */
  readonly others: readonly string[]
  /** Groups that are neither a hand nor a dial: the stock first, won piles last. */
  readonly rest: readonly string[]
}

const of = ({ groups }: Layer, name: string): readonly Piece[] => groups.get(name) ?? []

/** Lays everything but the field around it, each group in a box of its own. */
export function arrange(page: Page, framed: FramedField, groups: Groups): Piece[] {
  const at = page.seats.indexOf(page.near)
  const layer: Layer = {
    page,
    framed,
    groups,
    eye: framed.eye,
    rim: rimOf(page.window),
    others: [...page.seats.slice(at + 1), ...page.seats.slice(0, at)],
    rest: [...groups.keys()].filter((name) => !isHeld(name)).sort((a, b) => rank(a) - rank(b)),
  }
  if (framed.papers.layout === 'tall') return tall(layer)
  if (page.table.kind === 'roulette') return roulette(layer)
  if (page.table.kind === 'cards') return aroundCards(layer)
  return framed.papers.layout === 'band' ? atEdge(layer) : inColumn(layer)
}

const isHeld = (name: string): boolean => name === 'hand' || name === 'dial' || name.startsWith('fan:')

/** The stock first, then what can be touched, what belongs to seats, and what was won. */
function rank(name: string): number {
  if (name === 'stock') return 0
  if (name === 'tickets' || name === 'call') return 1
  return name.startsWith('won:') ? 3 : 2
}

function put(layer: Layer, name: string, box: Box, most: number, turn = 0): Piece[] {
  return bring(layer.eye, of(layer, name), box, most, turn)
}

/** Several groups in a grid of equal cells, row by row. */
function grid(layer: Layer, names: readonly string[], box: Box, columns: number, most: number): Piece[] {
  const gap = layer.rim * 2
  const rows = Math.ceil(names.length / columns)
  return names.flatMap((name, i) => {
    const row = Math.floor(i / columns)
    const high = heightOf(box) / rows
    const band = boxOf(box.left, box.top + high * row, box.right, box.top + high * (row + 1) - gap)
    return put(layer, name, cellOf(band, i % columns, Math.min(columns, names.length - row * columns), gap), most)
  })
}

/** A name card takes no more of its box's height than this where it stands below its fan. */
const NAME_PART = 0.48

/** How wide a name card is, in CSS pixels. */
function nameWidth({ page }: Layer, box: Box): number {
  const { window, rem } = page
  const size = Math.max(window.height * 0.14, 7 * rem)
  const smaller = isLow(window) ? 0.62 : window.width < window.height ? 0.72 : 1
  return Math.min(widthOf(box) * 0.8, size * smaller)
}

interface SeatLook {
  readonly turn: number
  readonly most: number
  /** The name stands beside the fan instead of below it. */
  readonly beside: boolean
}

/** A seat's fan of backs with the card that names it. */
function seatAt(layer: Layer, seat: string, box: Box, { turn, most, beside }: SeatLook): Piece[] {
  const { eye } = layer
  const limit = beside ? widthOf(box) * 0.45 : (heightOf(box) * NAME_PART) / NAME_RATIO
  const wide = Math.min(nameWidth(layer, box), limit)
  const high = wide * NAME_RATIO
  const backs = of(layer, `fan:${seat}`)
  const middle = (box.left + box.right) / 2
  if (backs.length === 0) {
    const top = beside ? (box.top + box.bottom - high) / 2 : box.top
    return bring(eye, [nameCard(seat)], boxOf(middle - wide / 2, top, middle + wide / 2, top + high), 1.2)
  }
  const room = beside
    ? boxOf(box.left, box.top, box.right - wide - 6, box.bottom)
    : boxOf(box.left, box.top, box.right, box.bottom - high - 1)
  const laid = bring(eye, backs, room, most, turn)
  const fan = seenBox(eye, pointsOf(laid))
  const name = beside
    ? boxOf(fan.right + 6, (fan.top + fan.bottom - high) / 2, fan.right + 6 + wide, (fan.top + fan.bottom + high) / 2)
    : boxOf(middle - wide / 2, fan.bottom + 1, middle + wide / 2, fan.bottom + 1 + high)
  return [...laid, ...bring(eye, [nameCard(seat)], name, 1.2)]
}

function tall(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim } = layer
  const { height } = page.window
  const isRoulette = page.table.kind === 'roulette'
  const rows = others.length > 4 ? 2 : 1
  const each = Math.ceil(others.length / rows)
  const fans = isRoulette
    ? put(layer, 'dial', framed.dial, 2)
    : others.flatMap((seat, i) => {
        const row = Math.floor(i / each)
        const high = heightOf(framed.others) / rows
        const band = boxOf(
          framed.others.left,
          framed.others.top + row * high,
          framed.others.right,
          framed.others.top + (row + 1) * high,
        )
        const cell = cellOf(band, i - row * each, Math.min(each, others.length - row * each), rim)
        return seatAt(layer, seat, cell, { turn: 0, most: 0.8, beside: false })
      })
  const side = rest.flatMap((name, i) =>
    put(layer, name, cellOf(framed.side, i, rest.length, rim), isRoulette ? 1.6 : 1.1),
  )
  return [...fans, ...side, ...layHand(layer.eye, of(layer, 'hand'), framed.hand, tallCard(page.table.back, height))]
}

function roulette(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim, eye } = layer
  const mine = `chips:${page.near}`
  const there = rest.filter((name) => name !== mine)
  const isOwner = (seat: string) => of(layer, `chips:${seat}`).length === 0
  const stacks = there.flatMap((name, i) => {
    const cell = cellOf(framed.others, i, there.length, rim * 4)
    const seat = name.startsWith('chips:') ? name.slice(6) : others.find(isOwner)
    const wide = Math.min(widthOf(cell) * 0.46, isLow(page.window) ? 70 : Math.max(110, page.window.height * 0.11))
    const name_ = boxOf(cell.right - wide, cell.bottom - wide * NAME_RATIO, cell.right, cell.bottom)
    const chips = put(layer, name, { ...cell, right: cell.left + widthOf(cell) * 0.5 }, 1.9)
    return seat === undefined ? chips : [...chips, ...bring(eye, [nameCard(seat)], name_, 1.2)]
  })
  return [...put(layer, 'dial', framed.dial, 2), ...stacks, ...put(layer, mine, framed.hand, 2.6)]
}

/** At the right edge of a field that fills the window. */
function atEdge(layer: Layer): Piece[] {
  const { framed, rest, rim, page } = layer
  const { side, papers } = framed
  if (widthOf(side) > 60) return grid(layer, rest, side, 1, 1.3)
  const left = boxOf(rim, papers.strip.bottom + rim, rim + 90, page.window.height - rim)
  return grid(layer, rest, left, 1, 1)
}

/** In the column beside a board: fans with names, below them piles and chips, and the hand over the verbs. */
function inColumn(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim, eye } = layer
  const { height } = page.window
  const { side } = framed
  const hand = of(layer, 'hand')
  if (page.table.hand === 0 && others.length === 1) return inDuel(layer)
  const full = Math.max(page.table.hand, hand.length)
  const high = full > 0 ? Math.min(heightOf(side) * (full > 5 ? 0.5 : 0.34), height * 0.36) : 0
  const upper = boxOf(side.left, side.top, side.right, side.bottom - high - rim)
  const part = others.length > 0 ? (rest.length > 0 ? 0.52 : 1) : 0
  const cut = upper.top + heightOf(upper) * part
  const rows = others.length > 3 ? 2 : 1
  const each = Math.ceil(others.length / rows)
  const fans = others.flatMap((seat, i) => {
    const row = Math.floor(i / each)
    const deep = (cut - upper.top) / rows
    const band = boxOf(upper.left, upper.top + deep * row, upper.right, upper.top + deep * (row + 1) - rim)
    const cell = cellOf(band, i - row * each, Math.min(each, others.length - row * each), rim * 2)
    return seatAt(layer, seat, cell, { turn: 0, most: 0.95, beside: false })
  })
  const columns = rest.length > 4 ? 3 : rest.length > 1 ? 2 : 1
  const piles = boxOf(upper.left, cut + rim, upper.right, upper.bottom)
  const box = boxOf(side.left, side.bottom - high, side.right, side.bottom - rim)
  return [
    ...fans,
    ...grid(layer, rest, piles, columns, others.length === 0 ? 1.5 : 1.05),
    ...layHand(eye, hand, box, height * 0.2),
  ]
}

/** Two who hold no cards: what the other has taken above, the own below. */
function inDuel(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim } = layer
  const { side } = framed
  const own = (name: string) => name.endsWith(`:${page.near}`)
  const middle = (side.top + side.bottom) / 2
  const name = boxOf(side.left, side.top, side.right, side.top + nameWidth(layer, side) * NAME_RATIO)
  return [
    ...others.flatMap((seat) => seatAt(layer, seat, name, { turn: 0, most: 1, beside: false })),
    ...grid(
      layer,
      rest.filter((it) => !own(it)).reverse(),
      boxOf(side.left, name.bottom + rim, side.right, middle - rim),
      1,
      1.2,
    ),
    ...grid(layer, rest.filter(own), boxOf(side.left, middle + rim, side.right, side.bottom), 1, 1.2),
  ]
}

/** Around a trick or a pool: fans at the left, along the top and at the right, the hand along the lower edge. */
function aroundCards(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim, eye } = layer
  const { width, height } = page.window
  const { papers, hand } = framed
  const { column } = papers
  const edge = width - column - rim * 3
  const [below, floor] = [papers.strip.bottom + rim, papers.verbs.top - rim]
  const count = others.length
  const left = boxOf(rim, height * 0.14, width * 0.11, hand.top - rim * 2)
  const wide = Math.max(column * 0.44, Math.min(width * 0.1, column * 0.6))
  const right = boxOf(edge + rim, below, edge + rim + wide, Math.min(floor, below + (floor - below) * 0.62))
  const top = boxOf(width * 0.13, rim, edge - rim * 2, height * 0.145)
  const only = boxOf(width * 0.3, rim, edge - width * 0.1, height * 0.145)
  const fans = others.flatMap((seat, i) => {
    const side = count > 1 && (i === 0 || i === count - 1)
    const box = count === 1 ? only : i === 0 ? left : side ? right : cellOf(top, i - 1, count - 2, rim)
    return seatAt(layer, seat, box, { turn: 0, most: 0.95, beside: !side })
  })
  const piles = boxOf(edge + rim * 2 + (count > 1 ? column * 0.46 : 0), below, width - rim * 2, floor)
  const { w, d } = sizeOf('card', page.table.back)
  return [
    ...fans,
    ...grid(layer, rest, piles, widthOf(piles) > 240 && rest.length > 1 ? 2 : 1, 1.3),
    ...layHand(eye, of(layer, 'hand'), hand, height * (w === d ? 0.225 : 0.285)),
  ]
}
