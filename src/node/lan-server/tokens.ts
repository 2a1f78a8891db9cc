import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Letters and digits that are not mistaken for each other, in writing or in speech. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 6

/** Creates a secret token: 128 random bits in hex, which give access to their holder. */
export const createToken = (): string => randomBytes(16).toString('hex')

/**
 * Creates the code of a table, short enough to call out across a room.
 * @param takenCodes codes of other tables
 * @param randomBelow returns a random integer below its argument
 */
export function createCode(
  takenCodes: ReadonlySet<string>,
  randomBelow: (below: number) => number = randomInt,
): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () =>
      CODE_ALPHABET.charAt(randomBelow(CODE_ALPHABET.length)),
    ).join('')
    if (!takenCodes.has(code)) return code
  }
}

/** Returns the digest that is stored of a token: it can verify the token, but not replace it. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether two texts are equal, compared in constant time. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(fingerprint(one), 'hex'), Buffer.from(fingerprint(other), 'hex'))
}
