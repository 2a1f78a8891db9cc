import { useSettings } from '../app/settings'
import { useSelection } from './selection'
import type { StageRest } from './stage-rest'

/** Takes no move until what was dealt lies on the table. */
export function createDealWait(rest: StageRest) {
  /** Rises with every deal and every table: what is waited for before is stale. */
  let latest = 0
  return {
    async wait(): Promise<void> {
      const mine = ++latest
      if (!rest.staged || useSettings().stageSpeed === 0) return
      useSelection().dealing = true
      await rest.stillness()
      if (mine === latest) useSelection().dealing = false
    },
    drop(): void {
      latest += 1
      useSelection().dealing = false
    },
  }
}
