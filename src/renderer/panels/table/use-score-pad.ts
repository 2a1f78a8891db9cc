import { computed, onScopeDispose, watch } from 'vue'
import type { Pad } from '../../games/types'
import type { Stage } from '../../stage/stage-api'
import { soundRoom } from '../../sound'
import { usePage } from '../../stores/app/page'
import { useSettings } from '../../stores/app/settings'
import { useView } from '../../stores/app/view'
import { useEnding } from '../../stores/table/ending'
import { useTable } from '../../stores/table/table'
import { drawPad, type Stroke } from './pad-canvas'

/** Duration of the pencil stroke around one total, in milliseconds at normal speed. */
const STROKE = 750

/** What is written on the pad. */
interface Writing {
  readonly game: string
  readonly pad: Pad
  readonly names: readonly string[]
}

/**
 * Loads the handwriting fonts. If one cannot be fetched, the score is written in the page's usual font: the pad is
 * never left blank.
 */
async function fetchHands(letters: string): Promise<void> {
  const hands = ["20px 'Homemade Apple'", "36px 'League Gothic'", "20px 'Old Standard TT'"]
  await Promise.allSettled(hands.map((hand) => document.fonts.load(hand, letters)))
}

/**
 * Animates a stroke of the pencil, frame by frame.
 * @param draw draws this share of it, from 0 to 1
 * @param isWanted whether to continue drawing
 */
function createStroke(draw: (part: number) => void, isWanted: () => boolean) {
  let frame = 0
  return {
    /** Draws it from its beginning, in `lasts` milliseconds. */
    begin(lasts: number): void {
      const begun = performance.now()
      const step = (): void => {
        const part = Math.min(1, (performance.now() - begun) / lasts)
        draw(part)
        if (part < 1 && isWanted()) frame = requestAnimationFrame(step)
      }
      step()
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/**
 * Keeps the score on the pad that lies on the table up to date. When the game is over and its result is shown, the
 * pencil rings the winners' totals, or ticks that of a solved puzzle, as an animation.
 */
export function useScorePad(): void {
  const page = usePage()
  const view = useView()
  const table = useTable()
  const ending = useEnding()
  const settings = useSettings()

  /** Serialized, so that the pad is redrawn only when its text changes. */
  const score = computed(() => {
    const { face, seen, names, story } = table
    return page.place === 'game' && face && seen && seen.toMove.length + Number(seen.over) > 0
      ? JSON.stringify({ game: face.id, pad: face.pad(seen, () => story), names } satisfies Writing)
      : null
  })
  const marked = computed((): Omit<Stroke, 'part'> | null => {
    if (!table.over || page.place !== 'game') return null
    const seats = table.winners ?? []
    return ending.alone ? (ending.solved ? { sort: 'tick', seats: [0] } : null) : { sort: 'ring', seats }
  })

  function draw(part: number): void {
    const { stage } = view
    if (score.value !== null && stage !== null) void stage.expect(print(stage, score.value, part))
  }

  async function print(stage: Stage, writing: string, part: number): Promise<void> {
    const { game, pad, names } = JSON.parse(writing) as Writing
    await fetchHands(writing)
    if (view.stage !== stage) return
    stage.print('pad', drawPad(game, pad, names, marked.value === null ? undefined : { ...marked.value, part }))
  }

  const stroke = createStroke(draw, () => marked.value !== null)

  /** Draws the whole stroke once the last play is at rest on the table. */
  async function pencil(): Promise<void> {
    const seats = marked.value?.seats.length ?? 0
    const now = table.table
    if (seats === 0 || settings.stageSpeed === 0) return draw(1)
    await view.stillness()
    if (table.table !== now || marked.value === null) return
    soundRoom.play('pencil')
    stroke.begin((STROKE * seats) / settings.stageSpeed)
  }

  // Marks already made are drawn at once when the pad is redrawn or the stage is replaced.
  let penned = false
  watch([score, () => view.stage], () => draw(penned ? 1 : 0))
  watch(
    () => ending.shown,
    (shown) => {
      if (!shown || penned) return
      penned = true
      void pencil()
    },
    { immediate: true },
  )
  watch(
    () => table.over,
    (over) => {
      if (over) return
      penned = false
      stroke.stop()
    },
  )
  onScopeDispose(() => stroke.stop())
}
