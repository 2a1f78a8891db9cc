import type { SeatPlayer, JournalEntry } from '../../../src/ports/journal'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, createSeededRng, type AnyGame, type Options, type Seat } from '../../../src/rules/kit'
import { createTable, resumeTable, type Table, type TableChange, type TableSetup } from '../../../src/session'
import type { Thinker, ThinkRequest, Thought } from '../../../src/ports/thinker'

export const fortyNine = gameById('forty-nine') as AnyGame

export const person = (name: string): SeatPlayer => ({ kind: 'person', name })
export const bot = (level: 1 | 2 | 3 | 4 | 5 = 2): SeatPlayer => ({ kind: 'bot', name: `Bot ${String(level)}`, level })

export function setupOf(
  chairs: readonly SeatPlayer[],
  more: Partial<TableSetup> & { options?: Options } = {},
): TableSetup {
  return {
    game: 'forty-nine',
    chairs,
    seed: 'a table',
    ...more,
    options: { ...defaults(fortyNine.info), ...more.options },
  }
}

/**
 * Returns a thinker that notes in `asked` what it was asked, and answers with a legal move picked by the request's
 * seed.
 */
export function createRandomThinker(asked: ThinkRequest[] = []): Thinker {
  return {
    think(request) {
      asked.push(request)
      const rng = createSeededRng(request.seed)
      const state = fortyNine.determinize(request.seen, rng)
      const move = fortyNine.pick(state, request.seat, rng)
      return Promise.resolve(thought(fortyNine.write(state, request.seat, move)))
    },
  }
}

function thought(move: string): Thought {
  return { move, value: null, iterations: 0, ms: 0 }
}

/** Returns a thinker whose answers the test gives. */
export function createManualThinker() {
  const open: { request: ThinkRequest; answer: (move: string) => void; fail: (fault: Error) => void }[] = []
  const thinker: Thinker = {
    think: (request) =>
      new Promise((resolve, reject) => {
        open.push({
          request,
          answer: (move) => {
            resolve(thought(move))
          },
          fail: reject,
        })
      }),
  }
  return { thinker, open }
}

export interface PlayedTable {
  readonly table: Table
  readonly setup: TableSetup
  readonly journal: JournalEntry[]
  readonly told: TableChange[]
  readonly reports: unknown[]
}

/** Creates a table; returns it with its journal and all that it told. */
export function createTestTable(
  setup: TableSetup,
  thinker: Thinker = createRandomThinker(),
  append?: () => Promise<void>,
): PlayedTable {
  const journal: JournalEntry[] = []
  const told: TableChange[] = []
  const reports: unknown[] = []
  const table = createTable(setup, {
    game: gameById(setup.game) as AnyGame,
    journal: {
      append: async (entry) => {
        await append?.()
        journal.push(entry)
      },
    },
    thinker,
    now: () => 7,
    report: (fault) => reports.push(fault),
  })
  table.listen((change) => told.push(change))
  return { table, setup, journal, told, reports }
}

/** Creates a table whose journal takes entries at once, or throws the error that `refuse` returns. */
export function createSyncTable(
  setup: TableSetup,
  refuse: () => Error | null = () => null,
): Omit<PlayedTable, 'reports'> {
  const journal: JournalEntry[] = []
  const told: TableChange[] = []
  const append = (entry: JournalEntry): undefined => {
    const fault = refuse()
    if (fault) throw fault
    journal.push(entry)
  }
  const table = createTable(setup, {
    game: fortyNine,
    journal: { append },
    thinker: createRandomThinker(),
    now: () => 7,
  })
  table.listen((change) => told.push(change))
  return { table, setup, journal, told }
}

/** Resumes the same table from its journal, or from other entries. */
export function resumeTestTable({ setup, journal }: PlayedTable, entries: readonly JournalEntry[] = journal): Table {
  const head = { format: 'parlor-journal/1', id: 'x', version: fortyNine.info.version, at: 1, ...setup } as const
  const table = resumeTable(head, entries, {
    game: fortyNine,
    journal: { append: () => Promise.resolve() },
    thinker: createRandomThinker(),
    now: () => 7,
  })
  if (!table.ok) throw new Error(table.error.message)
  return table.value
}

export function seatToMove(table: Table): Seat {
  return 'ABCDEFGH'.indexOf(table.viewFor(-1).toMove[0] ?? '')
}

/**
 * Lets people play random legal moves, and bots theirs, until the game is over or the people have made so many moves.
 */
export async function playRandomMoves(table: Table, moves = Infinity): Promise<void> {
  const rng = createSeededRng('people')
  await table.run()
  for (let i = 0; i < moves && !table.over; i++) {
    const seat = seatToMove(table)
    const choice = table.moves(seat)
    await table.play(seat, choice[rng.below(choice.length)] ?? '')
    await table.run()
  }
}

/** Returns everything about a table that a person could notice. */
export function snapshotOf(table: Table): unknown {
  const { chairs, resigned, over, steps } = table
  const seen = [-1, ...chairs.keys()].map((eye) => table.viewFor(eye))
  const undoable = chairs.map((_, seat) => table.undoableCount(seat))
  return {
    seen,
    chairs,
    resigned,
    over,
    record: table.record(),
    steps: steps.map(({ ply, seat, move }) => [ply, seat, move]),
    undoable,
  }
}
