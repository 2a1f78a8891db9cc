import {
  CustomBlending,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  OneFactor,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type SpotLight,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Viewpoint } from '../camera/viewpoints'
import { LAMP } from '../surface/light'

/** How many frames are averaged, and from which on the mean is shown. Below 12 the blur shows ghosts. */
export const SAMPLES = 18
export const FIRST_SHOWN = 4

/** What a look averages: the rich one all that moves, the plain one the pixel grid alone, which smooths the edges. */
export interface Averaging {
  readonly samples: number
  /** From which sample on the mean is shown. */
  readonly shownFrom: number
  /** Whether lamp and lens move, for soft shadows and depth of field. */
  readonly soft: boolean
  /** Samples of a pixel while something moves; 0 for one. */
  readonly multisampled: number
}

export const RICH: Averaging = { samples: SAMPLES, shownFrom: FIRST_SHOWN, soft: true, multisampled: 4 }
/** The first sample is the plain frame itself, so that nothing jumps when a picture comes to rest. */
export const PLAIN: Averaging = { samples: 6, shownFrom: 1, soft: false, multisampled: 0 }

/** Where lamp, lens and pixel grid stand for one sample: discs of radius 1, pixels from -0.5 to 0.5. */
export interface Jitter {
  readonly lamp: readonly [number, number]
  readonly lens: readonly [number, number]
  readonly pixel: readonly [number, number]
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/**
 * Jitter of sample `i` of `n`. Lamp and lens: Vogel's spiral (Vogel 1979, "A better way to construct the sunflower
 * head"), the lens taking the radii in another order so that the two do not go together. Pixels: the R2 sequence of
 * Roberts (2018, "The unreasonable effectiveness of quasirandom sequences").
 */
export function jitterOf(i: number, n: number): Jitter {
  const a = i * GOLDEN_ANGLE
  const b = 1 - a
  const r = Math.sqrt((i + 0.5) / n)
  const s = Math.sqrt((((i * 5) % n) + 0.5) / n)
  return {
    lamp: [Math.cos(a) * r, Math.sin(a) * r],
    lens: [Math.cos(b) * s, Math.sin(b) * s],
    pixel: [((0.5 + i * 0.7548776662) % 1) - 0.5, ((0.5 + i * 0.5698402909) % 1) - 0.5],
  }
}

/** The same with lamp and lens at rest. */
const gridOnly = (i: number, n: number): Jitter => ({ lamp: [0, 0], lens: [0, 0], pixel: jitterOf(i, n).pixel })

const VERTEX = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/** Adds one sample; very bright glints are clamped so that one of them cannot stand out of the mean. */
const ADD = `varying vec2 vUv; uniform sampler2D tFrame;
void main() { gl_FragColor = vec4(min(texture2D(tFrame, vUv).rgb, vec3(24.0)), 1.0); }`

const SHOW = `varying vec2 vUv; uniform sampler2D tFrame; uniform float uScale;
void main() {
  gl_FragColor = vec4(texture2D(tFrame, vUv).rgb * uScale, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** Draws frames: single ones while something moves, and the averaged one when all is still. */
export interface AccumulationRenderer {
  /** One plain frame. Forgets the samples so far. */
  plain(scene: Scene, camera: PerspectiveCamera): void
  /** Adds one sample and shows the mean; answers whether more are wanted. */
  sample(scene: Scene, camera: PerspectiveCamera, from: Viewpoint, lamp: SpotLight): boolean
  /** Makes the target of plain frames the renderer's. */
  aim(): void
  /** Shows the mean so far once more (a canvas forgets what it showed). Answers whether there is one. */
  again(): boolean
  readonly taken: number
  dispose(): void
}

export function createAccumulationRenderer(renderer: WebGLRenderer, look: Averaging = RICH): AccumulationRenderer {
  const half = { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter }
  const moving = new WebGLRenderTarget(1, 1, { ...half, samples: look.multisampled })
  const one = new WebGLRenderTarget(1, 1, half)
  const exact = renderer.extensions.has('EXT_color_buffer_float') && renderer.extensions.has('EXT_float_blend')
  const sum = new WebGLRenderTarget(1, 1, { ...half, type: exact ? FloatType : HalfFloatType, depthBuffer: false })
  const adding = new ShaderMaterial({
    uniforms: { tFrame: { value: one.texture } },
    vertexShader: VERTEX,
    fragmentShader: ADD,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  })
  const showing = new ShaderMaterial({
    uniforms: { tFrame: { value: moving.texture }, uScale: { value: 1 } },
    vertexShader: VERTEX,
    fragmentShader: SHOW,
    depthTest: false,
    depthWrite: false,
  })
  const sheet = new Mesh(new PlaneGeometry(2, 2), showing)
  sheet.frustumCulled = false
  const flat = new Scene()
  flat.add(sheet)
  const eye = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  let taken = 0

  function fit(target: WebGLRenderTarget): void {
    const { width, height } = renderer.domElement
    if (target.width !== width || target.height !== height) target.setSize(width, height)
  }

  function show(target: WebGLRenderTarget, scale: number): void {
    showing.uniforms['tFrame']!.value = target.texture
    showing.uniforms['uScale']!.value = scale
    sheet.material = showing
    renderer.setRenderTarget(null)
    renderer.render(flat, eye)
  }

  function accumulate(): void {
    const clear = renderer.autoClear
    renderer.setRenderTarget(sum)
    renderer.autoClear = taken === 0
    sheet.material = adding
    renderer.setClearColor(0, 0)
    renderer.render(flat, eye)
    renderer.autoClear = clear
  }

  return {
    get taken() {
      return taken
    },
    aim: () => renderer.setRenderTarget(moving),
    plain(scene, camera) {
      taken = 0
      fit(moving)
      renderer.setRenderTarget(moving)
      renderer.render(scene, camera)
      show(moving, 1)
    },
    sample(scene, camera, from, lamp) {
      fit(one)
      fit(sum)
      const undo = disturb(
        camera,
        from,
        lamp,
        look.soft ? jitterOf(taken, look.samples) : gridOnly(taken, look.samples),
        one,
      )
      renderer.setRenderTarget(one)
      renderer.render(scene, camera)
      undo()
      accumulate()
      taken++
      if (taken >= look.shownFrom) show(sum, 1 / taken)
      renderer.setRenderTarget(null)
      return taken < look.samples
    },
    again() {
      if (taken < look.shownFrom) return false
      show(sum, 1 / taken)
      return true
    },
    dispose() {
      for (const target of [moving, one, sum]) target.dispose()
      for (const material of [adding, showing]) material.dispose()
      sheet.geometry.dispose()
    },
  }
}

const ahead = new Vector3()
const right = new Vector3()
const above = new Vector3()

/** Moves lamp, lens and pixel grid for one sample; answers what puts them back. */
function disturb(
  camera: PerspectiveCamera,
  from: Viewpoint,
  lamp: SpotLight,
  jitter: Jitter,
  size: { readonly width: number; readonly height: number },
): () => void {
  const home = { at: camera.position.clone(), turn: camera.quaternion.clone(), softness: lamp.shadow.radius }
  ahead.subVectors(LAMP.target, LAMP.at).normalize()
  right.set(0, 1, 0).cross(ahead).normalize()
  above.copy(ahead).cross(right)
  lamp.position
    .copy(LAMP.at)
    .addScaledVector(right, jitter.lamp[0] * LAMP.radius)
    .addScaledVector(above, jitter.lamp[1] * LAMP.radius)
  lamp.shadow.radius = 2
  camera.updateMatrixWorld()
  right.setFromMatrixColumn(camera.matrixWorld, 0)
  above.setFromMatrixColumn(camera.matrixWorld, 1)
  camera.position
    .addScaledVector(right, jitter.lens[0] * from.aperture)
    .addScaledVector(above, jitter.lens[1] * from.aperture)
  camera.lookAt(from.target)
  const shown = camera.view?.enabled === true ? { ...camera.view } : null
  const { fullWidth, fullHeight, offsetX, offsetY, width, height } = shown ?? wholeOf(size)
  const [x, y] = [(jitter.pixel[0] * width) / size.width, (jitter.pixel[1] * height) / size.height]
  camera.setViewOffset(fullWidth, fullHeight, offsetX + x, offsetY + y, width, height)
  return () => {
    lamp.position.copy(LAMP.at)
    lamp.shadow.radius = home.softness
    camera.position.copy(home.at)
    camera.quaternion.copy(home.turn)
    if (shown) camera.setViewOffset(fullWidth, fullHeight, offsetX, offsetY, width, height)
    else camera.clearViewOffset()
    camera.updateMatrixWorld()
  }
}

/** The whole picture, as a camera's view names it. */
const wholeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  fullWidth: width,
  fullHeight: height,
  offsetX: 0,
  offsetY: 0,
  width,
  height,
})
