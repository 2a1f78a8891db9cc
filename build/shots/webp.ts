import sharp from 'sharp'

const BEST = 88
const WORST = 40
const STEP = 4

/** Encodes a picture as WebP, at the best quality that fits into `bytes`. Throws if even the lowest does not. */
export async function webpWithin(png: Buffer, bytes: number): Promise<Buffer> {
  for (let quality = BEST; quality >= WORST; quality -= STEP) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= bytes) return webp
  }
  throw new Error(`The picture does not fit into ${String(bytes)} bytes.`)
}
