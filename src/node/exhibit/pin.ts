import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { PIN_HASH_PATTERN } from '../../exhibit/config'

/** Pattern of a valid PIN. */
export const PIN_PATTERN = /^\d{4,8}$/u

/** Cost of a new hash, as a power of two: about a tenth of a second and 32 MiB per attempt. */
const COST = 15
const BLOCK_SIZE = 8
const SALT_BYTES = 16
const KEY_BYTES = 32

/**
 * Hashes a PIN for storage in a file: `scrypt:COST:SALT:KEY`, with a salt of its own. Throws a RangeError for an
 * invalid PIN.
 */
export async function hashPin(pin: string): Promise<string> {
  if (!PIN_PATTERN.test(pin)) throw new RangeError('A PIN has four to eight digits.')
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(pin, salt, COST)
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** Whether a PIN matches a hash. A malformed hash matches none. */
export async function isPinOf(hash: string, pin: string): Promise<boolean> {
  const [, cost, salt = '', key = ''] = PIN_HASH_PATTERN.exec(hash) ?? []
  if (cost === undefined || !PIN_PATTERN.test(pin)) return false
  const wanted = Buffer.from(key, 'base64url')
  const given = await keyOf(pin, Buffer.from(salt, 'base64url'), Number(cost))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

function keyOf(pin: string, salt: Buffer, cost: number): Promise<Buffer> {
  const [count, block] = [2 ** cost, BLOCK_SIZE]
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, KEY_BYTES, { N: count, r: block, p: 1, maxmem: 256 * count * block }, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    )
  })
}
