// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import NameForm from '../../../../src/renderer/hand/NameForm.vue'
import { i18n } from '../../../../src/renderer/i18n'
import { lockKiosk, type ExhibitKey } from '../../../../src/renderer/exhibit/kiosk-lock'
import {
  actionForKey,
  followCompositions,
  keyOf,
  labelsOf,
  SHORTCUTS,
} from '../../../../src/renderer/stores/app/shortcuts'

type Pressed = KeyboardEventInit & { readonly held?: readonly string[] }
const press = ({ held = [], ...init }: Pressed): KeyboardEvent =>
  Object.defineProperty(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    'getModifierState',
    {
      value: (name: string) => held.includes(name),
    },
  )
const keys = (pressed: readonly Pressed[]) => pressed.map((it) => keyOf(press(it)))
const digit = (key: string, place: number): Pressed => ({ key, code: `Digit${String(place)}` })

describe('a key counts by its place where the layout has no Latin letter there', () => {
  it.each([
    [
      'Russian',
      [
        ['в', 'KeyD'],
        ['з', 'KeyP'],
        ['г', 'KeyU'],
        ['ы', 'KeyS'],
        ['Ы', 'KeyS'],
      ],
      'dpuss',
    ],
    [
      'Hebrew',
      [
        ['ג', 'KeyD'],
        ['פ', 'KeyP'],
        ['ו', 'KeyU'],
        ['ד', 'KeyS'],
      ],
      'dpus',
    ],
    [
      'Greek',
      [
        ['δ', 'KeyD'],
        ['π', 'KeyP'],
        ['θ', 'KeyU'],
        ['Σ', 'KeyS'],
      ],
      'dpus',
    ],
    [
      'Arabic',
      [
        ['ي', 'KeyD'],
        ['ح', 'KeyP'],
        ['ع', 'KeyU'],
        ['لا', 'KeyB'],
      ],
      'dpub',
    ],
    [
      'Thai, with a mark',
      [
        ['ก', 'KeyD'],
        ['ี', 'KeyU'],
      ],
      'du',
    ],
    ['Korean', [['ㅇ', 'KeyD']], 'd'],
    [
      'Thai and Kazakh, which have letters on the keys that zoom',
      [
        ['ช', 'Equal'],
        ['ข', 'Minus'],
        ['Һ', 'Equal'],
        ['ө', 'Minus'],
      ],
      '=-=-',
    ],
  ] as const)('%s', (_layout, pressed, expected) => {
    expect(keys(pressed.map(([key, code]) => ({ key, code }))).join('')).toBe(expected)
  })

  it('also with Control and Shift, where Arabic and Thai have signs', () => {
    const chords = [
      { key: '~', keyCode: 90 },
      { key: '(', keyCode: 90 },
      { key: 'Я', keyCode: 90 },
      // Dvorak has a colon there.
      { key: ':', keyCode: 186 },
    ] as const
    const held = { code: 'KeyZ', ctrlKey: true, shiftKey: true }
    const actions = chords.map((it) => actionForKey(press({ ...it, ...held }), true))
    expect(actions).toEqual(['redo', 'redo', 'redo', null])
  })

  it('and the Latin letters of any layout by what is written on them', () => {
    // QWERTZ, AZERTY and Dvorak, with CapsLock, and from an input method that writes wide letters.
    const pressed = [
      { key: 'z', code: 'KeyY' },
      { key: 'A', code: 'KeyQ' },
      { key: 'm', code: 'Semicolon' },
      { key: 'd', code: 'KeyH' },
      { key: 'Ｄ', code: 'KeyH' },
    ]
    expect(keys(pressed)).toEqual(['z', 'a', 'm', 'd', 'd'])
    // Neither an accented letter nor a sign stands for the letter that another keyboard has in its place.
    expect(actionForKey(press({ key: 'ü', code: 'KeyT' }), true)).toBeNull()
    expect(actionForKey(press({ key: ',', code: 'KeyM' }), true)).toBeNull()
  })
})

describe('digits', () => {
  it('of AZERTY need no Shift, and its 6 is no minus', () => {
    const row = [...'&é"\'(-è_çà'].map((key, at) => digit(key, (at + 1) % 10))
    expect(keys(row).join('')).toBe('1234567890')
    expect(actionForKey(press(digit('-', 6)), true)).toBe('digits')
    // With Shift, or with CapsLock, it writes digits or capitals.
    expect(keys([{ ...digit('6', 6), shiftKey: true }, digit('É', 2), digit('6', 6)]).join('')).toBe('626')
  })

  it.each([
    ['Czech', [...'+ěščřžýáí']],
    ['Lithuanian', [...'ąčęėįšųū(']],
    ['Arabic', [...'١٢٣٤٥٦٧٨٩']],
    ['Hindi', [...'१२३४५६७८९']],
  ])('of the row of a %s keyboard', (_layout, row) => {
    expect(keys(row.map((key, at) => digit(key, at + 1))).join('')).toBe('123456789')
  })

  it('of the numeric keypad, whatever it writes; without NumLock it has arrows', () => {
    const numpad = (key: string, place: string): Pressed => ({ key, code: `Numpad${place}` })
    const pressed = [numpad('3', '3'), numpad('٣', '3'), numpad('ArrowDown', '2'), numpad('-', 'Subtract')]
    expect(keys(pressed)).toEqual(['3', '3', 'arrowdown', '-'])
  })

  it('count by what they are, not by their place, where the layout writes them on other keys', () => {
    // Thai has its 1 above the 2, Lao its 5 above the 7; both have digits on the keys after the 0.
    const pressed = [digit('๑', 2), digit('๒', 3), digit('๖', 9), digit('໕', 7), { key: '๘', code: 'Minus' }]
    expect(keys(pressed.map((it) => ({ ...it, shiftKey: true }))).join('')).toBe('12658')
    expect(keys([...'٧۷७৭๗７𝟟'].map((key) => digit(key, 1))).join('')).toBe('7777777')
  })

  it('leave signs that need Shift alone', () => {
    const signs = [digit('?', 7), digit('+', 1), digit('=', 0)].map((it) => press({ ...it, shiftKey: true }))
    expect(signs.map((it) => actionForKey(it, true))).toEqual(['help', 'nearer', 'nearer'])
    expect(actionForKey(press({ key: '؟', code: 'Slash', shiftKey: true }), true)).toBe('help')
  })
})

