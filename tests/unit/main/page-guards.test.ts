import type { App, Session } from 'electron'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPageAddress, pageAddress, guardContents, guardSession } from '../../../src/main/page'
import { FakeApp, FakeContents, FakeSession } from './electron'

const page = pageAddress(undefined)

function guarded(): FakeContents {
  const app = new FakeApp()
  guardContents(app as unknown as App, page)
  const contents = new FakeContents()
  app.emit('web-contents-created', {}, contents)
  return contents
}

/** Returns whether the guard lets an event pass. */
function passes(contents: FakeContents, name: string, details: object = {}): boolean {
  let stopped = false
  contents.emit(name, { ...details, preventDefault: () => (stopped = true) })
  return !stopped
}

describe('our address', () => {
  test('is the scheme and host, and nothing that only looks like it', () => {
    expect(isPageAddress('parlor://app/', page)).toBe(true)
    expect(isPageAddress('parlor://app/index.html?quality=low#box', page)).toBe(true)
    for (const other of [
      'https://app/',
      'parlor://app.evil.example/',
      'parlor://evil/',
      'parlor://evil@app/',
      'file:///etc/passwd',
      'about:blank',
      'data:text/html,parlor://app/',
      'blob:parlor://app/1',
      'parlor:app',
      '',
    ]) {
      expect(isPageAddress(other, page), other).toBe(false)
    }
  })

  test('is the development server only while one is named', () => {
    expect(pageAddress('http://localhost:5173/')).toEqual({
      origin: 'http://localhost:5173',
      url: 'http://localhost:5173/',
    })
    expect(isPageAddress('http://localhost:5173/x', page)).toBe(false)
  })

  test('no web address is ours', () => {
    fc.assert(fc.property(fc.webUrl(), (url) => !isPageAddress(url, page)))
  })
})

describe('a window', () => {
  test('stays at our address', () => {
    const contents = guarded()
    expect(passes(contents, 'will-navigate', { url: 'parlor://app/index.html' })).toBe(true)
    expect(passes(contents, 'will-navigate', { url: 'https://example.org/' })).toBe(false)
    expect(passes(contents, 'will-navigate', { url: 'file:///etc/passwd' })).toBe(false)
    expect(passes(contents, 'will-redirect', { url: 'parlor://app/' })).toBe(false)
  })

  test('holds no frames, no further windows and no web views', () => {
    const contents = guarded()
    expect(passes(contents, 'will-frame-navigate', { url: 'parlor://app/', isMainFrame: false })).toBe(false)
    expect(passes(contents, 'will-frame-navigate', { url: 'parlor://app/', isMainFrame: true })).toBe(true)
    expect(passes(contents, 'will-attach-webview')).toBe(false)
    expect(contents.openHandler?.()).toEqual({ action: 'deny' })
  })
})

describe('a session', () => {
  function session(): FakeSession {
    const fake = new FakeSession()
    guardSession(fake as unknown as Session, page)
    return fake
  }

  test.each([
    'media',
    'geolocation',
    'notifications',
    'midi',
    'openExternal',
    'clipboard-read',
    'fullscreen',
    'hid',
    'unknown',
  ])('refuses %s, asked or checked', (permission) => {
    const fake = session()
    const answers: boolean[] = []
    fake.request?.(null, permission, (allowed) => answers.push(allowed))
    expect(answers).toEqual([false])
    expect(fake.check?.(null, permission)).toBe(false)
    expect(fake.device?.()).toBe(false)
  })

  test('lets a record go out that the page made, and no other download', () => {
    const fake = session()
    const saved = (url: string, name: string) => {
      let stopped = false
      fake.emit(
        'will-download',
        { preventDefault: () => (stopped = true) },
        { getURL: () => url, getFilename: () => name },
      )
      return !stopped
    }
    expect(saved('blob:parlor://app/7a1b', 'forty-nine.parlor')).toBe(true)
    expect(saved('blob:parlor://app/7a1b', 'forty-nine-table-2026-01-02-1904.png')).toBe(true)
    expect(saved('blob:parlor://app/7a1b', 'forty-nine-film-2026-01-02-1904.gif')).toBe(true)
    expect(saved('blob:parlor://app/7a1b', 'pack-a4.pdf')).toBe(true)
    expect(saved('blob:parlor://app/7a1b', 'setup.exe')).toBe(false)
    expect(saved('https://example.org/a.parlor', 'a.parlor')).toBe(false)
    expect(saved('blob:parlor://app.evil/7a1b', 'a.parlor')).toBe(false)
    expect(saved('data:,x', 'a.parlor')).toBe(false)
  })
})
