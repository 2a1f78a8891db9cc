import { keyOf } from '../stores/app/shortcuts'

/** The six keys of an exhibit: four arrows, one to act (Enter or space), one to read aloud (S). */
export type ExhibitKey = 'back' | 'forth' | 'up' | 'down' | 'act' | 'speak'
const KEYS: Readonly<Record<string, ExhibitKey>> = {
  arrowleft: 'back',
  arrowright: 'forth',
  arrowup: 'up',
  arrowdown: 'down',
  enter: 'act',
  ' ': 'act',
  s: 'speak',
}

/** Browser defaults that an exhibit suppresses. */
const BLOCKED_EVENTS = [
  'contextmenu',
  'selectstart',
  'dragstart',
  'dragover',
  'drop',
  'copy',
  'cut',
  'paste',
  'beforeinput',
]
const MORE_BLOCKED_EVENTS = ['auxclick', 'gesturestart', 'dblclick']

/**
 * Blocks everything but the exhibit: menus, selection, zoom, drops, text, Back and all keys but six. Returns a function that
 * ends this. In elements that bear `data-typing`, where the staff types, text and its keys are allowed.
 * @param press receives the six keys; one that is held down is reported once
 * @param release is called when one of them is released
 */
export function lockKiosk(press: (key: ExhibitKey) => void, release: (key: ExhibitKey) => void): () => void {
  const stop = new AbortController()
  const listenerOptions = { signal: stop.signal, capture: true, passive: false }
  const refuse = (event: Event): void => {
    if (!isTyping(event)) event.preventDefault()
  }
  for (const kind of [...BLOCKED_EVENTS, ...MORE_BLOCKED_EVENTS]) window.addEventListener(kind, refuse, listenerOptions)
  for (const kind of ['mousedown', 'mouseup'] as const)
    window.addEventListener(kind, (event) => event.button > 2 && refuse(event), listenerOptions)
  holdPage(stop.signal)
  window.addEventListener('wheel', (event) => event.ctrlKey && refuse(event), listenerOptions)
  window.addEventListener('touchmove', (event) => event.touches.length > 1 && refuse(event), listenerOptions)
  window.addEventListener(
    'keydown',
    (event) => {
      if (isTyping(event) && !isShortcut(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const key = event.ctrlKey || event.altKey || event.metaKey ? undefined : KEYS[keyOf(event)]
      if (key !== undefined && !event.repeat) press(key)
    },
    listenerOptions,
  )
  for (const kind of ['keyup', 'keypress'] as const)
    window.addEventListener(
      kind,
      (event) => {
        if (isTyping(event)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        const key = KEYS[keyOf(event)]
        if (kind === 'keyup' && key !== undefined) release(key)
      },
      listenerOptions,
    )
  return () => stop.abort()
}

/** Keeps Back from leaving the page: it only takes an entry of the history away, which comes again. */
function holdPage(signal: AbortSignal): void {
  const hold = (): void => {
    if (window.history.state === null) window.history.pushState({ exhibit: true }, '')
  }
  hold()
  window.addEventListener('popstate', hold, { signal })
}

const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-typing]') !== null

/** Whether a key is a browser shortcut, blocked even in text fields: all but select all, undo and the clipboard's. */
const isShortcut = (event: KeyboardEvent): boolean =>
  /^f\d+$/u.test(keyOf(event)) || ((event.ctrlKey || event.altKey || event.metaKey) && !/^[acvxz]$/u.test(keyOf(event)))
