import type { ChildProcess } from 'node:child_process'
import open from 'open'

/**
 * Opens a page in this machine's browser, or tells the user to do so if that fails. The opener program may be missing
 * or forbidden, which shows only after it has been called.
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
