import { waitUntil } from './page-state'
import type { TouchInput } from './touch-input'
import { SCENE_TIMEOUT_MS, waitForScene, type FaultReporter } from './visitors'

/**
 * Touches everything that leads to another scene twice, as fast as possible, on a page at human pace, and reports every
 * second touch that took effect on the scene that the first one opened.
 */
export async function checkSecondTouches(hands: TouchInput, reportFault: FaultReporter): Promise<void> {
  await waitForScene(hands, 'attract')
  const middle = { x: hands.size.width / 2, y: hands.size.height / 2 }
  await touchTwice(hands, middle, 'choice', reportFault)
  await touchTwiceOn(hands, '[data-game]', 'watch', reportFault)
  await touchTwiceOn(hands, '[data-action="home"]', 'attract', reportFault)
}

async function touchTwiceOn(
  hands: TouchInput,
  selector: string,
  scene: string,
  reportFault: FaultReporter,
): Promise<void> {
  const thing = (await hands.findAll(selector)).find(({ reached }) => reached)
  if (thing) await touchTwice(hands, thing, scene, reportFault)
  else reportFault(`out of reach: ${selector}`)
}

async function touchTwice(
  hands: TouchInput,
  spot: { x: number; y: number },
  scene: string,
  reportFault: FaultReporter,
): Promise<void> {
  const before = await hands.scene()
  await hands.touch([spot])
  await hands.touch([spot])
  await hands.waitUntilSettled()
  if (!(await waitUntil(hands.page, `document.querySelector('html:not([data-shield])') !== null`, SCENE_TIMEOUT_MS)))
    reportFault(`two touches in ${before} shut the page for good`)
  const now = await hands.scene()
  if (now !== scene) reportFault(`two touches led from ${before} to ${now}, not to ${scene}`)
}
