import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { BakedManifest } from '../../src/renderer/stage/model/picture-manifest'
import type { Digests } from '../print/bake/fresh'

/**
 * Copies baked pictures to where the page gets them from, each under a name that holds a hash of all that it is made
 * from, so that browsers may keep it for ever, and writes the manifest with these names. Files that are there already
 * are left.
 * @param digests by picture: what each will be made from
 * @param made by picture: what those that are there were made from. Others are named in the manifest and come later
 */
export async function publish(
  from: string,
  to: string,
  manifest: BakedManifest,
  digests: Digests,
  made: Digests = digests,
): Promise<void> {
  await mkdir(to, { recursive: true })
  const pictures: Record<string, BakedManifest['pictures'][string]> = {}
  for (const [name, picture] of Object.entries(manifest.pictures)) {
    const digest = digests[name]
    if (digest === undefined) throw new Error(`The bake does not say what ${name} is made from.`)
    const [file, small] = [published(picture.file, digest), published(picture.small, digest)]
    pictures[name] = { ...picture, file, small }
    if (made[name] !== digest) continue
    await copyWhole(join(from, picture.file), join(to, file))
    await copyWhole(join(from, picture.small), join(to, small))
  }
  const list = join(to, 'manifest.json')
  await writeFile(`${list}.part`, JSON.stringify({ ...manifest, pictures }))
  await rename(`${list}.part`, list)
}

function published(file: string, digest: string): string {
  const ending = extname(file)
  return `${file.slice(0, -ending.length)}-${digest.slice(0, 8)}${ending}`
}

/** Whole or not at all: the page may ask for it at any time. */
async function copyWhole(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  await copyFile(from, `${to}.part`)
  await rename(`${to}.part`, to)
}
