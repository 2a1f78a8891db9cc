import { POOL_EDGE_COLOUR } from '../../../src/renderer/stage/surface/lamp-pool'
import type { CapturedScene, CapturedCamera, CapturedMaterial, CapturedTexture, Triple, Wrap } from '../captured-scene'
import { base64 } from './base64'
import { captureRoom } from './room'
import type { Colour, Material, Renderer, Scene, Texture, SceneObject, Vector } from './three'
import { createTriangleList } from './triangles'
import { firstVisible, lampIn, type Pose, type ObservedRendering } from './watch'

const triple = ({ x, y, z }: Vector): Triple => [x, y, z]
const colour = ({ r, g, b }: Colour, times = 1): Triple => [r * times, g * times, b * times]
const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Wrap modes by their constants in three.js. */
const WRAPS: Readonly<Record<number, Wrap>> = { 1000: 'repeat', 1001: 'clamp', 1002: 'mirror' }

/** The largest radius at which the averaged picture samples a disc of radius 1. */
const MAX_SAMPLE_RADIUS = Math.sqrt(17.5 / 18)

/**
 * Captures everything that the page shows now. Its averaged picture must be complete.
 * @throws Error if nothing was drawn yet
 */
export function capture(seen: ObservedRendering): CapturedScene {
  const { renderer, scene, camera, target, poses } = seen
  if (!renderer || !scene || !camera || !target) throw new Error('no table was drawn')
  const lists = createLists(renderer)
  scene.traverseVisible((thing) => lists.add(thing))
  const room = captureRoom(renderer, scene, camera, target)
  return {
    camera: cameraOf(camera.matrixWorld.elements, camera.projectionMatrixInverse.elements, poses),
    lamp: lampOf(scene, poses),
    window: windowOf(scene),
    room,
    exposure: renderer.toneMappingExposure,
    ...lists.all(),
  }
}

function createLists(renderer: Renderer) {
  const triangles = createTriangleList()
  const materials: CapturedMaterial[] = []
  const textures: CapturedTexture[] = []
  const [knownMaterials, knownTextures] = [new Map<Material, number>(), new Map<Texture, number>()]

  function indexOfTexture(texture: Texture | null | undefined): number | null {
    if (!texture) return null
    const known = knownTextures.get(texture)
    if (known !== undefined) return known
    knownTextures.set(texture, textures.length)
    textures.push(textureOf(texture))
    return textures.length - 1
  }

  function fibreOf(material: Material): CapturedMaterial['fibre'] {
    const { uFibre, uFibreRepeat } = renderer.properties.get(material).uniforms ?? {}
    const texture = indexOfTexture(uFibre?.value)
    return texture === null || !uFibreRepeat ? null : { texture, repeat: [uFibreRepeat.value.x, uFibreRepeat.value.y] }
  }

  function indexOfMaterial(material: Material): number {
    const known = knownMaterials.get(material)
    if (known !== undefined) return known
    knownMaterials.set(material, materials.length)
    materials.push({
      ...materialOf(material),
      map: indexOfTexture(material.map),
      roughnessMap: indexOfTexture(material.roughnessMap),
      fibre: fibreOf(material),
    })
    return materials.length - 1
  }

  return {
    /**
     * Adds a mesh. Patches of shadow and light are painted and left out: the traced light produces what they imitate.
     */
    add(thing: SceneObject): void {
      if (!thing.isMesh || thing.material.type === 'ShaderMaterial' || thing.material.transparent) return
      triangles.add(thing, indexOfMaterial(thing.material))
    },
    all: () => ({ textures, materials, triangles: base64(triangles.numbers()) }),
  }
}

function textureOf(texture: Texture): CapturedTexture {
  const drawn = texture.image?.toDataURL?.() ?? null
  const wrap = (how: number): Wrap => WRAPS[how] ?? 'clamp'
  return {
    name: texture.name,
    drawn,
    srgb: texture.colorSpace === 'srgb',
    wrap: [wrap(texture.wrapS), wrap(texture.wrapT)],
  }
}

/** Returns the properties set on the material; absent ones get the defaults of three.js. */
function materialOf(material: Material): Omit<CapturedMaterial, 'map' | 'roughnessMap' | 'fibre'> {
  const { sheen = 0, sheenColor } = material
  return {
    name: material.name,
    glows: material.type === 'MeshBasicMaterial',
    color: colour(material.color),
    roughness: material.roughness ?? 1,
    metalness: material.metalness ?? 0,
    clearcoat: material.clearcoat ?? 0,
    clearcoatRoughness: material.clearcoatRoughness ?? 0,
    anisotropy: material.anisotropy ?? 0,
    anisotropyRotation: material.anisotropyRotation ?? 0,
    sheen: sheenColor ? colour(sheenColor, sheen) : [0, 0, 0],
    sheenRoughness: material.sheenRoughness ?? 1,
    worn: material.defines?.['LACQUERED'] !== undefined && !material.map,
    matt: /matt|batch true/.test(material.customProgramCacheKey()),
  }
}

const column = (matrix: readonly number[], at: number): Triple => [matrix[at]!, matrix[at + 1]!, matrix[at + 2]!]

/**
 * Returns the camera. The lens is as wide as the samples of the averaged picture reach, and focuses where their axes
 * meet.
 */
function cameraOf(world: readonly number[], unproject: readonly number[], poses: readonly Pose[]): CapturedCamera {
  const [home, back] = [column(world, 12), column(world, 8)]
  const lens = Math.max(...poses.map((pose) => distance(home, column(pose.camera, 12)))) / MAX_SAMPLE_RADIUS
  const aside = poses.find((pose) => distance(home, column(pose.camera, 12)) > lens / 2)
  if (!aside) throw new Error('the lens did not move: the picture is not averaged')
  return { world: [...world], unproject: [...unproject], lens, focus: meetingDistance(home, back, aside) }
}

/** Returns the distance in front of a camera at which the axis of another pose comes nearest to its own. */
function meetingDistance(home: Triple, back: Triple, { camera }: Pose): number {
  const [at, other] = [column(camera, 12), column(camera, 8)]
  const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const between: Triple = [home[0] - at[0], home[1] - at[1], home[2] - at[2]]
  const b = dot(back, other)
  // Both axes point backward, so points in front of the camera have negative parameters.
  return -((b * dot(other, between) - dot(back, between)) / (1 - b * b))
}

function lampOf(scene: Scene, poses: readonly Pose[]): CapturedScene['lamp'] {
  const lamp = lampIn(scene)
  if (!lamp) throw new Error('the scene has no lamp')
  const at = triple(lamp.position)
  return {
    at,
    target: triple(lamp.target.position),
    strength: colour(lamp.color, lamp.intensity),
    rim: POOL_EDGE_COLOUR,
    radius: Math.max(...poses.map((pose) => distance(at, triple(pose.lamp)))) / MAX_SAMPLE_RADIUS,
    cone: Math.cos(lamp.angle),
    penumbra: Math.cos(lamp.angle * (1 - lamp.penumbra)),
  }
}

function windowOf(scene: Scene): CapturedScene['window'] {
  const pane = firstVisible(scene, (thing) => thing.isDirectionalLight === true)
  if (!pane) throw new Error('the scene has no window')
  const { position, target, color, intensity } = pane
  const way: Triple = [position.x - target.position.x, position.y - target.position.y, position.z - target.position.z]
  const long = distance(way, [0, 0, 0])
  return { from: [way[0] / long, way[1] / long, way[2] / long], strength: colour(color, intensity) }
}
