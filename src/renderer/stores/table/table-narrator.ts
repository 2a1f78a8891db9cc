import type { GameFace } from '../../games/types'
import { gameOf } from '../../games/rules'
import { text } from '../../i18n/say'
import type { ScreenViewer } from '../../play/hot-seat'
import type { PlayedChange, TablePort } from '../../play/played-table'
import { useGameLog } from '../app/game-log'
import { Narration } from './narration'
import type { StageWaits } from './stage-waits'
import { useSettings } from '../app/settings'
import { useSelection } from './selection'

/** Blocks moves until the deal lies on the table. */
function createDealWait(waits: StageWaits) {
  /** Incremented by every deal and every table: earlier waits are stale. */
  let latest = 0
  return {
    async wait(): Promise<void> {
      const mine = ++latest
      if (!waits.hasStage || useSettings().stageSpeed === 0) return
      useSelection().dealing = true
      await waits.waitUntilStill()
      if (mine === latest) useSelection().dealing = false
    },
    drop(): void {
      latest += 1
      useSelection().dealing = false
    },
  }
}

/** Narrates what is shown of a table: words for the log, sounds, and a wait for each deal. */
export interface TableNarrator {
  /** When the last step was narrated, in milliseconds of `performance.now`. */
  readonly playedAt: number
  /** Narrates this table from now on. */
  begin(table: TablePort, face: GameFace): void
  /** Narrates what has just been shown to the viewer. */
  narrate(change: PlayedChange, looking: ScreenViewer): void
  /** Rewrites the log for the current viewer, without reading it aloud. */
  rewriteLog(looking: ScreenViewer): void
  /** Cancels every wait. */
  cancel(): void
}

/** Whether a change is narrated only after the table has shown its outcome: where an arrow stops. */
export function isSuspended(face: GameFace | null, change: PlayedChange): boolean {
  return change.kind === 'step' && change.step.events.some((event) => face?.waitsForArrow?.(event) ?? false)
}

export function createTableNarrator(waits: StageWaits): TableNarrator {
  const deals = createDealWait(waits)
  let now: { readonly table: TablePort; readonly face: GameFace; readonly narrator: Narration } | null = null
  let playedAt = 0

  return {
    get playedAt() {
      return playedAt
    },
    begin(table, face) {
      now = { table, face, narrator: new Narration(gameOf(table.game, table.rules), face, table) }
    },
    narrate(change, looking) {
      if (now === null) return
      const { table, face, narrator } = now
      if (change.kind === 'step') {
        playedAt = performance.now()
        if (change.step.seat === null && !isSuspended(face, change)) void deals.wait()
        narrator.tell(change.step, looking)
      }
      if (change.kind === 'undone') narrator.undo(change.moves, looking)
      if (change.kind === 'jump') narrator.rewriteLog(looking)
      if (change.kind === 'resigned')
        useGameLog().speak(text('game.resigned', { name: table.chairs[change.seat]?.name ?? '' }))
    },
    rewriteLog: (looking) => now?.narrator.rewriteLog(looking),
    cancel: () => deals.drop(),
  }
}
