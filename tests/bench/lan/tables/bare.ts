import { WebSocket } from 'ws'
import type { HostMessage } from '../../../../src/protocol/lan/messages'
import { createTable, type Contestant } from './table'

/** Number of moves of one game, about as many as in a game of Forty-Nine. */
const MOVES = 60

/** Guests of a server that knows no game. They move in turn, each as soon as it is told of the move before. */
export const bare: Contestant = {
  async sit({ port }, pass, seats) {
    const url = `ws://127.0.0.1:${String(port)}/lan?${pass}`
    const sockets = Array.from({ length: seats }, () => new WebSocket(url, { perMessageDeflate: false }))
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))))
    const game = createTable(seats)
    const told = sockets.map(() => 0)

    function move(seat: number): void {
      game.table.moves()
      sockets[seat]?.send(JSON.stringify({ v: 1, id: told[seat], type: 'move', turn: told[seat], text: 'C@49' }))
    }

    for (const [seat, socket] of sockets.entries()) {
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as HostMessage
        if (message.type === 'step') {
          const moves = (told[seat] = (told[seat] ?? 0) + 1)
          game.table.sees(seat, (moves - 1) % seats === seat)
          if (moves === MOVES) game.table.ended()
          else if (moves % seats === seat) move(seat)
        }
      })
    }
    return {
      deal: () =>
        game.deal(() => {
          told.fill(0)
          for (let seat = 0; seat < seats; seat++) game.table.dealt()
        }),
      play: (into) => game.play(into, () => move(0)),
    }
  },
}
