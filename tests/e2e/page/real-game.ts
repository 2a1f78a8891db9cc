import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gameById } from '../../../src/rules/catalogue'
import { replay, type GameRecord } from '../../../src/rules/kit'

/** Returns the points of both seats before the first move of the printed game and after each move. */
export function fortyNineScores(): [number, number][] {
  const file = resolve(import.meta.dirname, '../../../resources/records/real-game-1926.parlor')
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
  return Array.from({ length: record.moves.length + 1 }, (_, ply) => {
    const played = replay(gameById, { ...record, moves: record.moves.slice(0, ply) })
    if (!played.ok) throw new Error(played.fault.message)
    const [a = 0, b = 0] = played.line.game.outcome(played.line.state).scores
    return [a, b]
  })
}
