import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { gameById } from '../../rules/catalogue'
import {
  letterOf,
  LineOfPlay,
  look,
  parseRecord,
  tapeLuck,
  type GameRecord,
  type Seat,
  type Seen,
} from '../../rules/kit'
import { bringFace } from '../games'
import type { GameFace } from '../games/types'
import { say, text } from '../i18n/say'
import { botName } from './names'
import { usePage } from './page'
import { useSettings } from './settings'
import { useShelf } from './shelf'
import { useStory } from './story'
import { useTable } from './table'

/** One position of the printed game: what is seen, who moved how, and the sentence on why. */
interface Frame {
  readonly seen: Seen
  readonly seat: Seat | null
  readonly move: string | null
  readonly what: string
  readonly why: string
}

/** Time between two plies at normal speed, in milliseconds: long enough to read a sentence. */
const BEAT = 4200

/** A printed game that plays itself on the board, with all hands open. */
export const useDemo = defineStore('demo', () => {
  const face = shallowRef<GameFace | null>(null)
  const frames = shallowRef<readonly Frame[]>([])
  const record = shallowRef<GameRecord | null>(null)
  const at = ref(0)
  const playing = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  const frame = computed(() => frames.value[at.value] ?? null)
  const seen = computed(() => frame.value?.seen ?? null)
  const last = computed(() => (frame.value === null ? null : { seat: frame.value.seat, move: frame.value.move }))
  const length = computed(() => Math.max(0, frames.value.length - 1))
  const names = computed(() => record.value?.seats.map((letter) => record.value?.names?.[letter] ?? letter) ?? [])

  async function open(game: string): Promise<void> {
    const now = await bringFace(game)
    face.value = now
    if (now.demo === null) return
    frames.value = framesOf(now)
    record.value = now.demo.record as GameRecord
    at.value = 0
    playing.value = true
  }

  function framesOf(now: GameFace): Frame[] {
    const parsed = parseRecord(gameById, now.demo?.record)
    if (!parsed.ok) throw new Error(parsed.error.message)
    const { game, options, seats, chance, moves } = parsed.value
    const line = new LineOfPlay(game, options, seats, tapeLuck(chance?.tape ?? []))
    line.settle()
    const open = (): Seen => ({ ...look(game, line.state, 0), state: game.dump(line.state) as unknown })
    const all: Frame[] = [{ seen: open(), seat: null, move: null, what: text('demo.start'), why: '' }]
    for (const [index, ply] of moves.entries()) {
      const before = open()
      const [letter = 'A', ...rest] = String(ply).split(' ')
      const seat = letter.charCodeAt(0) - 65
      const move = rest.join(' ')
      const what = say(now.id, now.move({ ...before, eye: seat }, seat, move))
      const remark = now.demo?.remarks.find((it) => it.ply === index + 1)
      const refusal = line.playText(ply)
      if (refusal !== null) throw new Error(refusal.message)
      line.settle()
      all.push({ seen: open(), seat, move, what, why: remark === undefined ? '' : say(now.id, remark.words) })
    }
    return all
  }

  function go(to: number): void {
    at.value = Math.min(Math.max(0, to), length.value)
    if (at.value === length.value) playing.value = false
  }

  function beat(): void {
    clearTimeout(timer)
    if (!playing.value) return
    const { pause } = useSettings()
    timer = setTimeout(() => go(at.value + 1), Math.max(900, (BEAT * Math.max(pause, 200)) / 800))
  }
  watch([playing, at], beat)
  watch(frame, (now) => now && at.value > 0 && useStory().speak(`${now.what}. ${now.why}`))

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
    const now = record.value
    const position = frame.value
    if (now === null || position === null || now.chance?.tape === undefined) return
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
      tape: now.chance.tape,
      opening: now.moves.slice(0, at.value),
    })
    await useShelf().openAtOnce(now.game)
    usePage().go('game')
  }

  const scores = computed(() => {
    const now = seen.value
    return now === null ? '' : names.value.map((name, seat) => `${name} ${now.scores[letterOf(seat)] ?? 0}`).join(' · ')
  })

  return { face, frame, seen, last, at, length, playing, names, scores, open, go, toggle, leave, takeOver }
})
