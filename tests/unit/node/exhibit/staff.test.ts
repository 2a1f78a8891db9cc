import { chmodSync, lstatSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createExhibitLog, lastLogLines } from '../../../../src/node/exhibit/exhibit-log'
import { hashPin, isPinOf } from '../../../../src/node/exhibit/pin'
import { runExhibit } from '../../../../src/node/exhibit/run-exhibit'
import { createStaffDoor, FIRST_LOCK_MS, MAX_TRIES, PASS_LIFETIME_MS } from '../../../../src/node/exhibit/staff'

const folder = mkdtempSync(join(tmpdir(), 'parlor-exhibit-staff-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const example = readFileSync('resources/exhibit.example.json', 'utf8')
const failTest = (fault: unknown): never => expect.fail(String(fault))
let hash = ''
beforeAll(async () => {
  hash = await hashPin('1926')
})

test('a PIN is kept as a salted hash, and nothing else opens it', async () => {
  expect(hash).not.toContain('1926')
  expect(await hashPin('1926')).not.toBe(hash)
  expect(await isPinOf(hash, '1926')).toBe(true)
  for (const other of ['1927', '01926', '', '1926 ', 'abcd']) expect(await isPinOf(hash, other)).toBe(false)
  expect(await isPinOf('1926', '1926')).toBe(false)
  await expect(hashPin('123')).rejects.toThrow(RangeError)
})

describe('the door', () => {
  const codes = async (tries: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(tries)).map((it) =>
      it.status === 'fulfilled' ? 'in' : (it.reason as { code: string }).code,
    )

  test('wrong tries lock it, many at once too; each lock is longer; the right PIN then begins anew', async () => {
    let now = 0
    const door = createStaffDoor(hash, () => now)
    const wrong = () => codes(Array.from({ length: MAX_TRIES }, () => door.enter('0000')))
    expect(await wrong()).toEqual(Array(MAX_TRIES).fill('wrong-pin'))
    expect(await codes([door.enter('1926')])).toEqual(['locked'])
    now += FIRST_LOCK_MS
    expect(await wrong()).toEqual(Array(MAX_TRIES).fill('wrong-pin'))
    now += FIRST_LOCK_MS
    expect(await codes([door.enter('1926')])).toEqual(['locked'])
    now += FIRST_LOCK_MS
    expect(await codes([door.enter('1926')])).toEqual(['in'])
    expect(await wrong()).toEqual(Array(MAX_TRIES).fill('wrong-pin'))
    now += FIRST_LOCK_MS
    expect(await codes([door.enter('1926')])).toEqual(['in'])
  })

  test('a pass ends two minutes after its last use, with the next one, and when it is given back', async () => {
    let now = 0
    const door = createStaffDoor(hash, () => now)
    const first = await door.enter('1926')
    now += PASS_LIFETIME_MS
    door.check(first)
    now += PASS_LIFETIME_MS
    door.check(first)
    expect(() => door.check('0'.repeat(32))).toThrow()
    const second = await door.enter('1926')
    expect(() => door.check(first)).toThrow()
    // The page with the old pass does not log out the page with the new one.
    door.check(second)
    const third = await door.enter('1926')
    expect(third).not.toBe(second)
    now += PASS_LIFETIME_MS + 1
    expect(() => door.check(third)).toThrow()
    const last = await door.enter('1926')
    door.leave()
    expect(() => door.check(last)).toThrow()
  })

  test('without a PIN in the file nobody is let in', async () => {
    expect(await codes([createStaffDoor(null).enter('1926')])).toEqual(['wrong-pin'])
  })
})

describe('the menu', () => {
  const fresh = () => mkdtempSync(join(folder, 'data-'))
  const withPin = () => example.replace('"sound": {', `"staff": { "pin": "${hash}" },\n  "sound": {`)

  async function opened(text: string) {
    const data = fresh()
    const file = join(data, 'exhibit.json')
    writeFileSync(file, text)
    const faults: unknown[] = []
    const asked = {
      file,
      data,
      shell: 'host',
      version: '1.2.3',
      report: (fault: unknown) => faults.push(fault),
    } as const
    const exhibit = await runExhibit(asked)
    return { exhibit, file, data, faults, close: () => exhibit.close() }
  }

  test('tells nothing before the PIN, and then what is on, what is counted and the last of the log', async () => {
    const { exhibit, close } = await opened(withPin())
    const { staff, exhibit: visitors } = exhibit.services
    expect(JSON.stringify(await visitors!.open())).not.toContain('scrypt')
    expect(await visitors!.open()).toMatchObject({ staff: true, hours: {} })
    await expect(staff!.look('')).rejects.toMatchObject({ code: 'no-pass' })
    await expect(staff!.change('', { quiet: true })).rejects.toMatchObject({ code: 'no-pass' })
    await expect(staff!.enter('0000')).rejects.toMatchObject({ code: 'wrong-pin' })
    await visitors!.count({ kind: 'begun', game: 'isolation', language: 'de', seconds: 0 })
    const pass = await staff!.enter('1926')
    const view = await staff!.look(pass)
    expect(view).toMatchObject({
      version: '1.2.3',
      file: 'exhibit.json',
      today: { begun: 1, ended: 0, languages: { de: 1 }, games: { isolation: 1 } },
    })
    expect(view.log.map(({ event }) => event)).toEqual(['staff', 'staff', 'screen', 'begins'])
    await staff!.leave(pass)
    await expect(staff!.look(pass)).rejects.toMatchObject({ code: 'no-pass' })
    await close()
  })

  test('writes its changes into the same file; what else stands there stays, and a page is then shown the new ones', async () => {
    const { exhibit, file, data, close } = await opened(withPin())
    const staff = exhibit.services.staff!
    const pass = await staff.enter('1926')
    await staff.change(pass, {
      games: ['isolation', 'colorow'],
      hours: { every: '10:00-18:00', mon: 'closed' },
      captions: { touch: { en: 'Come and play.', de: 'Spielen Sie mit.' } },
      loudest: 0.3,
      quiet: true,
      pitch: 0.3,
    })
    const changed = readFileSync(file, 'utf8')
    const comments = (text: string) => text.match(/^\s*\/\/.*$/gmu)
    expect(comments(changed)).toEqual(comments(example))
    expect(changed).toContain(hash)
    const asShown = await exhibit.services.exhibit!.open()
    expect(asShown).toMatchObject({
      games: ['isolation', 'colorow'],
      hours: { every: '10:00-18:00', mon: 'closed' },
      sound: { loudest: 0.3, begins: 'off' },
      screen: { quiet: true, pitch: 0.3, table: 'deep' },
      captions: { touch: { en: 'Come and play.' } },
    })
    await close()
    // The changes also outlive a restart.
    const again = await runExhibit({
      file,
      data,
      shell: 'host',
      version: '1.2.3',
      report: failTest,
    })
    expect(again.config).toEqual(asShown)
    await again.close()
  })

  test('a change is also what is shown if the file is damaged later', async () => {
    const { exhibit, file, data, close } = await opened(withPin())
    const pass = await exhibit.services.staff!.enter('1926')
    await exhibit.services.staff!.change(pass, { loudest: 0.25 })
    await close()
    writeFileSync(file, '{"format": "parlor-ex')
    const again = await runExhibit({ file, data, shell: 'host', version: '1.2.3', report: failTest })
    expect(again.config.sound.loudest).toBe(0.25)
    expect(again.warnings[0]).toContain('the last good one is')
    await again.close()
  })

  test.skipIf(process.platform === 'win32')(
    'a file that others may read stays one, and a link stays a link',
    async () => {
      const { exhibit, file, data, close } = await opened(withPin())
      const target = join(data, 'elsewhere.json')
      writeFileSync(target, readFileSync(file))
      chmodSync(target, 0o664)
      rmSync(file)
      symlinkSync('elsewhere.json', file)
      const pass = await exhibit.services.staff!.enter('1926')
      await exhibit.services.staff!.change(pass, { quiet: true })
      expect(lstatSync(file).isSymbolicLink()).toBe(true)
      expect(readFileSync(target, 'utf8')).toContain('"quiet": true')
      expect(statSync(target).mode & 0o777).toBe(0o664)
      await close()
    },
  )

  test('shows the last lines of the program and of the one that keeps a browser, by time', async () => {
    const { exhibit, data, close } = await opened(withPin())
    const keeper = createExhibitLog(data, 'exhibit-browser')
    keeper.write('page', 'The page crashed.')
    keeper.write('browser', 'The browser is started again.')
    const pass = await exhibit.services.staff!.enter('1926')
    const { log } = await exhibit.services.staff!.look(pass)
    expect(log.map(({ event }) => event)).toEqual(['staff', 'browser', 'page', 'screen', 'begins'])
    await close()
  })

  test('lines of two logs stay in their order where the clock was set back; a half line is left out', async () => {
    const data = fresh()
    const [one, other] = [join(data, 'one.log'), join(data, 'other.log')]
    const lines = (...times: string[]) => times.map((at) => `${JSON.stringify({ at, event: at })}\n`).join('')
    writeFileSync(one, `${lines('3', '5', '2', '6')}{"at":"7","ev`)
    writeFileSync(other, lines('1', '4', '9'))
    const read = await lastLogLines([one, other, join(data, 'none.log')], 6)
    expect(read.map(({ at }) => at)).toEqual(['9', '6', '2', '5', '4', '3'])
  })

  test('what the file’s own check refuses is not written, nor anything into a damaged file', async () => {
    const { exhibit, file, close } = await opened(withPin())
    const staff = exhibit.services.staff!
    const pass = await staff.enter('1926')
    for (const bad of [
      { games: [] },
      { games: ['chess'] },
      { hours: { mon: '25:00-26:00' } },
      { hours: { never: 'closed' } },
    ])
      await expect(staff.change(pass, bad)).rejects.toMatchObject({ code: 'bad-exhibit' })
    expect(readFileSync(file, 'utf8')).toBe(withPin())
    writeFileSync(file, '{"games": [')
    await expect(staff.change(pass, { quiet: true })).rejects.toMatchObject({ code: 'bad-exhibit' })
    expect(readFileSync(file, 'utf8')).toBe('{"games": [')
    await close()
  })

  test('without a PIN in the file there is no menu', async () => {
    const { exhibit, close } = await opened(example)
    expect(exhibit.services.staff).toBeUndefined()
    expect(await exhibit.services.exhibit!.open()).toMatchObject({ staff: false })
    await close()
  })
})
