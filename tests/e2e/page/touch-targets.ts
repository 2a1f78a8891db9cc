import type { Page } from 'playwright-core'
import { BARE_TABLE } from '../../../src/renderer/games/casino/touch'
import { PATIENCE } from './exhibit'

/** A target and its size, in millimetres. */
export interface MeasuredTarget {
  readonly name: string
  readonly mm: number
}

/** Where a target is: a button of the page, or a thing on the flat table, in its field, beside it or in the hand. */
type TargetKind = 'button' | 'field' | 'beside' | 'hand'

/** The distance between the nearest edges of two targets, in millimetres; 0 where they meet or overlap. */
export interface Gap {
  readonly names: readonly [string, string]
  readonly kinds: readonly [TargetKind, TargetKind]
  readonly mm: number
}

/** All that can be touched in a moment, by the smaller side of the rectangle around it, and the gaps between them. */
export interface Targets {
  readonly all: readonly MeasuredTarget[]
  readonly gaps: readonly Gap[]
}

/** Least gap between two targets, and what rounding to parts of a pixel may take from it, in millimetres. */
const [LEAST_GAP_MM, ROUNDING_MM] = [3, 0.02]

/** Steps from one measured point to the next, in millimetres. */
export const STEP_MM = 1

/** Selector of everything that a touch can mean something to, in any scene. */
const ENABLED_SELECTOR =
  '.exhibit :is(button:not(:disabled, [data-flat] *), textarea), [data-flat] button:is(.next, .picked)'

/** Expression for the parts of the way across and down at which a target is tried. */
const TRIED_PARTS = `[0.5, 3 / 14, 5 / 14, 9 / 14, 11 / 14, 1 / 14, 13 / 14]`

const NAME_SCRIPT = `(it) => it.dataset.touch ?? it.dataset.action ?? it.dataset.language ?? it.dataset.game ??
  it.dataset.captionText ?? it.textContent.trim()`

/**
 * Returns a script that measures what matches a selector. Whatever covers a thing takes away from it, and a thing that
 * is turned or round has no corners. Of a thing that is found to be large enough, the rest is not looked at.
 * @param pitch millimetres per CSS pixel
 * @param enough millimetres
 */
const sizesScript = (selector: string, pitch: number, enough: number) => `(() => {
  const step = ${String(STEP_MM / pitch)}
  const nameOf = ${NAME_SCRIPT}
  // Points of one grid, because cards in a fan share most of theirs.
  const looks = new Map()
  const answers = (it, i, j) => {
    const key = i + ' ' + j
    if (!looks.has(key)) looks.set(key, document.elementFromPoint(i * step, j * step))
    return it.contains(looks.get(key))
  }
  const radius = ${String(enough / STEP_MM / 2 + 1)}
  const isOpen = (it, x, y) => {
    for (let j = Math.ceil(y - radius); j <= y + radius; j++)
      for (let i = Math.ceil(x - radius); i <= x + radius; i++)
        if (Math.hypot(i - x, j - y) <= radius && !answers(it, i, j)) return false
    return true
  }
  return [...document.querySelectorAll(${JSON.stringify(selector)})].map((it) => {
    const { left, top, right, bottom, width, height } = it.getBoundingClientRect()
    const isEnough = ${TRIED_PARTS}.some((down) => ${TRIED_PARTS}.some((across) =>
      isOpen(it, (left + across * width) / step, (top + down * height) / step)))
    if (isEnough) return { name: nameOf(it), mm: ${String(enough)} }
    const [hits, misses] = [[], []]
    for (let j = Math.floor(top / step); j * step < bottom + step; j++)
      for (let i = Math.floor(left / step); i * step < right + step; i++) (answers(it, i, j) ? hits : misses).push([i, j])
    let most = 0
    for (const [i, j] of hits) {
      let nearest = Infinity
      for (const [k, l] of misses) {
        nearest = Math.min(nearest, (i - k) * (i - k) + (j - l) * (j - l))
        if (nearest <= most) break
      }
      most = Math.max(most, nearest === Infinity ? 0 : nearest)
    }
    // The edge lies between the last point that answers and the first that does not.
    return { name: nameOf(it), mm: (2 * Math.sqrt(most) - 1) * ${String(STEP_MM)} }
  })
})()`

