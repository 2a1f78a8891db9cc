import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '../../../eventually'
import { createTableFiles, tableFileSchema } from '../../../../src/node/lan-server/table-files'
import { openPrivateFile } from '../../../../src/node/storage/journal-file'
import { TableJournals } from '../../../../src/node/lan-server/table-journals'
import { WriteRetryQueue } from '../../../../src/node/lan-server/write-retry-queue'
import { headOf, openSaves } from '../storage/help'
import { playTogether, sitDown, waitUntilAllKnow, type Guest } from './guest'
import { freshFolder, HIGH_LIMITS, startTestHost } from './host'
import { rejoin } from './two-guests'

const failTest = (fault: unknown): never => expect.fail(String(fault))

/** Starts a host with a table at which two people have played some moves; returns its files, too. */
async function inPlay() {
  const folder = pathOf(freshFolder(), 'data')
  const host = await startTestHost(folder, { limits: HIGH_LIMITS })
  const wish = { game: 'forty-nine', name: 'Attic', chairs: ['open', 'open'], settings: { autoStart: true } } as const
  const { id, code } = (await host.lan.open(wish)).room.spec
  const guests = await sitDown(host.url, code)
  for (const guest of guests) await guest.ask('ready', { ready: true })
  await playTogether(guests, 'before', 4)
  const saves = pathOf(folder, 'tables', 'saves')
  const [name = ''] = readdirSync(saves).filter((one) => one.endsWith('.parlor-journal'))
  return { host, id, guests, folder, side: pathOf(folder, 'tables', `${id}.table.json`), journal: pathOf(saves, name) }
}

/** Expects that a host which starts with a folder as it is now, as after a kill, knows all that the guests know. */
async function expectKept(folder: string, guests: readonly Guest[]): Promise<void> {
  await waitUntilAllKnow(guests)
  const copy = freshFolder()
  cpSync(folder, copy, { recursive: true, filter: (name) => !/\.lock$|removed$/u.test(name) })
  const second = await startTestHost(copy, { limits: HIGH_LIMITS })
  expect(await second.lan.resumeTables()).toBe(1)
  const again = await rejoin(second.server.port, guests)
  expect(again.map(({ seen }) => seen)).toEqual(guests.map(({ seen }) => seen))
}

type Files = Awaited<ReturnType<typeof inPlay>>
const DISPLACEMENTS: readonly (readonly [what: string, act: (files: Files) => void])[] = [
  ['the journal is removed', ({ journal }) => rmSync(journal)],
  ['the journal is replaced by an older copy', ({ journal }) => restoreOlder(journal)],
  ['the file that says who sits where is removed', ({ side }) => rmSync(side)],
  ['that file is replaced by another', ({ side }) => writeFileSync(side, '{}')],
  ['the folder of the tables is moved', ({ folder }) => renameSync(pathOf(folder, 'tables'), elsewhere())],
  ['a file takes the place of the folder of the tables', ({ folder }) => putFile(pathOf(folder, 'tables'))],
  ['a file takes the place of the whole data folder', ({ folder }) => putFile(folder)],
  ['the whole data folder is moved', ({ folder }) => renameSync(folder, elsewhere())],
  ['the whole data folder is removed', ({ folder }) => rmSync(folder, { recursive: true })],
  ['an empty folder takes the place of every file', ({ folder }) => putFolders(pathOf(folder, 'tables'))],
]

function putFile(folder: string): void {
  renameSync(folder, elsewhere())
  writeFileSync(folder, 'a file of somebody else')
}

function putFolders(folder: string): void {
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!found.isFile()) continue
    const path = pathOf(found.parentPath, found.name)
    rmSync(path, { force: true })
    mkdirSync(path)
  }
}

const elsewhere = () => pathOf(freshFolder(), 'moved')

function restoreOlder(journal: string): void {
  const lines = readFileSync(journal, 'utf8').trimEnd().split('\n')
  writeFileSync(`${journal}.sync`, `${lines.slice(0, -2).join('\n')}\n`)
  renameSync(`${journal}.sync`, journal)
}

// Windows lets no program put a file in the place of one that is open.
const possible = DISPLACEMENTS.filter(
  ([what]) => process.platform !== 'win32' || what !== 'the journal is replaced by an older copy',
)
it.each(possible)('when %s, nothing is lost, moves or not, and the owner is told', async (_, act) => {
  const files = await inPlay()
  const { host, id, guests, folder, side, journal } = files
  /** Resolves once the table's two files are there again. */
  const settled = (size: number) =>
    eventually(() => {
      expect(readFileSync(side, 'utf8')).toContain(id)
      expect(statSync(journal).isFile()).toBe(true)
      expect(statSync(journal).size).toBeGreaterThanOrEqual(size)
    })
  act(files)
  await playTogether(guests, 'meanwhile', 3)
  await eventually(() => expect(host.lan.warningOf(id)?.code).toBe('written-anew'))
  expect(host.faults.map(String).join()).toContain('written again')
  await settled(0)
  await expectKept(folder, guests)
  const { size } = statSync(journal)
  // Once more, while nobody moves.
  act(files)
  await settled(size)
  await expectKept(folder, guests)
})

const OBSTACLES: readonly (readonly [what: string, lay: (path: string) => void])[] = [
  ['a folder', (path) => mkdirSync(path)],
  ...(process.platform === 'win32' ? [] : [['a pipe', (path: string) => void execFileSync('mkfifo', [path])] as const]),
]

