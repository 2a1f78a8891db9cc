import { createRequire } from 'node:module'
import type { Ctx, Game, Move } from 'boardgame.io'
import type { Client as ClientFactory } from 'boardgame.io/client'

// boardgame.io ships CommonJS in folders without an exports map, which an ES module cannot import by name.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: typeof ClientFactory }

/** State of New York Whist with its default options, as a game of boardgame.io in its documented style. */
export interface PeerState {
  hands: Record<string, number[]>
  blind: number[]
  blindTo: string | null
  trick: { player: string; card: number }[]
  tricks: Record<string, number>
  piles: Record<string, number[]>
  points: Record<string, number>
}

export type PeerMove = readonly ['lay', number]

const INVALID_MOVE = 'INVALID_MOVE'

/** Returns a new client for one game with this pack, top card first. */
export function peerClient(pack: readonly string[], players = 2) {
  return Client({ game: peerGame(pack), numPlayers: players, debug: false })
}

export function peerGame(pack: readonly string[]): Game<PeerState> {
  return {
    name: 'new-york-whist',
    setup: ({ ctx }) => setup(pack.map(Number), ctx.numPlayers),
    moves: { lay },
    turn: {
      order: {
        first: () => 0,
        next: ({ G, ctx }) => nextPosition(G, ctx),
      },
    },
    endIf: ({ G }) => (isOver(G) ? { points: G.points, winners: winners(G) } : undefined),
  }
}

/** Returns what the player to move may do, for random play. */
export function peerMoves(G: PeerState, ctx: Ctx): PeerMove[] {
  return G.hands[ctx.currentPlayer]!.map((card) => ['lay', card] as const)
}

const lay: Move<PeerState> = ({ G, ctx, events }, card: number) => {
  const player = ctx.currentPlayer
  const held = G.hands[player]!.indexOf(card)
  if (held < 0) return INVALID_MOVE
  if (G.trick.length === ctx.numPlayers) G.trick = []
  G.hands[player]!.splice(held, 1)
  G.trick.push({ player, card })
  if (G.trick.length === ctx.numPlayers) takeTrick(G, ctx)
  if (!isOver(G)) events.endTurn()
  return undefined
}

function setup(pack: number[], players: number): PeerState {
  const names = Array.from({ length: players }, (_, i) => `${i}`)
  const each = Math.floor(pack.length / players)
  const dealt = pack.slice(0, each * players)
  const hands = names.map((_, i) => dealt.filter((_card, at) => at % players === i))
  const perPlayer = <T>(value: (i: number) => T) => Object.fromEntries(names.map((name, i) => [name, value(i)]))
  return {
    hands: perPlayer((i) => hands[i]!),
    blind: pack.slice(each * players),
    blindTo: null,
    trick: [],
    tricks: perPlayer(() => 0),
    piles: perPlayer((): number[] => []),
    points: perPlayer(() => 0),
  }
}

/**
 * Gives the trick to its winner and counts its points. The cards stay on the table until the next card is laid, so that
 * everybody can see them.
 */
function takeTrick(G: PeerState, ctx: Ctx): void {
  const winner = best(G)
  const cards = G.trick.map(({ card }) => card)
  if (G.blindTo === null) {
    G.blindTo = winner
    cards.push(...G.blind)
  }
  G.tricks[winner]!++
  G.piles[winner]!.push(...cards)
  const won = cards.reduce((sum, card) => sum + (card % 5 === 0 ? card / 5 : 0), 1)
  for (const player of partners(winner, ctx.numPlayers)) G.points[player]! += won
}

function best({ trick }: PeerState): string {
  return trick.reduce((high, laid) => (laid.card > high.card ? laid : high)).player
}

/**
 * Returns the players who count together with a player, including that player: every second player with four, six or
 * eight players, otherwise only that player.
 */
function partners(player: string, players: number): string[] {
  if (players < 4 || players % 2 === 1) return [player]
  return Array.from({ length: players / 2 }, (_, i) => `${(Number(player) % 2) + 2 * i}`)
}

function nextPosition(G: PeerState, ctx: Ctx): number {
  return G.trick.length === ctx.numPlayers ? Number(best(G)) : (ctx.playOrderPos + 1) % ctx.numPlayers
}

function isOver(G: PeerState): boolean {
  return Object.values(G.hands).every((hand) => hand.length === 0)
}

function winners(G: PeerState): string[] {
  const most = Math.max(...Object.values(G.points))
  return Object.keys(G.points).filter((player) => G.points[player] === most)
}
