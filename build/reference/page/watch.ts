import type { Camera, Renderer, Scene, Target, SceneObject, Vector } from './three'

/** Position of the camera and the lamp when a frame was drawn. */
export interface Pose {
  readonly camera: readonly number[]
  readonly lamp: Vector
}

/** What was observed of the page's rendering. */
export interface ObservedRendering {
  renderer: Renderer | null
  scene: Scene | null
  camera: Camera | null
  /** The target of single frames, and the one that holds their mean. */
  target: Target | null
  mean: Target | null
  readonly poses: Pose[]
}

/** Number of poses kept: as many as the averaged picture has frames. */
const MAX_POSES = 18

/**
 * Observes what three.js renders, through the events that it sends to its developer tools; must run before the page's
 * own scripts. Feedback to the player, such as light on the print and along the rims, is removed from every frame.
 */
export function watchDrawing(): ObservedRendering {
  const seen: ObservedRendering = { renderer: null, scene: null, camera: null, target: null, mean: null, poses: [] }
  const tools = new EventTarget()
  Object.assign(globalThis, { __THREE_DEVTOOLS__: tools })
  tools.addEventListener('observe', (event) => {
    const made = (event as unknown as { detail: Renderer }).detail
    if (made.isWebGLRenderer) observeRenderer(made, seen)
  })
  return seen
}

function observeRenderer(renderer: Renderer, seen: ObservedRendering): void {
  const render = renderer.render.bind(renderer)
  const aim = renderer.setRenderTarget.bind(renderer)
  let target: Target | null = null
  renderer.setRenderTarget = (to, ...rest: []) => {
    target = to
    aim(to, ...rest)
  }
  renderer.render = (scene, camera) => {
    // The painted room is also drawn with perspective; only the table's scene has a lamp.
    const lamp = camera.isPerspectiveCamera === true ? lampIn(scene) : undefined
    if (lamp) scene.traverseVisible(removeFeedback)
    render(scene, camera)
    // Full-screen passes use no perspective camera; the last such target other than the canvas holds the mean.
    if (camera.isPerspectiveCamera !== true && target) seen.mean = target
    if (!lamp) return
    Object.assign(seen, { renderer, scene, camera, target })
    const { x, y, z } = lamp.position
    seen.poses.push({ camera: [...camera.matrixWorld.elements], lamp: { x, y, z } })
    if (seen.poses.length > MAX_POSES) seen.poses.shift()
  }
}

/** Render order of patches of light, which are drawn after those of shadow. */
const LIGHT_RENDER_ORDER = 2

/** Removes the glow from a batch, and patches of light from the print. */
function removeFeedback(thing: SceneObject): void {
  if (!thing.isInstancedMesh) return
  if (thing.material.type === 'ShaderMaterial' && thing.renderOrder === LIGHT_RENDER_ORDER)
    thing.material.visible = false
  const bend = thing.geometry.attributes['aBend']
  if (bend === undefined) return
  for (let i = 0; i < bend.count; i++) {
    if (bend.getZ(i) === 0) continue
    bend.setZ(i, 0)
    bend.needsUpdate = true
  }
}

/** Returns the first visible object of a scene that satisfies a condition. */
export function firstVisible(scene: Scene, holds: (thing: SceneObject) => boolean): SceneObject | undefined {
  const found: SceneObject[] = []
  scene.traverseVisible((thing) => {
    if (found.length === 0 && holds(thing)) found.push(thing)
  })
  return found[0]
}

/** Returns the scene's lamp, if it has one. */
export const lampIn = (scene: Scene): SceneObject | undefined =>
  firstVisible(scene, (thing) => thing.isSpotLight === true)
