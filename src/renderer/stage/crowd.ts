import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  MeshDepthMaterial,
  type Object3D,
  type WebGLProgramParametersWithUniforms,
} from 'three'
import { fadeShader, type FadeUniforms } from './fading/fader'
import type { Form } from './forms'
import { mattShader } from './materials'
import type { Member } from './member'
import type { Detail } from './shapes'

/** How the members of a crowd take light. */
export interface Skin {
  /** Round seen from above: its rim is a circle. */
  readonly round: boolean
  /** Uncoated paper and clay; without it the surface shines like lacquer. */
  readonly matt: boolean
  /** Printed: its colours fade. */
  readonly fade?: FadeUniforms | null
}

const VERTEX_HEAD = `
attribute vec4 aFace;
attribute vec4 aUnder;
attribute vec3 aBend;
attribute float under;
varying float vGlow;
varying float vUnder;
varying vec2 vLocal;
#include <common>`

const VERTEX_UV = `
#include <uv_vertex>
vGlow = aBend.z;
vUnder = under;
vLocal = uv;
#ifdef USE_MAP
vec4 cell = under > 0.5 ? aUnder : aFace;
vMapUv = cell.xy + uv * cell.zw;
#endif`

const VERTEX_NORMAL = `
#include <beginnormal_vertex>
objectNormal = normalize(objectNormal
  - vec3(2.0 * aBend.x * position.x, 0.0, 2.0 * aBend.y * position.z) * objectNormal.y);`

const VERTEX_BEND = `
#include <begin_vertex>
transformed.y += aBend.x * position.x * position.x + aBend.y * position.z * position.z;`

const FRAGMENT_HEAD = `
varying float vGlow;
varying float vUnder;
varying vec2 vLocal;
#include <common>`

/** Lacquer wears where hands and neighbours touch it: on the rims, raggedly, down to the wood. */
const FRAGMENT_WEAR = `
#include <map_fragment>
#if defined(LACQUERED) && !defined(USE_MAP)
vec2 fromMiddle = vLocal * 2.0 - 1.0;
float around = vUnder > 0.5 ? vLocal.x * 6.2832 : atan(-fromMiddle.y, fromMiddle.x);
float ragged = 0.5 + 0.2 * sin(around * 5.0 + 1.0) + 0.16 * sin(around * 17.0 + 2.6) + 0.14 * sin(around * 41.0);
float edge = vUnder > 0.5 ? smoothstep(0.8, 0.97, vLocal.y) : smoothstep(0.84, 0.97, length(fromMiddle));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.4, 0.24, 0.11), edge * smoothstep(0.42, 0.8, ragged) * 0.75);
diffuseColor.rgb *= 0.9 + 0.1 * sin(around * 3.0 + vLocal.y * 31.0 + 4.0 * sin(vLocal.y * 9.0));
#endif`

/** A glowing thing looks lit from beneath its edge: warm light, strongest along the rim, hardly over the print. */
const FRAGMENT_GLOW = `
#include <emissivemap_fragment>
vec2 rim = abs(vLocal - 0.5) * 2.0;
#ifdef ROUND
float nearRim = vUnder > 0.5 ? 0.7 : smoothstep(0.72, 1.0, length(rim));
#else
float nearRim = smoothstep(0.72, 1.0, max(rim.x, rim.y));
#endif
float lit = vGlow * (0.14 + 0.86 * nearRim);
totalEmissiveRadiance += diffuseColor.rgb * vec3(1.1, 0.5, 0.1) * lit;
diffuseColor.rgb *= mix(vec3(1.0), vec3(1.0, 0.78, 0.36), lit);`

type Shader = WebGLProgramParametersWithUniforms

function patch(shader: Shader): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', VERTEX_HEAD)
    .replace('#include <uv_vertex>', VERTEX_UV)
    .replace('#include <beginnormal_vertex>', VERTEX_NORMAL)
    .replace('#include <begin_vertex>', VERTEX_BEND)
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', FRAGMENT_HEAD)
    .replace('#include <map_fragment>', FRAGMENT_WEAR)
    .replace('#include <emissivemap_fragment>', FRAGMENT_GLOW)
}

/** Gives a material the per-instance picture, bend and glow. */
export function crowdMaterial(material: Material, { round, matt, fade = null }: Skin): Material {
  material.onBeforeCompile = (shader) => {
    if (fade !== null) fadeShader(shader, fade)
    patch(shader)
    if (matt) mattShader(shader)
  }
  material.defines = { ...material.defines, ...(round ? { ROUND: '' } : {}), ...(matt ? {} : { LACQUERED: '' }) }
  material.customProgramCacheKey = () => `crowd ${String(matt)} ${String(fade !== null)}`
  return material
}

