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

/** The games of a LAN table as this screen plays them: a far table for each, while it is played and looked at. */
export interface LanGame {
  /** Goes where the table is: to the game, or (on coming in) to the gathering. */
  follow(now: Lobby, comesIn: boolean): void
  /** The table has changed: who sits there, whether it is paused. */
  seat(now: Lobby): void
  /** A connection of this screen has learnt whose eyes it has. */
  hear(client: LanClient, state: LanState): void
  /** Whoever looks will not wait. */
  skip(): void
  close(): void
}

/** Plies of others are shown as fast as whoever looks wants to watch. */
const PACE: Pace = {
  pause: () => useSettings().pause,
  still: () => useTable().still(),
  hidden: () => document.visibilityState === 'hidden',
}

/** Does something whenever the page is left or out of sight. Answers what ends that. */
function whenUnseen(act: () => void): () => void {
  const actHidden = (): void => (document.visibilityState === 'hidden' ? act() : undefined)
  window.addEventListener('pagehide', act)
  document.addEventListener('visibilitychange', actHidden)
  return () => {
    window.removeEventListener('pagehide', act)
    document.removeEventListener('visibilitychange', actHidden)
  }
}

/** @param tell hears why a game cannot be shown */
export function createLanGames(
  tools: typeof LanTools,
  party: GuestConnections,
  tell: (fault: string) => void,
): LanGame {
  let far: RemoteTable | null = null
  const log = tools.keptLogIn(() => window.sessionStorage)

  /** By which table, round and rules what was told is known again. */
  const keptGame = ({ round, game, rules }: Omit<KeptGame, 'where'>): KeptGame => ({
    where: party.where,
    round,
    game,
    rules,
  })

  /** A page that is loaded anew goes on from what it was told; a phone may drop a page that is out of sight. */
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
