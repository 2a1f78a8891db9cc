import { defineStore } from 'pinia'
import { computed, type ComputedRef, ref, shallowRef } from 'vue'
import { accept, seatOf, type Seat, type Result } from '../../../rules/kit'
import type { Advice } from '../../../session/types'
import { outlookOf } from '../../i18n/outlook'
import { ruleRefusalText } from '../../i18n/rule-refusal-text'
import { setNamesAtTable, say, errorText, text } from '../../i18n/say'
import type { Words } from '../../i18n/words'
import { personSeats, seatsAwaited, seatsToMove } from '../../play/hot-seat'
import type { TablePort } from '../../play/played-table'
import { useGameLog } from '../app/game-log'
import { useView } from '../app/view'
import { outcomeOf } from './outcome-text'
import { linesOf, type PlaySource } from './play-source'
import { useSelection } from './selection'
import { createGames } from './table-games'
import { createTableScreen, type TableScreen, type TableSnapshot } from './table-screen'

/** The table on this screen: who views it, who may act, what is narrated, and what people request. */
export const useTable = defineStore('table', () => {
  const view = useView()
  const screen = createTableScreen({
    onShown: () => hints.dropHint(),
    onClosed(closed) {
      hints.dropHint()
      actions.forget()
      games.forget(closed)
    },
  })
  const { table, face, snapshot, open, close, liftCurtain } = screen
  const views = createTableViews(screen)
  const { names, persons, actor } = views
  setNamesAtTable(() => names.value)
  const actions = createTableActions(screen, persons)
  const { run, play, undo, redo, canRedo, startOver, resign } = actions
  let reading = (): Promise<void> => Promise.resolve()

  /** What can be played on; null while nobody here may act. */
  const source = computed<PlaySource | null>(() => {
    const { seen } = snapshot.value
    const [now, ui, seat] = [table.value, face.value, actor.value]
    if (now === null || ui === null || seat === null || seen === null) return null
    return {
      face: ui,
      seat,
      seen,
      moves: linesOf(ui, seen, seat, now.moves(seat)),
      play: (move) => play(seat, move),
      refusal: (move) => now.refusal(seat, move),
    }
  })

  /** Formats a game's words as a sentence, with this table's names. */
  function sentenceOf(words: Words, seat?: Seat): string {
    if (table.value === null) return ''
    const name = seat === undefined ? undefined : names.value[seat]
    return say(table.value.game, words, name === undefined ? {} : { name })
  }

  const hints = createHints(screen, source, sentenceOf)

  /** Opens a table of any kind. */
  async function openTable(opened: TablePort): Promise<void> {
    await open(opened)
    void run()
  }

  /** Resolves when the latest state is at rest on the stage and there was time to read it. */
  const waitUntilRead = (): Promise<void> => view.waitUntilStill().then(() => reading())

  const games = createGames(screen, { persons, openTable, waitUntilRead })
  const { repairNotice, saveId, start, resume, rematch, dealAgain } = games

  return {
    ...views,
    source,
    table: computed(() => table.value),
    face: computed(() => face.value),
    thinking: computed(() => screen.thinking.value),
    unsaved: computed(() => screen.unsaved.value),
    trace: computed(() => screen.trace.value),
    ...hints,
    repairNotice: computed(() => repairNotice.value),
    saveId: computed(() => saveId.value),
    start,
    resume,
    rematch,
    dealAgain,
    play,
    undo,
    redo,
    canRedo,
    startOver,
    resign,
    sentenceOf,
    openTable,
    liftCurtain,
    leave: close,
    waitUntilRead,
    /** Registers a function that resolves when people have had time to read: for the count of a deal. */
    registerReading: (read: () => Promise<void>) => void (reading = read),
  }
})

