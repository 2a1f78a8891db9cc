import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXAMPLE, newData, openPage, startHost } from './host-process'

test('an exhibit in a process of its own: out of reach, counted, in health; killed, and begun again with a bad file', async () => {
  const data = newData()
  const file = join(data, 'exhibit.json')
  writeFileSync(file, readFileSync(EXAMPLE, 'utf8').replace('"after": 60', '"after": 90'))
  const first = await startHost(file, data)
  const { url } = first
  const call = await openPage(url)

  // Visitors are shown what the file says; saves, settings, tables and the network are out of reach.
  expect((await call('platform')).value).toMatchObject({ exhibit: true, savesFolder: '' })
  expect((await call('exhibit.open')).value).toMatchObject({ idle: { after: 90, ring: 20 }, screen: { pitch: 0.277 } })
  expect(await call('saves.list')).toEqual({ ok: true, value: [] })
  const refused = [
    await call('saves.importRecord', '{}'),
    await call('saves.exportRecord', 'isolation-1'),
    await call('saves.remove', 'isolation-1'),
    await call('settings.save', { volume: 1 }),
    await call('lan.hosted'),
    await call('lan.found'),
  ]
  expect(refused.map(({ error }) => error?.code)).toEqual([
    'exhibit',
    'exhibit',
    'exhibit',
    'exhibit',
    'no-lan',
    'no-lan',
  ])
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }
  const relayed = await fetch(`${url}relay/127.0.0.1%3A1`, { headers: upgrade }).then(
    ({ status }) => status,
    () => 0,
  )
  expect(relayed).not.toBe(101)

  // The host tells this machine at `health` whether the page is alive.
  expect(await (await fetch(`${url}health`)).json()).toMatchObject({ ok: true, scene: null, silent: null, restarts: 0 })
  expect(await call('exhibit.alive', 'choice')).toEqual({ ok: true, value: 'none' })
  const health = (await (await fetch(`${url}health`)).json()) as Record<string, unknown>
  expect(health).toMatchObject({ ok: true, scene: 'choice', version: expect.any(String) as unknown })

  const note = { game: 'colorow', language: 'de' }
  await call('exhibit.count', { ...note, kind: 'begun', seconds: 0 })
  await call('exhibit.count', { ...note, kind: 'ended', seconds: 83 })
  await call('exhibit.count', { ...note, kind: 'begun', seconds: 0 })
  const named = await call('exhibit.count', { ...note, kind: 'begun', seconds: 0, name: 'Ada' })
  expect(named.error?.code).toBe('bad-arguments')
  const deals = [(await call('exhibit.deal')).value, (await call('exhibit.deal')).value] as number[]
  expect([(await call('exhibit.minute')).value, (await call('exhibit.minute')).value]).toEqual([0, 1])
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  // What was counted outlives the kill. A file that was damaged in the meantime is not used, and the log says so.
  writeFileSync(file, readFileSync(EXAMPLE, 'utf8').replace('"after": 60', '"after": 6'))
  const second = await startHost(file, data)
  const again = await openPage(second.url)
  expect((await again('exhibit.open')).value).toMatchObject({ idle: { after: 90 } })
  expect(second.said()).toContain('the last good one is')
  const lines = readFileSync(join(data, 'logs/exhibit.log'), 'utf8').trim().split('\n')
  const events = lines.map((line) => JSON.parse(line) as { event: string; words?: string })
  expect(events.map(({ event }) => event)).toEqual(['begins', 'screen', 'begins', 'file', 'file', 'screen'])
  expect(events[1]?.words).toContain('Nothing but the page locks this machine')
  expect(events[4]?.words).toMatch(/idle\.after: .*At least 30\./)
  await again('exhibit.count', { ...note, kind: 'left', seconds: 9 })
  const [header, line, ...rest] = readFileSync(join(data, 'exhibit/visits.csv'), 'utf8').trim().split('\n')
  expect(header).toBe('day,begun,ended,left,seconds,languages,games,timedout')
  expect(line).toMatch(/^\d{4}-\d\d-\d\d,2,1,1,92,de:2,colorow:2,0$/)
  expect(rest).toEqual([])
  expect((await again('exhibit.deal')).value).toBeGreaterThan(Math.max(...deals))
  // Unlike deals, minutes go on without a gap.
  expect((await again('exhibit.minute')).value).toBe(2)
  expect(readdirSync(data).sort()).toEqual(['exhibit', 'exhibit.json', 'logs'])
})

test('an exhibit without a named file is that of the data folder', async () => {
  const data = newData()
  writeFileSync(join(data, 'exhibit.json'), readFileSync(EXAMPLE, 'utf8').replace('"after": 60', '"after": 77'))
  const call = await openPage((await startHost(null, data)).url)
  expect((await call('exhibit.open')).value).toMatchObject({ idle: { after: 77 } })
})

test('a bad file and no good one before: every fault is said, and the host ends', async () => {
  const file = join(newData(), 'exhibit.json')
  writeFileSync(file, '{"format": "parlor-exhibit/1",\n"games": ["chess"],\n"languages": []}')
  await expect(startHost(file, newData())).rejects.toThrow(/ended with 1: .*Line 2, games\.0.*Line 3, languages/s)
})
