import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { exhibitFlags } from '../../../../build/exhibit/browser-pipe'
import { addHostOptions, type HostFlags } from '../../../../src/host/command-options'
import { readUnit, UNIT_NAMES } from '../../../exhibit-units'

const ROOT = resolve(import.meta.dirname, '../../../..')
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly name: string
  readonly productName: string
  readonly dependencies: Readonly<Record<string, string>>
}
const DATA = '/var/lib/parlor-exhibit'
/** Longest time from the end of a program to its next start, in seconds: three of the ten are left for the start. */
const MAX_PAUSE = 7

describe.each(UNIT_NAMES)('%s', (name) => {
  const unit = readUnit(name)

  test('starts its program again whatever ended it and however often, soon enough for ten seconds', () => {
    expect(unit.all('Restart')).toEqual(['always'])
    expect(unit.all('StartLimitIntervalSec')).toEqual(['0'])
    expect(unit.restartSeconds).toBeGreaterThanOrEqual(1)
    expect(unit.restartSeconds + unit.stopSeconds).toBeLessThanOrEqual(MAX_PAUSE)
  })

  test('has the one data folder, and reaches nothing but this machine', () => {
    expect(unit.all('Environment')).toContain(`PARLOR_DATA=${DATA}`)
    expect(unit.all('User')).toEqual(['exhibit'])
    expect([unit.all('IPAddressDeny'), unit.all('IPAddressAllow')]).toEqual([['any'], ['localhost']])
  })
})

test('what is supervised by systemd knows it, and so ends for the nightly restart', () => {
  for (const name of ['parlor-exhibit-host', 'parlor-exhibit-window'] as const)
    expect(readUnit(name).all('Environment')).toContain('PARLOR_SUPERVISED=yes')
})

test('the host’s command is one that the host takes, and names what a build makes', () => {
  const { command, all } = readUnit('parlor-exhibit-host')
  expect(all('WorkingDirectory')).toEqual(['/opt/parlor-box'])
  expect(command.slice(0, 2)).toEqual(['/usr/bin/node', 'out/main/host.js'])
  const config = readFileSync(join(ROOT, 'electron.vite.config.ts'), 'utf8')
  expect(config).toContain("host: resolve(root, 'src/host/main.ts')")
  const program = addHostOptions(new Command()).option('--page <folder>').exitOverride()
  const flags = program.parse(command.slice(2), { from: 'user' }).opts<HostFlags>()
  const file = `${DATA}/exhibit.json`
  expect(flags).toEqual({ page: 'out/renderer', port: 4949, open: false, exhibit: file })
})

test('the browser’s command names a script that is there, with what it needs, and the host’s address', () => {
  const { command, all } = readUnit('parlor-exhibit-browser')
  const [, node, ...words] = [command[0], ...command.slice(command.indexOf('--') + 1)]
  const [script, url] = words.slice(2)
  expect([node, ...words.slice(0, 2)]).toEqual(['/usr/bin/node', '--import', 'tsx'])
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(['tsx', 'commander']))
  expect(existsSync(join(ROOT, script!))).toBe(true)
  expect(url).toBe('http://127.0.0.1:4949/')
  expect(words.slice(4, 6)).toEqual(['--', 'chromium'])
  // It outlives a restart of the host.
  expect(all('Requires')).toEqual([])
  expect(all('Wants')).toEqual(['parlor-exhibit-host.service'])
  // No flag is said twice: of two lists of features, Chromium would use the last.
  const flags = [...words.slice(6), ...exhibitFlags(url!, '/profile')].map((flag) => flag.split('=')[0])
  expect(new Set(flags).size).toBe(flags.length)
})

test('the window’s command names the installed program', () => {
  const { command } = readUnit('parlor-exhibit-window')
  const program = `/opt/${manifest.productName}/${manifest.name}`
  expect(command.slice(command.indexOf('--') + 1)).toEqual([program, '--exhibit', `${DATA}/exhibit.json`])
})

test('a browser is given its own folder and a pipe, and looks up no name; without a folder it is not controlled', () => {
  const flags = exhibitFlags('http://127.0.0.1:4949/', '/run/profile')
  expect(flags).toEqual(
    expect.arrayContaining([
      '--remote-debugging-pipe',
      '--user-data-dir=/run/profile',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ]),
  )
  expect(exhibitFlags('http://127.0.0.1:4949/', null).join(' ')).not.toMatch(/remote-debugging|user-data-dir/)
})
