import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { CapturedTexture } from './captured'
import type { Photograph } from './develop'
import type { Plane } from './flip/filters'
import type { Picture } from './trace/prepared'
import { sharedBytes } from './trace/shared'

/** What the manifest of the baked pictures says of each. */
interface Manifest {
  readonly pictures: Readonly<Record<string, { readonly file: string }>>
}

/**
 * Reads the pictures of captured materials.
 * @param baked the folder of the baked pictures
 * @throws Error naming a picture that was neither drawn by the page nor baked
 */
export async function readPictures(textures: readonly CapturedTexture[], baked: string): Promise<Picture[]> {
  const { pictures } = JSON.parse(readFileSync(join(baked, 'manifest.json'), 'utf8')) as Manifest
  return Promise.all(
    textures.map(async ({ name, drawn, srgb, wrap }) => {
      const file = pictures[name]?.file
      if (drawn === null && file === undefined) throw new Error(`the picture "${name}" was not baked`)
      const source =
        drawn === null ? join(baked, file ?? '') : Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64')
      // Rows of a texture begin below.
      const { data, info } = await sharp(source)
        .removeAlpha()
        .toColourspace('srgb')
        .flip()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { srgb, wrap, width: info.width, height: info.height, pixels: sharedBytes(data) }
    }),
  )
}

/** A map of differences from 0, black, to 1, white. */
export function grey({ width, height, values }: Plane): Photograph {
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: values.length * 3 }, (_, i) => values[Math.floor(i / 3)]! * 255),
  }
}

/** Writes a picture down as PNG. */
export async function writePhotograph({ width, height, pixels }: Photograph, file: string): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file)
}
