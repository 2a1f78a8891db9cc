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
  | 'home'
  | 'help'
  | 'skip'
  | 'escape'

export interface Shortcut {
  readonly does: KeyAction
  /** Values of `KeyboardEvent.key`, in lower case. Empty for keys that a list handles itself. */
  readonly keys: readonly string[]
  /** The keys as written in the list of keys. */
  readonly shown: readonly string[]
  readonly single: boolean
}

const single = (does: KeyAction, key: string, shown = key.toUpperCase()): Shortcut => ({
  does,
  keys: [key],
  shown: [shown],
  single: true,
})

export const SHORTCUTS: readonly Shortcut[] = [
  { does: 'digits', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: ['1', '…', '9'], single: true },
  { does: 'arrows', keys: ['arrowdown', 'arrowup'], shown: ['↑', '↓'], single: false },
  { does: 'enter', keys: [], shown: ['Enter'], single: false },
  single('draw', 'd'),
  single('pass', 'p'),
  single('claim', 'k'),
  single('undo', 'u'),
  single('hint', 'h'),
  single('last', 'l'),
  single('score', 's'),
  single('turn', 't'),
  single('hand', 'c'),
  single('mute', 'm'),
  single('read', 'r'),
  single('camera', 'v'),
  { does: 'home', keys: ['home'], shown: ['Home'], single: false },
  { does: 'skip', keys: [' '], shown: ['Space'], single: true },
  { does: 'help', keys: ['?', 'f1'], shown: ['?', 'F1'], single: false },
  { does: 'escape', keys: ['escape'], shown: ['Esc'], single: false },
]

/** Returns the action of a key press; null for none. Keys with a modifier other than Shift belong to the browser. */
export function actionForKey(event: KeyboardEvent, singles: boolean): KeyAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  const key = event.key.toLowerCase()
  const found = SHORTCUTS.find((it) => it.keys.includes(key))
  if (found === undefined || (found.single && !singles)) return null
  return found.does
}
