import { until } from './page-state'
import { LIT, type Hands, type LitThing, type Spot } from './touching'

/** Reports a fault. */
export type Tell = (what: string) => void
/** A kind of visitor: plays from the attract scene on, and reports faults on the way. */
export type Visitor = (hands: Hands, chance: () => number, amiss: Tell) => Promise<void>

/**
 * Time within which a touch on something lit must show an effect, in milliseconds; generous for a busy machine without
 * a graphics card.
 */
const SHOWN = 10_000
/** Time that a scene may take, in milliseconds. */
export const PATIENCE = 60_000
/** Interval between two checks of covered things, in milliseconds. */
const GLANCE = 30
const MOST_TOUCHES = 250
/** Interval between two touches of a hammering visitor, in milliseconds: forty times faster than a child. */
const BLOW = 5
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 's']
const RING = '[data-action="still-there"]'

/** Holds when the page asks something, the visitor can do something, or another scene is shown. */
const GOES_ON = `document.querySelector('${RING}, ${LIT}, html:not([data-scene="play"])') !== null || globalThis.lying().length > 0`

const anywhere = ({ width, height }: Hands['size'], chance: () => number): Spot => ({
  x: 1 + chance() * (width - 2),
  y: 1 + chance() * (height - 2),
})
/** Returns a random entry; undefined if there are none. */
export const one = <T>(all: readonly T[], chance: () => number): T | undefined => all[Math.floor(chance() * all.length)]

/** Waits for one of several scenes, and until it accepts touches. */
export async function sceneIs({ page }: Hands, ...scenes: readonly string[]): Promise<void> {
  const any = scenes.map((scene) => `html[data-scene="${scene}"]:not([data-shield])`).join(', ')
  if (!(await until(page, `document.querySelector('${any}') !== null`, PATIENCE)))
    throw new Error(`none of these came: ${scenes.join(', ')}`)
}

/** Touches a thing, and checks that something happens. */
async function touchAndSee(hands: Hands, thing: LitThing, amiss: Tell): Promise<void> {
  const before = await hands.print()
  await hands.touch([thing])
  if (!(await hands.changes(before, SHOWN))) amiss(`a dead touch: ${thing.name}`)
}

/** Returns the reachable matches of a selector. Moving cards may cover a thing for a moment, but not longer. */
async function withinReach(hands: Hands, selector: string, amiss: Tell): Promise<LitThing[]> {
  const end = performance.now() + SHOWN
  for (;;) {
    const things = await hands.seen(selector)
    const covered = things.filter(({ reached, shut }) => !reached && !shut)
    if (covered.length === 0 || performance.now() > end) {
      for (const { name } of covered) amiss(`out of reach: ${name}`)
      return things.filter(({ reached }) => reached)
    }
    await hands.page.waitForTimeout(GLANCE)
  }
}

/** Touches a random match of a selector. False if there is none, or if the page asks whether anybody is still there. */
async function press(hands: Hands, selector: string, chance: () => number, amiss: Tell): Promise<boolean> {
  if (await hands.touchOn(RING)) return false
  const thing = one(await withinReach(hands, selector, amiss), chance)
  if (thing) await touchAndSee(hands, thing, amiss)
  return thing !== undefined
}

/** Goes from the attract scene into a random game. */
async function begin(hands: Hands, chance: () => number, amiss: Tell): Promise<void> {
  await hands.page.evaluate('globalThis.scenes.splice(0)')
  await hands.touch([{ x: hands.size.width / 2, y: hands.size.height / 3 }])
  if (!(await until(hands.page, `globalThis.scenes.includes('choice')`, PATIENCE)))
    return amiss('a dead touch on the table that invites')
  // On a busy machine the page may already assume that nobody is there.
  await sceneIs(hands, 'choice', 'attract')
  while (chance() < 0.5) await press(hands, '[data-action="more"]', chance, amiss)
  if (chance() < 0.2) await press(hands, '[data-language]:not([aria-pressed="true"])', chance, amiss)
  if (chance() < 0.2) await press(hands, '[data-action="sound"]', chance, amiss)
  if (chance() < 0.2) await press(hands, '[data-action="together"]', chance, amiss)
  while ((await hands.scene()) === 'choice') {
    await press(hands, chance() < 0.1 ? '[data-action="surprise"]' : '[data-game]', chance, amiss)
    await sceneIs(hands, 'choice', 'watch', 'play', 'result', 'attract')
  }
}

