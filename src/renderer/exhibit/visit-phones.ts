import type { Lobby } from '../../protocol/lan/table-schemas'
import { descriptionOf } from '../games/catalogue'
import { usePage } from '../stores/app/page'
import { useServices } from '../stores/app/services'
import { useShelf } from '../stores/app/shelf'
import { useTable } from '../stores/table/table'
import type { TablePort } from '../play/played-table'
import { isAborted } from './pace'
import { openPhoneTable, type PhoneTableListener, type PhoneTable } from './phone-table'
import { waitUntilOver } from './visit-games'
import type { PhonesState, VisitState, VisitController } from './visit-state'

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
    state.game.value = game
    state.standing.value = null
    state.isAboutShown.value = false
    state.notice.value = null
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
