import type { RoomState } from '../table/room-state'
import type { WriteRetryQueue } from '../write-retry-queue'
import { createCoalescingWriter, type CoalescingWriter } from './coalescing-writer'
import type { TableFile, TableFiles } from './room-file'
import { serializeRoom } from './room-snapshot'

/** Writes the side files of open tables. */
export type RoomStore = ReturnType<typeof createRoomStore>

const SIDE_FILE = 'side file'

/**
 * @param isOpen whether a table with this id is still open
 * @param onWritten receives every file that has reached the disk
 */
export function createRoomStore(
  files: TableFiles,
  retries: Pick<WriteRetryQueue, 'write' | 'forget'>,
  isOpen: (id: string) => boolean,
  onWritten: (file: TableFile) => Promise<void>,
) {
  const writers = new Map<string, CoalescingWriter>()

  async function writeNow(room: RoomState): Promise<void> {
    if (!isOpen(room.spec.id)) return
    const file = serializeRoom(room)
    await files.write(file)
    await onWritten(file)
  }

  return {
    /** Writes a table's side file, and retries later if the disk refuses. Rejects with any other error. */
    write(room: RoomState): Promise<void> {
      const { id } = room.spec
      const writer = writers.get(id) ?? createCoalescingWriter(() => writeNow(room))
      writers.set(id, writer)
      return retries.write(id, SIDE_FILE, () => writer.write())
    },
    /** Stops writing a table's file. Resolves once no write of it is running. */
    async release(id: string): Promise<void> {
      retries.forget(id, SIDE_FILE)
      await writers.get(id)?.idle()
      writers.delete(id)
    },
    /** Resolves once no write is running. */
    async idle(): Promise<void> {
      await Promise.all([...writers.values()].map((writer) => writer.idle()))
    },
  }
}
