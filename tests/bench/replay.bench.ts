import { gameById } from '../../src/rules/catalogue'
import { defaults, LineOfPlay, replay, createSeededRng, createSeedSource, type GameRecord } from '../../src/rules/kit'
import type { BenchCase } from './bench'
import { peerClient, type PeerMove } from './peer/forty-nine'

const RECORDS = 200

/** Random two-handed games as JSON texts. */
const texts = Array.from({ length: RECORDS }, (_, i) => JSON.stringify(randomRecord(`record ${i}`)))

function randomRecord(seed: string): GameRecord {
  const game = gameById('forty-nine')!
  const rng = createSeededRng(`${seed}, moves`)
  const line = new LineOfPlay(game, defaults(game.info), 2, createSeedSource(seed))
  line.settleChance()
  while (!line.isOver) {
    const seat = 31 - Math.clz32(game.requiredSeats(line.state))
    line.play({ seat, move: game.pick(line.state, seat, rng) })
  }
  return line.record()
}

/**
 * Turns each text into JSON and the JSON into a position. Every move is read and checked. Returns the number of moves.
 */
function ours(): number {
  let moves = 0
  for (const text of texts) {
    const replayed = replay(gameById, JSON.parse(text))
    if (!replayed.ok) throw new Error(replayed.fault.message)
    moves += replayed.line.plyCount
  }
  return moves
}

let next = 0

/**
 * Turns one text into JSON and dispatches its moves to a client, which checks them. Returns the number of moves. Throws
 * if the client refused one.
 */
function theirs(): number {
  const record = JSON.parse(texts[next++ % RECORDS]!) as { chance: { tape: string[] }; moves: string[] }
  const client = peerClient(record.chance.tape)
  client.start()
  for (const text of record.moves) {
    const [name, ...args] = peerMove(text.slice(2))
    client.moves[name]!(...args)
  }
  if (!client.getState()?.ctx.gameover) throw new Error('The peer has refused a move.')
  client.stop()
  return record.moves.length
}

function peerMove(text: string): PeerMove {
  if (text === 'draw' || text === 'pass') return [text]
  return text.startsWith('C@') ? ['lay', 'C', Number(text.slice(2)) - 1] : ['lay', text, Number(text) - 1]
}

export const cases: readonly BenchCase[] = [
  { name: 'replay forty-nine', unit: 'moves', ours, peer: { name: "boardgame.io's client", floor: 300, theirs } },
]
