import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { journalText } from '../../../src/node/storage/journal-codec'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, LineOfPlay, createSeededRng, createSeedSource } from '../../../src/rules/kit'
import { replayJournal, type TableSetup } from '../../../src/session'

/** Number of different games among the saves. The other saves are copies of them. */
export const GAME_COUNT = 50

function randomLine(id: string, seats: number, seed: string, enough: (line: LineOfPlay) => boolean): LineOfPlay {
  const game = gameById(id)!
  const rng = createSeededRng(`${seed}, moves`)
  const line = new LineOfPlay(game, defaults(game.info), seats, createSeedSource(seed))
  line.settleChance()
  while (!line.isOver && !enough(line)) {
    const seat = 31 - Math.clz32(game.requiredSeats(line.state))
    line.play({ seat, move: game.pick(line.state, seat, rng) })
  }
  return line
}

/** Returns the text of a record of about so many characters: a puzzle with very many moves. */
export function longRecord(characters: number): string {
  const line = randomLine('thirteen-puzzle', 1, 'a long one', ({ plyCount }) => plyCount * 9 > characters)
  return JSON.stringify(line.record())
}

/** Puts so many saves of whole two-handed games into a data folder. */
export function fillSaves(folder: string, count: number): void {
  const saves = join(folder, 'saves')
  mkdirSync(saves, { recursive: true })
  const texts = Array.from({ length: GAME_COUNT }, (_, i) => wholeGame(`game ${String(i)}`))
  for (let i = 0; i < count; i++) {
    writeFileSync(join(saves, `forty-nine-${String(i)}.parlor-journal`), texts[i % GAME_COUNT]!)
  }
}

function wholeGame(seed: string): string {
  const line = randomLine('forty-nine', 2, seed, () => false)
  const chairs = ['Ann', 'Bob'].map((name) => ({ kind: 'person' as const, name }))
  const setup: TableSetup = { game: 'forty-nine', options: line.options, chairs, seed }
  const played = replayJournal(line.game, { ...setup, tape: line.tape, opening: line.moves }, [])
  if (!played.ok) throw new Error(played.error.message)
  const head = { format: 'parlor-journal/1', version: line.game.info.version, id: 'x', ...setup, at: 1 } as const
  return journalText(head, played.value.assignments.history.entries(1))
}
