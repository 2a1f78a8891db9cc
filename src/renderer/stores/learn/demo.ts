import { defineStore } from 'pinia'
import { computed, shallowRef, watch, ref, type ShallowRef } from 'vue'
import {
  letterOf,
  eventsVisibleTo,
  seatOf,
  type GameRecord,
  type GameView,
  type Seat,
  LineOfPlay,
  viewTable,
  parseRecord,
  createTapeSource,
  type GameEvent,
} from '../../../rules/kit'
import { hashOfLine } from '../../../drawer/game-card'
import type { TableSetup } from '../../../session/types'
import { loadGameFace } from '../../games'
import type { GameFace, LastPly } from '../../games/types'
import type { Script } from '../../play/script'
import { suggestBotName } from '../../company/opponents'
import { isolated } from '../../i18n/foreign-text'
import { say, text } from '../../i18n/say'
import { usePage } from '../app/page'
import { useSettings } from '../app/settings'
import { useShelf } from '../app/shelf'
import { useGameLog } from '../app/game-log'
import { sentenceFor } from '../table/narration'
import { useTable } from '../table/table'
import { callAfter } from '../../../async/clock'
import { loadedGame } from '../../games/rules'

/** Time between two plies at normal speed, in milliseconds: long enough to read a remark, or to see a move. */
const STEP_MS = { remark: 4200, move: 1400 }

/** Whose eyes see the table: those of a seat, or everybody's together. */
export type DemoEye = Seat | 'open'

/** A record that plays itself on the board: a printed game, a solution, a proof, or a game that was played here. */
export const useDemo = defineStore('demo', () => {
  const face = shallowRef<GameFace | null>(null)
  const frames = shallowRef<readonly Frame[]>([])
  const script = shallowRef<Script | null>(null)
  /** The script for the next visit to the demo, if it is not the selected game's own record. */
  const requestedScript = shallowRef<Script | null>(null)
  const player = createDemoPlayer(frames)
  const { index, playing, frame, lastIndex, go, goByTurn, toggle, stop } = player
  const eye = ref<DemoEye>('open')
  /** Whether what lay hidden must stay so, because the same deal may be tried again. */
  const keepsSecrets = ref(false)
  /** Whose eyes can be chosen; empty where nothing is hidden from anybody. */
  const eyes = shallowRef<readonly DemoEye[]>([])

  const seen = computed(() => frame.value?.seen ?? null)
  const lastPly = computed(() => frame.value?.lastPly ?? null)
  const names = computed(() => {
    const { seats = [], names: given } = script.value?.record ?? {}
    return seats.map((letter) => given?.[letter] ?? letter)
  })
  const scores = computed(() => (seen.value === null ? '' : scoresIn(seen.value, script.value, names.value)))

  /** Goes to the demo and plays a script. */
  function playScript(requested: Script): void {
    requestedScript.value = requested
    usePage().go('demo')
  }

  /** Plays a finished game again, from its record. */
  function watchAgain(record: GameRecord, startedFrom: 'drawer' | 'result'): void {
    playScript({ game: record.game, title: null, record, remarks: [], startedFrom })
  }

  /** Shows the same place through other eyes. */
  function lookThrough(chosen: DemoEye): void {
    if (face.value === null || script.value === null) return
    eye.value = chosen
    frames.value = demoFrames(face.value, script.value, chosen)
  }

  /** Begins with the ordered script, else with the record that comes with the selected game. */
  async function begin(game: string | null): Promise<void> {
    const requested = requestedScript.value
    const id = requested?.game ?? game
    requestedScript.value = null
    if (id === null) return
    const now = await loadGameFace(id)
    const next = requested ?? ownScript(now)
    if (next === null) return
    face.value = now
    const secrets = secretsOf(next)
    keepsSecrets.value = secrets === 'kept'
    eye.value = keepsSecrets.value ? 0 : 'open'
    frames.value = demoFrames(now, next, eye.value)
    eyes.value = secrets === 'open' ? ['open', ...next.record.seats.keys()] : []
    script.value = next
    // A game from the box waits until its first position was looked at.
    player.begin(requested !== null)
  }

  const log = useGameLog()
  watch(frame, (now) => now && index.value > 0 && log.speak(`${now.moveText}. ${now.remark}`))

  /**
   * Starts a new table at the current position: the player at the seat to move, bots at the others. A game that was
   * played here is named as the parent of the new one.
   */
  async function takeOver(): Promise<void> {
    const record = script.value?.record ?? null
    const position = frame.value
    if (record === null || position === null) return
    stop()
    const parent = script.value?.title === null ? { hash: hashOfRecord(record), ply: index.value } : null
    await useTable().start({ ...setupFrom(record, index.value, position.seen), ...(parent && { parent }) })
    await useShelf().openAtOnce(record.game)
    usePage().go('game')
  }

  /** Returns to the place from which it was opened. */
  function leave(): void {
    const from = script.value?.startedFrom
    const isAtTable = from === 'result' && useTable().table !== null
    usePage().go(isAtTable ? 'game' : 'shelf')
    if (isAtTable || (from !== undefined && from !== 'result')) usePage().open(from)
  }

  return {
    ...{ face, script, frame, seen, lastPly, index, lastIndex, playing, names, scores, eye, eyes },
    keepsSecrets,
    ...{ playScript, watchAgain, lookThrough, begin, go, goByTurn, toggle, stop, takeOver, leave },
  }
})

