import { ServiceError } from '../../protocol/app/services'
import { commitmentOf, HOST_OWNER } from '../../protocol/lan/fairness'
import { rulesField, checkOptions, rulesOf, type AnyGame, type GameLookup } from '../../rules/kit'
import type { TableFile } from './table-files'
import type { TableStorage } from './table-storage'
import type { FairnessRound } from './table/fairness-round'
import { serializeShownHands, restoreShownHands } from './table/hands'
import { createIdempotencyCache } from './table/idempotency-cache'
import { type RoomState, createRoomState } from './table/room-state'
import type { SeatState, LanTableDependencies } from './table/types'
import { createToken } from './tokens'
import type { WriteRetryQueue } from './write-retry-queue'

const SIDE_FILE = 'side file'

/**
 * Writes the side files and the leagues of open tables.
 * @param isOpen whether a table with this id is still open
 * @param onWritten receives every file that has reached the disk
 */
export function createRoomStore(
  { files, leagues }: Pick<TableStorage, 'files' | 'leagues'>,
  retries: Pick<WriteRetryQueue, 'write' | 'forget'>,
  isOpen: (id: string) => boolean,
  onWritten: (file: TableFile) => Promise<void>,
) {
  const writers = new Map<string, CoalescingWriter>()

  async function writeNow(room: RoomState): Promise<void> {
    if (!isOpen(room.spec.id)) return
    const file = serializeRoom(room)
    await files.write(file)
    await onWritten(file)
    await leagues.write(room.spec.id, room.league)
  }

  return {
    /** Writes a table's side file, and retries later if the disk refuses. Rejects with any other error. */
    write(room: RoomState): Promise<void> {
      const { id } = room.spec
      const writer = writers.get(id) ?? createCoalescingWriter(() => writeNow(room))
      writers.set(id, writer)
      return retries.write(id, SIDE_FILE, () => writer.write())
    },
    /** Stops writing a table's file. Resolves once no write of it is running. */
    async release(id: string): Promise<void> {
      retries.forget(id, SIDE_FILE)
      await writers.get(id)?.idle()
      writers.delete(id)
    },
    /** Resolves once no write is running. */
    async idle(): Promise<void> {
      await Promise.all([...writers.values()].map((writer) => writer.idle()))
    },
  }
}

/** Coalesces writes of one file: callers that ask during a write share the next one. */
type CoalescingWriter = ReturnType<typeof createCoalescingWriter>

/** @param job writes the state as of its call; calls never overlap */
export function createCoalescingWriter(job: () => Promise<void>) {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function run(): Promise<void> {
    const run = job().finally(() => {
      if (running === run) running = null
    })
    return (running = run)
  }

  function after(current: Promise<void>): Promise<void> {
    const again = () => {
      next = null
      return run()
    }
    return current.then(again, again)
  }

  return {
    /** Resolves once the file holds the state as of this call. Rejects with the error that prevented it. */
    write(): Promise<void> {
      if (next) return next
      return running ? (next = after(running)) : run()
    },
    /** Resolves once no write is running or waiting. */
    async idle(): Promise<void> {
      while (next ?? running) await (next ?? running)?.catch(() => undefined)
    },
  }
}

/**
 * Restores a table's state from its side file. Throws `unknown-game`, `damaged-table`, or a code of the game's rules.
 */
export function restoreRoom(file: TableFile, find: GameLookup, dependencies: LanTableDependencies): RoomState {
  const game = gameOf(file, find)
  const { id, name, code, settings, token = createToken(), ownerKey = createToken() } = file
  const options = checkOptions(game.info, file.options, file.seats.length)
  if (!options.ok) throw new ServiceError('damaged-table', options.error.message)
  const spec = { id, name, game, options: options.value, code, token, ownerKey, settings }
  const { phase, paused, round, turnBase } = file
  const progress = { phase, paused, round, turnBase, luck: restoreFairness(file), hands: restoreShownHands(file.hands) }
  return createRoomState(spec, dependencies, restoreSeats(file), progress)
}

/** Returns the game with the version of its rules that the table began with. */
function gameOf(file: TableFile, find: GameLookup): AnyGame {
  const named = find(file.game)
  if (!named) throw new ServiceError('unknown-game', `This program has no game called "${file.game}".`)
  const found = rulesOf(named, file.rules ?? 1)
  if (found.ok) return found.value
  throw new ServiceError(found.error.code, `A table can’t be opened. ${found.error.message}`)
}

/** Converts a table's state to the content of its side file. */
function serializeRoom({ spec, seats, hands, luck, activeGame, phase, paused, round, turnBase }: RoomState): TableFile {
  return {
    format: 'parlor-table/1',
    id: spec.id,
    name: spec.name,
    game: spec.game.info.id,
    ...rulesField(spec.game.info),
    options: { ...spec.options },
    code: spec.code,
    token: spec.token,
    ownerKey: spec.ownerKey,
    settings: { ...spec.settings },
    phase,
    paused,
    round,
    turnBase,
    seats: seats.map(serializeSeat),
    hands: serializeShownHands(hands),
    luck: luck && serializeFairness(luck),
    save: activeGame?.journal.save ?? null,
  }
}

function serializeSeat(seat: SeatState): TableFile['seats'][number] {
  if (seat.kind !== 'person') return { ...seat }
  const { name, standsIn, tokens, formerTokens } = seat
  const former = formerTokens.length > 0 && { former: [...formerTokens] }
  return { kind: 'person', name, muted: false, standsIn, tokens: [...tokens], ...former }
}

function serializeFairness({
  stage,
  hostValue,
  commits,
  reveals,
  absent,
}: FairnessRound): NonNullable<TableFile['luck']> {
  return { stage, hostValue, commits, reveals, absent }
}

/** Restores the chairs of a side file, with their persons absent. */
function restoreSeats(file: TableFile): SeatState[] {
  return file.seats.map((seat) => {
    if (seat.kind !== 'person') return seat
    const { kind, name, standsIn, tokens, former = [] } = seat
    const answers = createIdempotencyCache()
    return { kind, name, standsIn, tokens, formerTokens: former, word: null, ready: false, answers }
  })
}

/** Restores the fairness round of a side file. An interrupted round is begun again by the caller. */
function restoreFairness(file: TableFile): FairnessRound | null {
  const { luck } = file
  if (!luck) return null
  return { ...luck, host: commitmentOf(HOST_OWNER, luck.hostValue), awaitedSeats: [] }
}
