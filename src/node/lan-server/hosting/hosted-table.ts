import type { HostedTable, ServiceError, TableWarning } from '../../../protocol/app/services'
import { letterOf } from '../../../rules/kit'
import { hasNoDescriptorLeft } from '../../network/interfaces'
import type { LanTable } from '../table/lan-table'
import { guestLinks, ownAddress, guestAddresses } from './guest-addresses'
import type { HostRuntime } from './host-runtime'
import type { Asker } from '../table/room-state'

/** Describes a table for its owner, with the links for guests and the current warnings. */
export function toHostedTable(table: LanTable, runtime: HostRuntime): HostedTable {
  const { room, lobby } = table
  const { id, code, token, ownerKey } = room.spec
  const { listener } = runtime.guestListener
  const places = listener ? guestLinks(listener) : []
  return {
    id,
    code,
    token,
    ownerKey,
    lobby,
    // The secret is in the fragment, which browsers do not send.
    links: places.map(({ url }) => `${url}hand.html#join=${token}`),
    adapters: places.map(({ adapter }) => adapter),
    address: listener ? ownAddress(listener) : '',
    troubles: tableWarnings(table, runtime),
  }
}

/** Lists a table's current warnings, the worst first. */
function tableWarnings({ room }: LanTable, runtime: HostRuntime): TableWarning[] {
  const { guestListener, announcers, host } = runtime
  const { id } = room.spec
  const ofFiles = host.warningOf(id)
  const unsaved = [...saveWarningsFor(host.faults(id)), ...(ofFiles ? [ofFiles] : [])]
  const { listener, fault } = guestListener
  const strangers = [
    ...(hasNoDescriptorLeft() ? [TOO_MANY_FILES] : []),
    ...(host.connections.isUnderGuessing ? [GUESSING] : []),
  ]
  const asking = [...room.hands.askers]
    .slice(0, MAX_REQUESTS)
    .map(([seat, { name, wish }]) => requestWarning(letterOf(seat), name, wish))
  const moved = runtime.haveLinksChanged(id) ? [LINKS_CHANGED] : []
  const warnings = [...unsaved, ...asking, ...moved, ...strangers]
  if (!listener) return [...warnings, noListenerWarning(fault ?? '')]
  if (guestAddresses(listener).length === 0) return [...warnings, NO_NETWORK]
  const silence = announcers.discoveryFailure(id)
  if (silence) return [...warnings, unannouncedWarning(silence.reason)]
  return announcers.isNameContested(id) ? [...warnings, CONTESTED_NAME] : warnings
}

type Params = TableWarning['params']

function warning(code: string, message: string, params: Params = {}): TableWarning {
  return { code, params, message }
}

const LINKS_CHANGED = warning(
  'links-changed',
  'Another program has the port at which this table was reached before, so its links and QR code have changed: old ones lead nowhere.',
)

const TOO_MANY_FILES = warning(
  'too-many-files',
  'The system gives this program no more open files: who comes now may not get in. Play goes on.',
)

const GUESSING = warning(
  'guessing',
  "Somebody is guessing the codes of tables here, and is slowed down. Whoever has a chair or the table's link is let in as ever.",
)

const CONTESTED_NAME = warning(
  'contested-name',
  "Another machine keeps claiming this table's name, so lists of tables may show it late or under another name. The link, its QR code and a typed address lead to it all the same.",
)

/**
 * Faults with a known remedy, which are shown in preference to others: free up space, or allow the program to write.
 */
const KINDS = ['disk-full', 'read-only'] as const

/** Reports one fault for all: a full disk refuses many writes at once. */
function saveWarningsFor(faults: readonly ServiceError[]): TableWarning[] {
  const known = KINDS.map((kind) => faults.find(({ code }) => code === kind)).find((fault) => fault !== undefined)
  const fault = known ?? faults[0]
  if (!fault) return []
  const code = known ? `unsaved-${known.code}` : 'unsaved'
  return [warning(code, `Not saved: ${fault.message}`, { reason: fault.message })]
}

/** Maximum number of such requests shown, to leave room for worse warnings. */
const MAX_REQUESTS = 3

function requestWarning(seat: string, name: string, wish: Asker['wish']): TableWarning {
  if (wish === 'look') {
    const message = `${name || 'Somebody who watches'} asks to see the hand that chair ${seat} offers, and somebody there knows another of this game.`
    return warning(name === '' ? 'asks-watching' : 'asks-to-look', message, { seat, name })
  }
  if (wish === 'return') {
    const message = `Somebody who says they are ${name} asks to have chair ${seat} again, from another device or browser.`
    return warning('asks-back', message, { seat, name })
  }
  const message = `${name} asks to take over chair ${seat}, and somebody there may know a hand of this game already.`
  return warning('asks-for-chair', message, { seat, name })
}

function noListenerWarning(reason: string): TableWarning {
  return warning('no-listener', `Nobody can be let in: ${reason}`, { reason })
}

const NO_NETWORK = warning('no-network', 'This machine is on no network now: only it can reach the table.')

function unannouncedWarning(reason: string | null): TableWarning {
  const found = "Other machines can't find this table by themselves"
  const led = 'The link, its QR code and a typed address lead to it all the same.'
  return reason === null
    ? warning('unannounced', `${found}. ${led}`)
    : warning('unheard', `${found} (${reason}). ${led}`, { reason })
}