function ownScript({ id, demo }: GameFace): Script | null {
  return demo === null ? null : { game: id, ...demo, record: demo.record as GameRecord }
}

/**
 * Sets up a table on which the first `moves` plies of a record were played.
 * @param seen the visible state after them
 */
function setupFrom(record: GameRecord, moves: number, seen: GameView): Omit<TableSetup, 'seed'> {
  const tape = record.chance?.tape
  const mover = Math.max(0, seen.toMove[0]?.charCodeAt(0) ?? 65) - 65
  const you = useSettings().all.name || text('names.guest')
  const chairs = record.seats.map((_, seat) =>
    seat === mover
      ? ({ kind: 'person', name: you } as const)
      : ({ kind: 'bot', name: suggestBotName(3, [you]), level: 3 } as const),
  )
  return {
    game: record.game,
    options: seen.options,
    chairs,
    ...(tape === undefined ? {} : { tape }),
    opening: record.moves.slice(0, moves),
  }
}

/** Formats the current scores as the screen shows them, or the tally that a script gives in their place. */
function scoresIn(seen: GameView, script: Script | null, names: readonly string[]): string {
  const tally = script?.tally?.(seen)
  if (tally !== undefined) return say(seen.game, tally)
  if (names.length === 1) return text('demo.score', { scores: seen.scores['A'] ?? 0 })
  return names.map((name, seat) => `${isolated(name)} ${seen.scores[letterOf(seat)] ?? 0}`).join(' · ')
}

/** Steps through frames, automatically or by hand. */
function createDemoPlayer(frames: Readonly<ShallowRef<readonly Frame[]>>) {
  /** Index of the frame shown. */
  const at = ref(0)
  /** Whether it advances automatically. */
  const playing = ref(false)
  const frame = computed(() => frames.value[at.value] ?? null)
  /** Index of the last frame. */
  const length = computed(() => Math.max(0, frames.value.length - 1))
  const settings = useSettings()
  let cancelTimer = (): void => {}

  /** Shows a frame; the index is clamped to the first and last. */
  function go(to: number): void {
    at.value = Math.min(Math.max(0, to), length.value)
    if (at.value === length.value) playing.value = false
  }

  /** Goes to the next place, or the one before (`by` -1), at which another seat has moved. */
  function goByTurn(by: 1 | -1): void {
    const seatAt = (place: number) => frames.value[place]?.lastPly?.seat
    const from = by > 0 ? at.value + 1 : at.value
    let to = from
    while ((by > 0 ? to < length.value : to > 0) && seatAt(to + by) === seatAt(from)) to += by
    go(by > 0 ? to : to - 1)
  }

  function scheduleNext(): void {
    cancelTimer()
    if (!playing.value) return
    const { pause } = settings
    const beat = frame.value?.remark === '' ? STEP_MS.move : STEP_MS.remark
    cancelTimer = callAfter(Math.max(900, (beat * Math.max(pause, 200)) / 800), () => go(at.value + 1))
  }
  watch([playing, at], scheduleNext)

  return {
    index: at,
    playing,
    frame,
    lastIndex: length,
    /** Goes to the first frame, and plays from it if that is wanted. */
    begin(plays: boolean): void {
      at.value = 0
      playing.value = plays
    },
    go,
    goByTurn,
    /** Pauses or continues; from the end it starts again at the first frame. */
    toggle(): void {
      if (!playing.value && at.value === length.value) at.value = 0
      playing.value = !playing.value
    },
    /** Stops playing. */
    stop(): void {
      playing.value = false
      cancelTimer()
    },
  }
}

