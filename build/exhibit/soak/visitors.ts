import { until } from './page-state'
import { LIT, type Hands, type LitThing, type Spot } from './touching'

/** Tells of something amiss. */
export type Tell = (what: string) => void
/** How a visitor is: what they do from the invitation on, and what is found amiss on the way. */
export type Visitor = (hands: Hands, chance: () => number, amiss: Tell) => Promise<void>

/** A touch on what is lit shows within so long, in milliseconds: a busy machine without a graphics card is given time. */
const SHOWN = 10_000
/** How long a scene may take, in milliseconds. */
export const PATIENCE = 60_000
/** Between two looks at what is covered, in milliseconds. */
const GLANCE = 30
const MOST_TOUCHES = 250
/** Between two blows of a hammering visitor, in milliseconds: forty times faster than a child. */
const BLOW = 5
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 's']
const RING = '[data-action="still-there"]'

/** Somebody is asked something, or can do something, or another scene is there. */
const GOES_ON = `document.querySelector('${RING}, ${LIT}, html:not([data-scene="play"])') !== null || globalThis.lying().length > 0`

const anywhere = ({ width, height }: Hands['size'], chance: () => number): Spot => ({
  x: 1 + chance() * (width - 2),
  y: 1 + chance() * (height - 2),
})
/** Any of them; undefined where there are none. */
export const one = <T>(all: readonly T[], chance: () => number): T | undefined => all[Math.floor(chance() * all.length)]

/** Waits for one of some scenes, and until it takes touches. */
export async function sceneIs({ page }: Hands, ...scenes: readonly string[]): Promise<void> {
  const any = scenes.map((scene) => `html[data-scene="${scene}"]:not([data-shield])`).join(', ')
  if (!(await until(page, `document.querySelector('${any}') !== null`, PATIENCE)))
    throw new Error(`none of these came: ${scenes.join(', ')}`)
}

/** Touches a thing, and sees that something comes of it. */
async function touchAndSee(hands: Hands, thing: LitThing, amiss: Tell): Promise<void> {
  const before = await hands.print()
  await hands.touch([thing])
  if (!(await hands.changes(before, SHOWN))) amiss(`a dead touch: ${thing.name}`)
}

/** What a selector finds and a touch reaches. Cards on their way may cover a thing for a moment, and no longer. */
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

/** Touches one of the things that a selector finds. False where there is none, or the page asks whether anybody is there. */
async function press(hands: Hands, selector: string, chance: () => number, amiss: Tell): Promise<boolean> {
  if (await hands.touchOn(RING)) return false
  const thing = one(await withinReach(hands, selector, amiss), chance)
  if (thing) await touchAndSee(hands, thing, amiss)
  return thing !== undefined
}

/** From the invitation into a game that the visitor takes to. */
async function begin(hands: Hands, chance: () => number, amiss: Tell): Promise<void> {
  await hands.page.evaluate('globalThis.scenes.splice(0)')
  await hands.touch([{ x: hands.size.width / 2, y: hands.size.height / 3 }])
  if (!(await until(hands.page, `globalThis.scenes.includes('choice')`, PATIENCE)))
    return amiss('a dead touch on the table that invites')
  // On a busy machine the page may think already that nobody is there.
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

/** Touches something that is lit. False where it is nobody's turn. */
async function touchLit(hands: Hands, chance: () => number, amiss: Tell): Promise<boolean> {
  return (await hands.scene()) === 'play' && press(hands, LIT, chance, amiss)
}

/** Plays to the end, and looks about there. */
const good: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    await sceneIs(hands, 'play', 'result', 'watch', 'attract')
    const scene = await hands.scene()
    // Where everything goes much faster than hands, the page may think that nobody is there.
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

/** Goes away with something in the hand: the page has to notice by itself. */
const leaving: Visitor = async (hands, chance, amiss) => {
  await begin(hands, chance, amiss)
  await sceneIs(hands, 'play', 'result', 'attract')
  await touchLit(hands, chance, amiss)
  await sceneIs(hands, 'attract')
}

/** Children who hold everything down: five fingers, and all six keys. */
const holding: Visitor = async (hands, chance, amiss) => {
  if (chance() < 0.5) await begin(hands, chance, amiss)
  for (const key of KEYS) await hands.page.keyboard.down(key)
  await hands.touch(
    Array.from({ length: 5 }, () => anywhere(hands.size, chance)),
    300,
  )
  for (const key of KEYS) await hands.page.keyboard.up(key)
}

/** One of each, in the order in which they come. */
export const VISITORS: Readonly<Record<string, Visitor>> = { good, bored, hammering, twoFisted, leaving, holding }

const AT_HOME = `document.querySelector('${RING}, html[data-scene="attract"]') !== null`
/** After so long home is touched again, in milliseconds: the page may have been shut for a moment. */
const HOME_TAKES = 50

/** Whether the table invites, and no touch is on its way that would begin another visit. */
async function isHome(hands: Hands): Promise<boolean> {
  if ((await hands.scene()) !== 'attract') return false
  await hands.settled()
  return (await hands.scene()) === 'attract'
}

/** Back to the invitation, whatever is shown. */
export async function goHome(hands: Hands): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isHome(hands)) return
    if (await hands.touchOn(RING)) continue
    await hands.touchOn('[data-action="home"]')
    await until(hands.page, AT_HOME, HOME_TAKES)
  }
  await sceneIs(hands, 'attract')
}
