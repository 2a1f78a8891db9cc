import { tokenSchema } from '../../protocol/lan/fields'

/** The secret in a link that a phone has read: `#join=…`; null where there is none. */
export function tokenIn(hash: string): string | null {
  const token = /^#join=([0-9a-f]{32})$/u.exec(hash)?.[1]
  return token !== undefined && tokenSchema.safeParse(token).success ? token : null
}

/** The link that leads a guest to a table. */
export const linkTo = (address: string, token: string): string => `http://${address}/#join=${token}`
