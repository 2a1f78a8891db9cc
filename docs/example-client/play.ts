/**
 * A guest that plays by itself: joins a table on the LAN by its code, takes a chair, plays any sound move whenever the
 * game waits for it, and says in the end whether the game was fair.
 *
 *     node --import tsx docs/example-client/play.ts ws://192.168.0.2:4989/lan ABC234 Ann
 *
 * With a word after the name (`ROSE`) it takes the chair again that it had on another device.
 */
import { resolve } from 'node:path'
import { WebSocket } from 'ws'
import { clockOf, createLanClient, type LanClient, type LanState, type AuditResult } from '../../src/lan-client'
import { gameById } from '../../src/rules/catalogue'
import { seatOf, createSeededRng, type Position, type Rng } from '../../src/rules/kit'

export interface Part {
  /** `ws://host:port/lan` */
  readonly url: string
  /** The table's code, as it stands on the host's screen. */
  readonly code: string
  readonly name: string
  /** The return word of a chair that was left, as it stands on the host's screen. */
  readonly word?: string | undefined
  /** Whatever is worth a line. */
  readonly say: (line: string) => void
}

/** Plays one game to its end. Rejects with a sentence where it can't be joined or the host breaks it off. */
export async function playAGame({ url, code, name, word, say }: Part): Promise<AuditResult> {
  const client = createLanClient({
    url,
    pass: { kind: 'code', code },
    open: (address) => new WebSocket(address),
    clock: clockOf(globalThis),
    random: Math.random,
    games: gameById,
  })
  try {
    const seated = await (word === undefined ? client.sit(name) : client.claim({ word }))
    if (!seated.ok) throw new Error(broken(client.state) ?? seated.error.message)
    say(`${name} sits at ${seated.value}.`)
    await client.setReady(true)
    return await untilTheEnd(client, say)
  } finally {
    client.close()
  }
}

/** Answers the host move by move. Every change of the table is a reason to look whether it is our turn. */
function untilTheEnd(client: LanClient, say: Part['say']): Promise<AuditResult> {
  const rng = createSeededRng(`${client.state.seat ?? ''} ${String(Date.now())}`)
  let moving = false
  return new Promise((done, failed) => {
    const look = () => {
      const { state } = client
      const fault = broken(state)
      if (state.verdict) done(state.verdict)
      else if (fault) failed(new Error(fault))
      else if (!moving && state.connection.state === 'connected') void move(chosen(state, rng))
    }
    const move = async (text: string | null) => {
      if (text === null) return
      moving = true
      const moved = await client.move(text)
      moving = false
      // A refusal comes with the table as it is now, so one may simply look again.
      say(moved.ok ? text : `${text}: ${moved.error.message}`)
      look()
    }
    client.listen(look)
    look()
  })
}

/** A sound move from what our seat sees; null if the game does not wait for us. */
function chosen({ seen, seat }: LanState, rng: Rng): string | null {
  const game = seen && gameById(seen.game)
  if (!game || seat === null || seen.over || !seen.toMove.includes(seat)) return null
  // The moves of a seat depend on what it sees alone, so any position that looks the same will do.
  const state = game.determinize(seen, rng) as Position
  const own = seatOf(seat)
  if ((game.requiredSeats(state) & (1 << own)) === 0) return null
  return game.write(state, own, (game.pickSound ?? game.pick)(state, own, rng))
}

/** Why it is over before the game is; null if it is not. */
function broken({ connection }: LanState): string | null {
  if (connection.state === 'refused' || connection.state === 'ended') return connection.error.message
  return connection.state === 'not-connected' ? 'The host cannot be reached.' : null
}

async function main([url, code, name = 'Guest', word]: readonly string[]): Promise<number> {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  if (url === undefined || code === undefined) {
    say('Usage: play.ts ws://host:port/lan CODE [name [word]]')
    return 2
  }
  const { isFair: fair, faults } = await playAGame({ url, code, name, word, say })
  for (const { message } of faults) say(message)
  say(fair ? 'The game was fair: cards and moves are those that everybody settled and saw.' : 'The game was not fair.')
  return fair ? 0 : 1
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === import.meta.filename) {
  process.exitCode = await main(process.argv.slice(2)).catch((fault: unknown) => {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
    return 1
  })
}
