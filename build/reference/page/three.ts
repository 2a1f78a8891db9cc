/**
 * The parts of three.js objects that the capture reads. They belong to the page: nothing of three.js is imported here.
 */

export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
}

export interface Matrix {
  readonly elements: readonly number[]
}

export interface Attribute {
  readonly count: number
  readonly array: Float32Array
  needsUpdate: boolean
  getX(i: number): number
  getY(i: number): number
  getZ(i: number): number
  getW(i: number): number
  setZ(i: number, z: number): void
}

export interface Texture {
  readonly name: string
  readonly image: { toDataURL?(): string } | null
  readonly colorSpace: string
  readonly wrapS: number
  readonly wrapT: number
}

export interface Material {
  visible: boolean
  readonly type: string
  readonly name: string
  readonly transparent: boolean
  readonly color: Colour
  readonly roughness?: number
  readonly metalness?: number
  readonly clearcoat?: number
  readonly clearcoatRoughness?: number
  readonly anisotropy?: number
  readonly anisotropyRotation?: number
  readonly sheen?: number
  readonly sheenColor?: Colour
  readonly sheenRoughness?: number
  readonly map?: Texture | null
  readonly roughnessMap?: Texture | null
  readonly defines?: Readonly<Record<string, unknown>>
  customProgramCacheKey(): string
}

/** Any object of a scene; only the fields of its own class are present. */
export interface SceneObject {
  readonly isMesh?: true
  readonly isInstancedMesh?: true
  readonly isSpotLight?: true
  readonly isDirectionalLight?: true
  readonly visible: boolean
  readonly renderOrder: number
  readonly children: readonly SceneObject[]
  readonly position: Vector
  readonly matrixWorld: Matrix
  readonly geometry: {
    readonly attributes: Readonly<Record<string, Attribute | undefined>>
    readonly index: Attribute | null
  }
  readonly material: Material
  readonly count: number
  readonly instanceMatrix: Attribute
  readonly instanceColor: Attribute | null
  readonly target: SceneObject
  readonly color: Colour
  readonly intensity: number
  readonly angle: number
  readonly penumbra: number
  traverseVisible(visit: (thing: SceneObject) => void): void
}

export interface Scene extends SceneObject {
  readonly isScene?: true
  environment: Texture | null
  environmentIntensity: number
  background: Texture | null
}

export interface Camera {
  readonly isPerspectiveCamera?: true
  readonly matrixWorld: Matrix
  readonly projectionMatrixInverse: Matrix
  readonly up: { set(x: number, y: number, z: number): void }
  lookAt(x: number, y: number, z: number): void
  updateMatrixWorld(): void
}

export interface Target {
  readonly width: number
  readonly height: number
  readonly texture: Texture
  dispose(): void
}

/** Uniforms that the page's own shaders add. */
export interface Uniforms {
  readonly uFibre?: { readonly value: Texture }
  readonly uFibreRepeat?: { readonly value: Pick<Vector, 'x' | 'y'> }
}

export interface Renderer {
  readonly isWebGLRenderer?: true
  readonly toneMappingExposure: number
  /** Internal data of three.js for a material: the uniforms of its shader. */
  readonly properties: { get(material: Material): { readonly uniforms?: Uniforms } }
  render(scene: Scene, camera: Camera): void
  setRenderTarget(target: Target | null): void
  readRenderTargetPixels(target: Target, x: number, y: number, w: number, h: number, into: Float32Array): void
}
