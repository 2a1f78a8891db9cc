import { copyFileSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fillSaves, longRecord } from '../../../bench/saves/games'
import { createNodeServices } from '../../../../src/node/compose/app-services'
import type { SaveFolder } from '../../../../src/node/storage/save-service'
import { journalText } from '../../../../src/node/storage/journal-codec'
import { createLocalReplayer } from '../../../../src/node/storage/judging/save-replayer'
import type { CallName } from '../../../../src/protocol/app/call-names'
import { callService } from '../../../../src/protocol/app/calls'
import { loadedSaveSchema } from '../../../../src/protocol/app/service-schemas'
import { gameById } from '../../../../src/rules/catalogue'
import { createSeededRng, type AnyGame } from '../../../../src/rules/kit'
import { codeOf, fortyNine, freshFolder, openSaves, createSave } from './help'

const SAVES = 40

/** Changes a byte of a file without a change of its size and times. */
function damageUnseen(path: string): void {
  const { atime, mtime } = statSync(path)
  const bytes = readFileSync(path)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  writeFileSync(path, bytes)
  utimesSync(path, atime, mtime)
}

describe('many saves', () => {
  test('are summed up in another thread as they would be here, and the index saves that the next time', async () => {
    const folder = freshFolder()
    fillSaves(folder, SAVES)
    const damaged = join(folder, 'saves', 'forty-nine-5.parlor-journal')
    // The time is in whole seconds, so that exactly the same time can be set again.
    utimesSync(damaged, 1_700_000_000, 1_700_000_000)
    const first = await openSaves(folder)
    const list = await first.saves.list()
    const here = await createLocalReplayer(gameById).summaries(
      list.map(({ id }) => ({ path: join(first.savesFolder, `${id}.parlor-journal`), id, touched: 0 })),
    )
    expect(list).toEqual(here.map(({ summary }) => summary))
    expect(list).toHaveLength(SAVES)
    expect(list.every(({ over, fault }) => over && fault === undefined)).toBe(true)
    await first.close()
    damageUnseen(damaged)
    // Nothing shows that the file has changed, so the index is still believed.
    expect(await (await openSaves(folder)).saves.list()).toEqual(list)
  })

  test.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['changed', (bytes: Buffer) => Buffer.from(bytes.toString().replace('"moves":', '"moven":'))],
    ['of another program', (bytes: Buffer) => Buffer.from(bytes.toString().replace('"stamp":"', '"stamp":"9'))],
    ['empty', () => Buffer.alloc(0)],
    ['random in half its bytes', (bytes: Buffer) => spoilt(bytes)],
  ])('an index that is %s is made anew from the saves', async (_name, spoil) => {
    const folder = freshFolder()
    fillSaves(folder, SAVES)
    const first = await openSaves(folder)
    const list = await first.saves.list()
    await first.close()
    const index = join(folder, 'summaries.index')
    const before = readFileSync(index)
    writeFileSync(index, spoil(before))
    const second = await openSaves(folder)
    expect(await second.saves.list()).toEqual(list)
    await second.close()
    expect(readFileSync(index).length).toBe(before.length)
  })

  test('are replayed once, however many ask for them at the same time', async () => {
    const folder = freshFolder()
    fillSaves(folder, SAVES)
    let replays = 0
    const find = (game: string) => {
      replays++
      return gameById(game)
    }
    const { saves } = await openSaves(folder, { find })
    const [one, two] = await Promise.all([saves.list(), saves.list()])
    expect(replays).toBe(SAVES)
    expect(two).toEqual(one)
    expect(one).toHaveLength(SAVES)
  })

  test('one that changes is read anew, one that is gone is forgotten', async () => {
    const folder = freshFolder()
    fillSaves(folder, SAVES)
    const service = await openSaves(folder)
    await service.saves.list()
    await service.saves.remove('forty-nine-3')
    await service.saves.append('forty-nine-4', (await service.saves.load('forty-nine-4')).entries.length, {
      kind: 'hint',
      seat: 'A',
      at: 77,
    })
    const list = await service.saves.list()
    expect(list).toHaveLength(SAVES - 1)
    expect(list[0]).toMatchObject({ id: 'forty-nine-4', touched: 77 })
  })
})

/** Returns bytes of which every second, on average, is another. */
function spoilt(bytes: Buffer): Buffer {
  const rng = createSeededRng('half of the index')
  return Buffer.from(bytes.map((byte) => (rng.below(2) === 0 ? byte : rng.below(256))))
}

test('a folder in the place of the index hinders nothing', async () => {
  const folder = freshFolder()
  fillSaves(folder, SAVES)
  mkdirSync(join(folder, 'summaries.index'))
  const service = await openSaves(folder)
  expect(await service.saves.list()).toHaveLength(SAVES)
  await service.close()
})

