import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { GameFace } from '../../games/types'
import { loadGameFace } from '../../games'
import type { PlayedChange, TablePort } from '../../play/played-table'
import { useGameLog } from '../app/game-log'
import type { StageRest } from './stage-rest'
import { createTableScreen, type TableScreen } from './table-screen'

/** The table that is played here, and what this screen shows of it. */
export interface TableFeed extends Omit<TableScreen, 'begin' | 'pass' | 'clear'> {
  readonly table: Readonly<ShallowRef<TablePort | null>>
  readonly face: Readonly<ShallowRef<GameFace | null>>
  /** Why the last moves are not on the disk; null if they are. */
  readonly unsaved: Readonly<Ref<string | null>>
  /** Opens a table of any kind; closes the previous one first. */
  open(table: TablePort): Promise<void>
  close(): void
}

/** What a feed reports to its store. */
export interface FeedListener {
  /** Called when the previous table is closed. */
  closed(): void
  /** Called when the table no longer matches what was shown. */
  shown(): void
}

/** Opens one table after another, listens to its changes, and has the screen show them. */
export function createTableFeed(rest: StageRest, { closed, shown }: FeedListener): TableFeed {
  const table = shallowRef<TablePort | null>(null)
  const face = shallowRef<GameFace | null>(null)
  const unsaved = ref<string | null>(null)
  const screen = createTableScreen(rest, shown)
  /** Incremented whenever a table is opened or closed: a face that loads too late is not shown. */
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
    const ui = await loadGameFace(opened.game)
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
