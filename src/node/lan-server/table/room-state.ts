import type { SeatPlayer } from '../../../ports/journal'
import type { Phase, LobbySeat, Lobby } from '../../../protocol/lan/messages'
import { letterOf, ONLOOKER, type Eye, type Seat } from '../../../rules/kit'
import type { Table } from '../../../session'
import type { GameJournal } from '../table-journals'
import type { FairnessRound } from './fairness-round'
import { EMPTY_LEAGUE, type League } from './league'
import type { TurnClock } from './turn-clock'
import type { TableClient, LanTableDependencies, ChairState, PersonChair, TableSpec } from './types'

/** The complete state of a LAN table. Only the functions of this folder change it. */
export interface RoomState {
  /** Its game and options change between games, if its people play another one. */
  spec: TableSpec
  readonly dependencies: LanTableDependencies
  readonly chairs: ChairState[]
  readonly guests: Set<TableClient>
  phase: Phase
  paused: boolean
  /** Number of the game at this table, from 1; 0 before the first. */
  round: number
  /** Number of turns announced at this table before the current game began. */
  turnBase: number
  /** Continuations to call when the game may go on. */
  readonly pausedContinuations: Set<() => void>
  fairness: FairnessRound | null
  /** Who has seen which hand of the current game. */
  hands: ShownHands
  activeGame: ActiveGame | null
  /** The games of the evening, as far as they are over. */
  league: League
  /** The hands that are offered to one other guest each. */
  readonly shows: Map<Seat, Show>
  closed: boolean
  /** Wrong return words since the last game began. */
  wrongWords: number
  /** Called when the game may wait for somebody else than before, or for nobody. */
  onTurnChange: () => void
  /** Called before a player's move is told; null for anything else that changes the whole table. */
  onPlayed: (seat: Seat | null) => void
}

/** The progress of a table, from which a restored table continues. */
type RoomProgress = Pick<RoomState, 'phase' | 'paused' | 'round' | 'turnBase' | 'fairness' | 'hands'>

/** Returns the progress of a table at which nothing has been played. */
function createRoomProgress(): RoomProgress {
  return { phase: 'gathering', paused: false, round: 0, turnBase: 0, fairness: null, hands: createShownHands() }
}

/** @param progress of a restored table; by default nothing has been played */
export function createRoomState(
  spec: TableSpec,
  dependencies: LanTableDependencies,
  chairs: readonly ChairState[],
  progress: RoomProgress = createRoomProgress(),
): RoomState {
  return {
    spec,
    dependencies,
    chairs: [...chairs],
    guests: new Set(),
    pausedContinuations: new Set(),
    activeGame: null,
    league: EMPTY_LEAGUE,
    shows: new Map(),
    closed: false,
    wrongWords: 0,
    onTurnChange: () => undefined,
    onPlayed: () => undefined,
    ...progress,
  }
}

/** Returns all eyes with a view of their own: each seat, and the onlookers together. */
export function viewersOf(room: RoomState): Eye[] {
  return [...room.chairs.keys(), ONLOOKER]
}

/** Returns the guests who share an eye, in order of arrival. */
export function guestsAt(room: RoomState, eye: Eye, except?: TableClient): TableClient[] {
  const found: TableClient[] = []
  for (const guest of room.guests) if (guest.eye === eye && guest !== except) found.push(guest)
  return found
}

/** Whether a chair's person has a connection. */
export function isHere(room: RoomState, seat: Seat): boolean {
  return guestsAt(room, seat).length > 0
}

/**
 * Whether the game stands still: the host has paused it, or nobody is there for whom it is played. That is somebody with
 * a chair, or anybody at a table where no chair belongs to a person.
 */
export function isHeld(room: RoomState): boolean {
  if (room.paused) return true
  const persons = [...room.chairs.keys()].filter((seat) => personAt(room, seat))
  return persons.length > 0 ? !persons.some((seat) => isHere(room, seat)) : room.guests.size === 0
}

/** Resolves when the game goes on, or the table is closed. */
export async function waitWhileHeld(room: RoomState): Promise<void> {
  while (isHeld(room) && !room.closed) await new Promise<void>((resolve) => room.pausedContinuations.add(resolve))
}

/** Lets everything that waits while the game stands still look again. */
export function resumePaused(room: RoomState): void {
  const held = [...room.pausedContinuations]
  room.pausedContinuations.clear()
  for (const go of held) go()
}

/** Returns the person who owns a chair, whether or not a bot plays for them; null if there is none. */
export function personAt(room: RoomState, seat: Seat): PersonChair | null {
  const chair = room.chairs[seat]
  return chair?.kind === 'person' ? chair : null
}

/** Returns the letters of the seats that persons own. */
export function personLetters(room: RoomState): string[] {
  return [...room.chairs.entries()].filter(([, { kind }]) => kind === 'person').map(([seat]) => letterOf(seat))
}

/** A game that is being played, or is finished and still on the table. */
export interface ActiveGame {
  readonly table: Table
  readonly clock: TurnClock
  readonly journal: Pick<GameJournal, 'save'>
}

