import type { Lobby } from '../../protocol/lan/table-schemas'
import { descriptionOf } from '../games/catalogue'
import { usePage } from '../stores/app/page'
import { useServices } from '../stores/app/services'
import { useShelf } from '../stores/app/shelf'
import { useTable } from '../stores/table/table'
import type { TablePort } from '../play/played-table'
import { isAborted, scaleToPace } from './pace'
import { waitUntilOver } from './visit-games'
import { clearGame, type PhonesState, type PhoneTable, type VisitState, type VisitController } from './visit-state'
import type { LanService } from '../../protocol/app/services'
import { descriptionById } from '../../rules/games'
import { ONLOOKER, rulesOf } from '../../rules/kit'
import { text } from '../i18n/say'
import { loadedGame, loadGame } from '../games/rules'
import type { GuestConnections } from '../lan'

const INITIAL_PHONES: PhonesState = { link: null, people: [], stage: 'opening' }

/** Creates the games on visitors' phones. */
export function createPhoneGames(state: VisitState, controller: VisitController) {
  /** The table that was last asked to deal: a second touch does not ask again. */
  let dealtTable: PhoneTable | null = null

  const show = (changes: Partial<PhonesState>): void => {
    state.phones.value = { ...(state.phones.value ?? INITIAL_PHONES), ...changes }
  }

  /** Follows the table from the deal to the end of the game. */
  async function follow(game: string, port: TablePort, signal: AbortSignal): Promise<void> {
    controller.countGame('begun')
    await useTable().openTable(port)
    if (isAborted(signal)) return
    await useShelf().openAtOnce(game)
    if (isAborted(signal)) return
    usePage().go('game')
    show({ stage: 'playing' })
    await waitUntilOver(port, signal)
    if (isAborted(signal)) return
    controller.countGame('ended')
    show({ stage: 'over' })
  }

  function listenerFor(game: string, signal: AbortSignal): PhoneTableListener {
    return {
      onLobby: (now) => show({ people: peopleIn(now) }),
      onBegin: (port) => void follow(game, port, signal),
      onLost: () => show({ stage: 'fault' }),
    }
  }

  /** Opens a table of a game, by its id. If that fails, the page says so. */
  async function invite(game: string): Promise<void> {
    const signal = controller.restart()
    controller.leaveGame()
    clearGame(state, game)
    state.phones.value = INITIAL_PHONES
    controller.go('phones')
    const { lan } = useServices()
    if (lan === undefined) return show({ stage: 'fault' })
    try {
      const table = await openPhoneTable(lan, game, descriptionOf(game).title, listenerFor(game, signal))
      if (isAborted(signal)) return table.close()
      controller.phones = table
      show(table.link === null ? { stage: 'fault' } : { link: table.link, stage: 'gathering' })
    } catch (fault) {
      console.warn('no table for phones could be opened:', fault)
      if (!isAborted(signal)) show({ stage: 'fault' })
    }
  }

  /** Deals to the phones at the table; bots fill the other seats. If that fails, the page says so. */
  async function deal(): Promise<void> {
    const { phones: table } = controller
    if (table === null || table === dealtTable) return
    dealtTable = table
    const dealt = await table.begin().catch((fault: unknown) => {
      console.warn('the table for phones did not deal:', fault)
      return false
    })
    // By now another scene may be shown, or the game may have begun despite the failure.
    if (!dealt && controller.phones === table && state.phones.value?.stage === 'gathering') show({ stage: 'fault' })
  }

  return { invite, deal }
}

/** Returns the names of the people at a table; bots have no phone. */
const peopleIn = ({ chairs }: Lobby): string[] =>
  chairs.flatMap((chair) => (chair.state === 'here' || chair.state === 'away' ? [chair.name] : []))

/** The events of a table for visitors' phones. */
export interface PhoneTableListener {
  /** Who sits there, and how far the game is. */
  onLobby(now: Lobby): void
  /** The cards are dealt; `port` is the table as an onlooker sees it. */
  onBegin(port: TablePort): void
  /** The table is lost: its host dropped this page or could not be reached. */
  onLost(): void
}

/** The least number of seats to open, unless the game has fewer. */
const MIN_SEATS = 2
/** Level of the bots that fill empty seats. */
const FILL_IN_LEVEL = 2
/** Pause between two plies shown, in milliseconds. */
const PAUSE_MS = 600

/** Removes visitors' names, which are for their phones alone: this public screen only counts the visitors. */
function withoutNames(lobby: Lobby): Lobby {
  const chairs = lobby.chairs.map((chair, seat) =>
    chair.state === 'here' || chair.state === 'away'
      ? { ...chair, name: text('exhibit.visitor', { number: seat + 1 }) }
      : chair,
  )
  return { ...lobby, chairs }
}

/** Opens a table for phones on the local network. Rejects with a ServiceError if it cannot be opened. */
export async function openPhoneTable(
  lan: LanService,
  game: string,
  name: string,
  listener: PhoneTableListener,
): Promise<PhoneTable> {
  const { min, max } = descriptionById(game)?.seats ?? { min: MIN_SEATS, max: MIN_SEATS }
  const chairs = Array.from({ length: Math.min(max, Math.max(min, MIN_SEATS)) }, () => 'open' as const)
  await loadGame(game)
  const { id, address, token, links } = await lan.open({ game, name, chairs, options: {} })
  const { createGuestConnections, createRemoteTable } = await import('../lan')
  let table: ReturnType<typeof createRemoteTable> | null = null
  let closed = false

  function handleLobby(now: Lobby): void {
    if (table?.round === now.round) table.updateSeats(now)
    else if (now.phase === 'committing' || now.phase === 'playing') beginTable(now)
    listener.onLobby(now)
  }

  function beginTable(lobby: Lobby): void {
    const named = loadedGame(lobby.game)
    const found = named === undefined ? null : rulesOf(named, lobby.rules)
    if (!found?.ok) return listener.onLost()
    const pace = { pause: () => scaleToPace(PAUSE_MS), waitUntilStill: () => Promise.resolve(), isHidden: () => false }
    const clients = () => connections.clients
    table = createRemoteTable({ game: found.value, lobby, clients, eye: () => ONLOOKER, pace })
    listener.onBegin(table)
  }

  const connections: GuestConnections = createGuestConnections({
    address,
    pass: { kind: 'token', token },
    onChairsChange: () => undefined,
    onChange(client, change, { connection, lobby }) {
      if (closed) return
      if (change.kind === 'connection') {
        if (['ended', 'refused', 'not-connected'].includes(connection.state)) listener.onLost()
      } else if (lobby !== null && (change.kind === 'lobby' || change.kind === 'view')) handleLobby(withoutNames(lobby))
      table?.follow(client)
    },
  })
  connections.add()
  return {
    link: links[0] ?? null,
    begin: () => lan.start(id, FILL_IN_LEVEL),
    close() {
      if (closed) return
      closed = true
      table?.close()
      connections.close()
      lan.end(id).catch((fault: unknown) => console.warn('the table for phones was not ended:', fault))
    },
  }
}
