import type { Level } from '../../../ports/journal'
import type { LanService, TableSettingsInput } from '../../../protocol/app/services'
import { letterOf, type Seat } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { faultText } from '../../lan/refusal-text'
import { useServices } from '../app/services'

/** What only the table's host can do. Nothing rejects: a failure is reported as a sentence. */
export type TableOwner = ReturnType<typeof createTableOwner>

/**
 * @param table returns the id of the table concerned
 * @param reportFault receives the sentence of a failure; null when a new operation begins
 */
export function createTableOwner(table: () => string, reportFault: (fault: string | null) => void) {
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
    /** Opens a table; resolves to null if it could not be opened. */
    open: (wish: TableSettingsInput) => withService((lan) => lan.open(wish)),
    /** Begins the next game; bots of this level fill the open seats. */
    async start(level?: Level): Promise<void> {
      const begun = await withService((lan, id) => (level === undefined ? lan.start(id) : lan.start(id, level)))
      if (begun === false) reportFault(text('far.notStarted'))
    },
    /** Puts another game on the table for the same people. */
    async change(game: string): Promise<void> {
      const changed = await withService((lan, id) => lan.change(id, game))
      if (changed === false) reportFault(text('far.notStarted'))
    },
    pause: (paused: boolean) => withService((lan, id) => lan.pause(id, paused)),
    seatBot: (seat: Seat, level: Level) => withService((lan, id) => lan.seatBot(id, letterOf(seat), level)),
    remove: (seat: Seat) => withService((lan, id) => lan.remove(id, letterOf(seat))),
    /** Lets the person who asked for a seat take it over. */
    admit: (seat: Seat) => withService((lan, id) => lan.admit(id, letterOf(seat))),
    /** Closes the table for everybody. */
    end: () => withService((lan, id) => lan.end(id)),
  }
}
