import * as z from 'zod/mini'
import { credentialSchema, type Credential } from '../../protocol/lan/guest-messages'

const KEY = 'parlor-box table-screen'

/** Returns the pass of the table whose screen this browser is; null if it is none. */
export function keptTablePass(): Credential | null {
  try {
    const kept = z.safeParse(credentialSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

/** Keeps the pass, so that the browser is the table's screen again after it was switched off; null to forget it. */
export function keepTablePass(pass: Credential | null): void {
  try {
    if (pass === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(pass))
  } catch {
    // A browser that stores nothing asks again.
  }
}
