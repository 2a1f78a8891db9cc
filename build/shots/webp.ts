import sharp from 'sharp'

const BEST = 88
const WORST = 40
const STEP = 4

/** A picture as WebP: as good as fits into so many bytes. Throws if even the plainest does not. */
export async function webpWithin(png: Buffer, bytes: number): Promise<Buffer> {
  for (let quality = BEST; quality >= WORST; quality -= STEP) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= bytes) return webp
  }
  throw new Error(`The picture does not fit into ${String(bytes)} bytes.`)
}
