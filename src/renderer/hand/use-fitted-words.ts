import { onMounted, ref, watch, type Ref } from 'vue'
import { useSize } from '../panels/base/use-size'

/** Sizes of letters that are tried, the largest first, as parts of their full size. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.6, 0.5] as const

/**
 * Sets words as large as they fit into a height: gives their element a `--fit`, by which its letters are multiplied.
 * Returns the height that they need at their full size, in CSS pixels.
 * @param room returns the height that there is for them
 * @param said returns what the words and their place depend on
 */
export function useFittedWords(words: Ref<HTMLElement | null>, room: () => number, said: () => unknown): Ref<number> {
  const needed = ref(0)
  function fit(): void {
    const element = words.value
    if (element === null) return
    for (const size of SIZES) {
      element.style.setProperty('--fit', String(size))
      if (size === 1) needed.value = element.offsetHeight
      if (element.offsetHeight <= room()) break
    }
  }
  // Letters that are loaded late change the height, too.
  useSize(words, fit)
  onMounted(() => watch([said, room], fit, { flush: 'post' }))
  return needed
}
