import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent } from 'electron'
import { ipcName } from '../protocol/app/electron-bridge'
import { CALL_NAMES, type CallReply, type SerializedReply } from '../protocol/app/call-names'
import { callService } from '../protocol/app/call-service'
import { parseJson } from '../protocol/wire/bounded-json'
import type { Services } from '../protocol/app/services'
import { isPageAddress, type PageAddress } from './page'

/** Longest list of arguments, in characters of JSON: the longest record with every character escaped. */
const MAX_ARGUMENTS = 4 * 1024 * 1024

/** Registers one handler for each call name. Only the top frame of a window at the app's own address is answered. */
export function registerCalls(
  ipc: IpcMain,
  services: Services,
  page: PageAddress,
  report: (fault: unknown) => void,
): void {
  for (const name of CALL_NAMES) {
    ipc.handle(ipcName(name), async (event, text: unknown): Promise<CallReply | SerializedReply> => {
      if (!isTopFrameOf(event, page)) return failed('stranger', 'Only the page of this app may call its services.')
      if (typeof text !== 'string') return failed('bad-arguments', 'A call carries its arguments as JSON text.')
      const args = parseJson(text, { length: MAX_ARGUMENTS, depth: 32 })
      if (!args.ok) return failed(args.error.code, args.error.message)
      return callService(services, name, args.value, report)
    })
  }
}

/** Whether a message comes from the top frame of a window at the app's own address. */
export function isTopFrameOf(event: IpcMainInvokeEvent | IpcMainEvent, page: PageAddress): boolean {
  const frame = event.senderFrame
  return frame !== null && frame.parent === null && frame === event.sender.mainFrame && isPageAddress(frame.url, page)
}

function failed(code: string, message: string): CallReply {
  return { ok: false, error: { code, message } }
}
