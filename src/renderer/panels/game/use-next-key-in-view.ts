import { watch, type Ref } from 'vue'

/**
 * Scrolls the key that can be pressed next into view where the row of keys is wider than its room; afterwards the first
 * keys come back.
 * @param row the row of keys
 * @param canConfirm whether a move can be confirmed
 * @param isForced whether one of the verbs is the only move
 */
export function useNextKeyInView(
  row: Readonly<Ref<HTMLElement | null>>,
  canConfirm: Readonly<Ref<boolean>>,
  isForced: Readonly<Ref<boolean>>,
): void {
  watch(
    [canConfirm, isForced],
    ([confirmable, forced]) => {
      const next = confirmable ? '[data-action="confirm"]' : forced ? '.glows' : '.tile, .plate'
      row.value?.querySelector(next)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    { flush: 'post' },
  )
}
