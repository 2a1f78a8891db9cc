/**
 * `npm run test:electron`: opens the real window, starts a game and plays. Needs Electron's runtime and a display; if
 * one is missing it says so and skips.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron } from 'playwright-core'
import { messageOf } from '../src/async/do-all'
import { hasDisplay } from '../src/host/has-display'
import { countLogLines, openGame, playTurns } from '../tests/e2e/first-moves'
import { ensureBuilt } from './launch/build'
import { findRuntime } from './launch/runtime'

const root = resolve(import.meta.dirname, '..')
const say = (sentence: string) => console.log(sentence)

const program = findRuntime(root)
if (program === null) skip("Electron's runtime is not on this machine")
else if (!hasDisplay()) skip('this machine has no display')
else if (await ensureBuilt(root, say)) await drive(program)
else process.exitCode = 1

function skip(why: string): void {
  say(`Skipped: ${why}.`)
  say('0 passed, 0 failed, 1 skipped')
}

async function drive(executablePath: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parlor-box-electron-'))
  let fault: string | null = null
  try {
    await playInWindow(executablePath, folder)
  } catch (thrown) {
    fault = messageOf(thrown)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  if (fault !== null) say(`The window failed: ${fault}`)
  say(fault === null ? '1 passed, 0 failed' : '0 passed, 1 failed')
  process.exitCode = fault === null ? 0 : 1
}

async function playInWindow(executablePath: string, dataFolder: string): Promise<void> {
  // Electron's own switches, for machines that need them: `PARLOR_ELECTRON_FLAGS="--no-sandbox"` in a container.
  const flags = (process.env['PARLOR_ELECTRON_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '')
  const app = await _electron.launch({
    executablePath,
    args: [...flags, root],
    env: { ...(process.env as Record<string, string>), PARLOR_DATA: dataFolder },
    timeout: 60_000,
  })
  try {
    const page = await app.firstWindow({ timeout: 60_000 })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 120_000 })
    say(`The window shows ${page.url()} (${await page.title()}).`)
    const reach = await page.evaluate<string>('[typeof require, typeof process, typeof window.parlor].join()')
    if (reach !== 'undefined,undefined,object') throw new Error(`the page reaches more than its bridge: ${reach}`)
    await openGame(page)
    await playTurns(page, 3)
    say(`Three turns were played; the log has ${String(await countLogLines(page))} lines.`)
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`)
  } finally {
    await app.close()
  }
}
