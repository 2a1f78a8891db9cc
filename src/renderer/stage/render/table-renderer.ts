import {
  type PerspectiveCamera,
  Scene,
  type WebGLRenderer,
  HalfFloatType,
  LinearFilter,
  type SpotLight,
  WebGLRenderTarget,
} from 'three'
import type { Pictures } from '../surface/piece-pictures'
import type { Lens } from '../camera/camera-rig'
import { createPieceRenderer } from '../cast/piece-renderer'
import type { Fader } from '../surface/fading/fader'
import { createLights } from '../surface/light'
import { createMaterials } from '../surface/materials'
import { createRoom } from '../surface/room'
import { createBounceUniforms } from '../surface/ground-bounce'
import type { DetailSettings } from './canvas-memory'
import { type CanvasRect, createCanvasPasses } from './canvas-passes'
import { createGroundProbe } from './ground-probe'
import { LOW_QUALITY_AVERAGING, HIGH_QUALITY_AVERAGING, type Averaging, applyJitter, sampleJitter } from './jitter'
import type { TableName, Quality } from '../options'

/** Everything that is drawn, built for one quality: room, light, and the cast of pieces. */
export type TableRenderer = ReturnType<typeof createTableRenderer>

/** Builds a set. Also sets the renderer's shadow settings for the quality. */
export function createTableRenderer(
  renderer: WebGLRenderer,
  pictures: Pictures,
  quality: Quality,
  fader: Fader,
  table: TableName,
) {
  const scene = new Scene()
  const lights = createLights(renderer, quality, table)
  scene.environment = lights.environment
  scene.environmentIntensity = lights.environmentIntensity
  const bounce = createBounceUniforms(lights.paintedGround)
  const materials = createMaterials(quality, pictures, lights.environment, fader, bounce)
  const room = createRoom(materials, table)
  const pieceRenderer = createPieceRenderer(materials)
  scene.add(lights.group, room.group, pieceRenderer.group)
  renderer.shadowMap.enabled = quality === 'high'
  renderer.shadowMap.autoUpdate = false
  const averaging = quality === 'high' ? HIGH_QUALITY_AVERAGING : LOW_QUALITY_AVERAGING
  const accumulation = createAccumulationRenderer(renderer, averaging)
  const probe = quality === 'high' ? createGroundProbe({ renderer, scene, lamp: lights.lamp, bounce }) : null

  return {
    quality,
    scene,
    pieceRenderer,
    /** Draws one plain frame. @param shadows whether the shadow map has to be redrawn */
    draw(camera: PerspectiveCamera, shadows: boolean): void {
      probe?.updateOnce(pieceRenderer.groundVersion)
      // After settling, the shadow map is that of the last sample.
      renderer.shadowMap.needsUpdate = shadows || accumulation.samplesTaken > 0
      accumulation.drawPlain(scene, camera)
    },
    /** Draws one more sample of the averaged frame; returns whether more are needed. */
    drawSample(camera: PerspectiveCamera, lens: Lens): boolean {
      // Colours may have faded, and the lamp may shine differently, while the ground lay still.
      if (accumulation.samplesTaken === 0) probe?.update()
      renderer.shadowMap.needsUpdate = true
      return accumulation.addSample(scene, camera, lens, lights.lamp)
    },
    /**
     * Shows the averaged frame, and over it one part of the table as it is now; returns false if there is no averaged
     * frame.
     */
    drawOver(camera: PerspectiveCamera, box: CanvasRect): boolean {
      renderer.shadowMap.needsUpdate = true
      return accumulation.drawOver(scene, camera, box)
    },
    /** Sets samples per pixel and the resolution of shadows. */
    setDetail({ samples, shadowMapSize: shadow }: DetailSettings): void {
      accumulation.setSampleCount(samples)
      lights.setShadowMapSize(shadow)
    },
    /** Frees everything that was created for these pictures. */
    release(pictures: ReadonlySet<string>): void {
      pieceRenderer.release(pictures)
      materials.release(pictures)
    },
    /** Compiles the shaders of everything in the set, whether or not it was drawn before. */
    compileShaders(camera: PerspectiveCamera): Promise<void> {
      // Shader variants depend on the render target, so the compiler must see the same one.
      accumulation.setTarget()
      return compile(renderer, scene, camera)
    },
    /** Shows the averaged frame again; returns false if there is none. */
    showMean: () => accumulation.showMean(),
    /** Sets the lamp's brightness; 1 is normal. */
    setLampBrightness: (strength: number) => void (lights.lamp.intensity = lights.normalIntensity * strength),
    /** Updates a picture that was replaced under the same name. */
    updatePicture: (picture: string) => materials.updatePicture(picture),
    dispose(): void {
      for (const part of [accumulation, probe, pieceRenderer, room, materials, lights]) part?.dispose()
      scene.clear()
    },
  }
}

/** Compiles the shaders of a scene for the current render target, then resets the target to the canvas. */
async function compile(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): Promise<void> {
  const isParallel = renderer.extensions.has('KHR_parallel_shader_compile')
  const compilation = isParallel ? renderer.compileAsync(scene, camera) : renderer.compile(scene, camera)
  renderer.setRenderTarget(null)
  await compilation
  // The first query of a program blocks until the GPU has finished its queue, so it is done here rather than in play.
  for (const program of renderer.info.programs ?? []) program.getUniforms()
}

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
function createAccumulationRenderer(renderer: WebGLRenderer, averaging: Averaging) {
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
