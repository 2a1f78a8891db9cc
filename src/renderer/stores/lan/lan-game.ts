import type { LanClient, LanState } from '../../../lan-client'
import type { Lobby } from '../../../protocol/lan/table-schemas'
import { rulesOf } from '../../../rules/kit'
import { loadedGame } from '../../games/rules'
import { text } from '../../i18n/say'
import type * as LanTools from '../../lan'
import type { RemoteTable, KeptGame, Pace, GuestConnections } from '../../lan'
import { showGame } from '../table/show-game'
import { usePage } from '../app/page'
import { useSettings } from '../app/settings'
import { useTable } from '../table/table'

/** The games of a LAN table as played on this screen: one remote table for each, while it is played or viewed. */
export type LanGames = ReturnType<typeof createLanGames>

/** Plies of others are shown at the pace chosen in the settings. */
const PACE: Pace = {
  pause: () => useSettings().pause,
  waitUntilStill: () => useTable().waitUntilRead(),
  isHidden: () => document.visibilityState === 'hidden',
}

/** Calls `act` whenever the page is hidden or unloaded. Returns a function that stops it. */
function onPageHidden(act: () => void): () => void {
  const actHidden = (): void => (document.visibilityState === 'hidden' ? act() : undefined)
  window.addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', actHidden)
  return () => {
    window.removeEventListener('pagehide', act)
    document.removeEventListener('visibilitychange', actHidden)
  }
}

/**
 * @param reportFault receives the sentence that says why a game cannot be shown
 * @param keepsMoves whether moves made while the connection is lost are kept
 */
export function createLanGames(
  tools: typeof LanTools,
  connections: GuestConnections,
  reportFault: (fault: string) => void,
  keepsMoves: () => boolean,
) {
  let remoteTable: RemoteTable | null = null
  const log = tools.createKeptLog(() => window.sessionStorage)

  /** The table, round and rules by which a kept game is recognized. */
  const keptGame = ({ round, game, rules }: Omit<KeptGame, 'where'>): KeptGame => ({
    where: connections.where,
    round,
    game,
    rules,
  })

  /** Stores what was told, so that a reloaded page continues from it; a phone may discard a hidden page. */
  function storeLog(): void {
    if (remoteTable !== null && !remoteTable.over) log.keep(keptGame(remoteTable), remoteTable.keptFeeds())
  }
  const stopKeeping = onPageHidden(storeLog)

  function openRemoteTable(lobby: Lobby): void {
    const named = loadedGame(lobby.game)
    const found = named === undefined ? null : rulesOf(named, lobby.rules)
    if (!found?.ok) {
      reportFault(text('far.otherRules'))
      return usePage().go('gathering')
    }
    remoteTable?.close()
    remoteTable = tools.createRemoteTable({
      game: found.value,
      lobby,
      clients: () => connections.clients.filter(({ state }) => state.lobby !== null),
      eye: () => useTable().looking.eye,
      keptFeeds: log.take(keptGame(lobby)),
      pace: PACE,
      keepsMoves,
    })
    void useTable().openTable(remoteTable).then(showGame)
  }

  return {
    /** Goes to the lobby's current place: to the game, or (when joining) to the gathering. */
    follow(lobby: Lobby, isJoining: boolean): void {
      const underWay = lobby.phase === 'committing' || lobby.phase === 'playing'
      const isSeated = connections.clients.some(({ state }) => state.seat !== null)
      if (underWay && remoteTable?.round !== lobby.round) openRemoteTable(lobby)
      else if (isJoining && lobby.phase === 'over' && isSeated) openRemoteTable(lobby)
      else if (isJoining) usePage().go('gathering')
    },
    /** Applies a change of the table: who sits there, or whether it is paused. */
    updateSeats(lobby: Lobby): void {
      if (remoteTable?.round === lobby.round) remoteTable.updateSeats(lobby)
    },
    /** Applies what a connection of this screen has learnt about its viewer. */
    applyUpdate(client: LanClient, state: LanState): void {
      if (remoteTable !== null && state.lobby?.round === remoteTable.round) remoteTable.follow(client)
    },
    /** Skips the animations for the viewer. */
    skip: () => remoteTable?.skip(),
    close(): void {
      stopKeeping()
      remoteTable?.close()
    },
  }
}
