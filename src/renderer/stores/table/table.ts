import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Seat } from '../../../rules/kit'
import { nameChairs, say } from '../../i18n/say'
import type { Words } from '../../i18n/words'
import type { TablePort } from '../../play/played-table'
import { createHints } from './hints'
import { useSelection } from './selection'
import { createStageRest } from './stage-rest'
import { createTableActs } from './table-acts'
import { createTableFeed } from './table-feed'
import { createTableLifecycle } from './table-lifecycle'
import { createPlaySource, createTableViews } from './table-views'

/** The table on this screen: who views it, who may act, what is narrated, and what people request. */
export const useTable = defineStore('table', () => {
  const rest = createStageRest()
  const feed = createTableFeed(rest, {
    shown: () => hints.dropHint(),
    closed() {
      hints.dropHint()
      lifecycle.forget()
    },
  })
  const views = createTableViews(feed)
  const { names } = views
  nameChairs(() => names.value)
  const acts = createTableActs(feed, views.persons)
  const source = createPlaySource(feed, views, acts.play)
  useSelection().offer('table', () => source.value)

  /** Formats a game's words as a sentence, with this table's names. */
  function speak(words: Words, seat?: Seat): string {
    if (feed.table.value === null) return ''
    const name = seat === undefined ? undefined : names.value[seat]
    return say(feed.table.value.game, words, name === undefined ? {} : { name })
  }

  const hints = createHints({
    source,
    ask: () => feed.table.value?.hint ?? null,
    story: () => feed.snapshot.value.story,
    speak,
  })
  const lifecycle = createTableLifecycle({ feed, rest, persons: views.persons, attend })

  /** Opens a table of any kind. */
  async function attend(opened: TablePort): Promise<void> {
    await feed.open(opened)
    void acts.go()
  }

  return {
    ...views,
    table: computed(() => feed.table.value),
    face: computed(() => feed.face.value),
    thinking: computed(() => feed.thinking.value),
    unsaved: computed(() => feed.unsaved.value),
    trace: computed(() => feed.trace.value),
    ...hints,
    mended: lifecycle.mended,
    saveId: lifecycle.saveId,
    start: lifecycle.start,
    resume: lifecycle.resume,
    rematch: lifecycle.rematch,
    play: acts.play,
    undo: acts.undo,
    resign: acts.resign,
    speak,
    attend,
    liftCurtain: feed.liftCurtain,
    leave: feed.close,
    watchStillness: rest.watchStillness,
    watchReading: rest.watchReading,
    still: rest.still,
  }
})
