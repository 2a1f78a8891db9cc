/** Red, green and blue in linear light, or a position or direction in inches. */
export type Triple = readonly [number, number, number]

/** A texture of a material: a baked picture by its name, or a drawn one as a data URL. */
export interface CapturedTexture {
  readonly name: string
  readonly drawn: string | null
  /** Whether its values are sRGB colours, as opposed to plain data. */
  readonly srgb: boolean
  /** Wrap modes along u and v. */
  readonly wrap: readonly [Wrap, Wrap]
}

export type Wrap = 'repeat' | 'clamp' | 'mirror'

/** The optical properties of a surface, from the page's material. */
export interface CapturedMaterial {
  readonly name: string
  /** Shows its colour without any lighting, as the backdrop does. */
  readonly glows: boolean
  readonly color: Triple
  readonly roughness: number
  readonly metalness: number
  readonly clearcoat: number
  readonly clearcoatRoughness: number
  readonly anisotropy: number
  readonly anisotropyRotation: number
  readonly sheen: Triple
  readonly sheenRoughness: number
  /**
   * Uncoated paper: half the usual specular reflectance at normal incidence, and 0.3 instead of 1 at grazing incidence.
   */
  readonly matt: boolean
  /** Lacquer without a texture: its rims are worn down to the wood. */
  readonly worn: boolean
  /** Indices in the list of textures; null if there is none. */
  readonly map: number | null
  readonly roughnessMap: number | null
  readonly fibre: CapturedFibre | null
}

/** A repeating texture over another one: mid-grey leaves the colour below unchanged. */
export interface CapturedFibre {
  /** Index in the list of textures. */
  readonly texture: number
  readonly repeat: readonly [number, number]
}

/** The lamp as the averaged picture has it: a disc, each point of which emits a cone towards the same target. */
export interface CapturedLamp {
  readonly at: Triple
  readonly target: Triple
  /** Candela by colour. */
  readonly strength: Triple
  /** What remains of it, by colour, at the edge of the pool of light. */
  readonly rim: Triple
  readonly radius: number
  /** Cosines of the angles from its axis at which the light ends, and at which it begins to fall off. */
  readonly cone: number
  readonly penumbra: number
}

/** The window's light: the direction towards it, and its irradiance on a surface that faces it. */
export interface CapturedWindow {
  readonly from: Triple
  readonly strength: Triple
}

/** The distant surroundings of the table: six square pictures that cover all directions. */
export interface CapturedRoom {
  readonly side: number
  readonly faces: readonly { readonly ahead: Triple; readonly right: Triple; readonly up: Triple }[]
  readonly intensity: number
  /** Base64 of 32-bit floats: red, green and blue of each pixel, row by row from the bottom, face by face. */
  readonly light: string
}

/** A picture of the page in linear light: base64 of 32-bit floats, three per pixel, row by row from the bottom. */
export interface CapturedPicture {
  readonly width: number
  readonly height: number
  readonly exposure: number
  readonly light: string
}

export interface CapturedCamera {
  /** Matrices in the column-major order of three.js. */
  readonly world: readonly number[]
  readonly unproject: readonly number[]
  /** Radius of the lens, and its focus distance, in inches. */
  readonly lens: number
  readonly focus: number
}

/**
 * Number of values per triangle: three positions, three normals, three texture coordinates, a tint, the material's
 * index, and whether it is a side or an underside (1) or the upper face (0).
 */
export const VALUES_PER_TRIANGLE = 29

/** Everything that a page shows at one moment, as far as light is concerned. */
export interface CapturedScene {
  readonly camera: CapturedCamera
  readonly lamp: CapturedLamp
  readonly window: CapturedWindow
  readonly room: CapturedRoom
  readonly exposure: number
  readonly textures: readonly CapturedTexture[]
  readonly materials: readonly CapturedMaterial[]
  /** Base64 of 32-bit floats, {@link VALUES_PER_TRIANGLE} for each triangle. */
  readonly triangles: string
}
