/**
 * Asks for a file while no other can be opened, and once more when there is room again: `starved-files.ts FOLDER PATH`.
 * Prints both outcomes.
 */
import { closeSync, openSync } from 'node:fs'
import { createStaticFiles } from '../../../../src/node/web/static-files'

const [folder = '', path = ''] = process.argv.slice(2)
const files = createStaticFiles(folder)
const ask = () => files({ path, acceptEncoding: 'gzip' })
const open: number[] = []
try {
  for (;;) open.push(openSync('/dev/null', 'r'))
} catch {
  // There is no room for one more now.
}
const starved = await ask()
  .then(({ status }) => String(status))
  .catch((fault: unknown) => (fault as NodeJS.ErrnoException).code)
for (const one of open) closeSync(one)
const { status } = await ask()
console.log(JSON.stringify([starved, String(status)]))