/** One position of a record: the visible state, who moved and how, and the explanation. */
interface Frame {
  readonly seen: GameView
  readonly lastPly: LastPly | null
  readonly moveText: string
  /** Whose name stands before the text; null if the text names who acts. */
  readonly mover: Seat | null
  readonly remark: string
}

/** Sets up a record's table before the first move. Throws if the record is none. */
function lineOf(record: GameRecord): LineOfPlay {
  const parsed = parseRecord(loadedGame, record)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const { game, options, seats, chance } = parsed.value
  const line = new LineOfPlay(game, options, seats, createTapeSource(chance?.tape ?? []))
  line.settleChance()
  return line
}

/** Returns the hash of a whole record, as the card of its save has it. */
function hashOfRecord(record: GameRecord): string {
  const line = lineOf(record)
  for (const ply of record.moves) collect(line, ply)
  return hashOfLine(line)
}

/** What an eye sees of a table. With all eyes together, everything lies open, and the first seat sits nearest. */
function seenBy({ game, state }: LineOfPlay, eye: DemoEye): GameView {
  return eye === 'open' ? { ...viewTable(game, state, 0), state: game.dump(state) } : viewTable(game, state, eye)
}

/**
 * Whether anything is ever hidden from the first seat, and may be seen now. What lay hidden in a puzzle that somebody
 * has lost is kept: the same deal may be tried again.
 */
function secretsOf({ record, title }: Script): 'none' | 'open' | 'kept' {
  const line = lineOf(record)
  const differs = () => JSON.stringify(seenBy(line, 'open').state) !== JSON.stringify(seenBy(line, 0).state)
  const hasSecrets = [null, ...record.moves].map((move) => {
    if (move !== null) collect(line, move)
    return differs()
  })
  if (!hasSecrets.includes(true)) return 'none'
  const isLost = line.seats === 1 && line.game.outcome(line.state).winners?.includes(0) !== true
  return title === null && isLost ? 'kept' : 'open'
}

/** Replays a script into all its positions, as an eye sees them. Throws if its record is not legal. */
function demoFrames(face: GameFace, { record, remarks }: Script, eye: DemoEye): Frame[] {
  const line = lineOf(record)
  const { game } = line
  const names = record.seats.map((letter) => record.names?.[letter] ?? letter)
  const remarkAt = (ply: number): string => {
    const remark = remarks.find((it) => it.ply === ply)
    return remark === undefined ? '' : say(face.id, remark.words)
  }
  const start = text(game.info.hasChance ? 'demo.start' : 'demo.setUp')
  const all: Frame[] = [{ seen: seenBy(line, eye), lastPly: null, moveText: start, mover: null, remark: remarkAt(0) }]
  for (const [index, ply] of record.moves.entries()) {
    const seat = seatOf(ply.charAt(0))
    const inWords = say(face.id, face.moveWords({ ...seenBy(line, 'open'), eye: seat }, seat, ply.slice(2)))
    const happened = collect(line, ply)
    const seen = seenBy(line, eye)
    if (eye === 'open') {
      all.push({
        seen,
        lastPly: { seat, events: happened },
        moveText: inWords,
        mover: seat,
        remark: remarkAt(index + 1),
      })
      continue
    }
    // A seat hears of the others' moves only what their events tell it.
    const events = eventsVisibleTo(game, happened, eye)
    const told = events.map((event) => sentenceFor(face, event, seen, names)).filter((sentence) => sentence !== null)
    all.push({ seen, lastPly: { seat, events }, moveText: told.join(' '), mover: null, remark: remarkAt(index + 1) })
  }
  return all
}

/** Plays a move with the outcomes of chance after it; returns what happened. */
function collect(line: LineOfPlay, ply: string): GameEvent[] {
  const events: GameEvent[] = []
  const tell = (event: GameEvent) => void events.push(event)
  const refusal = line.playText(ply, tell) ?? line.settleChance(tell)
  if (refusal !== null) throw new Error(refusal.message)
  return events
}
