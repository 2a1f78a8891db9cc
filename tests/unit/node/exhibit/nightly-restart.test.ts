import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LogLine } from '../../../../src/protocol/app/exhibit-calls'
import { createRestartRule, MIN_AGE_MS, MIN_PAUSE_MS } from '../../../../src/node/exhibit/nightly-restart'
import { hashPin } from '../../../../src/node/exhibit/pin'
import { runExhibit, type RunExhibitOptions } from '../../../../src/node/exhibit/run-exhibit'
import { runCount } from '../../../scale'
import { EXAMPLE, newData } from './host-process'

afterEach(() => void vi.useRealTimers())

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const at = (time: string): number => new Date(`2026-03-24T${time}`).getTime()

describe('the rule', () => {
  /** Creates the rule of a program that has run for ten hours; returns a function that says the time. */
  function olderProgram(restart: string | null = '04:00') {
    const isTime = createRestartRule()
    return (time: string, { idle = true, age = 10 * HOUR, now = restart } = {}) =>
      isTime({ at: now, time: at(time), age, idle })
  }

  test('it is time when the clock passes the time of day, and at no other', () => {
    const isTime = olderProgram()
    expect([isTime('03:59:50'), isTime('03:59:58'), isTime('04:00:03'), isTime('04:00:08')]).toEqual([
      ...[false, false, true, false],
    ])
    const never = olderProgram(null)
    expect([never('03:59:58'), never('04:00:03')]).toEqual([false, false])
    const late = olderProgram()
    expect([late('04:00:03'), late('23:00')]).toEqual([false, false])
  })

  test('a machine that slept or whose clock was put forward over that time restarts as well', () => {
    const isTime = olderProgram()
    expect([isTime('01:00'), isTime('09:30')]).toEqual([false, true])
  })

  test('whoever plays then ends first', () => {
    const isTime = olderProgram()
    const busy = { idle: false }
    expect([isTime('03:59:58', busy), isTime('04:00:03', busy), isTime('04:12', busy)]).toEqual([false, false, false])
    expect(isTime('04:13')).toBe(true)
  })

  test('a program that started within the last hour does not restart', () => {
    const isTime = olderProgram()
    const young = { age: MIN_AGE_MS - 1 }
    expect([isTime('03:59:58', young), isTime('04:00:03', young), isTime('05:00')]).toEqual([false, false, false])
  })

  test('a time that the staff change while somebody plays counts from then on', () => {
    const isTime = olderProgram()
    isTime('03:59:58')
    expect(isTime('04:00:03', { idle: false })).toBe(false)
    expect(isTime('04:01', { now: '04:30' })).toBe(false)
    expect([isTime('04:29:58', { now: '04:30' }), isTime('04:30:03', { now: '04:30' })]).toEqual([false, true])
  })

  /** A step of a program's life: the real time that passes, where the clock then jumps to, and what else changes. */
  const steps = fc.array(
    fc.record({
      passes: fc.oneof(fc.constant(5 * SECOND), fc.integer({ min: 1, max: 30 * HOUR })),
      jumps: fc.oneof(fc.constant(0), fc.integer({ min: -400 * 24 * HOUR, max: 400 * 24 * HOUR })),
      restart: fc.constantFrom('04:00', '04:00', '00:00', '23:59', '02:30', null),
      idle: fc.boolean(),
    }),
    { maxLength: 60 },
  )

  test('however the clock jumps: no restart of a young program, none while somebody plays, none within twenty hours', () => {
    let restarts = 0
    fc.assert(
      fc.property(steps, (life) => {
        const isTime = createRestartRule()
        let [time, age, last] = [at('12:00'), 0, -Infinity]
        for (const { passes, jumps, restart, idle } of life) {
          age += passes
          time += passes + jumps
          if (!isTime({ at: restart, time, age, idle })) continue
          expect(idle).toBe(true)
          expect(restart).not.toBe(null)
          expect(age).toBeGreaterThanOrEqual(MIN_AGE_MS)
          expect(age - last).toBeGreaterThanOrEqual(MIN_PAUSE_MS)
          last = age
          restarts++
        }
      }),
      { numRuns: runCount(2000) },
    )
    expect(restarts).toBeGreaterThan(0)
  })

  test('with a clock that does not jump and nobody playing, there is one restart each day, in summer time as in winter', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(new Date('2026-07-01').getTimezoneOffset()).toBe(-120)
    const isTime = createRestartRule()
    const days: string[] = []
    const begun = new Date('2026-01-01T12:00').getTime()
    for (let age = 0; age < 365 * 24 * HOUR; age += 10 * MINUTE) {
      const time = new Date(begun + age)
      if (!isTime({ at: '02:30', time: time.getTime(), age, idle: true })) continue
      days.push(time.toDateString())
      expect([2, 3]).toContain(time.getHours())
    }
    expect(new Set(days).size).toBe(days.length)
    expect(days).toHaveLength(365)
  })
})

