import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JournalPool } from '../../../../src/node/storage/journal-pool'
import { runCount } from '../../../scale'

/** Returns journals that take some time to open and to close, and that notice when one is opened twice. */
function slowJournals() {
  const open = new Set<string>()
  const clashes: string[] = []
  const aWhile = () => new Promise((resolve) => setImmediate(resolve))
  const opening = (id: string) => async () => {
    if (open.has(id)) clashes.push(id)
    open.add(id)
    await aWhile()
    return {
      async close() {
        await aWhile()
        await aWhile()
        open.delete(id)
        return null
      },
    }
  }
  return {
    open,
    clashes,
    opening,
    aWhile,
  }
}

test('no journal is opened while it is still being closed, whoever asks for whatever in whatever order', async () => {
  const ids = ['a', 'b', 'c', 'd']
  const asking = fc.record({
    id: fc.constantFrom(...ids),
    how: fc.constantFrom('use', 'reread', 'away'),
    pause: fc.nat(3),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(asking, { maxLength: 30 }), fc.integer({ min: 1, max: 2 }), async (asked, mostOpen) => {
      const journals = slowJournals()
      const desk = new JournalPool<Awaited<ReturnType<ReturnType<typeof journals.opening>>>>(mostOpen)
      const busy = new Set<string>()
      const job = (id: string) => async () => {
        expect(busy.has(id)).toBe(false)
        busy.add(id)
        await journals.aWhile()
        busy.delete(id)
      }
      const jobs: Promise<void>[] = []
      for (const { id, how, pause } of asked) {
        for (let i = 0; i < pause; i++) await journals.aWhile()
        if (how === 'away') jobs.push(desk.withClosed(id, job(id)))
        else jobs.push(desk[how](id, journals.opening(id), job(id)))
      }
      await Promise.all(jobs)
      expect(journals.clashes).toEqual([])
      expect(journals.open.size).toBeLessThanOrEqual(mostOpen)
      await desk.closeAll()
      expect([...journals.open]).toEqual([])
    }),
    { numRuns: runCount(200) },
  )
})
