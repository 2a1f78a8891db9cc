import { defineStore } from 'pinia'
import { computed, type ComputedRef, ref, shallowRef } from 'vue'
import { accept, type Seat, type Result, type GameEvent } from '../../../rules/kit'
import { setNamesAtTable, say, errorText, text } from '../../i18n/say'
import type { Words } from '../../i18n/words'
import type { TablePort } from '../../play/played-table'
import { useSelection } from './selection'
import { createStageWaits } from './stage-waits'
import { createTableFeed, type TableFeed } from './table-feed'
import { createTableLifecycle } from './table-lifecycle'
import { createPlaySource, createTableViews } from './table-views'
import { ruleRefusalText } from '../../i18n/rule-refusal-text'
import type { Advice } from '../../../session/types'
import { outlookOf } from '../../i18n/outlook'
import { useGameLog } from '../app/game-log'
import type { PlaySource } from './play-source'

/** The table on this screen: who views it, who may act, what is narrated, and what people request. */
export const useTable = defineStore('table', () => {
  const waits = createStageWaits()
  const feed = createTableFeed(waits, {
    onShown: () => hints.dropHint(),
    onClosed(closed) {
      hints.dropHint()
      actions.forget()
      lifecycle.forget(closed)
      // A flick belongs to one spin of one table.
      useSelection().dropFlick()
    },
  })
  const views = createTableViews(feed)
  const { names } = views
  setNamesAtTable(() => names.value)
  const actions = createTableActions(feed, views.persons)
  const source = createPlaySource(feed, views, actions.play)

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
    source,
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
    redo: actions.redo,
    canRedo: actions.canRedo,
    startOver: actions.startOver,
    dealAgain: lifecycle.dealAgain,
    resign: actions.resign,
    sentenceOf,
    openTable,
    liftCurtain: feed.liftCurtain,
    leave: feed.close,
    registerReading: waits.registerReading,
    waitUntilRead: waits.waitUntilRead,
  }
})

/** Creates the requests of people at this screen to the table. A refusal is shown with its reason. */
function createTableActions({ table, snapshot }: TableFeed, persons: ComputedRef<readonly Seat[]>) {
  /** The moves that a player who plays alone has taken back, the next one to be played again last. */
  const undone = shallowRef<readonly string[]>([])

  /** Lets chance and bots act until a person must. */
  async function run(): Promise<void> {
    try {
      await table.value?.run()
    } catch (error) {
      useSelection().refuse(text('fault.unknown', { reason: errorText(error) }), null)
    }
  }

  /** Resolves to whether it was done. */
  async function act(what: (now: TablePort) => Promise<Result<unknown>>): Promise<boolean> {
    if (table.value === null) return false
    const result = await what(table.value)
    if (result.ok) void run()
    else useSelection().refuse(ruleRefusalText(result.error), null)
    return result.ok
  }

  async function play(seat: Seat, move: string): Promise<void> {
    if (!(await act((now) => now.play(seat, move)))) return
    undone.value = undone.value.at(-1) === move ? undone.value.slice(0, -1) : []
  }

  /** Takes moves back, and keeps those of a player who plays alone: they can be played again. */
  async function takeBack(what: (now: TablePort) => Promise<Result<unknown>>): Promise<void> {
    const before = movesAlone(table.value)
    const peeks = table.value?.alone?.help.peeks
    if (!(await act(what))) return
    if (table.value?.alone?.help.peeks !== peeks) useSelection().refuse(text('game.peeked'), null)
    undone.value = [...undone.value, ...before.slice(movesAlone(table.value).length).reverse()]
  }

  /** Undoes what the viewer may undo. */
  async function undo(): Promise<void> {
    const { looking, undoable, undoBar } = snapshot.value
    if (table.value === null) return
    if (undoable === 0) return useSelection().refuse(text(`game.noUndo.${undoBar ?? 'nothing'}`), null)
    await takeBack((now) => now.undo(looking.eye))
  }

  /** Plays the move again that a player who plays alone took back last. */
  async function redo(): Promise<void> {
    const move = undone.value.at(-1)
    if (move === undefined) return useSelection().refuse(text('game.noRedo'), null)
    await play(0, move)
  }

  /** Takes back all moves of a player who plays alone: the same deal again. */
  const startOver = (): Promise<void> => takeBack(async (now) => (await now.alone?.startOver()) ?? accept(undefined))

  /** Resigns for the viewer, or else for the first person here. */
  async function resign(): Promise<void> {
    const { eye } = snapshot.value.looking
    const seat = persons.value.includes(eye) ? eye : persons.value[0]
    if (seat !== undefined) await act((now) => now.resign(seat))
  }

  return {
    ...{ run, play, undo, redo, startOver, resign },
    canRedo: computed(() => undone.value.length > 0),
    /** Forgets what was taken back at the table before. */
    forget: () => void (undone.value = []),
  }
}

/** Returns the moves so far of a player who plays alone; none at a table for several. */
function movesAlone(table: TablePort | null): readonly string[] {
  if (table?.alone === undefined) return []
  return table.toldSteps(0).flatMap(({ move }) => (move === null ? [] : [move]))
}

/** A hint, until it is dismissed. */
interface ShownHint {
  readonly move: string
  readonly moveWords: Words
  readonly reasonWords: Words
  readonly value: number | null
  /** The solver's verdict on the position, as a sentence; null if there is none. */
  readonly outlook: string | null
}

/** The dependencies of hints. */
interface HintDependencies {
  /** What can be played on now; null if nobody here may act. */
  readonly source: ComputedRef<PlaySource | null>
  /** Asks a bot; null if no bot advises here. */
  adviser(): ((seat: Seat) => Promise<Result<Advice>>) | null
  /** The events so far, as told to the person who asks. */
  eventHistory(): readonly GameEvent[]
  sentenceOf(words: Words, seat: Seat): string
}

/** Creates the hints: one at a time, for the position in which they were asked for. */
function createHints({ source, adviser, eventHistory, sentenceOf }: HintDependencies) {
  const hint = shallowRef<ShownHint | null>(null)
  const isHintPending = ref(false)

  async function askHint(): Promise<void> {
    const now = source.value
    const advise = adviser()
    if (now === null || isHintPending.value) return
    if (advise === null) return useSelection().refuse(text('far.noHint'), null)
    isHintPending.value = true
    try {
      const result = await advise(now.seat)
      if (source.value !== now) return
      if (result.ok) show(now, result.value)
      else useSelection().refuse(ruleRefusalText(result.error), null)
    } finally {
      isHintPending.value = false
    }
  }

  function show({ face, seen, seat }: PlaySource, advice: Advice): void {
    const { move, value } = advice
    const [moveWords, reasonWords] = [face.moveWords(seen, seat, move), face.reason(seen, seat, move, eventHistory())]
    const outlook = outlookOf(advice, seen.seats)
    hint.value = { move, moveWords, reasonWords, value, outlook }
    useGameLog().answer([sentenceOf(moveWords, seat), sentenceOf(reasonWords, seat), outlook ?? ''].join(' ').trim())
  }

  /** Dismisses the hint. */
  function dropHint(): void {
    hint.value = null
  }

  return { hint: computed(() => hint.value), isHintPending: computed(() => isHintPending.value), askHint, dropHint }
}
