import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  type Matrix4,
  MeshDepthMaterial,
  type Object3D,
  type WebGLProgramParametersWithUniforms,
} from 'three'
import type { Cell } from './assets'
import { mattShader } from './materials'

/** One of many: where it is, which pictures it shows, how it is bent and lit. */
export interface Extra {
  readonly matrix: Matrix4
  /** Picture above, and picture below (card) or around the edge (chip). */
  readonly face: Cell
  readonly under: Cell
  readonly bend: readonly [number, number]
  readonly glow: number
  /** Brightness of its colour: paper is never the same twice. */
  readonly tint: number
  /** How yellow: 0 to 1. */
  readonly age: number
}

const VERTEX_HEAD = `
attribute vec4 aFace;
attribute vec4 aUnder;
attribute vec3 aBend;
attribute float under;
varying float vGlow;
varying vec2 vLocal;
#include <common>`

const VERTEX_UV = `
#include <uv_vertex>
vGlow = aBend.z;
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

/** A glowing thing looks lit from beneath its edge: warm light, strongest along the rim, hardly over the print. */
const FRAGMENT_GLOW = `
#include <emissivemap_fragment>
vec2 rim = abs(vLocal - 0.5) * 2.0;
float nearRim = smoothstep(0.72, 1.0, max(rim.x, rim.y));
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
  mattShader(shader)
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', 'varying float vGlow;\nvarying vec2 vLocal;\n#include <common>')
    .replace('#include <emissivemap_fragment>', FRAGMENT_GLOW)
}

/** Gives a material the per-instance picture, bend and glow. */
export function crowdMaterial(material: Material): Material {
  material.onBeforeCompile = patch
  material.customProgramCacheKey = () => 'crowd'
  return material
}

/** Many pieces of one shape and one atlas: one draw call, and one more for their shadow. */
export interface Crowd {
  /** Replaced when the crowd outgrows it. */
  readonly mesh: Object3D
  /** Sets all members; call once a frame while something moves. */
  set(members: readonly Extra[]): void
  dispose(): void
}

class CrowdMesh {
  readonly mesh: InstancedMesh
  readonly face: InstancedBufferAttribute
  readonly under: InstancedBufferAttribute
  readonly bend: InstancedBufferAttribute

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
    this.mesh.frustumCulled = false
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.mesh.customDepthMaterial = depth
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.dispose()
  }
}

const color = new Color()

export function createCrowd(shape: BufferGeometry, material: Material, parent: Object3D, room = 64): Crowd {
  const depth = new MeshDepthMaterial()
  depth.onBeforeCompile = patch
  depth.customProgramCacheKey = () => 'crowd'
  let body = new CrowdMesh(shape, crowdMaterial(material), depth, room)
  parent.add(body.mesh)

  function grow(count: number): void {
    parent.remove(body.mesh)
    const room = Math.max(count, body.room * 2)
    body.dispose()
    body = new CrowdMesh(shape, material, depth, room)
    parent.add(body.mesh)
  }

  return {
    get mesh() {
      return body.mesh
    },
    set(members) {
      if (members.length > body.room) grow(members.length)
      const { mesh, face, under, bend } = body
      mesh.count = members.length
      mesh.visible = members.length > 0
      members.forEach((member, i) => {
        mesh.setMatrixAt(i, member.matrix)
        face.set(member.face, i * 4)
        under.set(member.under, i * 4)
        bend.setXYZ(i, member.bend[0], member.bend[1], member.glow)
        const { tint, age } = member
        mesh.setColorAt(i, color.setRGB(tint, tint * (1 - age * 0.02), tint * (1 - age * 0.05)))
      })
      for (const attribute of [face, under, bend, mesh.instanceMatrix]) attribute.needsUpdate = true
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
    },
    dispose() {
      parent.remove(body.mesh)
      body.dispose()
      depth.dispose()
    },
  }
}
