import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openDealCounter } from '../../../../src/node/exhibit/day-counts'
import { hashPin } from '../../../../src/node/exhibit/pin'
import { readExhibit } from '../../../../src/node/exhibit/read-exhibit'
import { runExhibit } from '../../../../src/node/exhibit/run-exhibit'
import { createSeededRng } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { canFill, fillDisk, freeDisk } from '../lan-server/full-disk'
import { cutPower, EXAMPLE, newData, openPage, startHost, type PageCall } from './host-process'

afterEach(() => void vi.useRealTimers())

const BEGUN = { kind: 'begun', game: 'colorow', language: 'de', seconds: 0 } as const
const example = readFileSync(EXAMPLE, 'utf8')
const failTest = (fault: unknown): never => expect.fail(String(fault))

/** Writes the example with a PIN into a data folder; returns the file. */
async function withPin(data: string): Promise<string> {
  const file = join(data, 'exhibit.json')
  writeFileSync(file, example.replace('"sound": {', `"staff": { "pin": "${await hashPin('1926')}" },\n  "sound": {`))
  return file
}

/** Returns how many games were begun, by day. */
function begunIn(data: string): Map<string, number> {
  const [header, ...rows] = readFileSync(join(data, 'exhibit/visits.csv'), 'utf8').trimEnd().split('\n')
  expect(header).toBe('day,begun,ended,left,seconds,languages,games,timedout')
  return new Map(
    rows.map((row) => {
      const [, day, begun] = /^(\d{4}-\d\d-\d\d),(\d+),0,0,0,de:\2,colorow:\2,0$/u.exec(row) ?? expect.fail(row)
      return [day!, Number(begun)]
    }),
  )
}

const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0)

test.skipIf(!canFill)(
  'on a full disk visitors go on playing; what they did is counted once there is room',
  async () => {
    const data = newData()
    const file = await withPin(data)
    const host = await startHost(file, data)
    const call = await openPage(host.url)
    const pass = (await call('staff.enter', '1926')).value
    await call('exhibit.count', BEGUN)
    const before = readFileSync(file, 'utf8')
    const deals = [(await call('exhibit.deal')).value as number]

    fillDisk(host.child.pid!)
    for (let games = 0; games < 3; games++) {
      deals.push((await call('exhibit.deal')).value as number)
      expect(await call('exhibit.count', BEGUN)).toMatchObject({ ok: true })
    }
    await call('exhibit.alive', 'play')
    expect(await (await fetch(`${host.url}health`)).json()).toMatchObject({ ok: true, scene: 'play' })
    expect((await call('staff.change', pass, { quiet: true })).error?.code).toBe('disk-full')
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(readFileSync(join(data, 'exhibit/exhibit.last-good.json'), 'utf8')).toBe(before)
    expect(sumOf(begunIn(data))).toBe(1)

    freeDisk(host.child.pid!)
    await call('exhibit.count', BEGUN)
    expect(await call('staff.change', pass, { quiet: true })).toMatchObject({ ok: true })
    expect(sumOf(begunIn(data))).toBe(5)
    await cutPower(host)
    const again = await openPage((await startHost(file, data)).url)
    expect((await again('exhibit.open')).value).toMatchObject({ screen: { quiet: true } })
    deals.push((await again('exhibit.deal')).value as number)
    expect(new Set(deals).size).toBe(deals.length)
  },
)

test('a clock that jumps: each game is counted on the day of the clock, and a lock of the staff’s door lasts as long', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const data = newData()
  const faults: unknown[] = []
  const file = await withPin(data)
  const report = (fault: unknown) => void faults.push(fault)
  const exhibit = await runExhibit({ file, data, shell: 'host', version: '1.2.3', report })
  const { exhibit: page, staff } = exhibit.services
  const days = ['2026-03-28', '2026-03-29', '2026-03-28', '2025-03-28', '2027-03-29', '1970-01-02', '2026-03-28']
  for (let wrong = 0; wrong < 5; wrong++)
    await expect(staff!.enter('0000')).rejects.toMatchObject({ code: 'wrong-pin' })
  const deals: number[] = []
  for (const day of days) {
    vi.setSystemTime(new Date(`${day}T12:00`))
    await page!.count(BEGUN)
    await page!.alive('play')
    deals.push(await page!.deal())
    expect(exhibit.watch.health()).toMatchObject({ ok: true, silent: 0 })
    await expect(staff!.enter('1926')).rejects.toMatchObject({ code: 'locked' })
  }
  await exhibit.close()
  const sorted = ['1970-01-02', '2025-03-28', '2026-03-28', '2026-03-29', '2027-03-29']
  expect([...begunIn(data)]).toEqual(sorted.map((day) => [day, days.filter((it) => it === day).length]))
  expect(new Set(deals).size).toBe(days.length)
  expect(faults).toEqual([])
  const lines = readFileSync(exhibit.log.path, 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { at: string }).at.slice(0, 4))).toContain('1970')
})

