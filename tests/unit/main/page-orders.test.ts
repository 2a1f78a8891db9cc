import type { BrowserWindow, IpcMain, WebContents } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageAddress } from '../../../src/main/page'
import { askBeforeLosing, registerPageOrders } from '../../../src/main/page-orders'
import { PAGE_ORDER } from '../../../src/protocol/app/electron-bridge'
import { FakeDialog, FakeIpc, FakeWindow } from './electron'

const electron = { dialog: new FakeDialog(), BrowserWindow: FakeWindow }
vi.mock('electron', () => ({
  get dialog() {
    return electron.dialog
  },
  get BrowserWindow() {
    return electron.BrowserWindow
  },
}))
beforeEach(() => {
  electron.dialog = new FakeDialog()
  FakeWindow.all = []
})

function wired() {
  const ipc = new FakeIpc()
  const window = new FakeWindow({})
  const orders = registerPageOrders(ipc as unknown as IpcMain, pageAddress(undefined))
  askBeforeLosing(window as unknown as BrowserWindow, orders)
  const order = (text: unknown, url = 'parlor://app/') => {
    const frame = { url, parent: null }
    const sender = Object.assign(window.webContents, { mainFrame: frame })
    ipc.emit(PAGE_ORDER, { senderFrame: frame, sender }, text)
  }
  const owed = () => orders.unsavedMovesOf(window.webContents as unknown as WebContents)
  /** Returns whether the window leaves a page that tries to hold it back. */
  const leaves = (): boolean => {
    let left = false
    window.webContents.emit('will-prevent-unload', { preventDefault: () => (left = true) })
    return left
  }
  return { window, order, owed, leaves }
}

test('a window whose page holds unsaved moves is closed only when the person says so, who is told how many', () => {
  const { order, leaves } = wired()
  order('{"kind":"owed","moves":3}')
  expect(leaves()).toBe(false)
  expect(electron.dialog.askedAtOnce[0]).toMatchObject({
    message: 'The last 3 moves are not saved.',
    buttons: ['Keep it open', 'Close all the same'],
    cancelId: 0,
  })
  electron.dialog.atOnce = 1
  order('{"kind":"owed","moves":1}')
  expect(leaves()).toBe(true)
  expect(electron.dialog.askedAtOnce[1]?.message).toBe('The last move is not saved.')
})

test('the page may leave full screen', () => {
  const { window, order } = wired()
  window.fullScreen = true
  order('{"kind":"leave-full-screen"}')
  expect(window.fullScreen).toBe(false)
})

test('strangers, and orders that are none, are passed over', () => {
  const { window, order, owed } = wired()
  window.fullScreen = true
  order('{"kind":"owed","moves":3}', 'https://evil.example/')
  order('{"kind":"leave-full-screen"}', 'https://evil.example/')
  for (const odd of [undefined, 7, '', '[', 'null', '{}', '{"kind":"owed"}', '{"kind":"owed","moves":-1}']) order(odd)
  order('{"kind":"owed","moves":1,"more":1}')
  order('{"kind":"owed","moves":1' + ' '.repeat(1000) + '}')
  expect(owed()).toBe(0)
  expect(window.fullScreen).toBe(true)
})
