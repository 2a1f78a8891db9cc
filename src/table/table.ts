import type { Chair, JournalEntry, JournalHead } from '../protocol/journal'
import { accept, letterOf, look, refuse, type AnyGame, type Refusal, type Result, type Seat } from '../rules/kit'
import { botTurns } from './bot-turns'
import { hinting } from './hinting'
import { ledgerOf } from './ledger'
import { jobQueue } from './queue'
import { resume, setupOf, type Resumed } from './resume'
import { giveUp, recordOf, sitDown } from './seating'
import { givenUp, isOver, withResignations } from './standing'
import { moveTexts } from './thinking'
import { undoableMoves } from './undo'
import type { JournalSink, Step, Table, TableChange, TableSetup, Thinker } from './types'

/** What a table needs from whoever runs it. */
export interface TableNeeds {
  readonly game: AnyGame
  readonly journal: JournalSink
  readonly thinker: Thinker
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Hears of failures that the table survived: a bot that crashed, a listener that threw. */
  readonly report?: (fault: unknown) => void
}

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

function tableAt(setup: TableSetup, { sitting, luck, unwritten }: Resumed, needs: TableNeeds): Table {
  const { game, now } = needs
  const { course, chairs, resigned } = sitting
  const state = course.state
  const inTurn = jobQueue()
  const listeners = new Set<(change: TableChange) => void>()
  const report = needs.report ?? (() => undefined)
  /** Rises with every change of the position or of the chairs: thoughts about an older one are void. */
  let revision = 0
  let closed = false

  const ledger = ledgerOf(needs.journal, (reason) => {
    emit(reason === null ? { kind: 'saved' } : { kind: 'unsaved', reason })
  })
  for (const outcomes of unwritten) ledger.note({ kind: 'chance', outcomes, at: now() })

  function emit(change: TableChange): void {
    for (const listener of [...listeners]) {
      try {
        listener(change)
      } catch (fault) {
        report(fault)
      }
    }
  }

  function changed(change: TableChange): void {
    revision++
    bots.stale()
    hints.stale()
    emit(change)
  }

  const over = () => isOver(game, state, resigned)

  function closedOrOver(): Refusal | null {
    if (closed) return { code: 'table-closed', message: 'This table has been cleared away.' }
    return over() ? { code: 'game-over', message: 'The game is over.' } : null
  }

  /** Plays the chance that is due, each event written before it is shown. */
  async function settle(): Promise<void> {
    while (!closed && !over() && game.chance(state) > 0) {
      const drawn = luck.next(game, state)
      if (!drawn.ok) throw new Error(drawn.error.message)
      const outcomes = drawn.value.map((outcome) => game.writeChance(outcome))
      await ledger.write({ kind: 'chance', outcomes, at: now() })
      changed({ kind: 'step', step: course.chance(drawn.value) })
    }
  }

  async function commit(seat: Seat, move: unknown): Promise<Step> {
    const text = `${letterOf(seat)} ${game.write(state, seat, move)}`
    await ledger.write({ kind: 'move', move: text, at: now() })
    const step = course.play(seat, move, chairs[seat]?.kind === 'person')
    changed({ kind: 'step', step })
    await settle()
    return step
  }

  function readPersons(seat: Seat, text: string): Result<unknown> {
    const refusal = closedOrOver()
    if (refusal) return { ok: false, error: refusal }
    if (!chairs[seat]) return refuse('bad-move', 'There is no such seat at this table.')
    return game.read(state, seat, text) as Result<unknown>
  }

  const bots = botTurns({
    sitting,
    seed: setup.seed,
    thinker: needs.thinker,
    inTurn,
    settle,
    commit,
    emit,
    report,
    revision: () => revision,
    idle: () => closed || over(),
  })
  const hints = hinting({ course, seed: setup.seed, thinker: needs.thinker })

  return {
    setup,
    get chairs() {
      return chairs
    },
    get steps() {
      return course.steps
    },
    get resigned() {
      return resigned
    },
    get over() {
      return over()
    },
    seen: (eye) => withResignations(look(game, state, eye), state, resigned),
    moves: (seat) => (over() || !chairs[seat] ? [] : moveTexts(course, seat)),
    refusal(seat, text) {
      const read = readPersons(seat, text)
      return read.ok ? null : read.error
    },
    play: (seat, text) =>
      inTurn(async () => {
        if (chairs[seat]?.kind === 'bot') return refuse('bots-chair', 'A bot sits there.')
        const read = readPersons(seat, text)
        return read.ok ? accept(await commit(seat, read.value)) : read
      }),
    undoable: (seat) => (closed || givenUp(state, resigned) ? 0 : undoableMoves(course, chairs, seat, sitting.floor)),
    undo: (seat) =>
      inTurn(async () => {
        const moves = closed || givenUp(state, resigned) ? 0 : undoableMoves(course, chairs, seat, sitting.floor)
        if (moves === 0) return refuse('no-undo', 'There is nothing that could fairly be taken back.')
        await ledger.write({ kind: 'undo', moves, at: now() })
        course.rewind(moves)
        changed({ kind: 'undone', moves })
        return accept(moves)
      }),
    resign: (seat) =>
      inTurn(async () => {
        const refusal = closedOrOver()
        if (refusal) return { ok: false as const, error: refusal }
        if (!chairs[seat] || resigned.includes(seat)) return refuse('bad-seat', 'Nobody there could give up.')
        await ledger.write({ kind: 'resign', seat: letterOf(seat), at: now() })
        giveUp(sitting, seat)
        changed({ kind: 'resigned', seat })
        return accept(undefined)
      }),
    seatChair: (seat, chair: Chair) =>
      inTurn(async () => {
        if (!chairs[seat] || resigned.includes(seat)) throw new RangeError('That chair cannot be taken.')
        await ledger.write({ kind: 'chair', seat: letterOf(seat), chair, at: now() })
        sitDown(sitting, seat, chair)
        changed({ kind: 'chair', seat })
      }),
    async hint(seat) {
      const refusal = closedOrOver()
      if (refusal) return { ok: false, error: refusal }
      const thought = await hints.hint(seat)
      if (thought.ok && thought.first)
        await inTurn(() => ledger.write({ kind: 'hint', seat: letterOf(seat), at: now() }))
      return thought.ok ? accept(thought.thought) : thought
    },
    record: () => recordOf(sitting),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run: () => bots.run(),
    close() {
      closed = true
      bots.stale()
      hints.stale()
      listeners.clear()
    },
  }
}
