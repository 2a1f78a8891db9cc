import type { Camera, Renderer, Scene, Target, Thing, Vector } from './three'

/** Where camera and lamp stood when a frame was drawn. */
export interface Pose {
  readonly camera: readonly number[]
  readonly lamp: Vector
}

/** What was seen of the page's drawing. */
export interface Seen {
  renderer: Renderer | null
  scene: Scene | null
  camera: Camera | null
  /** What frames are drawn to, and what holds their mean. */
  target: Target | null
  mean: Target | null
  readonly poses: Pose[]
}

/** As many frames as the averaged picture is made of, and no more. */
const KEPT = 18

/**
 * Watches what three draws, through the events that it sends to its developer tools; must run before the page's own
 * scripts. What answers to the player, as light on the print and along the rims, is left out of every frame.
 */
export function watchDrawing(): Seen {
  const seen: Seen = { renderer: null, scene: null, camera: null, target: null, mean: null, poses: [] }
  const tools = new EventTarget()
  Object.assign(globalThis, { __THREE_DEVTOOLS__: tools })
  tools.addEventListener('observe', (event) => {
    const made = (event as unknown as { detail: Renderer }).detail
    if (made.isWebGLRenderer) follow(made, seen)
  })
  return seen
}

function follow(renderer: Renderer, seen: Seen): void {
  const render = renderer.render.bind(renderer)
  const aim = renderer.setRenderTarget.bind(renderer)
  let target: Target | null = null
  renderer.setRenderTarget = (to, ...rest: []) => {
    target = to
    aim(to, ...rest)
  }
  renderer.render = (scene, camera) => {
    // The painted room is drawn with perspective, too; the lamp hangs over the table alone.
    const lamp = camera.isPerspectiveCamera === true ? lampIn(scene) : undefined
    if (lamp) scene.traverseVisible(dim)
    render(scene, camera)
    // What covers a whole target is seen without perspective: the last of it that is not the canvas is the mean.
    if (camera.isPerspectiveCamera !== true && target) seen.mean = target
    if (!lamp) return
    Object.assign(seen, { renderer, scene, camera, target })
    const { x, y, z } = lamp.position
    seen.poses.push({ camera: [...camera.matrixWorld.elements], lamp: { x, y, z } })
    if (seen.poses.length > KEPT) seen.poses.shift()
  }
}

/** Patches of light are drawn after those of shadow. */
const LIGHTS = 2

/** Takes the glow away from a batch, and light from the print. */
function dim(thing: Thing): void {
  if (!thing.isInstancedMesh) return
  if (thing.material.type === 'ShaderMaterial' && thing.renderOrder === LIGHTS) thing.material.visible = false
  const bend = thing.geometry.attributes['aBend']
  if (bend === undefined) return
  for (let i = 0; i < bend.count; i++) {
    if (bend.getZ(i) === 0) continue
    bend.setZ(i, 0)
    bend.needsUpdate = true
  }
}

/** The first visible thing of a scene for which this holds. */
export function firstVisible(scene: Scene, holds: (thing: Thing) => boolean): Thing | undefined {
  const found: Thing[] = []
  scene.traverseVisible((thing) => {
    if (found.length === 0 && holds(thing)) found.push(thing)
  })
  return found[0]
}

/** The scene's lamp, if it has one. */
export const lampIn = (scene: Scene): Thing | undefined => firstVisible(scene, (thing) => thing.isSpotLight === true)
