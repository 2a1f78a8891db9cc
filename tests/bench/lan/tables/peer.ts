import { randomUUID } from 'node:crypto'
import type { Ctx } from 'boardgame.io'
import { io } from 'socket.io-client'
import type { PeerState } from '../../peer/forty-nine'
import { choose } from './choice'
import { createLatch, createTable, type GuestReports, type Contestant } from './table'

/** A state as its player sees it. */
interface PeerView {
  readonly G: Omit<PeerState, 'stock'> & { readonly stock: number }
  readonly ctx: Ctx
  readonly _stateID: number
}

/**
 * Guests of boardgame.io's server. They send and hear what its transport does, but do not keep the state that its
 * client keeps.
 */
export const peer: Contestant = {
  async sit({ port }, _pass, seats) {
    const server = `http://127.0.0.1:${String(port)}`
    const game = createTable(seats)
    const guests = await Promise.all(Array.from({ length: seats }, (_, id) => join(server, String(id), game.table)))
    return {
      deal: () =>
        game.deal(() => {
          const matchID = randomUUID()
          // The server makes the match when the first guest asks for it.
          for (const guest of guests) guest.enter(matchID, seats)
        }),
      play: (into) => game.play(into, () => guests.forEach((guest) => guest.move())),
    }
  },
}

interface Guest {
  enter(matchID: string, seats: number): void
  move(): void
}

async function join(server: string, playerID: string, table: GuestReports): Promise<Guest> {
  const socket = io(`${server}/forty-nine`, { transports: ['websocket'], forceNew: true })
  const open = createLatch()
  socket.once('connect', () => open.countDown())
  let matchID = ''
  let shown: PeerView | null = null
  /** Whether the next move is this guest's own. */
  let isOwn = false

  function move(): void {
    if (shown?.ctx.currentPlayer !== playerID || shown.ctx.gameover !== undefined) return
    const { G, _stateID } = shown
    const choice = choose({ board: G.board, hand: G.hands[playerID] ?? [], stock: G.stock, drawn: G.drawn })
    const args = choice.kind === 'lay' ? [choice.card, choice.square] : []
    const payload = { type: choice.kind, args, playerID }
    table.moves()
    isOwn = true
    socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID)
  }

  socket.on('sync', (id: string, { state }: { state: PeerView }) => {
    if (id !== matchID) return
    shown = state
    table.dealt()
  })
  socket.on('update', (id: string, state: PeerView) => {
    if (id !== matchID) return
    shown = state
    table.sees(Number(playerID), isOwn)
    isOwn = false
    if (state.ctx.gameover !== undefined) table.ended()
    else if (table.isPlaying()) move()
  })
  await open.promise
  return {
    enter(id, seats) {
      matchID = id
      socket.emit('sync', matchID, playerID, undefined, seats)
    },
    move,
  }
}
