import { boxOf, createOpenBoxes } from './picture-supply'
import { picturesOf, type StageCore, tellFault } from './stage-core'
import type { StageMotion } from './stage-motion'
import type { TableSet } from './table-set'

/** Milliseconds between two texture uploads. */
const BETWEEN = 40

/** Uploads the pictures of boxes before they are shown, and frees them when the boxes close. */
export interface BoxPreparation {
  /**
   * Fetches all remaining pictures of the boxes that came onto the table, uploads them one after another, and compiles
   * the shaders, so that none of it happens during a movement.
   */
  prepare(): Promise<void>
  /** Frees the pictures of closed boxes, unless something is under way. */
  putAway(): void
  /** Marks all boxes as not prepared, after the graphics card's content was lost. */
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
        // The next list that shows a missing picture requests it again.
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

/** Uploads the pictures of boxes; stops as soon as the set is no longer in use. */
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
