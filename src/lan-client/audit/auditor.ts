import { seatOf, type GameLookup, type Seen, seededRng, type AnyGame, type Position, type Seat } from '../../rules/kit'
import type { HostMessageOf } from '../../protocol/lan/host-messages'
import type { Lobby } from '../../protocol/lan/table-schemas'
import type { FairnessParticipant, RoundTerms } from '../../protocol/lan/fairness'
import type { VisiblePly } from '../../protocol/lan/visible-ply'
import { verifyGame, type AuditResult } from './verify-game'
import { canonicalMove, wasMade, type OwnMove } from './own-moves'
import { digestView, digestVisiblePly, type Observation } from './observation'

/** Positions imagined for one question. Two that differ are enough; it is rare that four agree by luck. */
const SAMPLES = 4

/**
 * Whether a ply stands for good, as far as its watcher can tell: something hidden came to light by it, so it cannot
 * fairly be taken back. `own` is the watcher's move if it was one. A host that shows another card the second time
 * would have to take such a ply back.
 */
function isIrreversible(game: AnyGame, before: Seen, watcher: Seat, own: string | null): boolean {
  const rng = seededRng('what could be foreseen')
  const imagined = Array.from({ length: SAMPLES }, () => game.imagine(before, rng) as Position)
  if (allAlike(imagined.map((state) => JSON.stringify(game.dump(state))))) return false
  return own === null || !allAlike(imagined.map((state) => shownAfter(game, state, watcher, own)))
}

function shownAfter(game: AnyGame, state: Position, watcher: Seat, text: string): string | null {
  const move = game.read(state, watcher, text)
  if (!move.ok) return null
  game.apply(state, watcher, move.value)
  return JSON.stringify(game.view(state, watcher))
}

function allAlike(shown: readonly (string | null)[]): boolean {
  return shown.every((one) => one !== null && one === shown[0])
}

/** Remembers what one guest is shown of a game, and compares it with the record in the end. */
export interface Auditor {
  /** Hears the table's lobby: a new round is a new game. */
  lobby(lobby: Lobby): void
  /** A ply, as it was told to whoever has that seat, and what was seen before and after it. */
  step(ply: VisiblePly, before: Seen | null, seen: Seen, seat: string | null): void
  /** A whole view; `gap` where plies may have been missed. */
  view(seen: Seen | null, gap: boolean): void
  /**
   * A move as it is sent. Call what is answered when the host has accepted or refused it; that tells whether the move was
   * made. A host that was killed after telling of it knows of no answer, and refuses it when it is sent again.
   */
  sent(seat: string, text: string, seen: Seen): (accepted: boolean) => boolean
  /** The verdict; null where the game was never agreed on before this guest. */
  check(result: HostMessageOf<'result'>, partner: FairnessParticipant): AuditResult | null
}

export function createAuditor(find: GameLookup): Auditor {
  let terms: RoundTerms | null = null
  let playing = false
  let whole = false
  let log: Observation[] = []
  let moves: OwnMove[] = []

  function begin(lobby: Lobby): void {
    const { game, rules, options, chairs, round, phase } = lobby
    terms = { game, rules, options: { ...options }, seats: chairs.length, round }
    whole = phase !== 'playing' && phase !== 'over'
    log = []
    moves = []
  }

  function stands(ply: VisiblePly, before: Seen | null, seat: string | null): boolean {
    if (ply.seat === null && ply.events.length > 0) return true
    const game = before && find(before.game)
    if (!game || seat === null) return false
    return isIrreversible(game, before, seatOf(seat), ply.seat === seat ? ply.move : null)
  }

  return {
    lobby(lobby) {
      // Until it is committed to, a table may still be changed.
      if (terms?.round !== lobby.round || lobby.phase === 'gathering') begin(lobby)
      playing = lobby.phase === 'playing' || lobby.phase === 'over'
    },
    step(ply, before, seen, seat) {
      const own = ply.seat !== null && ply.seat === seat ? ply.move : null
      log.push({
        kind: 'step',
        lasting: stands(ply, before, seat),
        own,
        told: digestVisiblePly(ply),
        after: digestView(seen),
      })
    },
    view(seen, gap) {
      if (!seen || !playing) return
      if (gap) whole = false
      log.push({ kind: 'view', gap, after: digestView(seen) })
    },
    sent(seat, text, seen) {
      const game = find(seen.game)
      const move: OwnMove = {
        seat,
        move: game ? canonicalMove(game, seen, seat, text) : text,
        at: log.length,
        accepted: null,
      }
      moves.push(move)
      return (accepted) => (move.accepted = accepted || wasMade(move, moves, log))
    },
    check(result, partner) {
      if (!terms) return null
      partner.hear(terms.round, result.luck, null)
      return verifyGame(find, result, { terms, complaints: partner.complaints, log, moves, whole })
    },
  }
}
