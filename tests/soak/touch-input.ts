import type { CDPSession, Page } from 'playwright-core'
import { waitUntil } from './page-state'

/** A point of the page in CSS pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Something that is marked as touchable. */
export interface LitThing extends Spot {
  readonly name: string
  /** Whether a touch there would hit it. */
  readonly reached: boolean
  /** Whether the idle ring covered everything at that moment, or the page ignored touches. */
  readonly shut: boolean
}

/** Touch input to a page, and queries of what it shows. */
export interface TouchInput {
  readonly page: Page
  readonly size: { readonly width: number; readonly height: number }
  /**
   * Puts fingers down together and lifts them after `hold` milliseconds. Resolves when the touches are sent: the
   * browser acknowledges a touch only with its next frame.
   */
  touch(spots: readonly Spot[], hold?: number): Promise<void>
  /** Resolves when an input that was sent is acknowledged, or when the page is loaded again, which forgets the input. */
  acknowledged(sending: Promise<unknown>): Promise<void>
  /** Resolves when the page has processed all touches. Rejects if one could not be made. */
  waitUntilSettled(): Promise<void>
  /** Returns what a selector matches, each at a point where a touch hits it. */
  findAll(selector: string): Promise<LitThing[]>
  /** Touches the first reachable match of a selector; false if there is none. */
  touchOn(selector: string): Promise<boolean>
  scene(): Promise<string>
  /**
   * Resolves with true once `fingerprint` would return something other than `since`, or with false after `within`
   * milliseconds.
   */
  waitForChange(since: string, within: number): Promise<boolean>
  /** Returns everything that a touch may change, as a text. */
  fingerprint(): Promise<string>
}

/** Selector of what a visitor can touch to play. */
export const LIT_SELECTOR = '[data-flat] button.next, .play .main, .play .own'
const FINGERPRINT_SCRIPT = `(() => {
  const { scene, ply } = document.documentElement.dataset
  const told = ({ className, textContent, dataset, disabled, ariaPressed }) =>
    [className, textContent.trim(), dataset.touch, dataset.game, disabled, ariaPressed].join(' ')
  const things = [...document.querySelectorAll('button:not(.idle), .line, .box')]
  return [scene, ply, !!document.querySelector('.idle'), ...globalThis.picked(), ...things.map(told)].join('|')
})()`

/** Script that lists the lit things on a table in depth; a touch hits them if nothing covers the canvas there. */
const LYING_SCRIPT = `globalThis.lying().map((it) => ({ ...it,
  reached: document.elementFromPoint(it.x, it.y)?.closest('.deep') != null,
  shut: document.querySelector('.idle') !== null || document.documentElement.dataset.shield !== undefined }))`

/**
 * Returns a script that lists the matches of a selector. Cards in a fan cover each other's centres, so any point where
 * a touch hits the thing is accepted, the centre first.
 */
export function findScript(selector: string): string {
  return `(() => {
  const shut = document.querySelector('.idle') !== null || document.documentElement.dataset.shield !== undefined
  return [...document.querySelectorAll(${JSON.stringify(selector)})].flatMap((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    if (width < 1 || height < 1) return []
    const name = it.dataset.touch ?? it.dataset.action ?? it.textContent.trim()
    const [across, down] = [[0.5, 0.2, 0.8, 0.1, 0.9], [0.5, 0.15, 0.85]]
    for (const part of down)
      for (const side of across) {
        const [x, y] = [left + width * side, top + height * part]
        const under = document.elementFromPoint(x, y)
        if (under !== null && it.contains(under)) return [{ x, y, name, reached: true, shut }]
      }
    return [{ x: left + width / 2, y: top + height / 2, name, reached: false, shut }]
  }) })()`
}

/** Creates `TouchInput.acknowledged`: the browser never acknowledges a touch during which the page is loaded again. */
function createAcknowledgement(page: Page): TouchInput['acknowledged'] {
  const pending = new Set<() => void>()
  page.on('domcontentloaded', () => {
    for (const giveUp of pending) giveUp()
    pending.clear()
  })
  return (sending) =>
    new Promise((resolve, reject) => {
      const done = (): void => {
        pending.delete(done)
        resolve()
      }
      pending.add(done)
      sending.then(done, reject)
    })
}

export function createTouchInput(page: Page, session: CDPSession, size: TouchInput['size']): TouchInput {
  const findAll = (selector: string): Promise<LitThing[]> =>
    page.evaluate<LitThing[]>(
      selector === LIT_SELECTOR ? `[...${findScript(selector)}, ...${LYING_SCRIPT}]` : findScript(selector),
    )

  const acknowledged = createAcknowledgement(page)
  let sent: Promise<void> = Promise.resolve()

  async function touch(spots: readonly Spot[], hold = 0): Promise<void> {
    const points = spots.map(({ x, y }, id) => ({ x, y, id }))
    const down = acknowledged(session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points }))
    if (hold > 0) {
      await down
      await page.waitForTimeout(hold)
    }
    const up = acknowledged(session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
    sent = Promise.all([sent, down, up]).then(() => undefined)
    // Prevents an unhandled rejection; callers of `waitUntilSettled` receive the fault.
    sent.catch(() => undefined)
  }

  return {
    page,
    size,
    touch,
    acknowledged,
    waitUntilSettled: () => sent,
    findAll,
    async touchOn(selector) {
      const first = (await findAll(selector)).find(({ reached }) => reached)
      if (first) await touch([first])
      return first !== undefined
    },
    scene: () => page.evaluate<string>(`document.documentElement.dataset.scene`),
    waitForChange: (since, within) => waitUntil(page, `${FINGERPRINT_SCRIPT} !== ${JSON.stringify(since)}`, within),
    fingerprint: () => page.evaluate<string>(FINGERPRINT_SCRIPT),
  }
}
