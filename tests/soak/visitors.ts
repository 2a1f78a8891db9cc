import { waitUntil } from './page-state'
import { LIT_SELECTOR, type TouchInput, type LitThing, type Spot } from './touch-input'

/** Reports a fault. */
export type FaultReporter = (what: string) => void
/** A kind of visitor: plays from the attract scene on, and reports faults on the way. */
export type Visitor = (hands: TouchInput, chance: () => number, amiss: FaultReporter) => Promise<void>

/**
 * Time within which a touch on something lit must show an effect, in milliseconds; generous for a busy machine without
 * a graphics card.
 */
const EFFECT_TIMEOUT_MS = 10_000
/** Time that a scene may take, in milliseconds. */
export const SCENE_TIMEOUT_MS = 60_000
/** Interval between two checks of covered things, in milliseconds. */
const CHECK_INTERVAL_MS = 30
const MAX_TOUCHES = 250
/** Interval between two touches of a hammering visitor, in milliseconds: forty times faster than a child. */
const HAMMER_INTERVAL_MS = 5
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 's']
const RING = '[data-action="still-there"]'

/** Holds when the page asks something, the visitor can do something, or another scene is shown. */
const GOES_ON = `document.querySelector('${RING}, ${LIT_SELECTOR}, html:not([data-scene="play"])') !== null || globalThis.lying().length > 0`

const randomSpot = ({ width, height }: TouchInput['size'], chance: () => number): Spot => ({
  x: 1 + chance() * (width - 2),
  y: 1 + chance() * (height - 2),
})
/** Returns a random entry; undefined if there are none. */
export const pickRandom = <T>(all: readonly T[], chance: () => number): T | undefined =>
  all[Math.floor(chance() * all.length)]

/** Waits for one of several scenes, and until it accepts touches. */
export async function waitForScene({ page }: TouchInput, ...scenes: readonly string[]): Promise<void> {
  const any = scenes.map((scene) => `html[data-scene="${scene}"]:not([data-shield])`).join(', ')
  if (!(await waitUntil(page, `document.querySelector('${any}') !== null`, SCENE_TIMEOUT_MS)))
    throw new Error(`none of these came: ${scenes.join(', ')}`)
}

/** Touches a thing, and checks that something happens. */
async function touchAndSee(hands: TouchInput, thing: LitThing, amiss: FaultReporter): Promise<void> {
  const before = await hands.fingerprint()
  await hands.touch([thing])
  if (!(await hands.waitForChange(before, EFFECT_TIMEOUT_MS))) amiss(`a dead touch: ${thing.name}`)
}

/** Returns the reachable matches of a selector. Moving cards may cover a thing for a moment, but not longer. */
async function reachableThings(hands: TouchInput, selector: string, amiss: FaultReporter): Promise<LitThing[]> {
  const end = performance.now() + EFFECT_TIMEOUT_MS
  for (;;) {
    const things = await hands.findAll(selector)
    const covered = things.filter(({ reached, shut }) => !reached && !shut)
    if (covered.length === 0 || performance.now() > end) {
      for (const { name } of covered) amiss(`out of reach: ${name}`)
      return things.filter(({ reached }) => reached)
    }
    await hands.page.waitForTimeout(CHECK_INTERVAL_MS)
  }
}

/** Touches a random match of a selector. False if there is none, or if the page asks whether anybody is still there. */
async function press(
  hands: TouchInput,
  selector: string,
  chance: () => number,
  amiss: FaultReporter,
): Promise<boolean> {
  if (await hands.touchOn(RING)) return false
  const thing = pickRandom(await reachableThings(hands, selector, amiss), chance)
  if (thing) await touchAndSee(hands, thing, amiss)
  return thing !== undefined
}

/** Goes from the attract scene into a random game. */
async function begin(hands: TouchInput, chance: () => number, amiss: FaultReporter): Promise<void> {
  await hands.page.evaluate('globalThis.scenes.splice(0)')
  await hands.touch([{ x: hands.size.width / 2, y: hands.size.height / 3 }])
  if (!(await waitUntil(hands.page, `globalThis.scenes.includes('choice')`, SCENE_TIMEOUT_MS)))
    return amiss('a dead touch on the table that invites')
  // On a busy machine the page may already assume that nobody is there.
  await waitForScene(hands, 'choice', 'attract')
  while (chance() < 0.5) await press(hands, '[data-action="more"]', chance, amiss)
  if (chance() < 0.2) await press(hands, '[data-language]:not([aria-pressed="true"])', chance, amiss)
  if (chance() < 0.2) await press(hands, '[data-action="sound"]', chance, amiss)
  if (chance() < 0.2) await press(hands, '[data-action="together"]', chance, amiss)
  while ((await hands.scene()) === 'choice') {
    await press(hands, chance() < 0.1 ? '[data-action="surprise"]' : '[data-game]', chance, amiss)
    await waitForScene(hands, 'choice', 'watch', 'play', 'result', 'attract')
  }
}

