/** Red, green and blue in linear light, or a place or a direction in inches. */
export type Triple = readonly [number, number, number]

/** A picture that materials read: baked ones by their name, drawn ones as a data URL. */
export interface CapturedTexture {
  readonly name: string
  readonly drawn: string | null
  /** Whether its numbers are colours as files hold them, and not plain measures. */
  readonly srgb: boolean
  /** How it goes on beyond its edges, along u and v. */
  readonly wrap: readonly [Wrap, Wrap]
}

export type Wrap = 'repeat' | 'clamp' | 'mirror'

/** What a surface does with light, as the page's material says it. */
export interface CapturedMaterial {
  readonly name: string
  /** Shows its colour as it is, without any light: the backdrop. */
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
  /** Uncoated paper: it mirrors half of what its roughness says, and a third at a flat angle. */
  readonly matt: boolean
  /** Lacquer without a picture: its rims are worn down to the wood. */
  readonly worn: boolean
  /** Places in the list of textures; null where it has none. */
  readonly map: number | null
  readonly roughnessMap: number | null
  readonly fibre: CapturedFibre | null
}

/** A picture that repeats over another: half grey leaves that one as it is. */
export interface CapturedFibre {
  /** Its place in the list of textures. */
  readonly texture: number
  readonly repeat: readonly [number, number]
}

/** The lamp as the averaged picture has it: a disc, each point of which throws a cone at the same target. */
export interface CapturedLamp {
  readonly at: Triple
  readonly target: Triple
  /** Candela by colour. */
  readonly strength: Triple
  /** What is left of it by colour where the pool ends. */
  readonly rim: Triple
  readonly radius: number
  /** Cosines of the angle from its axis at which the light ends, and at which it begins to fall. */
  readonly cone: number
  readonly penumbra: number
}

/** The window's light: whence it comes, and how much of it falls on what faces it. */
export interface CapturedWindow {
  readonly from: Triple
  readonly strength: Triple
}

/** The room around the table, far away: six square pictures that cover all directions. */
export interface CapturedRoom {
  readonly side: number
  readonly faces: readonly { readonly ahead: Triple; readonly right: Triple; readonly up: Triple }[]
  readonly intensity: number
  /** Base64 of 32-bit floats: red, green and blue of each pixel, row by row from below, face by face. */
  readonly light: string
}

/** A picture of the page in linear light: base64 of 32-bit floats, three a pixel, row by row from below. */
export interface CapturedPicture {
  readonly width: number
  readonly height: number
  readonly exposure: number
  readonly light: string
}

export interface CapturedCamera {
  /** Matrices as three keeps them, column by column. */
  readonly world: readonly number[]
  readonly unproject: readonly number[]
  /** Radius of the lens, and how far away what it shows sharply is, in inches. */
  readonly lens: number
  readonly focus: number
}

/**
 * Numbers of one triangle: three places, three normals, three places in the picture, a tint, the material's place, and
 * whether it is a side or an underside (1) or the upper face (0).
 */
export const TRIANGLE = 29

/** All that a page shows at one moment, as far as light goes. */
export interface Captured {
  readonly camera: CapturedCamera
  readonly lamp: CapturedLamp
  readonly window: CapturedWindow
  readonly room: CapturedRoom
  readonly exposure: number
  readonly textures: readonly CapturedTexture[]
  readonly materials: readonly CapturedMaterial[]
  /** Base64 of 32-bit floats, `TRIANGLE` for each. */
  readonly triangles: string
}
