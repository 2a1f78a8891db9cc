import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import {
  checkBudgets,
  SIZE_BUDGETS,
  fileNames,
  isFresh,
  writeDigests,
  readDigests,
} from '../../../build/print/bake/baked-files'
import { createDigester, sourcesOf } from '../../../build/print/bake/digest'
import { bakeJob } from '../../../build/print/bake/bake-job'
import { manifestOf } from '../../../build/print/bake/manifest'
import { JOBS } from '../../../build/print/pictures'

const folder = mkdtempSync(path.join(tmpdir(), 'bake-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const names = JOBS.flatMap((job) => Object.keys(job.pictures))
const jobOf = (name: string) => JOBS.findIndex((job) => name in job.pictures)

describe('jobs of the bake', () => {
  it('draw every picture that the stage knows, each once', () => {
    const wanted = ['49/atlas', '49/atlas-aid', '49/board', '49/board-aid', '49/board-back', '49/lid', '49/tray', 'pad']
    const room = ['room/wood', 'room/wood-rough', 'room/oak', 'room/fibre', 'room/paper-normal', 'room/backdrop']
    const shelf = ['shelf/outfit-lid', 'shelf/deco-lid', 'shelf/lion-lid', 'shelf/tuck-lid']
    const boxes = ['deco', 'lion', 'pack'].flatMap((box) => [`${box}/lid`, `${box}/tray`, `${box}/leaflet`])
    const packs = ['lion', 'pack'].flatMap((box) => [`${box}/atlas`, `${box}/atlas-aid`])
    const wheel = ['deco/dial', 'deco/layout', 'deco/chips']
    const all = [...wanted, '49/leaflet', 'man/atlas', ...room, ...shelf, ...boxes, ...packs, ...wheel]
    expect(names).toEqual(expect.arrayContaining(all))
    expect(new Set(names.map((name) => fileNames(name).file)).size).toBe(names.length)
  })

  it('have one manifest, in whichever order they are done', () => {
    const digests = names.map((name, i) => [name, String(i)] as const)
    const { version, ...rest } = manifestOf(Object.fromEntries(digests))
    expect(manifestOf(Object.fromEntries(digests.toReversed()))).toEqual({ version, ...rest })
    expect(manifestOf(Object.fromEntries([...digests.slice(1), ['pad', 'another']])).version).not.toBe(version)
  })

  it('each belong to one box or to the room, whose size is limited', () => {
    for (const name of names)
      expect(
        SIZE_BUDGETS.filter((share) => share.pattern.test(name)),
        name,
      ).toHaveLength(1)
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
      const full = await sharp(first[0]).metadata()
      const half = await sharp(first[1]).metadata()
      expect([full.width, full.height]).toEqual([width, height])
      expect([half.width, half.height]).toEqual([width >> 1, height >> 1])
    })
  }

  it('keeps the data of normals exactly', async () => {
    const job = jobOf('room/paper-normal')
    await bakeJob({ job, folder })
    const drawn = (await JOBS[job]!.draw([]))['room/paper-normal']!
    const { data } = await sharp(readFileSync(path.join(folder, fileNames('room/paper-normal').file)))
      .raw()
      .toBuffer({
        resolveWithObject: true,
      })
    expect(data.equals(Buffer.from(drawn.data))).toBe(true)
  })
})

describe('freshness', () => {
  const digestOf = createDigester()
  const job = JOBS[jobOf('pad')]!

  it('knows what a picture is made from: its own drawing, the press and the plates, no other box', () => {
    const sources = sourcesOf(fileURLToPath(job.source)).map((file) =>
      file.replace(/.*build.print./, '').replaceAll('\\', '/'),
    )
    expect(sources).toEqual(expect.arrayContaining(['forty-nine/pad.ts', 'plates.ts', 'press/press.ts']))
    expect(sources.filter((file) => /^(room|shelf|deco|lion)/.test(file))).toEqual([])
    expect(digestOf(job)).toMatch(/^[0-9a-f]{16}$/)
    expect(digestOf(job)).toBe(createDigester()(job))
  })

  it('bakes a picture again when it is missing or was made from something else', async () => {
    const own = mkdtempSync(path.join(folder, 'own-'))
    const digest = digestOf(job)
    expect(isFresh(own, job, digest, readDigests(own))).toBe(false)
    await bakeJob({ job: jobOf('pad'), folder: own })
    writeDigests(own, { pad: digest })
    expect(isFresh(own, job, digest, readDigests(own))).toBe(true)
    expect(isFresh(own, job, 'other', readDigests(own))).toBe(false)
    rmSync(path.join(own, fileNames('pad').small))
    expect(isFresh(own, job, digest, readDigests(own))).toBe(false)
  })
})

describe('the budget', () => {
  it('names the boxes that are beyond it, in full or in small size', () => {
    const MB = 1024 * 1024
    expect(checkBudgets({ '49/atlas': [4 * MB, MB], 'pack/atlas': [MB, MB] }).overBudget).toEqual([])
    expect(checkBudgets({ '49/atlas': [4 * MB, MB], pad: [1, 1] }).overBudget).toEqual(['Forty-Nine outfit'])
    expect(checkBudgets({ 'lion/atlas': [MB, MB], 'lion/lid': [MB, MB] }).overBudget).toEqual(['Lion Coffee'])
  })
})
