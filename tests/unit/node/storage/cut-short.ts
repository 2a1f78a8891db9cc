/** Writes a file to a disk that has room for its first bytes only: `cut-short.ts PATH TEXT`. Prints the outcome. */
import { codeOf, writeFileAtomically } from '../../../../src/node/storage/disk'
import { fillDisk } from '../lan-server/full-disk'

// Where a limit on the size of files stands in for the full disk, the system also sends this signal.
process.on('SIGXFSZ', () => undefined)

const [path = '', text = ''] = process.argv.slice(2)
fillDisk(process.pid)
console.log(
  await writeFileAtomically(path, text).then(
    () => 'written',
    (fault: unknown) => codeOf(fault),
  ),
)
