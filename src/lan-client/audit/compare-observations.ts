import type { ReplayedGame } from './replay-record'
import { NOTHING_TOLD, type ViewDigest, type Observation } from './observation'

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
export function firstDifference(game: ReplayedGame, log: readonly Observation[], standing: boolean): number | null {
  const matches = (index: number, seen: ViewDigest) => agrees(game.glimpse(index, seen.eye), seen, standing)
  /** Entry k of `places`: the positions before observation k. */
  let end: Places = new Set([0])
  const places: Places[] = [end]

  for (const [index, sighting] of log.entries()) {
    if (sighting.kind === 'step') end = stepFrom(end, game, sighting, matches)
    else if (sighting.gap) end = later(earlier(log, places, index, game), game, sighting, matches)
    else end = same(earlier(log, places, index, game), sighting, matches)
    places.push(end)
  }
  const last = log.at(-1)
  if (end.size === 0) return firstLost(places)
  return !last || [...end].some((place) => silentToTheEnd(game, place, last.after.eye)) ? null : log.length
}

type Matches = (index: number, seen: ViewDigest) => boolean

function agrees(one: ViewDigest, other: ViewDigest, standing: boolean): boolean {
  return one.table === other.table && (!standing || one.standing === other.standing)
}

/** Advances over plies that are not reported to this eye, to the one that was. */
function stepFrom(from: Places, game: ReplayedGame, step: Observation & { kind: 'step' }, matches: Matches): Places {
  const to = new Set<number>()
  for (const start of from) {
    for (let index = start; index < game.plies.length; index++) {
      const told = game.told(index, step.after.eye)
      const fits = told === step.told || (told === null && step.told === NOTHING_TOLD)
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
function earlier(log: readonly Observation[], places: readonly Places[], index: number, game: ReplayedGame): Places {
  const all = new Set(places[index])
  if (game.game.info.undo === 'never') return all
  for (let k = index - 1; k >= 0; k--) {
    const sighting = log[k]
    if (sighting?.kind === 'step' && sighting.lasting) return all
    for (const place of places[k] ?? []) all.add(place)
    // A guest who joined in the middle cannot know how far back play was taken.
    if (k === 0 && sighting?.kind === 'view') for (let place = 0; place < game.plies.length; place++) all.add(place)
  }
  return all
}

function later(from: Places, game: ReplayedGame, { after }: Observation, matches: Matches): Places {
  const to = new Set<number>()
  const first = Math.min(...from)
  for (let index = first; index <= game.plies.length; index++) if (matches(index, after)) to.add(index)
  return to
}

function same(from: Places, { after }: Observation, matches: Matches): Places {
  return new Set([...from].filter((index) => matches(index, after)))
}

function firstLost(places: readonly Places[]): number {
  let index = places.length - 1
  while (index > 0 && places[index - 1]?.size === 0) index--
  return index - 1
}

function silentToTheEnd(game: ReplayedGame, place: number, eye: number): boolean {
  for (let index = place; index < game.plies.length; index++) if (game.told(index, eye) !== null) return false
  return true
}
