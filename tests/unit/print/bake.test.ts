import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { isFresh, version } from '../../../build/print/fresh'
import { bakeJob, fileNames } from '../../../build/print/job'
import { JOBS } from '../../../build/print/pictures'
import type { BakedManifest } from '../../../src/renderer/stage/manifest'

const folder = mkdtempSync(path.join(tmpdir(), 'bake-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const names = JOBS.flatMap((job) => Object.keys(job.pictures))
const jobOf = (name: string) => JOBS.findIndex((job) => name in job.pictures)

describe('jobs of the bake', () => {
  it('draw every picture that the stage knows, each once', () => {
    const wanted = [
      ...[
        '49/atlas',
        '49/atlas-aid',
        '49/board',
        '49/board-aid',
        '49/board-back',
        '49/lid',
        '49/tray',
        '49/leaflet',
        'pad',
      ],
      ...['room/wood', 'room/wood-rough', 'room/oak', 'room/paper-normal', 'room/backdrop'],
      ...['shelf/deco-lid', 'shelf/lion-lid', 'shelf/tuck-lid'],
    ]
    expect([...names].sort()).toEqual([...wanted].sort())
    expect(new Set(names.map((name) => fileNames(name).file)).size).toBe(names.length)
  })

  for (const name of ['pad', '49/tray', 'room/backdrop', 'room/paper-normal']) {
    it(`bakes ${name} at its stated size and its half, the same bytes each time`, async () => {
      const job = jobOf(name)
      const { width, height } = JOBS[job]!.pictures[name]!
      const { file, small } = fileNames(name)
      const read = () => [file, small].map((each) => readFileSync(path.join(folder, each)))
      const done = await bakeJob({ job, folder })
      const first = read()
      await bakeJob({ job, folder })
      read().forEach((bytes, i) => expect(bytes.equals(first[i]!)).toBe(true))
      expect(done.bytes[name]).toEqual(first.map((bytes) => bytes.length))
      const full = await sharp(first[0]!).metadata()
      const half = await sharp(first[1]!).metadata()
      expect([full.width, full.height]).toEqual([width, height])
      expect([half.width, half.height]).toEqual([width >> 1, height >> 1])
    })
  }

  it('keeps the data of normals exactly', async () => {
    const job = jobOf('room/paper-normal')
    await bakeJob({ job, folder })
    const drawn = (await JOBS[job]!.draw([]))['room/paper-normal']!
    const { data } = await sharp(path.join(folder, fileNames('room/paper-normal').file))
      .raw()
      .toBuffer({
        resolveWithObject: true,
      })
    expect(data.equals(Buffer.from(drawn.data))).toBe(true)
  })
})

describe('freshness', () => {
  it('has a version that does not change by itself, and finds no bake in an empty folder', () => {
    expect(version()).toMatch(/^[0-9a-f]{16}$/)
    expect(version()).toBe(version())
    expect(isFresh(path.join(folder, 'nowhere'), version())).toBe(false)
  })
})

const baked = fileURLToPath(new URL('../../../resources/baked/', import.meta.url))

describe.skipIf(!isFresh(baked, version()))('the finished bake', () => {
  const manifest = existsSync(path.join(baked, 'manifest.json'))
    ? (JSON.parse(readFileSync(path.join(baked, 'manifest.json'), 'utf8')) as BakedManifest)
    : { version: '', pictures: {}, cells: {} }

  it('decodes at the sizes that the manifest states', async () => {
    expect(Object.keys(manifest.pictures).sort()).toEqual([...names].sort())
    for (const picture of Object.values(manifest.pictures)) {
      const full = await sharp(path.join(baked, picture.file)).metadata()
      const half = await sharp(path.join(baked, picture.small)).metadata()
      expect([full.width, full.height]).toEqual([picture.width, picture.height])
      expect([half.width, half.height]).toEqual([picture.width >> 1, picture.height >> 1])
    }
  })

  it('stays within the budget: the box 4 MB and 1.5 MB, the room 1.5 MB and 0.5 MB', () => {
    const total = (part: RegExp, size: 'file' | 'small') =>
      Object.entries(manifest.pictures)
        .filter(([name]) => part.test(name))
        .reduce((sum, [, picture]) => sum + readFileSync(path.join(baked, picture[size])).length, 0)
    const MB = 1024 * 1024
    expect(total(/^(49|pad)/, 'file')).toBeLessThan(4 * MB)
    expect(total(/^(49|pad)/, 'small')).toBeLessThan(1.5 * MB)
    expect(total(/^room/, 'file')).toBeLessThan(1.5 * MB)
    expect(total(/^room/, 'small')).toBeLessThan(0.5 * MB)
  })
})
