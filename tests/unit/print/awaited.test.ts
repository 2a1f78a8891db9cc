import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { awaitedFiles, takeNextJob } from '../../../build/print/bake/distribute-jobs'
import { isOnShelf } from '../../../build/print/bake/baked-files'
import { JOBS } from '../../../build/print/pictures'
import { temporaryFolder } from '../host/folders'

const jobOf = (picture: string) => JOBS.findIndex((job) => picture in job.pictures)
const onShelf = JOBS.findIndex(isOnShelf)
const later = JOBS.flatMap((job, i) => (isOnShelf(job) ? [] : [i]))

test('a picture that a page waits for is drawn before all others but those of the shelf', async () => {
  const list = join(await temporaryFolder(), 'awaited')
  await writeFile(list, '49-board-1a2b3c4d.webp\nlion-atlas-small-5e6f7a8b.webp\n')
  const queue = [onShelf, ...later]
  const taken = [1, 2, 3].map(() => takeNextJob(queue, JOBS, awaitedFiles(list)))
  expect(taken[0]).toBe(onShelf)
  expect(taken.slice(1).toSorted()).toEqual([jobOf('49/board'), jobOf('lion/atlas')].toSorted())
})

test('without a list, or with one that names nothing known, jobs come in their order until none is left', () => {
  const queue = [...later]
  const names = new Set(['nothing.webp'])
  const taken = [
    takeNextJob(queue, JOBS, awaitedFiles('no such list')),
    ...later.slice(1).map(() => takeNextJob(queue, JOBS, names)),
  ]
  expect(taken).toEqual(later)
  expect(takeNextJob(queue, JOBS, names)).toBeUndefined()
})
