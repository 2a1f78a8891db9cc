import type { ChildProcess } from 'node:child_process'
import open from 'open'

/**
 * Opens a page in the browser of this machine, and says so where that can't be: the program that opens pages may be
 * missing, or forbidden, which is known only after it was called.
 */
export async function openInBrowser(
  url: string,
  say: (sentence: string) => void,
  opener: (url: string) => Promise<ChildProcess> = open,
): Promise<void> {
  const failed = () => say('No browser could be opened; open it yourself.')
  const child = await opener(url).catch(() => null)
  if (child) child.once('error', failed)
  else failed()
}
