import type { Game, GameEvent, GameInfo, OptionSpec, OptionValue, Options, Position, Seen } from './game'
import { NO_CHANCE } from './no-chance'
import type { Rng } from './rng'

type Chance = keyof typeof NO_CHANCE
type Usual = Chance | 'clone' | 'may' | 'sound'
type Hiding = 'view' | 'eventFor'

type SpecFor<Value extends OptionValue> = Value extends boolean
  ? Extract<OptionSpec, { kind: 'flag' }>
  : Exclude<OptionSpec, { kind: 'flag' }>

/** The table that lists just these options; absent for a game without any. */
type ListedOptions<O extends Options> = string extends keyof O
  ? { readonly options?: GameInfo['options'] }
  : { readonly options: { readonly [Name in keyof O]: SpecFor<O[Name]> } }

/** What is special in a game before anybody sits down. `O` are its options. */
export type InfoParts<O extends Options> = Pick<GameInfo, 'title' | 'year'> &
  ListedOptions<O> & {
    /** Absent: one. */
    readonly seats?: GameInfo['seats']
    /** Absent: 1. */
    readonly version?: number
    /** Absent: `until-reveal` where there is chance, which may hide something, and `free` where there is none. */
    readonly undo?: GameInfo['undo']
    /** Absent: the rules set no end. */
    longest?(options: O, seats: number): number
    misfit?(options: O, seats: number): string | null
    interruptions?(options: O): boolean
  }

interface Parts<S extends Position, M, V, E extends GameEvent>
  extends
    Omit<Game<S, M, V, E>, Usual | Hiding | 'info' | 'start' | 'imagine'>,
    Partial<Pick<Game<S, M, V, E>, Usual>> {
  readonly info: InfoParts<S['options']>
  start(options: S['options'], seats: number): S
  imagine(seen: Seen<V, S['options']>, rng: Rng): S
}

/**
 * A game as its folder writes it: what is special in it. What may be left out stands at `createGame`. A game that hides
 * anything says both what is seen of a position and what is told of an event.
 */
export type GameParts<S extends Position, M, V, E extends GameEvent> = Parts<S, M, V, E> &
  (Pick<Game<S, M, V, E>, Hiding> | { readonly view?: undefined; readonly eventFor?: undefined })

/**
 * A game made of what is special in it. Where its parts say nothing, nobody may act whom nobody waits for, every legal
 * move is sound, everything lies open to everybody, a clone is a new table to which all is copied, and no outcome of
 * chance is waited for.
 */
export function createGame<S extends Position, M, V, E extends GameEvent>(
  id: string,
  box: string,
  parts: GameParts<S, M, V, E>,
): Game<S, M, V, E> {
  const chance = parts.chance !== undefined
  const info = { seats: ONE_SEAT, version: 1, undo: chance ? 'until-reveal' : 'free', longest: () => Infinity } as const
  const { rulesAt, pickSound, viewParts } = parts
  // Every field is written once and in one order, so that all games are of one shape to the engine.
  return {
    info: { ...info, options: {}, ...parts.info, id, box, chance },
    start: parts.start,
    clone: parts.clone ?? createClone(parts.start, parts.copy),
    copy: parts.copy,
    chance: parts.chance ?? NO_CHANCE.chance,
    sampleChance: parts.sampleChance ?? NO_CHANCE.sampleChance,
    writeChance: parts.writeChance ?? NO_CHANCE.writeChance,
    readChance: parts.readChance ?? NO_CHANCE.readChance,
    applyChance: parts.applyChance ?? NO_CHANCE.applyChance,
    must: parts.must,
    may: parts.may ?? (() => 0),
    moves: parts.moves,
    pick: parts.pick,
    sound: parts.sound ?? (() => true),
    apply: parts.apply,
    write: parts.write,
    read: parts.read,
    view: parts.view ?? parts.dump,
    eventFor: parts.eventFor ?? ((event) => event),
    imagine: parts.imagine,
    outcome: parts.outcome,
    dump: parts.dump,
    census: parts.census,
    ...(rulesAt && { rulesAt }),
    ...(pickSound && { pickSound }),
    ...(viewParts && { viewParts }),
  }
}

const ONE_SEAT = { min: 1, max: 1 }

/** Clones a state by copying it to a new table: what a state holds is listed once, in `copy`. */
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
