import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { GameFace } from '../../games/types'
import { loadGameFace } from '../../games'
import type { PlayedChange, TablePort } from '../../play/played-table'
import { useGameLog } from '../app/game-log'
import type { StageWaits } from './stage-waits'
import { createTableScreen, type TableScreen } from './table-screen'

/** The table that is played here, and what this screen shows of it. */
export interface TableFeed extends Omit<TableScreen, 'begin' | 'showChange' | 'clear'> {
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
  /** Called when a table is closed; null if there was none. */
  onClosed(closed: TablePort | null): void
  /** Called when the table no longer matches what was shown. */
  onShown(): void
}

/** Opens one table after another, listens to its changes, and has the screen show them. */
export function createTableFeed(waits: StageWaits, { onClosed, onShown }: FeedListener): TableFeed {
  const table = shallowRef<TablePort | null>(null)
  const face = shallowRef<GameFace | null>(null)
  const unsaved = ref<string | null>(null)
  const screen = createTableScreen(waits, onShown)
  /** Incremented whenever a table is opened or closed: a face that loads too late is not shown. */
  let latestOpening = 0
  let stopListening: () => void = () => undefined

  function onChange(change: PlayedChange): void {
    if (change.kind === 'unsaved') unsaved.value = change.reason
    else if (change.kind === 'saved') unsaved.value = null
    else screen.showChange(change)
  }

  async function open(opened: TablePort): Promise<void> {
    close()
    const opening = latestOpening
    const ui = await loadGameFace(opened.game)
    if (opening !== latestOpening) return opened.close()
    face.value = ui
    unsaved.value = null
    table.value = opened
    screen.begin(opened, ui)
    stopListening = opened.listen(onChange)
  }

  function close(): void {
    latestOpening += 1
    stopListening()
    stopListening = () => undefined
    const closed = table.value
    closed?.close()
    table.value = null
    screen.clear()
    onClosed(closed)
    useGameLog().reset()
  }

  const { snapshot, thinking, trace, playedAt, liftCurtain } = screen
  return { table, face, snapshot, thinking, trace, unsaved, playedAt, open, liftCurtain, close }
}