/** Touches something lit. False if the visitor cannot move. */
async function touchLit(hands: TouchInput, chance: () => number, amiss: FaultReporter): Promise<boolean> {
  return (await hands.scene()) === 'play' && press(hands, LIT_SELECTOR, chance, amiss)
}

/** Plays to the end, and visits the page about the game there. */
const good: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  for (let touches = 0; touches < MAX_TOUCHES; touches++) {
    await waitForScene(hands, 'play', 'result', 'watch', 'attract')
    const scene = await hands.scene()
    // If the page runs much faster than the touches, it may assume that nobody is there.
    if (scene === 'attract') return
    if (scene === 'result') break
    if (!(await touchLit(hands, chance, amiss))) await waitUntil(hands.page, GOES_ON, SCENE_TIMEOUT_MS)
  }
  if (!['result', 'attract'].includes(await hands.scene())) return amiss(`no end in ${String(MAX_TOUCHES)} touches`)
  if (chance() < 0.5) {
    await press(hands, '[data-action="about"]', chance, amiss)
    await waitForScene(hands, 'result', 'attract')
    await press(hands, '[data-action="back"]', chance, amiss)
  }
  await waitForScene(hands, 'result', 'attract')
  await press(hands, `[data-action="${chance() < 0.5 ? 'again' : 'other'}"]`, chance, amiss)
}

const bored: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  await waitForScene(hands, 'play', 'result', 'attract')
  for (let touches = Math.floor(chance() * 4); touches > 0; touches--) await touchLit(hands, chance, amiss)
  if (chance() < 0.5) await press(hands, '[data-action="start-over"]:not([disabled])', chance, amiss)
}

const hammering: Visitor = async (hands, chance) => {
  for (let touches = 0; touches < 60; touches++) {
    await hands.touch([randomSpot(hands.size, chance)])
    await hands.page.waitForTimeout(HAMMER_INTERVAL_MS)
  }
}

const twoFisted: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  for (let touches = 0; touches < 12; touches++) {
    const lit = await hands.findAll(LIT_SELECTOR)
    const spot = (): Spot => pickRandom(lit, chance) ?? randomSpot(hands.size, chance)
    await hands.touch([spot(), spot()], 20)
  }
}

/** Leaves with something in the hand: the page has to notice that by itself. */
const leaving: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  await waitForScene(hands, 'play', 'result', 'attract')
  await touchLit(hands, chance, amiss)
  await waitForScene(hands, 'attract')
}

/** Holds everything down, as children do: five fingers, and all six keys. */
const holding: Visitor = async (hands, chance, amiss) => {
  if (chance() < 0.5) await begin(hands, chance, amiss)
  for (const key of KEYS) await hands.acknowledged(hands.page.keyboard.down(key))
  await hands.touch(
    Array.from({ length: 5 }, () => randomSpot(hands.size, chance)),
    300,
  )
  for (const key of KEYS) await hands.acknowledged(hands.page.keyboard.up(key))
}

/** One of each kind, in the order in which they come. */
export const VISITORS: Readonly<Record<string, Visitor>> = { good, bored, hammering, twoFisted, leaving, holding }

const AT_HOME = `document.querySelector('${RING}, html[data-scene="attract"]') !== null`
/** Time after which home is touched again, in milliseconds: the page may have ignored touches for a moment. */
const HOME_RETRY_MS = 50

/** Whether the attract scene is shown, and no pending touch would begin another visit. */
async function isHome(hands: TouchInput): Promise<boolean> {
  if ((await hands.scene()) !== 'attract') return false
  await hands.waitUntilSettled()
  return (await hands.scene()) === 'attract'
}

/** Returns to the attract scene from any other. */
export async function goHome(hands: TouchInput): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isHome(hands)) return
    if (await hands.touchOn(RING)) continue
    await hands.touchOn('[data-action="home"]')
    await waitUntil(hands.page, AT_HOME, HOME_RETRY_MS)
  }
  await waitForScene(hands, 'attract')
}
