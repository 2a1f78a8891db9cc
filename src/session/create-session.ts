import type { JournalEntry, JournalHead, SeatPlayer } from '../ports/journal'
import {
  accept,
  letterOf,
  refuse,
  seatsIn,
  sharedViewFields,
  type AnyGame,
  type Eye,
  type Position,
  type Result,
  type Seat,
} from '../rules/kit'
import type { SharedViewFields } from '../rules/kit/view-table'
import type { Objection, SerializedViews, Step, Table, TableSetup } from './types'
import { createBotTurns, createHints, createStandIns, tooLateForHint } from './bot-turns'
import { createSessionCore, type SessionCore, type SessionDependencies } from './session-core'
import { replayJournal, setupOf, type ReplayedJournal } from './replay-journal'
import { markHint, markResigned, reassignSeat, recordOfTable, rewind } from './seat-assignments'
import { isGivenUp, isLostAlone, viewWithResignations, withResignations } from './outcome'
import { moveTexts } from './bot-requests'
import { countUndoable, countUndoableAlone } from './undo-policy'

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
    play: (seat, text, objection) => enqueue(() => unless(objection, () => play(core, seat, text))),
    playFor: standInPlayer.playFor,
    undoableCount: (seat) => undoableCount(core, seat, setup.seed),
    undo: (seat, objection) =>
      enqueue(() => unless(objection, () => takeBack(core, undoableCount(core, seat, setup.seed), setup.seed))),
    startOver: () => enqueue(() => startOver(core, setup.seed)),
    get help() {
      return assignments.help
    },
    resign: (seat, objection) => enqueue(() => resign(core, seat, objection)),
    changeChair: (seat, chair) => enqueue(() => changeChair(core, seat, chair)),
    async hint(seat) {
      const { revision } = core
      const hint = await hints.hint(seat)
      if (!hint.ok) return hint
      if (!hint.isFirst) return accept(hint.thought)
      return enqueue(async () => {
        // A move that was under way came first: this hint helps nobody, and does not count.
        if (core.revision !== revision) return tooLateForHint()
        markHint(assignments)
        await core.write({ kind: 'hint', seat: letterOf(seat) })
        return accept(hint.thought)
      })
    },
    record: () => recordOfTable(assignments, setup.parent),
    listen: (listener) => core.listen(listener),
    run: () => bots.run(),
    close: () => {
      core.close()
    },
  }
}

/** Parses a move at a table, or says why it cannot be played. Changes nothing. */
function readMove(core: SessionCore, seat: Seat, text: string): Result<number> {
  const ended = core.refusalIfEnded()
  if (ended) return { ok: false, error: ended }
  if (!core.assignments.chairs[seat]) return refuse('bad-move', 'There is no such seat at this table.')
  return core.game.read(core.state, seat, text)
}

/** Does something unless there is an objection. */
function unless<T>(objection: Objection | undefined, act: () => Promise<Result<T>>): Promise<Result<T>> {
  const refusal = objection?.()
  return refusal ? Promise.resolve({ ok: false, error: refusal }) : act()
}

/** Plays a person's move. */
async function play(core: SessionCore, seat: Seat, text: string): Promise<Result<Step>> {
  if (core.assignments.chairs[seat]?.kind === 'bot') return refuse('bots-chair', 'A bot sits there.')
  const read = readMove(core, seat, text)
  return read.ok ? accept(await core.commit(seat, read.value)) : read
}

/**
 * Returns the number of moves that a seat could take back now at the table with this seed. A player who plays alone
 * may take back what showed something hidden, too: that is noted (`help`).
 */
function undoableCount({ closed, state, assignments }: SessionCore, seat: Seat, seed: string): number {
  const { history, chairs, resigned, finalPlyCount } = assignments
  if (closed || isGivenUp(state, resigned)) return 0
  const fair = countUndoable(history, chairs, seat, finalPlyCount, seed)
  return fair > 0 ? fair : Math.min(1, countUndoableAlone(history, finalPlyCount))
}

/** Undoes all moves of a player who plays alone: the same deal again. Refuses with `no-undo` if there are none. */
async function startOver(core: SessionCore, seed: string): Promise<Result<number>> {
  const { history, resigned, finalPlyCount } = core.assignments
  const isFinal = core.closed || isGivenUp(core.state, resigned)
  return takeBack(core, isFinal ? 0 : countUndoableAlone(history, finalPlyCount), seed)
}

/** Takes moves back. Returns their number; refuses with `no-undo` if there are none that could fairly be taken back. */
async function takeBack(core: SessionCore, moves: number, seed: string): Promise<Result<number>> {
  if (moves === 0) return refuse('no-undo', 'There is nothing that could fairly be taken back.')
  await core.write({ kind: 'undo', moves })
  rewind(core.assignments, moves, seed)
  core.announceChange({ kind: 'undone', moves })
  return accept(moves)
}

/** Resigns for a seat; refuses with `bad-seat` if there is no such seat or it has resigned already. */
async function resign(core: SessionCore, seat: Seat, objection?: Objection): Promise<Result<void>> {
  const { chairs, resigned } = core.assignments
  // Who has lost alone gives up the end, which could be taken back until then.
  const ended = (isLostAlone(core.game, core.state, resigned) ? null : core.refusalIfEnded()) ?? objection?.()
  if (ended) return { ok: false, error: ended }
  if (!chairs[seat] || resigned.includes(seat)) return refuse('bad-seat', 'Nobody there could give up.')
  await core.write({ kind: 'resign', seat: letterOf(seat) })
  markResigned(core.assignments, seat)
  core.announceChange({ kind: 'resigned', seat })
  return accept(undefined)
}

/** Gives a chair to another player. Throws a RangeError if there is no such chair or its seat has resigned. */
async function changeChair(core: SessionCore, seat: Seat, chair: SeatPlayer): Promise<void> {
  const { chairs, resigned } = core.assignments
  if (!chairs[seat] || resigned.includes(seat)) throw new RangeError('That chair cannot be taken.')
  await core.write({ kind: 'chair', seat: letterOf(seat), chair })
  reassignSeat(core.assignments, seat, chair)
  core.announceChange({ kind: 'chair', seat })
}

/** Serializes a position; the whole JSON of an eye is `partFor(eye) + sharedPart`. */
export function serializeViews(game: AnyGame, state: Position, sharedFields: SharedViewFields): SerializedViews {
  const { viewParts } = game
  const shared = JSON.stringify(sharedFields).slice(1)
  if (!viewParts) {
    const view = (eye: Eye) => JSON.stringify(game.view(state, eye))
    return { partFor: (eye) => `{"eye":${eye},"state":${view(eye)}`, sharedPart: `,${shared}` }
  }
  const open = JSON.stringify(viewParts.open(state)).slice(1)
  const own = (eye: Eye) => JSON.stringify(viewParts.own(state, eye)).slice(0, -1)
  return { partFor: (eye) => `{"eye":${eye},"state":${own(eye)}`, sharedPart: `,${open},${shared}` }
}
