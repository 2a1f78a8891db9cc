import type { LanClient, LanState } from '../../lan-client'
import type { LobbySeat, Lobby } from '../../protocol/lan/table-schemas'
import {
  letterOf,
  look,
  ONLOOKER,
  seatOf,
  type AnyGame,
  type Eye,
  type GameLookup,
  type Position,
  type Refusal,
  type Result,
  type Seat,
  type Seen,
} from '../../rules/kit'
import {
  knownTo,
  lastPlyOf,
  type TableSeat,
  type PlayedChange,
  type TablePort,
  type ToldStep,
} from '../play/played-table'
import { createPossibleMoves } from './possible-moves'
import type { KeptTelling } from './kept-log'
import { createPacedQueue, type Pace, type Pacing } from './paced-queue'
import { refusalFor, worded } from './refusal-text'
import { newsOf, createRemoteFeed, viewOf, type News, type RemoteFeed } from './remote-feed'
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

/** What one connection has told, and what of it is shown. */
interface Voice {
  readonly client: LanClient
  /** Whose eyes it was told for. */
  readonly eye: Eye
  readonly telling: RemoteFeed
  readonly pacing: Pacing<News>
  stop(): void
}

/** Whether a connection is one no more: the host has ended it or refuses it, or nobody here needs it. */
function isLetGo({ state: { connection } }: LanClient): boolean {
  return connection.state === 'ended' || connection.state === 'refused' || connection.state === 'closed'
}

/** Whether nothing can be sent over a connection just now. */
const isLost = ({ state: { connection } }: LanClient): boolean => connection.state !== 'connected'

/** How long an answer of the host may take before it is asked for a sign of life, and how long that may take, in ms. */
const SILENCE = 2_000

/** A chair that nobody has is called by its letter. */
const nameOf = (chair: LobbySeat, seat: Seat): string => (chair.state === 'open' ? letterOf(seat) : chair.name)
const namesIn = ({ chairs }: Lobby): readonly string[] => chairs.map(nameOf)

