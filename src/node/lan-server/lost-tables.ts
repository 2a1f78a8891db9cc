import { join } from 'node:path'
import { ServiceError, type LostTable } from '../../protocol/app/services'
import type { Credential } from '../../protocol/lan/messages'
import { createPrivateFolder } from '../storage/files'
import type { LostTableEntry } from './table/lost-table-entry'
import type { TableStorage } from './table-storage'

/** Tables that could not be restored; their files stay untouched until the owner sets them aside. */
export type LostTables = ReturnType<typeof createLostTables>

/** @param report receives a sentence for every lost table */
export function createLostTables(
  { folder, saves, files }: Pick<TableStorage, 'folder' | 'saves' | 'files'>,
  report: (fault: unknown) => void,
) {
  const lost = new Map<string, LostTableEntry>()

  return {
    get all(): readonly LostTable[] {
      return [...lost.values()].map(({ summary }) => summary)
    },
    /** Codes that no other table may use. */
    get codes(): readonly string[] {
      return [...lost.values()].flatMap(({ code }) => code ?? [])
    },
    /** Whether a pass belongs, or may belong, to such a table. */
    mayOpen: (pass: Credential) => [...lost.values()].some((one) => one.mayOpen(pass)),
    /** Records that a table could not be restored, and reports it. */
    add(one: LostTableEntry): void {
      const { id, name, message } = one.summary
      lost.set(id, one)
      report(new Error(`The table “${name}” (${id}) cannot be brought back: ${message}`))
    },
    /**
     * Moves a table's files into the folder `removed`. Rejects with `no-such-table`, or with an error of the disk.
     * @param isShared whether an open table continues with this save
     */
    async setAside(id: string, isShared: (save: string) => boolean): Promise<void> {
      const table = lost.get(id)
      if (!table) throw new ServiceError('no-such-table', 'That table is not here any more.')
      const removed = join(folder, 'removed')
      await createPrivateFolder(removed)
      const { save } = table
      if (save !== null && !isShared(save)) await saves.moveAway(save, removed)
      await files.moveInto(id, removed)
      lost.delete(id)
    },
  }
}
