import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Seat } from '../../../rules/kit'
import { setNamesAtTable, say } from '../../i18n/say'
import type { Words } from '../../i18n/words'
import type { TablePort } from '../../play/played-table'
import { createHints } from './hints'
import { useSelection } from './selection'
import { createStageWaits } from './stage-waits'
import { createTableActions } from './table-actions'
import { createTableFeed } from './table-feed'
import { createTableLifecycle } from './table-lifecycle'
import { createPlaySource, createTableViews } from './table-views'

/** The table on this screen: who views it, who may act, what is narrated, and what people request. */
export const useTable = defineStore('table', () => {
  const waits = createStageWaits()
  const feed = createTableFeed(waits, {
    onShown: () => hints.dropHint(),
    onClosed() {
      hints.dropHint()
      lifecycle.forget()
      // A flick belongs to one spin of one table.
      useSelection().flick = null
    },
  })
  const views = createTableViews(feed)
  const { names } = views
  setNamesAtTable(() => names.value)
  const actions = createTableActions(feed, views.persons)
  const source = createPlaySource(feed, views, actions.play)
  useSelection().registerSource('table', () => source.value)

  /** Formats a game's words as a sentence, with this table's names. */
  function sentenceOf(words: Words, seat?: Seat): string {
    if (feed.table.value === null) return ''
    const name = seat === undefined ? undefined : names.value[seat]
    return say(feed.table.value.game, words, name === undefined ? {} : { name })
  }

  const hints = createHints({
    source,
    adviser: () => feed.table.value?.hint ?? null,
    eventHistory: () => feed.snapshot.value.eventHistory,
    sentenceOf,
  })
  const lifecycle = createTableLifecycle({ feed, waits, persons: views.persons, openTable })

  /** Opens a table of any kind. */
  async function openTable(opened: TablePort): Promise<void> {
    await feed.open(opened)
    void actions.run()
  }

  return {
    ...views,
    table: computed(() => feed.table.value),
    face: computed(() => feed.face.value),
    thinking: computed(() => feed.thinking.value),
    unsaved: computed(() => feed.unsaved.value),
    trace: computed(() => feed.trace.value),
    ...hints,
    repairNotice: lifecycle.repairNotice,
    saveId: lifecycle.saveId,
    start: lifecycle.start,
    resume: lifecycle.resume,
    rematch: lifecycle.rematch,
    play: actions.play,
    undo: actions.undo,
    resign: actions.resign,
    sentenceOf,
    openTable,
    liftCurtain: feed.liftCurtain,
    leave: feed.close,
    registerStage: waits.registerStage,
    registerReading: waits.registerReading,
    waitUntilRead: waits.waitUntilRead,
  }
})
