import type { Page } from 'playwright-core'

/** Size of a window or a screen, in CSS pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** Windows and screens at which everything has to be in sight: desks, phones, and a phone held sideways. */
const SIZES: readonly [Size, ...Size[]] = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]

/** Everything that can be operated, except what lies on the table. */
const CONTROLS = ':is(button, input:not([type="file"]), select, summary, a[href]):not([data-flat] *)'

/**
 * Script that returns what cannot be operated now: controls that lie outside of the window, that another thing covers
 * or a row cuts off, and words that are cut. Under a modal sheet only the sheet's own controls count. What lies further
 * down a sheet that scrolls is scrolled into view first.
 */
const FAULTS = `(() => {
  const faults = []
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1)
  const nameOf = (it) => {
    if (it === null) return 'nothing'
    const { action, verb, sheet, choice } = it.dataset
    return (it.getAttribute('aria-label') || it.textContent.trim().slice(0, 40) || it.className || it.tagName) +
      (action ?? verb ?? sheet ?? choice ? ' (' + (action ?? verb ?? sheet ?? choice) + ')' : '')
  }
  const isSeen = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.hidden-text, .drawer.shut, [inert]')
  const clipped = (it) => {
    let { left, top, right, bottom } = it.getBoundingClientRect()
    for (let outer = it.parentElement; outer !== null; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer)
      const cut = outer.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)]
    }
    return { left, top, right, bottom }
  }
  const scrolls = (it) => /auto|scroll/.test(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight + 1
  for (const it of (sheet ?? document).querySelectorAll(${JSON.stringify(CONTROLS)})) {
    if (!isSeen(it)) continue
    // Keys at the foot of a paper are whole before anything is scrolled, unless letters are so large that all of it scrolls.
    const paper = it.closest('dialog')
    if (it.closest('[data-ending]') !== null || (it.closest('dialog footer') !== null && !scrolls(paper))) {
      const [part, all] = [clipped(it), it.getBoundingClientRect()]
      if (part.bottom < all.bottom - 1 || part.top > all.top + 1) faults.push(nameOf(it) + ' is cut by the rim of its paper')
    }
    let outer = it.parentElement
    while (outer !== null && !scrolls(outer)) outer = outer.parentElement
    if (outer !== null) it.scrollIntoView({ block: 'nearest' })
    const whole = it.getBoundingClientRect()
    const box = outer === null ? whole : clipped(it)
    const at = ' at ' + [whole.left, whole.top, whole.right, whole.bottom].map(Math.round).join(' ')
    if (whole.left < -1 || whole.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) {
      faults.push(nameOf(it) + ' lies outside' + at)
      continue
    }
    const seen = clipped(it)
    if (seen.right - seen.left < whole.width - 1 || (outer === null && seen.bottom - seen.top < whole.height - 1)) {
      faults.push(nameOf(it) + ' is cut off' + at)
      continue
    }
    const covering = new Set()
    for (const across of [0.1, 0.5, 0.9])
      for (const down of [0.15, 0.5, 0.85]) {
        const [x, y] = [seen.left + across * (seen.right - seen.left), seen.top + down * (seen.bottom - seen.top)]
        const under = document.elementFromPoint(x, y)
        if (under === null || it.contains(under) || under.contains(it)) continue
        // The corner of a card chooses it.
        if (under.closest('label')?.parentElement === it.parentElement) continue
        const by = under.closest('button, [data-ending], [data-refusal], [data-strip], .slip') ?? under
        // A refusal stands for some seconds in place of the strip's words.
        if (!by.closest('[data-refusal]') || !it.closest('[data-strip]')) covering.add(by)
      }
    for (const by of covering) faults.push(nameOf(it) + ' lies under ' + nameOf(by) + at)
    if (it.matches('.tile, .plate, .key') && it.scrollWidth > it.clientWidth + 1) faults.push(nameOf(it) + ': its words are cut')
  }
  if (sheet !== undefined) return faults
  for (const it of document.querySelectorAll('[data-flat] :is(button.next, [data-face="mark/pass"])')) {
    const { left, top, right, bottom } = it.getBoundingClientRect()
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const by = under?.closest('[data-ending], [data-refusal], [data-said]')
    if (by) faults.push('on the table ' + nameOf(it) + ' lies under ' + nameOf(by))
  }
  // Touches pass through a label, so no point tells what is on top: prints are positioned, and so must labels be.
  for (const it of document.querySelectorAll('[data-flat] .print ~ .label'))
    if (getComputedStyle(it).position === 'static') faults.push('the label ' + nameOf(it) + ' lies under its print')
  for (const room of document.querySelectorAll('[data-prompt-room]')) {
    const { top, bottom } = room.getBoundingClientRect()
    for (const it of room.querySelectorAll(':scope > :is(p, [data-prompt])')) {
      const words = it.getBoundingClientRect()
      // Words that give way to the prompt have no place at all.
      if (words.height > 0 && (words.top < top - 2 || words.bottom > bottom + 2))
        faults.push('words of the strip lie over its frame: ' + it.textContent.trim().slice(0, 40))
    }
  }
  const result = document.querySelector('[data-ending]')
  const [paper, told] = [result?.getBoundingClientRect(), result?.querySelector('.told')]
  if (paper && told.scrollHeight > told.clientHeight + 1 && paper.bottom - result.lastElementChild.getBoundingClientRect().bottom > 24)
    faults.push('the result hides words, and has room for them')
  for (const board of paper && !result.matches(':modal') ? document.querySelectorAll('[data-field-flat] > :is(.board, .sheet)') : []) {
    const { left, top, right, bottom } = board.getBoundingClientRect()
    const isOver = left < paper.right - 1 && paper.left < right - 1 && top < paper.bottom - 1 && paper.top < bottom - 1
    if (isOver) faults.push('the result lies over the board')
  }
  for (const it of document.querySelectorAll('[data-happened]'))
    if (parseFloat(getComputedStyle(it).fontSize) < 12) faults.push('too small to be read: ' + nameOf(it))
  for (const it of document.querySelectorAll('[data-latest]'))
    if (it.getBoundingClientRect().top < 0) faults.push('what was said lies outside: ' + nameOf(it))
  return faults
})()`

/**
 * Returns what cannot be operated at each of the sizes; the page is resized and not opened again.
 * @param state what is shown now, to be named with every fault
 */
export async function outOfSight(page: Page, state: string, sizes: readonly Size[] = SIZES): Promise<string[]> {
  const faults: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const found: string[] = await page.evaluate(`(async () => {
      // Styles and what scripts measure follow a new size by the next frame but one.
      for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
      return ${FAULTS}
    })()`)
    faults.push(...found.map((fault) => `${state}, ${String(size.width)} × ${String(size.height)}: ${fault}`))
  }
  await page.setViewportSize(SIZES[0])
  return faults
}
