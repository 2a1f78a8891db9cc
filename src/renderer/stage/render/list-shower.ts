import { fetchNeeded, picturesOf, neededBy, type StageCore, tellFault, VIEW_SECONDS } from './stage-core'
import { printedOf } from './picture-supply'
import type { StageMotion } from './stage-motion'
import type { StageViews } from './stage-views'
import type { BoxPreparation } from './box-preparation'

/** Milliseconds after which what is there is shown without what still has no picture. */
const PICTURE_PATIENCE = 400

/** Puts the wanted list on the table, once its pictures are there or could not be loaded. */
export interface ListShower {
  /** Shows the wanted list; resolves when it lies. */
  show(): Promise<void>
  /** Puts on the table now what of the wanted list has its pictures. */
  apply(): void
  /** Counts a work that will bring something onto the table while it lasts. */
  expect(work: Promise<void>): Promise<void>
  /** Says that nothing is being fetched any more, if something was late, and tells nothing from then on. */
  dispose(): void
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

/** Tells how far the pictures are, where a list has waited for them too long. @param lost what is done then, first */
function createPatience(core: StageCore, lost: () => void) {
  const { calls } = core
  /** Lists whose pictures are late. */
  const late = new Set<ReturnType<typeof setTimeout>>()

  return {
    /** A list waits for its pictures from now on; returns what ends that. */
    begin() {
      const patience = setTimeout(() => {
        if (core.gone) return
        late.add(patience)
        lost()
        calls.fetching?.(0)
      }, PICTURE_PATIENCE)
      return () => {
        clearTimeout(patience)
        if (late.delete(patience) && late.size === 0) calls.fetching?.(null)
      }
    },
    came(part: number) {
      if (late.size > 0) calls.fetching?.(part)
    },
    dispose() {
      if (late.size > 0) calls.fetching?.(null)
      late.clear()
    },
  }
}

export function createListShower(
  core: StageCore,
  motion: StageMotion,
  views: StageViews,
  boxes: BoxPreparation,
): ListShower {
  const { animator } = core
  const patience = createPatience(core, showPrinted)

  function apply(): void {
    const { pieces, instant, glide } = core.wanted
    motion.pointer.settleDropped()
    motion.pointer.lookUp()
    animator.show(printedOf(pieces, picturesOf(core)), {
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

  /** Shows what has its pictures though others did not come: the next list that needs those asks for them again. */
  async function fetchOnto(): Promise<void> {
    try {
      await fetchNeeded(core, 'look', (part) => patience.came(part))
    } catch (fault) {
      tellFault(core, 'not all pictures came:', fault)
    }
    if (!core.gone) apply()
  }

  async function fetchAndApply(): Promise<void> {
    const end = patience.begin()
    try {
      await count(fetchOnto(), core, motion)
    } finally {
      end()
    }
    if (!core.gone) void boxes.prepare()
  }

  return {
    async show() {
      if (neededBy(core, core.look).length === 0) apply()
      else await fetchAndApply()
      await motion.lies()
    },
    apply,
    expect: (work) => count(work, core, motion),
    dispose: () => patience.dispose(),
  }
}
