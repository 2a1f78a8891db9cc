import { Menu, type MenuItemConstructorOptions } from 'electron'

/** Menu commands that are not built into Electron. */
interface MenuActions {
  showLog(): void
}

/**
 * Returns the menu: only what a window needs, such as closing, copying text and zooming. Everything else is on the
 * page.
 */
export function menuTemplate(platform: NodeJS.Platform, { showLog }: MenuActions): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin'
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    {
      label: 'View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        // The same key without Shift, which most people press.
        { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false, acceleratorWorksWhenHidden: true },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    ...(isMac ? [{ role: 'windowMenu' } as const] : []),
    { role: 'help', submenu: [{ label: 'Show the log', click: () => showLog() }] },
  ]
}

export function setMenu(actions: MenuActions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, actions)))
}
