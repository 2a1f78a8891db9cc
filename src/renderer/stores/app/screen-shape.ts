import { computed, ref, type ComputedRef, type Ref } from 'vue'
import { isNarrow } from '../../stage/model/aspect'
import { useSettings } from './settings'

/** Text size as a multiple of the usual size. */
const TEXT_SCALE = { normal: 1, large: 1.25, larger: 1.5, largest: 2 } as const
/** The table's share of a small screen: of its width with the papers beside it, and of its height with them above. */
const TABLE_WIDTH_SHARE = 0.66
const TABLE_HEIGHT_SHARE = 0.62

/** The kind of screen that the page has, and the room that it leaves for the table. Sizes in CSS pixels. */
export interface ScreenShape {
  readonly width: Ref<number>
  readonly height: Ref<number>
  readonly wide: ComputedRef<boolean>
  /**
   * Whether the screen is too small for papers beside the board: the strip is above and the moves below, or both on the
   * right.
   */
  readonly compact: ComputedRef<boolean>
  /** Whether the table's area is taller than wide: objects around the table move closer, and the box is put away. */
  readonly portrait: ComputedRef<boolean>
  /**
   * Whether games use the portrait layout, even where the area is slightly wider than high, because pieces become
   * larger.
   */
  readonly narrow: ComputedRef<boolean>
}

/** Follows the window's size for as long as the page is open. */
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
    const scale = TEXT_SCALE[settings.all.text]
    return !wide.value || width.value < 820 * scale || height.value < 520 * scale
  })
  /** Aspect ratio of the table's area: width over height. */
  const aspect = computed(() => {
    const across = compact.value && wide.value ? width.value * TABLE_WIDTH_SHARE : width.value
    const down = compact.value && !wide.value ? height.value * TABLE_HEIGHT_SHARE : height.value
    return across / down
  })
  const portrait = computed(() => aspect.value < 0.9)
  const narrow = computed(() => isNarrow(aspect.value, height.value))
  return { width, height, wide, compact, portrait, narrow }
}
