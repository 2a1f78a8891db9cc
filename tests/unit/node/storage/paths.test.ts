import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requireDataFolder } from '../../../../src/node/storage/data-folder'
import { makeFolders, pathOfArgument } from '../../../../src/node/storage/files'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-paths-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const posix = process.platform !== 'win32'

describe('an argument', () => {
  test.each([
    'My Game.parlor',
    'Küche.parlor',
    'No. #1.parlor',
    '100%.parlor',
    'why?.parlor',
    '%41.parlor',
    'a+b.parlor',
  ])('is the same file by its path and by its address: %s', (name) => {
    const path = join(folder, name)
    for (const word of [
      path,
      pathToFileURL(path).href,
      pathToFileURL(path).href.replace('file://', 'file://localhost'),
      ...(posix ? [hostname(), '127.0.0.1'] : []).map((host) => pathToFileURL(path).href.replace('//', `//${host}`)),
    ])
      expect(pathOfArgument(word)).toBe(path)
    expect(pathOfArgument(name, folder)).toBe(path)
  })

  test.runIf(posix)('is an address in other ways of writing it, or a path that only reads like one', () => {
    expect(pathOfArgument('FILE:///tmp/a.parlor')).toBe('/tmp/a.parlor')
    expect(pathOfArgument('file:/tmp/a.parlor')).toBe('/tmp/a.parlor')
    expect(pathOfArgument('file:///tmp/No. #1?.parlor')).toBe('/tmp/No. #1?.parlor')
    expect(pathOfArgument('file:game.parlor', folder)).toBe(join(folder, 'file:game.parlor'))
    expect(pathOfArgument('a/file:///b.parlor', folder)).toBe(join(folder, 'a/file:/b.parlor'))
    // What cannot be decoded is shown as it was given, and then not found.
    expect(pathOfArgument('file:///tmp/%zz.parlor', folder)).toBe(join(folder, 'file:/tmp/%zz.parlor'))
    expect(pathOfArgument('file://server/share/a.parlor', folder)).toBe(join(folder, 'file:/server/share/a.parlor'))
    mkdirSync(join(folder, 'file:/tmp'), { recursive: true })
    writeFileSync(join(folder, 'file:/tmp/a.parlor'), '')
    expect(pathOfArgument('file:///tmp/a.parlor', folder)).toBe(join(folder, 'file:/tmp/a.parlor'))
  })

  test('is an address as Windows writes it', () => {
    expect(pathOfArgument('file:///C:/Users/Ada/My%20Game.parlor', folder, true)).toBe('C:\\Users\\Ada\\My Game.parlor')
    expect(pathOfArgument('file://server/share/a.parlor', folder, true)).toBe('\\\\server\\share\\a.parlor')
  })
})

describe('a folder', () => {
  test('is made with its parents, once, and never in the place of something else', () => {
    const deep = join(folder, 'a', 'b', 'c')
    makeFolders(deep)
    makeFolders(deep)
    writeFileSync(join(folder, 'file'), '')
    expect(() => makeFolders(join(folder, 'file'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }))
    expect(() => makeFolders(join(folder, 'file', 'x'))).toThrow(
      expect.objectContaining({ code: expect.any(String) as string }),
    )
  })

  test.runIf(posix)('of data that cannot be one is refused with its path and the reason', () => {
    writeFileSync(join(folder, 'file'), '')
    symlinkSync(join(folder, 'gone'), join(folder, 'dangling'))
    symlinkSync(join(folder, 'loop'), join(folder, 'loop'))
    const refusals: [path: string, reason: string][] = [
      [join(folder, 'file'), `${join(folder, 'file')} is a file, not a folder.`],
      [join(folder, 'file', 'x', 'y'), `${join(folder, 'file')} is a file, not a folder.`],
      [join(folder, 'dangling'), `${join(folder, 'dangling')} is a link that leads nowhere.`],
      [join(folder, 'dangling', 'x'), `${join(folder, 'dangling')} is a link that leads nowhere.`],
      [join(folder, 'loop', 'x'), `${join(folder, 'loop')} is a link that leads nowhere.`],
      ['/dev/null', '/dev/null is a device, not a folder.'],
      [`${folder}/${'long/'.repeat(1_000)}x`, 'its path is too long.'],
      [join(folder, 'x'.repeat(300)), 'its path is too long.'],
    ]
    for (const [path, reason] of refusals) {
      const shown = path.length > 200 ? `${path.slice(0, 200)}…` : path
      expect(() => requireDataFolder(path)).toThrow(
        expect.objectContaining({ code: 'bad-folder', message: `The data folder ${shown} can't be used: ${reason}` }),
      )
    }
  })

  test.runIf(process.platform === 'linux')('of the system that takes no others is refused, at once', () => {
    // In a bare folder as the root, /sys is a folder like any other.
    const device = existsSync('/sys/kernel') ? ['/sys/parlor'] : []
    for (const path of ['/proc/self', '/proc/self/parlor', '/proc/parlor/box', ...device])
      expect(() => requireDataFolder(path)).toThrow(/can't be used: no folder can be made in/u)
    expect(() => makeFolders('/proc/self/a/b')).toThrow()
  })

  test('of data is made where there is none, and taken as it is', () => {
    const path = join(folder, 'new', 'data')
    requireDataFolder(path)
    requireDataFolder(path)
    writeFileSync(join(folder, 'saves'), '')
    // Play goes on without saves; each call that needs them says so.
    requireDataFolder(folder)
  })
})
