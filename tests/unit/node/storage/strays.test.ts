import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { journalText } from '../../../../src/node/storage/journal-codec'
import { createNodeServices } from '../../../../src/node/compose/app-services'
import { callService } from '../../../../src/protocol/app/calls'
import type { SaveSummary } from '../../../../src/protocol/app/services'
import { runCount } from '../../../scale'
import { codeOf, createSave, entriesOf, freshFolder, headOf, openSaves } from './help'

const ENDING = '.parlor-journal'

/** Makes a closed save in a folder of its own. */
async function folderWithSave() {
  const service = await openSaves()
  const { id, entries } = await createSave(service, 'copied', 6)
  await service.close()
  const at = (name: string) => join(service.savesFolder, name)
  return { service, id, entries, at, path: at(`${id}${ENDING}`), bytes: readFileSync(at(`${id}${ENDING}`)) }
}

describe('a copy that another program has made', () => {
  const NAMES = [
    (id: string) => `${id}.sync-conflict-20261128-150501-ABCDEFG${ENDING}`,
    (id: string) => `${id} (Ada's conflicted copy 2026-11-28)${ENDING}`,
    (id: string) => `${id}-DESKTOP-1${ENDING}`,
    (id: string) => `${id} (1)${ENDING}`,
    (id: string) => `._${id}${ENDING}`,
    (id: string) => `${id.toUpperCase()}${ENDING.toUpperCase()}`,
    () => `${'x'.repeat(255 - ENDING.length)}${ENDING}`,
    // Windows allows no such names.
    ...(process.platform === 'win32' ? [] : [() => `-rf *${ENDING}`, () => `a\nb\u202Ec${ENDING}`]),
    () => `..${ENDING}`,
    () => ENDING,
  ]

  test.each(NAMES.map((name) => name('forty-nine')))('named %j is taken in, or removed', async (name) => {
    const { service, id, entries, at, path, bytes } = await folderWithSave()
    copyFileSync(path, at(name))
    const stray = (await service.saves.list()).find((save) => save.id !== id)
    expect(stray).toMatchObject({ game: 'forty-nine', moves: 6, canTakeIn: true, fault: expect.any(String) as string })
    expect(stray?.fault).not.toMatch(/[\p{Cc}\u202e]/u)
    expect(await codeOf(service.saves.load(stray!.id))).toBe('no-such-save')
    const taken = await service.saves.takeIn(stray!.id)
    expect(existsSync(at(name))).toBe(false)
    expect((await service.saves.load(taken)).entries).toEqual(entries)
    await service.saves.append(taken, entries.length, { kind: 'hint', seat: 'A', at: 1 })
    expect(await service.saves.list()).toMatchObject([{ id, moves: 6 }, { id: taken }])
    expect(await codeOf(service.saves.takeIn(stray!.id))).toBe('no-such-save')
    for (let copy = 1; copy <= 3; copy++) {
      copyFileSync(path, at(name))
      await service.saves.remove(stray!.id)
      expect(existsSync(at(name))).toBe(false)
      const kept = readdirSync(at('removed'))
      expect(kept).toHaveLength(copy)
      expect(kept).toContain(name)
      for (const one of kept) expect(readFileSync(at(join('removed', one)))).toEqual(bytes)
    }
    expect(await codeOf(service.saves.remove(stray!.id))).toBe('no-such-save')
    expect(readFileSync(path)).toEqual(bytes)
  })

  test('that is damaged, illegal or none says which file it is, and can only be removed', async () => {
    const { service, id, at, bytes } = await folderWithSave()
    const contents = { damaged: Buffer.from(bytes).fill('x', 900, 910), 'no game': Buffer.from('hello'), empty: '' }
    for (const [name, content] of Object.entries(contents)) writeFileSync(at(`${name} (1)${ENDING}`), content)
    const strays = (await service.saves.list()).filter((save) => save.id !== id)
    expect(strays).toHaveLength(3)
    for (const { id: stray, fault, canTakeIn } of strays) {
      expect(canTakeIn).toBeUndefined()
      expect(fault).toMatch(/^“(damaged|no game|empty) \(1\)\.parlor-journal”: /u)
      expect(await codeOf(service.saves.takeIn(stray))).toMatch(/^(damaged-save|foreign-file)$/u)
      await service.saves.remove(stray)
    }
    expect(await service.saves.list()).toMatchObject([{ id }])
    expect(readdirSync(at('removed'))).toHaveLength(3)
  })

  test('becomes a file of its own, even where it is read-only or shares its content with a backup', async () => {
    const { service, id, at, path, bytes } = await folderWithSave()
    const backup = join(service.folder, 'backup')
    copyFileSync(path, backup)
    chmodSync(backup, 0o444)
    linkSync(backup, at(`${id} (1)${ENDING}`))
    const stray = (await service.saves.list()).find(({ canTakeIn }) => canTakeIn)!
    const taken = await service.saves.takeIn(stray.id)
    await service.saves.append(taken, 7, { kind: 'hint', seat: 'A', at: 1 })
    expect(readFileSync(backup)).toEqual(bytes)
    if (process.platform !== 'win32') expect(statSync(at(`${taken}${ENDING}`)).mode & 0o777).toBe(0o600)
  })

  test('brings no name along that would change the text around it', async () => {
    const { service, at } = await folderWithSave()
    const person = (name: string) => ({ kind: 'person' as const, name })
    const head = { ...headOf('named'), id: 'x', chairs: [person('\u202Eada'), person('B\u2066ob')] }
    const [deal] = await entriesOf('named', 0)
    const chair = { kind: 'chair' as const, seat: 'B', chair: person('Ca\u200Fro'), at: 1 }
    writeFileSync(at(`named (1)${ENDING}`), journalText(head, [deal!, chair]))
    const stray = (await service.saves.list()).find(({ canTakeIn }) => canTakeIn)!
    expect(stray.players.map(({ name }) => name)).toEqual(['ada', 'Caro'])
    const loaded = await service.saves.load(await service.saves.takeIn(stray.id))
    expect(loaded.head.chairs.map(({ name }) => name)).toEqual(['ada', 'Bob'])
    expect(loaded.entries[1]).toEqual({ ...chair, chair: person('Caro') })
  })

  test('is never looked for outside the folder, whatever id is asked for', async () => {
    const { service, bytes } = await folderWithSave()
    const outside = join(service.folder, `outside${ENDING}`)
    writeFileSync(outside, bytes)
    for (const id of ['../outside', `../outside${ENDING}`, '~', `~${'0'.repeat(32)}`, `~../${'0'.repeat(29)}`, '']) {
      expect(await codeOf(service.saves.takeIn(id))).toBe('no-such-save')
      expect(await codeOf(service.saves.remove(id))).toBe('no-such-save')
    }
    expect(readFileSync(outside)).toEqual(bytes)
  })

  test.skipIf(process.platform !== 'linux')('whose name is no text is listed, and can be removed', async () => {
    const { service, id, at, bytes } = await folderWithSave()
    const names = [0xe9, 0xe8].map((byte) => Buffer.concat([Buffer.from([byte]), Buffer.from(ENDING)]))
    for (const name of names) writeFileSync(Buffer.concat([Buffer.from(at('/')), name]), bytes)
    for (let round = 0; round < 2; round++) {
      const strays = (await service.saves.list()).filter((save) => save.id !== id)
      expect(strays).toHaveLength(2 - round)
      expect(await codeOf(service.saves.takeIn(strays[0]!.id))).toBe('bad-name')
      await service.saves.remove(strays[0]!.id)
    }
    expect(await service.saves.list()).toMatchObject([{ id }])
    expect(readdirSync(at('removed'))).toHaveLength(2)
  })
})

