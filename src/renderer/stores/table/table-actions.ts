import type { ComputedRef } from 'vue'
import type { Result, Seat } from '../../../rules/kit'
import { errorText, text } from '../../i18n/say'
import { ruleRefusalText } from '../../i18n/rule-refusal-text'
import type { TablePort } from '../../play/played-table'
import { useSelection } from './selection'
import type { TableFeed } from './table-feed'

/** Creates the requests of people at this screen to the table. A refusal is shown with its reason. */
export function createTableActions({ table, snapshot }: TableFeed, persons: ComputedRef<readonly Seat[]>) {
  /** Lets chance and bots act until a person must. */
  async function run(): Promise<void> {
    try {
      await table.value?.run()
    } catch (error) {
      useSelection().refuse(text('fault.unknown', { reason: errorText(error) }), null)
    }
  }

  async function act(what: (now: TablePort) => Promise<Result<unknown>>): Promise<void> {
    if (table.value === null) return
    const result = await what(table.value)
    if (result.ok) void run()
    else useSelection().refuse(ruleRefusalText(result.error), null)
  }

  const play = (seat: Seat, move: string): Promise<void> => act((now) => now.play(seat, move))

  /** Undoes what the viewer may undo. */
  async function undo(): Promise<void> {
    const { looking, undoable, undoBar } = snapshot.value
    if (table.value === null) return
    if (undoable === 0) return useSelection().refuse(text(`game.noUndo.${undoBar ?? 'nothing'}`), null)
    await act((now) => now.undo(looking.eye))
  }

  /** Resigns for the viewer, or else for the first person here. */
  async function resign(): Promise<void> {
    const { eye } = snapshot.value.looking
    const seat = persons.value.includes(eye) ? eye : persons.value[0]
    if (seat !== undefined) await act((now) => now.resign(seat))
  }

  return { run, play, undo, resign }
}
