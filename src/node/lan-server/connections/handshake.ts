import { commonVersion, type GuestMessage, type Credential } from '../../../protocol/lan/messages'
import { accept } from '../../../rules/kit'
import type { ConnectionRegistry } from './types'
import type { LanTable } from '../table/lan-table'
import { REPLACED } from '../table/seat-credentials'

/** Why a guest was not let in. */
export interface HandshakeError {
  readonly reason: string
  readonly message: string
  /** Delay before the guest is told, in milliseconds; none if absent. */
  readonly delayMs?: number
}

/** The table that a pass opens and the common protocol version, or the reason for a rejection. */
export type AuthResult =
  | {
      readonly ok: true
      readonly value: { readonly table: LanTable; readonly pass: Credential; readonly version: number }
    }
  | Rejected

interface Rejected {
  readonly ok: false
  readonly error: HandshakeError
}

/**
 * Checks the first message of a connection: it must be a hello, with a common protocol version and a pass for one of
 * the tables.
 */
export function authenticateHello(registry: ConnectionRegistry, address: string, message: GuestMessage): AuthResult {
  if (message.type !== 'hello') return reject('bad-message', 'The first message is a hello.')
  const version = commonVersion(registry.protocol, message.protocol)
  if (version === null) return reject('wrong-version', registry.versionSentence)
  const { pass } = message
  // Only codes are short enough to guess; holders of 128-bit tokens are never locked out.
  const objection = pass.kind === 'code' ? objectionToGuesses(registry, address) : null
  if (objection !== null) return reject('locked-out', objection)
  // A chair is kept for whoever has it, however many onlookers there are.
  if (pass.kind !== 'resume' && registry.isFull()) return reject('crowded', 'There is no room for more guests.')
  const table = registry.tables().find((one) => one.eyeOf(pass) !== null)
  if (table) return accept({ table, pass, version })
  if (registry.tables().some((one) => one.isFormer(pass))) return reject('replaced', REPLACED)
  if (registry.mayOpenLostTable(pass)) return reject('table-unreadable', UNREADABLE)
  if (pass.kind === 'code') registry.lockout.recordViolation(address)
  return reject('wrong-pass', 'That opens no table here.', pass.kind === 'code' ? registry.guesses.recordWrong() : 0)
}

const UNREADABLE =
  'That table cannot be read on its host’s machine just now. Your chair is kept; please ask whoever hosts it.'

/** Returns why no code and no return word from an address is examined now; null if one is. */
export function objectionToGuesses({ lockout, guesses }: ConnectionRegistry, address: string): string | null {
  const wait = lockout.remainingLockout(address)
  if (wait > 0) return `Too many wrong codes came from there: wait ${String(Math.ceil(wait / 1000))} seconds.`
  return guesses.mayCheck() ? null : 'Somebody is guessing codes: wait a second, or use the link of the table.'
}

function reject(reason: string, message: string, delayMs = 0): Rejected {
  return { ok: false, error: { reason, message, delayMs } }
}