/** Number of power cuts. */
const CUTS = runCount(6, 2)
/** About how long it takes until a disk has what is written, in milliseconds. */
const LONGEST_WRITE_MS = 50

/** Makes calls one after the other until the host is gone; returns how many it has answered. */
async function repeat(call: () => Promise<unknown>): Promise<number> {
  for (let answered = 0; ; answered++) {
    try {
      await call()
    } catch {
      return answered
    }
  }
}

/**
 * Counts, deals and saves at the same time until the host is gone; returns the counts answered, and the deals.
 * @param onCount called with the number of counts answered so far
 */
async function useUntilGone(
  call: PageCall,
  onCount: (answered: number) => void,
): Promise<{ counted: number; deals: number[] }> {
  const pass = (await call('staff.enter', '1926')).value
  const deals: number[] = []
  let [volume, answered] = [0, 0]
  const [counted] = await Promise.all([
    repeat(async () => {
      await call('exhibit.count', BEGUN)
      onCount(++answered)
    }),
    repeat(async () => deals.push((await call('exhibit.deal')).value as number)),
    repeat(() => call('staff.change', pass, { loudest: (volume = (volume + 1) % 10) / 10 })),
  ])
  return { counted, deals }
}

test(
  `${String(CUTS)} power cuts while visitors are counted and the staff saves: at most the last count is lost`,
  async () => {
    const data = newData()
    const file = await withPin(data)
    const rng = createSeededRng('when the power is cut')
    const deals: number[] = []
    let before = 0
    for (let cut = 0; cut < CUTS; cut++) {
      const host = await startHost(file, data)
      const [whole, later] = [2 + rng.below(6), rng.below(LONGEST_WRITE_MS)]
      const used = await useUntilGone(await openPage(host.url), (answered) => {
        // Not at the end of a count, where nothing of it is under way, but anywhere within the next ones.
        if (answered === whole) setTimeout(() => host.child.kill('SIGKILL'), later)
      })
      await cutPower(host)
      deals.push(...used.deals)
      expect(readExhibit(readFileSync(file, 'utf8')).ok).toBe(true)
      expect(readExhibit(readFileSync(join(data, 'exhibit/exhibit.last-good.json'), 'utf8')).ok).toBe(true)
      const now = sumOf(begunIn(data))
      // The count whose answer the cut prevented may be there as well.
      expect(now - before - used.counted).toBeOneOf([0, 1])
      before = now
    }
    expect(before).toBeGreaterThan(CUTS)
    expect(new Set(deals).size).toBe(deals.length)
    const last = await runExhibit({ file, data, shell: 'host', version: '1.2.3', report: failTest })
    expect(last.warnings.join()).not.toContain('the last good one is')
    expect(last.services.staff).toBeDefined()
    await last.close()
    // Nothing half-written is left.
    expect(readdirSync(join(data, 'exhibit')).sort()).toEqual(['deals.json', 'exhibit.last-good.json', 'visits.csv'])
    expect(readdirSync(data).sort()).toEqual(['exhibit', 'exhibit.json', 'logs'])
  },
  60_000 * CUTS,
)

test('numbers of deals that the disk did not take are written with the next one', async () => {
  const folder = join(newData(), 'later')
  const faults: unknown[] = []
  const counter = await openDealCounter(folder, (fault) => faults.push(fault))
  expect([await counter.next(), await counter.next(), faults.length]).toEqual([0, 1, 2])
  mkdirSync(folder)
  expect([await counter.next(), faults.length]).toEqual([2, 2])
  expect(await (await openDealCounter(folder, failTest)).next()).toBeGreaterThan(2)
})