/** Touches something lit. False if the visitor cannot move. */
async function touchLit(hands: Hands, chance: () => number, amiss: Tell): Promise<boolean> {
  return (await hands.scene()) === 'play' && press(hands, LIT, chance, amiss)
}

/** Plays to the end, and visits the page about the game there. */
const good: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    await sceneIs(hands, 'play', 'result', 'watch', 'attract')
    const scene = await hands.scene()
    // If the page runs much faster than the touches, it may assume that nobody is there.
    if (scene === 'attract') return
    if (scene === 'result') break
    if (!(await touchLit(hands, chance, amiss))) await until(hands.page, GOES_ON, PATIENCE)
  }
  if (!['result', 'attract'].includes(await hands.scene())) return amiss(`no end in ${String(MOST_TOUCHES)} touches`)
  if (chance() < 0.5) {
    await press(hands, '[data-action="about"]', chance, amiss)
    await sceneIs(hands, 'result', 'attract')
    await press(hands, '[data-action="back"]', chance, amiss)
  }
  await sceneIs(hands, 'result', 'attract')
  await press(hands, `[data-action="${chance() < 0.5 ? 'again' : 'other'}"]`, chance, amiss)
}

const bored: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  await sceneIs(hands, 'play', 'result', 'attract')
  for (let touches = Math.floor(chance() * 4); touches > 0; touches--) await touchLit(hands, chance, amiss)
  if (chance() < 0.5) await press(hands, '[data-action="start-over"]:not([disabled])', chance, amiss)
}

const hammering: Visitor = async (hands, chance) => {
  for (let touches = 0; touches < 60; touches++) {
    await hands.touch([anywhere(hands.size, chance)])
    await hands.page.waitForTimeout(BLOW)
  }
}

const twoFisted: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  for (let touches = 0; touches < 12; touches++) {
    const lit = await hands.seen(LIT)
    const spot = (): Spot => one(lit, chance) ?? anywhere(hands.size, chance)
    await hands.touch([spot(), spot()], 20)
  }
}

/** Leaves with something in the hand: the page has to notice that by itself. */
const leaving: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  await sceneIs(hands, 'play', 'result', 'attract')
  await touchLit(hands, chance, amiss)
  await sceneIs(hands, 'attract')
}

/** Holds everything down, as children do: five fingers, and all six keys. */
const holding: Visitor = async (hands, chance, amiss) => {
  if (chance() < 0.5) await begin(hands, chance, amiss)
  for (const key of KEYS) await hands.page.keyboard.down(key)
  await hands.touch(
    Array.from({ length: 5 }, () => anywhere(hands.size, chance)),
    300,
  )
  for (const key of KEYS) await hands.page.keyboard.up(key)
}

/** One of each kind, in the order in which they come. */
export const VISITORS: Readonly<Record<string, Visitor>> = { good, bored, hammering, twoFisted, leaving, holding }

const AT_HOME = `document.querySelector('${RING}, html[data-scene="attract"]') !== null`
/** Time after which home is touched again, in milliseconds: the page may have ignored touches for a moment. */
const HOME_TAKES = 50

/** Whether the attract scene is shown, and no pending touch would begin another visit. */
async function isHome(hands: Hands): Promise<boolean> {
  if ((await hands.scene()) !== 'attract') return false
  await hands.settled()
  return (await hands.scene()) === 'attract'
}

/** Returns to the attract scene from any other. */
export async function goHome(hands: Hands): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isHome(hands)) return
    if (await hands.touchOn(RING)) continue
    await hands.touchOn('[data-action="home"]')
    await until(hands.page, AT_HOME, HOME_TAKES)
  }
  await sceneIs(hands, 'attract')
}
