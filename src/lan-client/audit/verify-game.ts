import { HOST_OWNER, keepsCommitment, deriveSeed, type RoundTerms } from '../../protocol/lan/fairness'
import type { HostMessageOf } from '../../protocol/lan/host-messages'
import {
  checkOptions,
  refuse,
  rulesOf,
  type GameLookup,
  type Refusal,
  type Result,
  letterOf,
  seatOf,
  createSeededRng,
  type AnyGame,
  type GameView,
} from '../../rules/kit'
import { canonicalJson, type Observation, HIDDEN_PLY_DIGEST, type ViewDigest } from './observation'
import { replayRecord, type ReplayedGame } from './replay-record'

/** What a guest remembers of a game. */
interface Observations {
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

/** Positions of the replayed game at which a guest may have been, as far as it could tell. */
type Places = ReadonlySet<number>

/**
 * Compares what a guest saw, in order, with what it would have seen of this game. Returns the index of the first
 * observation that does not fit, the number of observations if the record continues beyond them, or null if all fit.
 *
 * Several positions can look alike, some plies are not reported to a guest, and plies that were taken back are not in
 * the record; so the comparison follows all matching positions at once. `standing` says whether turns and winners are
 * compared too: the record does not tell when a player resigned.
 */
function firstDifference(game: ReplayedGame, log: readonly Observation[], withStanding: boolean): number | null {
  const matches = (index: number, seen: ViewDigest) => agrees(game.viewDigestAt(index, seen.eye), seen, withStanding)
  /** Entry k of `places`: the positions before observation k. */
  let currentPlaces: Places = new Set([0])
  const places: Places[] = [currentPlaces]

  for (const [index, observation] of log.entries()) {
    if (observation.kind === 'step') currentPlaces = placesAfterStep(currentPlaces, game, observation, matches)
    else if (observation.hasGap)
      currentPlaces = matchingPlacesFrom(possiblePlaces(log, places, index, game), game, observation, matches)
    else currentPlaces = matchingPlaces(possiblePlaces(log, places, index, game), observation, matches)
    places.push(currentPlaces)
  }
  const last = log.at(-1)
  if (currentPlaces.size === 0) return firstUnmatchedIndex(places)
  return !last || [...currentPlaces].some((place) => isSilentToEnd(game, place, last.after.eye)) ? null : log.length
}

type Matches = (index: number, seen: ViewDigest) => boolean

function agrees(one: ViewDigest, other: ViewDigest, withStanding: boolean): boolean {
  return one.table === other.table && (!withStanding || one.standing === other.standing)
}

/** Advances over plies that are not reported to this eye, to the one that was. */
function placesAfterStep(
  from: Places,
  game: ReplayedGame,
  step: Observation & { kind: 'step' },
  matches: Matches,
): Places {
  const to = new Set<number>()
  for (const start of from) {
    for (let index = start; index < game.plies.length; index++) {
      const told = game.plyDigestFor(index, step.after.eye)
      const fits = told === step.plyDigest || (told === null && step.plyDigest === HIDDEN_PLY_DIGEST)
      if (fits && matches(index + 1, step.after)) to.add(index + 1)
      if (told !== null) break
    }
  }
  return to
}

/**
 * Returns the positions at which the guest may have been before this view, including earlier ones in case play was
 * taken back.
 */
function possiblePlaces(
  log: readonly Observation[],
  places: readonly Places[],
  index: number,
  game: ReplayedGame,
): Places {
  const all = new Set(places[index])
  if (game.game.info.undo === 'never') return all
  for (let k = index - 1; k >= 0; k--) {
    const observation = log[k]
    if (observation?.kind === 'step' && observation.isIrreversible) return all
    for (const place of places[k] ?? []) all.add(place)
    // A guest who joined in the middle cannot know how far back play was taken.
    if (k === 0 && observation?.kind === 'view') for (let place = 0; place < game.plies.length; place++) all.add(place)
  }
  return all
}

function matchingPlacesFrom(from: Places, game: ReplayedGame, { after }: Observation, matches: Matches): Places {
  const to = new Set<number>()
  const first = Math.min(...from)
  for (let index = first; index <= game.plies.length; index++) if (matches(index, after)) to.add(index)
  return to
}

function matchingPlaces(from: Places, { after }: Observation, matches: Matches): Places {
  return new Set([...from].filter((index) => matches(index, after)))
}

function firstUnmatchedIndex(places: readonly Places[]): number {
  let index = places.length - 1
  while (index > 0 && places[index - 1]?.size === 0) index--
  return index - 1
}

function isSilentToEnd(game: ReplayedGame, place: number, eye: number): boolean {
  for (let index = place; index < game.plies.length; index++) if (game.plyDigestFor(index, eye) !== null) return false
  return true
}

/** A move sent by the guest. */
export interface OwnMove {
  readonly seat: string
  /** In the game's canonical notation. */
  readonly move: string
  /** Number of observations at the time when it was sent. */
  readonly at: number
  /** The host's answer; null until it arrives. */
  accepted: boolean | null
}

/**
 * Returns a move in the game's canonical notation, derived from what its mover saw; an illegal text is returned
 * unchanged.
 */
export function canonicalMove(game: AnyGame, seen: GameView, seat: string, text: string): string {
  const state = game.determinize(seen, createSeededRng('spelling'))
  const move = game.read(state, seatOf(seat), text)
  return move.ok ? game.write(state, seatOf(seat), move.value) : text
}

/**
 * Maps each move that was not refused to the observation that shows it, or undefined if none does. The host accepts a
 * move only from a guest who has seen everything before it, so an accepted move was shown before the next accepted one
 * was sent. Without that bound, a missed move would be matched with a later one of the same text ("pass"), and the last
 * of these with none.
 */
function findShownMoves(moves: readonly OwnMove[], log: readonly Observation[]): Map<OwnMove, number | undefined> {
  const used = new Set<number>()
  const found = new Map<OwnMove, number | undefined>()
  for (const [i, sent] of moves.entries()) {
    if (sent.accepted === false) continue
    const end = moves.slice(i + 1).find(({ accepted }) => accepted === true)?.at ?? log.length
    const index = log.slice(0, end).findIndex((one, place) => {
      return place >= sent.at && !used.has(place) && one.kind === 'step' && one.ownMove === sent.move
    })
    if (index >= 0) used.add(index)
    found.set(sent, index >= 0 ? index : undefined)
  }
  return found
}

/** Whether a move was shown as it was sent, whatever the host answered. */
export function wasMade(move: OwnMove, moves: readonly OwnMove[], log: readonly Observation[]): boolean {
  return findShownMoves(moves, log).get(move) !== undefined
}

/**
 * Returns accepted moves that were played differently: not shown as they were sent and, if plies were missed, not
 * recorded that way either.
 */
export function alteredMoves(
  moves: readonly OwnMove[],
  log: readonly Observation[],
  game: Pick<ReplayedGame, 'plies'>,
): OwnMove[] {
  const unseen = [...findShownMoves(moves, log)].flatMap(([sent, index]) => (index === undefined ? [sent] : []))
  return unseen.filter((sent) => {
    const missed = log.slice(sent.at).some((one) => one.kind === 'view' && one.hasGap)
    return sent.accepted === true && !(missed && isRecorded(sent, game))
  })
}

/** Returns the number of moves that others made for the guest's seat, because the guest was away or its time was up. */
export function movesMadeByOthers(moves: readonly OwnMove[], log: readonly Observation[]): number {
  const own = log.filter((one) => one.kind === 'step' && one.ownMove !== null).length
  const found = [...findShownMoves(moves, log).values()].filter((index) => index !== undefined)
  return own - found.length
}

function isRecorded({ seat, move }: OwnMove, game: Pick<ReplayedGame, 'plies'>): boolean {
  return game.plies.some((ply) => ply.seat !== null && letterOf(ply.seat) === seat && ply.move === move)
}
