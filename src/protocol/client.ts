import type { CallName, Transport } from './call-names'
import type { FoundTable, HostedTable, LoadedSave, PlatformInfo, SaveSummary, Services } from './services'
import { ServiceError } from './services'

/**
 * The services as the page sees them, over any transport. Faults come back as {@link ServiceError}; a transport that
 * fails itself (the host is gone) becomes `unreachable`. The other side of the border checks what is sent.
 */
export function servicesOver(transport: Transport): Services {
  async function call<R>(name: CallName, ...args: readonly unknown[]): Promise<R> {
    const answer = await transport(name, args).catch((fault: unknown) => {
      throw new ServiceError('unreachable', fault instanceof Error ? fault.message : 'No answer.')
    })
    if (!answer.ok) throw new ServiceError(answer.error.code, answer.error.message)
    return answer.value as R
  }
  return {
    saves: {
      list: () => call<SaveSummary[]>('saves.list'),
      create: (head) => call<string>('saves.create', head),
      append: (id, index, entry) => call<undefined>('saves.append', id, index, entry),
      load: (id) => call<LoadedSave>('saves.load', id),
      remove: (id) => call<undefined>('saves.remove', id),
      exportRecord: (id) => call<string>('saves.exportRecord', id),
      importRecord: (text) => call<string>('saves.importRecord', text),
    },
    settings: {
      load: () => call<unknown>('settings.load'),
      save: (settings) => call<undefined>('settings.save', settings),
    },
    lan: {
      open: (wish) => call<HostedTable>('lan.open', wish),
      hosted: () => call<HostedTable[]>('lan.hosted'),
      start: (id, level) => call<boolean>('lan.start', id, ...(level === undefined ? [] : [level])),
      pause: (id, paused) => call<undefined>('lan.pause', id, paused),
      seatBot: (id, seat, level) => call<undefined>('lan.seatBot', id, seat, level),
      remove: (id, seat) => call<undefined>('lan.remove', id, seat),
      end: (id) => call<undefined>('lan.end', id),
      found: () => call<FoundTable[]>('lan.found'),
    },
    platform: () => call<PlatformInfo>('platform'),
  }
}
