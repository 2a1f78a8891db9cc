import sharp from 'sharp'

const MAX_QUALITY = 88
const MIN_QUALITY = 40
const STEP = 4

/** Encodes a picture as WebP, at the best quality that fits into `bytes`. Throws if even the lowest does not. */
export async function webpWithin(png: Buffer, maxBytes: number): Promise<Buffer> {
  for (let quality = MAX_QUALITY; quality >= MIN_QUALITY; quality -= STEP) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= maxBytes) return webp
  }
  throw new Error(`The picture does not fit into ${String(maxBytes)} bytes.`)
}
