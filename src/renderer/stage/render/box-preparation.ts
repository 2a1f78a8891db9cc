import { boxOf, createOpenBoxes } from './picture-supply'
import { picturesOf, type StageCore, tellFault } from './stage-core'
import type { StageMotion } from './stage-motion'
import type { TableSet } from './table-set'

/** Milliseconds between two pictures that are sent to the graphics card. */
const BETWEEN = 40

/** Has the pictures of boxes on the graphics card before they are shown, and gives them back when the boxes close. */
export interface BoxPreparation {
  /**
   * Fetches the rest of the boxes that came onto the table, sends it to the graphics card one picture after another, and
   * compiles what will be drawn, so that nothing of it happens in the middle of a movement.
   */
  prepare(): Promise<void>
  /** Gives back the pictures of the boxes that were closed, unless something is under way. */
  putAway(): void
  /** The graphics card holds nothing any more. */
  forget(): void
}

export function createBoxPreparation(core: StageCore, motion: StageMotion): BoxPreparation {
  const boxes = createOpenBoxes()
  return {
    async prepare() {
      const fresh = core.set ? boxes.opened(core.wanted.pieces) : new Set<string>()
      if (fresh.size === 0 || !core.set) return
      core.preparing++
      motion.report()
      try {
        await send(core, core.set, fresh)
      } catch (fault) {
        // The list that shows what is missing fetches it once more.
        tellFault(core, 'not all pictures of a box lie ready:', fault)
      } finally {
        core.preparing--
      }
      if (core.gone) return
      motion.loop.forgive()
      motion.report()
    },
    putAway() {
      const { set, plainPictures } = core
      if (!set || !plainPictures || core.preparing > 0 || core.awaited > 0 || core.animator.moving) return
      const closed = boxes.closed(core.wanted.pieces)
      if (closed.size === 0) return
      const names = new Set(plainPictures.names().filter((name) => closed.has(boxOf(name))))
      set.release(names)
      plainPictures.release(names)
    },
    forget: () => boxes.forget(),
  }
}

/** Sends the pictures of boxes; stops as soon as the set is not in use any more. */
async function send(core: StageCore, set: TableSet, opened: ReadonlySet<string>): Promise<void> {
  const names = picturesOf(core)
    .names()
    .filter((name) => opened.has(boxOf(name)) && !name.endsWith('-aid'))
  await picturesOf(core).load(names)
  for (const name of names) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN))
    const texture = picturesOf(core).texture(name)
    if (core.gone || core.lost || core.set !== set || !texture) return
    core.renderer.initTexture(texture)
    if (name.endsWith('/atlas')) set.cast.prepare(name)
  }
  await set.warm(core.rig.camera)
}
