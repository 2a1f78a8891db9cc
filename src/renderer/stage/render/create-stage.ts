import type { WebGLRenderer } from 'three'
import { touchPositionOf } from '../input/hit-test'
import { listenToPointer } from '../input/gesture'
import { loadBakedManifest, type BakedManifest } from '../model/picture-manifest'
import type { Stage, StageCallbacks, StageOptions } from '../stage-api'
import { sizeOfPictures } from '../surface/quality'
import { openPictures, type Pictures } from '../surface/piece-pictures'
import { type BoxPreparation, createBoxPreparation } from './box-preparation'
import { createListShower } from './list-shower'
import { createRendererManager, type RendererManager } from './renderer-manager'
import { fetchMissingPictures, StageCore } from './stage-core'
import { createStageMotion } from './stage-motion'
import { createStageViews } from './stage-views'
import { createTablePainter } from './table-painter'

/** Milliseconds to wait for a lost context to come back. */
const RESTORE_TIMEOUT_MS = 4000

type StageParts = ReturnType<typeof createStageParts>

function createStageParts(core: StageCore) {
  const painter = createTablePainter(core)
  const motion = createStageMotion(core, painter, {
    reportFrameTime: (milliseconds) => rendererManager.addFrameTime(milliseconds),
    reportRest() {
      boxes.freeClosed()
      motion.report()
    },
  })
  const boxes: BoxPreparation = createBoxPreparation(core, motion)
  const views = createStageViews(core, motion)
  const lists = createListShower(core, motion, views, boxes)
  const rendererManager: RendererManager = createRendererManager(core, painter, motion, boxes)
  return { core, painter, motion, views, lists, rendererManager }
}

async function manifestOrThrow(): Promise<BakedManifest> {
  const manifest = await loadBakedManifest()
  if (manifest === null) throw new Error('the list of the pictures could not be loaded')
  return manifest
}

/** Loads the first pictures, then draws the table for the first time. */
async function begin({ core, painter, lists, rendererManager }: StageParts, source: Pictures | null): Promise<void> {
  const quality = rendererManager.chooseInitialQuality()
  core.plainPictures = source ?? openPictures(await manifestOrThrow(), sizeOfPictures(quality))
  await fetchMissingPictures(core, 'options')
  if (core.isDisposed) return
  core.look = core.options
  rendererManager.rebuild()
  core.wantedList = { ...core.wantedList, instant: true }
  lists.apply()
  painter.draw()
  rendererManager.tryLow()
}

/** Restores everything after a graphics context came back empty; if that fails, the context counts as lost. */
async function restoreContent(core: StageCore, rendererManager: RendererManager): Promise<void> {
  try {
    // If the manifest was not loaded yet, no pictures were lost.
    await core.plainPictures?.reload()
    core.isContextLost = false
    if (core.tableRenderer && !core.isDisposed) rendererManager.rebuild()
  } catch (fault) {
    if (core.isDisposed) return
    console.warn('the table could not be drawn again:', fault)
    core.callbacks.lost?.()
  }
}

/**
 * Listens to the pointer, to page visibility, and to the loss of the graphics context; returns a function that stops
 * listening.
 */
function listenTo({ core, motion, rendererManager }: StageParts): () => void {
  const stop = new AbortController()
  const unlisten = listenToPointer(core.canvas, motion.pointer.gesture, motion.pointer.zoom)
  document.addEventListener('visibilitychange', () => document.hidden && motion.skip(), { signal: stop.signal })
  watchContext(core, rendererManager, stop.signal)
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
 * @param source the pictures; null for the baked ones
 */
export function createStage(
  renderer: WebGLRenderer,
  source: Pictures | null,
  initialOptions: Partial<StageOptions> = {},
  callbacks: StageCallbacks = {},
): Stage {
  const parts = createStageParts(new StageCore(renderer, initialOptions, callbacks))
  const ready = begin(parts, source)
  return createStageInterface(parts, ready, listenTo(parts))
}

/** Replaces a picture that the page draws itself. */
function reprint({ core, motion }: StageParts, picture: string, drawing: HTMLCanvasElement): void {
  if (core.isDisposed) return
  core.plainPictures?.setCanvas(picture, drawing)
  core.tableRenderer?.updatePicture(picture)
  motion.refresh()
}

function createStageInterface(parts: StageParts, ready: Promise<void>, stopListening: () => void): Stage {
  const { core, painter, motion, views, lists, rendererManager } = parts
  const { animator, rig, size } = core
  /** The touch that is pointed at from outside. */
  let pointedTouch: string | null = null
  return {
    ready,
    show(pieces, { instant = false, glide = false } = {}) {
      core.wantedList = { pieces, instant, glide }
      if (!core.tableRenderer) return ready
      rendererManager.retry()
      return lists.show()
    },
    skip: () => motion.skip(),
    whenStill: () => motion.whenStill(),
    whenArrowRests: () => motion.whenArrowRests(),
    setView: (name, at = { x: 0, z: 0 }) => views.setView(name, at),
    setPage: (page) => views.setPage(page),
    magnify: (factor) => void rig.steering.magnify(factor),
    steer: rig.steering.step,
    release: rig.steering.release,
    straighten: rig.steering.reset,
    setRoom: (room) => views.setRoom(room),
    setOptions(changes) {
      const before = core.options
      core.options = { ...before, ...changes }
      rendererManager.applyOptions(before)
    },
    stats: () => motion.stats(),
    async takePicture() {
      await ready
      if (!core.tableRenderer?.showMean()) painter.draw()
      return pngOf(core.canvas)
    },
    setPicture(picture, drawing) {
      // If the table cannot be created there is nothing to print on; the error is reported through `ready`.
      void ready.then(
        () => reprint(parts, picture, drawing),
        () => undefined,
      )
    },
    trackWork: (work) => lists.expect(work),
    pointAt(touch) {
      pointedTouch = touch
      animator.highlight(touch, core.options.speed)
      motion.loop.showHighlight()
    },
    toggleCard: () => motion.pointer.toggleCard(pointedTouch),
    positionOf: (touch) => touchPositionOf([...animator.actors], touch, rig.camera, size),
    resize(width, height) {
      if (width < 1 || height < 1) return
      Object.assign(size, { width, height })
      rendererManager.refine()
      views.handleResize()
      painter.draw()
    },
    dispose() {
      stopListening()
      disposeParts(parts)
    },
  }
}

function disposeParts({ core, motion, lists }: StageParts): void {
  motion.pointer.gesture.cancel()
  core.isDisposed = true
  lists.dispose()
  motion.dispose()
  core.tableRenderer?.dispose()
  core.fader.dispose()
  core.plainPictures?.dispose()
}

/** Watches the canvas for the loss of its graphics context until the signal aborts. */
function watchContext(core: StageCore, rendererManager: RendererManager, signal: AbortSignal): void {
  const { canvas, callbacks } = core
  let timeout: ReturnType<typeof setTimeout> | undefined
  const onLost = (event: Event) => {
    event.preventDefault()
    core.isContextLost = true
    timeout = setTimeout(() => callbacks.lost?.(), RESTORE_TIMEOUT_MS)
  }
  const onRestored = () => {
    clearTimeout(timeout)
    void restoreContent(core, rendererManager)
  }
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  canvas.addEventListener('webglcontextrestored', onRestored, { signal })
  signal.addEventListener('abort', () => clearTimeout(timeout))
}
