import type { LanClient } from '../../lan-client'
import type { Lobby } from '../../protocol/lan/table-schemas'
import {
  look,
  ONLOOKER,
  type AnyGame,
  type Eye,
  type GameLookup,
  type Position,
  type Refusal,
  type Result,
  type Seat,
  type Seen,
} from '../../rules/kit'
import { knownTo, lastPlyOf, type PlayedChange, type TablePort, type ToldStep } from '../play/played-table'
import { createConnectedFeeds } from './connected-feeds'
import type { KeptTelling } from './kept-log'
import type { Pace } from './paced-queue'
import { createPossibleMoves } from './possible-moves'
import { refusalFor, worded } from './refusal-text'
import { namesIn, seatShown } from './remote-seats'
import { undoableAt } from './undoable-moves'

export interface FarNeeds {
  readonly game: AnyGame
  readonly find: GameLookup
  /** The table as it was when this game began, or when this page came. */
  readonly lobby: Lobby
  /** Everybody who plays at this screen, each with a connection; whoever looks on where nobody plays. */
  clients(): readonly LanClient[]
  /** Whose eye the screen has. */
  eye(): Eye
  /** What this screen was told of the game before its page was loaded anew. */
  readonly kept?: readonly KeptTelling[]
  readonly pace: Pace
}

/** A table that somebody else in the house holds, for one game. */
export interface RemoteTable extends TablePort {
  readonly round: number
  /** Hears what a connection is told; one that is heard already stays as it is, unless it has other eyes by now. */
  hear(client: LanClient): void
  /** Who sits where has changed, or somebody is away. */
  seat(lobby: Lobby): void
  /** Whoever looks need not wait for what comes next. */
  skip(): void
  /** What was told here, for a page that is loaded anew. */
  keep(): KeptTelling[]
}

/** How long an answer of the host may take before it is asked for a sign of life, and how long that may take, in ms. */
const SILENCE = 2_000

/** A game at a far table: what this screen's people were told of it, shown one thing after another. */
export function createRemoteTable(needs: FarNeeds): RemoteTable {
  const { game, find } = needs
  const { options } = needs.lobby
  const imagined = createPossibleMoves(game)
  const listeners = new Set<(change: PlayedChange) => void>()
  const undealt = new Map<Eye, Seen>()
  let lobby = needs.lobby
  let sitting = needs.lobby
  /** Of whoever sits at each seat. */
  let names = namesIn(sitting)

  function tell(change: PlayedChange): void {
    for (const listener of [...listeners]) listener(change)
  }

  const feeds = createConnectedFeeds({
    game,
    find,
    pace: needs.pace,
    kept: needs.kept ?? [],
    round: () => lobby.round,
    eye: () => needs.eye(),
    names: () => names,
    tell,
  })
  const told = (eye: Eye) => (feeds.of(eye) ?? feeds.lead())?.telling
  const shownSight = (): Seen | null => feeds.lead()?.telling.seen ?? null
  const isOver = (): boolean => shownSight()?.over ?? false
  const resigned = (): readonly Seat[] => feeds.lead()?.telling.resigned ?? []

  function beforeDeal(eye: Eye): Seen {
    const seats = needs.lobby.chairs.length
    // Nobody can act before the host has begun, not even where nothing is dealt.
    const known = undealt.get(eye) ?? { ...look(game, game.start(options, seats) as Position, eye), toMove: [] }
    undealt.set(eye, known)
    return known
  }

  function seen(eye: Eye): Seen {
    const own = feeds.of(eye)?.telling.seen
    if (own) return own
    const open = eye === ONLOOKER ? shownSight() : null
    return open ? imagined.onlooker(open) : beforeDeal(eye)
  }

  /** Why nobody can act now. Where a connection is lost, nothing is offered until it is there again. */
  function halted(seat: Seat): Refusal | null {
    if (feeds.isGone() || feeds.isCutOffAt(seat)) return refusalFor('not-connected')
    if (shownSight() === null) return refusalFor('not-begun')
    if (isOver()) return refusalFor('game-over')
    if (lobby.paused) return refusalFor('paused')
    return resigned().includes(seat) ? refusalFor('resigned') : null
  }

  function refusal(seat: Seat, text: string): Refusal | null {
    return halted(seat) ?? imagined.refusal(seen(seat), seat, text)
  }

  async function act(seat: Seat, what: (client: LanClient) => Promise<Result<void>>): Promise<Result<void>> {
    const feed = feeds.of(seat)
    if (feed === null) return { ok: false, error: refusalFor('no-seat') }
    // Whoever acts looks at the table as it is, not as it was.
    feed.pacing.flush()
    const impatient = setTimeout(() => feed.client.wake(SILENCE), SILENCE)
    const answer = await what(feed.client).finally(() => clearTimeout(impatient))
    return answer.ok ? answer : { ok: false, error: worded(answer.error) }
  }

  function take(next: Lobby): void {
    sitting = next
    const sitters = namesIn(next)
    if (sitters.join() !== names.join()) names = sitters
  }

  const table: RemoteTable = {
    round: needs.lobby.round,
    game: game.info.id,
    rules: game.info.version,
    options,
    hint: null,
    get chairs() {
      const here = feeds.here()
      return sitting.chairs.map((chair, seat) => seatShown(chair, seat, here.includes(seat)))
    },
    get resigned() {
      return resigned()
    },
    get over() {
      return isOver()
    },
    get gone() {
      return feeds.isGone()
    },
    get halted() {
      return feeds.isGone() || lobby.paused || feeds.isCutOff()
    },
    get ply() {
      return feeds.lead()?.telling.steps.at(-1)?.ply ?? 0
    },
    last: (eye) => lastPlyOf(game, told(eye)?.steps ?? [], eye),
    seen,
    told(eye, from = 0): readonly ToldStep[] {
      const steps = told(eye)?.steps.slice(from) ?? []
      return steps.map((step) => ({ ...step, events: knownTo(game, step.events, eye) }))
    },
    moves: (seat) => (halted(seat) === null ? imagined.moves(seen(seat), seat) : []),
    refusal,
    play: (seat, text) =>
      act(seat, (client) => {
        const error = refusal(seat, text)
        return error === null ? client.move(text) : Promise.resolve({ ok: false, error })
      }),
    undoable(seat) {
      const steps = feeds.of(seat)?.telling.steps ?? []
      const isBot = (other: Seat) => sitting.chairs[other]?.state === 'bot'
      return halted(seat) === null ? undoableAt(game.info.undo, steps, seat, isBot) : 0
    },
    undo: (seat) => act(seat, (client) => client.undo()),
    resign: (seat) => act(seat, (client) => client.resign()),
    record: () => feeds.lead()?.client.state.result?.record ?? null,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run: () => Promise.resolve(),
    hear: (client) => feeds.hear(client),
    seat(next) {
      const halts = next.paused !== lobby.paused
      lobby = next
      // Whoever stands up when all is over was at this table all the same.
      if (next.phase !== 'over') take(next)
      tell(halts ? { kind: 'jump' } : { kind: 'chairs' })
    },
    skip: () => feeds.lead()?.pacing.skip(),
    keep: () => feeds.keep(),
    close() {
      feeds.close()
      listeners.clear()
    },
  }
  for (const client of needs.clients()) table.hear(client)
  return table
}
