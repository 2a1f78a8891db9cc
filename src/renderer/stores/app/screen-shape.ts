import { computed, ref, type ComputedRef, type Ref } from 'vue'
import { isNarrow } from '../../stage/model/aspect'
import { useSettings } from './settings'

/** How many times larger than usual the words are. */
const TEXT_SIZE = { normal: 1, large: 1.25, larger: 1.5, largest: 2 } as const
/** Shares of the screen that the table has on a small one: beside the papers, and above them. */
const BESIDE = 0.66
const ABOVE = 0.62

/** What kind of screen the page has, and what it leaves for the table. Sizes in CSS pixels. */
export interface ScreenShape {
  readonly width: Ref<number>
  readonly height: Ref<number>
  readonly wide: ComputedRef<boolean>
  /** Too small for papers beside the board: a strip above and the moves below it, or both at its right. */
  readonly compact: ComputedRef<boolean>
  /** The table is higher than wide: what stands round it comes nearer, and the box lies away. */
  readonly portrait: ComputedRef<boolean>
  /** Games are laid out for a high table even where it is a little wider than high: so everything on it is larger. */
  readonly narrow: ComputedRef<boolean>
}

/** Follows the window for as long as the page is open. */
export function createScreenShape(): ScreenShape {
  const settings = useSettings()
  const width = ref(window.innerWidth)
  const height = ref(window.innerHeight)
  window.addEventListener('resize', () => {
    width.value = window.innerWidth
    height.value = window.innerHeight
  })

  const wide = computed(() => width.value >= height.value)
  const compact = computed(() => {
    const scale = TEXT_SIZE[settings.all.text]
    return !wide.value || width.value < 820 * scale || height.value < 520 * scale
  })
  /** Of the table itself: width over height. */
  const aspect = computed(() => {
    const across = compact.value && wide.value ? width.value * BESIDE : width.value
    const down = compact.value && !wide.value ? height.value * ABOVE : height.value
    return across / down
  })
  const portrait = computed(() => aspect.value < 0.9)
  const narrow = computed(() => isNarrow(aspect.value, height.value))
  return { width, height, wide, compact, portrait, narrow }
}
