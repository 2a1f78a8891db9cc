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
  say('The app has to be built first; this takes a few minutes and happens only when its sources changed.')
  const begun = performance.now()
  for (const step of STEPS) {
    say(step.say)
    let parts = ''
    const beat = setInterval(() => say(`  … still at it after ${seconds(begun)} s${parts}`), HEARTBEAT)
    const { status, output } = await runNode(step.args, root, (text) => (parts = partsDone(text) ?? parts))
    clearInterval(beat)
    if (status !== 0) {
      say(`That failed. The last it said was:\n${lastLines(output, 30)}`)
      return false
    }
  }
  say(`Built in ${seconds(begun)} s.`)
  return true
}

/** How far a step is, if it counts its parts as `[3/14]`. */
function partsDone(text: string): string | null {
  const [, done, all] = [...text.matchAll(/\[(\d+)\/(\d+)\]/g)].at(-1) ?? []
  return done && all ? ` (${done} of ${all})` : null
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(0)
}
