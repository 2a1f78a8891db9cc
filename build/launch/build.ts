import { lastLines, runNode } from './child'
import { isBuilt } from './sources'

type Say = (sentence: string) => void

/** The two halves of `npm run build`, with the sentence shown before each. */
const STEPS = [
  { say: 'Printing the boards, cards and boxes …', args: ['--import', 'tsx', 'build/print/bake.ts'] },
  { say: 'Building the app …', args: ['node_modules/electron-vite/bin/electron-vite.js', 'build'] },
]

/** How often a step that takes long says that it is still at work, in milliseconds. */
const HEARTBEAT = 15_000

/**
 * Builds the app if its sources changed since the last build. Answers false if that failed; why has been said then.
 */
export async function ensureBuilt(root: string, say: Say): Promise<boolean> {
  if (await isBuilt(root)) return true
  say('The app has to be built first; this takes a minute or two and happens only when its sources changed.')
  const begun = performance.now()
  for (const step of STEPS) {
    say(step.say)
    const beat = setInterval(() => say(`  … still at it after ${seconds(begun)} s`), HEARTBEAT)
    const { status, output } = await runNode(step.args, root)
    clearInterval(beat)
    if (status !== 0) {
      say(`That failed. The last it said was:\n${lastLines(output, 30)}`)
      return false
    }
  }
  say(`Built in ${seconds(begun)} s.`)
  return true
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(0)
}
