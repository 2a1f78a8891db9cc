import { afterEach, expect, test, vi } from 'vitest'
import { faceStyle } from '../../../../src/renderer/flat/face-style'
import type * as PictureManifest from '../../../../src/renderer/stage/model/picture-manifest'

const MANIFEST = { pictures: {}, cells: {} }

const MODULE = new URL('../../../../src/renderer/stage/model/picture-manifest.ts', import.meta.url).href
let pageCount = 0

/** Imports the module as a new page does, before any manifest was requested. */
const importFresh = () =>
  import(/* @vite-ignore */ `${MODULE}?page=${String(pageCount++)}`) as Promise<typeof PictureManifest>

afterEach(() => vi.unstubAllGlobals())

/** Loads the manifest twice on a fresh page; `first` answers the first request, the manifest all later ones. */
async function loadTwice(first: () => Promise<Response>) {
  const request = vi.fn(() => (request.mock.calls.length === 1 ? first() : Promise.resolve(Response.json(MANIFEST))))
  vi.stubGlobal('fetch', request)
  const { loadBakedManifest } = await importFresh()
  return { loaded: [await loadBakedManifest(), await loadBakedManifest()], requestCount: request.mock.calls.length }
}

test.each([
  ['the network fails', () => Promise.reject(new TypeError('no network'))],
  ['the server fails', () => Promise.resolve(new Response('', { status: 503 }))],
])('if %s, the manifest of the pictures is requested again', async (_case, first) => {
  expect(await loadTwice(first)).toEqual({ loaded: [null, MANIFEST], requestCount: 2 })
})

test.each([
  ['nothing is at its address', new Response('', { status: 404 })],
  ['a page is at its address', new Response('<!doctype html>')],
])('if %s, there is no manifest, and none is requested again', async (_case, response) => {
  expect(await loadTwice(() => Promise.resolve(response))).toEqual({ loaded: [null, null], requestCount: 1 })
})

test('the manifest is requested once', async () => {
  expect(await loadTwice(() => Promise.resolve(Response.json(MANIFEST)))).toEqual({
    loaded: [MANIFEST, MANIFEST],
    requestCount: 1,
  })
})

test('a hand’s page shows the smallest picture that the build made', async () => {
  const size = { width: 8, height: 8 }
  const pictures = {
    '49/board': { ...size, file: 'board.webp', small: 'board-small.webp', hand: 'board-hand.webp' },
    'room/wood': { ...size, file: 'wood.webp', small: 'wood-small.webp' },
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...MANIFEST, pictures })))
  const { loadBakedManifest } = await importFresh()
  const manifest = await loadBakedManifest(true)
  const shown = ['49/board', 'room/wood'].map((face) => faceStyle(manifest, face, false)?.['backgroundImage'])
  expect(shown).toEqual(['url("./baked/board-hand.webp")', 'url("./baked/wood-small.webp")'])
})

test('the colour aid of a face lies over its print, where it has one', () => {
  const size = { width: 8, height: 8 }
  const manifest: PictureManifest.BakedManifest = {
    version: '1',
    pictures: {
      '49/atlas': { ...size, file: 'atlas.webp', small: 'atlas-small.webp' },
      '49/atlas-aid': { ...size, file: 'aid.webp', small: 'aid-small.webp' },
      '49/lid': { ...size, file: 'lid.webp', small: 'lid-small.webp' },
    },
    documents: {},
    cells: { '49/17': { picture: '49/atlas', x: 0, y: 0, w: 0.5, h: 0.5 } },
  }
  const shown = (face: string, aid: boolean) => faceStyle(manifest, face, aid, 'file')?.['backgroundImage']
  expect(shown('49/17', true)).toBe('url("./baked/aid.webp"), url("./baked/atlas.webp")')
  expect(shown('49/17', false)).toBe('url("./baked/atlas.webp")')
  expect(shown('49/lid', true)).toBe('url("./baked/lid.webp")')
})
