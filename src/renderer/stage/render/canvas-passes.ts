import {
  CustomBlending,
  type IUniform,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  SrcAlphaFactor,
  type Texture,
  Vector4,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'

const VERTEX = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/** Mixes one sample into the mean. Very bright highlights are clamped, so that a single sample cannot dominate it. */
const MIX = `varying vec2 vUv; uniform sampler2D tFrame; uniform float uPart;
void main() { gl_FragColor = vec4(min(texture2D(tFrame, vUv).rgb, vec3(24.0)), uPart); }`

/** Copies a frame to the canvas: all of it, or a box with soft edges. */
const SHOW = `varying vec2 vUv; uniform sampler2D tFrame; uniform vec4 uBox; uniform float uEdge;
void main() {
  vec2 inside = min(gl_FragCoord.xy - uBox.xy, uBox.zw - gl_FragCoord.xy);
  float part = uEdge > 0.0 ? smoothstep(0.0, uEdge, min(inside.x, inside.y)) : 1.0;
  gl_FragColor = vec4(texture2D(tFrame, vUv).rgb, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor.a = part;
}`

/** A part of the canvas in device pixels, from its lower left corner. */
export interface CanvasRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Width in pixels over which a box fades into its surroundings. */
const EDGE_WIDTH = 10

const blending = {
  blending: CustomBlending,
  blendSrc: SrcAlphaFactor,
  blendDst: OneMinusSrcAlphaFactor,
  // Keeps the alpha of covered pixels at 1: the browser darkens a canvas whose alpha is lower.
  blendSrcAlpha: OneFactor,
  blendDstAlpha: OneMinusSrcAlphaFactor,
  depthTest: false,
  depthWrite: false,
  transparent: true,
} as const

/** Full-screen passes: one mixes a sample into the mean, the other copies a frame to the canvas. */
export function createCanvasPasses(renderer: WebGLRenderer) {
  const tFrame: IUniform<Texture | null> = { value: null }
  const uPart = { value: 1 }
  const uBox = { value: new Vector4() }
  const uEdge = { value: 0 }
  const shader = (fragmentShader: string, uniforms: Record<string, IUniform>) =>
    new ShaderMaterial({ vertexShader: VERTEX, fragmentShader, uniforms, ...blending })
  const mixMaterial = shader(MIX, { tFrame, uPart })
  const showMaterial = shader(SHOW, { tFrame, uBox, uEdge })
  const quad = new Mesh(new PlaneGeometry(2, 2), showMaterial)
  quad.frustumCulled = false
  const quadScene = new Scene()
  quadScene.add(quad)
  const quadCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)

  function drawQuad(target: WebGLRenderTarget | null, material: ShaderMaterial, frame: Texture, clear: boolean): void {
    const { autoClear } = renderer
    tFrame.value = frame
    quad.material = material
    renderer.setRenderTarget(target)
    renderer.autoClear = clear
    renderer.render(quadScene, quadCamera)
    renderer.autoClear = autoClear
  }

  return {
    /** Mixes a frame into the mean; a `part` of 1 replaces the mean. */
    mix(frame: Texture, mean: WebGLRenderTarget, part: number): void {
      uPart.value = part
      drawQuad(mean, mixMaterial, frame, false)
    },
    /** Shows a frame on the canvas. @param box the part to draw over the present content; the whole frame if absent */
    show(frame: Texture, box?: CanvasRect): void {
      uEdge.value = box ? EDGE_WIDTH : 0
      if (box) uBox.value.set(box.x, box.y, box.x + box.width, box.y + box.height)
      drawQuad(null, showMaterial, frame, !box)
    },
    dispose(): void {
      mixMaterial.dispose()
      showMaterial.dispose()
      quad.geometry.dispose()
    },
  }
}
