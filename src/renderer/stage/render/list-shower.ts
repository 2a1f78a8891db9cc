import { fetchNeeded, picturesOf, neededBy, type StageCore, tellFault, VIEW_SECONDS } from './stage-core'
import { printedOf } from './picture-supply'
import type { StageMotion } from './stage-motion'
import type { StageViews } from './stage-views'
import type { BoxPreparation } from './box-preparation'

/** Milliseconds to wait for pictures before the list is shown without the missing ones. */
const PICTURE_PATIENCE = 400

/** Puts the wanted list on the table once its pictures are loaded or have failed to load. */
export interface ListShower {
  /** Shows the wanted list; resolves when all pieces lie still. */
  show(): Promise<void>
  /** Puts on the table those pieces of the wanted list whose pictures are loaded. */
  apply(): void
  /** Counts `work`, which will bring something onto the table, as pending until it ends. */
  expect(work: Promise<void>): Promise<void>
  /** Reports that nothing is being fetched, if something was late, and makes no further reports. */
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

/**
 * Reports the loading progress of lists that have waited too long for their pictures.
 * @param lost called first when a list becomes late
 */
function createPatience(core: StageCore, lost: () => void) {
  const { calls } = core
  /** Lists whose pictures are late. */
  const late = new Set<ReturnType<typeof setTimeout>>()

  return {
    /** Starts the wait of a list for its pictures; returns a function that ends it. */
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

  /**
   * Shows the pieces whose pictures are loaded, so that no old pieces are left there while the rest is being fetched.
   */
  function showPrinted(): void {
    motion.pointer.settleDropped()
    animator.show(printedOf(core.wanted.pieces, picturesOf(core)), { speed: 0 })
    motion.wake()
  }

  /**
   * Shows the pieces whose pictures are loaded even if others failed; the next list that needs those requests them
   * again.
   */
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
