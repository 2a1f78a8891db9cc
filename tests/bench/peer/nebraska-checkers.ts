import { createRequire } from 'node:module'
import type { Ctx, Game, Move } from 'boardgame.io'
import type { Client as ClientFactory } from 'boardgame.io/client'

// boardgame.io ships CommonJS in folders without an exports map, which an ES module cannot import by name.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: typeof ClientFactory }

/** A plain man or a king of player 0 or 1. */
export interface PeerMan {
  player: string
  king: boolean
}

/** State of Nebraska-Checkers with its default options, as a game of boardgame.io in its documented style. */
export interface PeerState {
  /** 49 squares, row by row. */
  board: (PeerMan | null)[]
  taken: Record<string, number>
  /** Each player's last four moves. */
  recent: Record<string, string[]>
  quiet: number
}

/** A move by its squares, counted from 0: the square where it starts and every square where it lands. */
export type PeerMove = readonly ['step', number, number] | readonly ['jump', number[]]

const INVALID_MOVE = 'INVALID_MOVE'
const QUIET_LIMIT = 60

/** Returns a new client for one game. */
export function peerClient() {
  return Client({ game: peerGame(), numPlayers: 2, debug: false })
}

export function peerGame(): Game<PeerState> {
  return {
    name: 'nebraska-checkers',
    setup,
    moves: { step, jump },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G, ctx }) => ending(G, ctx),
  }
}

/** Returns what the player to move may do, for random play. */
export function peerMoves(G: PeerState, ctx: Ctx): PeerMove[] {
  return movesOf(G, ctx.currentPlayer)
}

const step: Move<PeerState> = ({ G, ctx }, from: number, to: number) => {
  const player = ctx.currentPlayer
  if (!movesOf(G, player).some(([name, a, b]) => name === 'step' && a === from && b === to)) return INVALID_MOVE
  const man = G.board[from]!
  G.quiet = man.king ? G.quiet + 1 : 0
  G.board[from] = null
  settle(G, player, man, to, stepName(from, to))
  return undefined
}

const jump: Move<PeerState> = ({ G, ctx }, path: number[]) => {
  const player = ctx.currentPlayer
  const name = jumpName(path)
  if (!movesOf(G, player).some((move) => move[0] === 'jump' && jumpName(move[1]) === name)) return INVALID_MOVE
  const man = G.board[path[0]!]!
  G.quiet = 0
  G.board[path[0]!] = null
  for (let i = 1; i < path.length; i++) {
    G.board[(path[i - 1]! + path[i]!) / 2] = null
    G.taken[player]!++
  }
  settle(G, player, man, path.at(-1)!, name)
  return undefined
}

/** Sets the man down, crowns it on the far row, and remembers the move. */
function settle(G: PeerState, player: string, man: PeerMan, square: number, name: string): void {
  G.board[square] = { player, king: man.king || isFarRow(player, square) }
  G.recent[player] = [...G.recent[player]!, name].slice(-4)
}

function setup(): PeerState {
  const board = Array.from({ length: 49 }, (_, square): PeerMan | null => {
    if (square % 2 === 1 || (square > 12 && square < 36)) return null
    return { player: square < 24 ? '1' : '0', king: false }
  })
  return { board, taken: { 0: 0, 1: 0 }, recent: { 0: [], 1: [] }, quiet: 0 }
}

/**
 * Returns how the game has ended, if it has. This is asked after a move, before the turn passes, so the next player is
 * the other one.
 */
function ending(G: PeerState, ctx: Ctx): { reason: string; winners: string[] } | undefined {
  if (ctx.numMoves === 0) return undefined
  const mover = ctx.currentPlayer
  const next = mover === '0' ? '1' : '0'
  if (!G.board.some((man) => man?.player === next)) return { reason: 'no-men', winners: [mover] }
  if (movesOf(G, next).length === 0) return { reason: 'blocked', winners: [mover] }
  return G.quiet >= QUIET_LIMIT ? { reason: 'quiet', winners: ['0', '1'] } : undefined
}

function movesOf(G: PeerState, player: string): PeerMove[] {
  const jumps: PeerMove[] = []
  const steps: PeerMove[] = []
  G.board.forEach((man, square) => {
    if (man?.player !== player) return
    for (const path of jumpsFrom(G.board, man, [square])) jumps.push(['jump', path])
    if (jumps.length > 0) return
    for (const to of neighbours(man, square, 1)) {
      if (G.board[to] === null && !isRepeated(G, player, square, to)) steps.push(['step', square, to])
    }
  })
  return jumps.length > 0 ? jumps : steps
}

/** Returns all complete jumps that begin with these landings. A plain man that is crowned stops. */
function jumpsFrom(board: PeerState['board'], man: PeerMan, path: number[]): number[][] {
  const at = path.at(-1)!
  const done = path.length > 1 ? [path] : []
  if (done.length > 0 && !man.king && isFarRow(man.player, at)) return done
  const landings = neighbours(man, at, 2).filter((to) => canJump(board, man, path, at, to))
  const longer = landings.flatMap((to) => jumpsFrom(board, man, [...path, to]))
  return longer.length > 0 ? longer : done
}

/**
 * Returns whether a man can jump: over a man of the other side that it has not jumped before, onto a free square or the
 * square where it started.
 */
function canJump(board: PeerState['board'], man: PeerMan, path: number[], at: number, to: number): boolean {
  const over = (at + to) / 2
  const jumped = path.slice(1).some((square, i) => (square + path[i]!) / 2 === over)
  const victim = board[over]
  return !jumped && !!victim && victim.player !== man.player && (board[to] === null || to === path[0])
}

/** Returns the squares so many diagonal steps away: forward for a plain man, in all directions for a king. */
function neighbours(man: PeerMan, square: number, steps: number): number[] {
  const forward = man.player === '0' ? -1 : 1
  const rows = man.king ? [-1, 1] : [forward]
  return rows.flatMap((down) =>
    [-1, 1].flatMap((right) => {
      const row = Math.floor(square / 7) + down * steps
      const column = (square % 7) + right * steps
      return row < 0 || row > 6 || column < 0 || column > 6 ? [] : [7 * row + column]
    }),
  )
}

/** Returns whether this is the same step for the third time, with only the way back between. */
function isRepeated(G: PeerState, player: string, from: number, to: number): boolean {
  const [there, back] = [stepName(from, to), stepName(to, from)]
  return G.recent[player]!.join() === [there, back, there, back].join()
}

function isFarRow(player: string, square: number): boolean {
  return player === '0' ? square < 7 : square >= 42
}

function stepName(from: number, to: number): string {
  return `${from + 1}-${to + 1}`
}

function jumpName(path: readonly number[]): string {
  return path.map((square) => square + 1).join('x')
}
