import { checkOptions, refuse, type GameLookup, type Refusal, type Result } from '../../../../rules/kit'
import type { HostMessageOf } from '../../host-messages'
import { HOST_OWNER, keepsCommitment, luckSeed, type LuckTerms } from '../../luck'
import { canonical } from './canonical'
import { unlike } from './follow'
import { altered, madeFor, type OwnMove } from './own-moves'
import { replayed, type ReplayedGame } from './replayed'
import type { Sighting } from './sighting'

/** What a guest remembers of a game. */
export interface Testimony {
  /** What was settled before the values were committed to. */
  readonly terms: LuckTerms
  /** What was wrong with the luck already while it was made. */
  readonly complaints: readonly Refusal[]
  readonly log: readonly Sighting[]
  readonly moves: readonly OwnMove[]
  /** Whether nothing was missed since the deal. */
  readonly whole: boolean
}

/** What the check of a finished game found. */
export interface Verdict {
  readonly fair: boolean
  /** Everything that was found wrong; empty where the game was fair. */
  readonly faults: readonly Refusal[]
  /** Chairs without a part in the luck, though persons sat there. */
  readonly absent: readonly string[]
  /** Whether this guest saw the game from the deal to the end; else it speaks for what it saw. */
  readonly whole: boolean
  /** Moves that were made for this guest by a bot. */
  readonly madeForYou: number
}

type GameResult = HostMessageOf<'result'>

/**
 * Checks a finished game: that the host kept its commitment, that cards and spins follow from everybody's values, that
 * the record is lawful, and that it is the game that this guest saw and played.
 */
export function checkGame(find: GameLookup, result: GameResult, testimony: Testimony): Verdict {
  const { log, moves, complaints, whole } = testimony
  const faults = [...complaints, ...faultsOfLuck(result, testimony.terms)]
  const game = faultOfTerms(find, result, testimony.terms) ?? replayed(find, result.record, result.seed)
  if (game.ok) faults.push(...faultsOfSight(game.value, result, testimony))
  else faults.push(game.error)
  return { fair: faults.length === 0, faults, absent: result.luck.absent, whole, madeForYou: madeFor(moves, log) }
}

function faultsOfLuck({ hostValue, luck, seed, record }: GameResult, terms: LuckTerms): Refusal[] {
  const faults: Refusal[] = []
  if (!keepsCommitment(luck.host, HOST_OWNER, hostValue)) {
    faults.push({ code: 'host-value', message: 'The host’s value is not the one that it had committed to.' })
  }
  const told = record.chance?.seed ?? seed
  if (seed !== luckSeed(hostValue, terms, luck) || told !== seed) {
    faults.push({ code: 'seed-changed', message: 'The seed is not the one that everybody’s values give.' })
  }
  return faults
}

/** The record must be of the game that was agreed on; null if it is. */
function faultOfTerms(find: GameLookup, { record }: GameResult, terms: LuckTerms): Result<never> | null {
  const game = find(terms.game)
  if (!game) return refuse('unknown-game', 'This game is not known here, so it cannot be checked.')
  if (game.info.version !== terms.rules) {
    return refuse('other-rules', 'The host plays by another version of the rules, so the game cannot be checked.')
  }
  const options = checkOptions(game.info, record.options, record.seats.length)
  const same = options.ok && canonical(options.value) === canonical(terms.options)
  if (same && record.game === terms.game && record.seats.length === terms.seats) return null
  return refuse('terms-changed', 'The record is of another game, or of other options, than the table had agreed on.')
}

function faultsOfSight(game: ReplayedGame, result: GameResult, { log, moves }: Testimony): Refusal[] {
  const faults: Refusal[] = []
  const lost = unlike(game, log, result.resigned.length === 0)
  if (lost !== null) faults.push({ code: 'seen-otherwise', message: seenOtherwise(lost, log.length) })
  const [wrong] = altered(moves, log, game)
  if (wrong) faults.push({ code: 'move-changed', message: `You played ${wrong.move}; the host played another move.` })
  return faults
}

function seenOtherwise(index: number, length: number): string {
  return index === length
    ? 'The record goes on where the game that was shown had ended.'
    : `What was shown at view ${String(index + 1)} of ${String(length)} is not what the record leads to.`
}
