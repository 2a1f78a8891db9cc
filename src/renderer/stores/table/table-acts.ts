import type { ComputedRef } from 'vue'
import type { Result, Seat } from '../../../rules/kit'
import { errorText, text } from '../../i18n/say'
import { refusalWords } from '../../i18n/refusal-text'
import type { TablePort } from '../../play/played-table'
import { useSelection } from './selection'
import type { TableFeed } from './table-feed'

/** What people at this screen ask of the table. What is refused is shown, with the reason. */
export function createTableActs({ table, snapshot }: TableFeed, persons: ComputedRef<readonly Seat[]>) {
  /** Lets chance and bots do what is theirs until a person must act. */
  async function go(): Promise<void> {
    try {
      await table.value?.run()
    } catch (error) {
      useSelection().refuse(text('fault.unknown', { reason: errorText(error) }), null)
    }
  }

  async function act(what: (now: TablePort) => Promise<Result<unknown>>): Promise<void> {
    if (table.value === null) return
    const result = await what(table.value)
    if (result.ok) void go()
    else useSelection().refuse(refusalWords(result.error), null)
  }

  const play = (seat: Seat, move: string): Promise<void> => act((now) => now.play(seat, move))

  /** Takes back what the person who looks may take back. */
  async function undo(): Promise<void> {
    const { looking, undoable, undoBar } = snapshot.value
    if (table.value === null) return
    if (undoable === 0) return useSelection().refuse(text(`game.noUndo.${undoBar ?? 'nothing'}`), null)
    await act((now) => now.undo(looking.eye))
  }

  /** Gives up for the person who looks, or else for the first one here. */
  async function resign(): Promise<void> {
    const { eye } = snapshot.value.looking
    const seat = persons.value.includes(eye) ? eye : persons.value[0]
    if (seat !== undefined) await act((now) => now.resign(seat))
  }

  return { go, play, undo, resign }
}
