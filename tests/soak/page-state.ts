import type { Page } from 'playwright-core'

/** The state of a page at the beginning of its attract scene: the box on the table, and everything else as one text. */
export interface PageState {
  readonly box: string
  readonly text: string
  /**
   * Size of the JavaScript heap then, in bytes, after a forced collection; null unless requested with
   * `measureNextHeap`.
   */
  readonly heap: number | null
}

/**
 * A script that runs in every page before the page's own.
 *
 * `picked()`: what the visitor holds in the hand.
 *
 * `invitation`: all stores, what the browser stores for the page (storage, cookies, names of databases and caches), the
 * attributes of the document and its elements, the focus and the selection, and whether speech is in progress, all at
 * the moment when the attract scene begins; null while another scene is shown. Values that differ from run to run are
 * left out: ids, styles, classes of transitions, counters of reports, measurements of drawing, and empty stores.
 *
 * `weighs`: whether the heap is measured at the next beginning of the attract scene, at that very moment: a little
 * later another game may already be on the table, which is no growth.
 *
 * `scenes`: the scenes entered since the list was last cleared.
 *
 * `fallen`: what a second touch of the same finger would have hit right after the page had changed under it.
 *
 * `comes(check, within)`: resolves with true once a check holds, evaluated at each change of the document and at
 * intervals, or with false after `within` milliseconds.
 *
 * `lying()`: the lit things on a table in depth, by name, with their place on the page; empty on a flat table, and while
 * anything moves.
 */
const WATCH_SCRIPT = `(() => {
  const COUNTS = ['id', 'skips']
  const storeOf = (id) => document.querySelector('#app')?.__vue_app__?.config.globalProperties.$pinia._s.get(id)
  const plain = (value, depth) => {
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value
    if (typeof value !== 'object' || depth > 9) return typeof value
    if (Array.isArray(value)) return value.map((it) => plain(it, depth + 1))
    if (value instanceof Set) return [...value].map((it) => plain(it, depth + 1))
    if (value instanceof Map) return [...value].map((it) => plain(it, depth + 1))
    const kind = Object.getPrototypeOf(value)
    if (kind !== Object.prototype && kind !== null) return 'object'
    const keys = Object.keys(value).sort().filter((key) => !(COUNTS.includes(key) && typeof value[key] === 'number'))
    return Object.fromEntries(keys.map((key) => [key, plain(value[key], depth + 1)]))
  }
  const NOISE = /^(id|style|for|aria-labelledby|aria-controls|data-v-.*|data-shield)$/
  const DRAWING = /^data-(calls|frames|geometries|programs|textures|triangles|worst)$/
  const bare = (element) => {
    // Every canvas is given a name of its own.
    if (element.matches('canvas')) element.removeAttribute('data-scene')
    for (const { name } of [...element.attributes]) if (NOISE.test(name)) element.removeAttribute(name)
    for (const word of [...element.classList]) if (/-(enter|leave)-/.test(word)) element.classList.remove(word)
    for (const child of [...element.children]) bare(child)
    return element
  }
  const written = () => {
    const { state } = document.querySelector('#app').__vue_app__.config.globalProperties.$pinia
    const attributes = [...document.documentElement.attributes].filter(({ name }) => !NOISE.test(name) && !DRAWING.test(name))
    const body = bare(document.body.cloneNode(true))
    for (const script of body.querySelectorAll('script')) script.remove()
    // The second language of a caption rotates from minute to minute.
    for (const line of body.querySelectorAll('[data-caption] > :not(:first-child)')) line.remove()
    const root = attributes.map(({ name, value }) => name + '=' + value).sort()
    const used = Object.entries(state.value).filter(([, store]) => Object.keys(store).length > 0)
    const stores = plain(Object.fromEntries(used), 0)
    // On a busy machine a whole round may have passed, which keeps the box that it opened; a visit begins with its own.
    delete stores.settings.all.box
    const { title, cookie } = document
    const kept = { local: { ...localStorage }, session: { ...sessionStorage }, cookie }
    const focus = document.activeElement === null ? '' : document.activeElement.tagName
    const speaks = 'speechSynthesis' in window && (speechSynthesis.speaking || speechSynthesis.pending)
    const here = { title, focus, marked: String(getSelection()), scrolled: [scrollX, scrollY], speaks }
    const text = JSON.stringify({ stores, kept, here, root, body: body.innerHTML }, null, 1)
    return { box: state.value.shelf.box, text: text.replaceAll('><', '>\\n<') }
  }
  globalThis.invitation = null
  globalThis.weighs = false
  // All that can be given back, with nothing on the stack that would hold it: right afterwards, in a task of its own.
  const weighed = async () => {
    if (!globalThis.weighs) return null
    globalThis.weighs = false
    await globalThis.gc({ type: 'major', execution: 'async', flavor: 'last-resort' })
    return performance.memory.usedJSHeapSize
  }
  // Where the first page is still loading its table and pictures, its next round is the one to compare with.
  const isDrawn = () => document.querySelector('[data-flat]') === null
    ? storeOf('view')?.stage && document.documentElement.dataset.prepared === 'true'
    : document.querySelector('[data-flat] .piece') && !document.querySelector('[data-flat] .bare')
  // Stores are told of a new size of the table's picture with the frame after it.
  const isMeasured = () => {
    const picture = document.querySelector('[data-flat], .deep')
    const { canvas } = storeOf('pageFrame') ?? {}
    if (picture === null || !canvas) return false
    const { width, height } = picture.getBoundingClientRect()
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(picture)
    const [across, down] = [parseFloat(paddingLeft) + parseFloat(paddingRight), parseFloat(paddingTop) + parseFloat(paddingBottom)]
    return Math.abs(width - across - canvas.width) < 1 && Math.abs(height - down - canvas.height) < 1
  }
  const isShut = () => document.documentElement.dataset.phase === 'closed'
  const invited = () => {
    if (document.documentElement.dataset.scene !== 'attract') globalThis.invitation = null
    else if (globalThis.invitation === null && document.querySelector('[data-caption="box"]') && isShut() && isDrawn() && isMeasured())
      globalThis.invitation = { heap: weighed(), ...written() }
  }
  let finger = null
  addEventListener('pointerdown', ({ clientX, clientY }) => (finger = [clientX, clientY]), { capture: true })
  globalThis.fallen = []
  globalThis.scenes = []
  let before = null
  const shielded = () => {
    const ring = document.querySelector('.idle') !== null
    const now = { scene: document.documentElement.dataset.scene, about: !!document.querySelector('.result .box'), ring }
    const was = before
    before = now
    if (was === null || was.scene !== now.scene) globalThis.scenes.push(now.scene)
    if (was === null || finger === null || ring || JSON.stringify(was) === JSON.stringify(now)) return
    const under = document.elementFromPoint(...finger)
    if (under && !under.matches('.shield'))
      globalThis.fallen.push([was.ring ? 'ring' : was.scene, now.scene, under.className || under.tagName].join(' '))
  }
  const look = () => { invited(); shielded() }
  const ALL = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(look).observe(document, ALL)
  globalThis.picked = () => storeOf('selection')?.picked ?? []
  globalThis.lying = () => {
    const canvas = document.querySelector('.deep canvas')
    const { stage } = storeOf('view') ?? {}
    if (canvas === null || !stage || document.documentElement.dataset.scene !== 'play') return []
    // A piece in flight is not yet where its touch will be.
    if (stage.stats().isMoving) return []
    const { left, top, right, bottom } = canvas.getBoundingClientRect()
    const turned = document.documentElement.dataset.turned !== undefined
    return [...storeOf('selection').touchable].flatMap((name) => {
      const at = name.startsWith('say:') ? null : stage.positionOf(name)
      if (at === null) return []
      return [turned ? { name, x: right - at.x, y: bottom - at.y } : { name, x: left + at.x, y: top + at.y }]
    })
  }
  globalThis.comes = (check, within) => new Promise((resolve) => {
    const done = (came) => { observer.disconnect(); clearTimeout(timer); clearInterval(looks); resolve(came) }
    const tried = () => { if (check()) done(true) }
    const observer = new MutationObserver(tried)
    const timer = setTimeout(() => done(false), within)
    const looks = setInterval(tried, 100)
    observer.observe(document, ALL)
    tried()
  })
})()`

