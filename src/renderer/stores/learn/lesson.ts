import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { letterOf, listTexts, viewTable, eventsVisibleTo } from '../../../rules/kit'
import type { GameEvent, LineOfPlay, Refusal, Seat, GameView } from '../../../rules/kit'
import { loadGameFace } from '../../games'
import type { GameFace, LastPly, LessonStep } from '../../games/types'
import { say } from '../../i18n/say'
import type { Words } from '../../i18n/words'
import { replayedRecord } from '../../play/replayed-game'
import { linesOf, type PlaySource } from '../table/play-source'
import { useGameLog } from '../app/game-log'

type TaskState = 'asked' | 'done' | 'other'

/** The state of one step of a lesson; replaced as a whole after every event. */
interface LessonSnapshot {
  readonly taskState: TaskState
  readonly seen: GameView | null
  readonly lastPly: LastPly | null
  /** The events of the last move. */
  readonly lastEvents: readonly GameEvent[]
  /** The legal moves, as text. */
  readonly moves: readonly string[]
}

const EMPTY_SNAPSHOT: LessonSnapshot = { taskState: 'asked', seen: null, lastPly: null, lastEvents: [], moves: [] }

function refusalOf(now: LineOfPlay, seat: Seat, move: string): Refusal | null {
  const read = now.read(`${letterOf(seat)} ${move}`)
  return read.ok ? null : read.error
}

function speak(face: GameFace | null, words: Words): void {
  if (face !== null) useGameLog().speak(say(face.id, words))
}

/** A first lesson: positions, one task in each, and a response to the right move or another one. */
export const useLesson = defineStore('lesson', () => {
  const face = shallowRef<GameFace | null>(null)
  const at = ref(0)
  const snapshot = shallowRef(EMPTY_SNAPSHOT)
  let line: LineOfPlay | null = null
  const steps = computed<readonly LessonStep[]>(() => face.value?.lesson ?? [])
  const step = computed(() => steps.value[at.value] ?? null)
  const part = <K extends keyof LessonSnapshot>(key: K) => computed(() => snapshot.value[key])
  const seen = part('seen')

  async function open(game: string): Promise<void> {
    face.value = await loadGameFace(game)
    show(0)
  }

  /** Sets up a step in its initial position. */
  function show(index: number): void {
    at.value = Math.min(Math.max(0, index), steps.value.length - 1)
    const now = step.value
    line = now === null ? null : replayedRecord(now.record).line
    snapshot.value = EMPTY_SNAPSHOT
    if (line === null || now === null) return
    const { game, state } = line
    const [view, moves] = [viewTable(game, state, now.seat), listTexts(game, state, now.seat)]
    snapshot.value = { ...EMPTY_SNAPSHOT, seen: view, moves }
    speak(face.value, now.taskWords)
  }

  const source = computed<PlaySource | null>(() => {
    const { taskState, moves, seen: view } = snapshot.value
    const now = line
    if (face.value === null || now === null || step.value === null || view === null || taskState !== 'asked')
      return null
    const { seat } = step.value
    return {
      face: face.value,
      seat,
      seen: view,
      moves: linesOf(face.value, view, seat, moves),
      play: (move) => Promise.resolve(play(seat, move)),
      refusal: (move) => refusalOf(now, seat, move),
    }
  })

  function play(seat: Seat, move: string): void {
    const asked = step.value
    const played: GameEvent[] = []
    if (line === null || asked === null) return
    if (line.playText(`${letterOf(seat)} ${move}`, (event) => played.push(event)) !== null) return
    const chanceEvents: GameEvent[] = []
    line.settleChance((event) => chanceEvents.push(event))
    const taskState = asked.acceptedMoves.includes(move) ? 'done' : 'other'
    const lastPly = { seat, events: eventsVisibleTo(line.game, played, seat) }
    const view = viewTable(line.game, line.state, asked.seat)
    snapshot.value = { taskState, seen: view, lastPly, lastEvents: chanceEvents, moves: [] }
    speak(face.value, taskState === 'done' ? asked.doneWords : asked.otherMoveWords)
  }

  const shown = { taskState: part('taskState'), seen, lastPly: part('lastPly'), lastEvents: part('lastEvents') }
  return { face, at, step, steps, source, ...shown, open, show }
})
