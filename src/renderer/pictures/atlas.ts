import { fadingMatrixOf } from '../stage/surface/fading/fading-matrix'
import { SHOPS } from '../stage/surface/fading/inks'
import { shopOf } from '../stage/surface/fading/shops'
import { aidNameOf, type BakedManifest } from '../stage/model/picture-manifest'
import { layOver } from '../stage/surface/lay-over'

/** The rectangle of a face in its picture, in pixels. */
interface PictureRegion {
  readonly image: CanvasImageSource
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The baked pictures, loaded for drawing. */
export interface Atlas {
  /** Loads the pictures of these faces. Rejects with a sentence if a picture cannot be loaded. */
  load(faces: Iterable<string>): Promise<void>
  /** Returns the rectangle of a face; null if it was not baked, or is not loaded yet. */
  regionOf(face: string): PictureRegion | null
  /** Frees the memory. */
  close(): void
}

export interface AtlasOptions {
  /** Address of the pictures' folder, ending in a slash. */
  readonly base: string
  readonly aid: boolean
  /** Years of sunlight on the prints; null leaves them as they were baked. */
  readonly age: number | null
}

interface LoadedPicture {
  readonly image: ImageBitmap | OffscreenCanvas
  readonly width: number
  readonly height: number
}

/**
 * Fades a whole picture as the inks of its print shop fade in `years` of sunlight. Closes the bitmap if it returns a
 * new canvas.
 */
function fadePicture(bitmap: ImageBitmap, picture: string, years: number): OffscreenCanvas | ImageBitmap {
  const shop = shopOf(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const pen = canvas.getContext('2d')
  if (shop === null || pen === null) return bitmap
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height)
  applyColourMatrix(pixels.data, fadingMatrixOf(SHOPS[shop], years))
  pen.putImageData(pixels, 0, 0)
  return canvas
}

/**
 * Applies a colour matrix (20 numbers in rows of 5, as for SVG's `feColorMatrix`) to every pixel in place; alpha is
 * unchanged.
 */
export function applyColourMatrix(data: Uint8ClampedArray, matrix: readonly number[]): void {
  const [a, b, c, , d, e, f, g, , h, i, j, k, , l] = matrix as readonly (number | undefined)[]
  const rows = [
    [a, b, c, d],
    [e, f, g, h],
    [i, j, k, l],
  ].map(([x = 0, y = 0, z = 0, w = 0]) => [x, y, z, w * 255] as const)
  const [red, green, blue] = rows
  if (!red || !green || !blue) return
  for (let at = 0; at < data.length; at += 4) {
    const [r, s, t] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    data[at] = red[0] * r + red[1] * s + red[2] * t + red[3]
    data[at + 1] = green[0] * r + green[1] * s + green[2] * t + green[3]
    data[at + 2] = blue[0] * r + blue[1] * s + blue[2] * t + blue[3]
  }
}

/** Opens the pictures of a manifest. Without a manifest nothing was baked, and every face is drawn plain. */
export function openAtlas(manifest: BakedManifest | null, { base, aid, age }: AtlasOptions): Atlas {
  const loaded = new Map<string, LoadedPicture>()

  function findPicture(face: string) {
    const cell = manifest?.cells[face] ?? { picture: face, x: 0, y: 0, w: 1, h: 1 }
    const baked = manifest?.pictures[cell.picture]
    return baked === undefined ? null : { cell, name: cell.picture, file: baked.small }
  }

  async function fetchBitmap(file: string): Promise<ImageBitmap> {
    const response = await fetch(base + file)
    if (!response.ok) throw new Error(`the picture ${file} could not be loaded (${String(response.status)})`)
    return createImageBitmap(await response.blob())
  }

  async function loadOne(name: string, file: string): Promise<void> {
    const above = aid ? manifest?.pictures[aidNameOf(name)] : undefined
    const bitmap =
      above === undefined
        ? await fetchBitmap(file)
        : layOver(...(await Promise.all([fetchBitmap(file), fetchBitmap(above.small)])))
    const { width, height } = bitmap
    loaded.set(name, { image: age === null ? bitmap : fadePicture(bitmap, name, age), width, height })
  }

  return {
    async load(faces) {
      const wanted = new Map<string, string>()
      for (const face of faces) {
        const found = findPicture(face)
        if (found && !loaded.has(found.name)) wanted.set(found.name, found.file)
      }
      await Promise.all([...wanted].map(([name, file]) => loadOne(name, file)))
    },
    regionOf(face) {
      const found = findPicture(face)
      const picture = found && loaded.get(found.name)
      if (!found || !picture) return null
      const { image, width, height } = picture
      const { x, y, w, h } = found.cell
      return { image, x: x * width, y: y * height, w: w * width, h: h * height }
    },
    close() {
      for (const { image } of loaded.values()) if (image instanceof ImageBitmap) image.close()
      loaded.clear()
    },
  }
}
