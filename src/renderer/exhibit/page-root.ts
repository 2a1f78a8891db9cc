import { computed, watchEffect } from 'vue'
import { useView } from '../stores/app/view'
import { usePageFrame } from '../stores/output/page-frame'
import { markPageRoot } from '../stores/output/page-root'
import { useVisit } from './visit'

/** Millimetres per pixel if nobody has measured the screen: at 96 pixels per inch. */
export const DEFAULT_PITCH = 0.2646

/**
 * Width of the column at the left of the table, which holds text and buttons, in millimetres. A portrait screen has the
 * text above the canvas, and the buttons below the table, where they take this height.
 */
const COLUMN_WIDTH_MM = 122
const BUTTONS_HEIGHT_MM = 27
/** Least width of what can be touched of a card that others overlap, in millimetres. */
const FINGER_MM = 15

/**
 * Keeps the document's attributes in step with what is shown: scene, text size, motion, millimetres, and the band
 * that visitors can reach.
 * @param pitch millimetres per pixel
 */
export function syncPageRoot(pitch: () => number): void {
  const [visit, view, frame] = [useVisit(), useView(), usePageFrame()]
  const root = document.documentElement
  markPageRoot()
  const mark = (name: string, on: boolean) => root.toggleAttribute(`data-${name}`, on)
  mark('fixed-view', true)
  const px = (mm: number): string => `${String(mm / pitch())}px`
  /** Whether the table and its text are turned by 180°, for a visitor at the far side. */
  const turned = computed(() => visit.side === 'far' && visit.config?.together === 'opposite')

  watchEffect(() => {
    const inPlay = visit.scene !== 'attract'
    frame.margins = {
      left: inPlay && view.wide ? COLUMN_WIDTH_MM / pitch() : 0,
      bottom: inPlay && !view.wide ? BUTTONS_HEIGHT_MM / pitch() : 0,
      finger: FINGER_MM / pitch(),
    }
  })
  watchEffect(() => {
    root.dataset['scene'] = visit.scene
    root.style.setProperty('--mm', px(1))
    mark('turned', turned.value)
  })
  watchEffect(() => {
    // Above and below the band within reach there are only pictures.
    const reach = visit.config?.screen.reach ?? null
    root.style.setProperty('--below', reach === null ? '0px' : px(reach.from))
    root.style.setProperty('--over', reach === null ? '0px' : `max(0px, 100dvh - ${px(reach.to)})`)
  })
}