/** A hand that is offered under a word, by whom, and who sees it: the player at a letter, or somebody who looks on. */
export interface Show {
  readonly word: string
  readonly lender: TableClient
  shownTo: { readonly guest: TableClient; readonly to: string | null; readonly cancel: () => void } | null
}

/** Returns what everybody may know of a table, as guests of a version of the protocol are told it. */
export function lobbyFor(room: RoomState, version: number): Lobby {
  const lobby = lobbyOf(room)
  if (version < 2) return lobby
  const shown = [...room.shows].flatMap(([seat, { shownTo }]) =>
    shownTo === null ? [] : [[letterOf(seat), shownTo.to] as const],
  )
  const isBetweenGames = room.phase === 'gathering' || room.phase === 'over'
  return {
    ...lobby,
    ...(shown.length > 0 && { shown: Object.fromEntries(shown) }),
    ...(isBetweenGames && room.league.rows.length > 0 && { league: [...room.league.rows] }),
  }
}

/** Returns what everybody may know of a table without looking at the game, in every version of the protocol. */
export function lobbyOf(room: RoomState): Lobby {
  const { spec, phase, paused, round } = room
  return {
    table: spec.name,
    game: spec.game.info.id,
    rules: spec.game.info.version,
    options: { ...spec.options },
    phase,
    paused,
    chairs: room.chairs.map((chair, seat) => lobbySeatOf(room, chair, seat)),
    onlookers: guestsAt(room, ONLOOKER).length,
    round: Math.max(1, round),
    ...askingOf(room),
  }
}

/** Whether the owner's page is connected; without it the people at the table decide what the owner would. */
export function isOwnerHere(room: RoomState): boolean {
  return [...room.guests].some(({ isOwner }) => isOwner)
}

/** Returns the chairs that somebody present asks for, if the people at the table decide. */
function askingOf(room: RoomState): Pick<Lobby, 'asking'> {
  if (room.hands.askers.size === 0 || isOwnerHere(room)) return {}
  const asking = [...room.hands.askers]
    .filter(([, { guest }]) => room.guests.has(guest))
    .map(([seat, { name, wish }]) => ({ seat: letterOf(seat), name, ...(wish === 'look' && { look: true as const }) }))
  return asking.length > 0 ? { asking } : {}
}

function lobbySeatOf(room: RoomState, chair: ChairState, seat: Seat): LobbySeat {
  if (chair.kind === 'open') return { state: 'open' }
  if (chair.kind === 'bot') return { state: 'bot', name: chair.name, level: chair.level, standsIn: false }
  if (chair.standsIn) return { state: 'bot', name: chair.name, level: room.spec.settings.standIn, standsIn: true }
  return { state: isHere(room, seat) ? 'here' : 'away', name: chair.name, ready: chair.ready }
}

/** Returns the player of a seat, in the form that the game and its journal use. */
export function seatPlayer(room: RoomState, seat: Seat): SeatPlayer {
  const chair = room.chairs[seat]
  if (chair?.kind === 'person' && !chair.standsIn) return { kind: 'person', name: chair.name }
  const level = chair?.kind === 'bot' ? chair.level : room.spec.settings.standIn
  return { kind: 'bot', name: chair && chair.kind !== 'open' ? chair.name : botName(seat), level }
}

/** Names of the bots by seat. */
const BOT_NAMES = ['Chester', 'Mabel', 'Homer', 'Opal', 'Floyd', 'Hazel', 'Walter', 'Edith'] as const

/** Returns the name of the bot at a seat. */
export function botName(seat: Seat): string {
  return BOT_NAMES[seat] ?? `Bot ${String(seat + 1)}`
}

/** A guest who wants a chair, and needs consent. */
export interface Asker {
  readonly name: string
  readonly guest: TableClient
  /** What they want: the chair; the chair, which they say was theirs; or to see the hand that is offered there. */
  readonly wish: 'chair' | 'return' | 'look'
  /** The seats of the people who have agreed, where the table decides. */
  readonly agreed: Set<Seat>
}

/** A guest to whom the people at the table have refused a chair. */
interface RefusedAsker {
  readonly source: string
  /** In milliseconds of a monotonic clock. */
  readonly until: number
}

/**
 * Records which hands of the current game were shown to whom. It belongs to the game, so a reconnect does not reset it.
 */
export interface ShownHands {
  /** Chairs that a person left, with the fingerprints of the tokens that give them back to that person. */
  readonly leavers: Map<Seat, readonly string[]>
  /** Seats whose hands were seen from an address, as normalized by `networkOf`. */
  readonly seenSeats: Map<string, Set<Seat>>
  readonly askers: Map<Seat, Asker>
  readonly refusedAskers: Map<Seat, RefusedAsker>
  /** Chairs for which the owner or the table has given consent, with the address of the guest who had asked; null if none had. */
  readonly admittedSources: Map<Seat, string | null>
  /** Chairs whose offered hand may be seen from an address by consent. */
  readonly admittedLooks: Map<Seat, string>
}

/** Returns empty records. */
export function createShownHands(): ShownHands {
  return {
    leavers: new Map(),
    seenSeats: new Map(),
    askers: new Map(),
    refusedAskers: new Map(),
    admittedSources: new Map(),
    admittedLooks: new Map(),
  }
}
