import { mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDayCounts, openDealCounter, openMinuteCounter } from '../../../../src/node/exhibit/day-counts'
import { dayTallySchema } from '../../../../src/protocol/app/exhibit-calls'

const BEGUN = { kind: 'begun', game: 'isolation', language: 'en', seconds: 0 } as const
const HEADER = 'day,begun,ended,left,seconds,languages,games,timedout'
const EARLIER = '2026-01-02,7,5,2,900,en:4 de:3,isolation:7,1'

const failTest = (fault: unknown): never => expect.fail(String(fault))

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parlor-counts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('counts whose file cannot be read stay in memory, and are added to it once it can', async () => {
  const folder = await newFolder()
  const path = join(folder, 'visits.csv')
  const faults: unknown[] = []
  await mkdir(path)
  const counts = await openDayCounts(folder, (fault) => faults.push(fault))
  await counts.add(BEGUN)
  expect(faults).toHaveLength(2)
  expect(counts.today()).toMatchObject({ begun: 1, languages: { en: 1 }, games: { isolation: 1 } })
  await rmdir(path)
  await writeFile(path, `${HEADER}\nno line of counts\n${EARLIER}\n`)
  await counts.add(BEGUN)
  expect(faults).toHaveLength(2)
  const rows = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(rows.slice(0, 3)).toEqual([HEADER, 'no line of counts', EARLIER])
  expect(rows[3]).toMatch(/^\d{4}-\d\d-\d\d,2,0,0,0,en:2,isolation:2,0$/u)
})

test('a file without the column of those who just went away is read, and has it from then on', async () => {
  const folder = await newFolder()
  const old = 'day,begun,ended,left,seconds,languages,games'
  await writeFile(join(folder, 'visits.csv'), `${old}\n2026-01-02,7,5,2,900,en:4 de:3,isolation:7\n`)
  const counts = await openDayCounts(folder, failTest)
  await counts.add({ ...BEGUN, kind: 'timedOut', seconds: 40 })
  await counts.add({ ...BEGUN, kind: 'left', seconds: 2 })
  expect(counts.today()).toMatchObject({ left: 2, timedOut: 1, seconds: 42 })
  const rows = (await readFile(join(folder, 'visits.csv'), 'utf8')).trimEnd().split('\n')
  expect(rows.slice(0, 2)).toEqual([HEADER, '2026-01-02,7,5,2,900,en:4 de:3,isolation:7,0'])
  expect(rows[2]).toMatch(/^[\d-]+,0,0,2,42,,,1$/u)
})

test.each<[string, (text: string) => string | Buffer]>([
  ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark and semicolons', (text) => `\uFEFF${text.replaceAll(',', ';')}`],
  ['no last line end', (text) => text.trimEnd()],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  [
    'dates as a spreadsheet writes them in Germany',
    (text) => text.replace(/(\d{4})-(\d\d)-(\d\d)/gu, '$3.$2.$1').replaceAll(',', ';'),
  ],
  ['dates as one writes them in Japan', (text) => text.replace(/(\d{4})-0?(\d+)-0?(\d+)/gu, '$1/$2/$3')],
])('counts that an office program has written with %s are read, and go on', async (_, rewrite) => {
  const folder = await newFolder()
  const path = join(folder, 'visits.csv')
  await (await openDayCounts(folder, failTest)).add(BEGUN)
  const [header, today] = (await readFile(path, 'utf8')).split('\n')
  await writeFile(path, rewrite([header, EARLIER, today, ''].join('\n')))
  const counts = await openDayCounts(folder, failTest)
  expect(counts.today()).toMatchObject({ begun: 1, games: { isolation: 1 } })
  await counts.add(BEGUN)
  const rows = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(rows).toHaveLength(3)
  expect(rows.slice(0, 2)).toEqual([HEADER, EARLIER])
  expect(rows[2]).toMatch(/^[\d-]+,2,0,0,0,en:2,isolation:2,0$/u)
})

test.each<[string, (path: string, older: string) => Promise<void>]>([
  ['removed', (path) => rm(path)],
  ['replaced by an older copy', (path, older) => writeFile(path, older)],
])('counts lose nothing when their file is %s meanwhile', async (_, displace) => {
  const folder = await newFolder()
  const path = join(folder, 'visits.csv')
  await writeFile(path, `${HEADER}\nno line of counts\n${EARLIER}\n`)
  const counts = await openDayCounts(folder, failTest)
  await counts.add(BEGUN)
  const older = await readFile(path, 'utf8')
  await counts.add(BEGUN)
  await displace(path, older)
  await counts.add(BEGUN)
  const rows = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(rows.slice(0, 3)).toEqual([HEADER, 'no line of counts', EARLIER])
  expect(rows[3]).toMatch(/^[\d-]+,3,0,0,0,en:3,isolation:3,0$/u)
})

