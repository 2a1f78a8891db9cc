import { readdirSync, readFileSync } from 'node:fs'
import { readCuts, type Cut } from '../../../src/exhibit/cuts'

const FOLDER = new URL('../../../resources/exhibit/cuts/', import.meta.url)

/** Ids of the games for which the exhibit has cuts. */
export const CUT_GAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))

/** Returns a game's file of cuts as JSON. */
export function cutJson(game: string): unknown {
  return JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8'))
}

/** Returns the cuts of a game. Throws if its file is not valid. */
export function cutsOf(game: string): readonly Cut[] {
  const read = readCuts(cutJson(game))
  if (!read.ok) throw new Error(`${game}: ${read.error.message}`)
  return read.value.cuts
}

/** Returns the first of a game's cuts. */
export function firstCut(game: string): Cut {
  return cutsOf(game)[0]!
}
