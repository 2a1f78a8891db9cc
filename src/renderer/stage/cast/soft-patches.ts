import {
  CustomBlending,
  DstColorFactor,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type Object3D,
  PlaneGeometry,
  ShaderMaterial,
  SrcAlphaFactor,
  SrcColorFactor,
  ZeroFactor,
} from 'three'

/** A soft, rounded rectangle lying flat: a contact shadow, or light on the ground. */
export interface SoftPatch {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Turn about y in radians. */
  readonly turn: number
  /** Slope of its ground towards +x, in radians, since the leaves of the board are not level. */
  readonly slope?: number
  /** Half width, half depth and corner radius, in inches. */
  readonly hx: number
  readonly hz: number
  readonly r: number
  /** Width of the soft edge outside the rectangle, in inches. */
  readonly reach: number
  /** Strength, 0 to 1. */
  readonly strength: number
  /** For lights: strength of the line along the edge, 0 to 1; 1 by default. */
  readonly line?: number
  /** For lights: whether it lies on bare wood rather than on print. */
  readonly onWood?: boolean
  /** For lights: whether it is red thread, which darkens the print, rather than light. */
  readonly isThread?: boolean
}

const VERTEX = `
attribute vec4 aShape;
attribute vec3 aLook;
varying vec2 vAt;
varying vec4 vShape;
varying vec3 vLook;
void main() {
  vec2 extent = aShape.xy + aShape.w * 1.05;
  vAt = position.xz * extent;
  vShape = aShape;
  vLook = aLook;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(vAt.x, 0.0, vAt.y, 1.0);
}`

const DISTANCE = `
varying vec2 vAt;
varying vec4 vShape;
varying vec3 vLook;
float distanceToEdge() {
  vec2 q = abs(vAt) - vShape.xy + vShape.z;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - vShape.z;
}`

/**
 * Remaining light in the deepest shadow, for red, green and blue. The ground's colour is multiplied by it. Blending a
 * colour over it instead would brighten areas outside the lamp's light, and show as a pale ring around things on dark
 * wood.
 */
const SHADOW_SHADER = `${DISTANCE}
void main() {
  float a = 1.0 - smoothstep(-vShape.w * 0.25, vShape.w, distanceToEdge());
  gl_FragColor = vec4(mix(vec3(1.0), vec3(0.075, 0.04, 0.032), a * a * vLook.x), 1.0);
}`

/**
 * Light on the print: a soft line along the edge and light inside, fading out before the next square. The
 * ground's colour is multiplied: print more in red and less in blue, so that paper becomes warmer and ink keeps its
 * colour; wood nearly equally in all channels, since it would turn red otherwise. Thread lets only red through.
 */
const LIGHT_SHADER = `${DISTANCE}
uniform float uGain;
void main() {
  float d = distanceToEdge() / vShape.w;
  float line = d > 0.0 ? max(0.0, 1.0 - d) : exp(d * 1.3);
  float inside = d < 0.0 ? 0.36 : 0.36 * line * (1.0 - vLook.y);
  float a = min(1.0, line * line * vLook.y + inside) * vLook.x;
  if (vLook.z < -0.5) {
    gl_FragColor = vec4(vec3(0.62, 0.0, 0.02) * a, 1.0 - 0.94 * a);
    return;
  }
  vec3 tone = mix(vec3(1.0, 0.42, 0.0), vec3(1.5, 1.65, 1.5), vLook.z);
  gl_FragColor = vec4(tone * a * uGain, 1.0 - mix(0.6, 0.0, vLook.z) * a);
}`

/** Multiplies source and ground. */
const SHADOW_BLENDING = { blending: CustomBlending, blendSrc: ZeroFactor, blendDst: SrcColorFactor } as const
/** Multiplies source and ground, and adds the ground scaled by the source's alpha. */
const LIGHT_BLENDING = { blending: CustomBlending, blendSrc: DstColorFactor, blendDst: SrcAlphaFactor } as const

/**
 * Creates a batch of patches.
 * @param sort `shadow` darkens the ground, `light` warms it
 * @param gain strength of light on the print, in linear light
 */
export function createPatchBatch(sort: 'shadow' | 'light', parent: Object3D, gain = 1) {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: sort === 'shadow' ? SHADOW_SHADER : LIGHT_SHADER,
    uniforms: { uGain: { value: gain } },
    transparent: true,
    depthWrite: false,
    ...(sort === 'shadow' ? SHADOW_BLENDING : LIGHT_BLENDING),
    toneMapped: false,
  })
  const matrix = new Matrix4()
  const rotation = new Matrix4()
  let buffers = createBuffers(64)

  function createBuffers(capacity: number) {
    const geometry = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2)
    const shape = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4).setUsage(DynamicDrawUsage)
    const look = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3).setUsage(DynamicDrawUsage)
    geometry.setAttribute('aShape', shape)
    geometry.setAttribute('aLook', look)
    const mesh = new InstancedMesh(geometry, material, capacity)
    mesh.frustumCulled = false
    mesh.renderOrder = sort === 'shadow' ? 1 : 2
    parent.add(mesh)
    return { mesh, shape, look, capacity }
  }

  function disposeBuffers(): void {
    parent.remove(buffers.mesh)
    buffers.mesh.geometry.dispose()
    buffers.mesh.dispose()
  }

  return {
    set(list: readonly SoftPatch[]): void {
      if (list.length > buffers.capacity) {
        disposeBuffers()
        buffers = createBuffers(list.length * 2)
      }
      const { mesh, shape, look } = buffers
      mesh.count = list.length
      mesh.visible = list.length > 0
      list.forEach((patch, i) => {
        matrix.makeRotationZ(patch.slope ?? 0).multiply(rotation.makeRotationY(patch.turn))
        mesh.setMatrixAt(i, matrix.setPosition(patch.x, patch.y, patch.z))
        shape.setXYZW(i, patch.hx, patch.hz, patch.r, patch.reach)
        look.setXYZ(i, patch.strength, patch.line ?? 1, patch.isThread === true ? -1 : patch.onWood === true ? 1 : 0)
      })
      shape.needsUpdate = look.needsUpdate = mesh.instanceMatrix.needsUpdate = true
    },
    dispose(): void {
      disposeBuffers()
      material.dispose()
    },
  }
}
