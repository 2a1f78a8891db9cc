import type { WebGLRenderer } from 'three'
import { placeTouch } from '../cast/placed-touch'
import { listen } from '../input/pointer-events'
import type { Stage, StageCalls, StageOptions } from '../stage-api'
import { isPhone } from '../surface/quality'
import { openPictures, type Pictures } from '../surface/piece-pictures'
import { type BoxPreparation, createBoxPreparation } from './box-preparation'
import { createListShower, type ListShower } from './list-shower'
import { createSetKeeper, type SetKeeper } from './set-keeper'
import { createStageCore, fetchNeeded, type StageCore } from './stage-core'
import { createStageMotion, type StageMotion } from './stage-motion'
import { createStageViews, type StageViews } from './stage-views'
import { createTablePainter, type TablePainter } from './table-painter'
import { watchContext } from './watch-context'

interface Parts {
  readonly core: StageCore
  readonly painter: TablePainter
  readonly motion: StageMotion
  readonly views: StageViews
  readonly lists: ListShower
  readonly sets: SetKeeper
}

function createParts(core: StageCore): Parts {
  const painter = createTablePainter(core)
  const motion = createStageMotion(core, painter, {
    came: (milliseconds) => sets.came(milliseconds),
    rested() {
      boxes.putAway()
      motion.report()
    },
  })
  const boxes: BoxPreparation = createBoxPreparation(core, motion)
  const views = createStageViews(core, motion)
  const lists = createListShower(core, motion, views, boxes)
  const sets: SetKeeper = createSetKeeper(core, painter, motion, boxes)
  return { core, painter, motion, views, lists, sets }
}

/** Loads the first pictures, then draws the table for the first time. */
async function begin({ core, painter, lists, sets }: Parts, source: string | Pictures): Promise<void> {
  const quality = sets.first()
  const isSmall = quality === 'low' || isPhone()
  core.plainPictures = typeof source === 'string' ? await openPictures(source, isSmall) : source
  await fetchNeeded(core, 'options')
  if (core.gone) return
  core.look = core.options
  sets.rebuild()
  core.wanted = { ...core.wanted, instant: true }
  lists.apply()
  painter.draw()
  sets.tryLow()
}

/** Restores everything after a graphics context came back empty; if that fails, the context counts as lost. */
async function refill(core: StageCore, sets: SetKeeper): Promise<void> {
  try {
    // If the manifest was not loaded yet, no pictures were lost.
    await core.plainPictures?.reload()
    core.lost = false
    if (core.set && !core.gone) sets.rebuild()
  } catch (fault) {
    if (core.gone) return
    console.warn('the table could not be drawn again:', fault)
    core.calls.lost?.()
  }
}

/**
 * Listens to the pointer, to page visibility, and to the loss of the graphics context; returns a function that stops
 * listening.
 */
function listenTo({ core, motion, sets }: Parts): () => void {
  const stop = new AbortController()
  const unlisten = listen(core.canvas, motion.pointer.gesture, motion.pointer.zoom)
  document.addEventListener('visibilitychange', () => document.hidden && motion.skip(), { signal: stop.signal })
  watchContext(core.canvas, stop.signal, {
    lost: () => void (core.lost = true),
    gone: () => core.calls.lost?.(),
    restored: () => void refill(core, sets),
  })
  return () => {
    stop.abort()
    unlisten()
  }
}

/** Returns a PNG of the canvas as it is. */
function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the table could not be drawn'))), 'image/png'),
  )
}

/**
 * Creates the three-dimensional table on a renderer's canvas.
 * @param renderer created with `antialias: false`, since the stage does its own anti-aliasing; its owner disposes of it
 * @param source URL of the baked pictures' folder, ending in a slash, or the pictures themselves
 */
export function createStage(
  renderer: WebGLRenderer,
  source: string | Pictures,
  first: Partial<StageOptions> = {},
  calls: StageCalls = {},
): Stage {
  const parts = createParts(createStageCore(renderer, first, calls))
  const ready = begin(parts, source)
  return stageOf(parts, ready, listenTo(parts))
}

/** Replaces a picture that the page draws itself. */
function reprint({ core, motion }: Parts, picture: string, drawing: HTMLCanvasElement): void {
  if (core.gone) return
  core.plainPictures?.draw(picture, drawing)
  core.set?.reprint(picture)
  motion.refresh()
}

function stageOf(parts: Parts, ready: Promise<void>, deafen: () => void): Stage {
  const { core, painter, motion, views, lists, sets } = parts
  const { animator, rig, size } = core
  /** The touch that is pointed at from outside. */
  let pointed: string | null = null
  return {
    ready,
    show(pieces, { instant = false, glide = false } = {}) {
      core.wanted = { pieces, instant, glide }
      if (!core.set) return ready
      sets.retry()
      return lists.show()
    },
    skip: () => motion.skip(),
    view: (name, at = { x: 0, z: 0 }) => views.view(name, at),
    page: (page) => views.page(page),
    keepClear: (panels, shown) => views.keepClear(panels, shown),
    set(changes) {
      const before = core.options
      core.options = { ...before, ...changes }
      sets.changed(before)
    },
    stats: () => motion.stats(),
    async picture() {
      await ready
      if (!core.set?.again()) painter.draw()
      return pngOf(core.canvas)
    },
    print(picture, drawing) {
      // If the table cannot be created there is nothing to print on; the error is reported through `ready`.
      void ready.then(
        () => reprint(parts, picture, drawing),
        () => undefined,
      )
    },
    expect: (work) => lists.expect(work),
    point(touch) {
      pointed = touch
      animator.heed(touch)
      motion.loop.glance()
    },
    read: () => motion.pointer.read(pointed),
    place: (touch) => placeTouch([...animator.actors], touch, rig.camera, size),
    resize(width, height) {
      if (width < 1 || height < 1) return
      Object.assign(size, { width, height })
      sets.refine()
      views.resized()
      painter.draw()
    },
    dispose() {
      core.gone = true
      lists.dispose()
      deafen()
      motion.dispose()
      core.set?.dispose()
      core.fader.dispose()
      core.plainPictures?.dispose()
    },
  }
}
