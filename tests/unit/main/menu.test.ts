import type { MenuItemConstructorOptions } from 'electron'
import { expect, test, vi } from 'vitest'
import { menuTemplate } from '../../../src/main/menu'
import manifest from '../../../package.json' with { type: 'json' }

vi.mock('electron', () => ({ Menu: {} }))

const rolesOf = (menu: readonly MenuItemConstructorOptions[]) => menu.map((item) => item.role ?? item.label)
const itemsOf = (menu: readonly MenuItemConstructorOptions[], name: string) =>
  menu.find((item) => item.role === name || item.label === name)?.submenu as MenuItemConstructorOptions[]
const deeds = { showLog: vi.fn() }

test('a Mac has the menus that its windows are closed and moved by, other systems have none for that', () => {
  expect(rolesOf(menuTemplate('darwin', deeds))).toEqual([
    'appMenu',
    'fileMenu',
    'editMenu',
    'View',
    'windowMenu',
    'help',
  ])
  for (const platform of ['linux', 'win32'] as const)
    expect(rolesOf(menuTemplate(platform, deeds))).toEqual(['fileMenu', 'editMenu', 'View', 'help'])
})

test('Ctrl and the key of the equals sign make the page larger, as most people press it', () => {
  const view = itemsOf(menuTemplate('linux', deeds), 'View')
  expect(view.filter((item) => item.role === 'zoomIn')).toEqual([
    { role: 'zoomIn' },
    { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false, acceleratorWorksWhenHidden: true },
  ])
  expect(rolesOf(view)).not.toContain('toggleDevTools')
})

test('the help shows the log', () => {
  const [item] = itemsOf(menuTemplate('linux', deeds), 'help')
  item?.click?.({} as never, undefined, {})
  expect(deeds.showLog).toHaveBeenCalledOnce()
})

test('the package names what installers refuse to be made without', () => {
  expect(manifest.homepage).toMatch(/^https:\/\//)
  expect(manifest.author).toMatch(/^.+ <.+@.+>$/)
})
