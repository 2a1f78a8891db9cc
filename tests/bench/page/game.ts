import { resumeGame, waitUntilSettled } from '../../../build/shots/page'
import { gameOf } from '../../../build/shots/position'
import { busiestPosition } from './busiest'
import { median, type Figure, type PageCase } from './figures'
import { takeFrames, type Frame } from './frames'
import { codeBytes, type Lab, type Visit } from './lab'
import { makeMove, openGame } from './play'

const KB = 1024
const LIMITS = { calls: 80, triangles: 150_000, usual: 8, worst: 50, code: 520, start: 10 } as const

/**
 * Returns a case that measures a game from a cold start to its first two moves, and the busiest of its positions while
 * it changes.
 */
export function gameCase(id: string): PageCase {
  return {
    name: `page ${id}`,
    async measure(lab) {
      const { start, code } = await coldStart(lab, id)
      const frames = await changeAt(lab, id)
      const times = frames.map(({ ms }) => ms)
      const figure = (name: string, value: number, unit: string, limit: number): Figure => ({
        of: id,
        name,
        value,
        unit,
        limit,
      })
      return [
        figure('draw calls', Math.max(...frames.map(({ calls }) => calls)), '', LIMITS.calls),
        figure('triangles', Math.max(...frames.map(({ triangles }) => triangles)), '', LIMITS.triangles),
        figure('script a frame', median(times), 'ms', LIMITS.usual),
        figure('longest', Math.max(...times), 'ms', LIMITS.worst),
        figure('first playable', start / 1000, 's', LIMITS.start),
        figure('code', code / KB, 'KB', LIMITS.code),
      ]
    },
  }
}

/**
 * Returns the milliseconds from the navigation until the first move is possible, and the bytes of code that were loaded
 * by the second move.
 */
function coldStart(lab: Lab, id: string): Promise<{ start: number; code: number }> {
  return lab.visit('speed=instant&settle=false', async ({ page, requestedFiles, elapsedMs }) => {
    await openGame(page, gameOf(id).info.box, id)
    const start = elapsedMs()
    // A bot answers this move, so its code is loaded too.
    await makeMove(page)
    return { start, code: codeBytes(requestedFiles) }
  })
}

/**
 * Returns the frames of one move at the busiest position, in full quality and with the movements that players see.
 * Throws if nothing moved.
 */
async function changeAt(lab: Lab, id: string): Promise<Frame[]> {
  const saved = await busiestPosition(id)
  const change = async ({ page, waitUntilQuiet }: Visit): Promise<Frame[]> => {
    await resumeGame(page)
    // Art that comes later would be counted as a part of the move.
    await waitUntilQuiet()
    await takeFrames(page)
    await makeMove(page)
    await waitUntilSettled(page)
    const frames = await takeFrames(page)
    if (frames.length === 0) throw new Error(`Nothing moved on the table of ${id}.`)
    return frames
  }
  return lab.visit('quality=high&settle=false&speed=normal&flat=false', change, { saved })
}
