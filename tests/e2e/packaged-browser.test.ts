import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { shouldSkip } from '../machine'

const run = promisify(execFile)
const program = resolve(import.meta.dirname, 'programs/draw-words.ts')
const words = ['--import', 'tsx', program]

/**
 * Reason why a process cannot have its own view of the file system here, or null where it can. Root can always make
 * such a process, and on most machines every user can.
 */
const whyNot = await run('unshare', [
  '--map-root-user',
  '--mount',
  'mount',
  '-t',
  'tmpfs',
  'none',
  '/usr/share/fonts',
]).then(
  () => null,
  () => 'Fonts cannot be hidden from a process here: whether a machine without any will do is not tested.',
)

test.skipIf(shouldSkip('hidden-fonts', whyNot))(
  'the packaged browser draws words on a machine that has no fonts and no settings for them',
  async () => {
    const hide = 'for place in /usr/share/fonts /usr/local/share/fonts /etc/fonts; do'
    const script = `${hide} [ ! -d $place ] || mount -t tmpfs none $place; done; exec "$@"`
    const command = ['--map-root-user', '--mount', 'sh', '-c', script, '-', process.execPath, ...words]
    const { stdout } = await run('unshare', command)
    expect((JSON.parse(stdout) as { width: number }).width).toBeGreaterThan(10)
  },
)
