import { expect, test } from 'vitest'
import { createJobQueue } from '../../../src/async/job-queue'

/** Returns a queue with jobs that note in `done` when they begin and end. */
function watched() {
  const inTurn = createJobQueue()
  const done: string[] = []
  const releases: (() => void)[] = []
  /** Returns a job that lasts until it is released. */
  const long = (name: string) => async () => {
    done.push(`${name} begins`)
    await new Promise<void>((resolve) => releases.push(resolve))
    done.push(`${name} ends`)
    return name
  }
  return { inTurn, done, long, release: () => releases.shift()?.() }
}

test('a job that finds nothing under way begins at once', async () => {
  const { inTurn, done } = watched()
  const first = inTurn(() => done.push('a'))
  expect(done).toEqual(['a'])
  expect(await first).toBe(1)
  const second = inTurn(() => done.push('b'))
  expect(done).toEqual(['a', 'b'])
  expect(await second).toBe(2)
})

test('jobs run one after another in the order in which they were asked for', async () => {
  const { inTurn, done, long, release } = watched()
  const jobs = [inTurn(long('a')), inTurn(long('b')), inTurn(() => done.push('c'))]
  expect(done).toEqual(['a begins'])
  release()
  await jobs[0]
  await expect.poll(() => done).toEqual(['a begins', 'a ends', 'b begins'])
  release()
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 5])
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c'])
})

test('a job that fails is told of to whoever asked for it, and does not stop the next', async () => {
  const { inTurn, done } = watched()
  const wrong = inTurn(() => {
    throw new Error('no')
  })
  const late = inTurn(() => Promise.reject(new Error('not then either')))
  const right = inTurn(() => done.push('after'))
  await expect(wrong).rejects.toThrow('no')
  await expect(late).rejects.toThrow('not then either')
  expect(await right).toBe(1)
})

test('a job asked for by another waits for that one’s end', async () => {
  const { inTurn, done } = watched()
  let inner = null as Promise<unknown> | null
  await inTurn(() => {
    inner = inTurn(() => done.push('inner'))
    done.push('outer')
  })
  await inner
  expect(done).toEqual(['outer', 'inner'])
})
