import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isPacked, MAX_ARCHIVE_BYTES } from '../../build/package/archive'
import { checkBudgets } from '../../build/print/bake/baked-files'
import { JOBS } from '../../build/print/pictures'
import type { BakedManifest } from '../../src/renderer/stage/model/picture-manifest'

const baked = fileURLToPath(new URL('../../resources/baked/', import.meta.url))
const bytesOf = (file: string): number => statSync(file).size
const names = JOBS.flatMap((job) => Object.keys(job.pictures))

/** These tests are among the end-to-end tests because the build is finished before the first of them runs. */
describe('the finished bake', () => {
  const manifest = JSON.parse(readFileSync(path.join(baked, 'manifest.json'), 'utf8')) as BakedManifest

  it('decodes at the sizes that the manifest states', async () => {
    expect(Object.keys(manifest.pictures).sort()).toEqual([...names].sort())
    for (const picture of Object.values(manifest.pictures)) {
      const full = await sharp(path.join(baked, picture.file)).metadata()
      const half = await sharp(path.join(baked, picture.small)).metadata()
      expect([full.width, full.height]).toEqual([picture.width, picture.height])
      expect([half.width, half.height]).toEqual([picture.width >> 1, picture.height >> 1])
    }
  })

  it('keeps of a colour aid what it changes, less than half as much as its print', async () => {
    for (const name of names.filter((each) => each.endsWith('-aid'))) {
      const [aid, print] = [manifest.pictures[name]!, manifest.pictures[name.slice(0, -'-aid'.length)]!]
      for (const size of ['file', 'small'] as const) {
        expect((await sharp(path.join(baked, aid[size])).metadata()).hasAlpha, aid[size]).toBe(true)
        expect(bytesOf(path.join(baked, aid[size])), name).toBeLessThan(bytesOf(path.join(baked, print[size])) / 2)
      }
    }
  })

  it('stays within the budget of every box', () => {
    const bytes = (file: string) => bytesOf(path.join(baked, file))
    const sizes = Object.entries(manifest.pictures).map(([name, p]) => [name, [bytes(p.file), bytes(p.small)]] as const)
    expect(checkBudgets(Object.fromEntries(sizes)).overBudget).toEqual([])
  })
})

it('the built app fits into the largest archive that is packed', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const files = readdirSync(path.join(root, 'out'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isPacked(path.relative(root, file)))
  expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(MAX_ARCHIVE_BYTES)
})
