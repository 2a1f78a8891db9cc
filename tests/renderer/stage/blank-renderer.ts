import { WebGLRenderer } from 'three'

/** Answers of a graphics card about itself and about what it was given. They report no fault. */
const ANSWERS = {
  getContextAttributes: () => ({ alpha: false }),
  getExtension: (name: string) => (name === 'EXT_color_buffer_float' ? {} : null),
  getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
  getShaderInfoLog: () => '',
  getProgramInfoLog: () => '',
  getActiveUniform: () => null,
  getActiveAttrib: () => null,
  isContextLost: () => false,
} as const

/**
 * Returns a graphics context that takes everything and draws nothing. Its constants are numbers, its objects are empty.
 */
function emptyContext(): WebGL2RenderingContext {
  const constants = new Map<string, number>()
  function constant(name: string): number {
    const known = constants.get(name) ?? constants.size + 1
    constants.set(name, known)
    return known
  }
  function parameter(which: number): unknown {
    if (which === constant('VERSION')) return 'WebGL 2.0'
    if (which === constant('RENDERER')) return 'a graphics card'
    if (which === constant('SCISSOR_BOX') || which === constant('VIEWPORT')) return [0, 0, 800, 600]
    return 16
  }
  const given: Record<string, unknown> = {
    ...ANSWERS,
    getParameter: parameter,
    getProgramParameter: (_: unknown, which: number) => (which === constant('LINK_STATUS') ? true : 0),
  }
  return new Proxy(given, {
    get(_, name) {
      if (typeof name !== 'string') return undefined
      if (name in given) return given[name]
      if (/^[A-Z]/.test(name)) return constant(name)
      return name.startsWith('create') ? () => ({}) : () => undefined
    },
  }) as unknown as WebGL2RenderingContext
}

/** Returns three's own renderer on a canvas of 800 × 600 pixels, without a graphics card. */
export function createBlankRenderer(): WebGLRenderer {
  const canvas = document.createElement('canvas')
  Object.defineProperties(canvas, { clientWidth: { value: 800 }, clientHeight: { value: 600 } })
  const renderer = new WebGLRenderer({ canvas, context: emptyContext() })
  renderer.setSize(800, 600, false)
  return renderer
}

/** Counts how often the lamp's shadows are drawn from now on. Their map is the only target with a depth texture. */
export function countShadows(renderer: WebGLRenderer): { drawn: number } {
  const count = { drawn: 0 }
  const aim = renderer.setRenderTarget.bind(renderer)
  renderer.setRenderTarget = (target, ...rest) => {
    if (target?.depthTexture) count.drawn++
    aim(target, ...rest)
  }
  return count
}
