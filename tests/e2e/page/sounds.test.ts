import { expect, test } from 'vitest'
import type { SoundMeasurement } from '../../renderer/sound/measurements'
import { openHost, openPage } from '../harness'
import { countSounds, measureSounds } from './hearing'
import { FLAT_QUERY, openBox, playMoves } from './table'

/**
 * Decibels. Sounds of one family differ by at most `SPREAD`. The sounds of the arrow are quieter than all others by
 * more than `BENEATH`.
 */
const SPREAD = 12
const BENEATH = 5
/**
 * Decibels. The background sounds of the rooms differ by at most this much, so that a change of room needs no change of
 * the loudness.
 */
const EVEN = 8

test('every sound is heard, is soon over, is made of what it says, and is as loud as its like', async () => {
  const page = await openPage(await openHost(), { path: FLAT_QUERY })
  const { alone, together, rooms } = await measureSounds(page)
  const of = (family: string) => Object.entries(alone).filter(([, heard]) => heard.family === family)
  const levels = (heard: readonly (readonly [string, SoundMeasurement])[]) => heard.map(([, { loud }]) => loud)

  for (const [name, { peak, loud, end, offset, first, last }] of Object.entries(alone)) {
    expect.soft(peak, `${name}: peak`).toBeLessThan(0.8)
    expect.soft(loud, `${name}: loudness`).toBeGreaterThan(-50)
    expect.soft(loud, `${name}: loudness`).toBeLessThan(-14)
    expect.soft(end, `${name}: seconds`).toBeLessThan(2)
    expect.soft(Math.abs(offset), `${name}: offset`).toBeLessThan(0.001)
    expect.soft(first, `${name}: begins without a click`).toBeLessThan(0.02)
    expect.soft(last, `${name}: ends without a click`).toBeLessThan(0.001)
  }
  for (const family of ['paper', 'wood', 'chips', 'bells', 'mixed']) {
    const heard = levels(of(family))
    expect.soft(Math.max(...heard) - Math.min(...heard), family).toBeLessThanOrEqual(SPREAD)
  }

  const { slide, man, chip, board, lid } = alone
  for (const [name, { paper }] of of('paper')) expect.soft(paper, `${name}: 1 to 6 kHz`).toBeGreaterThan(0.4)
  expect.soft(slide?.rise, 'a slide swells').toBeGreaterThan(0.03)
  expect.soft(man?.end, 'a man is dry').toBeLessThan(0.1)
  expect.soft(man?.rise, 'a man clicks').toBeLessThan(0.008)
  expect.soft(man?.deep, 'a man is small').toBeLessThan(0.15)
  expect.soft(chip?.bright, 'a chip is bright').toBeGreaterThan(0.6)
  for (const heard of [board, lid]) expect.soft(heard?.deep, 'the table is deep').toBeGreaterThan(0.7)
  const others = levels(Object.entries(alone).filter(([, { family }]) => family !== 'brass'))
  const arrow = Math.max(...levels(of('brass')))
  expect.soft(arrow, 'the arrow is quiet').toBeLessThan(Math.min(...others) - BENEATH)

  for (const [name, peak] of Object.entries(together)) {
    expect.soft(peak, `six times ${name} at full loudness`).toBeLessThan(0.9)
  }

  for (const [name, { peak, loud, offset, seam, step, mono }] of Object.entries(rooms)) {
    expect.soft(peak, `${name}: peak`).toBeLessThan(0.9)
    expect.soft(loud, `${name}: in the background`).toBeLessThan(Math.max(...levels(of('paper'))))
    expect.soft(Math.abs(offset), `${name}: offset`).toBeLessThan(0.001)
    expect.soft(seam, `${name}: goes round without a click`).toBeLessThanOrEqual(step)
    expect.soft(mono, `${name}: is heard by one ear too`).toBeGreaterThan(0.4)
  }
  const round = Object.values(rooms).map(({ loud }) => loud)
  expect.soft(Math.max(...round) - Math.min(...round), 'the rooms are alike').toBeLessThanOrEqual(EVEN)
})

test('one key silences the room, and lets it sound again', async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  await page.locator('[data-choice="play"]').click()
  const sounded = await countSounds(page)
  const play = async () => {
    const before = await sounded()
    expect(await playMoves(page, (first) => first.click(), 1)).toBe(1)
    return (await sounded()) - before
  }
  expect(await play()).toBeGreaterThan(0)
  await page.keyboard.press('m')
  await page.getByText('Sound: off').first().waitFor({ state: 'attached' })
  expect(await play()).toBe(0)
  await page.keyboard.press('m')
  await page.getByText('Sound: on').first().waitFor({ state: 'attached' })
  expect(await play()).toBeGreaterThan(0)
})

test('a machine that refuses every sound opens its boxes and plays on', async () => {
  const page = await openPage(await openHost(), { path: FLAT_QUERY })
  await page.addInitScript('window.AudioContext = class { constructor() { throw new DOMException("no output") } }')
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.reload()
  await page.locator('[data-box="forty-nine-outfit"]').click()
  await page.locator('[data-game="forty-nine"]').click()
  await page.locator('[data-choice="play"]').click()
  expect(await playMoves(page, (move) => move.click(), 2)).toBe(2)
  expect(faults).toEqual([])
})
