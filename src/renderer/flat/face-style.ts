import { aidNameOf, BAKED_FOLDER, type BakedManifest, type PictureSize } from '../stage/model/picture-manifest'

/** An inline style that shows one face. */
export type FaceStyle = Readonly<Record<string, string>>

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`

/** Where the picture of a face is: its address, and its cell as parts of the whole picture. */
export interface FacePicture {
  readonly url: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Returns the picture of a face, without the colour aid; null if none was baked for it. See `faceStyle`. */
export function facePicture(
  baked: BakedManifest | null,
  face: string,
  size: PictureSize = 'small',
): FacePicture | null {
  const { picture, x, y, w, h } = baked?.cells[face] ?? { picture: face, x: 0, y: 0, w: 1, h: 1 }
  const baking = baked?.pictures[picture]
  return baking === undefined ? null : { url: `${BAKED_FOLDER}${baking[size]}`, x, y, w, h }
}

/**
 * Returns the style that shows a face as the background of a box; null if no picture was baked for it.
 * @param aid whether the colour aid lies over it, where there is one
 * @param size the half size (`small`), which suits flat tables, or the full size (`file`)
 */
export function faceStyle(
  baked: BakedManifest | null,
  face: string,
  aid: boolean,
  size: PictureSize = 'small',
): FaceStyle | null {
  const picture = facePicture(baked, face, size)
  if (picture === null) return null
  const { url, x, y, w, h } = picture
  const above = aid ? baked?.pictures[aidNameOf(baked.cells[face]?.picture ?? face)] : undefined
  return {
    backgroundImage: `${above === undefined ? '' : `url("${BAKED_FOLDER}${above[size]}"), `}url("${url}")`,
    backgroundSize: `${percent(1 / w)} ${percent(1 / h)}`,
    backgroundPosition: `${percent(w === 1 ? 0 : x / (1 - w))} ${percent(h === 1 ? 0 : y / (1 - h))}`,
  }
}
