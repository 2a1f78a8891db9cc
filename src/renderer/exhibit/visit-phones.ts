import type { Lobby } from '../../protocol/lan/table-schemas'
import { infoOf } from '../games/catalogue'
import { usePage } from '../stores/app/page'
import { useServices } from '../stores/app/services'
import { useShelf } from '../stores/app/shelf'
import { useTable } from '../stores/table/table'
import type { TablePort } from '../play/played-table'
import { isCalledOff } from './pace'
import { openPhoneTable, type PhoneNews, type PhoneTable } from './phone-table'
import { untilOver } from './until-over'
import type { PhonesShown, Shown, VisitCourse } from './visit-state'

const NOTHING: PhonesShown = { link: null, people: [], stage: 'opening' }

/** Starts whole games that visitors play on their own phones while this screen shows the table. */
export interface PhoneGames {
  /** Opens a table of a game, by its id. If that fails, the page says so. */
  invite(game: string): Promise<void>
  /** Deals to the phones at the table; bots fill the other seats. If that fails, the page says so. */
  deal(): Promise<void>
}

/** Creates the games on visitors' phones. */
export function createPhones(shown: Shown, course: VisitCourse): PhoneGames {
  /** The table that was last asked to deal: a second touch does not ask again. */
  let asked: PhoneTable | null = null

  const show = (changes: Partial<PhonesShown>): void => {
    shown.phones.value = { ...(shown.phones.value ?? NOTHING), ...changes }
  }

  /** Follows the table from the deal to the end of the game. */
  async function follow(game: string, port: TablePort, signal: AbortSignal): Promise<void> {
    course.begunAt = performance.now()
    course.note('begun')
    await useTable().openTable(port)
    if (isCalledOff(signal)) return
    await useShelf().openAtOnce(game)
    if (isCalledOff(signal)) return
    usePage().go('game')
    show({ stage: 'playing' })
    await untilOver(port, signal)
    if (isCalledOff(signal)) return
    course.note('ended')
    course.begunAt = null
    show({ stage: 'over' })
  }

  function newsOf(game: string, signal: AbortSignal): PhoneNews {
    return {
      lobby: (now) => show({ people: peopleIn(now) }),
      begun: (port) => void follow(game, port, signal),
      lost: () => show({ stage: 'fault' }),
    }
  }

  async function invite(game: string): Promise<void> {
    const signal = course.anew()
    course.leaveGame()
    shown.game.value = game
    shown.standing.value = null
    shown.about.value = false
    shown.notice.value = ''
    shown.phones.value = NOTHING
    course.go('phones')
    const { lan } = useServices()
    if (lan === undefined) return show({ stage: 'fault' })
    try {
      const table = await openPhoneTable(lan, game, infoOf(game).title, newsOf(game, signal))
      if (isCalledOff(signal)) return table.close()
      course.phones = table
      show(table.link === null ? { stage: 'fault' } : { link: table.link, stage: 'gathering' })
    } catch (fault) {
      console.warn('no table for phones could be opened:', fault)
      if (!isCalledOff(signal)) show({ stage: 'fault' })
    }
  }

  async function deal(): Promise<void> {
    const { phones: table } = course
    if (table === null || table === asked) return
    asked = table
    const dealt = await table.begin().catch((fault: unknown) => {
      console.warn('the table for phones did not deal:', fault)
      return false
    })
    // By now another scene may be shown, or the game may have begun despite the failure.
    if (!dealt && course.phones === table && shown.phones.value?.stage === 'gathering') show({ stage: 'fault' })
  }

  return { invite, deal }
}

/** Returns the names of the people at a table; bots have no phone. */
const peopleIn = ({ chairs }: Lobby): string[] =>
  chairs.flatMap((chair) => (chair.state === 'here' || chair.state === 'away' ? [chair.name] : []))
