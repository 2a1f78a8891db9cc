import type { LanClient, LanState } from '../../protocol/lan/client'
import type { Lobby } from '../../protocol/lan/host-parts'
import { gameById } from '../../rules/catalogue'
import { text } from '../i18n/say'
import type * as LanTools from '../lan'
import type { FarTable, Pace, Party } from '../lan'
import { toGame } from './actions'
import { usePage } from './page'
import { useSettings } from './settings'
import { useTable } from './table'

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

/** @param tell hears why a game cannot be shown */
export function lanGame(tools: typeof LanTools, party: Party, tell: (fault: string) => void): LanGame {
  let far: FarTable | null = null

  const pace: Pace = {
    pause: () => useSettings().pause,
    still: () => useTable().still(),
    hidden: () => document.visibilityState === 'hidden',
  }

  function sitDown(now: Lobby): void {
    const game = gameById(now.game)
    if (game === undefined || game.info.version !== now.rules) {
      tell(text('far.otherRules'))
      return usePage().go('gathering')
    }
    far?.close()
    far = tools.farTable({
      game,
      find: gameById,
      lobby: now,
      clients: () => party.clients.filter(({ state }) => state.lobby !== null),
      eye: () => useTable().looking.eye,
      pace,
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
    close: () => far?.close(),
  }
}