/** A game at a far table: what this screen's people were told of it, shown one thing after another. */
export function createRemoteTable(needs: FarNeeds): RemoteTable {
  const { game, find } = needs
  const { options } = needs.lobby
  const seats = needs.lobby.chairs.length
  const imagined = createPossibleMoves(game)
  const voices = new Map<LanClient, Voice>()
  const listeners = new Set<(change: PlayedChange) => void>()
  const undealt = new Map<Eye, Seen>()
  /** Connections over which nothing could be sent when they were heard last. */
  const lost = new Set<LanClient>()
  let lobby = needs.lobby
  let sitting = needs.lobby
  /** Of whoever sits at each seat. */
  let names = namesIn(sitting)

  const eyeOf = ({ state: { seat } }: LanClient): Eye => (seat === null ? ONLOOKER : seatOf(seat))

  function voiceOf(eye: Eye): Voice | null {
    const all = [...voices.values()]
    return all.find(({ client }) => eyeOf(client) === eye) ?? null
  }

  /** The voice that the screen listens to: that of whoever looks. */
  const lead = (): Voice | null => voiceOf(needs.eye()) ?? [...voices.values()][0] ?? null
  const isGone = (): boolean => voices.size > 0 && [...voices.keys()].every(isLetGo)

  function beforeDeal(eye: Eye): Seen {
    // Nobody can act before the host has begun, not even where nothing is dealt.
    const known = undealt.get(eye) ?? { ...look(game, game.start(options, seats) as Position, eye), toMove: [] }
    undealt.set(eye, known)
    return known
  }

  function seen(eye: Eye): Seen {
    const own = voiceOf(eye)?.telling.seen
    if (own) return own
    const open = eye === ONLOOKER ? lead()?.telling.seen : null
    return open ? imagined.onlooker(open) : beforeDeal(eye)
  }

  function told(eye: Eye, from = 0): readonly ToldStep[] {
    const steps = (voiceOf(eye) ?? lead())?.telling.steps.slice(from) ?? []
    return steps.map((step) => ({ ...step, events: knownTo(game, step.events, eye) }))
  }

  const shownSight = (): Seen | null => lead()?.telling.seen ?? null
  const isOver = (): boolean => shownSight()?.over ?? false

  function tell(change: PlayedChange): void {
    for (const listener of [...listeners]) listener(change)
  }

  function show(voice: Voice, news: News): void {
    const shown = voice.telling.show(news)
    // The others only hear it for the time when the screen is theirs.
    if (shown !== null && voice === lead()) tell(shown)
  }

  /** Plies of others keep their distance, for whoever looks at the screen. */
  function isPaced(voice: Voice, news: News): boolean {
    if (voice !== lead() || news.kind !== 'step') return false
    const { seat } = news.step
    return seat !== null && !here().includes(seat)
  }

  const keptFor = (eye: Eye): KeptTelling | null => needs.kept?.find((kept) => kept.eye === eye) ?? null

  /** @param before what the same connection told from another place at the table */
  function voiceFor(client: LanClient, before: RemoteFeed | null): Voice {
    const paced: Pacing<News> = createPacedQueue(
      needs.pace,
      (news) => isPaced(voice, news),
      (news) => show(voice, news),
    )
    const eye = eyeOf(client)
    const voice: Voice = {
      client,
      eye,
      telling: createRemoteFeed({ game, find, eye, before, kept: keptFor(eye), names: () => names }),
      pacing: paced,
      stop: client.listen((change, state) => {
        if (state.lobby?.round !== lobby.round) return
        const news = newsOf(change, state)
        if (news !== null) paced.put(news)
      }),
    }
    return voice
  }

  /** What a connection knew before it was heard. */
  function catchUp({ pacing: paced }: Voice, state: LanState): void {
    if (state.lobby?.round !== lobby.round) return
    const view = viewOf(state)
    if (view) paced.put(view)
    if (state.result) paced.put({ kind: 'result', result: state.result })
  }

  function here(): Seat[] {
    const all = [...voices.keys()].map(eyeOf)
    return all.filter((eye) => eye !== ONLOOKER).sort((a, b) => a - b)
  }

  function resigned(): readonly Seat[] {
    return lead()?.telling.resigned ?? []
  }

  function take(next: Lobby): void {
    sitting = next
    const sitters = namesIn(next)
    if (sitters.join() !== names.join()) names = sitters
  }

  function chairAt(chair: LobbySeat, seat: Seat): TableSeat {
    const mine = here().includes(seat)
    switch (chair.state) {
      case 'open':
        return { kind: 'far', name: nameOf(chair, seat), away: true }
      case 'bot':
        if (mine) return { kind: 'person', name: chair.name }
        return { kind: 'bot', name: chair.name, level: chair.level, away: chair.standsIn }
      default:
        return mine
          ? { kind: 'person', name: chair.name }
          : { kind: 'far', name: chair.name, away: chair.state === 'away' }
    }
  }

  /** Nothing can be sent for a seat: what it could do is not offered, until its connection is there again. */
  function isCutOff(seat: Seat): boolean {
    const voice = voiceOf(seat)
    return voice !== null && lost.has(voice.client)
  }

  /** Notes whether a connection is lost; tells where that has changed. */
  function check(client: LanClient): void {
    if (isLost(client) === lost.has(client)) return
    if (isLost(client)) lost.add(client)
    else lost.delete(client)
    tell({ kind: 'jump' })
  }

  /** Why nobody can act now. */
  function halted(seat: Seat): Refusal | null {
    if (isGone() || isCutOff(seat)) return refusalFor('not-connected')
    if (shownSight() === null) return refusalFor('not-begun')
    if (isOver()) return refusalFor('game-over')
    if (lobby.paused) return refusalFor('paused')
    return resigned().includes(seat) ? refusalFor('resigned') : null
  }

  function refusal(seat: Seat, text: string): Refusal | null {
    return halted(seat) ?? imagined.refusal(seen(seat), seat, text)
  }

  async function act(seat: Seat, what: (client: LanClient) => Promise<Result<void>>): Promise<Result<void>> {
    const voice = voiceOf(seat)
    if (voice === null) return { ok: false, error: refusalFor('no-seat') }
    // Whoever acts looks at the table as it is, not as it was.
    voice.pacing.flush()
    const impatient = setTimeout(() => voice.client.wake(SILENCE), SILENCE)
    const answer = await what(voice.client).finally(() => clearTimeout(impatient))
    return answer.ok ? answer : { ok: false, error: worded(answer.error) }
  }

  /** The host wants no more of somebody: the others at this screen play on, and whoever is alone looks at what was. */
  function part(client: LanClient): void {
    const others = [...voices.keys()].some((one) => one !== client && !isLetGo(one))
    if (others) forget(client)
    tell({ kind: 'chairs' })
  }

  function forget(client: LanClient): void {
    const voice = voices.get(client)
    voice?.stop()
    voice?.pacing.close()
    voices.delete(client)
    lost.delete(client)
  }

  const table: RemoteTable = {
    round: needs.lobby.round,
    game: game.info.id,
    rules: game.info.version,
    options,
    hint: null,
    get chairs() {
      return sitting.chairs.map(chairAt)
    },
    get resigned() {
      return resigned()
    },
    get over() {
      return isOver()
    },
    get gone() {
      return isGone()
    },
    get halted() {
      return isGone() || lobby.paused || [...voices.keys()].every((client) => lost.has(client))
    },
    get ply() {
      return lead()?.telling.steps.at(-1)?.ply ?? 0
    },
    last: (eye) => lastPlyOf(game, (voiceOf(eye) ?? lead())?.telling.steps ?? [], eye),
    seen,
    told,
    moves: (seat) => (halted(seat) === null ? imagined.moves(seen(seat), seat) : []),
    refusal,
    play: (seat, text) =>
      act(seat, (client) => {
        const error = refusal(seat, text)
        return error === null ? client.move(text) : Promise.resolve({ ok: false, error })
      }),
    undoable(seat) {
      const steps = voiceOf(seat)?.telling.steps ?? []
      const isBot = (other: Seat) => sitting.chairs[other]?.state === 'bot'
      return halted(seat) === null ? undoableAt(game.info.undo, steps, seat, isBot) : 0
    },
    undo: (seat) => act(seat, (client) => client.undo()),
    resign: (seat) => act(seat, (client) => client.resign()),
    record: () => lead()?.client.state.result?.record ?? null,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run: () => Promise.resolve(),
    hear(client) {
      const known = voices.get(client)
      if (isLetGo(client)) return part(client)
      check(client)
      if (known?.eye === eyeOf(client)) return
      // What waits to be shown was told to the old eyes.
      known?.pacing.flush()
      forget(client)
      const voice = voiceFor(client, known?.telling ?? null)
      voices.set(client, voice)
      tell({ kind: 'chairs' })
      catchUp(voice, client.state)
    },
    seat(next) {
      const halts = next.paused !== lobby.paused
      lobby = next
      // Whoever stands up when all is over was at this table all the same.
      if (next.phase !== 'over') take(next)
      tell(halts ? { kind: 'jump' } : { kind: 'chairs' })
    },
    skip: () => lead()?.pacing.skip(),
    keep() {
      // What waits to be shown was told all the same.
      for (const voice of voices.values()) voice.pacing.flush()
      return [...voices.values()].flatMap((voice) => voice.telling.keep() ?? [])
    },
    close() {
      for (const { stop, pacing: paced } of voices.values()) {
        stop()
        paced.close()
      }
      listeners.clear()
    },
  }
  for (const client of needs.clients()) table.hear(client)
  return table
}
