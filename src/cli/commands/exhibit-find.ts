import type { Cut } from '../../exhibit/cuts'
import { assess, positionOf, recipeFor, type FoundCut, type Recipe } from '../../exhibit/finder'
import { gameFor } from '../arguments'
import { misuse } from '../errors'
import { cutFileAt, cutFileText, writeCutFile } from '../exhibit/cut-file'
import { createProgress, processorSeconds } from '../exhibit/progress'
import { PartWriter } from '../shards/part'
import { isOwn, type Shard } from '../shards/shard'
import { line, type Io } from '../streams'

/** Arguments of `parlor exhibit find`. */
export interface FindAsked {
  /** Total number of cuts wanted, including those already in the file. */
  readonly want: number
  /** Limit on processor time; undefined for none. */
  readonly seconds: number | undefined
  readonly seed: string
  readonly out: string | undefined
  readonly shard: Shard | undefined
  /** File that records which candidates were tried, with their results; a killed run resumes from it. */
  readonly part: string | undefined
}

/** Limit for a game with endless candidates: more than any run will try. */
const ENDLESS = 1_000_000

/** The result of a candidate, as a part file holds it. */
interface Tried {
  readonly cut?: FoundCut
}

/**
 * `parlor exhibit find`: searches for cuts of a game, each measured with simulated visitors and proved by a winning and
 * a losing line. With `--out` they are written to a file of cuts as they are found; with `--shard` to a part file, see
 * `parlor merge`.
 */
export async function findCommand(io: Io, id: string, asked: FindAsked): Promise<void> {
  const game = gameFor(id).info.id
  const recipe = recipeFor(game)
  if (!recipe) throw misuse('unknown-game', `Nobody knows how to look for cuts of ${game}.`)
  const { out, shard, part } = asked
  if (shard && !part)
    throw misuse('bad-usage', 'A shard is written to a file: give --shard I/N and --part FILE together.')
  if (shard && out) throw misuse('bad-usage', 'A shard writes its part: parlor merge makes the file of several parts.')
  const search = createSearch(recipe, asked, out === undefined ? [] : cutsAt(out, game))
  const seconds = searchAll(io, recipe, asked, search)
  if (out === undefined && !part) return io.print(cutFileText(game, search.cuts))
  const rate = Math.round((3600 * search.added()) / Math.max(seconds, 1e-3))
  const { tried, added, cuts } = search
  const figures = { cuts: cuts.length, added: added(), tried: tried(), seconds: Math.round(seconds), perHour: rate }
  await io.print(line({ game, ...(out && { file: out }), ...(part && { part }), ...figures }))
}

function cutsAt(file: string, game: string): readonly Cut[] {
  const found = cutFileAt(file)
  if (found && found.game !== game) throw misuse('other-run', `${file} holds cuts of ${found.game}: name another file.`)
  return found?.cuts ?? []
}

/** The state of the search. */
interface Search {
  readonly cuts: Cut[]
  /** Adds a cut unless its position is known already; returns whether it was added. */
  add(found: FoundCut): boolean
  /** Tries the candidate with a number; returns null if it is not a cut, or its position is known already. */
  attempt(at: number): FoundCut | null
  added(): number
  tried(): number
}

function createSearch(recipe: Recipe, { seed, out }: FindAsked, before: readonly Cut[]): Search {
  const cuts = [...before]
  const positions = new Set(before.map(positionOf))
  const numbers = before.map(({ id }) => Number(/\d+$/u.exec(id)?.[0] ?? 0))
  let last = Math.max(0, ...numbers)
  let tried = 0
  return {
    cuts,
    add(found) {
      const position = positionOf(found)
      if (positions.has(position)) return false
      positions.add(position)
      cuts.push({ id: `${recipe.game}-${++last}`, ...found })
      if (out !== undefined) writeCutFile(out, recipe.game, cuts)
      return true
    },
    attempt(at) {
      const candidate = recipe.candidate(at, seed)
      if (!candidate || positions.has(positionOf(candidate))) return null
      tried++
      return assess(recipe, candidate, `${seed}/${recipe.game}/${at}`)
    },
    added: () => cuts.length - before.length,
    tried: () => tried,
  }
}

/**
 * Tries candidates until enough cuts are found, all candidates are tried or time is up. Returns the processor time
 * used, in seconds.
 */
function searchAll(io: Io, recipe: Recipe, asked: FindAsked, search: Search): number {
  const { want, seconds = Infinity, seed, shard = { index: 1, of: 1 }, part } = asked
  const total = recipe.count ?? ENDLESS
  const begun = processorSeconds()
  const spent = () => processorSeconds() - begun
  const progress = createProgress(io)
  const tell = (news: boolean) => {
    const { cuts, tried } = search
    progress(`${recipe.game}: ${cuts.length} of ${want} cuts, ${tried()} candidates, ${Math.round(spent())} s`, news)
  }
  const head = { kind: 'exhibit', run: { game: recipe.game, seed }, total } as const
  const writer = part === undefined ? null : new PartWriter(part, head)
  try {
    for (const { result } of writer?.before ?? [])
      if ((result as Tried).cut) search.add((result as Required<Tried>).cut)
    for (let at = 0; at < total && search.cuts.length < want && spent() < seconds; at++) {
      if (!isOwn(shard, at) || writer?.done.has(at)) continue
      const cut = search.attempt(at)
      const isNew = cut !== null && search.add(cut)
      writer?.add(at, isNew ? { cut } : {})
      tell(isNew)
    }
  } finally {
    writer?.close()
  }
  return spent()
}
