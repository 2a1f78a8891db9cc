import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Letters and digits that nobody mistakes for each other, on paper or aloud over a table. */
const SPOKEN = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 6

/** 128 secret bits in hex: whoever shows them is let in. */
export const newToken = (): string => randomBytes(16).toString('hex')

/**
 * What a table is called when somebody asks across the room.
 * @param taken codes of other tables
 * @param draw a whole number below another, by chance
 */
export function newCode(taken: ReadonlySet<string>, draw: (below: number) => number = randomInt): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => SPOKEN.charAt(draw(SPOKEN.length))).join('')
    if (!taken.has(code)) return code
  }
}

/** What is kept of a token: enough to know it again, too little to use it. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether two texts are equal, in a time that tells nothing of where they differ. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(fingerprint(one), 'hex'), Buffer.from(fingerprint(other), 'hex'))
}
