import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { gameById } from '../../../rules/catalogue'
import {
  letterOf,
  LineOfPlay,
  look,
  parseRecord,
  tapeOutcomes,
  type GameEvent,
  type GameRecord,
  type Seen,
} from '../../../rules/kit'
import { loadGameUi } from '../../games'
import type { GameFace, LastPly } from '../../games/types'
import type { Script } from '../../play/script'
import { say, text } from '../../i18n/say'
import { botName } from '../../i18n/name-list'
import { usePage } from '../app/page'
import { useSettings } from '../app/settings'
import { useShelf } from '../app/shelf'
import { useGameLog } from '../app/game-log'
import { usePageFrame } from '../table/page-frame'
import { useTable } from '../table/table'

/** One position of a record: what is seen, who did what, and the sentence on why. */
interface Frame {
  readonly seen: Seen
  readonly last: LastPly | null
  readonly what: string
  readonly why: string
}

/** Time between two plies at normal speed, in milliseconds: long enough to read a sentence, or just the move. */
const BEAT = { remark: 4200, move: 1400 }

/** A record that plays itself on the board, with all hands open: a printed game, a solution, a proof. */
export const useDemo = defineStore('demo', () => {
  const face = shallowRef<GameFace | null>(null)
  const frames = shallowRef<readonly Frame[]>([])
  const script = shallowRef<Script | null>(null)
  /** What the next visit to the place shall show, if not the game in hand's own record. */
  const ordered = shallowRef<Script | null>(null)
  const at = ref(0)
  const playing = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  const frame = computed(() => frames.value[at.value] ?? null)
  const seen = computed(() => frame.value?.seen ?? null)
  const last = computed(() => frame.value?.last ?? null)
  usePageFrame().offer('demo', () => ({ face: face.value, seen: seen.value }))
  const length = computed(() => Math.max(0, frames.value.length - 1))
  const names = computed(() => {
    const { seats = [], names: given } = script.value?.record ?? {}
    return seats.map((letter) => given?.[letter] ?? letter)
  })

  /** Goes to the place where a script plays itself. */
  function order(wanted: Script): void {
    ordered.value = wanted
    usePage().go('demo')
  }

  /** Begins with what was ordered, else with the record that the game in hand brings along. */
  async function begin(game: string | null): Promise<void> {
    const wanted = ordered.value
    const id = wanted?.game ?? game
    ordered.value = null
    if (id === null) return
    const now = await loadGameUi(id)
    const next = wanted ?? ownScript(now)
    if (next === null) return
    face.value = now
    frames.value = framesOf(now, next)
    script.value = next
    at.value = 0
    playing.value = true
  }

  function ownScript({ id, demo }: GameFace): Script | null {
    return demo === null ? null : { game: id, ...demo, record: demo.record as GameRecord }
  }

  function framesOf(now: GameFace, { record, remarks }: Script): Frame[] {
    const parsed = parseRecord(gameById, record)
    if (!parsed.ok) throw new Error(parsed.error.message)
    const { game, options, seats, chance, moves } = parsed.value
    const line = new LineOfPlay(game, options, seats, tapeOutcomes(chance?.tape ?? []))
    line.settle()
    const open = (): Seen => ({ ...look(game, line.state, 0), state: game.dump(line.state) as unknown })
    const why = (ply: number): string => {
      const remark = remarks.find((it) => it.ply === ply)
      return remark === undefined ? '' : say(now.id, remark.words)
    }
    const start = text(game.info.chance ? 'demo.start' : 'demo.setUp')
    const all: Frame[] = [{ seen: open(), last: null, what: start, why: why(0) }]
    for (const [index, ply] of moves.entries()) {
      const before = open()
      const [letter = 'A', ...rest] = String(ply).split(' ')
      const seat = letter.charCodeAt(0) - 65
      const move = rest.join(' ')
      const what = say(now.id, now.move({ ...before, eye: seat }, seat, move))
      const events: GameEvent[] = []
      const refusal = line.playText(ply, (event) => events.push(event))
      if (refusal !== null) throw new Error(refusal.message)
      line.settle()
      all.push({ seen: open(), last: { seat, events }, what, why: why(index + 1) })
    }
    return all
  }

  function go(to: number): void {
    at.value = Math.min(Math.max(0, to), length.value)
    if (at.value === length.value) playing.value = false
  }

  function wait(): void {
    clearTimeout(timer)
    if (!playing.value) return
    const { pause } = useSettings()
    const beat = frame.value?.why === '' ? BEAT.move : BEAT.remark
    timer = setTimeout(() => go(at.value + 1), Math.max(900, (beat * Math.max(pause, 200)) / 800))
  }
  watch([playing, at], wait)
  watch(frame, (now) => now && at.value > 0 && useGameLog().speak(`${now.what}. ${now.why}`))

  function toggle(): void {
    if (!playing.value && at.value === length.value) at.value = 0
    playing.value = !playing.value
  }

  function leave(): void {
    playing.value = false
    clearTimeout(timer)
  }

  /** A new table that begins where the printed game stands: you at the seat to move, a bot at the others. */
  async function takeOver(): Promise<void> {
    const now = script.value?.record ?? null
    const position = frame.value
    if (now === null || position === null) return
    const tape = now.chance?.tape
    leave()
    const mover = Math.max(0, position.seen.toMove[0]?.charCodeAt(0) ?? 65) - 65
    const you = useSettings().all.name || text('names.guest')
    const chairs = now.seats.map((_, seat) =>
      seat === mover
        ? ({ kind: 'person', name: you } as const)
        : ({ kind: 'bot', name: botName([you]), level: 3 } as const),
    )
    await useTable().start({
      game: now.game,
      options: position.seen.options,
      chairs,
      ...(tape === undefined ? {} : { tape }),
      opening: now.moves.slice(0, at.value),
    })
    await useShelf().openAtOnce(now.game)
    usePage().go('game')
  }

  const scores = computed(() => {
    const now = seen.value
    const tally = now === null ? undefined : script.value?.tally?.(now)
    if (now === null) return ''
    if (tally !== undefined) return say(now.game, tally)
    if (names.value.length === 1) return text('demo.score', { scores: now.scores['A'] ?? 0 })
    return names.value.map((name, seat) => `${name} ${now.scores[letterOf(seat)] ?? 0}`).join(' · ')
  })

  return {
    face,
    script,
    frame,
    seen,
    last,
    at,
    length,
    playing,
    names,
    scores,
    order,
    begin,
    go,
    toggle,
    leave,
    takeOver,
  }
})
