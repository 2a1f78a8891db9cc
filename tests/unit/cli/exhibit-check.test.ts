import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editJson } from '../../../src/node/exhibit/exhibit-json'
import { readExhibit } from '../../../src/node/exhibit/read-exhibit'
import { afterAll, describe, expect, test } from 'vitest'
import { ENGLISH_CAPTIONS, ENGLISH_WORDS, exhibitJsonSchema, gameOfWord } from '../../../src/exhibit/config'
import { isPinOf } from '../../../src/node/exhibit/pin'
import { documentOf, parlor, parlorHere } from './run'

const EXAMPLE = 'resources/exhibit.example.json'
const EXAMPLES = [EXAMPLE, 'resources/exhibit.languages.example.json']
const example = readFileSync(EXAMPLE, 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'parlor-exhibit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Fault {
  readonly line: number
  readonly at: string
  readonly message: string
  readonly right: string
}

async function faultsOf(text: string): Promise<readonly Fault[]> {
  const file = join(folder, 'exhibit.json')
  writeFileSync(file, text)
  const ran = await parlorHere(['exhibit', 'check', file])
  expect(ran.status).toBe(1)
  return (documentOf(ran) as unknown as { readonly faults: readonly Fault[] }).faults
}

test('the example is good, and what visitors will get is said', async () => {
  const ran = await parlor(['exhibit', 'check', EXAMPLE])
  expect(ran.status).toBe(0)
  expect(documentOf(ran)).toMatchObject({
    ok: true,
    visitors: {
      games: expect.arrayContaining([{ id: 'forty-nine', title: 'Forty-Nine' }]) as unknown,
      languages: [{ code: 'en', first: true }, { code: 'de' }],
    },
  })
})

test.each(EXAMPLES)('%s says everything in each of its languages', async (file) => {
  const { visitors } = documentOf(await parlorHere(['exhibit', 'check', file])) as {
    readonly visitors: { readonly languages: readonly object[] }
  }
  expect(visitors.languages.length).toBeGreaterThan(1)
  for (const language of visitors.languages) expect(language).toMatchObject({ captionsGiven: 6, sentencesInEnglish: 0 })
})

test('both examples say the same in German', () => {
  const [one, other] = EXAMPLES.map((file) => readExhibit(readFileSync(file, 'utf8'))).map((read) =>
    read.ok ? read.config.words['de']! : {},
  )
  const shared = Object.keys(one!).filter((key) => key in other!)
  expect(shared.length).toBeGreaterThan(500)
  for (const key of shared) expect([key, one![key]]).toEqual([key, other![key]])
})

test('all that visitors will get is said, what the file leaves out included', async () => {
  const file = join(folder, 'small.json')
  const words = { 'forty-nine.verb.draw': 'Ziehen', 'forty-nine.verb.pass': 'Passen', home: 'Anfang' }
  const shown = {
    format: 'parlor-exhibit/1',
    games: ['forty-nine'],
    languages: [
      { code: 'de', name: 'Deutsch' },
      { code: 'en', name: 'English' },
    ],
    captions: { touch: { de: 'Sie sind dran.' } },
    words: { de: words },
    phones: 'on',
    hours: { every: '10:00-18:00', mon: 'closed' },
  }
  writeFileSync(file, JSON.stringify(shown))
  const { visitors } = documentOf(await parlorHere(['exhibit', 'check', file])) as {
    readonly visitors: Readonly<Record<string, unknown>>
  }
  const all = [...ENGLISH_WORDS.keys()]
  // Titles and goals of games that are not shown are not missed.
  const isMet = (key: string) => !/^(title|goal)\./.test(key) || key.endsWith('.forty-nine')
  const [ofPage, ofGame] = [null, 'forty-nine'].map(
    (game) => all.filter((key) => gameOfWord(key) === game && isMet(key)).length,
  )
  expect(visitors).toEqual({
    games: [{ id: 'forty-nine', title: 'Forty-Nine' }],
    languages: [
      {
        code: 'de',
        name: 'Deutsch',
        first: true,
        captionsGiven: 1,
        sentencesGiven: 3,
        sentencesInEnglish: ofPage! + ofGame! - 3,
        inEnglish: { page: ofPage! - 1, 'forty-nine': ofGame! - 2 },
        firstInEnglish: ['startOver', 'sure', 'sound', 'soundOff', 'speak'],
      },
      { code: 'en', name: 'English', captionsGiven: 0, sentencesGiven: 0, sentencesInEnglish: 0 },
    ],
    captions: Object.fromEntries(
      Object.entries(ENGLISH_CAPTIONS).map(([name, en]) => [
        name,
        { de: name === 'touch' ? 'Sie sind dran.' : en, en },
      ]),
    ),
    screen: { pitch: null, table: 'deep', large: false, quiet: false, reach: null, button: 'unmeasured' },
    idle: 'a ring after 60 s without a touch, the attract scene 20 s later',
    sound: { loudest: 0.6, begins: 'off', attract: false },
    together: 'beside',
    phones: 'on',
    restart: '04:00',
    hours: { every: '10:00-18:00', mon: 'closed' },
    staff: 'no menu',
  })
})

