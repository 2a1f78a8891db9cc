import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { programFile } from '../../../programs/program'

const ROOT = resolve(import.meta.dirname, '../../../..')
export const EXAMPLE = join(ROOT, 'resources/exhibit.example.json')

/** A host in a process of its own. */
export interface HostProcess {
  readonly child: ChildProcess
  readonly url: string
  readonly said: () => string
}

/** Makes an empty data folder for a test. */
export function newData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-exhibit-host-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Ends a host at once, as a power cut does. */
export async function cutPower({ child }: Pick<HostProcess, 'child'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/**
 * Starts the real host with an exhibit in a process of its own, with the one of the data folder for null; resolves when
 * the host says its address. It is killed at the end of the test.
 */
export async function startHost(exhibit: string | null, data: string): Promise<HostProcess> {
  const page = join(newData(), 'page')
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
  const named = exhibit === null ? [] : [exhibit]
  const words = ['--port', '0', '--exhibit', ...named, '--no-open', '--page', page, '--data', data]
  const child = spawn(process.execPath, [programFile('src/host/main.ts'), ...words], { cwd: ROOT })
  onTestFinished(() => cutPower({ child }))
  let said = ''
  const url = await new Promise<string>((done, failed) => {
    const hear = (part: Buffer) => {
      said += part.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)
      if (found) done(found[0])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (status) => failed(new Error(`It ended with ${String(status)}: ${said}`)))
  })
  return { child, url, said: () => said }
}

export interface CallReply {
  readonly ok: boolean
  readonly value?: unknown
  readonly error?: { readonly code: string; readonly message: string }
}

/** Makes a call as the page makes it. */
export type PageCall = (name: string, ...args: readonly unknown[]) => Promise<CallReply>

/** Opens the page of a host; returns a function that makes the page's calls. */
export async function openPage(url: string): Promise<PageCall> {
  const cookie = (await fetch(url)).headers.get('set-cookie')?.split(';')[0] ?? ''
  return async (name, ...args) => {
    const headers = { 'content-type': 'application/json', origin: url.slice(0, -1), cookie }
    const answer = await fetch(`${url}api/${name}`, { method: 'POST', headers, body: JSON.stringify(args) })
    return (await answer.json()) as CallReply
  }
}