it.each(OBSTACLES)(
  '%s in the place of a table’s file harms nothing: the host goes on, and writes it when it can',
  async (_, lay) => {
    const { host, id, guests, folder, side } = await inPlay()
    rmSync(side)
    lay(side)
    await eventually(() => expect(host.faults.map(String).join()).toMatch(/written again|A folder lies/u))
    await playTogether(guests, 'meanwhile', 3)
    rmSync(side, { recursive: true, force: true })
    await eventually(() => expect(readFileSync(side, 'utf8')).toContain(id))
    await eventually(() => expect(host.lan.faults(id)).toEqual([]))
    await expectKept(folder, guests)
  },
)

it('a file that is removed in the moment in which it gets its name is missed, and written again', async () => {
  const { host, folder, id, side } = await inPlay()
  const table = tableFileSchema.parse(JSON.parse(readFileSync(side, 'utf8')))
  await host.close()
  const files = createTableFiles(pathOf(folder, 'tables'), () => undefined)
  await files.write(table)
  // Looks at the folder alone: Windows gives the name of a file to no other one while somebody looks at it.
  const isWriting = () => readdirSync(pathOf(folder, 'tables')).some((name) => name.endsWith('.tmp'))
  const written = files.write({ ...table, round: table.round + 1 })
  while (!isWriting()) await setImmediate()
  while (isWriting()) await setImmediate()
  rmSync(side)
  await written
  expect(files.displaced()).toEqual([id])
})

it('the files of a table belong to their owner alone', async () => {
  const { folder, journal } = await inPlay()
  rmSync(journal)
  await eventually(() => expect(statSync(journal).isFile()).toBe(true))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && one.parentPath.includes('tables'),
  )
  expect(files.length).toBeGreaterThan(3)
  if (process.platform === 'win32') return
  for (const { parentPath, name } of files) expect(statSync(pathOf(parentPath, name)).mode & 0o777).toBe(0o600)
})

it('an acknowledgement that throws costs no other table its own, and nothing is written twice', async () => {
  const saves = await openSaves()
  const faults: unknown[] = []
  const report = (fault: unknown) => void faults.push(fault)
  const retries = new WriteRetryQueue(report, 5)
  const journals = new TableJournals(saves, retries, report, () => undefined)
  onTestFinished(async () => {
    await retries.close()
    await journals.close()
  })
  const journal = await journals.begin({ table: 'attic', round: 1, head: headOf('seed') }, () => Promise.resolve())
  for (let at = 0; at < 3; at++) {
    journal.append({ kind: 'hint', seat: 'A', at })
    journals.whenFlushed(() => {
      throw new Error('a bug')
    })
    await new Promise<void>((resolve) => journals.whenFlushed(resolve))
  }
  expect(faults.map(String)).toEqual(Array(3).fill('Error: a bug'))
  expect(retries.faults('attic')).toEqual([])
  const path = pathOf(saves.savesFolder, `${journal.save ?? ''}.parlor-journal`)
  expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(4)
})

it('a journal that is removed before it was opened is made anew, with everything played until then', async () => {
  let isRemoved = false
  const saves = await openSaves(freshFolder(), {
    openFile: (path, flags) => {
      if (flags === 'r+' && !isRemoved) rmSync(path)
      isRemoved ||= flags === 'r+'
      return openPrivateFile(path, flags)
    },
  })
  const faults: unknown[] = []
  const retries = new WriteRetryQueue((fault) => faults.push(fault), 5)
  const journals = new TableJournals(saves, retries, failTest, () => undefined)
  onTestFinished(async () => {
    await retries.close()
    await journals.close()
  })
  const created: string[] = []
  const head = headOf('seed')
  const journal = await journals.begin({ table: 'attic', round: 1, head }, (save) =>
    Promise.resolve(void created.push(save)),
  )
  journal.append({ kind: 'hint', seat: 'A', at: 1 })
  expect(retries.faults('attic')).toHaveLength(1)
  await eventually(() => expect(retries.faults('attic')).toEqual([]))
  expect(faults).not.toEqual([])
  expect(created).toEqual([journal.save])
  await new Promise<void>((resolve) => journals.whenFlushed(resolve))
  const path = pathOf(saves.savesFolder, `${journal.save ?? ''}.parlor-journal`)
  expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(2)
})

it('a torn last line of a table’s journal is cut off at the next start, the owner is told, and the game goes on', async () => {
  const { host, id, guests, folder, journal } = await inPlay()
  await waitUntilAllKnow(guests)
  const copy = freshFolder()
  cpSync(folder, copy, { recursive: true, filter: (name) => !name.endsWith('.lock') })
  await host.close()
  const torn = journal.replace(folder, copy)
  const whole = readFileSync(torn)
  writeFileSync(torn, Buffer.concat([whole, Buffer.from('{"crc":"0123'), Buffer.alloc(30)]))
  const second = await startTestHost(copy, { limits: HIGH_LIMITS })
  expect(await second.lan.resumeTables()).toBe(1)
  expect(readFileSync(torn)).toEqual(whole)
  const message: unknown = expect.stringMatching(/^The last line of the save was torn \(42 bytes\)/u)
  expect(second.lan.warningOf(id)).toMatchObject({ code: 'log-damaged', message })
  const again = await rejoin(second.server.port, guests)
  expect(again.map(({ seen }) => seen)).toEqual(guests.map(({ seen }) => seen))
})
