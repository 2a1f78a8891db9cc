import type { Cut } from '../../src/exhibit/cuts'
import { assess, positionKeyOf, type FoundCut } from './assess'
import type { Recipe } from './recipe'
import { recipeFor } from './recipes'
import { gameFor } from '../../src/cli/arguments'
import { misuse } from '../../src/cli/errors'
import { cutFileAt, cutFileText, writeCutFile, createProgress, processorSeconds } from './cut-file'
import { PartWriter } from '../../src/cli/shards/part'
import { isInShard, type Shard } from '../../src/cli/shards/shard'
import { jsonLine, type Io } from '../../src/cli/streams'

/** Arguments of `parlor exhibit find`. */
export interface FindOptions {
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
const MAX_CANDIDATES = 1_000_000

/** The result of a candidate, as a part file holds it. */
interface CandidateResult {
  readonly cut?: FoundCut
}

/**
 * `parlor exhibit find`: searches for cuts of a game, each measured with simulated visitors and proved by a winning and
 * a losing line. With `--out` they are written to a file of cuts as they are found; with `--shard` to a part file, see
 * `parlor merge`.
 */
export async function findCommand(io: Io, id: string, args: FindOptions): Promise<void> {
  const game = gameFor(id).info.id
  const recipe = recipeFor(game)
  if (!recipe) throw misuse('unknown-game', `Nobody knows how to look for cuts of ${game}.`)
  const { out, shard, part } = args
  if (shard && !part)
    throw misuse('bad-usage', 'A shard is written to a file: give --shard I/N and --part FILE together.')
  if (shard && out) throw misuse('bad-usage', 'A shard writes its part: parlor merge makes the file of several parts.')
  const search = createSearch(recipe, args, out === undefined ? [] : cutsAt(out, game))
  const seconds = searchAll(io, recipe, args, search)
  if (out === undefined && !part) return io.print(cutFileText(game, search.cuts))
  const rate = Math.round((3600 * search.addedCount()) / Math.max(seconds, 1e-3))
  const { triedCount, addedCount, cuts } = search
  const figures = {
    cuts: cuts.length,
    added: addedCount(),
    tried: triedCount(),
    seconds: Math.round(seconds),
    perHour: rate,
  }
  await io.print(jsonLine({ game, ...(out && { file: out }), ...(part && { part }), ...figures }))
}

function cutsAt(file: string, game: string): readonly Cut[] {
  const found = cutFileAt(file)
  if (found && found.game !== game) throw misuse('other-run', `${file} holds cuts of ${found.game}: name another file.`)
  return found?.cuts ?? []
}

/** The state of the search. */
type Search = ReturnType<typeof createSearch>

function createSearch(recipe: Recipe, { seed, out }: FindOptions, before: readonly Cut[]) {
  const cuts = [...before]
  const positions = new Set(before.map(positionKeyOf))
  const numbers = before.map(({ id }) => Number(/\d+$/u.exec(id)?.[0] ?? 0))
  let last = Math.max(0, ...numbers)
  let tried = 0
  return {
    cuts,
    /** Adds a cut unless its position is known already; returns whether it was added. */
    add(found: FoundCut): boolean {
      const position = positionKeyOf(found)
      if (positions.has(position)) return false
      positions.add(position)
      cuts.push({ id: `${recipe.game}-${++last}`, ...found })
      if (out !== undefined) writeCutFile(out, recipe.game, cuts)
      return true
    },
    /** Tries the candidate with a number; returns null if it is not a cut, or its position is known already. */
    attempt(at: number): FoundCut | null {
      const candidate = recipe.candidate(at, seed)
      if (!candidate || positions.has(positionKeyOf(candidate))) return null
      tried++
      return assess(recipe, candidate, `${seed}/${recipe.game}/${at}`)
    },
    addedCount: () => cuts.length - before.length,
    triedCount: () => tried,
  }
}

/**
 * Tries candidates until enough cuts are found, all candidates are tried or time is up. Returns the processor time
 * used, in seconds.
 */
function searchAll(io: Io, recipe: Recipe, args: FindOptions, search: Search): number {
  const { want, seconds = Infinity, seed, shard = { index: 1, of: 1 }, part } = args
  const total = recipe.count ?? MAX_CANDIDATES
  const begun = processorSeconds()
  const spent = () => processorSeconds() - begun
  const progress = createProgress(io)
  const tell = (news: boolean) => {
    const { cuts, triedCount } = search
    progress(
      `${recipe.game}: ${cuts.length} of ${want} cuts, ${triedCount()} candidates, ${Math.round(spent())} s`,
      news,
    )
  }
  const head = { kind: 'exhibit', run: { game: recipe.game, seed }, total } as const
  const writer = part === undefined ? null : new PartWriter(part, head)
  try {
    for (const { result } of writer?.earlierResults ?? [])
      if ((result as CandidateResult).cut) search.add((result as Required<CandidateResult>).cut)
    for (let at = 0; at < total && search.cuts.length < want && spent() < seconds; at++) {
      if (!isInShard(shard, at) || writer?.done.has(at)) continue
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
