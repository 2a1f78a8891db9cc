import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPhoneHostingFactory } from '../../../../src/node/compose/lan-hosting'
import { editJson } from '../../../../src/node/exhibit/exhibit-json'
import { openPhoneTables } from '../../../../src/node/exhibit/phone-tables'
import { runExhibit } from '../../../../src/node/exhibit/run-exhibit'
import { sendRequest } from '../../host/raw-http'
import { temporaryFolder } from '../../host/folders'

const GAME = 'forty-nine'
const WISH = { game: GAME, name: 'The parlor', options: {}, chairs: ['open', 'open'] } as const
/** Number of times that a new table follows another. Different steps overlap each time. */
const ROUNDS = 5

const tellAll = (faults: unknown[]) => (fault: unknown) => void faults.push(fault)

async function hostingFor(report: (fault: unknown) => void) {
  const rendererFolder = await temporaryFolder()
  await writeFile(join(rendererFolder, 'index.html'), '<!doctype html><title>Parlor Box</title>')
  return createPhoneHostingFactory({ rendererFolder, version: '1.2.3', report, address: '127.0.0.1', port: 0, pace: 0 })
}

/** Opens tables for phones in a folder of their own, as an exhibit does. They end with the test. */
async function phoneTables() {
  const folder = join(await temporaryFolder(), 'phones')
  const faults: unknown[] = []
  const tables = await openPhoneTables(await hostingFor(tellAll(faults)), folder, () => [GAME])
  onTestFinished(() => tables.close())
  return { tables, folder, faults }
}

/** Lets the end of hosting fail: puts a folder that is not empty in place of the lock of the tables, which is to go then. */
async function hinderEnd(folder: string): Promise<void> {
  const lock = join(folder, 'tables/day.book.lock')
  await rm(lock)
  await mkdir(join(lock, 'something'), { recursive: true })
}

/** Returns the ids of the tables that are kept in a folder. */
async function kept(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'tables'))
  return names.flatMap((name) => (name.endsWith('.table.json') ? [name.slice(0, -'.table.json'.length)] : []))
}

test('a table that is opened while the former one ends has the folder to itself, and is whole', async () => {
  const { tables, folder, faults } = await phoneTables()
  let { id } = await tables.lan.open(WISH)
  for (let round = 0; round < ROUNDS; round++) {
    // The page does the same for another game: it does not wait for the end of the first.
    const [ended, next] = await Promise.allSettled([tables.lan.end(id), tables.lan.open(WISH)])
    expect(ended).toMatchObject({ status: 'fulfilled' })
    expect(next).toMatchObject({ status: 'fulfilled' })
    if (next.status === 'fulfilled') ({ id } = next.value)
    expect(await kept(folder)).toEqual([id])
    expect(await readdir(join(folder, 'tables'))).toContain('day.book.lock')
  }
  await tables.lan.end(id)
  expect(existsSync(folder)).toBe(false)
  expect(faults).toEqual([])
})

test('of two tables that are opened at once the first makes room, and nothing is left when the second has ended', async () => {
  const { tables, folder, faults } = await phoneTables()
  const [first, second] = await Promise.all([tables.lan.open(WISH), tables.lan.open(WISH)])
  expect((await tables.lan.hosted()).map(({ id }) => id)).toEqual([second.id])
  expect(await kept(folder)).toEqual([second.id])
  expect([first, second].map(({ address }) => tables.hasAddress(address))).toEqual([false, true])
  await tables.lan.end(first.id)
  expect(tables.hasAddress(second.address)).toBe(true)
  expect((await sendRequest(`http://${second.address}/`)).status).toBe(200)
  await tables.lan.end(second.id)
  expect(existsSync(folder)).toBe(false)
  await expect(sendRequest(`http://${second.address}/`)).rejects.toThrow()
  expect(faults).toEqual([])
})

test('an end that the disk hinders is told, lets nobody in any more, and is done again', async () => {
  const { tables, folder } = await phoneTables()
  const { id, address } = await tables.lan.open(WISH)
  await hinderEnd(folder)
  await expect(tables.lan.end(id)).rejects.toThrow()
  expect(existsSync(folder)).toBe(true)
  // No guest is let in any more, and the port is free.
  await expect(sendRequest(`http://${address}/`)).rejects.toThrow()
  await tables.endTable()
  expect(existsSync(folder)).toBe(false)
  expect(tables.hasAddress(address)).toBe(false)
  const next = await tables.lan.open(WISH)
  expect(await kept(folder)).toEqual([next.id])
})

/** Runs a whole exhibit in which phones play; `events` returns the events of its log. */
async function exhibit() {
  const data = await temporaryFolder()
  const file = join(data, 'exhibit.json')
  await writeFile(file, editJson(readFileSync('resources/exhibit.example.json', 'utf8'), ['phones'], 'on'))
  const faults: unknown[] = []
  const report = tellAll(faults)
  const phones = await hostingFor(report)
  const running = await runExhibit({ file, data, shell: 'host', version: '1.2.3', report, phones })
  const events = async () =>
    (await readFile(running.log.path, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { event: string }).event)
  return { ...running, faults, events, phonesFolder: join(running.folder, 'phones') }
}

test('a page that begins anew is told what to show, though the table of the one before could not be ended; the log says so', async () => {
  const { services, config, close, faults, events, phonesFolder } = await exhibit()
  await services.lan!.open({ ...WISH, game: config.games[0]! })
  await hinderEnd(phonesFolder)
  expect(await services.exhibit!.open()).toEqual(config)
  expect(faults).toHaveLength(1)
  expect((await events()).at(-1)).toBe('fault')
  expect(await services.exhibit!.open()).toEqual(config)
  expect(existsSync(phonesFolder)).toBe(false)
  await close()
  expect(faults).toHaveLength(1)
})

test('the end of an exhibit whose phones’ table could not be ended counts the last visit, forgets the table and is logged', async () => {
  const { services, config, close, events, phonesFolder, folder } = await exhibit()
  const game = config.games[0]!
  await services.lan!.open({ ...WISH, game })
  await hinderEnd(phonesFolder)
  const counted = services.exhibit!.count({ kind: 'begun', game, language: 'de', seconds: 0 })
  await expect(close()).rejects.toThrow()
  expect(await readFile(join(folder, 'visits.csv'), 'utf8')).toContain(`${game}:1`)
  expect(existsSync(phonesFolder)).toBe(false)
  expect((await events()).slice(-2)).toEqual(['fault', 'ends'])
  await counted
})