describe('a fault is named with its line and what would be right', () => {
  test.each([
    ['"new-york-whist"', '"new-york-wist"', 'games.1', 'One of "forty-nine"', 'new-york-wist'],
    ['"after": 60', '"after": 5', 'idle.after', 'At least 30.', '"after"'],
    ['"quiet": false', '"quite": false', 'screen.quite', 'Leave it out', '"quite"'],
    ['"loudest": 0.6', '"loudest": "0.6"', 'sound.loudest', '"number"', '"loudest"'],
    ['"parlor-exhibit/1"', '"parlor-exhibit/7"', 'format', '"parlor-exhibit/1"', '"format"'],
    ['"home": "Anfang"', '"hom": "Anfang"', 'words.de.hom', 'sentences.en.json', '"hom"'],
    ['"new-york-whist"', '"forty-nine"', 'games.1', 'Name it once.', '"forty-nine"'],
    ['"code": "de"', '"code": "fr"', 'captions.box.de', 'One of en, fr', 'Kasten von 1926'],
    [
      'Touch anything."',
      'Touch anything that you see here, and then see what comes of it."',
      'captions.touch.en',
      '12',
      'and then',
    ],
    [
      'ziehen. Meiste Punkte gewinnen."',
      'ziehen. Die meisten Punkte gewinnen."',
      'words.de.goal.forty-nine',
      'At most 12 words',
      'Die meisten',
    ],
    [
      'keine Jahreszahl',
      'leider überhaupt gar keine einzige Jahreszahl, nirgends irgendwo',
      'words.de.invites.pack',
      '12',
      'irgendwo',
    ],
    ['"attract": false', '"attract": "on"', 'sound.attract', '"boolean"', '"attract"'],
  ])('%s as %s', async (old, replacement, at, right, onItsLine) => {
    expect(example).toContain(old)
    const text = example.replace(old, replacement)
    const fault = (await faultsOf(text)).find((it) => it.at === at)!
    expect(fault.right).toContain(right)
    expect(text.split('\n')[fault.line - 1]).toContain(onItsLine)
  })

  test.each([
    ['"after": 60', '"after": 5', '"after" is too small.'],
    ['"after": 60', '"after": 601', '"after" is too large.'],
    ['"ring": 20', '"ring": 20.5', '"ring" is of another kind.'],
    ['"name": "Deutsch"', '"name": ""', '"name" is too short.'],
    ['"loudest": 0.6', '"loudest": "0.6"', '"loudest" is of another kind.'],
  ])('%s as %s is told by its name', async (old, now, message) => {
    expect((await faultsOf(example.replace(old, now))).map((fault) => fault.message)).toEqual([message])
  })

  test('several at once, in the order of the lines', async () => {
    const faults = await faultsOf(
      '{\n"format": "parlor-exhibit/1",\n"games": ["chess"],\n"colour": 1,\n"languages": []\n}',
    )
    expect(faults.map(({ line, at }) => [line, at])).toEqual([
      [3, 'games.0'],
      [4, 'colour'],
      [5, 'languages'],
    ])
  })

  test('a part that cannot be read hides no fault of another part', async () => {
    const text = [
      ['"after": 60', '"after": 5'],
      ['"sound": {', '"sound": 7, "sounds": {'],
      ['"new-york-whist"', '"forty-nine"'],
      ['"code": "de"', '"code": "fr"'],
      ['Touch anything."', 'Touch anything that you see here, and then see what comes of it."'],
      ['"home": "Anfang"', '"hom": "Anfang"'],
      ['"So knapp: {own} zu {other}."', '"Knapp: {own}."'],
      ['"large": false', '"edge": 1300'],
    ].reduce((so, [old, now]) => so.replace(old!, now!), example)
    const faults = await faultsOf(text)
    expect(faults.map(({ at }) => at)).toEqual([
      'games.1',
      'captions.box.de',
      'captions.own.de',
      'captions.count.de',
      'captions.aged.de',
      'captions.next.de',
      'captions.touch.de',
      'captions.touch.en',
      'screen.edge',
      'idle.after',
      'sound',
      'sounds',
      'words.de',
      'words.de.hom',
      'words.de.lostBy',
    ])
    for (const { line, at } of faults.slice(1))
      expect(text.split('\n')[line - 1]).toContain(`"${at.split('.').at(-1)!}"`)
  })

  test.each([
    ['lostBy', 'Knapp: {own} zu {andere}.', '{other} is missing. There is no {andere} here.'],
    ['home', 'Anfang {', 'A brace'],
    ['forty-nine.move.lay', 'Legen', '{card} is missing.'],
    ['forty-nine.prompt.turn', 'Zieh | Zieht', '2 forms'],
    ['isolation.event.laid.they', 'a | b | c | d', '4 forms'],
    ['isolation.event.laid.they', 'a |', 'A form is empty.'],
    ['forty-nine.options.style.label', 'Wertung', 'There is no sentence called'],
    ['chess.verb.draw', 'Remis', 'There is no sentence called'],
    ['constructor', 'Bau', 'There is no sentence called'],
  ])('a sentence that cannot stand for the English one: %s as %s', async (key, sentence, message) => {
    const faults = await faultsOf(editJson(example, ['words', 'de'], { [key]: sentence }))
    expect(faults.map(({ at }) => at)).toContain(`words.de.${key}`)
    expect(faults.map((it) => it.message).join(' ')).toContain(message)
    for (const { right } of faults) expect(right).not.toContain('undefined')
  })

  const CARDS = 'isolation.prompt.lay'
  test.each([
    ['pl', 'Jeszcze jedna. | Jeszcze {n}.', 'The form for 0, 5, 6 … is missing.', 'for 1 | 2, 3, 4 … | 0, 5, 6 …; or'],
    [
      'ar',
      'a | b | {n}',
      'The form for 3, 4, 5 … is missing. The form for 11, 12, 13 … is missing.',
      'or 6: for 0 | 1',
    ],
    ['fr', 'a | b | c | {n}', '4 forms stand here', 'for 0, 1 | 2, 3, 4 …; or one more before them for 0'],
    ['ja', 'a | b | c | {n}', '4 forms stand here', 'One to three forms'],
  ])('a language has its own number of forms: %s', async (code, sentence, message, right) => {
    const text = example
      .replace('"code": "de"', `"code": ${JSON.stringify(code)}`)
      .replace('"words": {', `"words": { ${JSON.stringify(code)}: { "${CARDS}": ${JSON.stringify(sentence)} },`)
    const fault = (await faultsOf(text)).find((it) => it.at === `words.${code}.${CARDS}`)
    expect(fault?.message).toContain(message)
    expect(fault?.right).toContain(right)
  })

  test.each([
    ['pl', '{n}'],
    ['pl', 'a | {n} b | {n} c'],
    ['pl', 'none | a | {n} b | {n} c'],
    ['cs', 'a | {n} b | {n} c'],
    ['fr', 'a | {n} b'],
    ['ar', '{n} | a | b | c | d | e'],
    ['ja', '{n} | {n}'],
    ['zz', 'a | {n}'],
  ])('as many forms as a language has are right, and one for none before them: %s as %s', (code, sentence) => {
    const words = `"words": { ${JSON.stringify(code)}: { "${CARDS}": ${JSON.stringify(sentence)} },`
    const text = example.replace('"name": "Deutsch"', '"name": "Deutsch"').replace('"words": {', words)
    const read = readExhibit(text)
    const faults = read.ok ? [] : read.faults.filter(({ at }) => at.endsWith(CARDS))
    expect(faults).toEqual([])
  })

  test('a sentence of a game may have forms for numbers, one of the page any sign', () => {
    const words = { startOver: 'Neu | anfangen', 'isolation.prompt.lay': 'Eine noch. | Noch {n}.' }
    expect(readExhibit(editJson(example, ['words', 'de'], words))).toMatchObject({ ok: true })
  })

  test.each([
    ['"home": "Anfang"', `"home": "${'a'.repeat(241)}"`, 'words.de.home', 'At most 240'],
    ['"code": "de"', '"code": "Deutsch"', 'languages.1.code', 'As browsers know it'],
    ['"restart": "04:00"', '"restart": "4:00"', 'restart', 'as 04:00, or never'],
    ['"de": {', '"Deutsch": {}, "de": {', 'words.Deutsch', 'As browsers know it'],
  ])('what is right is said of every kind of fault: %s as %s', async (old, now, at, right) => {
    const fault = (await faultsOf(example.replace(old, now))).find((it) => it.at === at)
    expect(fault?.right).toContain(right)
  })

  test.each([
    ['{\n  "games": ["a",,"b"]\n}', 2],
    ['{\n  games: []\n}', 2],
    ['{\n"games": ["a"\n"b"]\n}', 3],
    ['{"a": 1,\n"a": 2}', 2],
    ['{}\n{}', 1],
    ['', 1],
    ['{"a":\n process.exit(1)}', 2],
  ])('what is no JSON: %j', async (text, line) => {
    expect((await faultsOf(text)).map((it) => it.line)).toEqual([line])
  })
})

