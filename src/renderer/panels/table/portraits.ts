import { BAKED_FOLDER, loadBakedManifest } from '../../flat/face-style'

/** The portraits that were loaded for drawing, by the names of their pictures. */
const loaded = new Map<string, HTMLImageElement>()

/** Returns a portrait if it is loaded. */
export const loadedPortrait = (portrait: string | null): HTMLImageElement | null =>
  portrait === null ? null : (loaded.get(portrait) ?? null)

/** Loads a portrait in full size, once; null if it was not baked, cannot be fetched or cannot be decoded. */
export async function loadPortrait(portrait: string): Promise<HTMLImageElement | null> {
  const known = loaded.get(portrait)
  if (known !== undefined) return known
  const picture = (await loadBakedManifest())?.pictures[portrait]
  if (picture === undefined) return null
  const image = new Image()
  image.src = `${BAKED_FOLDER}${picture.file}`
  try {
    await image.decode()
  } catch {
    return null
  }
  loaded.set(portrait, image)
  return image
}
