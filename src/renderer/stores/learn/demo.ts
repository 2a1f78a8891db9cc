import { defineStore } from 'pinia'
import { computed, shallowRef, watch, ref, type ShallowRef } from 'vue'
import { letterOf, seatOf, type GameRecord, type GameView, type Seat } from '../../../rules/kit'
import type { TableSetup } from '../../../session/types'
import { loadGameFace } from '../../games'
import type { GameFace } from '../../games/types'
import {
  replayFrames,
  hashOfRecord,
  secretsOf,
  seenBy,
  startReplay,
  toldOf,
  type ReplayEye,
  type ReplayFrame,
} from '../../play/replayed-game'
import type { Script } from '../../play/script'
import { suggestBotName } from '../../company/opponents'
import { isolated } from '../../../drawer/foreign-text'
import { say, text } from '../../i18n/say'
import { usePage } from '../app/page'
import { useSettings } from '../app/settings'
import { useShelf } from '../app/shelf'
import { useGameLog, wholeSentence } from '../app/game-log'
import { useTable } from '../table/table'
import { useStudy } from './study'
import { callAfter } from '../../../async/clock'

/** Time between two plies at normal speed, in milliseconds: long enough to read a remark, or to see a move. */
const STEP_MS = { remark: 4200, move: 1400 }

/** A record that plays itself on the board: a printed game, a solution, a proof, or a game that was played here. */
export const useDemo = defineStore('demo', () => {
  const face = shallowRef<GameFace | null>(null)
  const frames = shallowRef<readonly ReplayFrame[]>([])
  const script = shallowRef<Script | null>(null)
  /** The script for the next visit to the demo, if it is not the selected game's own record. */
  const requestedScript = shallowRef<Script | null>(null)
  const player = createDemoPlayer(frames)
  const { index, playing, frame, lastIndex, go, goByTurn, toggle, stop } = player
  const eye = ref<ReplayEye>('open')
  /** Whether what lay hidden must stay so, because the same deal may be tried again. */
  const keepsSecrets = ref(false)
  /** Whose eyes can be chosen; empty where nothing is hidden from anybody. */
  const eyes = shallowRef<readonly ReplayEye[]>([])

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
  function lookThrough(chosen: ReplayEye): void {
    if (face.value === null || script.value === null) return
    eye.value = chosen
    frames.value = replayFrames(face.value, script.value, chosen)
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
    frames.value = replayFrames(now, next, eye.value)
    eyes.value = secrets === 'open' ? ['open', ...next.record.seats.keys()] : []
    script.value = next
    useStudy().close()
    // A game from the box waits until its first position was looked at.
    player.begin(requested !== null)
  }

  const log = useGameLog()
  /** The move that led here as it is read aloud, with whoever made it. */
  const spokenMove = computed(() => {
    if (frame.value === null) return ''
    const { moveText, mover } = frame.value
    const move = wholeSentence(moveText)
    const name = mover !== null && names.value.length > 1 ? names.value[mover] : undefined
    return name === undefined ? move : text('study.mover', { name, move })
  })
  watch(frame, (now) => now && index.value > 0 && log.speak([spokenMove.value, now.remark].filter(Boolean).join(' ')))

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

  /** Studies the game that is watched again, for the chance of a seat. */
  function study(seat: Seat): void {
    const record = script.value?.record
    if (record !== undefined) void useStudy().open({ record, hash: hashOfRecord(record), seat })
  }

  /** Returns what the mover of a move, from 1, was told of what it brought; empty unless all hands lie open. */
  function toldToMover(ply: number): string {
    const { lastPly: made, mover, seen: now } = frames.value[ply] ?? {}
    if (face.value === null || !made || typeof mover !== 'number' || !now) return ''
    return toldOf(face.value, made.events, { ...now, eye: mover }, names.value)
  }

  /**
   * Returns the sentence of a move that the mover of a move, from 1, could have made instead; null if other eyes than the
   * mover's are chosen, which may not see what it is made with.
   */
  function wordsOfOther(ply: number, move: string): string | null {
    const mover = script.value?.record.moves[ply - 1]?.charAt(0)
    if (face.value === null || script.value === null || mover === undefined) return move
    if (eye.value !== 'open' && eye.value !== seatOf(mover)) return null
    const { line, play } = startReplay(script.value.record)
    for (const played of script.value.record.moves.slice(0, ply - 1)) play(played)
    const seat = seatOf(mover)
    return wholeSentence(say(face.value.id, face.value.moveWords({ ...seenBy(line, 'open'), eye: seat }, seat, move)))
  }

  /** Returns to the place from which it was opened. */
  function leave(): void {
    const from = script.value?.startedFrom
    const isAtTable = from === 'result' && useTable().table !== null
    usePage().go(isAtTable ? 'game' : 'shelf')
    if (isAtTable || (from !== undefined && from !== 'result')) usePage().open(from)
  }

  return {
    face,
    script,
    frames,
    frame,
    seen,
    lastPly,
    index,
    lastIndex,
    playing,
    names,
    scores,
    eye,
    eyes,
    keepsSecrets,
    playScript,
    watchAgain,
    lookThrough,
    begin,
    go,
    goByTurn,
    toggle,
    stop,
    takeOver,
    leave,
    study,
    toldToMover,
    wordsOfOther,
    spokenMove,
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
  const mover = Math.max(0, seatOf(seen.toMove[0] ?? 'A'))
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
  return names.map((name, seat) => `${isolated(name)}\u00a0${seen.scores[letterOf(seat)] ?? 0}`).join(' · ')
}

/** Steps through frames, automatically or by hand. */
function createDemoPlayer(frames: Readonly<ShallowRef<readonly ReplayFrame[]>>) {
  /** Index of the frame shown. */
  const at = ref(0)
  /** Whether it advances automatically. */
  const playing = ref(false)
  const frame = computed(() => frames.value[at.value] ?? null)
  /** Index of the last frame. */
  const length = computed(() => Math.max(0, frames.value.length - 1))
  const settings = useSettings()

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

  watch([playing, at], (_now, _before, onCleanup) => {
    if (!playing.value) return
    const { pause } = settings
    const beat = frame.value?.remark === '' ? STEP_MS.move : STEP_MS.remark
    onCleanup(callAfter(Math.max(900, (beat * Math.max(pause, 200)) / 800), () => go(at.value + 1)))
  })

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
    },
  }
}
