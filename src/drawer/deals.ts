import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { accept, checkOptions, createSeedSource, LineOfPlay, nonDefault, recordOf, refuse } from '../rules/kit'
import type { AnyGame, GameDescription, GameRecord, Options, Result } from '../rules/kit'
import { descriptionById } from '../rules/games'
import type { GameId } from '../rules/manifest'

/**
 * The names of deals: `FN-G1NM-XEBP-V` is a game's mark, eight symbols for 40 bits, and one to check (docs/deals.md). The
 * bits are 1 for this format, 6 for the setup and 33 for the number of the deal, from the highest to the lowest.
 */

/** Digits and letters without those that are mistaken for others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** What is read for the letters that no code has. */
const MISTAKEN: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' }
const BODY_LENGTH = 8
const CODE_LENGTH = 11
const MAX_SEAT_STEPS = 8
/** One more than the highest number of a deal. */
export const DEAL_COUNT = 2 ** 33

/** What codes name of a game: its mark, and options that differ from the defaults. Entries are added, never reordered. */
interface Coded {
  readonly mark: string
  readonly variants: readonly Options[]
}

const CODED: Readonly<Partial<Record<GameId, Coded>>> = {
  'forty-nine': {
    mark: 'FN',
    variants: [{}, { style: 'baltimore' }, { combinations: true }, { combinations: true, style: 'baltimore' }],
  },
  'boston-books': { mark: 'BB', variants: [{}, { cheater: true }] },
  'chicago-casino': { mark: 'CC', variants: [{}, { cheater: true }] },
  colorow: { mark: 'CW', variants: [{}, { connecting: 'chain' }, { lastDeal: 'short' }] },
  'new-york-whist': {
    mark: 'NY',
    variants: [{}, { cheater: true }, { partners: false }, { trump: 'last-card' }, { followSuit: true }],
  },
  'pittsburgh-draw': { mark: 'PD', variants: [{}, { cheater: false }] },
  'thirteen-puzzle': { mark: 'TP', variants: [{}] },
  'mystic-double-cross': { mark: 'MX', variants: [{}, { cheater: false }] },
  'blind-forty-nine': { mark: 'BF', variants: [{}] },
  'colorow-solitaire': { mark: 'CS', variants: [{ mode: 'dealt' }] },
  'suite-assembling': { mark: 'SA', variants: [{}, { packCards: 'lot' }, { packCards: 'any' }] },
  'deck-o-cards-roulette': { mark: 'DR', variants: [{}, { banker: 'house' }] },
  'color-casino': { mark: 'KC', variants: [{}, { partners: true }] },
  'cassino-25': { mark: 'C5', variants: [{}, { calls: false }] },
  'cassino-21': { mark: 'C2', variants: [{}, { partners: false }] },
}
const BY_MARK: ReadonlyMap<string, string> = new Map(Object.entries(CODED).map(([id, { mark }]) => [mark, id]))

/** A deal that a code can name: everything that decides which cards come. */
export interface Deal {
  readonly game: string
  readonly seats: number
  /** Complete. */
  readonly options: Options
  /** From 0 up to, but not including, {@link DEAL_COUNT}. */
  readonly number: number
}

/** Returns the code of a deal; null where codes cannot name the game or its options, which then travel as a record. */
export function codeOfDeal({ game, seats, options, number }: Deal): string | null {
  const info = descriptionById(game)
  const coded = codedOf(game)
  if (!info || !coded) return null
  const own = entriesOf(nonDefault(info, options))
  const variant = coded.variants.findIndex((one) => entriesOf(one) === own)
  if (variant < 0) return null
  const high = (1 << 6) | (variant * MAX_SEAT_STEPS + (seats - info.seats.min))
  let bits = (BigInt(high) << 33n) | BigInt(number)
  let body = ''
  for (let at = 0; at < BODY_LENGTH; at++, bits >>= 5n) body = ALPHABET[Number(bits & 31n)]! + body
  return `${coded.mark}-${body.slice(0, 4)}-${body.slice(4)}-${checkSymbol(coded.mark, body)}`
}

type CodeFault = 'code-length' | 'code-symbol' | 'code-game' | 'code-check' | 'code-newer' | 'code-setup'

/**
 * Reads a code as people type it: small letters, spaces and hyphens anywhere, I for 1. The refusal is a sentence for who
 * types, already while the code is incomplete.
 */
