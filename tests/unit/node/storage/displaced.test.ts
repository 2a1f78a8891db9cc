import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { codeOf, createSave, freshFolder, openSaves } from './help'

interface Place {
  readonly folder: string
  readonly path: string
  /** A copy of the journal as it was a move earlier. */
  readonly older: string
}

function putFolder(path: string): void {
  rmSync(path)
  mkdirSync(path)
}

/** Windows lets no program put a file in the place of one that is open. */
const canReplaceOpen = process.platform !== 'win32'

/** What other programs do to the file of a game that is being played, and whether something of theirs lies there then. */
const DISPLACEMENTS: readonly (readonly [what: string, act: (place: Place) => void, isAside: boolean])[] = [
  ['is removed', ({ path }) => rmSync(path), false],
  ['is moved to another name', ({ path }) => renameSync(path, `${path}.moved`), false],
  ['is replaced by an older copy', ({ path, older }) => renameSync(older, path), true],
  ['is replaced by a folder', ({ path }) => putFolder(path), true],
  ['is overwritten in its place by an older copy', ({ path, older }) => copyFileSync(older, path), true],
  ['is emptied', ({ path }) => writeFileSync(path, ''), true],
  ['is overwritten in its place by as many other bytes', ({ path }) => overwrite(path), true],
  ['is moved with its folder', ({ path }) => renameSync(dirname(path), `${dirname(path)} moved`), false],
  ['is moved with the whole data folder', ({ folder }) => renameSync(folder, `${folder} moved`), false],
  ['is moved with its folder, in whose place a file lies,', ({ path }) => putFileFor(dirname(path)), false],
  ['is moved with the data folder, in whose place a file lies,', ({ folder }) => putFileFor(folder), false],
  ['is removed with the whole data folder', ({ folder }) => rmSync(folder, { recursive: true }), false],
  ['is removed, and a file lies where removed games belong,', ({ path }) => putFileForRemoved(path), false],
]

function overwrite(path: string): void {
  const { size, mtimeMs } = statSync(path)
  // Files get the time of a clock that ticks every few milliseconds.
  while (statSync(path).mtimeMs === mtimeMs) writeFileSync(path, Buffer.alloc(size, '?'), { flag: 'r+' })
}

function putFileFor(folder: string): void {
  renameSync(folder, `${folder} moved`)
  writeFileSync(folder, '')
}

function putFileForRemoved(path: string): void {
  rmSync(path)
  const removed = join(dirname(path), 'removed')
  rmSync(removed, { recursive: true })
  writeFileSync(removed, '')
}

test.each(DISPLACEMENTS.filter(([what]) => canReplaceOpen || what !== 'is replaced by an older copy'))(
  'a save in play whose file %s loses nothing, and that is told once',
  async (_, act, isAside) => {
    const service = await openSaves(join(freshFolder(), 'data'))
    const { id, entries } = await createSave(service, 'displaced', 4)
    const path = join(service.savesFolder, `${id}.parlor-journal`)
    const older = join(service.folder, 'older')
    copyFileSync(path, older)
    const hint = (at: number) => ({ kind: 'hint', seat: 'A', at }) as const
    expect(await service.saves.append(id, entries.length, hint(1))).toBeNull()
    act({ folder: service.folder, path, older })
    const notice = await service.saves.append(id, entries.length + 1, hint(2))
    expect(notice).toMatch(/^Another program had moved, removed or changed its file, which was written again/u)
    const removed = join(service.savesFolder, 'removed')
    const aside = statSync(removed, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(removed) : []
    expect(aside).toEqual(isAside ? [`${id}.parlor-journal`] : [])
    if (isAside) expect(notice).toContain(`${id}.parlor-journal`)
    expect(await service.saves.append(id, entries.length + 2, hint(3))).toBeNull()
    // Nobody else may open the game meanwhile, wherever its lock went.
    const other = await openSaves(service.folder)
    expect(await codeOf(other.saves.load(id))).toBe('in-use')
    await service.close()
    expect((await other.saves.load(id)).entries).toEqual([...entries, hint(1), hint(2), hint(3)])
  },
)

test.runIf(canReplaceOpen)(
  'a file that is put in its place and holds the same is gone on with, and there is nothing to tell',
  async () => {
    const service = await openSaves()
    const { id, entries } = await createSave(service, 'same', 4)
    const path = join(service.savesFolder, `${id}.parlor-journal`)
    copyFileSync(path, `${path}.copy`)
    renameSync(`${path}.copy`, path)
    expect(await service.saves.append(id, entries.length, { kind: 'hint', seat: 'A', at: 1 })).toBeNull()
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(entries.length + 2)
    expect(readdirSync(service.savesFolder).sort()).toEqual([
      `${id}.parlor-journal`,
      `${id}.parlor-journal.lock`,
      'removed',
    ])
  },
)

test('a file that vanishes after the last move is there again when the program ends', async () => {
  const service = await openSaves()
  const { id, entries } = await createSave(service, 'last', 4)
  rmSync(join(service.savesFolder, `${id}.parlor-journal`))
  await service.close()
  expect((await service.saves.load(id)).entries).toEqual(entries)
})
