import type { BrowserWindow } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageAddress } from '../../../src/main/page'
import { keepPage } from '../../../src/main/recovery'
import { FakeDialog, FakeWindow } from './electron'

const electron = { dialog: new FakeDialog() }
vi.mock('electron', () => ({
  get dialog() {
    return electron.dialog
  },
}))
beforeEach(() => {
  electron.dialog = new FakeDialog()
})

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))

function kept() {
  const window = new FakeWindow({})
  const [notes, deeds]: [string[], string[]] = [[], []]
  const revive = keepPage(window as unknown as BrowserWindow, {
    page: pageAddress(undefined),
    note: (sentence) => void notes.push(sentence),
    showLog: () => void deeds.push('log'),
    quit: () => void deeds.push('quit'),
  })
  return { window, contents: window.webContents, notes, deeds, revive, asked: electron.dialog.asked }
}

/** Lets the page crash three times; it is loaded again after the first two crashes. */
async function crashThrice() {
  const all = kept()
  for (let i = 0; i < 3; i++) {
    all.contents.crash()
    await turn()
  }
  return all
}

test('a page that crashes is loaded again, after its event and with word of it, also before its first paint', async () => {
  const { contents, notes, asked } = kept()
  contents.crash('clean-exit')
  await turn()
  expect(contents.loaded).toEqual(['parlor://app/'])
  contents.crash()
  await turn()
  contents.finishLoading()
  contents.crash('oom')
  await turn()
  expect(contents.loaded).toEqual(['parlor://app/', 'parlor://app/?again=true', 'parlor://app/?again=true'])
  expect(notes).toEqual(['The page ended: crashed, status 5.', 'The page ended: oom, status 5.'])
  expect(asked).toEqual([])
})

test('after the third crash the window is shown and the person asked; "Try again" counts anew', async () => {
  const { window, contents, asked } = await crashThrice()
  expect(contents.loaded).toHaveLength(3)
  expect(window.shown).toBe(true)
  expect(asked[0]?.question.buttons).toEqual(['Try again', 'Show the log', 'Quit'])
  asked[0]!.answer(0)
  await turn()
  await turn()
  expect(contents.loaded).toHaveLength(4)
  contents.crash()
  await turn()
  expect(contents.loaded).toHaveLength(5)
  expect(asked).toHaveLength(1)
})

test('the log is shown and the question stays; "Quit" quits', async () => {
  const { deeds, asked } = await crashThrice()
  asked[0]!.answer(1)
  await turn()
  expect(deeds).toEqual(['log'])
  asked[1]!.answer(2)
  await turn()
  expect(deeds).toEqual(['log', 'quit'])
})

test('a page that is brought back by a second start takes the question away, and nothing quits', async () => {
  const { contents, revive, deeds, asked } = await crashThrice()
  revive()
  await turn()
  expect(asked[0]?.question.signal?.aborted).toBe(true)
  expect(contents.loaded).toHaveLength(4)
  expect(deeds).toEqual([])
})

test('a page that does not answer may be waited for, or loaded again', async () => {
  const { window, contents, asked } = kept()
  window.emit('unresponsive')
  window.emit('responsive')
  await turn()
  expect(asked[0]?.question.signal?.aborted).toBe(true)
  window.emit('unresponsive')
  asked[1]!.answer(0)
  await turn()
  expect(contents.loaded).toHaveLength(1)
  window.emit('unresponsive')
  expect(asked[2]?.question.buttons).toEqual(['Wait', 'Load again'])
  asked[2]!.answer(1)
  await turn()
  await turn()
  expect(contents.loaded).toEqual(['parlor://app/', 'parlor://app/?again=true'])
})

test('a page that cannot be loaded is told of in a window that is seen', async () => {
  const { window, contents, asked } = kept()
  contents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', 'parlor://app/', true)
  contents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'parlor://app/x.png', false)
  expect(asked).toEqual([])
  contents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'parlor://app/', true)
  expect(window.shown).toBe(true)
  expect(asked[0]?.question.message).toContain('ERR_FILE_NOT_FOUND')
  asked[0]!.answer(0)
  await turn()
  await turn()
  expect(contents.loaded).toHaveLength(2)
})

test('a window whose page paints nothing shows itself after ten seconds, a painted one at once', () => {
  vi.useFakeTimers()
  try {
    const { window, notes } = kept()
    const painted = kept()
    painted.window.emit('ready-to-show')
    expect([window.shown, painted.window.shown]).toEqual([false, true])
    vi.advanceTimersByTime(10_000)
    expect(window.shown).toBe(true)
    expect([notes.length, painted.notes.length]).toEqual([1, 0])
  } finally {
    vi.useRealTimers()
  }
})

test('a window that was closed is neither asked nor loaded', async () => {
  const { window, contents, deeds } = await crashThrice()
  window.close()
  await turn()
  expect(contents.loaded).toHaveLength(3)
  expect(deeds).toEqual([])
  const other = kept()
  other.contents.crash()
  other.window.close()
  await turn()
  expect(other.contents.loaded).toHaveLength(1)
})
