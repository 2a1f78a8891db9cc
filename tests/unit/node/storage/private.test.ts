import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createNodeServices } from '../../../../src/node/compose/app-services'
import { writeFileAtomically } from '../../../../src/node/storage/disk'
import { callService } from '../../../../src/protocol/app/calls'
import { codeOf, freshFolder, openSaves, createSave } from './help'

/** Windows has neither these rights nor named pipes in folders, and only some accounts may make links there. */
const posix = process.platform !== 'win32'
const rights = (path: string) => statSync(path).mode & 0o777

describe.runIf(posix)('what bears seeds and names is for its owner alone', () => {
  test('new files and folders', async () => {
    const service = await openSaves(join(freshFolder(), 'new', 'data'))
    const { id } = await createSave(service, 'mine', 2)
    await service.settings.save({ a: 1 })
    await service.settings.save({ a: 2 })
    for (const folder of ['', 'saves', 'saves/removed']) expect(rights(join(service.folder, folder))).toBe(0o700)
    const files = [`saves/${id}.parlor-journal`, `saves/${id}.parlor-journal.lock`]
    for (const file of [...files, 'settings.json', 'settings.previous.json']) {
      expect([file, rights(join(service.folder, file))]).toEqual([file, 0o600])
    }
  })

  test('folders from before are tightened; one that the user has named is not', async () => {
    const folder = freshFolder()
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'saves', 'removed'), { recursive: true })
    await openSaves(folder)
    expect(['', 'saves', 'saves/removed'].map((name) => rights(join(folder, name)))).toEqual([0o755, 0o700, 0o700])
  })
})

describe.runIf(posix)('links', () => {
  test('are not followed when something is written', async () => {
    const folder = freshFolder()
    const theirs = join(folder, 'theirs.txt')
    writeFileSync(theirs, '{"theirs":true}')
    const service = await openSaves(join(folder, 'data'))
    for (const name of ['settings.json', 'settings.previous.json']) symlinkSync(theirs, join(service.folder, name))
    await service.settings.save({ a: 1 })
    await service.settings.save({ a: 2 })
    expect(readFileSync(theirs, 'utf8')).toBe('{"theirs":true}')
    for (const [name, a] of [
      ['settings.json', 2],
      ['settings.previous.json', 1],
    ] as const) {
      expect(lstatSync(join(service.folder, name)).isFile()).toBe(true)
      expect(JSON.parse(readFileSync(join(service.folder, name), 'utf8'))).toMatchObject({ theirs: true, a })
    }
    const notes = join(service.folder, 'drawer.notes')
    symlinkSync(theirs, notes)
    const { id } = await createSave(service, 'noted', 2)
    await service.saves.note(id, { marked: true })
    expect(lstatSync(notes).isFile()).toBe(true)
    expect((await service.saves.list())[0]?.note?.marked).toBe(true)
    symlinkSync(theirs, join(folder, 'link'))
    await writeFileAtomically(join(folder, 'link'), 'mine')
    expect([readFileSync(join(folder, 'link'), 'utf8'), readFileSync(theirs, 'utf8')]).toEqual([
      'mine',
      '{"theirs":true}',
    ])
  })

  test('in place of a save are named, and what they lead to stays as it is', async () => {
    const service = await openSaves()
    const { id } = await createSave(service, 'linked', 3)
    await service.close()
    const path = join(service.savesFolder, `${id}.parlor-journal`)
    symlinkSync(path, join(service.savesFolder, 'link.parlor-journal'))
    const before = readFileSync(path)
    const message = 'link.parlor-journal is a link, not a plain file.'
    await expect(service.saves.load('link')).rejects.toMatchObject({ code: 'not-a-file', message })
    expect(await codeOf(service.saves.append('link', 4, { kind: 'hint', seat: 'A', at: 1 }))).toBe('not-a-file')
    expect((await service.saves.list()).find((save) => save.id === 'link')).toMatchObject({ fault: message })
    expect(readFileSync(path)).toEqual(before)
  })
})

test.runIf(posix)('a pipe is refused by its name and not waited for', async () => {
  const service = await openSaves()
  for (const path of [join(service.savesFolder, 'pipe.parlor-journal'), join(service.folder, 'settings.json')]) {
    expect(spawnSync('mkfifo', [path]).status).toBe(0)
  }
  const message = 'pipe.parlor-journal is a pipe, not a plain file.'
  await expect(service.saves.load('pipe')).rejects.toMatchObject({ code: 'not-a-file', message })
  expect(await service.saves.list()).toMatchObject([{ id: 'pipe', fault: message }])
  expect(await service.settings.load()).toBeNull()
})

