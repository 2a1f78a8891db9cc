import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { GameFace } from '../../games/types'
import { loadGameUi } from '../../games'
import type { PlayedChange, TablePort } from '../../play/played-table'
import { useGameLog } from '../app/game-log'
import type { StageRest } from './stage-rest'
import { createTableScreen, type TableScreen } from './table-screen'

/** The table that is played at here, and what of it this screen shows. */
export interface TableFeed extends Omit<TableScreen, 'begin' | 'pass' | 'clear'> {
  readonly table: Readonly<ShallowRef<TablePort | null>>
  readonly face: Readonly<ShallowRef<GameFace | null>>
  /** Why the last moves are on no disk. */
  readonly unsaved: Readonly<Ref<string | null>>
  /** Takes a table up, whoever holds it; another one is left before. */
  open(table: TablePort): Promise<void>
  close(): void
}

/** What a feed tells its store. */
export interface FeedListener {
  /** The table of before is left. */
  closed(): void
  /** What was shown is not what lies there any more. */
  shown(): void
}

/** Takes up one table after another, hears what happens there, and has the screen show it. */
export function createTableFeed(rest: StageRest, { closed, shown }: FeedListener): TableFeed {
  const table = shallowRef<TablePort | null>(null)
  const face = shallowRef<GameFace | null>(null)
  const unsaved = ref<string | null>(null)
  const screen = createTableScreen(rest, shown)
  /** Rises whenever a table is taken up or left: a face that comes late is not shown. */
  let order = 0
  let stopListening: () => void = () => undefined

  function hear(change: PlayedChange): void {
    if (change.kind === 'unsaved') unsaved.value = change.reason
    else if (change.kind === 'saved') unsaved.value = null
    else screen.pass(change)
  }

  async function open(opened: TablePort): Promise<void> {
    close()
    const mine = order
    const ui = await loadGameUi(opened.game)
    if (mine !== order) return opened.close()
    face.value = ui
    unsaved.value = null
    table.value = opened
    screen.begin(opened, ui)
    stopListening = opened.listen(hear)
  }

  function close(): void {
    order += 1
    stopListening()
    stopListening = () => undefined
    table.value?.close()
    table.value = null
    screen.clear()
    closed()
    useGameLog().begin()
  }

  const { snapshot, thinking, trace, playedAt, liftCurtain } = screen
  return { table, face, snapshot, thinking, trace, unsaved, playedAt, open, liftCurtain, close }
}
