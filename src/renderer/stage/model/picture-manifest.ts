/**
 * The pictures that the build bakes into `resources/baked`: read by the stage, written by `build/print`.
 * Paths are relative to the manifest. Cells are fractions of their picture, from its top left corner.
 */
export interface BakedPicture {
  /** Full size, for desktops. */
  readonly file: string
  /** Half size, for phones and the low quality. */
  readonly small: string
  /** A smaller size for a hand's page, where the build makes one. */
  readonly hand?: string
  readonly width: number
  readonly height: number
}

/** The two sizes in which the whole table has its pictures. */
export type PictureSize = 'small' | 'file'

/** The cell of a face in its picture. */
export interface BakedCell {
  readonly picture: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The contents of `manifest.json`. */
export interface BakedManifest {
  /** Hash of everything that the pictures are made from; changes with any of it. */
  readonly version: string
  /**
   * By name; the first part is the box, `room` or `shelf`: `49/atlas`, `deco/layout`, `room/wood`. `pack/atlas-aid` is
   * what the colour aid changes in `pack/atlas`: it lies over it, and is clear elsewhere.
   */
  readonly pictures: Readonly<Record<string, BakedPicture>>
  /** Files to print a box on paper: `print/pack-a4`, `print/pack-letter`. None where the build has no typesetter. */
  readonly documents: Readonly<Record<string, string>>
  /** By face: `49/17`, `49/back-2`, `chip/blue-edge`, `lion/10R`, `pack/QH`, `deco/chip-5`, `man/red-king`. */
  readonly cells: Readonly<Record<string, BakedCell>>
}

/** Returns the name of the colour aid that lies over a picture, if it has one. */
export const aidNameOf = (picture: string): string => `${picture}-aid`

/** Folder of the baked pictures, relative to the page. */
export const BAKED_FOLDER = './baked/'

let manifestRequest: Promise<BakedManifest | null> | null = null

/**
 * Loads the manifest of the baked pictures, once; null if there is none, and faces are then drawn as plain numbers. A
 * failed request also gives null, and the next call tries again.
 * @param isHand whether the page is a hand's, which takes the smallest pictures; the first call decides for the page
 */
export function loadBakedManifest(isHand = false): Promise<BakedManifest | null> {
  manifestRequest ??= fetchBakedManifest().then(
    (manifest) => (isHand ? withHandPictures(manifest) : manifest),
    () => {
      manifestRequest = null
      return null
    },
  )
  return manifestRequest
}

/** Returns a manifest in which small pictures are those of a hand's page. */
function withHandPictures(manifest: BakedManifest | null): BakedManifest | null {
  if (manifest === null) return null
  const pictures = Object.entries(manifest.pictures).map(
    ([name, picture]) => [name, { ...picture, small: picture.hand ?? picture.small }] as const,
  )
  return { ...manifest, pictures: Object.fromEntries(pictures) }
}

/**
 * Fetches the manifest; null if there is none: nothing at its address, or a page that is not JSON.
 * @throws Error if the request fails
 */
export async function fetchBakedManifest(): Promise<BakedManifest | null> {
  const response = await fetch(`${BAKED_FOLDER}manifest.json`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The manifest could not be fetched: status ${response.status}`)
  const content = await response.text()
  try {
    return JSON.parse(content) as BakedManifest
  } catch {
    return null
  }
}
