import type { Level } from '../../../ports/journal'
import type { HostedTable, LanService, TableSettingsInput } from '../../../protocol/app/services'
import { letterOf, type Seat } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { faultText } from '../../lan/refusal-text'
import { useServices } from '../app/services'

/** What only the table's host can do. Nothing rejects: a failure is reported as a sentence. */
export interface TableOwner {
  /** Opens a table; resolves to null if it could not be opened. */
  open(settings: TableSettingsInput): Promise<HostedTable | null>
  /** Begins the next game; bots of this level fill the open seats. */
  start(level?: Level): Promise<void>
  pause(paused: boolean): Promise<void>
  seatBot(seat: Seat, level: Level): Promise<void>
  remove(seat: Seat): Promise<void>
  /** Lets the person who asked for a seat take it over. */
  admit(seat: Seat): Promise<void>
  /** Closes the table for everybody. */
  end(): Promise<void>
}

/**
 * @param table returns the id of the table concerned
 * @param reportFault receives the sentence of a failure; null when a new operation begins
 */
export function createTableOwner(table: () => string, reportFault: (fault: string | null) => void): TableOwner {
  async function withService<T>(act: (lan: LanService, id: string) => Promise<T>): Promise<T | null> {
    const { lan } = useServices()
    reportFault(lan === undefined ? text('far.notHere') : null)
    if (lan === undefined) return null
    return act(lan, table()).catch((error: unknown) => {
      reportFault(faultText(error))
      return null
    })
  }

  return {
    open: (wish) => withService((lan) => lan.open(wish)),
    async start(level) {
      const begun = await withService((lan, id) => (level === undefined ? lan.start(id) : lan.start(id, level)))
      if (begun === false) reportFault(text('far.notStarted'))
    },
    async pause(paused) {
      await withService((lan, id) => lan.pause(id, paused))
    },
    async seatBot(seat, level) {
      await withService((lan, id) => lan.seatBot(id, letterOf(seat), level))
    },
    async remove(seat) {
      await withService((lan, id) => lan.remove(id, letterOf(seat)))
    },
    async admit(seat) {
      await withService((lan, id) => lan.admit(id, letterOf(seat)))
    },
    async end() {
      await withService((lan, id) => lan.end(id))
    },
  }
}