// Windows lets only administrators make links.
test.skipIf(process.platform === 'win32')(
  'a link, a folder or a pipe among the saves is listed, never followed, and can be removed',
  async () => {
    const { service, id, at, bytes } = await folderWithSave()
    const outside = join(service.folder, 'outside')
    writeFileSync(outside, bytes)
    symlinkSync(outside, at(`linked${ENDING}`))
    symlinkSync(outside, at(`linked (1)${ENDING}`))
    symlinkSync('nowhere', at(`dangling${ENDING}`))
    symlinkSync('nowhere', at(`dangling (1)${ENDING}`))
    mkdirSync(at(`folder${ENDING}`))
    const others = (await service.saves.list()).filter((save) => save.id !== id)
    expect(others).toHaveLength(5)
    for (const { id: other, fault } of others) {
      expect(fault).toMatch(/is a (link|folder), not a plain file/u)
      await service.saves.remove(other)
    }
    expect(await service.saves.list()).toMatchObject([{ id }])
    expect(readFileSync(outside)).toEqual(bytes)
  },
)

test('files that other programs lay beside a save are not listed, and left alone', async () => {
  const { service, id, at } = await folderWithSave()
  const names = [`._${id}${ENDING}`, `~$${id}${ENDING}`, `.#${id}${ENDING}`, `.${id}${ENDING}.swp`, `${id}${ENDING}~`]
  for (const name of [...names, 'Thumbs.db', 'desktop.ini', '.DS_Store', `${id}${ENDING}.bak`, `${id}.parlor`])
    writeFileSync(at(name), 'not a journal')
  const before = readdirSync(at('.'))
  expect(await service.saves.list()).toMatchObject([{ id }])
  await (await openSaves(service.folder)).close()
  expect(readdirSync(at('.'))).toEqual(before)
})

