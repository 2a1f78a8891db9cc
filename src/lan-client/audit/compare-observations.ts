import type { ReplayedGame } from './replay-record'
import { HIDDEN_PLY_DIGEST, type ViewDigest, type Observation } from './observation'

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
export function firstDifference(game: ReplayedGame, log: readonly Observation[], withStanding: boolean): number | null {
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
