import type { RoomState } from '../table/room-state'
import type { WriteRetryQueue } from '../wal/write-retry-queue'
import { createCoalescingWriter, type CoalescingWriter } from './coalescing-writer'
import type { RoomFile, TableFiles } from './room-file'
import { serializeRoom } from './room-snapshot'

/** Keeps the side files of the tables that stand. */
export interface RoomStore {
  /** Writes a table's side file; again later where the disk refuses. Rejects with any other fault. */
  write(room: RoomState): Promise<void>
  /** A table's file is not to be written any more. Resolves when nothing of it is being written. */
  release(id: string): Promise<void>
  /** Resolves when nothing is being written. */
  idle(): Promise<void>
}

const SIDE_FILE = 'side file'

/**
 * @param stands whether a table with this id is still there
 * @param written hears of every file that is on the disk
 */
export function createRoomStore(
  files: TableFiles,
  retries: Pick<WriteRetryQueue, 'write' | 'forget'>,
  stands: (id: string) => boolean,
  written: (file: RoomFile) => Promise<void>,
): RoomStore {
  const writers = new Map<string, CoalescingWriter>()

  async function writeNow(room: RoomState): Promise<void> {
    if (!stands(room.spec.id)) return
    const file = serializeRoom(room)
    await files.write(file)
    await written(file)
  }

  return {
    write(room) {
      const { id } = room.spec
      const writer = writers.get(id) ?? createCoalescingWriter(() => writeNow(room))
      writers.set(id, writer)
      return retries.write(id, SIDE_FILE, () => writer.write())
    },
    async release(id) {
      retries.forget(id, SIDE_FILE)
      await writers.get(id)?.idle()
      writers.delete(id)
    },
    async idle() {
      await Promise.all([...writers.values()].map((writer) => writer.idle()))
    },
  }
}
