import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../../src/protocol/app/services'
import { errorCodeText, errorText } from '../../../src/renderer/i18n/say'

/** Sources of all refusals of calls to the services. */
const SPEAKERS = [
  'src/node/storage',
  'src/protocol/app/calls.ts',
  'src/protocol/app/formats.ts',
  'src/renderer/services',
  'src/rules/kit/format.ts',
  'src/rules/kit/create-game.ts',
  'src/protocol/wire/bounded-json.ts',
]
/**
 * Codes whose sentences say what the page's own words cannot say: a name, a size, a line, a move, a fault of the
 * system.
 */
const OWN_SENTENCE = new Set([
  'bad-folder',
  'bad-head',
  'bad-name',
  'bad-record',
  'damaged-save',
  'disk-fault',
  'illegal-save',
  'in-use',
  'not-a-file',
  'not-json',
  'too-deep',
  'too-large',
  'unknown-game',
  'unsafe-key',
])
const SAID = /\b(?:refuse|ServiceError)\(\s*'([a-z-]+)',/gu

function filesIn(path: string): string[] {
  if (path.endsWith('.ts')) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((it) =>
    it.isDirectory() || it.name.endsWith('.ts') ? filesIn(join(path, it.name)) : [],
  )
}

const CODES = [
  ...new Set(
    SPEAKERS.flatMap(filesIn).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(SAID)].map(([, code]) => code!),
    ),
  ),
].sort()

describe('what a service refuses', () => {
  it('has words of the page’s own, whatever the code, unless its own sentence says more', () => {
    // The search still finds all places: these codes come from different files.
    for (const known of ['newer-format', 'older-rules', 'in-use', 'disk-full', 'no-lan', 'unreachable', 'not-kept'])
      expect(CODES).toContain(known)
    expect(CODES.filter((code) => !OWN_SENTENCE.has(code) && errorCodeText(code) === null)).toEqual([])
    expect([...OWN_SENTENCE].filter((code) => !CODES.includes(code) || errorCodeText(code) !== null)).toEqual([])
  })

  it('is said without the names of formats and versions', () => {
    const fault = new ServiceError(
      'newer-format',
      'The saved game was written by a newer Parlor Box (parlor-journal/7).',
    )
    expect(errorText(fault)).toMatch(/^A newer Parlor Box wrote it/)
    for (const code of CODES) expect(errorCodeText(code) ?? '').not.toMatch(/parlor-|\d/)
  })

  it('is said in the service’s sentence where that says more, or the code is of a later version', () => {
    expect(errorText(new ServiceError('damaged-save', 'It is damaged in line 3.'))).toBe('It is damaged in line 3.')
    expect(errorText(new ServiceError('moonrise', 'The moon is up.'))).toBe('The moon is up.')
    expect(errorText(new Error('Anything.'))).toBe('Anything.')
  })
})
