import {
  fetchMissingPictures,
  picturesOf,
  missingPictures,
  type StageCore,
  logFaultOnce,
  VIEW_SECONDS,
} from './stage-core'
import { piecesWithPictures } from './picture-supply'
import type { StageMotion } from './stage-motion'
import type { StageViews } from './stage-views'
import type { BoxPreparation } from './box-preparation'

/** Milliseconds to wait for pictures before the list is shown without the missing ones. */
const PICTURE_WAIT_MS = 400

async function trackPending(work: Promise<void>, core: StageCore, motion: StageMotion): Promise<void> {
  core.pendingWorkCount++
  motion.report()
  try {
    await work
  } finally {
    core.pendingWorkCount--
    if (!core.isDisposed) motion.report()
  }
}

/**
 * Reports the loading progress of lists that have waited too long for their pictures.
 * @param onLate called first when a list becomes late
 */
function createProgressReporter(core: StageCore, onLate: () => void) {
  const { callbacks } = core
  /** Lists whose pictures are late. */
  const late = new Set<ReturnType<typeof setTimeout>>()

  return {
    /** Starts the wait of a list for its pictures; returns a function that ends it. */
    begin() {
      const timer = setTimeout(() => {
        if (core.isDisposed) return
        late.add(timer)
        onLate()
        callbacks.fetching?.(0)
      }, PICTURE_WAIT_MS)
      return () => {
        clearTimeout(timer)
        if (late.delete(timer) && late.size === 0) callbacks.fetching?.(null)
      }
    },
    reportProgress(part: number) {
      if (late.size > 0) callbacks.fetching?.(part)
    },
    dispose() {
      if (late.size > 0) callbacks.fetching?.(null)
      late.clear()
    },
  }
}

/** Puts the wanted list on the table once its pictures are loaded or have failed to load. */
export function createListShower(core: StageCore, motion: StageMotion, views: StageViews, boxes: BoxPreparation) {
  const { animator } = core
  const progress = createProgressReporter(core, showLoadedPieces)

  /** Puts on the table those pieces of the wanted list whose pictures are loaded. */
  function apply(): void {
    const { pieces, instant, glide } = core.wantedList
    motion.pointer.handOverDropped()
    motion.pointer.closeCard()
    animator.show(piecesWithPictures(pieces, picturesOf(core)), {
      speed: instant || document.hidden ? 0 : core.options.speed,
      ...(glide ? { glide: VIEW_SECONDS } : { arrivalSeconds: views.arrivalSeconds }),
    })
    core.wantedList = { pieces, instant: false, glide: false }
    motion.pointer.updatePointing()
    motion.wake()
  }

  /**
   * Shows the pieces whose pictures are loaded, so that no old pieces are left there while the rest is being fetched.
   */
  function showLoadedPieces(): void {
    motion.pointer.handOverDropped()
    animator.show(piecesWithPictures(core.wantedList.pieces, picturesOf(core)), { speed: 0 })
    motion.wake()
  }

  /**
   * Shows the pieces whose pictures are loaded even if others failed; the next list that needs those requests them
   * again.
   */
  async function loadAndApply(): Promise<void> {
    try {
      await fetchMissingPictures(core, 'look', (part) => progress.reportProgress(part))
    } catch (fault) {
      logFaultOnce(core, 'not all pictures came:', fault)
    }
    if (!core.isDisposed) apply()
  }

  async function fetchAndApply(): Promise<void> {
    const end = progress.begin()
    try {
      await trackPending(loadAndApply(), core, motion)
    } finally {
      end()
    }
    if (!core.isDisposed) void boxes.prepare()
  }

  return {
    /** Shows the wanted list; resolves when all pieces lie still. */
    async show(): Promise<void> {
      if (missingPictures(core, core.look).length === 0) apply()
      else await fetchAndApply()
      await motion.whenPiecesRest()
    },
    apply,
    /** Counts `work`, which will bring something onto the table, as pending until it ends. */
    expect: (work: Promise<void>) => trackPending(work, core, motion),
    /** Reports that nothing is being fetched, if something was late, and makes no further reports. */
    dispose: () => progress.dispose(),
  }
}
