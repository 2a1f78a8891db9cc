import {
  BoxGeometry,
  Color,
  DepthFormat,
  DepthTexture,
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  LessEqualCompare,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  RedFormat,
  Scene,
  SpotLight,
  type Texture,
  UnsignedIntType,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { addToGround } from '../cast/ground-layer'
import type { Quality, TableName } from '../options'

/** The lamp: its position in inches, and the radius of its shade, over which the settled frame samples it. */
export const LAMP = { at: new Vector3(-9, 31, -13), target: new Vector3(0.5, 0, 0.5), radius: 2.6 } as const

/** A box of one colour in the painted room: colour, strength, centre, size. */
type Panel = readonly [color: string, strength: number, middle: readonly number[], size: readonly number[]]

const ROOM: readonly Panel[] = [
  ['#4a2c1a', 0.55, [0, 4, 0], [24, 12, 24]], // walls
  ['#8a6542', 0.8, [0, 9.5, 0], [20, 0.1, 20]], // ceiling
  ['#ffb469', 26, [-5, 6.6, -3], [1.7, 1.1, 1.7]], // lamp shade
  ['#ffd9a0', 3, [-3, 9.3, -3], [8, 0.1, 7]], // ceiling over the lamp
  ['#a9c4ee', 2.6, [11.6, 4.5, 1.5], [0.1, 5, 1.6]], // window panes
  ['#a9c4ee', 2.6, [11.6, 4.5, 3.6], [0.1, 5, 1.6]],
  ['#ff9a4a', 2.2, [2, 3, -11.6], [1, 1.4, 0.1]], // a far lamp
]

/** Light that each table reflects, which is visible on sides, rims and metal. */
const TABLE_REFLECTIONS: Readonly<Record<TableName, Panel>> = {
  walnut: ['#8a5a36', 0.8, [0, -1.9, 0], [24, 0.1, 24]],
  baize: ['#4f6b3c', 0.7, [0, -1.9, 0], [24, 0.1, 24]],
  kitchen: ['#b09064', 1, [0, -1.9, 0], [24, 0.1, 24]],
}

const radianceOf = ([color, strength]: Panel): Color => new Color(color).multiplyScalar(strength)

/** Renders the painted room around a table and filters it once into an environment map; needs no file. */
function paintEnvironment(renderer: WebGLRenderer, table: TableName): Texture {
  const room = new Scene()
  const box = new BoxGeometry(1, 1, 1)
  const paints = [...ROOM, TABLE_REFLECTIONS[table]].map((panel) => {
    const [, , middle, size] = panel
    const paint = new MeshBasicMaterial({ color: radianceOf(panel), side: DoubleSide })
    const mesh = new Mesh(box, paint)
    mesh.position.fromArray(middle)
    mesh.scale.fromArray(size)
    room.add(mesh)
    return paint
  })
  const filter = new PMREMGenerator(renderer)
  const { texture } = filter.fromScene(room, 0.015, 0.1, 100, { size: 128 })
  filter.dispose()
  box.dispose()
  for (const paint of paints) paint.dispose()
  return texture
}

/** Intensity of the environment map in the scene. */
const ENVIRONMENT_INTENSITY = 0.78

/** The low quality has no environment map; a hemisphere light of two colours and a stronger lamp replace it. */
const LOW_QUALITY = { lamp: 5600, angle: 0.78, above: '#ffda92', below: '#8a6038', room: 1.9 } as const

/**
 * Creates the render target for the lamp's shadow map. Three.js would allocate an unused colour buffer of four bytes
 * per pixel beside the depth; one byte is the smallest that a target can have.
 */
function createShadowMap(pixels: number): WebGLRenderTarget {
  const depth = new DepthTexture(pixels, pixels, UnsignedIntType)
  depth.format = DepthFormat
  depth.compareFunction = LessEqualCompare
  depth.minFilter = depth.magFilter = LinearFilter
  return new WebGLRenderTarget(pixels, pixels, { format: RedFormat, depthTexture: depth })
}

/**
 * The lights of the table: a warm lamp, which alone casts shadows; a faint cool window; and a painted room as
 * environment.
 */
export function createLights(renderer: WebGLRenderer, quality: Quality, table: TableName) {
  const isLowQuality = quality === 'low'
  const lamp = new SpotLight(
    '#ffd7a8',
    isLowQuality ? LOW_QUALITY.lamp : 5500,
    0,
    isLowQuality ? LOW_QUALITY.angle : 0.66,
    1,
    2,
  )
  lamp.position.copy(LAMP.at)
  lamp.target.position.copy(LAMP.target)
  lamp.castShadow = !isLowQuality
  // The map covers the light without its dim margin, and so has a higher resolution.
  lamp.shadow.focus = 0.86
  lamp.shadow.camera.near = 8
  lamp.shadow.camera.far = 70
  // `lamp-shadow.ts` compares with the surface's own plane; a larger bias would let light through under a man's foot.
  lamp.shadow.bias = -0.00004
  lamp.shadow.normalBias = 0.004
  lamp.shadow.radius = 5
  const windowLight = new DirectionalLight('#a9c4f5', 0.5)
  windowLight.position.set(30, 15, 20)
  const group = new Group()
  group.add(lamp, lamp.target, windowLight)
  if (isLowQuality) group.add(new HemisphereLight(LOW_QUALITY.above, LOW_QUALITY.below, LOW_QUALITY.room))
  addToGround(group)
  /** Null in the low quality. */
  const environment = isLowQuality ? null : paintEnvironment(renderer, table)
  return {
    group,
    lamp,
    /** Normal intensity of the lamp, in candela. */
    normalIntensity: lamp.intensity,
    environment,
    environmentIntensity: ENVIRONMENT_INTENSITY,
    /** Radiance of the table in the environment, as the scene uses it. */
    paintedGround: radianceOf(TABLE_REFLECTIONS[table]).multiplyScalar(ENVIRONMENT_INTENSITY),
    /** Sets the side of the lamp's shadow map, in pixels. */
    setShadowMapSize(pixels: number): void {
      if (isLowQuality || (lamp.shadow.map !== null && lamp.shadow.mapSize.x === pixels)) return
      lamp.shadow.map?.dispose()
      lamp.shadow.mapSize.set(pixels, pixels)
      lamp.shadow.map = createShadowMap(pixels)
    },
    dispose(): void {
      lamp.dispose()
      windowLight.dispose()
      environment?.dispose()
    },
  }
}
