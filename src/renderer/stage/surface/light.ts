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
import type { Quality, TableName } from '../options'

/** The lamp: where it hangs, in inches, and the radius of its shade, over which the settled frame moves it. */
export const LAMP = { at: new Vector3(-9, 31, -13), target: new Vector3(0.5, 0, 0.5), radius: 2.6 } as const

/** The light of the table: one warm lamp with the only shadow, a faint cool window, and a painted room around. */
export interface Lights {
  readonly group: Group
  readonly lamp: SpotLight
  /** How strong the lamp is as always, in candela. */
  readonly strength: number
  /** Null in the low quality. */
  readonly environment: Texture | null
  readonly environmentIntensity: number
  /** Makes the lamp's map so many pixels wide and deep. */
  sharpen(pixels: number): void
  dispose(): void
}

/** A box of one colour: colour, strength, middle, size. */
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

/** What each table throws back of the lamp's light: it comes up at sides, rims and metal. */
const THROWN_BACK: Readonly<Record<TableName, Panel>> = {
  walnut: ['#8a5a36', 0.8, [0, -1.9, 0], [24, 0.1, 24]],
  baize: ['#4f6b3c', 0.7, [0, -1.9, 0], [24, 0.1, 24]],
  kitchen: ['#b09064', 1, [0, -1.9, 0], [24, 0.1, 24]],
}

/** The painted room around a table, filtered once into an environment; needs no file. */
function paintEnvironment(renderer: WebGLRenderer, table: TableName): Texture {
  const room = new Scene()
  const box = new BoxGeometry(1, 1, 1)
  const paints = [...ROOM, THROWN_BACK[table]].map(([color, strength, middle, size]) => {
    const paint = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength), side: DoubleSide })
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

/** The plain look has no room to mirror: two colours from above and below stand for it, and a stronger lamp. */
const LOW = { lamp: 5600, angle: 0.78, above: '#ffe6c6', below: '#8a6038', room: 1.9 } as const

/**
 * What the lamp's shadows are drawn to. Three would make a colour of four bytes beside the depth, at which nobody looks:
 * one byte is the least that a target may have.
 */
function shadowMap(pixels: number): WebGLRenderTarget {
  const depth = new DepthTexture(pixels, pixels, UnsignedIntType)
  depth.format = DepthFormat
  depth.compareFunction = LessEqualCompare
  depth.minFilter = depth.magFilter = LinearFilter
  return new WebGLRenderTarget(pixels, pixels, { format: RedFormat, depthTexture: depth })
}

export function createLights(renderer: WebGLRenderer, quality: Quality, table: TableName): Lights {
  const low = quality === 'low'
  const lamp = new SpotLight('#ffd7a8', low ? LOW.lamp : 5500, 0, low ? LOW.angle : 0.66, 1, 2)
  lamp.position.copy(LAMP.at)
  lamp.target.position.copy(LAMP.target)
  lamp.castShadow = !low
  // The map covers the light, not the dusk around it: what is seen of it is sharper by as much.
  lamp.shadow.focus = 0.86
  lamp.shadow.camera.near = 8
  lamp.shadow.camera.far = 70
  // `lamp-shadow.ts` compares with the surface's own plane: more than this would let light through under a man's foot.
  lamp.shadow.bias = -0.00004
  lamp.shadow.normalBias = 0.004
  lamp.shadow.radius = 5
  const pane = new DirectionalLight('#a9c4f5', 0.5)
  pane.position.set(30, 15, 20)
  const group = new Group()
  group.add(lamp, lamp.target, pane)
  if (low) group.add(new HemisphereLight(LOW.above, LOW.below, LOW.room))
  const environment = low ? null : paintEnvironment(renderer, table)
  return {
    group,
    lamp,
    strength: lamp.intensity,
    environment,
    environmentIntensity: 0.78,
    sharpen(pixels) {
      if (low || (lamp.shadow.map !== null && lamp.shadow.mapSize.x === pixels)) return
      lamp.shadow.map?.dispose()
      lamp.shadow.mapSize.set(pixels, pixels)
      lamp.shadow.map = shadowMap(pixels)
    },
    dispose() {
      lamp.dispose()
      pane.dispose()
      environment?.dispose()
    },
  }
}
