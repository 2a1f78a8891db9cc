import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  MirroredRepeatWrapping,
  NoColorSpace,
  RepeatWrapping,
  SRGBColorSpace,
  Texture,
} from 'three'
import {
  aidNameOf,
  BAKED_FOLDER,
  type BakedManifest,
  type BakedPicture,
  type PictureSize,
} from '../model/picture-manifest'
import { layOver } from './lay-over'

/** A part of a picture in texture coordinates: left, bottom, width, height, each 0 to 1. */
export type Cell = readonly [u: number, v: number, w: number, h: number]

const WHOLE: Cell = [0, 0, 1, 1]

/** The source of the stage's pictures. */
export interface Pictures {
  /** Returns the texture of a picture; null if it is not loaded. */
  texture(picture: string): Texture | null
  /** Returns the names of all baked pictures. */
  names(): readonly string[]
  /** Whether a picture of this name was baked or drawn by the page. */
  has(picture: string): boolean
  /** Returns the picture that contains a face, and its cell there; null if there is none. */
  face(name: string): { readonly picture: string; readonly cell: Cell } | null
  /**
   * Loads these pictures unless they are loaded already. If one fails, rejects with its error once all others are done.
   */
  load(names: readonly string[], progress?: (part: number) => void): Promise<void>
  /** Sets a picture drawn by the page (the pencilled score); call it with the same canvas again after each redraw. */
  setCanvas(name: string, canvas: HTMLCanvasElement): Texture
  /** Frees these pictures, if they were fetched; they can be loaded again. */
  release(names: Iterable<string>): void
  /** Fetches every loaded picture again, after a lost context. */
  reload(): Promise<void>
  dispose(): void
}

/** Textures that hold data rather than colours. */
const DATA_TEXTURES = new Set(['room/wood-rough', 'room/paper-normal', 'room/fibre'])

/** Pictures that are seen at a flat angle, and need stronger anisotropic filtering. */
const FLAT_ANGLE_PICTURES = /atlas|board|(wood|fibre|baize|kitchen)$|lid|leaflet|tent/

/** Returns the cell of a face in its picture, inset by one pixel so that neighbours do not bleed in. */
export function cellOf(manifest: BakedManifest, name: string): { picture: string; cell: Cell } | null {
  const baked = manifest.cells[name]
  if (!baked) return manifest.pictures[name] ? { picture: name, cell: WHOLE } : null
  const width = manifest.pictures[baked.picture]?.width ?? 4096
  const pixel = 1 / width
  const cell: Cell = [baked.x + pixel, 1 - baked.y - baked.h + pixel, baked.w - 2 * pixel, baked.h - 2 * pixel]
  return { picture: baked.picture, cell }
}

/** Applies the settings for a picture's name to its texture. */
export function configureTexture(texture: Texture, name: string, size: PictureSize): Texture {
  texture.name = name
  texture.colorSpace = DATA_TEXTURES.has(name) ? NoColorSpace : SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = FLAT_ANGLE_PICTURES.test(name) ? (size === 'small' ? 4 : 8) : 2
  if (/^room\/(paper-normal|fibre)$/.test(name)) texture.wrapS = texture.wrapT = RepeatWrapping
  if (/^room\/(wood|kitchen)/.test(name)) texture.wrapT = MirroredRepeatWrapping
  if (name.endsWith('/tray')) texture.wrapS = RepeatWrapping
  return texture
}

async function fetchBitmap(url: string): Promise<ImageBitmap> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`the picture ${url} could not be loaded (${response.status})`)
  return createImageBitmap(await response.blob(), {
    imageOrientation: 'flipY',
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  })
}

/**
 * Assigns a bitmap to a texture and closes it after the upload, since the decoded copy would double the memory. A
 * canvas that the page has drawn in the meantime is newer, and is kept.
 */
function setBitmap(texture: Texture, bitmap: ImageBitmap): void {
  if (texture instanceof CanvasTexture) return bitmap.close()
  texture.flipY = false
  texture.image = bitmap
  texture.onUpdate = () => bitmap.close()
  texture.needsUpdate = true
}

/** Waits for all promises, even if some fail; then rejects with the first error. */
async function waitForAll(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/** Returns the pictures of a manifest in one size as a source. Loading rejects with an error that names the file. */
export function openPictures(manifest: BakedManifest, size: PictureSize): Pictures {
  const textures = new Map<string, Texture>()

  /** Pending requests, so that a picture is fetched only once at a time. */
  const pendingRequests = new Map<string, Promise<void>>()

  function fetchOnce(name: string): Promise<void> {
    const request = pendingRequests.get(name) ?? fetchOne(name).finally(() => pendingRequests.delete(name))
    pendingRequests.set(name, request)
    return request
  }

  async function fetchOne(name: string): Promise<void> {
    const baked = manifest.pictures[name]
    if (!baked) return
    const fetchSize = (picture: BakedPicture) => fetchBitmap(BAKED_FOLDER + picture[size])
    const below = Object.entries(manifest.pictures).find(([each]) => aidNameOf(each) === name)?.[1]
    const bitmap = below
      ? layOver(...(await Promise.all([fetchSize(below), fetchSize(baked)])))
      : await fetchSize(baked)
    const texture = textures.get(name) ?? configureTexture(new Texture(), name, size)
    setBitmap(texture, bitmap)
    textures.set(name, texture)
  }

  async function load(names: readonly string[], progress?: (part: number) => void): Promise<void> {
    const missing = names.filter((name) => !textures.has(name) && manifest.pictures[name])
    let done = 0
    await waitForAll(
      missing.map(async (name) => {
        await fetchOnce(name)
        progress?.(++done / missing.length)
      }),
    )
  }

  function setCanvas(name: string, canvas: HTMLCanvasElement): Texture {
    const old = textures.get(name)
    const texture = old instanceof CanvasTexture && old.image === canvas ? old : new CanvasTexture(canvas)
    if (old && old !== texture) old.dispose()
    configureTexture(texture, name, size).needsUpdate = true
    textures.set(name, texture)
    return texture
  }

  return {
    setCanvas,
    names: () => Object.keys(manifest.pictures),
    has: (name) => textures.has(name) || manifest.pictures[name] !== undefined,
    texture: (name) => textures.get(name) ?? null,
    face: (name) => cellOf(manifest, name),
    load,
    release(names) {
      for (const name of names) {
        const texture = textures.get(name)
        if (!texture || texture instanceof CanvasTexture) continue
        texture.dispose()
        textures.delete(name)
      }
    },
    reload: async () => {
      const fetched = [...textures].filter(([, texture]) => !(texture instanceof CanvasTexture))
      await Promise.all(fetched.map(([name]) => fetchOne(name)))
    },
    dispose() {
      for (const texture of textures.values()) texture.dispose()
      textures.clear()
    },
  }
}

/** Returns the same pictures with the colour aid: with the aid over them where one was baked, plain otherwise. */
export function withColourAid(pictures: Pictures): Pictures {
  const aidedNameOf = (name: string) => (pictures.has(aidNameOf(name)) ? aidNameOf(name) : name)
  return {
    ...pictures,
    texture: (name) => pictures.texture(aidedNameOf(name)),
    face(name) {
      const found = pictures.face(name)
      return found && { ...found, picture: aidedNameOf(found.picture) }
    },
    load: (names, progress) => pictures.load(names.map(aidedNameOf), progress),
  }
}