export function readDealCode(text: string): Result<Deal, CodeFault> {
  const typed = text.normalize('NFKC').toUpperCase()
  const plain = [...typed.replaceAll(/[\s\p{Cf}\-‐-―−_.]/gu, '')]
  const mark = plain.slice(0, 2).join('')
  const symbols = plain.slice(2).map((symbol) => MISTAKEN[symbol] ?? symbol)
  const strange = [...plain.slice(0, 2), ...symbols].find((symbol) => !ALPHABET.includes(MISTAKEN[symbol] ?? symbol))
  if (strange !== undefined) return refuse('code-symbol', `No code has “${strange}” in it.`)
  const game = BY_MARK.get(mark)
  if (plain.length >= 2 && game === undefined) return refuse('code-game', `No game’s codes begin with ${mark}.`)
  if (plain.length !== CODE_LENGTH || game === undefined)
    return refuse('code-length', `A code has ${CODE_LENGTH} letters and figures; this one has ${plain.length}.`)
  const body = symbols.slice(0, BODY_LENGTH).join('')
  if (checkSymbol(mark, body) !== symbols[BODY_LENGTH])
    return refuse('code-check', 'One letter or figure is wrong, or two have changed places.')
  return readBits(
    game,
    [...body].reduce((bits, symbol) => (bits << 5n) | BigInt(ALPHABET.indexOf(symbol)), 0n),
  )
}

function readBits(game: string, bits: bigint): Result<Deal, CodeFault> {
  if (bits >> 39n !== 1n) return refuse('code-newer', 'This code was made by a newer Parlor Box.')
  const info = descriptionById(game)!
  const setup = Number((bits >> 33n) & 63n)
  const seats = info.seats.min + (setup % MAX_SEAT_STEPS)
  const variant = codedOf(game)?.variants[Math.floor(setup / MAX_SEAT_STEPS)]
  const options = variant && seats <= info.seats.max ? checkOptions(info, variant, seats) : null
  if (!options?.ok) return refuse('code-setup', `${info.title} of this Parlor Box has no such setup; a newer one may.`)
  return accept({ game, seats, options: options.value, number: Number(bits & 0x1_ffff_ffffn) })
}

/**
 * The symbol that makes every single wrong symbol and every exchange of two neighbours known: a sum in the field of 32
 * elements, each step multiplied by x. The mark counts, too, so that a code does not pass for another game's.
 */
function checkSymbol(mark: string, body: string): string {
  let sum = 0
  for (const symbol of mark + body) sum = timesX(sum) ^ ALPHABET.indexOf(MISTAKEN[symbol] ?? symbol)
  return ALPHABET[timesX(sum)]!
}

/** Multiplies by x modulo x⁵ + x² + 1. */
function timesX(element: number): number {
  return ((element << 1) ^ (element & 16 ? 0b100101 : 0)) & 31
}

const codedOf = (game: string): Coded | undefined => CODED[game as GameId]

function entriesOf(options: Options): string {
  return JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Returns the seed from which all luck of a deal is drawn (docs/records.md). Later rules leave the seeds of earlier ones
 * alone, since their version stands in it.
 */
export function seedOfDeal(
  { game, seats, options, number }: Deal,
  info: GameDescription & { version: number },
): string {
  const own = JSON.parse(entriesOf(nonDefault(info, options))) as unknown
  return `parlor-deal/1 ${JSON.stringify([game, info.version, seats, own, number])}`
}

/**
 * Returns the code of the deal from which a seed draws all luck; null for any other seed.
 * @param setup the game of the seed
 */
export function codeOfSeed(
  seed: string,
  setup: Omit<Deal, 'number'>,
  info: GameDescription & { version: number },
): string | null {
  const deal = { ...setup, number: Number(/^parlor-deal\/1 .*,(\d{1,10})\]$/u.exec(seed)?.[1] ?? DEAL_COUNT) }
  return deal.number < DEAL_COUNT && seedOfDeal(deal, info) === seed ? codeOfDeal(deal) : null
}

/** Returns the record of a deal before its first move, with the seed for what is drawn later. */
export function recordOfDeal(deal: Deal, game: AnyGame): GameRecord {
  const seed = seedOfDeal(deal, game.info)
  const line = new LineOfPlay(game, deal.options, deal.seats, createSeedSource(seed))
  line.settleChance()
  return recordOf(game.info, { ...deal, tape: line.tape, seed, moves: [] })
}

/** Whether codes can name deals of a game, with some of its options. */
export function hasDealCodes(game: string): boolean {
  return codedOf(game) !== undefined
}

/** Returns the first setup of a game that codes can name: the least seats, and options as near the defaults as luck allows. */
export function firstSetup(info: GameDescription, seats = info.seats.min): Omit<Deal, 'number'> | null {
  const options = codedOf(info.id) && checkOptions(info, codedOf(info.id)!.variants[0], seats)
  return options?.ok ? { game: info.id, seats, options: options.value } : null
}

/**
 * Returns the number of a day's deal.
 * @param date the date on the player's own calendar, as `2026-11-28`: text, and not an instant
 * @param more stands after the date, for another deal of the day
 */
export function numberOfDay(game: string, date: string, more = ''): number {
  const day = /^\d{4}-\d\d-\d\d$/u.test(date) ? new Date(`${date}T00:00Z`) : null
  // A month has no thirty-first day just because a date can be written so.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new RangeError(`A date is like 2026-11-28, not ${date}`)
  const digest = sha256(utf8ToBytes(`parlor-daily/1 ${game} ${date}${more}`))
  return Number(new DataView(digest.buffer, digest.byteOffset).getBigUint64(0) & 0x1_ffff_ffffn)
}
