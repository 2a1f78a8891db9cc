/**
 * Runs guests on one machine, with the same client as the page: `guests.ts <url> <code> <name>…`. They sit down, become
 * ready, and print what they are shown, each line as `<name> <JSON>`. The line `moves <n>` lets each of them make up to
 * n moves, `play` as many as the game takes.
 */
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { clockOf, createLanClient, type LanChange, type LanClient, type LanState } from '../../../src/lan-client'
import { gameById } from '../../../src/rules/catalogue'
import { createSeededRng } from '../../../src/rules/kit'
import { choose } from '../../unit/node/lan-server/choose'

const [url = '', code = '', ...names] = process.argv.slice(2)
/** Number of moves that each guest may still make. */
const allowed = new Map(names.map((name) => [name, 0]))
const nudges: (() => void)[] = []

for (const name of names) void attend(name)
createInterface({ input: process.stdin }).on('line', (line) => {
  const [, moves] = line.split(' ')
  for (const name of names) allowed.set(name, moves === undefined ? Infinity : Number(moves))
  for (const nudge of nudges) nudge()
})

async function attend(name: string): Promise<void> {
  const say = (told: object) => console.log(`${name} ${JSON.stringify(told)}`)
  const client = createLanClient({
    url,
    pass: { kind: 'code', code },
    open: (address) => new WebSocket(address),
    clock: clockOf(globalThis),
    random: Math.random,
    games: gameById,
    report: (fault) => say({ fault: String(fault) }),
  })
  const sat = await client.sit(name)
  if (!sat.ok) return say({ fault: sat.error.message })
  say({ seat: sat.value })
  const play = player(name, client)
  nudges.push(play)
  client.listen((change, state) => {
    tell(say, change, state)
    play()
  })
  await client.setReady(true)
  say({ ready: true })
}

function tell(say: (told: object) => void, change: LanChange, { connection, seat, result, lobby }: LanState): void {
  if (change.kind === 'step') say({ turn: change.step.turn })
  else if (change.kind === 'connection') say({ connection: connection.state, seat })
  else if (change.kind === 'lobby') say({ chairs: lobby?.chairs.map(({ state }) => state) })
  else if (change.kind === 'result') say({ verdict: change.verdict, seat, moves: result?.record.moves })
}

/** Returns a function that lets a guest make its moves, one at a time, whenever it may move. */
function player(name: string, client: LanClient): () => void {
  const rng = createSeededRng(name)
  let moving = false
  async function move(): Promise<void> {
    const { state } = client
    const text = state.connection.state === 'connected' ? choose(state, rng) : null
    if (moving || text === null || (allowed.get(name) ?? 0) <= 0) return
    moving = true
    const moved = await client.move(text)
    moving = false
    if (moved.ok) {
      allowed.set(name, (allowed.get(name) ?? 0) - 1)
      console.log(`${name} ${JSON.stringify({ moved: text })}`)
    }
    await move()
  }
  return () => void move()
}
