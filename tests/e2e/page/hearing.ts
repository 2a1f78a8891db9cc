import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import type { SoundMeasurements } from '../../renderer/sound/measurements'

/** Returns `tests/renderer/sound/ear.ts` and the recipes of the sounds as one script. */
async function ear(): Promise<string> {
  const entry = resolve(import.meta.dirname, '../../renderer/sound/ear.ts')
  const lib = { entry, formats: ['iife' as const], name: 'EAR' }
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })
  const first = Array.isArray(built) ? built[0] : built
  if (!first || !('output' in first)) throw new Error('The ear was not built.')
  return first.output[0].code
}

/** Lets a page render every recipe; returns the measurements of the sounds. */
export async function measureSounds(page: Page): Promise<SoundMeasurements> {
  return page.evaluate<SoundMeasurements>(`(async () => { ${await ear()}; return EAR.hear() })()`)
}

/** Counts the sounds that begin in a page from now on; returns a function that reads the count. */
export async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`(() => {
    window.sounded = 0
    for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
      const { start } = prototype
      prototype.start = function (...args) {
        window.sounded++
        return start.apply(this, args)
      }
    }
  })()`)
  return () => page.evaluate<number>('window.sounded')
}
