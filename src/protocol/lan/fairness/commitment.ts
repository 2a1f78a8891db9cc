import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The owner of a hidden value: the letter of a seat, or the host. It is part of the hash, so that nobody can submit a
 * copy of another's commitment.
 */
export type LuckOwner = string

export const HOST_OWNER: LuckOwner = 'host'

const DOMAIN = 'parlor-box/luck/1 commitment'

/**
 * Returns a new hidden value: 256 bits from the platform's secure random generator, in hex. Works on pages without a
 * secure context.
 */
export function createHiddenValue(): string {
  return bytesToHex(randomBytes(32))
}

/**
 * Returns the hash that is shown before play: SHA-256 over the domain, a zero byte, the owner, a zero byte and the 32
 * bytes of the value. `value` is 64 hex digits, as in messages; throws otherwise.
 */
export function commitmentOf(owner: LuckOwner, value: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${DOMAIN}\0${owner}\0`), hexToBytes(value))))
}

/** Whether a value is the one to which its owner had committed. */
export function keepsCommitment(commitment: string, owner: LuckOwner, value: string): boolean {
  return commitmentOf(owner, value) === commitment
}
