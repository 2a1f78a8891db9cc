import { codeSchema, tokenSchema } from '../../protocol/lan/fields'
import type { Credential } from '../../protocol/lan/guest-messages'
import type { JoinedTable } from './types'

/**
 * Returns the pass in the hash of a join link, such as a phone scans: a token (`#join=…`), or the code that people read
 * (`#code=…`); null if there is no valid one.
 */
export function passIn(hash: string): Credential | null {
  const [, kind, pass = ''] = /^#(join|code)=(\w+)(?:&look=\w+)?$/u.exec(hash) ?? []
  if (kind === 'join' && tokenSchema.safeParse(pass).success) return { kind: 'token', token: pass }
  return kind === 'code' && codeSchema.safeParse(pass).success ? { kind: 'code', code: pass } : null
}

/** Page of a host on which a phone that opens a join link sees its hand. */
const HAND = 'hand.html'

/** Returns the link with which a guest joins a table. */
export const linkTo = (address: string, token: string): string => `http://${address}/${HAND}#join=${token}`

/** Returns the link with which a guest joins the table of a code at a host. */
const codeLink = (address: string, code: string): string => `http://${address}/${HAND}#code=${code}`

/** Returns the link to a table that this page has joined; null if it has neither a link nor a code. */
export function linkOf(joined: JoinedTable | null): string | null {
  const code = joined?.code ?? null
  return joined?.links[0] ?? (code === null ? null : codeLink(window.location.host, code))
}

/** Returns the link with which another phone joins a table and sees the hand that is offered there under a word. */
export const lookLink = (link: string, word: string): string => `${link}&look=${word}`

/** Returns the word of an offered hand in the hash of such a link; null if there is none. */
export const lookWordIn = (hash: string): string | null => /&look=(\w{4})$/u.exec(hash)?.[1] ?? null
