import { defineStore } from 'pinia'
import { computed, shallowRef, watch, ref, type ShallowRef } from 'vue'
import {
  letterOf,
  type GameRecord,
  type GameView,
  LineOfPlay,
  viewTable,
  parseRecord,
  createTapeSource,
  type GameEvent,
} from '../../../rules/kit'
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
import { useTable } from '../table/table'
import { callAfter } from '../../../async/clock'
import { loadedGame } from '../../games/rules'

/** Time between two plies at normal speed, in milliseconds: long enough to read a remark, or to see a move. */
const STEP_MS = { remark: 4200, move: 1400 }

/** A record that plays itself on the board with all hands open: a printed game, a solution, a proof. */
export const useDemo = defineStore('demo', () => {
  const face = shallowRef<GameFace | null>(null)
  const frames = shallowRef<readonly Frame[]>([])
  const script = shallowRef<Script | null>(null)
  /** The script for the next visit to the demo, if it is not the selected game's own record. */
  const requestedScript = shallowRef<Script | null>(null)
  const player = createDemoPlayer(frames)
  const { index, playing, frame, lastIndex, go, toggle, stop } = player

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
    frames.value = demoFrames(now, next)
    script.value = next
    // A game from the box waits until its first position was looked at.
    player.begin(requested !== null)
  }

  watch(frame, (now) => now && index.value > 0 && useGameLog().speak(`${now.moveText}. ${now.remark}`))

  /**
   * Starts a new table at the current position of the printed game: the player at the seat to move, bots at the others.
   */
  async function takeOver(): Promise<void> {
    const record = script.value?.record ?? null
    const position = frame.value
    if (record === null || position === null) return
    stop()
    await useTable().start(setupFrom(record, index.value, position.seen))
    await useShelf().openAtOnce(record.game)
    usePage().go('game')
  }

  /** Returns to the place from which it was opened. */
  function leave(): void {
    const from = script.value?.startedFrom
    usePage().go('shelf')
    if (from !== undefined) usePage().open(from)
  }

  return {
    ...{ face, script, frame, seen, lastPly, index, lastIndex, playing, names, scores },
    ...{ playScript, begin, go, toggle, stop, takeOver, leave },
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
  let cancelTimer = (): void => {}

  /** Shows a frame; the index is clamped to the first and last. */
  function go(to: number): void {
    at.value = Math.min(Math.max(0, to), length.value)
    if (at.value === length.value) playing.value = false
  }

  function scheduleNext(): void {
    cancelTimer()
    if (!playing.value) return
    const { pause } = useSettings()
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
  readonly remark: string
}

/** Replays a script into all its positions, with all hands open. Throws if its record is not legal. */
function demoFrames(face: GameFace, { record, remarks }: Script): Frame[] {
  const parsed = parseRecord(loadedGame, record)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const { game, options, seats, chance, moves } = parsed.value
  const line = new LineOfPlay(game, options, seats, createTapeSource(chance?.tape ?? []))
  line.settleChance()
  const open = (): GameView => ({ ...viewTable(game, line.state, 0), state: game.dump(line.state) })
  const remarkAt = (ply: number): string => {
    const remark = remarks.find((it) => it.ply === ply)
    return remark === undefined ? '' : say(face.id, remark.words)
  }
  const start = text(game.info.hasChance ? 'demo.start' : 'demo.setUp')
  const all: Frame[] = [{ seen: open(), lastPly: null, moveText: start, remark: remarkAt(0) }]
  for (const [index, ply] of moves.entries()) {
    const before = open()
    const [letter = 'A', ...rest] = String(ply).split(' ')
    const seat = letter.charCodeAt(0) - 65
    const move = rest.join(' ')
    const moveText = say(face.id, face.moveWords({ ...before, eye: seat }, seat, move))
    const events: GameEvent[] = []
    const refusal = line.playText(ply, (event) => events.push(event))
    if (refusal !== null) throw new Error(refusal.message)
    line.settleChance()
    all.push({ seen: open(), lastPly: { seat, events }, moveText, remark: remarkAt(index + 1) })
  }
  return all
}
