/** What a key does. `single` keys can be disabled; the others always work. */
export type KeyAction =
  | 'digits'
  | 'arrows'
  | 'enter'
  | 'draw'
  | 'pass'
  | 'claim'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'last'
  | 'score'
  | 'turn'
  | 'hand'
  | 'mute'
  | 'read'
  | 'camera'
  | 'nearer'
  | 'back'
  | 'steer'
  | 'home'
  | 'help'
  | 'skip'
  | 'escape'

export interface Shortcut {
  readonly action: KeyAction
  /** Keys as `keyOf` names them. */
  readonly keys: readonly string[]
  /** The keys as written in the list of keys. */
  readonly labels: readonly string[]
  readonly isSingleKey: boolean
  /** Whether Shift must or must not be held; absent if it does not matter. */
  readonly withShift?: boolean
  /** Whether Control (Command on a Mac) must be held; otherwise no modifier but Shift may be. */
  readonly withControl?: true
}

const singleKey = (does: KeyAction, key: string): Shortcut => ({
  action: does,
  keys: [key],
  labels: [key.toUpperCase()],
  isSingleKey: true,
})

export const SHORTCUTS: readonly Shortcut[] = [
  { action: 'digits', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], labels: ['1', '…', '9'], isSingleKey: true },
  { action: 'arrows', keys: ['arrowdown', 'arrowup'], labels: ['↑', '↓'], isSingleKey: false, withShift: false },
  { action: 'enter', keys: ['enter'], labels: ['Enter'], isSingleKey: false },
  singleKey('draw', 'd'),
  singleKey('pass', 'p'),
  singleKey('claim', 'k'),
  singleKey('undo', 'u'),
  { action: 'undo', keys: ['z'], labels: ['Ctrl', 'Z'], isSingleKey: false, withShift: false, withControl: true },
  { action: 'redo', keys: ['y'], labels: ['Ctrl', 'Y'], isSingleKey: false, withControl: true },
  {
    action: 'redo',
    keys: ['z'],
    labels: ['Ctrl', 'Shift', 'Z'],
    isSingleKey: false,
    withShift: true,
    withControl: true,
  },
  singleKey('hint', 'h'),
  singleKey('last', 'l'),
  singleKey('score', 's'),
  singleKey('turn', 't'),
  singleKey('hand', 'c'),
  singleKey('mute', 'm'),
  singleKey('read', 'r'),
  singleKey('camera', 'v'),
  { action: 'nearer', keys: ['+', '='], labels: ['+'], isSingleKey: true },
  { action: 'back', keys: ['-'], labels: ['−'], isSingleKey: true },
  {
    action: 'steer',
    keys: ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'],
    labels: ['Shift', '← ↑ ↓ →'],
    isSingleKey: false,
    withShift: true,
  },
  { action: 'home', keys: ['home'], labels: ['Home'], isSingleKey: false },
  { action: 'skip', keys: [' '], labels: ['Space'], isSingleKey: true },
  { action: 'help', keys: ['?', '؟', 'f1'], labels: ['?', 'F1'], isSingleKey: false },
  { action: 'escape', keys: ['escape'], labels: ['Esc'], isSingleKey: false },
]

/**
 * Returns the name of a pressed key on any keyboard, in lower case: `d`, `1`, `?`, `arrowup`; an empty text for a key
 * that an input method takes, or that only prepares an accent. A letter or digit that the layout writes in another
 * script, or not without Shift, is named by its place on a Latin keyboard.
 */
export function keyOf(event: KeyboardEvent): string {
  // A browser that fills in a form reports keys without a name.
  if (!(event instanceof KeyboardEvent)) return ''
  // Safari reports the Enter that confirms a composition after its end, but with the key code of input methods.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (event.isComposing || event.keyCode === 229 || /^(?:Dead|Process|Unidentified)$/u.test(event.key)) return ''
  const key = event.key.normalize('NFKC').toLowerCase()
  // Not an Arabic ligature, which is two letters.
  const isNamed = /^[a-z][a-z\d]/u.test(key)
  if (isNamed || /^[a-z\d]$/u.test(key) || event.getModifierState('AltGraph')) return key
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/u.exec(event.code) ?? []
  if (letter !== undefined)
    return /^[\p{L}\p{M}]/u.test(key) && !/\p{Script=Latin}/u.test(key) ? letter.toLowerCase() : key
  // Signs such as `?` lie above the digits and need Shift.
  return digit !== undefined && (!event.shiftKey || /\p{Nd}/u.test(key)) ? digit : key
}

/**
 * Returns the labels of a shortcut on a keyboard: what its letters and digits write where the layout has no Latin ones.
 * @param layout what each key writes, by `KeyboardEvent.code`; null if that is unknown
 */
export function labelsOf({ labels }: Shortcut, layout: ReadonlyMap<string, string> | null): readonly string[] {
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
