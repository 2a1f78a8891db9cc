import { onBeforeUnmount, onMounted, ref, watch, watchEffect } from 'vue'
import { text } from '../../i18n/say'
import { goOn } from './game-actions'
import { useSelection } from '../table/selection'
import { usePage } from '../app/page'
import { useTable } from '../table/table'

/** Where this window keeps which saved game lies on its table: it outlives a page that crashes. */
const AT = 'parlor-at'

/**
 * How many moves of the game on this table are on no disk. Those before the disk first refused are; at least one is not
 * while it refuses.
 */
function useOwed() {
  const table = useTable()
  const owed = ref(0)
  let saved = 0
  watch(
    () => table.table !== null && table.unsaved !== null,
    (refused) => refused && (saved = table.ply),
    { flush: 'sync' },
  )
  watchEffect(() => {
    owed.value = table.table === null || table.unsaved === null ? 0 : Math.max(1, table.ply - saved)
  })
  return owed
}

/** What this page has to do with the window that it is in, a browser's tab included. */
export function useShellWindow(): void {
  const table = useTable()
  const owed = useOwed()
  watch(owed, (moves) => window.parlor?.owed(moves))
  watch(
    () => (usePage().place === 'game' ? table.saveId : null),
    (id) => {
      if (id === null) sessionStorage.removeItem(AT)
      else sessionStorage.setItem(AT, id)
    },
  )

  function holdBack(event: BeforeUnloadEvent): void {
    if (owed.value > 0) event.preventDefault()
  }

  let hadUse = false

  /** Sees whether a key has something to put away, before anybody else hears of it and does so. */
  function onKeyFirst(): void {
    hadUse = usePage().sheets.length > 0 || useSelection().picked.length > 0 || table.hint !== null
  }

  /** Escape leaves full screen where it had nothing to put away and nobody took it. */
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !hadUse && !event.defaultPrevented) window.parlor?.leaveFullScreen()
  }

  onMounted(() => {
    window.addEventListener('beforeunload', holdBack)
    window.addEventListener('keydown', onKeyFirst, { capture: true })
    window.addEventListener('keydown', onKey)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('beforeunload', holdBack)
    window.removeEventListener('keydown', onKeyFirst, { capture: true })
    window.removeEventListener('keydown', onKey)
  })
}

/**
 * Goes back to the game that lay on the table when the page crashed, and says so; else only says so. Does nothing where
 * the window did not load the page again.
 */
export async function comeBackAfterCrash(address: Location = window.location): Promise<void> {
  if (!new URLSearchParams(address.search).has('again')) return
  const id = sessionStorage.getItem(AT)
  // Read once: who reloads by hand is at the shelf, as ever.
  window.history.replaceState(null, '', address.pathname + address.hash)
  if (id !== null) await goOn(id)
  const isBack = usePage().place === 'game'
  useSelection().refuse(text(isBack ? 'game.again' : 'game.againShelf'), null)
}
