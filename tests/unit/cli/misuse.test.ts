import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecordFile } from '../../../src/main/record-files'
import { leaflet } from './examples'
import { documentOf, parlor, parlorHere } from './run'
import { programFile } from '../../programs/program'

const record = JSON.stringify(leaflet.record)
const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`

describe('bad usage', () => {
  test.each<[string, string[], string, (string | Buffer)?]>([
    ['no command', [], 'bad-usage'],
    ['an unknown command', ['shuffle'], 'bad-usage'],
    ['an unknown option', ['games', '--loud'], 'bad-usage'],
    ['no file', ['replay'], 'bad-usage'],
    ['a file and --lines', ['replay', '-', '--lines'], 'bad-usage', record],
    ['two files', ['replay', 'a', 'b'], 'bad-usage'],
    ['no seat for a view', ['view', '-'], 'bad-usage', record],
    ['a seat that is none', ['view', '-', '--seat', 'Z'], 'bad-usage', record],
    ['a seat that is not at the table', ['moves', '-', '--seat', 'C'], 'bad-usage', record],
    ['--lines for a hint', ['hint', '--lines'], 'bad-usage'],
    ['seconds that are none', ['solve', '-', '--seconds', 'soon'], 'bad-usage', record],
    ['a missing file', ['replay', 'no/such/file.parlor'], 'unreadable-file'],
    ['a folder', ['replay', 'src'], 'unreadable-file'],
    ['no JSON', ['replay', '-'], 'not-json', '{"format":'],
    ['nothing at all', ['replay', '-'], 'not-json', ''],
    ['bytes that are no text', ['replay', '-'], 'not-json', Buffer.from([0x7b, 0xff, 0xfe])],
    ['JSON that is no object', ['replay', '-'], 'not-a-record', '[]'],
    ['JSON too deep', ['replay', '-'], 'too-deep', deep],
    ['a flood', ['replay', '-'], 'too-large', ' '.repeat(17 * 1_048_576)],
    ['an unknown game', ['play', 'chess', '--seats', 'bot:1,bot:1', '--seed', 'x'], 'unknown-game'],
    ['a person in a game of bots', ['play', 'forty-nine', '--seats', 'me,bot:1', '--seed', 'x'], 'bad-usage'],
    ['a level that is none', ['play', 'forty-nine', '--seats', 'bot:6,bot:1', '--seed', 'x'], 'bad-usage'],
    ['too few seats', ['play', 'forty-nine', '--seats', 'bot:1', '--seed', 'x'], 'bad-usage'],
    ['no seed', ['play', 'forty-nine', '--seats', 'bot:1,bot:1'], 'bad-usage'],
    [
      'an option that is none',
      ['play', 'forty-nine', '--seats', 'bot:1,bot:1', '--seed', 'x', '--option', 'style=poker'],
      'bad-option',
    ],
    ['a tournament of levels that are none', ['tournament', 'forty-nine', '--levels', '1,7'], 'bad-usage'],
    ['a tournament of no games', ['tournament', 'forty-nine', '--games', '0'], 'bad-usage'],
    ['a box that is none', ['print', 'chess', '--out', 'no/such/folder/x'], 'bad-usage'],
    ['a part that is none', ['print', 'pack', '--part', 'joker', '--out', 'no/such/folder/x'], 'no-such-part'],
    [
      'a place for a PDF that can’t be written to',
      ['print', 'pack', '--part', 'leaflet', '--out', 'no/such/folder/x'],
      'unwritable-file',
    ],
    ['a folder in the place of a PDF', ['print', 'pack', '--part', 'leaflet', '--out', 'src'], 'unwritable-file'],
    ['a tournament of too many seats', ['tournament', 'forty-nine', '--seats', '9'], 'bad-usage'],
    [
      'a place that can’t be written to',
      ['play', 'forty-nine', '--seats', 'bot:1,bot:1', '--seed', 'x', '--out', 'no/such/folder/x'],
      'unwritable-file',
    ],
  ])('%s: exit 2 and one error document', async (_name, args, code, input) => {
    const ran = await parlorHere(args, input)
    expect(documentOf(ran)).toEqual({ error: { code, message: expect.any(String) as string, ply: null, move: null } })
    expect(ran.status).toBe(2)
    expect(`${ran.out}${ran.err}`).not.toMatch(/ at .*\.ts:\d+/u)
  })

  test('an earlier PDF is replaced as a whole, not written into', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-pdf-'))
    const pdf = join(folder, 'pack.pdf')
    try {
      writeFileSync(pdf, 'an earlier one')
      linkSync(pdf, join(folder, 'earlier'))
      expect((await parlorHere(['print', 'pack', '--part', 'leaflet', '--out', pdf])).status).toBe(0)
      expect(readFileSync(pdf, 'latin1')).toMatch(/^%PDF/)
      expect(readFileSync(join(folder, 'earlier'), 'utf8')).toBe('an earlier one')
      expect(readdirSync(folder).sort()).toEqual(['earlier', 'pack.pdf'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('without the typesetter nothing is printed on paper, and the document says what installs it', async () => {
    const hide = `export const resolve = (name, context, next) => {
      if (name.includes('typst')) throw new Error('not installed')
      return next(name, context)
    }`
    const register = `import { register } from 'node:module'; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hide)}`)})`
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(register)}`]
    const ran = await parlor(['print', 'pack', '--part', 'leaflet', '--out', 'no/such/folder/x'], '', flags)
    expect(documentOf(ran)).toMatchObject({
      error: { code: 'no-typesetter', message: expect.stringContaining('npm ci') as string },
    })
    expect(ran.status).toBe(2)
  })

  test('the process itself ends with the same document and status, and says nothing else', async () => {
    const ran = await parlor(['shuffle'])
    expect(ran).toEqual({ ...(await parlorHere(['shuffle'])), err: '', status: 2 })
    const late = await parlor(['replay', 'no/such/file.parlor'])
    expect([late.status, late.err]).toEqual([2, ''])
  })

  test('keys that poison other readers are just fields', async () => {
    const odd = `{"__proto__":{"game":"chess"},${record.slice(1)}`
    const ran = await parlorHere(['replay', '-'], odd)
    expect(documentOf(ran)).toMatchObject({ scores: { A: 145, B: 155 } })
    const option = record.replace('"options":{}', '"options":{"__proto__":1}')
    expect(documentOf(await parlorHere(['replay', '-'], option))).toMatchObject({ error: { code: 'bad-option' } })
  })
})

describe('a record as another system writes it', () => {
  const plain = Buffer.from(record)
  const utf16 = Buffer.from(`\ufeff${record}`, 'utf16le')
  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${record}`)],
    ['UTF-16, little end first', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
  ])('%s is read as the plain one', async (_name, bytes) => {
    expect(await parlorHere(['replay', '-'], bytes)).toEqual(await parlorHere(['replay', '-'], plain))
    const path = join(mkdtempSync(join(tmpdir(), 'parlor-text-')), 'game.parlor')
    writeFileSync(path, bytes)
    expect(await readRecordFile(path)).toEqual({ ok: true, name: 'game.parlor', text: record })
    rmSync(dirname(path), { recursive: true })
  })

  test.runIf(process.platform !== 'win32' && existsSync('/dev/fd'))(
    'a pipe is refused by name; one that the shell has opened is read',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'parlor-pipe-'))
      const pipe = join(folder, 'pipe.parlor')
      expect(spawnSync('mkfifo', [pipe]).status).toBe(0)
      const refused = await parlorHere(['replay', pipe])
      expect(documentOf(refused)).toMatchObject({
        error: { code: 'unreadable-file', message: `${pipe} is a pipe, not a plain file; - reads standard input.` },
      })
      const message = 'pipe.parlor is a pipe, not a plain file.'
      expect(await readRecordFile(pipe)).toEqual({
        ok: false,
        name: 'pipe.parlor',
        error: { code: 'not-a-file', message },
      })
      const path = join(folder, 'game.parlor')
      writeFileSync(path, record)
      const words = [process.execPath, programFile('src/cli/main.ts'), 'replay']
      const ran = spawnSync('bash', ['-c', `exec "$@" <(cat ${path})`, 'bash', ...words], { encoding: 'utf8' })
      expect(JSON.parse(ran.stdout)).toMatchObject({ scores: { A: 145, B: 155 } })
      rmSync(folder, { recursive: true })
    },
  )
})

test('help is for people: on standard error, exit 0', async () => {
  for (const args of [['--help'], ['replay', '--help'], ['help', 'play']]) {
    const ran = await parlorHere(args)
    expect(ran.status).toBe(0)
    expect(ran.out).toBe('')
    expect(ran.err).toContain('Usage: parlor')
  }
})
