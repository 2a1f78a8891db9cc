import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../eventually'
import { temporaryFolder } from './folders'
import { programFile } from '../../programs/program'

const root = resolve(import.meta.dirname, '../../..')

/** Module that causes a fault in the host at each of two signals: an uncaught error and an unhandled rejection. */
const FAULTS = `data:text/javascript,
process.on('SIGUSR2', () => { throw new Error('Anna holds the 42') });
process.on('SIGWINCH', () => { Promise.reject(new Error('Bert holds the 13')) })`.replaceAll('\n', '')

test.skipIf(process.platform === 'win32')(
  'faults of a headless host are logged without what they say; a rejection leaves it running, an error ends it (Windows has no such signals)',
  async () => {
    const [data, page] = [await temporaryFolder(), await temporaryFolder()]
    await writeFile(join(page, 'index.html'), '<!doctype html>')
    const words = [programFile('src/host/main.ts'), '--data', data, '--page', page, '--port', '0', '--no-open']
    const host = spawn(process.execPath, ['--import', FAULTS, ...words], { cwd: root })
    onTestFinished(() => void host.kill('SIGKILL'))
    let said = ''
    for (const stream of [host.stdout, host.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = once(host, 'exit')
    await eventually(() => expect(said).toContain('Parlor Box is at'))
    const log = () => readFileSync(join(data, 'logs', 'host.log'), 'utf8')
    host.kill('SIGWINCH')
    await eventually(() => expect(log()).toContain('nobody heard it: Error'))
    expect(host.exitCode).toBeNull()
    host.kill('SIGUSR2')
    expect(await ended).toEqual([1, null])
    expect(log()).toContain('An error was not caught: Error')
    expect(log() + said).not.toMatch(/Anna|Bert/)
  },
)
