/**
 * Puts a file in place on a disk that has room for its first bytes only: `cut-short.ts PATH TEXT`. Prints what came of
 * it.
 */
import { codeOf, writeFileAtomically } from '../../../../src/node/storage/disk'
import { fillDisk } from '../lan-server/full-disk'

// Where a limit on files plays the full disk, the system sends this too.
process.on('SIGXFSZ', () => undefined)

const [path = '', text = ''] = process.argv.slice(2)
fillDisk(process.pid)
console.log(
  await writeFileAtomically(path, text).then(
    () => 'written',
    (fault: unknown) => codeOf(fault),
  ),
)
