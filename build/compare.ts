/**
 * `npm run compare -- BEFORE AFTER`: compares the pictures of two folders, as taken by `npm run gallery -- --into
 * FOLDER`, and lists them with the most changed first. Exits with 1 if a picture is missing, has another size, or
 * differs in more than a thousandth of its pixels.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Largest difference of a channel, in levels of 255, that counts as equal. */
const MAX_EQUAL_DIFFERENCE = 8
/** The largest share of pixels that may differ: graphics cards draw smooth edges differently. */
const MAX_SHARE = 0.001

/** Returns three channels per pixel, row by row. */
async function pixels(file: string): Promise<{ readonly data: Buffer; readonly size: string }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, size: `${info.width} × ${info.height}` }
}

/** Returns the share of pixels that differ, 0 to 1, and the largest difference, in levels of 255. */
function difference(one: Uint8Array, other: Uint8Array): { readonly share: number; readonly most: number } {
  let differing = 0
  let most = 0
  for (let at = 0; at < one.length; at += 3) {
    const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs(one[at + channel]! - other[at + channel]!)))
    if (apart > MAX_EQUAL_DIFFERENCE) differing++
    most = Math.max(most, apart)
  }
  return { share: (3 * differing) / one.length, most }
}

/** Compares one picture of both folders; `share` is 1 if they cannot be compared. */
async function compare(before: string, after: string): Promise<{ readonly share: number; readonly text: string }> {
  const [one, other] = await Promise.all([pixels(before), pixels(after)])
  if (one.size !== other.size) return { share: 1, text: `${one.size} became ${other.size}` }
  const { share, most } = difference(one.data, other.data)
  return { share, text: `${(100 * share).toFixed(3)} % of the pixels, at most ${most} of 255` }
}

const folders = process.argv.slice(2)
const [before, after] = folders
if (before === undefined || after === undefined) throw new Error('Name two folders of pictures.')
const lists = await Promise.all(folders.slice(0, 2).map((folder) => readdir(folder)))
const names = [...new Set(lists.flat())].filter((name) => name.endsWith('.png'))
if (names.length === 0) throw new Error('There is no picture in either folder.')
const comparisons = await Promise.all(
  names.map(async (name) => {
    if (!lists.every((list) => list.includes(name))) return { name, share: 1, text: 'only in one of the folders' }
    return { name, ...(await compare(join(before, name), join(after, name))) }
  }),
)
for (const { name, text } of comparisons.sort((a, b) => b.share - a.share)) console.log(`${name}: ${text}`)
if (comparisons.some(({ share }) => share > MAX_SHARE)) process.exitCode = 1
