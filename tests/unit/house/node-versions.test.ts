import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly engines?: { readonly node?: string }; readonly optional?: true }>
  >
}

/** Returns the packages of the lock file whose range of Node versions leaves one out: `npm ci` warns of them there. */
function refusing(major: number, minor: number): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock
  const left = Object.entries(packages).filter(
    // Packages for other systems are not installed, so nothing is said of them.
    ([, { engines, optional }]) => !optional && engines?.node !== undefined && !allows(engines.node, major, minor),
  )
  return left.map(([path]) => path.replace('node_modules/', '')).sort()
}

/** Whether a range like `^20.19.0 || >=22.12` or `18 || 20` allows a version. */
function allows(range: string, major: number, minor: number): boolean {
  return range.split('||').some((part) => {
    // Where a part has two conditions (`14 >=14.21`), the last one counts.
    const [, sign, from, fromMinor = 0] = /(>=|\^|)\s*(\d+)(?:\.(\d+))?[.\d]*$/u.exec(part.trim()) ?? []
    const isNewer = major > Number(from) || (major === Number(from) && minor >= Number(fromMinor))
    return isNewer && (sign === '>=' || major === Number(from))
  })
}

test('the README names the packages that ask for a newer Node than 20.19, and no others', () => {
  const [, named = ''] = /`EBADENGINE`\) that (.*?) ask for a newer one/su.exec(read('README.md')) ?? []
  expect([...named.matchAll(/`([^`]+)`/gu)].map(([, name]) => name)).toEqual(refusing(20, 19))
})

test.each([
  [22, 17],
  [24, 0],
])('no package asks for another Node than %i.%i', (major, minor) => {
  expect(refusing(major, minor)).toEqual([])
})