test('two exhibits of one folder count together, and what staff have written into the file stays', async () => {
  const folder = await newFolder()
  const path = join(folder, 'visits.csv')
  const [one, two] = [await openDayCounts(folder, failTest), await openDayCounts(folder, failTest)]
  for (let visit = 0; visit < 3; visit++) await Promise.all([one.add(BEGUN), two.add({ ...BEGUN, language: 'de' })])
  await writeFile(path, `${await readFile(path, 'utf8')}${EARLIER}\nclosed on Monday\n`)
  await one.add({ ...BEGUN, kind: 'ended', seconds: 90 })
  expect(one.today()).toMatchObject({ begun: 6, ended: 1, seconds: 90, languages: { en: 3, de: 3 } })
  const rows = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(rows.slice(0, 3)).toEqual([HEADER, 'closed on Monday', EARLIER])
  expect(rows[3]).toMatch(/,6,1,0,90,/u)
})

test('a row with numbers that are none is kept as it is, and spoils no counts', async () => {
  const folder = await newFolder()
  const path = join(folder, 'visits.csv')
  await (await openDayCounts(folder, failTest)).add(BEGUN)
  const [header, today = ''] = (await readFile(path, 'utf8')).split('\n')
  const odd = [
    today.replace(',1,', `,${'9'.repeat(400)},`),
    today.replace('en:1', 'en:many'),
    today.replace('en:1', 'en:1:1'),
  ]
  await writeFile(path, [header, ...odd, ''].join('\n'))
  const counts = await openDayCounts(folder, failTest)
  await counts.add(BEGUN)
  expect(dayTallySchema.safeParse(counts.today()).success).toBe(true)
  expect((await readFile(path, 'utf8')).split('\n').slice(1, 4)).toEqual(odd)
})

test('the counts of a day go on after a restart', async () => {
  const folder = await newFolder()
  await (await openDayCounts(folder, failTest)).add(BEGUN)
  const again = await openDayCounts(folder, failTest)
  await again.add({ ...BEGUN, kind: 'ended', seconds: 90 })
  expect(again.today()).toMatchObject({ begun: 1, ended: 1, seconds: 90, games: { isolation: 1 } })
})

test('minutes are counted without a gap over restarts, whatever is dealt meanwhile', async () => {
  const folder = await newFolder()
  const fail = (fault: unknown): never => {
    throw fault
  }
  const numbers: number[] = []
  for (let starts = 0; starts < 4; starts++) {
    const [minutes, deals] = [await openMinuteCounter(folder, fail), await openDealCounter(folder, fail)]
    for (let calls = 0; calls < 3; calls++) {
      await deals.next()
      numbers.push(await minutes.next())
    }
  }
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => at))
})

test.each([
  ['with a byte order mark', (text: string) => `\uFEFF${text}\r\n`],
  ['in UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('a counter of deals goes on after an editor has written its file %s', async (_how, rewrite) => {
  const folder = await newFolder()
  await (await openDealCounter(folder, failTest)).next()
  const path = join(folder, 'deals.json')
  await writeFile(path, rewrite(await readFile(path, 'utf8')))
  expect(await (await openDealCounter(folder, failTest)).next()).toBe(20)
})

test.each([
  ['deals', openDealCounter],
  ['minutes', openMinuteCounter],
])('two exhibits of one folder share its %s: no number comes twice, nor after their end', async (_what, open) => {
  const folder = await newFolder()
  const both = [await open(folder, failTest), await open(folder, failTest)]
  const numbers = await Promise.all(Array.from({ length: 50 }, (_, turn) => both[turn % 2]!.next()))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(await (await open(folder, failTest)).next()).toBeGreaterThan(Math.max(...numbers))
})

test('a counter of deals whose file cannot be read does not begin with the first deal again', async () => {
  const folder = await newFolder()
  expect(await (await openDealCounter(folder, () => undefined)).next()).toBe(0)
  await rm(join(folder, 'deals.json'))
  await mkdir(join(folder, 'deals.json'))
  const faults: unknown[] = []
  const counter = await openDealCounter(folder, (fault) => faults.push(fault))
  expect(faults).toHaveLength(1)
  expect(await counter.next()).toBeGreaterThan(0)
})