describe('times of files', () => {
  /** Lists the saves as a page does. */
  async function listAcross(folder: string): Promise<SaveSummary[]> {
    const services = await createNodeServices({ dataFolder: folder, shell: 'host', version: '0' })
    onTestFinished(() => services.close())
    const answer = await callService(services, 'saves.list', [], (fault) => expect.fail(String(fault)))
    return JSON.parse(Buffer.from('json' in answer ? answer.json : []).toString()) as SaveSummary[]
  }

  test.each([-11_644_473_600, -315_619_200, -1, 0, 0.5, 4_000_000_000, 8_000_000_000])(
    '%d seconds after 1970: the file is listed, and all others with it',
    async (seconds) => {
      const { service, id, at, path } = await folderWithSave()
      writeFileSync(at(`broken${ENDING}`), 'nothing')
      copyFileSync(path, at(`${id} (1)${ENDING}`))
      for (const name of readdirSync(at('.')).filter((one) => one.endsWith(ENDING)))
        utimesSync(at(name), seconds, seconds)
      for (let start = 0; start < 2; start++) {
        const list = await listAcross(service.folder)
        expect(list).toHaveLength(3)
        for (const { begun, touched } of list)
          expect(new Date(Math.min(begun, touched)).getTime()).toBeGreaterThanOrEqual(0)
        expect(list.find((save) => save.id === 'broken')?.fault).toMatch(/not a saved game/u)
      }
    },
  )
})

