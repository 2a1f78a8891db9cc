import { describe, expect, it } from 'vitest'
import type { Chair } from '../../../src/protocol/journal'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, letterOf, ONLOOKER, seatOf, seededRng, type AnyGame } from '../../../src/rules/kit'
import { toldTo } from '../../../src/table'
import { answerBook } from '../../../src/main/lan/table/answers'
import { resumePlay } from '../../../src/main/lan/table/play'
import { eyesOf, newRoom, type Room } from '../../../src/main/lan/table/room'
import type { Guest } from '../../../src/main/lan/table/types'
import { voicesOf } from '../../../src/main/lan/table/voices'
import { luckyThinker } from './host'

const SETTINGS = {
  grace: 1_000,
  whenAway: 'wait',
  luck: 1_000,
  turn: null,
  standIn: 3,
  onlookers: 9,
  autoStart: false,
} as const

/** A table that deals from a tape, with somebody at every eye who keeps every byte that is sent there. */
async function watched(game: AnyGame, seats: number, tape: readonly string[]) {
  const chairs: Chair[] = Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: letterOf(seat) }))
  const options = defaults(game.info)
  const head = {
    format: 'parlor-journal/1',
    id: 'x',
    game: game.info.id,
    version: game.info.version,
    options,
    chairs,
    seed: 'one and the same',
    tape,
    at: 1,
  } as const
  const saves = {
    create: () => Promise.reject(new Error('nothing is saved here')),
    load: () => Promise.resolve({ head, entries: [] }),
  }
  const faults: unknown[] = []
  const spec = { id: 'x', name: 'Parlor', game, options, code: '222222', token: '0'.repeat(32), settings: SETTINGS }
  const persons = chairs.map(
    ({ name }) =>
      ({ kind: 'person', name, ready: true, muted: false, tokens: [], standsIn: false, book: answerBook() }) as const,
  )
  const room: Room = newRoom(
    spec,
    {
      saves,
      book: { note: () => undefined },
      thinker: luckyThinker,
      now: () => 1,
      report: (fault) => faults.push(fault),
    },
    persons,
  )
  const bytes = new Map(eyesOf(room).map((eye) => [eye, [] as string[]]))
  for (const [eye, texts] of bytes) {
    const guest: Guest = { eye, book: answerBook(), send: (text) => texts.push(text), end: () => undefined }
    room.guests.add(guest)
  }
  const voices = voicesOf(room)
  room.phase = 'playing'
  await resumePlay(room, voices, 'x', () => undefined)
  const table = room.play?.table
  if (!table) throw new Error('no table')
  await table.run()
  const seen = (eye: number) =>
    JSON.stringify([table.seen(eye), table.steps.flatMap(({ events }) => toldTo(game, events, eye))])
  return { table, bytes, voices, seen, faults }
}

type Watched = Awaited<ReturnType<typeof watched>>

/** The eyes whose whole view of the game, now and all along, is one and the same at both tables. */
function alike(one: Watched, other: Watched, eyes: readonly number[]): number[] {
  return eyes.filter((eye) => one.seen(eye) === other.seen(eye))
}

/** Swaps two outcomes of a deal; null where that changes nothing. */
function swapped(tape: readonly string[], luck: string): string[] | null {
  const rng = seededRng(luck)
  const [i, j] = [rng.below(tape.length), rng.below(tape.length)]
  const changed = [...tape]
  ;[changed[i], changed[j]] = [tape[j] ?? '', tape[i] ?? '']
  return tape[i] === tape[j] ? null : changed
}

/** Plays one random game at two tables that differ in two cards, for as long as that can be, and compares. */
async function compareGame(game: AnyGame, seats: number, luck: string): Promise<number> {
  const dealt = await watched(game, seats, [])
  const tape = swapped(dealt.table.record().chance?.tape ?? [], luck)
  if (!tape) return 0
  const one = dealt
  const other = await watched(game, seats, tape).catch(() => null)
  if (!other) return 0
  const rng = seededRng(`moves ${luck}`)
  let eyes = alike(one, other, [...one.bytes.keys()])
  let compared = 0
  for (let moves = 0; moves < 120 && eyes.length > 0 && !one.table.over; moves++) {
    for (const eye of eyes) {
      expect(other.bytes.get(eye)).toEqual(one.bytes.get(eye))
      expect(JSON.stringify(other.voices.whole(eye))).toBe(JSON.stringify(one.voices.whole(eye)))
      compared += one.bytes.get(eye)?.at(-1)?.length ?? 0
    }
    const seat = seatOf(one.table.seen(ONLOOKER).toMove[0] ?? '')
    const choice = one.table.moves(seat)
    const text = choice[rng.below(choice.length)] ?? ''
    if (!(await other.table.play(seat, text)).ok) break
    expect(await one.table.play(seat, text)).toMatchObject({ ok: true })
    eyes = alike(one, other, eyes)
  }
  expect([...one.faults, ...other.faults]).toEqual([])
  return compared
}

describe('every byte for a seat is the same whatever lies hidden from it', () => {
  it.each([
    ['forty-nine', 3],
    ['boston-books', 3],
    ['colorow', 2],
    ['new-york-whist', 4],
    ['pittsburgh-draw', 3],
    ['chicago-casino', 2],
    ['color-casino', 2],
    ['cassino-21', 2],
    ['cassino-25', 2],
  ] as const)('%s', async (id, seats) => {
    const game = gameById(id) as AnyGame
    let compared = 0
    const games = Number(process.env['PARLOR_HIDDEN'] ?? 12)
    for (let i = 0; i < games; i++) compared += await compareGame(game, seats, `${id} ${String(i)}`)
    expect(compared).toBeGreaterThan(10_000)
  })
})
