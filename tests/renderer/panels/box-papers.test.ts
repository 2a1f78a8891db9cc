// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import LicencesSheet from '../../../src/renderer/panels/sheets/LicencesSheet.vue'
import ManualSheet from '../../../src/renderer/panels/sheets/ManualSheet.vue'
import PrintSheet from '../../../src/renderer/panels/sheets/PrintSheet.vue'
import { eventually } from '../../eventually'
import { openFreshStores } from '../stores/fresh-stores'

const DOCUMENTS = { 'print/forty-nine-outfit-a4': 'print-forty-nine-outfit-a4-1234abcd.pdf' }

let saved: { name: string; size: number }[]

beforeEach(() => {
  openFreshStores()
  saved = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob)
    return `blob:${blobs.size - 1}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size: blobs.get(this.href)?.size ?? 0 })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Serves the page's files to it. */
const serve = (files: Readonly<Record<string, unknown>>) =>
  vi.stubGlobal('fetch', (url: string) => {
    const file = files[url.replace('./', '')]
    if (file === undefined) return Promise.resolve(new Response('', { status: 404 }))
    return Promise.resolve(typeof file === 'string' ? new Response(file) : Response.json(file))
  })

it('offers the open box as a file to print, and says so if it has none', async () => {
  serve({
    'baked/manifest.json': { documents: DOCUMENTS },
    [`baked/${DOCUMENTS['print/forty-nine-outfit-a4']}`]: '%PDF-1.7',
  })
  const sheet = mount(PrintSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  await sheet.get('[data-paper="a4"]').trigger('click')
  await flushPromises()
  expect(saved).toEqual([{ name: 'forty-nine-outfit-a4.pdf', size: 8 }])
  expect(sheet.find('[data-fault]').exists()).toBe(false)

  await sheet.get('[data-paper="letter"]').trigger('click')
  await flushPromises()
  expect(sheet.get('[data-fault]').text()).toContain('without the sheets')
  expect(saved).toHaveLength(1)
  sheet.unmount()
})

it('shows the text of every licence', async () => {
  serve({
    'licences.json': [
      { name: 'Parlor Box', version: '0.1.0', licence: 'MIT', text: 'MIT License: own' },
      { name: 'three', version: '1.0.0', licence: 'MIT', text: 'MIT License: three' },
    ],
  })
  const sheet = mount(LicencesSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  await flushPromises()
  expect(sheet.findAll('[data-part]').map((part) => part.get('pre').text())).toEqual([
    'MIT License: own',
    'MIT License: three',
  ])
  sheet.unmount()
})

/** Opens the manual in a browser with these languages. */
function openManual(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const sheet = mount(ManualSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  return { sheet, title: () => sheet.get('[data-manual] h1').text() }
}

it('opens the manual at the player’s page, and at the others', async () => {
  const { sheet, title } = openManual('en-GB', 'de')
  await eventually(() => expect(title()).toBe('Ten minutes for a player'))
  for (const [reader, words] of [
    ['evening', 'An evening with others'],
    ['curator', 'For a curator'],
    ['carrying-on', 'For whoever carries the work on'],
  ] as const) {
    await sheet.get(`[data-reader="${reader}"]`).trigger('click')
    expect(title()).toBe(words)
  }
  sheet.unmount()
})

it('shows what players read in their language, which they may choose, and the rest in English', async () => {
  const { sheet, title } = openManual('pt-BR', 'fr-CA', 'de')
  await eventually(() => expect(title()).toBe('Dix minutes pour jouer'))
  for (const [code, words] of [
    ['de', 'Zehn Minuten zum Spielen'],
    ['es', 'Diez minutos para jugar'],
    ['en', 'Ten minutes for a player'],
    ['fr', 'Dix minutes pour jouer'],
  ] as const) {
    await sheet.get(`[data-language="${code}"]`).trigger('click')
    expect(title()).toBe(words)
    expect(sheet.get('[data-manual]').attributes('lang')).toBe(code)
    expect(sheet.findAll('[data-manual] img').map((img) => img.attributes('src'))).toHaveLength(2)
  }
  await sheet.get('[data-reader="curator"]').trigger('click')
  expect(title()).toBe('For a curator')
  expect(sheet.get('[data-manual]').attributes('lang')).toBe('en')
  expect(sheet.find('[data-language]').exists()).toBe(false)
  await sheet.get('[data-reader="evening"]').trigger('click')
  expect(title()).toBe('Une soirée à plusieurs')
  sheet.unmount()
})
