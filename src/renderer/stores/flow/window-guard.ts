import { onBeforeUnmount, onMounted, ref, watch, watchEffect } from 'vue'
import { text } from '../../i18n/say'
import { resumeSave } from './game-actions'
import { useSelection } from '../table/selection'
import { usePage } from '../app/page'
import { keyOf } from '../app/shortcuts'
import { useWindowEvents } from '../app/window-events'
import { useTable } from '../table/table'

/** Storage key under which this window keeps the id of the save on its table; it survives a crash of the page. */
const SAVE_ID_KEY = 'parlor-at'

/**
 * Returns how many moves of the game on this table are not on the disk. Moves before the disk's first refusal are;
 * while it refuses, at least one is not.
 */
function useUnsavedMoves() {
  const table = useTable()
  const unsavedMoves = ref(0)
  let savedPly = 0
  watch(
    () => table.table !== null && table.unsaved !== null,
    (refused) => refused && (savedPly = table.ply),
    { flush: 'sync' },
  )
  watchEffect(() => {
    unsavedMoves.value = table.table === null || table.unsaved === null ? 0 : Math.max(1, table.ply - savedPly)
  })
  return unsavedMoves
}

/** Connects this page with its window, including a browser's tab. */
export function useShellWindow(): void {
  const table = useTable()
  const unsavedMoves = useUnsavedMoves()
  watch(unsavedMoves, (moves) => window.parlor?.owed(moves))
  watch(
    () => (usePage().place === 'game' ? table.saveId : null),
    (id) => {
      if (id === null) sessionStorage.removeItem(SAVE_ID_KEY)
      else sessionStorage.setItem(SAVE_ID_KEY, id)
    },
  )

  /** The window's own handler and no listener: Chromium before 119 asks only for what this returns. */
  function preventUnload(event: Event): true | undefined {
    if (unsavedMoves.value === 0) return undefined
    event.preventDefault()
    return true
  }
  onMounted(() => (window.onbeforeunload = preventUnload))
  onBeforeUnmount(() => (window.onbeforeunload = null))

  /** Leaves the table while its page goes for good, so that a game that nobody has played is not kept. */
  function onHide({ persisted }: PageTransitionEvent): void {
    if (!persisted && table.saveId !== null && !againIn(window.location)) table.leave()
  }

  let hadUse = false

  /** Notes whether Escape has something to dismiss, before other listeners handle the key. */
  function onKeyFirst(): void {
    hadUse = usePage().sheets.length > 0 || useSelection().picked.length > 0 || table.hint !== null
  }

  /** Leaves full screen on Escape if there was nothing to dismiss and no listener handled the key. */
  function onKey(event: KeyboardEvent): void {
    if (keyOf(event) === 'escape' && !hadUse && !event.defaultPrevented) window.parlor?.leaveFullScreen()
  }

  useWindowEvents({ keydown: onKeyFirst }, { capture: true })
  useWindowEvents({ keydown: onKey, pagehide: onHide })
}

/** Why this page is loaded again: `true` after a crash, `asked` for a part that could not be loaded; else null. */
const againIn = (address: Location): string | null => new URLSearchParams(address.search).get('again')

/**
 * After a crash, returns to the game that lay on the table and says so; if there was none, only says so. After "Try
 * again", returns to it without a word.
 */
export async function comeBack(address: Location = window.location): Promise<void> {
  const again = againIn(address)
  if (again === null) return
  const id = sessionStorage.getItem(SAVE_ID_KEY)
  // The flag is consumed: a manual reload starts at the shelf as usual.
  const plain = new URL(address.href)
  plain.searchParams.delete('again')
  window.history.replaceState(window.history.state, '', plain.pathname + plain.search + plain.hash)
  if (id !== null) await resumeSave(id)
  if (again === 'asked') return
  const isBack = usePage().place === 'game'
  useSelection().refuse(text(isBack ? 'game.again' : 'game.againShelf'), null)
}
