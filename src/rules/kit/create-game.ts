import type {
  AnyGame,
  GameDescription,
  Game,
  GameEvent,
  GameInfo,
  OptionSpec,
  OptionValue,
  Options,
  Outcome,
  Position,
  GameView,
} from './game'
import { accept, refuse, type Result } from './result'
import type { Rng } from './rng'
import { seatsAtTop, type Seat } from './seat'

/** A game's description as its own folder defines it: one seat and no options unless it says otherwise. */
export type DescriptionParts = Pick<GameDescription, 'title' | 'year'> &
  Partial<Pick<GameDescription, 'seats' | 'options' | 'optionConflict'>>

const ONE_SEAT = { min: 1, max: 1 }

/** Completes a game's description with its id, the id of its box, and the defaults. */
export function describeGame<Id extends string, Box extends string>(
  id: Id,
  box: Box,
  { title, year, seats = ONE_SEAT, options = {}, optionConflict }: DescriptionParts,
): GameDescription & { readonly id: Id; readonly box: Box } {
  return { id, box, title, year, seats, options, ...(optionConflict && { optionConflict }) }
}

/** The chance functions of games without chance: no outcome is ever due, and a record's tape is ignored. */
const NO_CHANCE = {
  chance: (): number => 0,
  sampleChance: (): void => undefined,
  writeChance: (outcome: number): string => `${outcome}`,
  readChance: (): Result<number[]> => accept([]),
  applyChance: (): void => undefined,
}

type Chance = keyof typeof NO_CHANCE
type DefaultedMember = Chance | 'clone' | 'optionalSeats' | 'isSound'
type HidingMember = 'view' | 'eventFor'

type SpecFor<Value extends OptionValue> = Value extends boolean
  ? Extract<OptionSpec, { kind: 'flag' }>
  : Exclude<OptionSpec, { kind: 'flag' }>

/** The option table for exactly these options; optional for a game without any. */
type ListedOptions<O extends Options> = string extends keyof O
  ? { readonly options?: GameInfo['options'] }
  : { readonly options: { readonly [Name in keyof O]: SpecFor<O[Name]> } }

/** A game's fixed information apart from its id, box and chance. `O` are its options. */
export type InfoParts<O extends Options> = Pick<GameInfo, 'title' | 'year'> &
  ListedOptions<O> & {
    /** Default: one. */
    readonly seats?: GameInfo['seats']
    /** Default: 1. */
    readonly version?: number
    /** Default: `until-reveal` for a game with chance, which may hide something, and `free` for one without. */
    readonly undo?: GameInfo['undo']
    /** Default: `Infinity`, because the rules set no end. */
    maxPlies?(options: O, seats: number): number
    optionConflict?(options: O, seats: number): string | null
    allowsInterruptions?(options: O): boolean
  }

interface Parts<S extends Position, V, E extends GameEvent>
  extends
    Omit<Game<S, V, E>, DefaultedMember | HidingMember | 'info' | 'start' | 'determinize'>,
    Partial<Pick<Game<S, V, E>, DefaultedMember>> {
  readonly info: InfoParts<S['options']>
  start(options: S['options'], seats: number): S
  determinize(seen: GameView<V, S['options']>, rng: Rng, plies?: number): S
  mayTell?(seen: GameView<V, S['options']>, seat: Seat, move: number): boolean
}

/**
 * The definition of a game in its own folder: only the parts that are special to it. `createGame` lists the defaults of
 * the others. A game with hidden information must define both `view` and `eventFor`.
 */
export type GameParts<S extends Position, V, E extends GameEvent> = Parts<S, V, E> &
  (Pick<Game<S, V, E>, HidingMember> | { readonly view?: undefined; readonly eventFor?: undefined })

/**
 * Creates a game from the parts that are special to it. Defaults for the others: no seat may act unless the game waits
 * for it, every legal move is sound, everything is visible to everyone, a clone is a new table into which the state is
 * copied, and no outcome of chance is ever due.
 */
export function createGame<S extends Position, V, E extends GameEvent>(
  id: string,
  box: string,
  parts: GameParts<S, V, E>,
): Game<S, V, E> {
  const chance = parts.chance !== undefined
  const info = {
    version: 1,
    undo: chance ? 'until-reveal' : 'free',
    maxPlies: () => Infinity,
  } as const
  const { pickSound, viewParts, mayTell, closedView } = parts
  // Every field is written once and in one order, so that the JavaScript engine gives all games one hidden class.
  return {
    info: { ...info, ...parts.info, ...describeGame(id, box, parts.info), hasChance: chance },
    start: parts.start,
    clone: parts.clone ?? createClone(parts.start, parts.copy),
    copy: parts.copy,
    chance: parts.chance ?? NO_CHANCE.chance,
    sampleChance: parts.sampleChance ?? NO_CHANCE.sampleChance,
    writeChance: parts.writeChance ?? NO_CHANCE.writeChance,
    readChance: parts.readChance ?? NO_CHANCE.readChance,
    applyChance: parts.applyChance ?? NO_CHANCE.applyChance,
    requiredSeats: parts.requiredSeats,
    optionalSeats: parts.optionalSeats ?? (() => 0),
    moves: parts.moves,
    pick: parts.pick,
    isSound: parts.isSound ?? (() => true),
    apply: parts.apply,
    write: parts.write,
    read: parts.read,
    view: parts.view ?? parts.dump,
    eventFor: parts.eventFor ?? ((event) => event),
    determinize: parts.determinize,
    outcome: parts.outcome,
    dump: parts.dump,
    ...(pickSound && { pickSound }),
    ...(viewParts && { viewParts }),
    ...(mayTell && { mayTell }),
    ...(closedView && { closedView }),
  }
}

/**
 * Returns a `clone` that copies a state into a new table, so that a state's contents are listed only once, in `copy`.
 */
export function createClone<S extends Position>(
  start: (options: S['options'], seats: number) => S,
  copy: (from: S, into: S) => void,
): (state: S) => S {
  return (state) => {
    const twin = start(state.options, state.seats)
    copy(state, twin)
    return twin
  }
}

/**
 * Returns a game under the version of its rules with which something was begun. Refuses with `newer-rules` if this
 * program does not know that version yet, or `older-rules` if it no longer plays it. A game is never continued under
 * other rules than it was begun under.
 */
export function rulesOf(game: AnyGame, version: number): Result<AnyGame> {
  const { title, version: present } = game.info
  if (version === present) return accept(game)
  if (version > present) {
    const message = `It was begun under newer rules of ${title} (version ${version}) than this Parlor Box has (version ${present}). A newer Parlor Box can open it.`
    return refuse('newer-rules', message)
  }
  const message = `It was begun under older rules of ${title} (version ${version}), which this Parlor Box no longer plays (it has version ${present}). The Parlor Box that wrote it can still open it.`
  return refuse('older-rules', message)
}

/**
 * Returns the standing of a game in which all seats at the top win. `reason` is why it ended, null while it has not.
 */
export function outcomeAtTop(scores: readonly number[], reason: string | null): Outcome {
  return { over: reason !== null, scores, winners: reason === null ? null : seatsAtTop(scores), reason }
}

/** Returns the standing of a puzzle, which is won by solving it. `reason` is why it ended, null while it has not. */
export function puzzleOutcome(score: number, reason: string | null, isSolved = reason === 'solved'): Outcome {
  return { over: reason !== null, scores: [score], winners: reason === null ? null : isSolved ? [0] : [], reason }
}