describe('a journal that an editor has rewritten', () => {
  const text = (bytes: Buffer) => bytes.toString()
  const REWRITTEN: Record<string, (bytes: Buffer) => Buffer | string> = {
    'with line ends of Windows': (bytes) => text(bytes).replaceAll('\n', '\r\n'),
    'with line ends of old Macs': (bytes) => text(bytes).replaceAll('\n', '\r'),
    'with line ends of old Macs and without the last': (bytes) => text(bytes).trimEnd().replaceAll('\n', '\r'),
    'with doubled returns': (bytes) => text(bytes).replaceAll('\n', '\r\r\n'),
    'with a byte order mark': (bytes) => `\uFEFF${text(bytes)}`,
    'without its last line end': (bytes) => text(bytes).trimEnd(),
    'with a return in place of its last line end': (bytes) => `${text(bytes).trimEnd()}\r`,
    'with blank lines': (bytes) => `\n${text(bytes)}\r\n\n`,
    'with one line end of Windows and without the last': (bytes) => text(bytes).trimEnd().replace('\n', '\r\n'),
    'in UTF-16': (bytes) => Buffer.from(`\uFEFF${text(bytes)}`, 'utf16le'),
    'in UTF-16 of the other order': (bytes) => Buffer.from(`\uFEFF${text(bytes)}`, 'utf16le').swap16(),
    'in UTF-16 with line ends of Windows and without the last': (bytes) =>
      Buffer.from(`\uFEFF${text(bytes).trimEnd().replaceAll('\n', '\r\n')}`, 'utf16le'),
  }

  test.each(Object.entries(REWRITTEN))('%s is the same game, and goes on as if never touched', async (_, rewrite) => {
    const { service, id, entries, at, path, bytes } = await folderWithSave()
    const rewritten = Buffer.from(rewrite(bytes) as Buffer)
    writeFileSync(path, rewritten)
    expect(await service.saves.list()).toMatchObject([{ id, moves: 6 }])
    await service.saves.exportRecord(id)
    expect(readFileSync(path)).toEqual(rewritten)
    const loaded = await service.saves.load(id)
    expect(loaded.entries).toEqual(entries)
    expect(loaded.mended).toBeUndefined()
    const hint = { kind: 'hint', seat: 'A', at: 1 } as const
    await service.saves.append(id, entries.length, hint)
    expect((await service.saves.load(id)).entries).toEqual([...entries, hint])
    await service.close()
    expect(readFileSync(path).subarray(0, bytes.length)).toEqual(bytes)
    expect(readdirSync(at('removed'))).toEqual([])
  })

  test('and torn is mended as any other, its torn line kept', async () => {
    const { service, id, entries, at, path, bytes } = await folderWithSave()
    writeFileSync(path, `\uFEFF${text(bytes).replaceAll('\n', '\r\n')}{"crc":"00`)
    // Somebody has tidied up meanwhile.
    renameSync(at('removed'), join(service.folder, 'elsewhere'))
    const loaded = await service.saves.load(id)
    expect(loaded.entries).toEqual(entries)
    expect(loaded.mended).toMatch(/torn \(10 bytes\)/u)
    await service.close()
    expect(readFileSync(path)).toEqual(bytes)
    expect(readFileSync(at(join('removed', `${id}.torn`)), 'utf8')).toBe('{"crc":"00')
  })

  test('in more than that is refused, wherever it was changed', async () => {
    const { service, id, path, bytes } = await folderWithSave()
    const windows = Buffer.from(text(bytes).replaceAll('\n', '\r\n'))
    const places = fc.nat(windows.lastIndexOf('{"crc"') - 1).filter((at) => ![0x0d, 0x0a].includes(windows[at]!))
    await fc.assert(
      fc.asyncProperty(places, async (at) => {
        const changed = Buffer.from(windows)
        changed[at]! ^= 1
        writeFileSync(path, changed)
        expect(await codeOf(service.saves.load(id))).toMatch(/^(damaged-save|foreign-file)$/u)
        expect(readFileSync(path)).toEqual(changed)
      }),
      { numRuns: runCount(300, 20) },
    )
  })

  test('after something was appended to it elsewhere is read to its end', async () => {
    const { service, id, entries, path, bytes } = await folderWithSave()
    writeFileSync(path, text(bytes).trimEnd())
    appendFileSync(path, '\n')
    expect((await service.saves.load(id)).entries).toEqual(entries)
  })
})

test('a folder of removed games that is none, or not there, hinders no game and no start', async () => {
  const folder = freshFolder()
  mkdirSync(join(folder, 'saves'))
  writeFileSync(join(folder, 'saves', 'removed'), 'a file')
  const service = await openSaves(folder)
  const { id, entries } = await createSave(service, 'no removed', 4)
  expect((await service.saves.load(id)).entries).toEqual(entries)
  expect(await codeOf(service.saves.remove(id))).toBe('disk-fault')
  expect(await service.saves.list()).toMatchObject([{ id }])
})
