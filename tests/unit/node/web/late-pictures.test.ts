import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AWAITED_LIST, UNFINISHED_MARKER } from '../../../../src/node/web/late-pictures'
import { createStaticFiles } from '../../../../src/node/web/static-files'
import { temporaryFolder } from '../../host/folders'

/** Makes a built page whose pictures the process with this id is still making. */
async function pageInTheMaking(pid: string) {
  const root = await temporaryFolder()
  const baked = join(root, 'baked')
  await mkdir(baked)
  const marker = join(baked, UNFINISHED_MARKER)
  await writeFile(marker, pid)
  return { files: createStaticFiles(root), baked, marker }
}

const PICTURE = '/baked/49-board-1a2b3c4d.webp'

test('a picture that is still being made is answered as soon as it is there', async () => {
  const { files, baked, marker } = await pageInTheMaking(String(process.pid))
  const answer = files({ path: PICTURE })
  await writeFile(join(baked, 'board.part'), 'a board')
  await rename(join(baked, 'board.part'), join(baked, '49-board-1a2b3c4d.webp'))
  expect(await answer).toMatchObject({ status: 200, body: Buffer.from('a board') })
  await rm(marker)
  expect((await files({ path: PICTURE })).status).toBe(200)
})

test('what is no picture is not waited for', async () => {
  const { files } = await pageInTheMaking(String(process.pid))
  expect((await files({ path: '/baked/manifest.json' })).status).toBe(404)
  expect((await files({ path: '/assets/49-board-1a2b3c4d.webp' })).status).toBe(404)
})

test('nobody waits for a picture once its maker has given up', async () => {
  const { files, marker } = await pageInTheMaking(String(process.pid))
  const answer = files({ path: PICTURE })
  await writeFile(marker, '')
  expect((await answer).status).toBe(404)
})

test('nobody waits for a maker that was killed', async () => {
  // No process has this id: it is above what any system gives.
  const { files } = await pageInTheMaking('2147483646')
  expect((await files({ path: PICTURE })).status).toBe(404)
})

test('what is waited for is listed for its maker, each file once', async () => {
  const { files, baked, marker } = await pageInTheMaking(String(process.pid))
  const answers = [
    files({ path: PICTURE }),
    files({ path: PICTURE }),
    files({ path: '/baked/room-wood-5e6f7a8b.webp' }),
  ]
  await expect
    .poll(async () => (await readFile(join(baked, AWAITED_LIST), 'utf8')).split('\n').toSorted())
    .toEqual(['', '49-board-1a2b3c4d.webp', 'room-wood-5e6f7a8b.webp'])
  await writeFile(marker, '')
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404])
})
