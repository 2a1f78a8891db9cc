import { codeSchema, tokenSchema } from '../../protocol/lan/fields'
import type { Credential } from '../../protocol/lan/guest-messages'

/**
 * Returns the pass in the hash of a join link, such as a phone scans: a token (`#join=…`), or the code that people read
 * (`#code=…`); null if there is no valid one.
 */
export function passIn(hash: string): Credential | null {
  const [, kind, pass = ''] = /^#(join|code)=(\w+)$/u.exec(hash) ?? []
  if (kind === 'join' && tokenSchema.safeParse(pass).success) return { kind: 'token', token: pass }
  return kind === 'code' && codeSchema.safeParse(pass).success ? { kind: 'code', code: pass } : null
}

/** Page of a host on which a phone that opens a join link sees its hand. */
const HAND = 'hand.html'

/** Returns the link with which a guest joins a table. */
export const linkTo = (address: string, token: string): string => `http://${address}/${HAND}#join=${token}`

/** Returns the link with which a guest joins the table of a code at a host. */
export const codeLink = (address: string, code: string): string => `http://${address}/${HAND}#code=${code}`
