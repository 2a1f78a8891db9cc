import type { ServiceError, TableWarning } from '../../../protocol/app/services'
import { letterOf } from '../../../rules/kit'
import type { LanTable } from '../table/lan-table'
import { outOfFiles } from '../../network/interfaces'
import { guestAddresses } from './guest-addresses'
import type { HostRuntime } from './host-runtime'

/** Lists a table's current warnings, the worst first. */
export function tableWarnings({ room }: LanTable, { guestListener, announcers, host }: HostRuntime): TableWarning[] {
  const { id } = room.spec
  const gap = host.gapOf(id)
  const unsaved = [...unsavedFor(host.faults(id)), ...(gap ? [gap] : [])]
  const { listener, fault } = guestListener
  const strangers = [...(outOfFiles() ? [TOO_MANY_FILES] : []), ...(host.connections.guessing ? [GUESSING] : [])]
  const asking = [...room.hands.asking].slice(0, MOST_ASKING).map(([seat, { name }]) => asks(letterOf(seat), name))
  const troubles = [...unsaved, ...asking, ...strangers]
  if (!listener) return [...troubles, shut(fault ?? '')]
  if (guestAddresses(listener).length === 0) return [...troubles, ALONE]
  const silence = announcers.silence(id)
  return silence ? [...troubles, unheard(silence.reason)] : troubles
}

const TOO_MANY_FILES: TableWarning = {
  code: 'too-many-files',
  params: {},
  message: 'The system gives this program no more open files: who comes now may not get in. Play goes on.',
}

const GUESSING: TableWarning = {
  code: 'guessing',
  params: {},
  message:
    "Somebody is guessing the codes of tables here, and is slowed down. Whoever has a chair or the table's link is let in as ever.",
}

/**
 * Faults with a known remedy, which are shown in preference to others: free up space, or allow the program to write.
 */
const KINDS = ['disk-full', 'read-only'] as const

/** Reports one fault for all: a full disk refuses many writes at once. */
function unsavedFor(faults: readonly ServiceError[]): TableWarning[] {
  const known = KINDS.map((kind) => faults.find(({ code }) => code === kind)).find((fault) => fault !== undefined)
  const fault = known ?? faults[0]
  if (!fault) return []
  const code = known ? `unsaved-${known.code}` : 'unsaved'
  return [{ code, params: { reason: fault.message }, message: `Not saved: ${fault.message}` }]
}

/** Maximum number of such requests shown, to leave room for worse warnings. */
const MOST_ASKING = 3

function asks(seat: string, name: string): TableWarning {
  const message = `${name} asks to take over chair ${seat}, and somebody there may know a hand of this game already.`
  return { code: 'asks-for-chair', params: { seat, name }, message }
}

function shut(reason: string): TableWarning {
  return { code: 'no-listener', params: { reason }, message: `Nobody can be let in: ${reason}` }
}

const ALONE: TableWarning = {
  code: 'no-network',
  params: {},
  message: 'This machine is on no network now: only it can reach the table.',
}

function unheard(reason: string | null): TableWarning {
  const found = "Other machines can't find this table by themselves"
  const led = 'The link, its QR code and a typed address lead to it all the same.'
  return reason === null
    ? { code: 'unannounced', params: {}, message: `${found}. ${led}` }
    : { code: 'unheard', params: { reason }, message: `${found} (${reason}). ${led}` }
}
