import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { letterOf, type GameRecord, type GameView } from '../../../rules/kit'
import type { TableSetup } from '../../../session/types'
import { loadGameFace } from '../../games'
import type { GameFace } from '../../games/types'
import type { Script } from '../../play/script'
import { suggestBotName } from '../../company/opponents'
import { isolated } from '../../i18n/foreign-text'
import { say, text } from '../../i18n/say'
import { usePage } from '../app/page'
import { useSettings } from '../app/settings'
import { useShelf } from '../app/shelf'
import { useGameLog } from '../app/game-log'
import { usePageFrame } from '../table/page-frame'
import { useTable } from '../table/table'
import { demoFrames, type Frame } from './demo-frames'
import { createDemoPlayer } from './demo-player'

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
  usePageFrame().register('demo', () => ({ face: face.value, seen: seen.value }))
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
    player.begin()
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
