import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
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
  const texts = Array.from({ length: GAME_COUNT }, (_, i) => wholeGame(`game ${String(i)}`)(['Ann', 'Bob'], 1))
  for (let i = 0; i < count; i++) {
    writeFileSync(join(saves, `forty-nine-${String(i)}.parlor-journal`), texts[i % GAME_COUNT]!)
  }
}

/** Each letter of `Walter` leaves fewer of them. */
const NAMES = ['Walter', 'Waltemar', 'Walton', 'Wally', 'Wanda', 'Willa', 'Opal', 'Hattie', 'Nell']
const HOURS_APART = 4

/** Puts so many saves into a data folder, one every few hours up to now, as the drawer of somebody who plays much. */
export function fillDrawer(folder: string, count: number, now: number): void {
  const saves = join(folder, 'saves')
  mkdirSync(saves, { recursive: true })
  const games = Array.from({ length: GAME_COUNT }, (_, i) => wholeGame(`game ${String(i)}`))
  for (let i = 0; i < count; i++) {
    const at = now - i * HOURS_APART * 3_600_000
    const day = new Date(at).toISOString().slice(0, 10)
    const path = join(saves, `forty-nine-${day}-${i.toString(16).padStart(12, '0')}.parlor-journal`)
    writeFileSync(path, games[i % GAME_COUNT]!(['Guest', NAMES[i % NAMES.length]!], at))
    utimesSync(path, at / 1000, at / 1000)
  }
}

/** Plays a game to its end, and returns its journal for these players and this time. */
function wholeGame(seed: string): (names: readonly string[], at: number) => string {
  const line = randomLine('forty-nine', 2, seed, () => false)
  const chairs = [0, 1].map(() => ({ kind: 'person' as const, name: '' }))
  const setup: TableSetup = { game: 'forty-nine', options: line.options, chairs, seed }
  const played = replayJournal(line.game, { ...setup, tape: line.tape, opening: line.moves }, [])
  if (!played.ok) throw new Error(played.error.message)
  const { history } = played.value.assignments
  const head = { format: 'parlor-journal/1', version: line.game.info.version, id: 'x', ...setup } as const
  return (names, at) =>
    journalText({ ...head, chairs: names.map((name) => ({ kind: 'person', name })), at }, history.entries(at))
}