/** Makes the pages of a browser record their attract scenes, and what is under a finger when they change. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH_SCRIPT })
}

/**
 * Resolves with true once an expression holds in a page, or with false after `within` milliseconds. Playwright's own
 * waiting would violate the page's content security policy.
 */
export async function waitUntil(page: Page, expression: string, within: number): Promise<boolean> {
  return page.evaluate<boolean>(`globalThis.comes(() => ${expression}, ${String(within)})`)
}

/** Expression for the names of the databases and caches that the browser stores for a page. */
const STORAGE_SCRIPT = `(async () => {
  const bases = (await indexedDB.databases()).map(({ name }) => name)
  return JSON.stringify({ bases: bases.sort(), caches: window.caches ? (await caches.keys()).sort() : [] })
})()`

/**
 * Longer than two rounds of the attract scene, in milliseconds: on a busy machine the first ends before it is drawn.
 */
const STATE_TIMEOUT_MS = 180_000

/**
 * Returns the state of a page at the beginning of its attract scene, and waits for it. Rejects if the scene does not
 * begin within three minutes.
 */
export async function waitForState(page: Page): Promise<PageState> {
  // Read at once, because another scene may begin at any moment.
  const state = await page.evaluate<PageState | null>(
    `globalThis.comes(() => globalThis.invitation !== null, ${String(STATE_TIMEOUT_MS)})
      .then(async () => globalThis.invitation && { ...globalThis.invitation, heap: await globalThis.invitation.heap })`,
  )
  if (state === null) throw new Error('The invitation did not come.')
  return { ...state, text: `${state.text}\n${await page.evaluate<string>(STORAGE_SCRIPT)}` }
}

/** Browser arguments that `measureNextHeap` requires. */
export const HEAP_ARGUMENTS = ['--js-flags=--expose-gc', '--enable-precise-memory-info']

/** Makes the next state include the heap size, if the page's browser was started with `HEAP_ARGUMENTS`. */
export const measureNextHeap = (page: Page): Promise<unknown> => page.evaluate(`globalThis.weighs = 'gc' in globalThis`)

/** Returns what second touches would have hit since the last call. */
export const takeSecondTouches = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>('globalThis.fallen.splice(0)')

/** Returns the lines that only one of two states has: at most ten of each. */
export function differences(one: string, other: string): string[] {
  const lines = (text: string): string[] => text.replaceAll('\\n', '\n').split('\n')
  const [a, b] = [lines(one), lines(other)]
  const [inA, inB] = [new Set(a), new Set(b)]
  const cut = (sign: string) => (line: string) => `${sign} ${line.trim().slice(0, 200)}`
  const lost = a.filter((line) => !inB.has(line)).slice(0, 10)
  const come = b.filter((line) => !inA.has(line)).slice(0, 10)
  const found = [...lost.map(cut('-')), ...come.map(cut('+'))]
  return found.length === 0 && one !== other ? ['the same lines in another order'] : found
}
