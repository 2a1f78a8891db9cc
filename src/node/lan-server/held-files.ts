import { lstatSync, readFileSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { exists, ignoreMissing, moveInto, writeFileAtomically } from '../storage/disk'
import { createPrivateFolder, regainPrivateFolder } from '../storage/files'

/**
 * Files of one kind in a folder, one for each table, which this program alone should write: it notices what somebody
 * else does to them.
 * @param ending of the files' names, behind the table's id
 * @param onWrittenAnew receives the table whose file had to be written again
 */
export function createHeldFiles(folder: string, ending: string, onWrittenAnew: (id: string) => void) {
  const removed = join(folder, 'removed')
  const pathOf = (id: string) => join(folder, `${id}${ending}`)
  /** The content of each file, and its mark as it was written. */
  const held = new Map<string, { readonly content: string; mark: string | null }>()
  /** The tables whose files are being written. */
  const writing = new Set<string>()

  /** Whether a table's file is as it was written. */
  function isInPlace(id: string): boolean {
    const known = held.get(id)
    const mark = markOf(pathOf(id))
    if (!known || mark === null) return false
    if (known.mark === mark) return true
    if (!holds(pathOf(id), known.content)) return false
    // Some file systems give a file another number when they are asked again.
    known.mark = mark
    return true
  }

  return {
    pathOf,
    /** Notes that a table's file holds this content now. */
    hold: (id: string, content: string) => void held.set(id, { content, mark: markOf(pathOf(id)) }),
    /**
     * Writes a table's file atomically; does nothing if the content is unchanged. What somebody else has put in its place
     * is moved into the folder `removed`. Calls for one table must not overlap.
     */
    async write(id: string, content: string): Promise<void> {
      const isOurs = isInPlace(id)
      if (held.get(id)?.content === content && isOurs) return
      let mark = null as string | null
      writing.add(id)
      try {
        // The folder itself may be gone.
        if (!isOurs) await regainPrivateFolder(folder)
        await writeFileAtomically(pathOf(id), content, async (temp) => {
          // Once the file has its name, somebody else may already have removed or replaced it.
          mark = markOf(temp)
          if (isOurs || !(await exists(pathOf(id)))) return
          await createPrivateFolder(removed)
          await moveInto(pathOf(id), removed)
        })
        const isKnown = held.has(id)
        held.set(id, { content, mark })
        if (isKnown && !isOurs) onWrittenAnew(id)
      } catch (fault) {
        // The disk may have refused to make durable what has its name already: that is ours, and is written again.
        if (mark !== null && markOf(pathOf(id)) === mark) held.set(id, { content: '', mark })
        throw fault
      } finally {
        writing.delete(id)
      }
    },
    /** Returns the ids of tables whose file somebody else has removed, replaced or changed. */
    displaced: () => [...held.keys()].filter((id) => !writing.has(id) && !isInPlace(id)),
    /** Deletes a table's file, if there is one. */
    async remove(id: string): Promise<void> {
      held.delete(id)
      await unlink(pathOf(id)).catch(ignoreMissing)
    },
    /** Moves a table's file into the folder `removed`, if there is one. */
    async setAside(id: string): Promise<void> {
      held.delete(id)
      if (!(await exists(pathOf(id)))) return
      await createPrivateFolder(removed)
      await moveInto(pathOf(id), removed)
    },
  }
}

/** Returns what tells one state of a file from another; null if none can be reached. */
function markOf(path: string): string | null {
  try {
    const { ino, size, mtimeMs } = lstatSync(path)
    return `${String(ino)}:${String(size)}:${String(mtimeMs)}`
  } catch {
    return null
  }
}

/** Whether a plain file with this content lies at a path. */
function holds(path: string, content: string): boolean {
  try {
    const found = lstatSync(path)
    return found.isFile() && found.size === Buffer.byteLength(content) && readFileSync(path, 'utf8') === content
  } catch {
    return false
  }
}
