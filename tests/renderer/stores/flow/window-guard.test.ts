// @vitest-environment happy-dom
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { createSaveService, type SaveFolder } from '../../../../src/node/storage/save-service'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import type { SaveService } from '../../../../src/protocol/app/services'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { useShownGame } from '../../../../src/renderer/stores/output/shown-game'
import { usePage } from '../../../../src/renderer/stores/app/page'
import { setServices } from '../../../../src/renderer/stores/app/services'
import { goToShelf, leaveUnsaved, resumeSave } from '../../../../src/renderer/stores/flow/game-actions'
import { comeBack, useShellWindow } from '../../../../src/renderer/stores/flow/window-guard'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { gameById } from '../../../../src/rules/catalogue'
import { openStores } from '../fresh-stores'

let at = ''
let folder: SaveFolder
let refuses = false
let told: unknown[] = []
let unmount: () => void = () => undefined

beforeEach(async () => {
  at = await mkdtemp(join(tmpdir(), 'parlor-window-'))
  folder = await createSaveService(at, { find: gameById })
  refuses = false
  told = []
  const full: SaveService = {
    ...folder.saves,
    append: (...args) => (refuses ? Promise.reject(new Error('The disk is full.')) : folder.saves.append(...args)),
  }
  const others = createServicesClient(() =>
    Promise.resolve({ ok: false, error: { code: 'unreachable', message: 'No host.' } }),
  )
  setServices({ ...others, saves: full })
  openStores()
  useShownGame()
  sessionStorage.clear()
  const parlor = { owed: (moves: number) => told.push(moves), leaveFullScreen: () => told.push('leave') }
  Object.defineProperty(window, 'parlor', { value: parlor, configurable: true })
  const wrapper = mount(
    defineComponent(() => {
      useShellWindow()
      return () => h('i')
    }),
  )
  unmount = () => wrapper.unmount()
})

afterEach(async () => {
  unmount()
  useTable().leave()
  Object.defineProperty(window, 'parlor', { value: undefined, configurable: true })
  await folder.close()
  await rm(at, { recursive: true, force: true })
})

async function begin(): Promise<void> {
  const chairs = [{ kind: 'person', name: 'Anna' } as const]
  await useTable().start({ game: 'nine-men-square', options: {}, chairs, seed: 'one' })
  usePage().go('game')
  await flushPromises()
}

async function playOne(): Promise<void> {
  const table = useTable()
  const [move] = useSelection().source?.moves ?? []
  await table.play(0, move!.move)
  await flushPromises()
}

/** Returns whether the page keeps its window from closing. */
function holds(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  // Chromium before 119 asks only where the window's own handler returns something.
  expect(window.onbeforeunload?.(event) === true).toBe(event.defaultPrevented)
  return event.defaultPrevented
}

it('holds its window back while moves are on no disk, says how many, and lets it go when they are', async () => {
  await begin()
  await playOne()
  expect([holds(), told]).toEqual([false, []])
  refuses = true
  await playOne()
  await playOne()
  expect(holds()).toBe(true)
  expect(told.at(-1)).toBe(2)
  refuses = false
  await playOne()
  expect(holds()).toBe(false)
  expect(told.at(-1)).toBe(0)
})

it('writes what the disk refused also without a further move, as soon as the disk takes it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await begin()
  refuses = true
  await playOne()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([holds(), told.at(-1)]).toEqual([true, 1])
  refuses = false
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.waitUntil(() => useTable().unsaved === null)
  expect([holds(), told.at(-1)]).toEqual([false, 0])
})

async function hide(persisted: boolean): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
  await flushPromises()
}

it('keeps no game that nobody has played when its page goes, but every other, and all where the page may come back', async () => {
  const kept = async () => (await folder.saves.list()).map(({ moves }) => moves)
  await begin()
  await hide(true)
  expect(await kept()).toEqual([0])
  await hide(false)
  await expect.poll(kept).toEqual([])
  await begin()
  await playOne()
  await hide(false)
  expect(await kept()).toEqual([1])
})

it.each([
  ['going to the shelf', () => goToShelf()],
  ['going on with a save', () => resumeSave(useTable().saveId!)],
])('asks before moves that are on no disk are lost by %s', async (_, leave) => {
  await begin()
  refuses = true
  await playOne()
  const left = useTable().table
  await leave()
  expect([usePage().sheets, useTable().table === left]).toEqual([['unsaved'], true])
  usePage().close()
  expect(holds()).toBe(true)
  await leave()
  await leaveUnsaved()
  expect(useTable().table === left).toBe(false)
  expect(usePage().sheets).not.toContain('unsaved')
})

it('goes back to the game that lay there when it crashed, and says so', async () => {
  await begin()
  await playOne()
  const [id, ply] = [useTable().saveId, useTable().ply]
  // The page is gone, but what its window keeps is still there.
  openStores()
  await comeBack(new URL('parlor://app/?again=true') as unknown as Location)
  expect([useTable().saveId, useTable().ply, usePage().place]).toEqual([id, ply, 'game'])
  expect(useSelection().shownRefusal?.text).toMatch(/^The table crashed/)
})

it('goes back to a game that nobody has played yet, without a word, where a part of the page was asked for again', async () => {
  await begin()
  const id = useTable().saveId
  // Set in the moment of the event: files that share this page go back in its history.
  window.history.replaceState(null, '', '/?again=asked')
  await hide(false)
  openStores()
  await comeBack(new URL('parlor://app/?again=asked') as unknown as Location)
  expect([useTable().saveId, usePage().place]).toEqual([id, 'game'])
  expect(useSelection().shownRefusal).toBeNull()
})

it('is at the shelf after a crash there, and says so; nothing is said where nothing crashed', async () => {
  await comeBack(new URL('parlor://app/') as unknown as Location)
  expect(useSelection().shownRefusal).toBeNull()
  await comeBack(new URL('parlor://app/?again=true') as unknown as Location)
  expect(usePage().place).toBe('shelf')
  expect(useSelection().shownRefusal?.text).toMatch(/^The table crashed/)
})

it('leaves full screen with Escape, unless the key closes a sheet', () => {
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  usePage().open('settings')
  press()
  expect(told).toEqual([])
  usePage().close()
  press()
  expect(told).toEqual(['leave'])
})

it.each([
  ['took the key', (event: Event) => event.preventDefault()],
  ['kept it to itself', (event: Event) => event.stopPropagation()],
])('stays in full screen where something on the page %s', (_, take) => {
  const field = document.body.appendChild(document.createElement('input'))
  const press = () =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  field.addEventListener('keydown', take)
  press()
  field.removeEventListener('keydown', take)
  expect(told).toEqual([])
  press()
  field.remove()
  expect(told).toEqual(['leave'])
})
