import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates the folder of a browser's profile, in memory where the system has a place for that. Resolves to null, and says
 * why, if there is no room for one.
 */
export async function createProfile(say: (sentence: string) => void): Promise<string | null> {
  try {
    return await mkdtemp(join(process.env['XDG_RUNTIME_DIR'] || tmpdir(), 'parlor-exhibit-'))
  } catch (fault) {
    say(`There is no place for the browser's profile: ${String(fault)}`)
    return null
  }
}

/** Removes the folder of a profile, in which the parts of a browser that was killed may still write for a moment. */
export async function removeProfile(profile: string | null, say: (sentence: string) => void): Promise<void> {
  if (profile === null) return
  await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch((fault: unknown) => {
    say(`The browser's profile was not removed: ${String(fault)}`)
  })
}
