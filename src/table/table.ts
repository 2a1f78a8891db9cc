import type { JournalEntry, JournalHead } from '../protocol/journal'
import { accept, letterOf, look, lookAround, seatsIn, sightOf, type Result } from '../rules/kit'
import { changeChair, play, readMove, resign, undo, undoable } from './acts'
import { botTurns } from './bot-turns'
import { coreOf, type TableNeeds } from './core'
import { hinting } from './hinting'
import { resume, setupOf, type Resumed } from './resume'
import { recordOf } from './seating'
import { withResignations } from './standing'
import { moveTexts } from './thinking'
import type { Table, TableSetup } from './types'

/**
 * A new table, undealt (or at the end of its opening). The first `run` deals and lets bots move. The head of the
 * journal is the caller's to write. Throws where the setup's own opening or tape is not lawful: check records before.
 */
export function createTable(setup: TableSetup, needs: TableNeeds): Table {
  const begun = resume(needs.game, setup, [])
  if (!begun.ok) throw new Error(`The table could not be set up: ${begun.error.message}`)
  return tableAt(setup, begun.value, needs)
}

/** The table that a journal tells of, or a refusal naming the entry that the rules don't allow. */
export function resumeTable(head: JournalHead, entries: readonly JournalEntry[], needs: TableNeeds): Result<Table> {
  const setup = setupOf(head)
  const resumed = resume(needs.game, setup, entries)
  return resumed.ok ? accept(tableAt(setup, resumed.value, needs)) : resumed
}

function tableAt(setup: TableSetup, resumed: Resumed, needs: TableNeeds): Table {
  const core = coreOf(resumed, needs)
  const { game, state, sitting, inTurn } = core
  const { course, chairs, resigned } = sitting
  const bots = botTurns(core, setup.seed)
  const hints = hinting(core, setup.seed)

  return {
    setup,
    chairs,
    steps: course.steps,
    resigned,
    get waited() {
      return core.over ? [] : seatsIn(game.must(state))
    },
    get over() {
      return core.over
    },
    seen: (eye) => withResignations(look(game, state, eye), state, resigned),
    sight: () => sightOf(game, state, withResignations(lookAround(game, state), state, resigned)),
    moves: (seat) => (core.over || !chairs[seat] ? [] : moveTexts(course, seat)),
    refusal(seat, text) {
      const read = readMove(core, seat, text)
      return read.ok ? null : read.error
    },
    play: (seat, text) => inTurn(() => play(core, seat, text)),
    undoable: (seat) => undoable(core, seat),
    undo: (seat) => inTurn(() => undo(core, seat)),
    resign: (seat) => inTurn(() => resign(core, seat)),
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