describe('an exhibit', () => {
  /** Runs an exhibit from ten in the evening on. Its page says every two seconds which scene it shows. */
  async function run(options: Partial<RunExhibitOptions> = {}) {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'performance'] })
    vi.setSystemTime(at('22:00'))
    const data = newData()
    const file = join(data, 'exhibit.json')
    const pin = `"staff": { "pin": "${await hashPin('1926')}" },\n  "sound": {`
    writeFileSync(file, readFileSync(EXAMPLE, 'utf8').replace('"sound": {', pin))
    const report = (fault: unknown) => expect.fail(String(fault))
    const exhibit = await runExhibit({ file, data, shell: 'host', version: '1.2.3', report, ...options })
    onTestFinished(() => exhibit.close())
    const { exhibit: page, staff } = exhibit.services
    await page!.open()
    return {
      exhibit,
      file,
      staff: staff!,
      load: () => page!.open(),
      /** Lets time pass while the page shows a scene; resolves to what the page was told to do. */
      async pass(ms: number, scene: string): Promise<Set<string>> {
        const orders = new Set<string>()
        for (let passed = 0; passed < ms; passed += 2000) {
          orders.add(await page!.alive(scene))
          vi.advanceTimersByTime(2000)
        }
        return orders
      },
      restarts: () => exhibit.watch.health().restarts,
      log: () =>
        readFileSync(exhibit.log.path, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as LogLine)
          .filter(({ event }) => event === 'restart')
          .map(({ words }) => words),
    }
  }

  test('of a host: in the night its page is told to load itself again, once, when neither visitors nor staff are there', async () => {
    const { pass, load, restarts, log } = await run()
    expect(restarts()).toBe(0)
    expect(await pass(6 * HOUR, 'play')).toEqual(new Set(['none']))
    expect(await pass(5 * MINUTE, 'staff')).toEqual(new Set(['none']))
    expect([restarts(), log()]).toEqual([0, []])
    expect(await pass(10 * SECOND, 'closed')).toContain('reload')
    expect([restarts(), log()]).toEqual([1, ['nightly: the page begins anew']])
    // A visitor who has just come is not interrupted.
    expect(await pass(10 * SECOND, 'choice')).toEqual(new Set(['none']))
    expect(await pass(10 * SECOND, 'attract')).toEqual(new Set(['reload']))
    await load()
    expect(await pass(HOUR, 'attract')).toEqual(new Set(['none']))
    // The next night.
    await pass(20 * HOUR, 'attract')
    expect(restarts()).toBe(1)
    await pass(3 * HOUR, 'attract')
    expect(restarts()).toBe(2)
  })

  test('of a supervised host ends only after its page has begun anew and has been there for a minute', async () => {
    const endForRestart = vi.fn()
    const { pass, load, restarts, log } = await run({ endForRestart })
    await pass(6 * HOUR + 10 * SECOND, 'attract')
    expect(restarts()).toBe(1)
    // As long as there is no new page, the host stays.
    await pass(5 * MINUTE, 'attract')
    expect(endForRestart).not.toHaveBeenCalled()
    await load()
    await pass(50 * SECOND, 'attract')
    expect(endForRestart).not.toHaveBeenCalled()
    await pass(5 * MINUTE, 'play')
    expect(endForRestart).not.toHaveBeenCalled()
    await pass(10 * SECOND, 'attract')
    expect(endForRestart).toHaveBeenCalledTimes(1)
    await pass(48 * HOUR, 'attract')
    expect(endForRestart).toHaveBeenCalledTimes(1)
    expect(log()).toEqual(['nightly: the page begins anew', 'nightly: the program ends and is started again'])
  })

  test('restarts at the time that its file has now', async () => {
    const { pass, file, staff, restarts } = await run()
    writeFileSync(file, readFileSync(file, 'utf8').replace('"restart": "04:00"', '"restart": "05:00"'))
    await staff.change(await staff.enter('1926'), { quiet: true })
    await pass(6.5 * HOUR, 'attract')
    expect(restarts()).toBe(0)
    await pass(HOUR, 'attract')
    expect(restarts()).toBe(1)
    writeFileSync(file, readFileSync(file, 'utf8').replace('"restart": "05:00"', '"restart": "never"'))
    await staff.change(await staff.enter('1926'), { quiet: false })
    await pass(48 * HOUR, 'attract')
    expect(restarts()).toBe(1)
  })
})
