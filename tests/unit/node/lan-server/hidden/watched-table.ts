import { GameJournal } from '../../../../../src/node/lan-server/table-journals'
import { createIdempotencyCache } from '../../../../../src/node/lan-server/table/idempotency-cache'
import { resumeGame } from '../../../../../src/node/lan-server/table/active-game'
import { viewersOf, createRoomState, type RoomState } from '../../../../../src/node/lan-server/table/room-state'
import type { TableClient } from '../../../../../src/node/lan-server/table/types'
import { createBroadcaster } from '../../../../../src/node/lan-server/table/broadcaster'
import { createHoldableMessages } from '../../../../../src/node/lan-server/connections/connection'
import type { SeatPlayer } from '../../../../../src/ports/journal'
import { letterOf, type Eye } from '../../../../../src/rules/kit'
import type { Table } from '../../../../../src/session'
import type { Setup } from '../../../conformance/setups'
import { randomThinker } from '../host'

const SETTINGS = {
  grace: 1_000,
  whenAway: 'wait',
  luck: 1_000,
  turn: null,
  standIn: 3,
  onlookers: 9,
  autoStart: false,
} as const

/** A LAN table that deals from a tape, with a guest for every eye. */
export interface WatchedTable {
  readonly table: Table
  /** Returns the text that was sent to each eye since the last call. */
  sent(): Map<Eye, string>
  /** Returns what a guest who comes in now is shown. */
  whole(eye: Eye): string
  readonly faults: readonly unknown[]
}

/** Opens a table that deals from `tape`, with a guest for every eye, and starts its game. */
export async function openWatchedTable(
  { game, options, seats, seed }: Setup,
  tape: readonly string[],
): Promise<WatchedTable> {
  const chairs: SeatPlayer[] = Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: letterOf(seat) }))
  const { id, version } = game.info
  const head = { format: 'parlor-journal/1', id: 'x', game: id, version, options, chairs, seed, tape, at: 1 } as const
  const faults: unknown[] = []
  const report = (fault: unknown) => void faults.push(fault)
  const room: RoomState = createRoomState(
    {
      id: 'x',
      name: 'Parlor',
      game,
      options,
      code: '222222',
      token: '0'.repeat(32),
      ownerKey: '1'.repeat(32),
      settings: SETTINGS,
    },
    {
      journals: {
        begin: () => Promise.reject(new Error('nothing is saved here')),
        resume: (id) => Promise.resolve({ head, entries: [], journal: new GameJournal(id, () => undefined) }),
        whenFlushed: (act) => act(),
      },
      thinker: randomThinker,
      now: () => 1,
      monotonic: () => 1,
      report,
    },
    chairs.map(({ name }) => {
      return {
        kind: 'person',
        name,
        ready: true,
        muted: false,
        tokens: [],
        formerTokens: [],
        word: null,
        standsIn: false,
        answers: createIdempotencyCache(),
      }
    }),
  )
  let texts = new Map<Eye, string>()
  for (const eye of viewersOf(room)) {
    const send = (text: string, rest?: Buffer) =>
      void texts.set(eye, `${texts.get(eye) ?? ''}${text}${rest?.toString() ?? ''}\n`)
    const acknowledge = (text: string) => send(text)
    const wordGuard = { objection: () => null, recordWrong: () => Promise.resolve() }
    const own = {
      version: 1,
      eye,
      source: letterOf(eye),
      isOwner: false,
      toldWords: '',
      wordGuard,
      answers: createIdempotencyCache(),
    }
    const guest: TableClient = { ...own, ...createHoldableMessages(send), acknowledge, end: () => undefined }
    room.guests.add(guest)
  }
  const voices = createBroadcaster(room)
  room.phase = 'playing'
  await resumeGame(room, voices, 'x', () => undefined)
  const { table } = room.activeGame ?? {}
  if (!table) throw new Error('no table')
  await table.run()
  return {
    table,
    sent() {
      const since = texts
      texts = new Map()
      return since
    },
    whole: (eye) => JSON.stringify(voices.wholeView({ eye, version: 1 })),
    faults,
  }
}
