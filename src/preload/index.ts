import { contextBridge, ipcRenderer } from 'electron'
import { createCallFunctions, type CallReply, type CallName, type SerializedReply } from '../protocol/app/call-names'
import {
  ipcName,
  OPENED_FILE,
  PAGE_ORDER,
  type Bridge,
  type OpenedFile,
  type PageOrder,
  SOCKET_EVENT,
  SOCKET_ORDER,
  type BridgeSockets,
  type SocketEvent,
  type SocketOrder,
} from '../protocol/app/electron-bridge'

/**
 * Returns the page's sockets to LAN tables, which the main process holds. Orders go to it as JSON text; news comes back
 * with the socket's number.
 */
function createSockets(): BridgeSockets {
  const listeners = new Map<number, (news: SocketEvent) => void>()
  // Numbering starts at random: late news for a previous load of the page then matches no listener.
  let next = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

  const order = (one: SocketOrder) => {
    const text = jsonOf(one)
    if (text !== null) ipcRenderer.send(SOCKET_ORDER, text)
  }
  ipcRenderer.on(SOCKET_EVENT, (_event, socket: number, news: SocketEvent) => {
    const listener = listeners.get(socket)
    if (news.kind === 'close') listeners.delete(socket)
    if (news.kind === 'message') order({ kind: 'heard', socket })
    listener?.(news)
  })

  return {
    open(address, listener) {
      if (typeof address !== 'string' || typeof listener !== 'function') return -1
      const socket = next++
      listeners.set(socket, listener)
      order({ kind: 'open', socket, address })
      return socket
    },
    send: (socket, text) => order({ kind: 'send', socket, text }),
    close: (socket) => order({ kind: 'close', socket }),
  }
}

/**
 * Makes a call to the main process. Arguments are sent as JSON text, so that their size is checked before they are
 * parsed. Arguments that JSON cannot express (a cycle, a BigInt) are answered here with `bad-arguments`.
 */
const call =
  (name: CallName) =>
  async (...args: readonly unknown[]): Promise<CallReply> => {
    const text = jsonOf(args)
    if (text === null) return { ok: false, error: BAD_ARGUMENTS }
    return readAnswer((await ipcRenderer.invoke(ipcName(name), text)) as CallReply | SerializedReply)
  }

const BAD_ARGUMENTS = { code: 'bad-arguments', message: 'The arguments of a call have to be plain data.' }

const tellWindow = (order: PageOrder): void => {
  const text = jsonOf(order)
  if (text !== null) ipcRenderer.send(PAGE_ORDER, text)
}

const early: OpenedFile[] = []

let onFile = (file: OpenedFile): void => {
  early.push(file)
}

ipcRenderer.on(OPENED_FILE, (_event, file: OpenedFile) => onFile(file))

/** The only API that the page gets from Electron: named functions, with no way to send arbitrary messages. */
const bridge: Bridge = {
  ...createCallFunctions(call),
  sockets: createSockets(),
  onOpenedFile(listener) {
    if (typeof listener !== 'function') return
    onFile = listener
    for (const file of early.splice(0)) listener(file)
  },
  owed: (moves) => tellWindow({ kind: 'owed', moves }),
  leaveFullScreen: () => tellWindow({ kind: 'leave-full-screen' }),
}

contextBridge.exposeInMainWorld('parlor', bridge)

/** Returns an answer in the form that the page expects; parses a value that was sent as JSON bytes. */
function readAnswer(answer: CallReply | SerializedReply): CallReply {
  if (!('json' in answer)) return answer
  return { ok: true, value: JSON.parse(new TextDecoder().decode(answer.json)) as unknown }
}

/** Returns data as JSON text, or null if it cannot be serialized (a cycle, a BigInt, a getter that throws). */
function jsonOf(data: unknown): string | null {
  try {
    return JSON.stringify(data)
  } catch {
    return null
  }
}
