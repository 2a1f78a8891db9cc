import { readdirSync, readFileSync } from 'node:fs'
import { gameById } from '../../src/rules/catalogue'
import { replay, type GameRecord } from '../../src/rules/kit'

/** The longest example of a game's rules page that is legal. */
export function exampleOf(id: string): GameRecord {
  const folder = `tests/fixtures/${id}`
  const records = readdirSync(folder).map(
    (file) => (JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { record: GameRecord }).record,
  )
  const legal = records.filter((record) => replay(gameById, record).ok)
  return legal.sort((one, other) => other.moves.length - one.moves.length)[0]!
}
