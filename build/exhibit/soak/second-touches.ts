import { until } from './page-state'
import type { Hands } from './touching'
import { PATIENCE, sceneIs, type Tell } from './visitors'

/**
 * Touches everything that leads to another scene twice, as fast as possible, on a page at human pace, and reports every
 * second touch that took effect on the scene that the first one opened.
 */
export async function secondTouches(hands: Hands, amiss: Tell): Promise<void> {
  await sceneIs(hands, 'attract')
  const middle = { x: hands.size.width / 2, y: hands.size.height / 2 }
  await twice(hands, middle, 'choice', amiss)
  await onto(hands, '[data-game]', 'watch', amiss)
  await onto(hands, '[data-action="home"]', 'attract', amiss)
}

async function onto(hands: Hands, selector: string, scene: string, amiss: Tell): Promise<void> {
  const thing = (await hands.seen(selector)).find(({ reached }) => reached)
  if (thing) await twice(hands, thing, scene, amiss)
  else amiss(`out of reach: ${selector}`)
}

async function twice(hands: Hands, spot: { x: number; y: number }, scene: string, amiss: Tell): Promise<void> {
  const before = await hands.scene()
  await hands.touch([spot])
  await hands.touch([spot])
  await hands.settled()
  if (!(await until(hands.page, `document.querySelector('html:not([data-shield])') !== null`, PATIENCE)))
    amiss(`two touches in ${before} shut the page for good`)
  const now = await hands.scene()
  if (now !== scene) amiss(`two touches led from ${before} to ${now}, not to ${scene}`)
}
