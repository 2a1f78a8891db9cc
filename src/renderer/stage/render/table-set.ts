import { type PerspectiveCamera, Scene, type WebGLRenderer } from 'three'
import type { Pictures } from '../surface/piece-pictures'
import type { Viewpoint } from '../camera/viewpoints'
import { type PieceRenderer, createPieceRenderer } from '../cast/piece-renderer'
import type { Fader } from '../surface/fading/fader'
import { createLights } from '../surface/light'
import { createMaterials } from '../surface/materials'
import { createRoom } from '../surface/surroundings'
import { createAccumulationRenderer } from './accumulation-renderer'
import type { Fineness } from './canvas-memory'
import type { Box } from './canvas-passes'
import { PLAIN, RICH } from './jitter'
import type { TableName, Quality } from '../options'

/** Everything that is drawn, built for one quality: room, light, and the cast of pieces. */
export interface TableSet {
  readonly quality: Quality
  readonly scene: Scene
  readonly cast: PieceRenderer
  /** Draws one plain frame. @param shadows whether the shadow map has to be redrawn */
  draw(camera: PerspectiveCamera, shadows: boolean): void
  /** Draws one more sample of the averaged frame; returns whether more are needed. */
  settle(camera: PerspectiveCamera, from: Viewpoint): boolean
  /**
   * Shows the averaged frame, and over it one part of the table as it is now; returns false if there is no averaged
   * frame.
   */
  over(camera: PerspectiveCamera, box: Box): boolean
  /** Sets samples per pixel and the resolution of shadows. */
  refine(fineness: Fineness): void
  /** Frees everything that was created for these pictures. */
  release(pictures: ReadonlySet<string>): void
  /** Compiles the shaders of everything in the set, whether or not it was drawn before. */
  warm(camera: PerspectiveCamera): Promise<void>
  /** Shows the averaged frame again; returns false if there is none. */
  again(): boolean
  /** Sets the lamp's brightness; 1 is normal. */
  shine(strength: number): void
  /** Updates a picture that was replaced under the same name. */
  reprint(picture: string): void
  dispose(): void
}

/** Builds a set. Also sets the renderer's shadow settings for the quality. */
export function buildSet(
  renderer: WebGLRenderer,
  pictures: Pictures,
  quality: Quality,
  fader: Fader,
  table: TableName,
): TableSet {
  const scene = new Scene()
  const lights = createLights(renderer, quality, table)
  scene.environment = lights.environment
  scene.environmentIntensity = lights.environmentIntensity
  const materials = createMaterials(quality, pictures, lights.environment, fader)
  const room = createRoom(materials, table)
  const cast = createPieceRenderer(materials)
  scene.add(lights.group, room.group, cast.group)
  renderer.shadowMap.enabled = quality === 'high'
  renderer.shadowMap.autoUpdate = false
  const accumulation = createAccumulationRenderer(renderer, quality === 'high' ? RICH : PLAIN)

  return {
    quality,
    scene,
    cast,
    draw(camera, shadows) {
      // After settling, the shadow map is that of the last sample.
      renderer.shadowMap.needsUpdate = shadows || accumulation.taken > 0
      accumulation.plain(scene, camera)
    },
    settle(camera, from) {
      renderer.shadowMap.needsUpdate = true
      return accumulation.sample(scene, camera, from, lights.lamp)
    },
    over(camera, box) {
      renderer.shadowMap.needsUpdate = true
      return accumulation.over(scene, camera, box)
    },
    refine({ samples, shadow }) {
      accumulation.multisample(samples)
      lights.sharpen(shadow)
    },
    release(pictures) {
      cast.release(pictures)
      materials.release(pictures)
    },
    warm(camera) {
      // Shader variants depend on the render target, so the compiler must see the same one.
      accumulation.aim()
      return compile(renderer, scene, camera)
    },
    again: () => accumulation.again(),
    shine: (strength) => void (lights.lamp.intensity = lights.strength * strength),
    reprint: (picture) => materials.reprint(picture),
    dispose() {
      accumulation.dispose()
      cast.dispose()
      room.dispose()
      materials.dispose()
      lights.dispose()
      scene.clear()
    },
  }
}

/** Compiles the shaders of a scene for the current render target, then resets the target to the canvas. */
async function compile(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): Promise<void> {
  const apart = renderer.extensions.has('KHR_parallel_shader_compile')
  const compiled = apart ? renderer.compileAsync(scene, camera) : renderer.compile(scene, camera)
  renderer.setRenderTarget(null)
  await compiled
  // The first query of a program blocks until the GPU has finished its queue, so it is done here rather than in play.
  for (const program of renderer.info.programs ?? []) program.getUniforms()
}
