import {
  HalfFloatType,
  LinearFilter,
  type PerspectiveCamera,
  type Scene,
  type SpotLight,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Lens } from '../camera/camera-rig'
import { type CanvasRect, createCanvasPasses } from './canvas-passes'
import { type Averaging, applyJitter, sampleJitter } from './jitter'

const HALF_FLOAT_OPTIONS = { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter } as const

/** Resizes a target to the canvas; returns whether its size changed, which makes its content useless. */
function fit(target: WebGLRenderTarget, { width, height }: HTMLCanvasElement): boolean {
  if (target.width === width && target.height === height) return false
  target.setSize(width, height)
  return true
}

const fits = (target: WebGLRenderTarget, { width, height }: HTMLCanvasElement): boolean =>
  target.width === width && target.height === height

/**
 * Creates the renderer. It uses two targets of the canvas's size: every frame is drawn to the first, and the second
 * holds the mean of the samples. `canvas-memory.ts` computes their size in bytes.
 */
export function createAccumulationRenderer(renderer: WebGLRenderer, averaging: Averaging) {
  const canvas = renderer.domElement
  const frame = new WebGLRenderTarget(1, 1, HALF_FLOAT_OPTIONS)
  const mean = new WebGLRenderTarget(1, 1, { ...HALF_FLOAT_OPTIONS, depthBuffer: false })
  const passes = createCanvasPasses(renderer)
  let samplesTaken = 0

  /** Shows the mean so far again (a canvas does not keep its content). Returns whether there is one. */
  function showMean(): boolean {
    if (samplesTaken < averaging.minShownSamples || !fits(mean, canvas)) return false
    passes.show(mean.texture)
    return true
  }

  function draw(scene: Scene, camera: PerspectiveCamera): void {
    renderer.setRenderTarget(frame)
    renderer.render(scene, camera)
  }

  return {
    get samplesTaken() {
      return samplesTaken
    },
    /** Sets the renderer's target to the one that frames are drawn to. */
    setTarget: () => renderer.setRenderTarget(frame),
    /** Sets the number of samples per pixel (MSAA). */
    setSampleCount(samples: number): void {
      if (frame.samples === samples) return
      frame.samples = samples
      frame.dispose()
    },
    /** Draws one plain frame. Discards the samples so far. */
    drawPlain(scene: Scene, camera: PerspectiveCamera): void {
      samplesTaken = 0
      fit(frame, canvas)
      draw(scene, camera)
      passes.show(frame.texture)
    },
    /** Adds one sample and shows the mean; returns whether more samples are needed. */
    addSample(scene: Scene, camera: PerspectiveCamera, lens: Lens, lamp: SpotLight): boolean {
      fit(frame, canvas)
      if (fit(mean, canvas)) samplesTaken = 0
      const undo = applyJitter(camera, lens, lamp, sampleJitter(averaging, samplesTaken), frame)
      draw(scene, camera)
      undo()
      samplesTaken++
      passes.mix(frame.texture, mean, 1 / samplesTaken)
      showMean()
      renderer.setRenderTarget(null)
      return samplesTaken < averaging.samples
    },
    /** Shows the mean so far, and over it a plain frame of one part of the picture. Returns whether there is a mean. */
    drawOver(scene: Scene, camera: PerspectiveCamera, box: CanvasRect): boolean {
      if (!showMean()) return false
      frame.scissor.set(box.x, box.y, box.width, box.height)
      frame.scissorTest = true
      draw(scene, camera)
      frame.scissorTest = false
      passes.show(frame.texture, box)
      return true
    },
    showMean,
    dispose(): void {
      frame.dispose()
      mean.dispose()
      passes.dispose()
    },
  }
}