describe('settings that can’t be read', () => {
  const damagedIn = (folder: string) => readdirSync(folder).filter((name) => name.includes('damaged'))

  test('are set aside once, those before them are used, and nothing writes over them', async () => {
    const service = await openSaves()
    await service.settings.save({ volume: 1 })
    await service.settings.save({ volume: 2 })
    expect(service.settings.damaged).toBeUndefined()
    const damage = '{"volume": 2'
    writeFileSync(join(service.folder, 'settings.json'), damage)
    expect(await service.settings.load()).toEqual({ volume: 1 })
    expect(service.settings.damaged).toBe('previous')
    for (let volume = 3; volume < 6; volume++) await service.settings.save({ volume })
    expect(await service.settings.load()).toEqual({ volume: 5 })
    expect(damagedIn(service.folder)).toEqual(['settings.damaged.json'])
    expect(readFileSync(join(service.folder, 'settings.damaged.json'), 'utf8')).toBe(damage)
    expect((await openSaves(service.folder)).settings.damaged).toBeUndefined()
  })

  test('are told to the page with what is in use instead', async () => {
    const folder = freshFolder()
    const services = await createNodeServices({ dataFolder: folder, shell: 'host', version: '1.2.3' })
    onTestFinished(() => services.close())
    const call = (name: string) => callService(services, name, [], (fault) => expect.fail(String(fault)))
    const platform = { shell: 'host', version: '1.2.3', savesFolder: join(folder, 'saves') }
    expect(await call('platform')).toEqual({ ok: true, value: platform })
    writeFileSync(join(folder, 'settings.json'), 'damage')
    expect(await call('settings.load')).toEqual({ ok: true, value: null })
    expect(await call('platform')).toEqual({ ok: true, value: { ...platform, damagedSettings: 'usual' } })
  })

  test('nor those before them: the usual ones are in use, and both are kept', async () => {
    const service = await openSaves()
    writeFileSync(join(service.folder, 'settings.json'), 'one')
    writeFileSync(join(service.folder, 'settings.previous.json'), 'two')
    expect(await service.settings.load()).toBeNull()
    expect(service.settings.damaged).toBe('usual')
    for (let volume = 1; volume < 4; volume++) await service.settings.save({ volume })
    const kept = damagedIn(service.folder).map((name) => readFileSync(join(service.folder, name), 'utf8'))
    expect(kept.sort()).toEqual(['one', 'two'])
  })

  test('saved without being loaded first, are set aside as well', async () => {
    const service = await openSaves()
    writeFileSync(join(service.folder, 'settings.json'), 'one')
    await service.settings.save({ volume: 1 })
    expect(readFileSync(join(service.folder, 'settings.damaged.json'), 'utf8')).toBe('one')
  })

  test('of a size that none have are not read at all', async () => {
    const service = await openSaves()
    writeFileSync(join(service.folder, 'settings.json'), Buffer.alloc(3 * 1_048_576, ' '))
    expect(await service.settings.load()).toBeNull()
    expect(service.settings.damaged).toBe('usual')
  })

  test('an odd thing in the place of the previous ones does not hinder saving', async () => {
    const service = await openSaves()
    await service.settings.save({ volume: 1 })
    mkdirSync(join(service.folder, 'settings.previous.json'))
    await service.settings.save({ volume: 2 })
    expect(statSync(join(service.folder, 'settings.previous.json')).isFile()).toBe(true)
    expect(await service.settings.load()).toEqual({ volume: 2 })
  })

  test.runIf(posix)('a link that leads nowhere in that place does not either', async () => {
    const service = await openSaves()
    await service.settings.save({ volume: 1 })
    symlinkSync('/nowhere/at/all', join(service.folder, 'settings.previous.json'))
    await service.settings.save({ volume: 2 })
    expect(await service.settings.load()).toEqual({ volume: 2 })
  })

  test('a data folder that was taken away is made again', async () => {
    const service = await openSaves(join(freshFolder(), 'data'))
    rmSync(service.folder, { recursive: true })
    await service.settings.save({ volume: 1 })
    expect(await service.settings.load()).toEqual({ volume: 1 })
  })
})
