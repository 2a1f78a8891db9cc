import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watchEffect } from 'vue'
import { ONLOOKER, type GameEvent, type Seat, type Seen } from '../../rules/kit'
import type { Advice, Table, TableSetup } from '../../table/types'
import { bringFace } from '../games'
import type { GameFace, Words } from '../games/types'
import { nameChairs, say, text } from '../i18n/say'
import { sentenceOf } from './faults'
import { gameOf } from './games'
import { useHand } from './hand'
import { nameList } from './names'
import { Narrator } from './narrator'
import { outlookOf } from './outlook'
import { ownTable } from './ownTable'
import type { PlayedChair, PlayedChange, PlayedTable } from './played'
import { lookNext, passTheDeal, personsAt, seatsAwaited, seatsToMove, type Looking } from './seating'
import { fairPause } from './paced'
import { useServices } from './services'
import { useSettings } from './settings'
import { beginJournal, continueJournal } from './sink'
import { linesOf, type PlaySource } from './source'
import { useStory } from './story'
import { createSuspense } from './suspense'
import { newSeed, openTable, reopenTable, tableThinker } from './tables'

/** What a hint says, until it is put away. */
export interface HintShown {
  readonly move: string
  readonly what: Words
  readonly why: Words
  readonly value: number | null
  /** What the position promises, in a sentence; null where nobody can tell. */
  readonly outlook: string | null
}

