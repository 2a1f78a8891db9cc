import { expect, test } from 'vitest'
import { doAll } from '../../../src/async/do-all'

test('all of it is done in its order, whatever comes of a part; a single fault is told as it is', async () => {
  const done: string[] = []
  const does = (what: string) => async () => {
    await Promise.resolve()
    done.push(what)
  }
  await doAll(does('a'), () => undefined, does('b'))
  const fault = new Error('The disk is full.')
  await expect(doAll(does('c'), () => Promise.reject(fault), does('d'))).rejects.toBe(fault)
  expect(done).toEqual(['a', 'b', 'c', 'd'])
})

test('several faults are told together, those that are thrown at once among them', async () => {
  const faults = [new Error('The disk is full.'), new TypeError('No number.')] as const
  const thrown = doAll(
    () => Promise.reject(faults[0]),
    () => {
      throw faults[1]
    },
  )
  await expect(thrown).rejects.toMatchObject({ errors: faults, message: 'The disk is full. No number.' })
})