/** Many pieces of one shape and one atlas: one draw call, and one more for their shadow. */
export interface Crowd {
  /** Replaced when the crowd outgrows it. */
  readonly mesh: Object3D
  /** Sets all members; call once a frame while something moves. Only what changed since the last time is written. */
  set(members: readonly Member[]): void
  dispose(): void
}

class CrowdMesh {
  readonly mesh: InstancedMesh
  readonly face: InstancedBufferAttribute
  readonly under: InstancedBufferAttribute
  readonly bend: InstancedBufferAttribute
  /** Whom each place shows, as they were then. */
  private readonly shown: (Member | undefined)[] = []
  private readonly versions: number[] = []

  constructor(
    shape: BufferGeometry,
    material: Material,
    depth: Material,
    readonly room: number,
  ) {
    const geometry = shape.clone()
    const attribute = (name: string, size: number) => {
      const made = new InstancedBufferAttribute(new Float32Array(room * size), size)
      made.setUsage(DynamicDrawUsage)
      geometry.setAttribute(name, made)
      return made
    }
    this.face = attribute('aFace', 4)
    this.under = attribute('aUnder', 4)
    this.bend = attribute('aBend', 3)
    this.mesh = new InstancedMesh(geometry, material, room)
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    // From the beginning, since a shader that was compiled without colours is of no use to a crowd that has them.
    this.mesh.instanceColor = new InstancedBufferAttribute(new Float32Array(room * 3), 3)
    this.mesh.frustumCulled = false
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.mesh.customDepthMaterial = depth
  }

  /** Shows these; there is room for them. */
  show(members: readonly Member[]): void {
    const { mesh } = this
    mesh.count = members.length
    mesh.visible = members.length > 0
    let changed = false
    for (let i = 0; i < members.length; i++) {
      const member = members[i]!
      if (this.shown[i] === member && this.versions[i] === member.version) continue
      this.shown[i] = member
      this.versions[i] = member.version
      this.write(i, member)
      changed = true
    }
    if (!changed) return
    for (const attribute of [this.face, this.under, this.bend, mesh.instanceMatrix]) attribute.needsUpdate = true
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
  }

  private write(i: number, { matrix, face, under, bend, glow, tint, age, colour }: Member): void {
    this.mesh.setMatrixAt(i, matrix)
    this.face.set(face, i * 4)
    this.under.set(under, i * 4)
    this.bend.setXYZ(i, bend[0], bend[1], glow)
    const [green, blue] = [tint * (1 - age * 0.02), tint * (1 - age * 0.05)]
    this.mesh.setColorAt(i, color.setRGB(tint * colour[0], green * colour[1], blue * colour[2]))
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.dispose()
  }
}

const color = new Color()

/** Room for a crowd before it has to grow. */
const ROOM = 64
/** A crowd is drawn more finely again when it has become clearly smaller, not each time that one piece leaves. */
const CLEARLY = 0.8

/** How finely so many pieces are drawn. @param now how finely they are drawn so far */
export function detailOf({ crowded }: Pick<Form, 'crowded'>, count: number, now: Detail): Detail {
  const [few, many] = crowded ?? [Infinity, Infinity]
  const fits = (part: number): Detail => (count <= few * part ? 0 : count <= many * part ? 1 : 2)
  const detail = fits(1)
  return detail < now ? (Math.min(now, fits(CLEARLY)) as Detail) : detail
}

/** A crowd in the scene; its material becomes that of a crowd, and stays its owner's to dispose of. */
export function createCrowd(
  form: Pick<Form, 'shape' | 'crowded'>,
  material: Material,
  skin: Skin,
  parent: Object3D,
): Crowd {
  const depth = new MeshDepthMaterial()
  depth.onBeforeCompile = patch
  depth.customProgramCacheKey = () => 'crowd'
  const lit = crowdMaterial(material, skin)
  let detail: Detail = 0
  let body = bodyOf(ROOM)
  parent.add(body.mesh)

  function bodyOf(room: number): CrowdMesh {
    const shape = form.shape(detail)
    const made = new CrowdMesh(shape, lit, depth, room)
    shape.dispose()
    return made
  }

  /** Makes room for so many, and shapes that are not too fine for as many. */
  function suit(count: number): void {
    const next = detailOf(form, count, detail)
    if (count <= body.room && next === detail) return
    detail = next
    const room = count > body.room ? Math.max(count, body.room * 2) : body.room
    parent.remove(body.mesh)
    body.dispose()
    body = bodyOf(room)
    parent.add(body.mesh)
  }

  return {
    get mesh() {
      return body.mesh
    },
    set(members) {
      suit(members.length)
      body.show(members)
    },
    dispose() {
      parent.remove(body.mesh)
      body.dispose()
      depth.dispose()
    },
  }
}
