import type { BakedManifest } from '../stage/model/picture-manifest'

/** Where the baked pictures lie beside the page. */
export const BAKED = './baked/'

/** Inline style that shows one face; null where no picture was baked. */
export type FaceStyle = Readonly<Record<string, string>>

let manifest: Promise<BakedManifest | null> | null = null

/** The list of baked pictures, or null where there are none: faces are then drawn as plain numbers. */
export function bakedManifest(): Promise<BakedManifest | null> {
  manifest ??= fetch(`${BAKED}manifest.json`)
    .then((response) => (response.ok ? (response.json() as Promise<BakedManifest>) : null))
    .catch(() => null)
  return manifest
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`

/**
 * How to show a face as the background of a box.
 * @param aid takes the picture with hatched colours
 * @param size half size, as flat tables need it, or the full `file`
 */
export function faceStyle(
  baked: BakedManifest | null,
  face: string,
  aid: boolean,
  size: 'small' | 'file' = 'small',
): FaceStyle | null {
  if (baked === null) return null
  const cell = baked.cells[face] ?? { picture: face, x: 0, y: 0, w: 1, h: 1 }
  const picture = (aid ? baked.pictures[`${cell.picture}-aid`] : undefined) ?? baked.pictures[cell.picture]
  if (picture === undefined) return null
  const { x, y, w, h } = cell
  return {
    backgroundImage: `url("${BAKED}${picture[size]}")`,
    backgroundSize: `${percent(1 / w)} ${percent(1 / h)}`,
    backgroundPosition: `${percent(w === 1 ? 0 : x / (1 - w))} ${percent(h === 1 ? 0 : y / (1 - h))}`,
  }
}
