import { pictureBoxOf, createPreparedBoxes } from './picture-supply'
import { picturesOf, type StageCore, logFaultOnce } from './stage-core'
import type { StageMotion } from './stage-motion'
import type { TableRenderer } from './table-renderer'

/** Milliseconds between two texture uploads. */
const UPLOAD_INTERVAL_MS = 40

/** Uploads the pictures of boxes before they are shown, and frees them when the boxes close. */
export type BoxPreparation = ReturnType<typeof createBoxPreparation>

export function createBoxPreparation(core: StageCore, motion: StageMotion) {
  const boxes = createPreparedBoxes()
  return {
    /**
     * Fetches all remaining pictures of the boxes that came onto the table, uploads them one after another, and compiles
     * the shaders, so that none of it happens during a movement.
     */
    async prepare(): Promise<void> {
      const newBoxes = core.tableRenderer ? boxes.addNew(core.wantedList.pieces) : new Set<string>()
      if (newBoxes.size === 0 || !core.tableRenderer) return
      core.preparingCount++
      motion.report()
      try {
        await uploadPictures(core, core.tableRenderer, newBoxes)
      } catch (fault) {
        // The next list that shows a missing picture requests it again.
        logFaultOnce(core, 'not all pictures of a box lie ready:', fault)
      } finally {
        core.preparingCount--
      }
      if (core.isDisposed) return
      motion.loop.resetLongest()
      motion.report()
    },
    /** Frees the pictures of closed boxes, unless something is under way. */
    freeClosed(): void {
      const { tableRenderer, plainPictures } = core
      if (
        !tableRenderer ||
        !plainPictures ||
        core.preparingCount > 0 ||
        core.pendingWorkCount > 0 ||
        core.animator.isMoving
      )
        return
      const closed = boxes.removeUnused(core.wantedList.pieces)
      if (closed.size === 0) return
      const names = new Set(plainPictures.names().filter((name) => closed.has(pictureBoxOf(name))))
      tableRenderer.release(names)
      plainPictures.release(names)
    },
    /** Marks all boxes as not prepared, after the graphics card's content was lost. */
    forget: () => boxes.forget(),
  }
}

/** Uploads the pictures of boxes; stops as soon as the set is no longer in use. */
async function uploadPictures(
  core: StageCore,
  tableRenderer: TableRenderer,
  opened: ReadonlySet<string>,
): Promise<void> {
  const names = picturesOf(core)
    .names()
    .filter((name) => opened.has(pictureBoxOf(name)) && !name.endsWith('-aid'))
  await picturesOf(core).load(names)
  for (const name of names) {
    await new Promise((resolve) => setTimeout(resolve, UPLOAD_INTERVAL_MS))
    const texture = picturesOf(core).texture(name)
    if (core.isDisposed || core.isContextLost || core.tableRenderer !== tableRenderer || !texture) return
    core.renderer.initTexture(texture)
    if (name.endsWith('/atlas')) tableRenderer.pieceRenderer.prepare(name)
  }
  await tableRenderer.compileShaders(core.rig.camera)
}
