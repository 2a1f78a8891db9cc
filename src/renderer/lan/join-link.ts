import { tokenSchema } from '../../protocol/lan/fields'

/** Returns the token in the hash of a join link (`#join=…`), such as a phone scans; null if there is no valid one. */
export function tokenIn(hash: string): string | null {
  const token = /^#join=([0-9a-f]{32})$/u.exec(hash)?.[1]
  return token !== undefined && tokenSchema.safeParse(token).success ? token : null
}

/** Returns the link with which a guest joins a table. */
export const linkTo = (address: string, token: string): string => `http://${address}/#join=${token}`
