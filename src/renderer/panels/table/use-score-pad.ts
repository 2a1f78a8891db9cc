import { dequal } from 'dequal'
import { computed, onScopeDispose, watch, type ComputedRef } from 'vue'
import type { Pad } from '../../games/types'
import type { Stage } from '../../stage/stage-api'
import { soundPlayer } from '../../sound'
import { usePage } from '../../stores/app/page'
import { useSettings } from '../../stores/app/settings'
import { useView } from '../../stores/app/view'
import { isLow } from '../../framing/papers'
import { useEnding } from '../../stores/table/ending'
import { usePageFrame } from '../../stores/output/page-frame'
import { useTable } from '../../stores/table/table'
import { drawPad, type Stroke } from './pad-canvas'

/** Duration of the pencil stroke around one total, in milliseconds at normal speed. */
const STROKE_MS = 750

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
async function loadFonts(letters: string): Promise<void> {
  const fonts = ["20px 'Homemade Apple'", "36px 'League Gothic'", "20px 'Old Standard TT'"]
  await Promise.allSettled(fonts.map((hand) => document.fonts.load(hand, letters)))
}

/**
 * Animates a stroke of the pencil, frame by frame.
 * @param draw draws this share of it, from 0 to 1
 * @param isWanted whether to continue drawing
 */
function createStroke(draw: (part: number) => void, isWanted: () => boolean) {
  let frame = 0
  return {
    /** Draws it from its beginning, in `durationMs` milliseconds. */
    begin(durationMs: number): void {
      const begun = performance.now()
      const step = (): void => {
        const part = Math.min(1, (performance.now() - begun) / durationMs)
        draw(part)
        if (part < 1 && isWanted()) frame = requestAnimationFrame(step)
      }
      step()
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** Returns what the pencil draws when the game is over: nothing on a puzzle that was not solved. */
function findFinalStroke(): Omit<Stroke, 'share'> | null {
  const { isSolitary, isSolved } = useEnding()
  if (isSolitary) return isSolved ? { kind: 'tick', seats: [0] } : null
  return { kind: 'ring', seats: useTable().winners ?? [] }
}

/** Returns whether the page has room for a small pad only. */
function useSmallPad(): ComputedRef<boolean> {
  const frame = usePageFrame()
  return computed(() => {
    const { framed } = frame
    return framed !== null && (framed.shape === 'tall' || isLow(framed.window))
  })
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
  const isSmall = useSmallPad()

  /** The same object as long as its text is the same, so that the pad is redrawn only when that changes. */
  const score = computed<Writing | null>((before) => {
    const { face, seen, pad, names } = table
    if (page.place !== 'game' || !face || !seen || !pad || seen.toMove.length + Number(seen.over) === 0) return null
    const now = { game: face.id, pad, names }
    return dequal(before, now) ? (before ?? null) : now
  })
  const finalStroke = computed(() => (table.over && page.place === 'game' ? findFinalStroke() : null))

  function draw(part: number): void {
    const { stage } = view
    if (score.value !== null && stage !== null) void stage.trackWork(print(stage, score.value, part))
  }

  async function print(stage: Stage, writing: Writing, part: number): Promise<void> {
    const { game, pad, names } = writing
    await loadFonts(JSON.stringify(writing))
    if (view.stage !== stage) return
    const stroke = finalStroke.value === null ? null : { ...finalStroke.value, share: part }
    const turned = part > 0 && finalStroke.value !== null ? (ending.turned?.line ?? null) : null
    stage.setPicture('pad', drawPad(game, pad, names, { stroke, turned, isSmall: isSmall.value }))
  }

  const stroke = createStroke(draw, () => finalStroke.value !== null)

  /** Draws the whole stroke once the last play is at rest on the table. */
  async function animateStroke(): Promise<void> {
    const seats = finalStroke.value?.seats.length ?? 0
    const now = table.table
    if (seats === 0 || settings.stageSpeed === 0) return draw(1)
    await view.waitUntilStill()
    if (table.table !== now || finalStroke.value === null) return
    soundPlayer.play('pencil')
    stroke.begin((STROKE_MS * seats) / settings.stageSpeed)
  }

  // Marks already made are drawn at once when the pad is redrawn or the stage is replaced.
  let hasStrokeBegun = false
  watch([score, isSmall, () => view.stage], () => draw(hasStrokeBegun ? 1 : 0))
  watch(
    () => ending.isResultShown,
    (shown) => {
      if (!shown || hasStrokeBegun) return
      hasStrokeBegun = true
      void animateStroke()
    },
    { immediate: true },
  )
  watch(
    () => table.over,
    (over) => {
      if (over) return
      hasStrokeBegun = false
      stroke.stop()
    },
  )
  onScopeDispose(() => stroke.stop())
}
