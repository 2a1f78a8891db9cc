import type { JournalEntry, JournalHead } from '../ports/journal'
import { accept, letterOf, viewTable, sharedViewFields, seatsIn, type Result } from '../rules/kit'
import { sightOf } from './position-json'
import { changeChair, play, readMove, resign, undo, undoable } from './player-actions'
import { createBotTurns } from './bot-turns'
import { createSessionCore, type SessionNeeds } from './session-core'
import { createHints } from './hints'
import { resume, setupOf, type Resumed } from './replay-journal'
import { recordOf } from './seat-assignments'
import { standIns } from './stand-ins'
import { withResignations } from './outcome'
import { moveTexts } from './bot-requests'
import type { Table, TableSetup } from './types'

/**
 * Creates a table, undealt or at the end of its opening. The first `run` deals and lets bots move. The caller writes
 * the head of the journal. Throws if the setup's opening or tape is illegal: validate records beforehand.
 */
export function createTable(setup: TableSetup, needs: SessionNeeds): Table {
  const begun = resume(needs.game, setup, [])
  if (!begun.ok) throw new Error(`The table could not be set up: ${begun.error.message}`)
  return tableAt(setup, begun.value, needs)
}

/** Restores the table that a journal describes, or refuses with the number of the entry that the rules do not allow. */
export function resumeTable(head: JournalHead, entries: readonly JournalEntry[], needs: SessionNeeds): Result<Table> {
  const setup = setupOf(head)
  const resumed = resume(needs.game, setup, entries)
  return resumed.ok ? accept(tableAt(setup, resumed.value, needs)) : resumed
}

function tableAt(setup: TableSetup, resumed: Resumed, needs: SessionNeeds): Table {
  const core = createSessionCore(resumed, needs)
  const { game, state, sitting, inTurn } = core
  const { course, chairs, resigned } = sitting
  const bots = createBotTurns(core, setup.seed)
  const standingIn = standIns(core, setup.seed)
  const hints = createHints(core, setup.seed)

  return {
    setup,
    chairs,
    steps: course.steps,
    resigned,
    get waited() {
      return core.over ? [] : seatsIn(game.requiredSeats(state))
    },
    get over() {
      return core.over
    },
    seen: (eye) => withResignations(viewTable(game, state, eye), state, resigned),
    sight: () => sightOf(game, state, withResignations(sharedViewFields(game, state), state, resigned)),
    moves: (seat) => (core.over || !chairs[seat] ? [] : moveTexts(course, seat)),
    refusal(seat, text) {
      const read = readMove(core, seat, text)
      return read.ok ? null : read.error
    },
    play: (seat, text, objection) => inTurn(() => play(core, seat, text, objection)),
    playFor: (seat, level, objection = () => null) => standingIn.playFor(seat, level, objection),
    undoable: (seat) => undoable(core, seat),
    undo: (seat, objection) => inTurn(() => undo(core, seat, objection)),
    resign: (seat, objection) => inTurn(() => resign(core, seat, objection)),
    seatChair: (seat, chair) => inTurn(() => changeChair(core, seat, chair)),
    async hint(seat) {
      const hint = await hints.hint(seat)
      if (!hint.ok) return hint
      if (hint.first) await inTurn(() => core.write({ kind: 'hint', seat: letterOf(seat) }))
      return accept(hint.thought)
    },
    record: () => recordOf(sitting),
    listen: (listener) => core.listen(listener),
    run: () => bots.run(),
    close: () => {
      core.close()
    },
  }
}
