/** What a key does. `single` keys can be disabled; the others always work. */
export type KeyAction =
  | 'digits'
  | 'arrows'
  | 'enter'
  | 'draw'
  | 'pass'
  | 'claim'
  | 'undo'
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
  /** Values of `KeyboardEvent.key`, in lower case. Empty for keys that a list handles itself. */
  readonly keys: readonly string[]
  /** The keys as written in the list of keys. */
  readonly labels: readonly string[]
  readonly isSingleKey: boolean
  /** Whether Shift must or must not be held; absent if it does not matter. */
  readonly withShift?: boolean
}

const singleKey = (does: KeyAction, key: string, label = key.toUpperCase()): Shortcut => ({
  action: does,
  keys: [key],
  labels: [label],
  isSingleKey: true,
})

export const SHORTCUTS: readonly Shortcut[] = [
  { action: 'digits', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], labels: ['1', '…', '9'], isSingleKey: true },
  { action: 'arrows', keys: ['arrowdown', 'arrowup'], labels: ['↑', '↓'], isSingleKey: false, withShift: false },
  { action: 'enter', keys: [], labels: ['Enter'], isSingleKey: false },
  singleKey('draw', 'd'),
  singleKey('pass', 'p'),
  singleKey('claim', 'k'),
  singleKey('undo', 'u'),
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
  { action: 'help', keys: ['?', 'f1'], labels: ['?', 'F1'], isSingleKey: false },
  { action: 'escape', keys: ['escape'], labels: ['Esc'], isSingleKey: false },
]

/** Returns the action of a key press; null for none. Keys with a modifier other than Shift belong to the browser. */
export function actionForKey(event: KeyboardEvent, singles: boolean): KeyAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  const key = event.key.toLowerCase()
  const found = SHORTCUTS.find(
    ({ keys, withShift = event.shiftKey }) => keys.includes(key) && withShift === event.shiftKey,
  )
  if (found === undefined || (found.isSingleKey && !singles)) return null
  return found.action
}
