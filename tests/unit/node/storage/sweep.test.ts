import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withTempFile } from '../../../../src/node/storage/temp-files'
import { codeOf, freshFolder, openSaves, createSave } from './help'

const DAY = 86_400_000

/** Returns the id of a process that does nothing, and an id that no process has any more. */
async function processes() {
  const living = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void living.kill('SIGKILL'))
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  return { living: living.pid!, dead: dead.pid! }
}

/** Returns the name of a temporary file as a process of this machine would give it. */
async function tempName(path: string, pid: number): Promise<string> {
  const mine = await withTempFile(path, (temp) => Promise.resolve(temp))
  return mine.replace(`-${String(process.pid)}-`, `-${String(pid)}-`)
}

function write(path: string, text = '', age = 0): void {
  writeFileSync(path, text)
  const then = new Date(Date.now() - age)
  utimesSync(path, then, then)
}

test('what killed processes left is removed at the next start; what a living one writes or holds stays', async () => {
  const folder = freshFolder()
  const { living, dead } = await processes()
  const parts = ['saves', 'tables', 'tables/saves']
  for (const part of parts) mkdirSync(join(folder, part), { recursive: true })
  const kept: string[] = []
  for (const name of [
    'settings.json',
    'saves/a.parlor-journal',
    'tables/b.table.json',
    'tables/saves/c.parlor-journal',
  ]) {
    const path = join(folder, name)
    write(await tempName(path, dead))
    const inHand = await tempName(path, living)
    write(inHand)
    kept.push(inHand)
  }
  const owner = (pid: number) => JSON.stringify({ pid, host: hostname(), began: 'unknown' })
  for (const part of ['saves', 'tables/saves']) {
    write(join(folder, part, 'dead.parlor-journal.lock'), owner(dead))
    write(join(folder, part, 'living.parlor-journal.lock'), owner(living))
    kept.push(join(folder, part, 'living.parlor-journal.lock'))
  }
  write(join(folder, 'tables', 'day.book.lock'), owner(dead))
  // Files of earlier versions, whose names did not tell which process they belonged to.
  const nameless = ['settings.json.123', 'saves/a.parlor-journal.new', 'saves/a.parlor-journal.lock.77']
  for (const name of [...nameless, 'tables/b.table.json.4294967295']) write(join(folder, name), '', 600_000)
  write(join(folder, 'saves', 'young.parlor-journal.new'))
  kept.push(join(folder, 'saves', 'young.parlor-journal.new'))
  // Files that are not ours.
  for (const name of ['notes.tmp', 'package-lock.json.lock', 'settings.json.backup']) {
    write(join(folder, name), '', 600_000)
    kept.push(join(folder, name))
  }
  await openSaves(folder)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map((entry) => join(entry.parentPath, entry.name)).sort()).toEqual(kept.sort())
})

test('a temporary file that this process is writing is not taken from under it', async () => {
  const folder = freshFolder()
  await withTempFile(join(folder, 'settings.json'), async (temp) => {
    write(temp)
    await openSaves(folder)
    expect(existsSync(temp)).toBe(true)
  })
  await openSaves(folder)
  expect(readdirSync(folder)).toEqual(['saves'])
})

test('removed games are kept for a year, very many of them for a month at least', async () => {
  const folder = freshFolder()
  const service = await openSaves(folder)
  const removed = join(service.savesFolder, 'removed')
  const { id } = await createSave(service, 'old', 3)
  await service.close()
  // The game's last move was long ago, and the game is removed today.
  const longAgo = new Date(Date.now() - 800 * DAY)
  utimesSync(join(service.savesFolder, `${id}.parlor-journal`), longAgo, longAgo)
  await service.saves.remove(id)
  const countAfter = async (days: number) => {
    await (await openSaves(folder, { now: () => Date.now() + days * DAY })).close()
    return readdirSync(removed).length
  }
  expect([await countAfter(0), await countAfter(364), await countAfter(366)]).toEqual([1, 1, 0])
  for (let i = 0; i < 1_003; i++) write(join(removed, `game-${String(i)}.torn`))
  expect([await countAfter(29), await countAfter(31), await countAfter(366)]).toEqual([1_003, 1_000, 0])
})

test('a second start beside a living one leaves its game locked', async () => {
  const first = await openSaves()
  const { id } = await createSave(first, 'held', 3)
  const second = await openSaves(first.folder)
  expect(await codeOf(second.saves.load(id))).toBe('in-use')
})