test('a file that is not there is misuse', async () => {
  const ran = await parlorHere(['exhibit', 'check', join(folder, 'none.json')])
  expect(ran.status).toBe(2)
  expect(documentOf(ran)).toMatchObject({ error: { code: 'unreadable' } })
})

test('the schema for editors is the one that is held', async () => {
  expect(JSON.parse(readFileSync('resources/exhibit.schema.json', 'utf8'))).toEqual(exhibitJsonSchema())
  expect(documentOf(await parlorHere(['exhibit', 'schema']))).toEqual(exhibitJsonSchema())
})

test('a PIN is read from a line, and what is printed lets the staff in by it', async () => {
  const ran = await parlorHere(['exhibit', 'pin'], '1926\n')
  const { staff } = documentOf(ran) as { readonly staff: { readonly pin: string } }
  expect(ran.status).toBe(0)
  expect(await isPinOf(staff.pin, '1926')).toBe(true)
  for (const odd of ['', '12\n', 'abcde\n']) expect((await parlorHere(['exhibit', 'pin'], odd)).status).toBe(2)
  expect((await parlor(['exhibit', 'pin'], '1926\n')).status).toBe(0)
})

test.each(['"10-18"', '"10:00-24:00"', '"9:00-18:00"', '7'])('%s is no opening hour', async (said) => {
  const faults = await faultsOf(example.replace('"sound": {', `"hours": { "mon": ${said} }, "sound": {`))
  expect(faults.map(({ at }) => at)).toEqual(['hours.mon'])
})

