/**
 * Entry point of the headless host, for a page that is already built. `npm run host` builds the page first if
 * necessary.
 */
import { resolve } from 'node:path'
import { Command } from 'commander'
import { addHostOptions, type HostFlags } from './command-options'
import { pathOfArgument } from '../node/storage/files'
import { runHost } from './run-host'

const program = new Command('parlor-host').description('Serve Parlor Box to a browser on this machine.')

await addHostOptions(program)
  .option('--page <folder>', 'the built page', resolve(import.meta.dirname, '../../out/renderer'))
  .action(async ({ page, ...flags }: HostFlags & { page: string }) => {
    await runHost({ rendererFolder: pathOfArgument(page), ...flags }, (sentence) => console.log(sentence))
  })
  .parseAsync()
