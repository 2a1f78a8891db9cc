import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent } from 'electron'
import { ipcName } from '../protocol/bridge'
import { CALL_NAMES, type Answer } from '../protocol/call-names'
import { callService } from '../protocol/dispatch'
import { parseJson } from '../protocol/json'
import type { Services } from '../protocol/services'
import { isOurs, type PageAddress } from './address'

/** Longest list of arguments, in characters of JSON: the longest record with every character escaped. */
const MAX_ARGUMENTS = 4 * 1024 * 1024

/** One handler for each call of the table. Only the top frame of a window at our own address is answered. */
export function registerCalls(
  ipc: IpcMain,
  services: Services,
  page: PageAddress,
  report: (fault: unknown) => void,
): void {
  for (const name of CALL_NAMES) {
    ipc.handle(ipcName(name), async (event, text: unknown): Promise<Answer> => {
      if (!isTopFrameOf(event, page)) return failed('stranger', 'Only the page of this app may call its services.')
      if (typeof text !== 'string') return failed('bad-arguments', 'A call carries its arguments as JSON text.')
      const args = parseJson(text, { length: MAX_ARGUMENTS, depth: 32 })
      if (!args.ok) return failed(args.error.code, args.error.message)
      return callService(services, name, args.value, report)
    })
  }
}

/** Whether a message comes from the top frame of a window at our own address. */
export function isTopFrameOf(event: IpcMainInvokeEvent | IpcMainEvent, page: PageAddress): boolean {
  const frame = event.senderFrame
  return frame !== null && frame.parent === null && frame === event.sender.mainFrame && isOurs(frame.url, page)
}

function failed(code: string, message: string): Answer {
  return { ok: false, error: { code, message } }
}
