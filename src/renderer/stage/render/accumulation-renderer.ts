import {
  HalfFloatType,
  LinearFilter,
  type PerspectiveCamera,
  type Scene,
  type SpotLight,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Viewpoint } from '../camera/viewpoints'
import { type Box, createCanvasPasses } from './canvas-passes'
import { type Averaging, disturb, jitterIn } from './jitter'

/** Draws frames: plain ones while something moves, and an averaged one when the scene is still. */
export interface AccumulationRenderer {
  /** Draws one plain frame. Discards the samples so far. */
  plain(scene: Scene, camera: PerspectiveCamera): void
  /** Adds one sample and shows the mean; returns whether more samples are needed. */
  sample(scene: Scene, camera: PerspectiveCamera, from: Viewpoint, lamp: SpotLight): boolean
  /** Shows the mean so far, and over it a plain frame of one part of the picture. Returns whether there is a mean. */
  over(scene: Scene, camera: PerspectiveCamera, box: Box): boolean
  /** Sets the renderer's target to the one that frames are drawn to. */
  aim(): void
  /** Shows the mean so far again (a canvas does not keep its content). Returns whether there is one. */
  again(): boolean
  /** Sets the number of samples per pixel (MSAA). */
  multisample(samples: number): void
  readonly taken: number
  dispose(): void
}

const HALF = { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter } as const

/** Resizes a target to the canvas; returns whether its size changed, which makes its content useless. */
function fit(target: WebGLRenderTarget, { width, height }: HTMLCanvasElement): boolean {
  if (target.width === width && target.height === height) return false
  target.setSize(width, height)
  return true
}

/**
 * Creates the renderer. It uses two targets of the canvas's size: every frame is drawn to the first, and the second
 * holds the mean of the samples. `canvas-memory.ts` computes their size in bytes.
 */
export function createAccumulationRenderer(renderer: WebGLRenderer, look: Averaging): AccumulationRenderer {
  const canvas = renderer.domElement
  const frame = new WebGLRenderTarget(1, 1, HALF)
  const mean = new WebGLRenderTarget(1, 1, { ...HALF, depthBuffer: false })
  const passes = createCanvasPasses(renderer)
  let taken = 0

  function again(): boolean {
    if (taken < look.shownFrom || mean.width !== canvas.width || mean.height !== canvas.height) return false
    passes.show(mean.texture)
    return true
  }

  function draw(scene: Scene, camera: PerspectiveCamera): void {
    renderer.setRenderTarget(frame)
    renderer.render(scene, camera)
  }

  return {
    get taken() {
      return taken
    },
    aim: () => renderer.setRenderTarget(frame),
    multisample(samples) {
      if (frame.samples === samples) return
      frame.samples = samples
      frame.dispose()
    },
    plain(scene, camera) {
      taken = 0
      fit(frame, canvas)
      draw(scene, camera)
      passes.show(frame.texture)
    },
    sample(scene, camera, from, lamp) {
      fit(frame, canvas)
      if (fit(mean, canvas)) taken = 0
      const undo = disturb(camera, from, lamp, jitterIn(look, taken), frame)
      draw(scene, camera)
      undo()
      taken++
      passes.mix(frame.texture, mean, 1 / taken)
      again()
      renderer.setRenderTarget(null)
      return taken < look.samples
    },
    over(scene, camera, box) {
      if (!again()) return false
      frame.scissor.set(box.x, box.y, box.width, box.height)
      frame.scissorTest = true
      draw(scene, camera)
      frame.scissorTest = false
      passes.show(frame.texture, box)
      return true
    },
    again,
    dispose() {
      frame.dispose()
      mean.dispose()
      passes.dispose()
    },
  }
}