/** Makes a save of thousands of moves by an import. */
async function longSave(service: SaveFolder): Promise<{ id: string; path: string }> {
  const id = await service.saves.importRecord(longRecord(60_000))
  return { id, path: join(service.savesFolder, `${id}.parlor-journal`) }
}

describe('a long save', () => {
  test('is loaded, counted and exported by another thread as it would be here', async () => {
    const service = await openSaves()
    const { id, path } = await longSave(service)
    const here = createLocalReplayer(gameById)
    const played = await here.replay({ path, id })
    const loaded = await service.saves.load(id)
    expect(loaded).toEqual(JSON.parse(Buffer.from(played.json).toString()))
    expect(loadedSaveSchema.safeParse(loaded).success).toBe(true)
    expect(JSON.parse(Buffer.from((await service.saves.json?.load(id)) ?? []).toString())).toEqual(loaded)
    const { file, game } = await service.open(id)
    expect([file.count, game]).toEqual([loaded.entries.length, loaded])
    await file.close()
    expect(await service.saves.exportRecord(id)).toBe(await here.exportRecord({ path, id }))
    await service.saves.append(id, loaded.entries.length, { kind: 'hint', seat: 'A', at: 5 })
    expect((await service.saves.load(id)).entries).toHaveLength(loaded.entries.length + 1)
  })

  test('with a torn last line is mended and says so; one that is damaged or breaks the rules is refused', async () => {
    const service = await openSaves()
    const { id, path } = await longSave(service)
    const { entries } = await service.saves.load(id)
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.subarray(0, -7))
    const mended = await service.saves.load(id)
    expect(mended.entries).toEqual(entries.slice(0, -1))
    expect(mended.mended).toMatch(/torn/u)
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    writeFileSync(path, bytes)
    expect(await codeOf(service.saves.load(id))).toBe('damaged-save')
    const head = mended.head
    writeFileSync(path, journalText(head, [...entries, { kind: 'move', move: 'A 99', at: 1 }]))
    expect(await codeOf(service.saves.load(id))).toBe('illegal-save')
    expect(await codeOf(service.saves.exportRecord(id))).toBe('illegal-save')
  })
})

test('a load plays every ply of the save once', async () => {
  const plies: string[] = []
  const counting: AnyGame = {
    ...fortyNine,
    apply: (...args) => {
      plies.push('move')
      fortyNine.apply(...args)
    },
    applyChance: (...args) => {
      plies.push('chance')
      fortyNine.applyChance(...args)
    },
  }
  const service = await openSaves(freshFolder(), { find: (id) => (id === 'forty-nine' ? counting : undefined) })
  const { id, entries } = await createSave(service, 'counted', 12)
  plies.length = 0
  await service.saves.load(id)
  expect(plies).toEqual(entries.map(({ kind }) => kind))
})

test('the list and a load are answered as the text of what they return', async () => {
  const folder = freshFolder()
  fillSaves(folder, 3)
  writeFileSync(join(folder, 'saves', 'broken.parlor-journal'), 'nothing of ours')
  const services = await createNodeServices({ dataFolder: folder, shell: 'host', version: '0' })
  onTestFinished(() => services.close())
  const report = (fault: unknown) => {
    throw fault
  }
  const text = async (name: CallName, ...args: unknown[]) => {
    const answer = await callService(services, name, args, report)
    return 'json' in answer ? (JSON.parse(Buffer.from(answer.json).toString()) as unknown) : answer
  }
  expect(await text('saves.list')).toEqual(await services.saves.list())
  expect(await text('saves.load', 'forty-nine-1')).toEqual(await services.saves.load('forty-nine-1'))
  expect(await text('saves.load', 'broken')).toMatchObject({ ok: false, error: { code: 'foreign-file' } })
})

describe('a long record', () => {
  test('is played through in another thread, and is a save then', async () => {
    const service = await openSaves()
    const text = longRecord(60_000)
    const id = await service.saves.importRecord(text)
    expect((await service.saves.load(id)).entries.length).toBeGreaterThan(5_000)
    const record = JSON.parse(text) as { moves: string[] }
    expect((JSON.parse(await service.saves.exportRecord(id)) as typeof record).moves).toEqual(record.moves)
    copyFileSync(join(service.savesFolder, `${id}.parlor-journal`), join(service.savesFolder, 'copy.parlor-journal'))
    expect((await service.saves.list()).map(({ fault }) => fault)).toEqual([undefined, undefined])
  })

  test('that is none is refused as a short one is, and leaves nothing behind', async () => {
    const service = await openSaves()
    const record = JSON.parse(longRecord(60_000)) as { moves: string[] }
    record.moves.push('A fly')
    expect(await codeOf(service.saves.importRecord(JSON.stringify(record)))).toBe('bad-move')
    expect(await codeOf(service.saves.importRecord('['.repeat(60_000)))).toBe('too-deep')
    expect(await service.saves.list()).toEqual([])
  })
})
