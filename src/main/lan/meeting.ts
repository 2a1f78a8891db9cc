import { commonVersion, PROTOCOL, type GuestMessage, type Pass } from '../../protocol/lan/messages'
import { accept, type Result } from '../../rules/kit'
import type { TurnedAway } from './guards/tally'
import type { Hall } from './hall'
import type { LanTable } from './table/lan-table'

/** Why somebody was not let in. */
export interface Rejection {
  readonly reason: TurnedAway
  readonly message: string
}

/** The first message of a connection: is it a hello in our version, with a pass for one of our tables? */
export function meet(
  hall: Hall,
  address: string,
  message: GuestMessage,
): Result<{ readonly table: LanTable; readonly pass: Pass }, Rejection> {
  if (message.type !== 'hello') return reject('bad-message', 'The first message is a hello.')
  if (commonVersion(PROTOCOL, message.protocol) === null) return reject('wrong-version', hall.versionSentence)
  const wait = hall.lockout.wait(address)
  if (wait > 0) {
    return reject('locked-out', `Too many wrong codes came from there: wait ${String(Math.ceil(wait / 1000))} seconds.`)
  }
  if (hall.full()) return reject('crowded', 'There is no room for more guests.')
  const { pass } = message
  const table = hall.tables().find((one) => one.eyeOf(pass) !== null)
  if (table) return accept({ table, pass })
  hall.lockout.wrong(address)
  return reject('wrong-pass', 'That opens no table here.')
}

function reject(reason: TurnedAway, message: string): { readonly ok: false; readonly error: Rejection } {
  return { ok: false, error: { reason, message } }
}
