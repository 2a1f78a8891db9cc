import { afterEach, expect, test, vi } from 'vitest'
import type * as FaceStyle from '../../../src/renderer/flat/face-style'

const MANIFEST = { pictures: {}, cells: {} }

const MODULE = new URL('../../../src/renderer/flat/face-style.ts', import.meta.url).href
let pageCount = 0

/** Imports the module as a new page does, before any manifest was requested. */
const importFresh = () =>
  import(/* @vite-ignore */ `${MODULE}?page=${String(pageCount++)}`) as Promise<typeof FaceStyle>

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
