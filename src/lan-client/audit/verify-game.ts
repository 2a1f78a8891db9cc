import { checkOptions, refuse, rulesOf, type GameLookup, type Refusal, type Result } from '../../rules/kit'
import type { HostMessageOf } from '../../protocol/lan/host-messages'
import { HOST_OWNER, keepsCommitment, deriveSeed, type RoundTerms } from '../../protocol/lan/fairness'
import { canonicalJson } from './canonical-json'
import { firstDifference } from './compare-observations'
import { alteredMoves, movesMadeByOthers, type OwnMove } from './own-moves'
import { replayRecord, type ReplayedGame } from './replay-record'
import type { Observation } from './observation'

/** What a guest remembers of a game. */
export interface Observations {
  /** What was settled before the values were committed to. */
  readonly terms: RoundTerms
  /** Violations found while the seed was being created. */
  readonly violations: readonly Refusal[]
  readonly log: readonly Observation[]
  readonly moves: readonly OwnMove[]
  /** Whether nothing was missed since the deal. */
  readonly isComplete: boolean
}

/** The result of checking a finished game. */
export interface AuditResult {
  readonly isFair: boolean
  /** Every fault found; empty if the game was fair. */
  readonly faults: readonly Refusal[]
  /** Seats that had no part in the seed, although people sat there. */
  readonly absentSeats: readonly string[]
  /** Whether this guest saw the game from the deal to the end; if not, the result covers only what it saw. */
  readonly isComplete: boolean
  /** Number of moves that were made for this guest by a bot. */
  readonly botMoveCount: number
}

type GameResult = HostMessageOf<'result'>

/**
 * Checks a finished game: that the host kept its commitment, that cards and spins follow from everyone's values, that
 * the record is legal, and that it is the game that this guest saw and played.
 */
export function verifyGame(find: GameLookup, result: GameResult, observations: Observations): AuditResult {
  const { log, moves, violations, isComplete } = observations
  const faults = [...violations, ...fairnessFaults(result, observations.terms)]
  const game = faultOfTerms(find, result, observations.terms) ?? replayRecord(find, result.record, result.seed)
  if (game.ok) faults.push(...viewFaults(game.value, result, observations))
  else faults.push(game.error)
  return {
    isFair: faults.length === 0,
    faults,
    absentSeats: result.luck.absent,
    isComplete,
    botMoveCount: movesMadeByOthers(moves, log),
  }
}

function fairnessFaults({ hostValue, luck, seed, record }: GameResult, terms: RoundTerms): Refusal[] {
  const faults: Refusal[] = []
  if (!keepsCommitment(luck.host, HOST_OWNER, hostValue)) {
    faults.push({ code: 'host-value', message: 'The host’s value is not the one that it had committed to.' })
  }
  const recordedSeed = record.chance?.seed ?? seed
  if (seed !== deriveSeed(hostValue, terms, luck) || recordedSeed !== seed) {
    faults.push({ code: 'seed-changed', message: 'The seed is not the one that everybody’s values give.' })
  }
  return faults
}

/** Returns a refusal if the record is not of the game that was agreed on; null if it is. */
function faultOfTerms(find: GameLookup, { record }: GameResult, terms: RoundTerms): Result<never> | null {
  const named = find(terms.game)
  if (!named) return refuse('unknown-game', 'This game is not known here, so it cannot be checked.')
  const agreed = rulesOf(named, terms.rules)
  if (!agreed.ok || (record.rules ?? 1) !== terms.rules) {
    return refuse('other-rules', 'The host plays by another version of the rules, so the game cannot be checked.')
  }
  const options = checkOptions(agreed.value.info, record.options, record.seats.length)
  const same = options.ok && canonicalJson(options.value) === canonicalJson(terms.options)
  if (same && record.game === terms.game && record.seats.length === terms.seats) return null
  return refuse('terms-changed', 'The record is of another game, or of other options, than the table had agreed on.')
}

function viewFaults(game: ReplayedGame, result: GameResult, { log, moves }: Observations): Refusal[] {
  const faults: Refusal[] = []
  const differenceIndex = firstDifference(game, log, result.resigned.length === 0)
  if (differenceIndex !== null)
    faults.push({ code: 'seen-otherwise', message: describeDifference(differenceIndex, log.length) })
  const [wrong] = alteredMoves(moves, log, game)
  if (wrong) faults.push({ code: 'move-changed', message: `You played ${wrong.move}; the host played another move.` })
  return faults
}

function describeDifference(index: number, length: number): string {
  return index === length
    ? 'The record goes on where the game that was shown had ended.'
    : `What was shown at view ${String(index + 1)} of ${String(length)} is not what the record leads to.`
}