test('what hands reach is a band of the picture, by the height at which it hangs', () => {
  const settled = (screen: object) => {
    const read = readExhibit(editJson(readFileSync('resources/exhibit.example.json', 'utf8'), ['screen'], screen))
    return read.ok ? read.config.screen.reach : read.faults
  }
  expect(settled({})).toBeNull()
  expect(settled({ edge: 930 })).toEqual({ from: 0, to: 290 })
  expect(settled({ edge: 200 })).toEqual({ from: 180, to: 1020 })
  expect(settled({ edge: 600, reach: { from: 500, to: 1100 } })).toEqual({ from: 0, to: 500 })
})

describe('a band in which a page would show nothing is a fault, where it can be mended', () => {
  test.each([
    ['"edge": 1300', 'screen.edge', 'Below 1220'],
    ['"edge": 1220', 'screen.edge', 'Below 1220'],
    ['"edge": 1100,\n"reach": { "from": 500, "to": 1100 }', 'screen.edge', 'Below 1100'],
    ['"reach": { "from": 1200, "to": 500 }', 'screen.reach', '"from" below "to"'],
    ['"edge": 600,\n"reach": { "from": 700, "to": 700 }', 'screen.reach', '"from" below "to"'],
  ])('%s', async (said, at, right) => {
    const text = example.replace('"large": false', `${said},\n"large": false`)
    const faults = await faultsOf(text)
    expect(faults.map((it) => it.at)).toEqual([at])
    expect(faults[0]!.right).toContain(right)
    expect(text.split('\n')[faults[0]!.line - 1]).toContain(`"${at.split('.')[1]!}"`)
  })

  test('a millimetre of it in the picture is none', () => {
    const read = readExhibit(example.replace('"large": false', '"edge": 1219,\n"large": false'))
    expect(read.ok && read.config.screen.reach).toEqual({ from: 0, to: 1 })
  })
})
