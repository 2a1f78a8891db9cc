import {
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  OrthographicCamera,
  type Scene,
  type SpotLight,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { GROUND_LAYER } from '../cast/ground-layer'
import { type BounceUniforms, PROBED_GROUND } from '../surface/ground-bounce'

/** Height of the camera over the table, and how far it sees, in inches. */
const CAMERA = { height: 60, near: 1, far: 70 } as const

function createCamera(): OrthographicCamera {
  const { x, z, side } = PROBED_GROUND
  const half = side / 2
  const camera = new OrthographicCamera(-half, half, half, -half, CAMERA.near, CAMERA.far)
  camera.position.set(x, CAMERA.height, z)
  camera.up.set(0, 0, -1)
  camera.lookAt(x, 0, z)
  camera.layers.set(GROUND_LAYER)
  return camera
}

/** The dependencies of a probe. */
export interface GroundProbeOptions {
  readonly renderer: WebGLRenderer
  readonly scene: Scene
  /** The scene's lamp. Its shadows are left out: a shadow near a surface is known from the surface's own. */
  readonly lamp: SpotLight
  /** Receives the picture. */
  readonly bounce: BounceUniforms
}

/** Creates the probe of a scene. */
export function createGroundProbe({ renderer, scene, lamp, bounce }: GroundProbeOptions) {
  const camera = createCamera()
  const target = new WebGLRenderTarget(PROBED_GROUND.pixels, PROBED_GROUND.pixels, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
  })
  let probed: number | null = null

  /** Draws the ground in its present place, light and print; small, and without shadows. */
  function update(): void {
    const { intensity } = lamp.shadow
    const alpha = renderer.getClearAlpha()
    // A picture cannot be read while it is drawn.
    bounce.uGround.value = null
    lamp.shadow.intensity = 0
    renderer.shadowMap.needsUpdate = false
    renderer.setClearAlpha(0)
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
    renderer.setRenderTarget(null)
    renderer.setClearAlpha(alpha)
    lamp.shadow.intensity = intensity
    bounce.uGround.value = target.texture
  }

  return {
    update,
    /** Does so if it has not for this version of the ground. */
    updateOnce(version: number): void {
      if (version === probed) return
      probed = version
      update()
    },
    dispose(): void {
      bounce.uGround.value = null
      target.dispose()
    },
  }
}
