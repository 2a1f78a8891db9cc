import { fetchNeeded, picturesOf, neededBy, type StageCore, VIEW_SECONDS } from './stage-core'
import { printedOf } from './picture-supply'
import type { StageMotion } from './stage-motion'
import type { StageViews } from './stage-views'
import type { BoxPreparation } from './box-preparation'

/** Milliseconds after which what is there is shown without what still has no picture. */
const PICTURE_PATIENCE = 400

/** Puts the wanted list on the table, once its pictures are there. */
export interface ListShower {
  /** Shows the wanted list; resolves when it lies. */
  show(): Promise<void>
  /** Puts the wanted list on the table now: its pictures are there. */
  apply(): void
  /** Loads what the wanted list shows. */
  fetchWanted(): Promise<void>
  /** Counts a work that will bring something onto the table while it lasts. */
  expect(work: Promise<void>): Promise<void>
}

async function count(work: Promise<void>, core: StageCore, motion: StageMotion): Promise<void> {
  core.awaited++
  motion.report()
  try {
    await work
  } finally {
    core.awaited--
    if (!core.gone) motion.report()
  }
}

export function createListShower(
  core: StageCore,
  motion: StageMotion,
  views: StageViews,
  boxes: BoxPreparation,
): ListShower {
  const { animator, calls } = core
  /** Lists whose pictures are late. */
  const late = new Set<ReturnType<typeof setTimeout>>()

  function apply(): void {
    const { pieces, instant, glide } = core.wanted
    motion.pointer.settleDropped()
    motion.pointer.lookUp()
    animator.show(pieces, {
      speed: instant || document.hidden ? 0 : core.options.speed,
      ...(glide ? { glide: VIEW_SECONDS } : { coming: views.coming }),
    })
    core.wanted = { pieces, instant: false, glide: false }
    views.reframe()
    motion.wake()
  }

  /** Shows what has its pictures, so that nothing lies there from before while the rest is still being fetched. */
  function showPrinted(): void {
    motion.pointer.settleDropped()
    animator.show(printedOf(core.wanted.pieces, picturesOf(core)), { speed: 0 })
    motion.wake()
  }

  const fetchWanted = () => fetchNeeded(core, (part) => late.size > 0 && calls.fetching?.(part))

  async function fetchAndApply(): Promise<void> {
    const patience = setTimeout(() => {
      if (core.gone) return
      late.add(patience)
      showPrinted()
      calls.fetching?.(0)
    }, PICTURE_PATIENCE)
    try {
      await count(
        fetchWanted().then(() => (core.gone ? undefined : apply())),
        core,
        motion,
      )
    } finally {
      clearTimeout(patience)
      if (late.delete(patience) && late.size === 0) calls.fetching?.(null)
    }
    if (!core.gone) void boxes.prepare()
  }

  return {
    async show() {
      if (neededBy(core).length === 0) apply()
      else await fetchAndApply()
      await motion.lies()
    },
    ...{ apply, fetchWanted },
    expect: (work) => count(work, core, motion),
  }
}
