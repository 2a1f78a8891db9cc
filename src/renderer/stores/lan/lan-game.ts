import type { LanClient, LanState } from '../../../lan-client'
import type { Lobby } from '../../../protocol/lan/table-schemas'
import { gameById } from '../../../rules/catalogue'
import { rulesOf } from '../../../rules/kit'
import { text } from '../../i18n/say'
import type * as LanTools from '../../lan'
import type { RemoteTable, KeptGame, Pace, GuestConnections } from '../../lan'
import { toGame } from '../table/show-game'
import { usePage } from '../app/page'
import { useSettings } from '../app/settings'
import { useTable } from '../table/table'

/** The games of a LAN table as played on this screen: one remote table for each, while it is played or viewed. */
export interface LanGame {
  /** Goes to the lobby's current place: to the game, or (when joining) to the gathering. */
  follow(now: Lobby, comesIn: boolean): void
  /** Applies a change of the table: who sits there, or whether it is paused. */
  seat(now: Lobby): void
  /** Applies what a connection of this screen has learnt about its viewer. */
  hear(client: LanClient, state: LanState): void
  /** Skips the animations for the viewer. */
  skip(): void
  close(): void
}

/** Plies of others are shown at the pace chosen in the settings. */
const PACE: Pace = {
  pause: () => useSettings().pause,
  still: () => useTable().still(),
  hidden: () => document.visibilityState === 'hidden',
}

/** Calls `act` whenever the page is hidden or unloaded. Returns a function that stops it. */
function whenUnseen(act: () => void): () => void {
  const actHidden = (): void => (document.visibilityState === 'hidden' ? act() : undefined)
  window.addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', actHidden)
  return () => {
    window.removeEventListener('pagehide', act)
    document.removeEventListener('visibilitychange', actHidden)
  }
}

/** @param tell receives the sentence that says why a game cannot be shown */
export function createLanGames(
  tools: typeof LanTools,
  party: GuestConnections,
  tell: (fault: string) => void,
): LanGame {
  let far: RemoteTable | null = null
  const log = tools.keptLogIn(() => window.sessionStorage)

  /** The table, round and rules by which a kept game is recognized. */
  const keptGame = ({ round, game, rules }: Omit<KeptGame, 'where'>): KeptGame => ({
    where: party.where,
    round,
    game,
    rules,
  })

  /** Stores what was told, so that a reloaded page continues from it; a phone may discard a hidden page. */
  function keep(): void {
    if (far !== null && !far.over) log.keep(keptGame(far), far.keep())
  }
  const stopKeeping = whenUnseen(keep)

  function sitDown(now: Lobby): void {
    const named = gameById(now.game)
    const found = named === undefined ? null : rulesOf(named, now.rules)
    if (!found?.ok) {
      tell(text('far.otherRules'))
      return usePage().go('gathering')
    }
    far?.close()
    far = tools.createRemoteTable({
      game: found.value,
      find: gameById,
      lobby: now,
      clients: () => party.clients.filter(({ state }) => state.lobby !== null),
      eye: () => useTable().looking.eye,
      kept: log.take(keptGame(now)),
      pace: PACE,
    })
    void useTable().attend(far).then(toGame)
  }

  return {
    follow(now, comesIn) {
      const underWay = now.phase === 'committing' || now.phase === 'playing'
      const isSeated = party.clients.some(({ state }) => state.seat !== null)
      if (underWay && far?.round !== now.round) sitDown(now)
      else if (comesIn && now.phase === 'over' && isSeated) sitDown(now)
      else if (comesIn) usePage().go('gathering')
    },
    seat(now) {
      if (far?.round === now.round) far.seat(now)
    },
    hear(client, state) {
      if (far !== null && state.lobby?.round === far.round) far.hear(client)
    },
    skip: () => far?.skip(),
    close() {
      stopKeeping()
      far?.close()
    },
  }
}
