/** The one thing that the page gets from Electron: named functions, and nothing that could send anything else. */
import { contextBridge, ipcRenderer } from 'electron'
import { ipcName, OPENED_FILE, type Bridge, type OpenedFile } from '../protocol/bridge'
import type { Answer, CallName } from '../protocol/call-names'
import { sockets } from './sockets'

/** Arguments cross as JSON text, so that the main process measures them before it looks into them. */
const call =
  (name: CallName) =>
  (...args: readonly unknown[]): Promise<Answer> =>
    ipcRenderer.invoke(ipcName(name), JSON.stringify(args)) as Promise<Answer>

const early: OpenedFile[] = []
let listen = (file: OpenedFile): void => {
  early.push(file)
}
ipcRenderer.on(OPENED_FILE, (_event, file: OpenedFile) => listen(file))

const bridge: Bridge = {
  saves: {
    list: call('saves.list'),
    create: call('saves.create'),
    append: call('saves.append'),
    load: call('saves.load'),
    remove: call('saves.remove'),
    exportRecord: call('saves.exportRecord'),
    importRecord: call('saves.importRecord'),
  },
  settings: { load: call('settings.load'), save: call('settings.save') },
  lan: {
    open: call('lan.open'),
    hosted: call('lan.hosted'),
    start: call('lan.start'),
    pause: call('lan.pause'),
    seatBot: call('lan.seatBot'),
    remove: call('lan.remove'),
    end: call('lan.end'),
    found: call('lan.found'),
  },
  sockets: sockets(),
  platform: call('platform'),
  onOpenedFile(listener) {
    listen = listener
    for (const file of early.splice(0)) listener(file)
  },
}

contextBridge.exposeInMainWorld('parlor', bridge)
