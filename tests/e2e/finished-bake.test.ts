import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkBudgets } from '../../build/print/bake/baked-files'
import { JOBS } from '../../build/print/pictures'
import type { BakedManifest } from '../../src/renderer/stage/model/picture-manifest'

const baked = fileURLToPath(new URL('../../resources/baked/', import.meta.url))
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

  it('stays within the budget of every box', () => {
    const bytes = (file: string) => readFileSync(path.join(baked, file)).length
    const sizes = Object.entries(manifest.pictures).map(([name, p]) => [name, [bytes(p.file), bytes(p.small)]] as const)
    expect(checkBudgets(Object.fromEntries(sizes)).overBudget).toEqual([])
  })
})
