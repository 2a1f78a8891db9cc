import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type LoadedSave, ServiceError } from '../../../../src/protocol/app/services'
import { playTogether, sitDown, type Guest } from './guest'
import { startTestHost, HIGH_LIMITS, type TestLanHost } from './host'

const filesIn = (...folder: string[]) => (existsSync(pathOf(...folder)) ? readdirSync(pathOf(...folder)).sort() : [])
const journalsIn = (folder: string) =>
  filesIn(folder, 'tables', 'saves').filter((name) => name.endsWith('.parlor-journal'))
const laidAsideIn = (folder: string) => filesIn(folder, 'tables', 'saves', 'removed')

/**
 * Returns a shelf that takes finished games, as the saves do, and refuses the others. Games end by a resignation in
 * these tests.
 */
function collector() {
  const taken: LoadedSave[] = []
  const shelve = (game: LoadedSave) => {
    if (!game.entries.some(({ kind }) => kind === 'resign'))
      return Promise.reject(new ServiceError('unfinished', 'The game is not over.'))
    taken.push(game)
    return Promise.resolve()
  }
  return { taken, shelve }
}

async function seated(host: TestLanHost): Promise<{ id: string; guests: Guest[] }> {
  const wish = { game: 'forty-nine', name: 'Attic', chairs: ['open', 'open'], settings: { autoStart: true } } as const
  const table = await host.lan.open(wish)
  const guests = await sitDown(host.url, table.room.spec.code)
  for (const guest of guests) await guest.ask('ready', { ready: true })
  await playTogether(guests, 'before', 4)
  return { id: table.room.spec.id, guests }
}

/**
 * Returns the folder and files of a host that was closed in mid-game, or after a player had given up if `over` is true.
 */
async function closed({ over }: { readonly over: boolean }) {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const { id, guests } = await seated(host)
  if (over) {
    await guests[0]?.ask('resign', {})
    await guests[0]?.heard('result')
  }
  await host.close()
  const { folder } = host
  const [journal = ''] = journalsIn(folder)
  return {
    folder,
    id,
    journal: pathOf(folder, 'tables', 'saves', journal),
    side: pathOf(folder, 'tables', `${id}.table.json`),
  }
}

async function startedAgain(folder: string) {
  const { taken, shelve: addFinishedGame } = collector()
  const host = await startTestHost(folder, { limits: HIGH_LIMITS, addFinishedGame })
  await host.lan.resumeTables()
  return { host, taken }
}

describe('the journal of a table', () => {
  it('goes when its finished game is among the saves and the table has ended', async () => {
    const { taken, shelve: addFinishedGame } = collector()
    const host = await startTestHost(undefined, { limits: HIGH_LIMITS, addFinishedGame })
    const { id, guests } = await seated(host)
    expect(journalsIn(host.folder)).toHaveLength(1)
    await guests[0]?.ask('resign', {})
    await guests[0]?.heard('result')
    await host.lan.end(id)
    expect(taken).toHaveLength(1)
    expect(journalsIn(host.folder)).toEqual([])
    expect(laidAsideIn(host.folder)).toEqual([])
  })

  it('stays while a table that was brought back plays on with it', async () => {
    const { folder } = await closed({ over: false })
    const { taken } = await startedAgain(folder)
    expect(journalsIn(folder)).toHaveLength(1)
    expect(taken).toEqual([])
  })
})

describe('a journal that no table names, as a killed host leaves it', () => {
  it('is laid aside at the next start where its game was broken off', async () => {
    const { folder, side } = await closed({ over: false })
    rmSync(side)
    await startedAgain(folder)
    expect(journalsIn(folder)).toEqual([])
    expect(laidAsideIn(folder)).toHaveLength(1)
  })

  it('is put among the saves and goes where its game was finished', async () => {
    const { folder, side } = await closed({ over: true })
    rmSync(side)
    const { taken } = await startedAgain(folder)
    expect(taken).toMatchObject([{ head: { game: 'forty-nine' } }])
    expect(journalsIn(folder)).toEqual([])
  })

  it('goes where nothing was played yet', async () => {
    const { folder, side, journal } = await closed({ over: false })
    rmSync(side)
    const text = readFileSync(journal, 'utf8')
    writeFileSync(journal, text.slice(0, text.indexOf('\n') + 1))
    await startedAgain(folder)
    expect(journalsIn(folder)).toEqual([])
    expect(laidAsideIn(folder)).toEqual([])
  })

  it('stays where some table cannot be read, for it may be that one’s', async () => {
    const { folder, side, journal } = await closed({ over: false })
    const before = readFileSync(journal)
    writeFileSync(side, readFileSync(side, 'utf8').slice(0, -40))
    const { host } = await startedAgain(folder)
    expect(host.lan.lost).toHaveLength(1)
    expect(readFileSync(journal)).toEqual(before)
  })
})

it('a journal whose game the saves refuse for now stays', async () => {
  const { folder, side } = await closed({ over: true })
  rmSync(side)
  const full = () => Promise.reject(new ServiceError('disk-full', 'The disk is full.'))
  const host = await startTestHost(folder, { limits: HIGH_LIMITS, addFinishedGame: full })
  await host.lan.resumeTables()
  expect(journalsIn(folder)).toHaveLength(1)
  expect(host.faults.map(String).join()).toContain('The disk is full.')
})

it('a host that is closed while a game is dealt writes nothing any more, and the next one deals it anew', async () => {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await host.lan.open({ game: 'forty-nine', name: 'Attic', chairs: ['open', 'open'] })
  const dealt = table.start()
  await host.close()
  const left = readdirSync(pathOf(host.folder, 'tables'), { recursive: true }).sort()
  expect(left).not.toContain('day.book.lock')
  await dealt
  // Whatever still wrote would have had its turns.
  for (let turns = 0; turns < 100; turns++) await new Promise(setImmediate)
  expect(readdirSync(pathOf(host.folder, 'tables'), { recursive: true }).sort()).toEqual(left)
  const again = await startTestHost(host.folder)
  expect(await again.lan.resumeTables()).toBe(1)
  await expect.poll(() => again.lan.tables[0]?.lobby.phase).toBe('playing')
})