/** Creates what the page reads of a table: the parts of its snapshot, and values derived from them. */
function createTableViews({ table, face, snapshot }: TableScreen) {
  const part = <K extends keyof TableSnapshot>(key: K): ComputedRef<TableSnapshot[K]> =>
    computed(() => snapshot.value[key])
  const [chairs, looking, seen] = [part('chairs'), part('looking'), part('seen')]
  const [resigned, over] = [part('resigned'), part('over')]
  const names = computed(() => chairs.value.map((chair) => chair.name))
  const toMove = computed(() => (seen.value === null ? [] : seatsToMove(seen.value)))
  /** The seats for which the game waits, without those that may only interrupt. */
  const awaitedSeats = computed(() => (seen.value === null ? [] : seatsAwaited(seen.value)))
  /** People at this screen who still play. */
  const persons = computed(() => personSeats(chairs.value, resigned.value))
  /** The only person at this screen, who is addressed; null if several share it, or if nobody plays here. */
  const me = computed<Seat | null>(() => {
    const [only, ...others] = personSeats(chairs.value)
    return only !== undefined && others.length === 0 ? only : null
  })
  /** The person who acts at this screen now; null if it is nobody's turn here. */
  const actor = computed<Seat | null>(() => {
    const { eye, isCovered } = looking.value
    const acts = persons.value.includes(eye) && toMove.value.includes(eye) && !snapshot.value.halted
    return acts && !isCovered && !over.value ? eye : null
  })
  /** Whether hints are available here. */
  const hasHints = computed(() => table.value !== null && table.value.hint !== null)
  const winners = computed(() => seen.value?.winners?.map((letter) => seatOf(letter)) ?? null)
  /** How the game ended, in words; empty while it is played. */
  const result = computed(() => {
    if (seen.value === null || face.value === null) return ''
    const hasResigned = resigned.value.length > 0
    return outcomeOf({ face: face.value, seen: seen.value, names: names.value, me: me.value, resigned: hasResigned })
  })

  /** What is written on the score pad; null while there is no game. */
  const pad = computed(() => face.value && seen.value && face.value.pad(seen.value, () => snapshot.value.eventHistory))

  return {
    chairs,
    looking,
    seen,
    resigned,
    over,
    names,
    toMove,
    awaitedSeats,
    persons,
    me,
    actor,
    hasHints,
    winners,
    result,
    pad,
    gone: part('gone'),
    eventHistory: part('eventHistory'),
    stageView: part('stageView'),
    lastEvents: part('lastEvents'),
    undoable: part('undoable'),
    undoBar: part('undoBar'),
    ply: part('ply'),
    lastPly: part('lastPly'),
    help: part('help'),
  }
}

/** Creates the requests of people at this screen to the table. A refusal is shown with its reason. */
function createTableActions({ table, snapshot }: TableScreen, persons: ComputedRef<readonly Seat[]>) {
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
    run,
    play,
    undo,
    redo,
    startOver,
    resign,
    canRedo: computed(() => undone.value.length > 0),
    /** Forgets what was taken back at the table before. */
    forget: () => void (undone.value = []),
  }
}

/** Returns the moves so far of a player who plays alone; none at a table for several. */
function movesAlone(table: TablePort | null): readonly string[] {
  if (table?.alone === undefined) return []
  return table.toldSteps(0).flatMap(({ move }) => move ?? [])
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

/** Creates the hints: one at a time, for the position in which they were asked for. */
function createHints(
  { table, snapshot }: TableScreen,
  source: ComputedRef<PlaySource | null>,
  sentenceOf: (words: Words, seat: Seat) => string,
) {
  const hint = shallowRef<ShownHint | null>(null)
  const isHintPending = ref(false)

  async function askHint(): Promise<void> {
    const now = source.value
    const advise = table.value?.hint ?? null
    if (now === null || isHintPending.value) return
    if (advise === null) return useSelection().refuse(text('far.noHint'), null)
    isHintPending.value = true
    try {
      const result = await advise(now.seat)
      if (source.value === now) {
        if (result.ok) show(now, result.value)
        else useSelection().refuse(ruleRefusalText(result.error), null)
        return
      }
    } finally {
      isHintPending.value = false
    }
    // It was asked for while a move was under way: the hint is for what that has left.
    if (source.value?.seat === now.seat) await askHint()
  }

  function show({ face, seen, seat }: PlaySource, advice: Advice): void {
    const { move, value } = advice
    const moveWords = face.moveWords(seen, seat, move)
    const reasonWords = face.reason(seen, seat, move, snapshot.value.eventHistory)
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
