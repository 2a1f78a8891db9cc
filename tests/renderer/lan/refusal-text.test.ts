// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../../src/protocol/lan/limits'
import { ServiceError } from '../../../src/protocol/app/services'
import { faultText, refusalText } from '../../../src/renderer/lan/refusal-text'
import { startTestHost } from '../../unit/node/lan-server/host'
import { closePages, openGuestPage } from './page'
import { startGame, openTableForTwo } from './table'

afterEach(closePages)

/** Sources of all answers to a guest or to the host's page: the host, its tables, and the page's own connection. */
const SPEAKERS = [
  'src/node/lan-server',
  'src/session/create-session.ts',
  'src/session/session-core.ts',
  'src/lan-client',
]
/**
 * Codes whose sentences say what the page's own words cannot say: a number, a fault of the system, what the rules want.
 */
const OWN_SENTENCE = new Set(['bad-move', 'bad-table', 'unknown-game', 'no-listener', 'disk-fault', 'bad-file'])
/** Patterns of the code that refuses somebody or sends somebody away. */
const SAID = [
  /\b(?:refuse|refusal|reject|turnAway|end|close|ServiceError)\(\s*'([a-z-]+)',/gu,
  /\bcode: '([a-z-]+)',\s*message:/gu,
]

function filesIn(path: string): string[] {
  if (path.endsWith('.ts')) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((it) =>
    it.isDirectory() || it.name.endsWith('.ts') ? filesIn(join(path, it.name)) : [],
  )
}

/** Returns whether a file belongs to the check of luck. What it finds wrong is a result of the check, not an answer. */
const isCheck = (file: string): boolean => file.includes('audit')

function codesSaid(): string[] {
  const sources = SPEAKERS.flatMap(filesIn).filter((file) => !isCheck(file))
  const codes = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return SAID.flatMap((how) => [...source.matchAll(how)].map(([, code]) => code!))
  })
  return [...new Set(codes)].sort()
}

const ENGLISH = 'A sentence of the host.'

describe('what a host refuses', () => {
  it('has words of the page’s own, whatever the code', () => {
    const codes = codesSaid().filter((code) => !OWN_SENTENCE.has(code))
    // The search still finds all places: these codes come from different files.
    for (const known of ['locked-out', 'flood', 'removed', 'replaced', 'stale', 'no-undo', 'not-connected'])
      expect(codes).toContain(known)
    const bare = codes.filter((code) => refusalText({ code, message: ENGLISH }) === ENGLISH)
    expect(bare).toEqual([])
  })

  it('is said in the host’s sentence where its code is of a later version', () => {
    expect(refusalText({ code: 'moonrise', message: 'The moon is up.' })).toBe('The moon is up.')
    expect(faultText(new ServiceError('bad-table', 'Whist is for 4 players.'))).toBe('Whist is for 4 players.')
    expect(faultText(new ServiceError('no-such-table', ENGLISH))).not.toBe(ENGLISH)
  })

  it('tells whoever guesses codes at the door that there were too many', async () => {
    const host = await startTestHost()
    const open = await host.lan.open({ game: 'forty-nine', name: 'Kitchen', chairs: ['open', 'open'] })
    const page = await openGuestPage(host)
    const wrong = open.room.spec.code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA'
    const give = (code: string) => page.lan.join({ address: null, pass: { kind: 'code', code } })
    for (let tries = 0; tries < LIMITS.joinsPerMinute; tries++) {
      expect(await give(wrong)).toBe(false)
      expect(page.lan.fault).toMatch(/^That does not open a table here\./u)
    }
    expect(await give(open.room.spec.code)).toBe(false)
    expect(page.lan.fault).toMatch(/^Too many wrong codes/u)
  })

  it('is said at the table in the page’s words, too', async () => {
    const [, open, page] = await openTableForTwo('forty-nine')
    await startGame(open, page)
    const code = 'no-undo'
    const message = refusalText({ code, message: ENGLISH })
    expect(await page.table.table!.undo(0)).toEqual({ ok: false, error: { code, message } })
  })
})
