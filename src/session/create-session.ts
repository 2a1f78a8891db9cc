import type { JournalEntry, JournalHead } from '../ports/journal'
import { accept, letterOf, sharedViewFields, seatsIn, type Result } from '../rules/kit'
import { serializeViews } from './position-json'
import { changeChair, play, readMove, resign, startOver, undo, undoableCount } from './player-actions'
import { createBotTurns, createHints, createStandIns } from './bot-turns'
import { createSessionCore, type SessionDependencies } from './session-core'
import { replayJournal, setupOf, type ReplayedJournal } from './replay-journal'
import { markHint, recordOfTable } from './seat-assignments'
import { viewWithResignations, withResignations } from './outcome'
import { moveTexts } from './bot-requests'
import type { Table, TableSetup } from './types'

/**
 * Creates a table, undealt or at the end of its opening. The first `run` deals and lets bots move. The caller writes
 * the head of the journal. Throws if the setup's opening or tape is illegal: validate records beforehand.
 */
export function createTable(setup: TableSetup, dependencies: SessionDependencies): Table {
  const replayed = replayJournal(dependencies.game, setup, [])
  if (!replayed.ok) throw new Error(`The table could not be set up: ${replayed.error.message}`)
  return createTableFrom(setup, replayed.value, dependencies)
}

/** Restores the table that a journal describes, or refuses with the number of the entry that the rules do not allow. */
export function resumeTable(
  head: JournalHead,
  entries: readonly JournalEntry[],
  dependencies: SessionDependencies,
): Result<Table> {
  const setup = setupOf(head)
  const resumed = replayJournal(dependencies.game, setup, entries)
  return resumed.ok ? accept(createTableFrom(setup, resumed.value, dependencies)) : resumed
}

function createTableFrom(setup: TableSetup, resumed: ReplayedJournal, dependencies: SessionDependencies): Table {
  const core = createSessionCore(resumed, dependencies)
  const { game, state, assignments, enqueue } = core
  const { history, chairs, resigned } = assignments
  const bots = createBotTurns(core, setup.seed)
  const standInPlayer = createStandIns(core, setup.seed)
  const hints = createHints(core, setup.seed)

  return {
    setup,
    chairs,
    steps: history.steps,
    resigned,
    get awaitedSeats() {
      return core.over ? [] : seatsIn(game.requiredSeats(state))
    },
    get over() {
      return core.over
    },
    viewFor: (eye) => viewWithResignations(game, state, eye, resigned),
    serializedViews: () =>
      serializeViews(game, state, withResignations(sharedViewFields(game, state), state, resigned)),
    moves: (seat) => (core.over || !chairs[seat] ? [] : moveTexts(history, seat)),
    refusal(seat, text) {
      const read = readMove(core, seat, text)
      return read.ok ? null : read.error
    },
    play: (seat, text, objection) => enqueue(() => play(core, seat, text, objection)),
    playFor: (seat, level, objection = () => null) => standInPlayer.playFor(seat, level, objection),
    undoableCount: (seat) => undoableCount(core, seat, setup.seed),
    undo: (seat, objection) => enqueue(() => undo(core, seat, setup.seed, objection)),
    startOver: () => enqueue(() => startOver(core, setup.seed)),
    get help() {
      return assignments.help
    },
    resign: (seat, objection) => enqueue(() => resign(core, seat, objection)),
    changeChair: (seat, chair) => enqueue(() => changeChair(core, seat, chair)),
    async hint(seat) {
      const hint = await hints.hint(seat)
      if (!hint.ok) return hint
      if (hint.isFirst) {
        markHint(assignments)
        await enqueue(() => core.write({ kind: 'hint', seat: letterOf(seat) }))
      }
      return accept(hint.thought)
    },
    record: () => recordOfTable(assignments, setup.parent),
    listen: (listener) => core.listen(listener),
    run: () => bots.run(),
    close: () => {
      core.close()
    },
  }
}
