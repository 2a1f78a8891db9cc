import { readCuts, type Cut } from '../../exhibit/cuts'

const FILES = import.meta.glob<string>('../../../resources/exhibit/cuts/*.json', { query: '?raw', import: 'default' })
const fileOf = (game: string): string => `../../../resources/exhibit/cuts/${game}.json`

/** Ids of the games that an exhibit can show: those with a file of cuts. */
export const GAMES_WITH_CUTS: ReadonlySet<string> = new Set(
  Object.keys(FILES).map((file) => file.slice(fileOf('').length - '.json'.length, -'.json'.length)),
)

/** Loads the cuts of a game; empty if it has no file. Throws if the file is invalid, naming the cut at fault. */
export async function loadCuts(game: string): Promise<readonly Cut[]> {
  const load = FILES[fileOf(game)]
  if (!load) return []
  const read = readCuts(JSON.parse(await load()))
  if (!read.ok) throw new Error(`${game}: ${read.error.message}`)
  return read.value.cuts
}