it.each([
  ['is part of a composition', { key: 'd', code: 'KeyD', isComposing: true }],
  ['goes to an input method', { key: 'Process', code: 'KeyD', keyCode: 229 }],
  ['confirms a composition in Safari', { key: 'Enter', code: 'Enter', keyCode: 229 }],
  ['is dead', { key: 'Dead', code: 'KeyU' }],
  ['is unknown to the browser', { key: 'Unidentified', code: 'KeyD' }],
  ['writes a sign with AltGr', { key: 'µ', code: 'KeyM', held: ['AltGraph'] }],
] as const)('a key does nothing if it %s', (_what, init) => {
  expect(actionForKey(press(init), true)).toBeNull()
  expect(SHORTCUTS.flatMap((it) => it.keys)).not.toContain(keyOf(press(init)))
})

it('a field follows each letter of a phone’s keyboard, which composes every word', async () => {
  followCompositions()
  const asked = { isAsked: true, title: 'Parlor', note: '', fault: '', known: [], canSit: true }
  const question = { ...asked, canWatch: false, canReturn: false, canTakeBack: false, isBusy: false }
  const form = mount(NameForm, { props: { question }, global: { plugins: [i18n] }, attachTo: document.body })
  const field = form.get<HTMLInputElement>('input')
  await field.trigger('compositionstart')
  field.element.value = 'Ada'
  await field.trigger('input', { isComposing: true })
  expect(form.get<HTMLButtonElement>('[type="submit"]').element.disabled).toBe(false)
  form.unmount()
})

it('the sixth key of an exhibit reads aloud on every layout, and staff can copy and write on theirs', () => {
  const pressed: ExhibitKey[] = []
  const released: ExhibitKey[] = []
  const unlock = lockKiosk(
    (key) => pressed.push(key),
    (key) => released.push(key),
  )
  for (const key of ['s', 'S', 'ы', 'ד', 'σ', 'س', 'ㄴ']) {
    const init = { key, code: 'KeyS', bubbles: true, cancelable: true }
    document.body.dispatchEvent(press(init))
    document.body.dispatchEvent(new KeyboardEvent('keyup', init))
  }
  document.body.dispatchEvent(press({ key: 'Process', code: 'KeyS' }))
  expect([pressed, released]).toEqual([Array(7).fill('speak'), Array(7).fill('speak')])

  document.body.innerHTML = '<input data-typing>'
  const isLeft = (init: Pressed): boolean => document.querySelector('input')!.dispatchEvent(press(init))
  expect([
    isLeft({ key: 'с', code: 'KeyC', ctrlKey: true }),
    isLeft({ key: 'м', code: 'KeyV', ctrlKey: true }),
  ]).toEqual([true, true])
  expect([isLeft({ key: 'з', code: 'KeyP', ctrlKey: true }), isLeft({ key: 'F5', code: 'F5' })]).toEqual([false, false])
  unlock()
})

describe('the list of keys', () => {
  const label = (action: string, layout: ReadonlyMap<string, string> | null) =>
    labelsOf(
      SHORTCUTS.find((it) => it.action === action)!,
      layout,
    ).join(' ')

  it('names the keys of the layout in use where the browser tells it', () => {
    const russian = new Map([...'йцукенгшщз'].map((letter, at) => [`Key${'QWERTYUIOP'[at] ?? ''}`, letter]))
    const arabic = new Map([...'١٢٣٤٥٦٧٨٩'].map((letter, at) => [`Digit${String(at + 1)}`, letter]))
    const dvorak = new Map([
      ['KeyH', 'd'],
      ['KeyD', 'e'],
    ])
    expect([label('undo', russian), label('pass', russian), label('draw', russian)]).toEqual(['Г', 'З', 'D'])
    expect(label('digits', arabic)).toBe('١ … ٩')
    expect(label('draw', dvorak)).toBe('D')
  })

  it('else names Latin keys', () => {
    expect([label('draw', null), label('digits', null), label('home', null)]).toEqual(['D', '1 … 9', 'Home'])
  })
})

it('no listener on the page asks for a key in another way', () => {
  const files = readdirSync('src/renderer', { recursive: true, encoding: 'utf8' }).filter((it) =>
    /\.(?:ts|vue)$/u.test(it),
  )
  const bare =
    /\bevent\.(?:key|code|keyCode|which)\b|\{[^{}]*\b(?:key|code)\b[^{}]*\}: KeyboardEvent|@key(?:down|up)\.(?!capture)\w/u
  const found = files.filter((file) => bare.test(readFileSync(join('src/renderer', file), 'utf8')))
  // A page that keeps a game has keys only that every keyboard names alike: arrows, Home, End and the space bar.
  expect(found).toEqual([join('heirloom', 'player.ts'), join('stores', 'app', 'shortcuts.ts')])
})
