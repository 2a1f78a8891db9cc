/** A key or several, and what they do. */
interface Shortcut<A extends string> {
  readonly action: A
  /** Keys as `keyOf` names them. */
  readonly keys: readonly string[]
  /** The keys as written in the list of keys. */
  readonly labels: readonly string[]
  /** Whether it can be disabled; the others always work. */
  readonly isSingleKey: boolean
  /** Whether Shift must or must not be held; absent if it does not matter. */
  readonly withShift?: boolean
  /** Whether Control (Command on a Mac) must be held; otherwise no modifier but Shift may be. */
  readonly withControl?: true
}

const singleKey = <A extends string>(action: A, key: string, labels = [key.toUpperCase()], others: string[] = []) =>
  ({ action, keys: [key, ...others], labels, isSingleKey: true }) as Shortcut<A>

const keys = <A extends string>(
  action: A,
  keys: readonly string[],
  labels: readonly string[],
  modifiers: Pick<Shortcut<A>, 'withShift' | 'withControl'> = {},
): Shortcut<A> => ({ action, keys, labels, isSingleKey: false, ...modifiers })

const NUMBERED = ['2', '3', '4', '5', '6', '7', '8', '9']
const ARROWS = ['arrowleft', 'arrowright', 'arrowup', 'arrowdown']

export const SHORTCUTS = [
  singleKey('digits', '1', ['1', '…', '9'], NUMBERED),
  keys('arrows', ['arrowdown', 'arrowup'], ['↑', '↓'], { withShift: false }),
  keys('enter', ['enter'], ['Enter']),
  singleKey('draw', 'd'),
  singleKey('pass', 'p'),
  singleKey('claim', 'k'),
  singleKey('undo', 'u'),
  keys('undo', ['z'], ['Ctrl', 'Z'], { withShift: false, withControl: true }),
  keys('redo', ['y'], ['Ctrl', 'Y'], { withControl: true }),
  keys('redo', ['z'], ['Ctrl', 'Shift', 'Z'], { withShift: true, withControl: true }),
  singleKey('hint', 'h'),
  singleKey('last', 'l'),
  singleKey('score', 's'),
  singleKey('turn', 't'),
  singleKey('hand', 'c'),
  singleKey('mute', 'm'),
  singleKey('read', 'r'),
  singleKey('camera', 'v'),
  singleKey('nearer', '+', ['+'], ['=']),
  singleKey('back', '-', ['−']),
  keys('steer', ARROWS, ['Shift', '← ↑ ↓ →'], { withShift: true }),
  keys('home', ['home'], ['Home']),
  singleKey('skip', ' ', ['Space']),
  keys('help', ['?', '؟', 'f1'], ['?', 'F1']),
  keys('escape', ['escape'], ['Esc']),
] as const

/** What a key does. */
export type KeyAction = (typeof SHORTCUTS)[number]['action']

/**
 * Returns the name of a pressed key on any keyboard, in lower case: `d`, `1`, `?`, `arrowup`; an empty text for a key
 * that an input method takes, or that only prepares an accent. A letter, digit or sign of zooming in whose place the
 * layout has another script, or a digit that it writes only with Shift, is named by its place on a Latin keyboard.
 */
export function keyOf(event: KeyboardEvent): string {
  // A browser that fills in a form reports keys without a name.
  if (!(event instanceof KeyboardEvent)) return ''
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const { code, keyCode } = event
  // Safari reports the Enter that confirms a composition after its end, but with the key code of input methods.
  if (event.isComposing || keyCode === 229 || /^(?:Dead|Process|Unidentified)$/u.test(event.key)) return ''
  const key = event.key.normalize('NFKC').toLowerCase()
  // Not an Arabic ligature, which is two letters.
  const isNamed = /^[a-z][a-z\d]/u.test(key)
  if (isNamed || /^[a-z\d]$/u.test(key) || event.getModifierState('AltGraph')) return key
  if (/^\p{Nd}$/u.test(key)) return digitOf(key)
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/u.exec(code) ?? []
  // Signs such as `?` lie above the digits and need Shift.
  if (digit !== undefined) return event.shiftKey ? key : digit
  const place = letter?.toLowerCase() ?? SIGNS_OF_ZOOM[code]
  const isOtherScript = /^[\p{L}\p{M}]/u.test(key) && !/\p{Script=Latin}/u.test(key)
  // Ctrl+Shift+Z of Arabic and Thai would write a sign.
  const isChord = (event.ctrlKey || event.metaKey) && keyCode === letter?.charCodeAt(0)
  return place !== undefined && (isOtherScript || isChord) ? place : key
}

/** The keys beside the digits that write `=` and `-`. */
const SIGNS_OF_ZOOM: Readonly<Record<string, string>> = { Equal: '=', Minus: '-' }

/** Returns the value of a decimal digit of any script, as a digit: Unicode has the ten of each one after the other. */
function digitOf(sign: string): string {
  const at = sign.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value++
  return String(value % 10)
}

/**
 * Returns the labels of a shortcut on a keyboard: what its letters and digits write where the layout has no Latin ones.
 * @param layout what each key writes, by `KeyboardEvent.code`; null if that is unknown
 */
export function labelsOf({ labels }: Shortcut<string>, layout: ReadonlyMap<string, string> | null): readonly string[] {
  if (layout === null) return labels
  const written = new Set(layout.values())
  return labels.map((label) => {
    if (!/^[A-Z\d]$/u.test(label) || written.has(label.toLowerCase())) return label
    const isDigit = /\d/u.test(label)
    const own = layout.get(`${isDigit ? 'Digit' : 'Key'}${label}`) ?? label
    // The digits are printed on keys that write signs, too.
    return (isDigit ? /^\p{Nd}$/u : /^\p{L}$/u).test(own) ? own.toUpperCase() : label
  })
}

/** Returns the action of a key press; null for none. Keys with any other modifier than Shift or Control are the browser's. */
export function actionForKey(event: KeyboardEvent, singles: boolean): KeyAction | null {
  if (event.altKey) return null
  const key = keyOf(event)
  const hasControl = event.ctrlKey || event.metaKey
  const found = SHORTCUTS.find(
    ({ keys, withShift = event.shiftKey, withControl = false }) =>
      keys.includes(key) && withShift === event.shiftKey && withControl === hasControl,
  )
  if (found === undefined || (found.isSingleKey && !singles)) return null
  return found.action
}

/**
 * Lets the fields of the page follow each letter. Phones' keyboards compose every word, and Vue's `v-model` would wait for
 * the end of it: a search would find nothing, and what needs a name could not be pressed.
 */
export function followCompositions(): void {
  window.addEventListener('compositionstart', (event) => event.stopImmediatePropagation(), { capture: true })
}
