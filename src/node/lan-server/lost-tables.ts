import { join } from 'node:path'
import { ServiceError, type LostTable } from '../../protocol/app/services'
import type { Credential } from '../../protocol/lan/messages'
import { createPrivateFolder } from '../storage/files'
import type { LostTableEntry } from './table/lost-table-entry'
import type { TableStorage } from './table-storage'

/** Tables that could not be restored; their files stay untouched until the owner sets them aside. */
export interface LostTables {
  readonly all: readonly LostTable[]
  /** Codes that no other table may use. */
  readonly codes: readonly string[]
  /** Whether a pass belongs, or may belong, to such a table. */
  mayOpen(pass: Credential): boolean
  /** Records that a table could not be restored, and reports it. */
  add(lost: LostTableEntry): void
  /**
   * Moves a table's files into the folder `removed`. Rejects with `no-such-table`, or with an error of the disk.
   * @param isShared whether an open table continues with this save
   */
  setAside(id: string, isShared: (save: string) => boolean): Promise<void>
}

/** @param report receives a sentence for every lost table */
export function createLostTables(
  { folder, saves, files }: Pick<TableStorage, 'folder' | 'saves' | 'files'>,
  report: (fault: unknown) => void,
): LostTables {
  const lost = new Map<string, LostTableEntry>()

  return {
    get all() {
      return [...lost.values()].map(({ summary }) => summary)
    },
    get codes() {
      return [...lost.values()].flatMap(({ code }) => code ?? [])
    },
    mayOpen: (pass) => [...lost.values()].some((one) => one.mayOpen(pass)),
    add(one) {
      const { id, name, message } = one.summary
      lost.set(id, one)
      report(new Error(`The table “${name}” (${id}) cannot be brought back: ${message}`))
    },
    async setAside(id, isShared) {
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
