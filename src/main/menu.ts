import { Menu, type MenuItemConstructorOptions } from 'electron'

/** What the menu does that is not Electron's own. */
export interface MenuDeeds {
  showLog(): void
}

/** No more than what a window needs: closing, copying text, size. Everything else is on the table. */
export function menuTemplate(platform: NodeJS.Platform, { showLog }: MenuDeeds): MenuItemConstructorOptions[] {
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
        // The same key without Shift, which is what most people press.
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

export function setMenu(deeds: MenuDeeds): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, deeds)))
}
