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
  /** One plain frame. @param shadows whether the cast shadows have to be drawn anew */
  draw(camera: PerspectiveCamera, shadows: boolean): void
  /** One more sample of the averaged frame; answers whether more are wanted. */
  settle(camera: PerspectiveCamera, from: Viewpoint): boolean
  /** Shows the averaged frame, and over it one part of the table as it is now; false if there is no averaged frame. */
  over(camera: PerspectiveCamera, box: Box): boolean
  /** How finely it is drawn from now on. */
  refine(fineness: Fineness): void
  /** Gives back all that was made for these pictures. */
  release(pictures: ReadonlySet<string>): void
  /** Compiles the shaders of everything that the set holds, drawn already or not. */
  warm(camera: PerspectiveCamera): Promise<void>
  /** Shows the averaged frame once more; false if there is none. */
  again(): boolean
  /** Lets the lamp burn so bright: 1 is as always. */
  shine(strength: number): void
  /** A picture was replaced by another of the same name. */
  reprint(picture: string): void
  dispose(): void
}

/** Builds the set. The renderer's shadow settings follow the quality. */
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
      // After settling, the lamp's map is that of the last sample.
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
      // Shaders differ by what they draw to, so the compiler must see the same target.
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

/** Compiles the shaders of a scene for the target that is drawn to, and aims at the screen again. */
async function compile(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): Promise<void> {
  const apart = renderer.extensions.has('KHR_parallel_shader_compile')
  const compiled = apart ? renderer.compileAsync(scene, camera) : renderer.compile(scene, camera)
  renderer.setRenderTarget(null)
  await compiled
  // The first question about a program waits until the card has done all that it was given: better now than in play.
  for (const program of renderer.info.programs ?? []) program.getUniforms()
}
