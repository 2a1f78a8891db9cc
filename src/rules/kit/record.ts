import { rulesOf } from './create-game'
import { type Format, checkFormat } from './format'
import type { GameInfo, Options, AnyGame } from './game'
import { checkOptions, nonDefault, quote } from './options'
import { accept, refuse, type Result } from './result'
import { lettersOf, seatOf } from './seat'

/** Format name in every file that holds a record. Its version rises only if an old reader could misread a new file. */
export const RECORD_FORMAT = 'parlor-record/1'

/** The format of records. Other programs write records too, so the field `format` is mandatory. */
const RECORD: Format = { name: 'parlor-record', title: 'The record' }

/** The source of a record's outcomes of chance: every outcome written out, or a seed from which all are drawn. */
export type ChanceSource =
  { readonly tape: readonly string[]; readonly seed?: string } | { readonly seed: string; readonly tape?: undefined }

/** The game from which another was taken over: the hash of its line of play, and the number of its moves until then. */
export interface ParentGame {
  /** 32 hexadecimal digits (docs/records.md). */
  readonly hash: string
  readonly ply: number
}

/** A game as a file: options that differ from the defaults, seats, chance, and one text per move (`B C@45`). */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  /** Version of the game's rules under which it was played. Absent for version 1. */
  readonly rules?: number
  readonly options: Options
  readonly seats: readonly string[]
  /** Names of the players: letter → name. */
  readonly names?: Readonly<Record<string, string>>
  /** Absent for a game without chance. */
  readonly chance?: ChanceSource
  /** Absent for a game that was played from its beginning. */
  readonly parent?: ParentGame
  readonly moves: readonly string[]
}

/** Returns the field `rules` for a record of this game; empty for version 1, so that such records do not change. */
export function rulesField({ version }: GameInfo): Pick<GameRecord, 'rules'> {
  return version === 1 ? {} : { rules: version }
}

/** A game as it was played, from which a record is made. */
export interface PlayedGame {
  /** Complete. */
  readonly options: Options
  /** Number of seats. */
  readonly seats: number
  readonly names?: Readonly<Record<string, string>>
  readonly tape: readonly string[]
  readonly seed?: string
  readonly parent?: ParentGame | undefined
  readonly moves: readonly string[]
}

/** Returns the record of a game; its seed only if that is given. */
export function recordOf(info: GameInfo, { options, seats, names, tape, seed, parent, moves }: PlayedGame): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: info.id,
    ...rulesField(info),
    options: nonDefault(info, options),
    seats: lettersOf(seats),
    ...(names && { names }),
    ...(tape.length > 0 && { chance: { tape: [...tape], ...(seed !== undefined && { seed }) } }),
    ...(parent && { parent }),
    moves: [...moves],
  }
}

/** Finds a game by its id. */
export type GameLookup = (id: string) => AnyGame | undefined

/** A record whose game, seats and options are valid. Its tape and its moves are checked as they are played. */
export interface CheckedRecord {
  /** The game under the version of its rules that the record names. */
  readonly game: AnyGame
  /** Complete, with the defaults filled in. */
  readonly options: Options
  readonly seats: number
  readonly names: Readonly<Record<string, string>> | null
  readonly chance: ChanceSource | null
  readonly parent: ParentGame | null
  readonly moves: readonly unknown[]
}

const FOREIGN = 'This is not a Parlor Box game.'

type Fields = Readonly<Record<string, unknown>>

/**
 * Validates a JSON value as a record. Refuses with `bad-record`, `newer-rules` or `older-rules`, then `bad-seats`, then
 * `bad-option`. Never throws for a JSON value; unknown fields are ignored.
 */
export function parseRecord(find: GameLookup, json: unknown): Result<CheckedRecord> {
  if (!isObject(json)) return refuseRecord(FOREIGN)
  const format = checkFormat(RECORD, json)
  if (!format.ok) return refuseRecord(format.error.code === 'foreign-file' ? FOREIGN : format.error.message)
  return parseFields(find, json)
}

/** Validates a record of the present format. */
function parseFields(find: GameLookup, json: Fields): Result<CheckedRecord> {
  if (typeof json['game'] !== 'string') return refuseRecord('The field game must be the id of a game.')
  const named = find(json['game'])
  if (!named) return refuseRecord(`There is no game ${quote(json['game'])}.`)
  const rules = json['rules'] === undefined ? 1 : json['rules']
  if (!isVersion(rules))
    return refuseRecord('The field rules must be a version of the game’s rules, a whole number from 1.')
  const found = rulesOf(named, rules)
  if (!found.ok) return found
  const game = found.value
  const fault = faultOfFields(json, game.info.hasChance)
  if (fault !== null) return refuseRecord(fault)
  const seats = checkSeats(game, json['seats'] as unknown[])
  if (!seats.ok) return seats
  const options = checkOptions(game.info, json['options'] ?? {}, seats.value)
  if (!options.ok) return options
  const names = (json['names'] as Record<string, string> | undefined) ?? null
  const chance = game.info.hasChance ? ((json['chance'] as ChanceSource | undefined) ?? null) : null
  const parent = isParent(json['parent']) ? json['parent'] : null
  const moves = json['moves'] as unknown[]
  return accept({ game, options: options.value, seats: seats.value, names, chance, parent, moves })
}

function isParent(value: unknown): value is ParentGame {
  if (!isObject(value)) return false
  const { hash, ply } = value
  return typeof hash === 'string' && /^[0-9a-f]{32}$/u.test(hash) && Number.isSafeInteger(ply) && Number(ply) >= 0
}

function faultOfFields(json: Fields, needsChance: boolean): string | null {
  const { options, seats, names, chance, moves } = json
  if (options !== undefined && !isObject(options)) return 'The field options must be an object.'
  if (!Array.isArray(seats)) return 'The field seats must be a list of letters.'
  if (names !== undefined && !isNames(names)) return 'The field names must map letters of seats to texts.'
  if (needsChance && chance !== undefined && !isChance(chance))
    return 'The field chance must hold a tape (a list) or a seed (a text).'
  if (!Array.isArray(moves)) return 'The field moves must be a list.'
  return null
}

function checkSeats(game: AnyGame, letters: readonly unknown[]): Result<number> {
  const { min, max } = game.info.seats
  const right = letters.length >= min && letters.length <= max && letters.every((letter, i) => isSeat(letter, i))
  if (right) return accept(letters.length)
  const range = min === max ? `${min}` : `${min} to ${max}`
  return refuse('bad-seats', `${game.info.title} has ${range} seats, lettered in order from A.`)
}

function isVersion(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1
}

function isSeat(letter: unknown, index: number): boolean {
  return typeof letter === 'string' && seatOf(letter) === index
}

function isChance(value: unknown): boolean {
  if (!isObject(value)) return false
  const { tape, seed } = value
  if (seed !== undefined && typeof seed !== 'string') return false
  return tape === undefined ? seed !== undefined : Array.isArray(tape)
}

function isNames(value: unknown): boolean {
  if (!isObject(value)) return false
  return Object.entries(value).every(([letter, name]) => seatOf(letter) >= 0 && typeof name === 'string')
}

/** Whether a value from outside is an object, neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refuseRecord(message: string): Result<never> {
  return refuse('bad-record', message)
}
