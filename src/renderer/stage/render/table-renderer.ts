import { type PerspectiveCamera, Scene, type WebGLRenderer } from 'three'
import type { Pictures } from '../surface/piece-pictures'
import type { Lens } from '../camera/camera-rig'
import { type PieceRenderer, createPieceRenderer } from '../cast/piece-renderer'
import type { Fader } from '../surface/fading/fader'
import { createLights } from '../surface/light'
import { createMaterials } from '../surface/materials'
import { createRoom } from '../surface/room'
import { createBounceUniforms } from '../surface/ground-bounce'
import { createAccumulationRenderer } from './accumulation-renderer'
import type { DetailSettings } from './canvas-memory'
import type { CanvasRect } from './canvas-passes'
import { createGroundProbe } from './ground-probe'
import { LOW_QUALITY_AVERAGING, HIGH_QUALITY_AVERAGING } from './jitter'
import type { TableName, Quality } from '../options'

/** Everything that is drawn, built for one quality: room, light, and the cast of pieces. */
export interface TableRenderer {
  readonly quality: Quality
  readonly scene: Scene
  readonly pieceRenderer: PieceRenderer
  /** Draws one plain frame. @param shadows whether the shadow map has to be redrawn */
  draw(camera: PerspectiveCamera, shadows: boolean): void
  /** Draws one more sample of the averaged frame; returns whether more are needed. */
  drawSample(camera: PerspectiveCamera, lens: Lens): boolean
  /**
   * Shows the averaged frame, and over it one part of the table as it is now; returns false if there is no averaged
   * frame.
   */
  drawOver(camera: PerspectiveCamera, box: CanvasRect): boolean
  /** Sets samples per pixel and the resolution of shadows. */
  setDetail(fineness: DetailSettings): void
  /** Frees everything that was created for these pictures. */
  release(pictures: ReadonlySet<string>): void
  /** Compiles the shaders of everything in the set, whether or not it was drawn before. */
  compileShaders(camera: PerspectiveCamera): Promise<void>
  /** Shows the averaged frame again; returns false if there is none. */
  showMean(): boolean
  /** Sets the lamp's brightness; 1 is normal. */
  setLampBrightness(strength: number): void
  /** Updates a picture that was replaced under the same name. */
  updatePicture(picture: string): void
  dispose(): void
}

/** Builds a set. Also sets the renderer's shadow settings for the quality. */
export function createTableRenderer(
  renderer: WebGLRenderer,
  pictures: Pictures,
  quality: Quality,
  fader: Fader,
  table: TableName,
): TableRenderer {
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
    draw(camera, shadows) {
      probe?.updateOnce(pieceRenderer.groundVersion)
      // After settling, the shadow map is that of the last sample.
      renderer.shadowMap.needsUpdate = shadows || accumulation.samplesTaken > 0
      accumulation.drawPlain(scene, camera)
    },
    drawSample(camera, lens) {
      // Colours may have faded, and the lamp may shine differently, while the ground lay still.
      if (accumulation.samplesTaken === 0) probe?.update()
      renderer.shadowMap.needsUpdate = true
      return accumulation.addSample(scene, camera, lens, lights.lamp)
    },
    drawOver(camera, box) {
      renderer.shadowMap.needsUpdate = true
      return accumulation.drawOver(scene, camera, box)
    },
    setDetail({ samples, shadowMapSize: shadow }) {
      accumulation.setSampleCount(samples)
      lights.setShadowMapSize(shadow)
    },
    release(pictures) {
      pieceRenderer.release(pictures)
      materials.release(pictures)
    },
    compileShaders(camera) {
      // Shader variants depend on the render target, so the compiler must see the same one.
      accumulation.setTarget()
      return compile(renderer, scene, camera)
    },
    showMean: () => accumulation.showMean(),
    setLampBrightness: (strength) => void (lights.lamp.intensity = lights.normalIntensity * strength),
    updatePicture: (picture) => materials.updatePicture(picture),
    dispose() {
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
