import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { games } from '../../../../../src/rules/catalogue'
import {
  LineOfPlay,
  ONLOOKER,
  createTapeThenSeedSource,
  letterOf,
  type AnyGame,
  type Eye,
  type Rng,
} from '../../../../../src/rules/kit'
import { runCount } from '../../../../scale'
import { dealTable, setups, type Setup } from '../../../conformance/setups'
import { openWatchedTable, type WatchedTable } from './watched-table'
import { census } from '../../../conformance/census'

/** Number of deals of all games together. */
const DEALS = runCount(360)
const MOST_MOVES = 60

/**
 * Returns whether a card at this place lies face down for an eye. Cards at all other places on the table lie open, or
 * are not checked.
 */
function isClosed(place: string, eye: Eye): boolean {
  return place === 'stock' || place === 'blind' || (place.startsWith('hand ') && place !== `hand ${letterOf(eye)}`)
}

/** One table, and the whole truth about it. */
interface Dealt {
  readonly line: LineOfPlay
  readonly table: WatchedTable
}

async function dealt(setup: Setup, tape: readonly string[]): Promise<Dealt | null> {
  const line = new LineOfPlay(setup.game, setup.options, setup.seats, createTapeThenSeedSource(tape, setup.seed))
  if (line.settleChance()) return null
  return { line, table: await openWatchedTable(setup, line.tape) }
}

/** Returns the place of each card. */
function placesOf({ line }: Dealt): Map<string, string> {
  const cards = census(line.game, line.state).map((text) => text.split('/') as [string, string])
  return new Map(cards.map(([place, card]) => [card, place]))
}

/** Returns the eyes for which all of these cards lie face down at both tables. */
function blindTo(cards: readonly string[], tables: readonly Dealt[], eyes: readonly Eye[]): Eye[] {
  const places = tables.map(placesOf).flatMap((at) => cards.map((card) => at.get(card) ?? ''))
  return eyes.filter((eye) => places.every((place) => isClosed(place, eye)))
}

/** Returns a deal in which two cards have changed places, and these two cards. */
function swapped(tape: readonly string[], rng: Rng): { readonly tape: string[]; readonly cards: readonly string[] } {
  const changed = [...tape]
  const [i, j] = [rng.below(tape.length), rng.below(tape.length)]
  const cards = [tape[j] ?? '', tape[i] ?? '']
  ;[changed[i], changed[j]] = cards as [string, string]
  return { tape: changed, cards }
}

/**
 * Plays one random game at two tables that differ in two cards. Every byte for an eye must be the same as long as both
 * cards lie face down for it, no move has named them, and both games wait for the same seats. Returns the number of
 * bytes compared.
 */
async function compare(setup: Setup): Promise<number> {
  const { line, rng } = dealTable(setup)
  if (line.tape.length < 2) return 0
  const one = await dealt(setup, line.tape)
  const { tape, cards } = swapped(line.tape, rng)
  const other = await dealt(setup, tape)
  if (!one || !other) return 0
  let eyes = [ONLOOKER, ...Array.from({ length: setup.seats }, (_, seat) => seat)]
  let compared = 0
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    eyes = sameTurn(one, other) ? blindTo(cards, [one, other], eyes) : []
    if (eyes.length === 0) break
    compared += expectSame(one.table, other.table, eyes)
    const text = someMove(one.line, rng)
    if (text === null || text.split(/\W+/u).some((word) => cards.includes(word))) break
    if (!(await play(one, text)) || !(await play(other, text))) break
  }
  expect([...one.table.faults, ...other.table.faults]).toEqual([])
  return compared
}

/** Returns whether both games go on and wait for the same seats. A game that is over shows all that it hid. */
function sameTurn(one: Dealt, other: Dealt): boolean {
  const [here, there] = [one, other].map(({ line: { game, state } }) => {
    return game.outcome(state).over ? null : `${String(game.requiredSeats(state))} ${String(game.optionalSeats(state))}`
  })
  return here !== null && here === there
}

function expectSame(one: WatchedTable, other: WatchedTable, eyes: readonly Eye[]): number {
  const [here, there] = [one.sent(), other.sent()]
  let bytes = 0
  for (const eye of eyes) {
    expect(there.get(eye)).toBe(here.get(eye))
    expect(other.whole(eye)).toBe(one.whole(eye))
    bytes += here.get(eye)?.length ?? 0
  }
  return bytes
}

function someMove({ game, state }: LineOfPlay, rng: Rng): string | null {
  const waited = game.requiredSeats(state)
  if (waited === 0) return null
  const seat = 31 - Math.clz32(waited)
  return `${letterOf(seat)} ${game.write(state, seat, (game.pickSound ?? game.pick)(state, seat, rng))}`
}

/**
 * Plays a move at a table if it is sound there. An unsound move is not played, because a strict referee would tell
 * everybody what is wrong with it. Returns false if the move is not sound, or if it brought a new deal, before which
 * everything is shown.
 */
async function play({ line, table }: Dealt, text: string): Promise<boolean> {
  const read = line.read(text)
  if (!read.ok || !line.game.isSound(line.state, read.value.seat, read.value.move)) return false
  const drawn = line.tape.length
  line.play(read.value)
  line.settleChance()
  const played = await table.table.play(read.value.seat, text.slice(2))
  expect(played.ok).toBe(true)
  return line.tape.length === drawn
}

/** Games in which a seat holds cards that others may not see. */
const hiding = games.filter((game: AnyGame) => {
  if (game.info.seats.max === 1 || !game.info.hasChance) return false
  const [setup] = fc.sample(setups(game), { numRuns: 1, seed: 1 })
  return setup !== undefined && census(game, dealTable(setup).line.state).some((card) => card.startsWith('hand '))
})

describe(`every byte for an eye is the same whatever lies face down before it: ${String(DEALS)} deals`, () => {
  it('in as many games as hide cards', () => {
    expect(hiding.map(({ info }) => info.id)).toHaveLength(9)
  })

  const each = Math.ceil(DEALS / hiding.length)
  it.each(hiding.map((game) => [game.info.id, game] as const))('%s', { timeout: 3_600_000 }, async (_, game) => {
    let compared = 0
    for (const setup of fc.sample(setups(game), { numRuns: each, seed: 49 })) compared += await compare(setup)
    expect(compared).toBeGreaterThan(each * 1_000)
  })
})
