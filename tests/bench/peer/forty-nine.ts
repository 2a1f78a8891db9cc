import { createRequire } from 'node:module'
import type { Ctx, Game, Move } from 'boardgame.io'
import type { Client as ClientFactory } from 'boardgame.io/client'

// boardgame.io ships CommonJS in folders without an exports map, which an ES module cannot import by name.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: typeof ClientFactory }

/**
 * State of Forty-Nine as a game of boardgame.io in its documented style: plain objects, moves, turn order and endIf.
 */
export interface PeerState {
  stock: string[]
  hands: Record<string, string[]>
  board: (string | null)[]
  points: Record<string, number>
  tally: { player: string; for: string; points: number }[]
  drawn: boolean
  opening: boolean
  ended: 'forty-nine' | 'last-card' | null
}

export type PeerMove = readonly ['lay', string, number] | readonly ['draw'] | readonly ['pass']

const INVALID_MOVE = 'INVALID_MOVE'

const ROWS = peerRows()

/** Returns a new client for one game with this pack, top card first. */
export function peerClient(pack: readonly string[], players = 2) {
  return Client({ game: peerGame(pack), numPlayers: players, debug: false })
}

export function peerGame(pack: readonly string[]): Game<PeerState> {
  return {
    name: 'forty-nine',
    setup: ({ ctx }) => createDealtState(pack, ctx.numPlayers),
    moves: { lay, draw, pass },
    turn: {
      order: {
        first: ({ G, ctx }) => (G.opening ? ctx.playOrder.indexOf(lowestHolder(G)) : ctx.playOrderPos),
        next: ({ G, ctx }) => nextPosition(G, ctx),
      },
      onBegin: ({ G }) => {
        G.drawn = false
      },
    },
    endIf: ({ G }) => (G.ended ? { reason: G.ended, points: G.points } : undefined),
  }
}

/** Returns what the player to move may do, for random play. */
export function peerMoves(G: PeerState, ctx: Ctx): PeerMove[] {
  const hand = G.hands[ctx.currentPlayer]!
  if (G.opening) {
    const lowest = lowestCard(hand)
    return [['lay', `${lowest}`, lowest - 1]]
  }
  const moves: PeerMove[] = []
  for (const card of hand) {
    if (card === 'C') for (let s = 0; s < 49; s++) if (isOpen(G, s)) moves.push(['lay', 'C', s])
    if (card !== 'C' && isOpen(G, Number(card) - 1)) moves.push(['lay', card, Number(card) - 1])
  }
  if (G.stock.length > 0) moves.push(G.drawn ? ['pass'] : ['draw'])
  return moves
}

const lay: Move<PeerState> = ({ G, ctx, events }, card: string, square: number) => {
  const player = ctx.currentPlayer
  const hand = G.hands[player]!
  const held = hand.indexOf(card)
  if (held < 0) return INVALID_MOVE
  if (G.opening ? Number(card) !== lowestCard(hand) : !isOpen(G, square)) return INVALID_MOVE
  if (card !== 'C' && Number(card) - 1 !== square) return INVALID_MOVE
  hand.splice(held, 1)
  G.board[square] = card
  G.opening = false
  score(G, player, square)
  if (!G.ended) events.endTurn()
  return undefined
}

const draw: Move<PeerState> = ({ G, ctx, events }) => {
  if (G.opening || G.drawn || G.stock.length === 0) return INVALID_MOVE
  G.hands[ctx.currentPlayer]!.push(G.stock.shift()!)
  G.drawn = true
  if (G.stock.length === 0 && !canPlay(G, ctx.currentPlayer)) events.endTurn()
  return undefined
}

const pass: Move<PeerState> = ({ G, events }) => {
  if (G.opening || !G.drawn || G.stock.length === 0) return INVALID_MOVE
  events.endTurn()
  return undefined
}

/** Returns the state after the deal of a pack, top card first. */
export function createDealtState(pack: readonly string[], players: number): PeerState {
  const names = Array.from({ length: players }, (_, i) => `${i}`)
  const hands = names.map((_, i) => pack.filter((_card, at) => at < 5 * players && at % players === i))
  return {
    stock: pack.slice(5 * players),
    hands: Object.fromEntries(names.map((name, i) => [name, hands[i]!])),
    board: Array.from({ length: 49 }, () => null),
    points: Object.fromEntries(names.map((name) => [name, 0])),
    tally: [],
    drawn: false,
    opening: true,
    ended: null,
  }
}

function score(G: PeerState, player: string, square: number): void {
  const won = (reason: string, points: number) => {
    G.points[player]! += points
    G.tally.push({ player, for: reason, points })
  }
  if ((square + 1) % 5 === 0) won(`square ${square + 1}`, square + 1)
  for (const row of ROWS[square]!) {
    if (row.every((s) => G.board[s] !== null)) won(`row ${row[0]! + 1}-${row[6]! + 1}`, 10)
  }
  const last = G.hands[player]!.length === 0
  if (square === 48) won('forty-nine', 50)
  if (square === 48 || last) {
    const left = Object.values(G.hands).reduce((sum, hand) => sum + hand.length, 0)
    won(`hands ${left}`, 5 * left)
    G.ended = square === 48 ? 'forty-nine' : 'last-card'
  }
  if (last) won('last card', 10)
}

function nextPosition(G: PeerState, ctx: Ctx): number {
  let position = (ctx.playOrderPos + 1) % ctx.numPlayers
  while (G.stock.length === 0 && !canPlay(G, ctx.playOrder[position]!)) position = (position + 1) % ctx.numPlayers
  return position
}

function canPlay(G: PeerState, player: string): boolean {
  return G.hands[player]!.some((card) => card === 'C' || isOpen(G, Number(card) - 1))
}

function isOpen(G: PeerState, square: number): boolean {
  const { board } = G
  if (board[square] !== null) return false
  const column = square % 7
  return (
    (square >= 7 && board[square - 7] !== null) ||
    (square < 42 && board[square + 7] !== null) ||
    (column > 0 && board[square - 1] !== null) ||
    (column < 6 && board[square + 1] !== null)
  )
}

function lowestCard(hand: readonly string[]): number {
  return Math.min(...hand.filter((card) => card !== 'C').map(Number))
}

function lowestHolder(G: PeerState): string {
  const players = Object.keys(G.hands)
  return players.reduce((best, player) => (lowestCard(G.hands[player]!) < lowestCard(G.hands[best]!) ? player : best))
}

function peerRows(): number[][][] {
  const steps = [0, 1, 2, 3, 4, 5, 6]
  const rows = steps.flatMap((i) => [steps.map((k) => 7 * i + k), steps.map((k) => 7 * k + i)])
  rows.push(
    steps.map((k) => 8 * k),
    steps.map((k) => 6 * (k + 1)),
  )
  return Array.from({ length: 49 }, (_, square) => rows.filter((row) => row.includes(square)))
}