/** The table on this screen: who looks, who may act, what is told, and what people ask of it. */
export const useTable = defineStore('table', () => {
  const table = shallowRef<PlayedTable | null>(null)
  const face = shallowRef<GameFace | null>(null)
  const revision = ref(0)
  /** Rises when somebody else sits, or has come or gone. */
  const seating = ref(0)
  const looking = ref<Looking>({ eye: ONLOOKER, covered: false })
  const thinking = ref<Seat | null>(null)
  const unsaved = ref<string | null>(null)
  const mended = ref<string | null>(null)
  const hint = shallowRef<HintShown | null>(null)
  const hinting = ref(false)
  const saveId = ref<string | null>(null)
  /** Rises when the stage may see what nobody is told yet: an arrow that was flicked. */
  const staged = ref(0)
  /** Resolves when what was shown last lies still, and when no arrow turns: the stage sets them. */
  let stillness: () => Promise<void> = () => Promise.resolve()
  let arrowRest: () => Promise<void> = () => Promise.resolve()
  /** Resolves when people have had time to read what lies there: the count of a deal. */
  let reading: () => Promise<void> = () => Promise.resolve()
  /** When the last step was shown. */
  let playedAt = 0
  let stopListening: () => void = () => undefined
  let narrator: Narrator | null = null

  const chairs = computed<readonly PlayedChair[]>(() => {
    void seating.value
    void revision.value
    return [...(table.value?.chairs ?? [])]
  })
  const names = computed(() => chairs.value.map((chair) => chair.name))
  nameChairs(() => names.value)
  const resigned = computed<readonly Seat[]>(() => (void revision.value, [...(table.value?.resigned ?? [])]))
  function sight(): Seen | null {
    return table.value?.seen(looking.value.covered ? ONLOOKER : looking.value.eye) ?? null
  }

  /** What the screen may show now: nobody's hand while a curtain hangs. */
  const seen = computed<Seen | null>(() => {
    void revision.value
    return sight()
  })
  /** What happened in the steps from this index on (from the end if negative), as whoever looks was told it. */
  function eventsFrom(first: number): readonly GameEvent[] {
    const { eye, covered } = looking.value
    return table.value?.told(covered ? ONLOOKER : eye, first).flatMap((step) => step.events) ?? []
  }

  /** All that happened so far, but for what an arrow that still turns will bring. */
  const story = computed(() => (void revision.value, eventsFrom(0)))
  /** What lies on the table: ahead of what is told while an arrow turns. */
  const onStage = computed(() => (void staged.value, void revision.value, sight()))
  /** What happened last, as whoever looks was told it. */
  const told = computed<readonly GameEvent[]>(() => {
    void staged.value
    void revision.value
    return eventsFrom(-1)
  })
  const toMove = computed(() => (seen.value === null ? [] : seatsToMove(seen.value)))
  /** Whom the game waits for: nobody who may only interrupt. */
  const awaited = computed(() => (seen.value === null ? [] : seatsAwaited(seen.value)))
  const over = computed(() => (void revision.value, table.value?.over ?? false))
  /** Whether nobody here can act any more: what lies there is what was seen last. */
  const gone = computed(() => (void seating.value, void revision.value, table.value?.gone ?? false))
  const persons = computed(() => personsAt(chairs.value, resigned.value))
  /** The person who acts at this screen now; null if it is nobody's turn here. */
  const actor = computed<Seat | null>(() => {
    const { eye, covered } = looking.value
    const acts = persons.value.includes(eye) && toMove.value.includes(eye) && !(table.value?.halted ?? false)
    return acts && !covered && !over.value ? eye : null
  })
  const ply = computed(() => (void revision.value, table.value?.ply ?? 0))
  const last = computed(() => (void revision.value, table.value?.last ?? null))
  /** Whether somebody can be asked for a hint here. */
  const hints = computed(() => table.value !== null && table.value.hint !== null)
  const undoable = computed(() => {
    void revision.value
    const seat = looking.value.eye
    return table.value === null || seat < 0 || looking.value.covered ? 0 : table.value.undoable(seat)
  })

  const source = computed<PlaySource | null>(() => {
    const now = table.value
    const seat = actor.value
    if (now === null || face.value === null || seat === null || seen.value === null) return null
    return {
      face: face.value,
      seat,
      seen: seen.value,
      moves: linesOf(face.value, seen.value, seat, now.moves(seat)),
      play: (move) => play(seat, move),
      refusal: (move) => now.refusal(seat, move),
    }
  })
  // The hand is made before it is written to: what is read while a store is made would be watched too.
  const hand = useHand()
  watchEffect(() => (hand.source = source.value))

  /** A game's words as a sentence, with this table's names. */
  function speak(words: Words, seat?: Seat): string {
    if (table.value === null) return ''
    const name = seat === undefined ? undefined : names.value[seat]
    return say(table.value.game, words, name === undefined ? {} : { name })
  }

  function look(): void {
    if (table.value === null) return
    const bystander = table.value.seen(ONLOOKER)
    looking.value = lookNext(table.value.chairs, seatsToMove(bystander), looking.value)
  }

  function onChange(change: PlayedChange): void {
    if (change.kind === 'unsaved' || change.kind === 'saved') {
      unsaved.value = change.kind === 'unsaved' ? change.reason : null
      return
    }
    suspense.pass(change)
  }

  const suspense = createSuspense<PlayedChange>({
    holds: (change) => isSuspended(change),
    begin: () => (staged.value += 1),
    rest: () => arrowRest(),
    show(change) {
      showChange(change)
      // Whose flick it was is over: the next one's may be anybody's.
      if (isSuspended(change)) useHand().flick = null
    },
  })

  const isSuspended = (change: PlayedChange): boolean =>
    change.kind === 'step' && change.step.events.some((event) => face.value?.suspends?.(event) ?? false)

  function showChange(change: PlayedChange): void {
    if (change.kind === 'thinking') {
      thinking.value = change.seat
      return
    }
    if (change.kind === 'chairs') {
      seating.value += 1
      return look()
    }
    revision.value += 1
    hint.value = null
    if (change.kind === 'step') playedAt = performance.now()
    if (change.kind === 'step') narrator?.tell(change.step, looking.value)
    if (change.kind === 'undone') narrator?.undone(change.moves, looking.value)
    if (change.kind === 'jump') narrator?.recall(looking.value)
    if (change.kind === 'resigned') useStory().speak(text('game.resigned', { name: names.value[change.seat] ?? '' }))
    const { covered } = looking.value
    look()
    // What the last one could read must not stand there while the next one comes.
    if (looking.value.covered && !covered) narrator?.recall(looking.value)
  }

  const sit = (opened: Table): Promise<void> => attend(ownTable(opened))

  /** Sits down at a table, whoever holds it. */
  async function attend(opened: PlayedTable): Promise<void> {
    leave()
    face.value = await bringFace(opened.game)
    const game = gameOf(opened.game)
    table.value = opened
    thinking.value = null
    unsaved.value = null
    mended.value = null
    looking.value = { eye: ONLOOKER, covered: false }
    narrator = new Narrator(game, face.value, opened)
    look()
    narrator.recall(looking.value)
    stopListening = opened.listen(onChange)
    revision.value += 1
    void go()
  }

  /** Lets chance and bots do what is theirs until a person must act. */
  async function go(): Promise<void> {
    try {
      await table.value?.run()
    } catch (error) {
      useHand().refuse(text('fault.unknown', { reason: sentenceOf(error) }), null)
    }
  }

  /** How long a bot waits: people who may interrupt what another has played have a fair time for it. */
  function patience(pause: number): number {
    const others = persons.value.some((seat) => seat !== last.value?.seat)
    const now = sight()
    const open = others && last.value !== null && now !== null && (face.value?.claim?.(now) ?? null) !== null
    return open ? fairPause(pause, performance.now() - playedAt) : pause
  }

  function thinker() {
    const settings = useSettings()
    return tableThinker({ pause: () => patience(settings.pause), still })
  }

  /** Begins a game. */
  async function start(setup: Omit<TableSetup, 'seed'> & { readonly seed?: string }): Promise<void> {
    const whole: TableSetup = { ...setup, seed: setup.seed ?? newSeed() }
    const journal = await beginJournal(useServices().saves, whole, gameOf(whole.game).info.version)
    await sit(openTable(whole, journal.sink, thinker()))
    saveId.value = journal.id
  }

  /** Goes on with a saved game. Throws with the sentence to show where it cannot be opened. */
  async function resume(id: string): Promise<void> {
    const { saves } = useServices()
    const loaded = await saves.load(id)
    const sink = continueJournal(saves, id, loaded.entries.length)
    await sit(openOrThrow(reopenTable(loaded, sink, thinker())))
    mended.value = loaded.mended ?? null
    saveId.value = id
  }

  async function play(seat: Seat, move: string): Promise<void> {
    const now = table.value
    if (now === null) return
    const result = await now.play(seat, move)
    if (!result.ok) return useHand().refuse(result.error.message, null)
    void go()
  }

  async function undo(): Promise<void> {
    const now = table.value
    if (now === null) return
    const result = undoable.value > 0 ? await now.undo(looking.value.eye) : null
    if (result === null) return useHand().refuse(text('game.noUndo'), null)
    if (!result.ok) return useHand().refuse(result.error.message, null)
    void go()
  }

  async function askHint(): Promise<void> {
    const now = source.value
    const ask = table.value?.hint ?? null
    if (now === null || hinting.value) return
    if (ask === null) return useHand().refuse(text('far.noHint'), null)
    hinting.value = true
    try {
      const result = await ask(now.seat)
      if (source.value !== now) return
      if (result.ok) showHint(now, result.value)
      else useHand().refuse(result.error.message, null)
    } finally {
      hinting.value = false
    }
  }

  function showHint({ face: words, seen: view, seat }: PlaySource, { move, value }: Advice): void {
    const outlook = outlookOf(value, view.seats)
    const why = words.reason(view, seat, move, story.value)
    hint.value = { move, what: words.move(view, seat, move), why, value, outlook }
    useStory().answer([speak(hint.value.what, seat), speak(hint.value.why, seat), outlook ?? ''].join(' ').trim())
  }

  async function resign(): Promise<void> {
    const seat = persons.value.includes(looking.value.eye) ? looking.value.eye : persons.value[0]
    if (seat === undefined || table.value === null) return
    const result = await table.value.resign(seat)
    if (!result.ok) return useHand().refuse(result.error.message, null)
    void go()
  }

  async function rematch(): Promise<void> {
    const now = table.value
    if (now === null) return
    const chairs = now.chairs.flatMap((chair) => (chair.kind === 'far' ? [] : [chair]))
    await start({ game: now.game, options: now.options, chairs: passTheDeal(chairs) })
  }

  function liftCurtain(): void {
    looking.value = { ...looking.value, covered: false }
    narrator?.recall(looking.value)
  }

  function leave(): void {
    suspense.drop()
    stopListening()
    stopListening = () => undefined
    table.value?.close()
    table.value = null
    hint.value = null
    saveId.value = null
    useStory().clear()
  }

  function watchStillness(still: () => Promise<void>, rest: () => Promise<void>): void {
    stillness = still
    arrowRest = rest
  }

  function watchReading(read: () => Promise<void>): void {
    reading = read
  }

  /** Resolves when what was shown last lies still and could be read. */
  const still = (): Promise<void> => stillness().then(() => reading())

  const winners = computed(() => {
    const letters = seen.value?.winners ?? null
    return letters === null ? null : letters.map((letter) => letter.charCodeAt(0) - 65)
  })
  const result = computed(() => {
    const own = seen.value === null ? null : (face.value?.result?.(seen.value) ?? null)
    if (own !== null) return speak(own)
    if (winners.value === null) return ''
    const [first, ...others] = winners.value.map((seat) => names.value[seat] ?? '')
    if (first === undefined) return ''
    if (others.length > 0) return text('game.draw', { names: nameList([first, ...others]) })
    return text('game.wins', { name: first })
  })

  return {
    table,
    face,
    chairs,
    names,
    resigned,
    seen,
    onStage,
    told,
    story,
    looking,
    toMove,
    awaited,
    over,
    gone,
    persons,
    actor,
    ply,
    last,
    undoable,
    thinking,
    unsaved,
    mended,
    hint,
    hints,
    hinting,
    saveId,
    winners,
    result,
    speak,
    attend,
    start,
    resume,
    play,
    undo,
    askHint,
    resign,
    rematch,
    liftCurtain,
    leave,
    watchStillness,
    watchReading,
    still,
  }
})

function openOrThrow(result: ReturnType<typeof reopenTable>): Table {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