/**
 * Returns a script that lists all targets that are reached, and measures the gaps between them. Of a target that a scrolling part cuts
 * off, what is seen counts; of one that is turned, the rectangle around it.
 */
const targetsScript = (pitch: number) => `(() => {
  const nameOf = ${NAME_SCRIPT}
  const seen = (it) => {
    let { left, top, right, bottom } = it.getBoundingClientRect()
    for (let outer = it.parentElement; outer !== null; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue
      const cut = outer.getBoundingClientRect()
      ;[left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)]
      ;[right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)]
    }
    return { left, top, right, bottom }
  }
  const kinds = ['field', 'beside', 'hand']
  const tried = ${TRIED_PARTS}
  const targets = [...document.querySelectorAll(${JSON.stringify(ENABLED_SELECTOR)})].flatMap((it) => {
    const box = seen(it)
    const [w, h] = [box.right - box.left, box.bottom - box.top]
    const isReached = w > 0 && h > 0 && tried.some((down) => tried.some((across) =>
      it.contains(document.elementFromPoint(box.left + across * w, box.top + down * h))))
    const kind = it.closest('[data-flat]') === null ? 'button' : kinds.find((kind) => it.closest('.' + kind) !== null)
    const { width, height } = it.getBoundingClientRect()
    return isReached ? [{ name: nameOf(it), kind, box, mm: Math.min(width, height) * ${String(pitch)} }] : []
  })
  const gaps = targets.flatMap((a, i) => targets.slice(0, i).map((b) => {
    const x = Math.max(0, a.box.left - b.box.right, b.box.left - a.box.right)
    const y = Math.max(0, a.box.top - b.box.bottom, b.box.top - a.box.bottom)
    return { names: [b.name, a.name], kinds: [b.kind, a.kind], mm: Math.hypot(x, y) * ${String(pitch)} }
  }))
  return { all: targets.map(({ name, mm }) => ({ name, mm })), gaps }
})()`

/** Expression that resolves when everything that moves has arrived, except what moves for ever. */
const ARRIVED = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished)).then(() => true)`

/** Waits until the page takes touches, which it ignores for a moment after a change, and until nothing moves. */
async function waitForTouches(page: Page): Promise<void> {
  await page.locator('html:not([data-shield])').waitFor({ state: 'attached', ...PATIENCE })
  await page.evaluate(ARRIVED)
}

/**
 * Measures the part of each match of a selector that answers to a touch, by the largest circle in it, once the
 * page takes touches. Of several things with the same touch, the largest counts.
 * @param pitch millimetres per CSS pixel
 * @param enough size in millimetres beyond which a thing need not be measured: it may then count as no larger
 */
export async function measureSizes(
  page: Page,
  selector: string,
  pitch: number,
  enough: number,
): Promise<MeasuredTarget[]> {
  await waitForTouches(page)
  const largest = new Map<string, number>()
  for (const { name, mm } of await page.evaluate<MeasuredTarget[]>(sizesScript(selector, pitch, enough)))
    largest.set(name, Math.max(largest.get(name) ?? 0, mm))
  return [...largest].map(([name, mm]) => ({ name, mm }))
}

/**
 * Finds all that can be touched, once the page takes touches, and measures the gaps.
 * @param pitch millimetres per CSS pixel
 */
export async function findTargets(page: Page, pitch: number): Promise<Targets> {
  await waitForTouches(page)
  return page.evaluate<Targets>(targetsScript(pitch))
}

/**
 * Whether two targets may lie close together: both are on the table and mean the same, or both belong to one hand, or to
 * what is printed or laid in the middle, where squares and cards touch each other as in the real game. The arrow lies on
 * its dial, which means the same. The bare table is what lies around all others on the table.
 */
const areCloseByNature = ({ names, kinds: [one, other] }: Gap): boolean =>
  (one === other && (one === 'field' || one === 'hand' || names.includes('arrow'))) ||
  ((names[0] === names[1] || names.includes(BARE_TABLE)) && one !== 'button' && other !== 'button')

/** Returns the gaps that are too narrow. */
export const narrowGaps = ({ gaps }: Targets): Gap[] =>
  gaps.filter((gap) => gap.mm < LEAST_GAP_MM - ROUNDING_MM && !areCloseByNature(gap))
