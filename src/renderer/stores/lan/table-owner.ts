import type { Level } from '../../../ports/journal'
import type { HostedTable, LanService, TableSettingsInput } from '../../../protocol/app/services'
import { letterOf, type Seat } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { faultText } from '../../lan/refusal-text'
import { useServices } from '../app/services'

/** What only a table's own host can do. Nothing rejects: what went wrong is told as a sentence. */
export interface TableOwner {
  /** Opens a table; null where it could not be. */
  open(wish: TableSettingsInput): Promise<HostedTable | null>
  /** Begins the next game; open chairs are given to bots of the level. */
  start(level?: Level): Promise<void>
  pause(paused: boolean): Promise<void>
  seatBot(seat: Seat, level: Level): Promise<void>
  remove(seat: Seat): Promise<void>
  /** Lets whoever has asked for a chair take it over. */
  admit(seat: Seat): Promise<void>
  /** Sends everybody home. */
  end(): Promise<void>
}

/**
 * @param table answers the id of the table that is meant
 * @param tell hears the sentence of what went wrong; null when something new is tried
 */
export function createTableOwner(table: () => string, tell: (fault: string | null) => void): TableOwner {
  async function owning<T>(act: (lan: LanService, id: string) => Promise<T>): Promise<T | null> {
    const { lan } = useServices()
    tell(lan === undefined ? text('far.notHere') : null)
    if (lan === undefined) return null
    return act(lan, table()).catch((error: unknown) => {
      tell(faultText(error))
      return null
    })
  }

  return {
    open: (wish) => owning((lan) => lan.open(wish)),
    async start(level) {
      const begun = await owning((lan, id) => (level === undefined ? lan.start(id) : lan.start(id, level)))
      if (begun === false) tell(text('far.notStarted'))
    },
    async pause(paused) {
      await owning((lan, id) => lan.pause(id, paused))
    },
    async seatBot(seat, level) {
      await owning((lan, id) => lan.seatBot(id, letterOf(seat), level))
    },
    async remove(seat) {
      await owning((lan, id) => lan.remove(id, letterOf(seat)))
    },
    async admit(seat) {
      await owning((lan, id) => lan.admit(id, letterOf(seat)))
    },
    async end() {
      await owning((lan, id) => lan.end(id))
    },
  }
}
