import { createSeededRng, foreseenResult, type AnyGame, type GameLookup, type GameView } from '../../rules/kit'
import type { HostMessageOf } from '../../protocol/lan/host-messages'
import type { Lobby } from '../../protocol/lan/table-schemas'
import type { FairnessParticipant, RoundTerms } from '../../protocol/lan/fairness'
import type { VisiblePly } from '../../protocol/lan/visible-ply'
import { verifyGame, type AuditResult, canonicalMove, wasMade, type OwnMove } from './verify-game'
import { digest, digestView, digestVisiblePly, type Observation } from './observation'

/** Number of positions imagined to see whether a watcher could be in doubt; four are rarely equal by chance. */
const SAMPLE_COUNT = 4

/**
 * Whether a ply is final as far as its watcher can tell: it revealed something hidden, so it cannot fairly be taken
 * back. `own` is the text of the watcher's own move, null for any other ply. A host that wanted to show another card
 * the second time would have to take back such a ply.
 */
function isIrreversible(game: AnyGame, before: GameView, ply: VisiblePly, own: string | null): boolean {
  const rng = createSeededRng('what could be foreseen')
  const imagined = Array.from({ length: SAMPLE_COUNT }, () => JSON.stringify(game.dump(game.determinize(before, rng))))
  if (imagined.every((one) => one === imagined[0])) return false
  if (own === null) return true
  const foreseen = foreseenResult(game, before, undefined, before.eye, own, rng)
  return foreseen === null || digest(foreseen.events) !== digest(ply.events)
}

/** Records what one guest is shown of a game, and finally compares it with the record. */
export type Auditor = ReturnType<typeof createAuditor>

/** Creates an auditor. `find` looks up the rules of games; a game that it does not know cannot be checked. */
export function createAuditor(find: GameLookup) {
  let terms: RoundTerms | null = null
  let playing = false
  let isComplete = false
  let log: Observation[] = []
  let moves: OwnMove[] = []

  function begin(lobby: Lobby): void {
    const { game, rules, options, chairs, round, phase } = lobby
    terms = { game, rules, options: { ...options }, seats: chairs.length, round }
    isComplete = phase !== 'playing' && phase !== 'over'
    log = []
    moves = []
  }

  function isFinalPly(ply: VisiblePly, before: GameView | null, seat: string | null): boolean {
    if (ply.seat === null && ply.events.length > 0) return true
    const game = before && find(before.game)
    if (!game || seat === null) return false
    return isIrreversible(game, before, ply, ply.seat === seat ? ply.move : null)
  }

  return {
    /** Processes the table's lobby: a new round is a new game. */
    recordLobby(lobby: Lobby): void {
      // Until commitments are made, a table's terms may still change.
      if (terms?.round !== lobby.round || lobby.phase === 'gathering') begin(lobby)
      playing = lobby.phase === 'playing' || lobby.phase === 'over'
    },
    /** Records a ply as reported to a seat's holder, with the views before and after it. */
    recordStep(ply: VisiblePly, before: GameView | null, seen: GameView, seat: string | null): void {
      const own = ply.seat !== null && ply.seat === seat ? ply.move : null
      log.push({
        kind: 'step',
        isIrreversible: isFinalPly(ply, before, seat),
        ownMove: own,
        plyDigest: digestVisiblePly(ply),
        after: digestView(seen),
      })
    },
    /** Records a whole view; `gap` if plies may have been missed before it. */
    recordView(seen: GameView | null, gap: boolean): void {
      if (!seen || !playing) return
      if (gap) isComplete = false
      log.push({ kind: 'view', hasGap: gap, after: digestView(seen) })
    },
    /**
     * Records a move as it is sent. Call the returned function when the host has accepted or refused it; it returns
     * whether the move was made. A host that was killed after reporting the move does not remember its answer, and
     * refuses the move when it is sent again.
     */
    recordSentMove(seat: string, text: string, seen: GameView): (accepted: boolean) => boolean {
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
    /** Returns the verdict; null if the terms of the game were never reported to this guest. */
    check(result: HostMessageOf<'result'>, partner: FairnessParticipant): AuditResult | null {
      if (!terms) return null
      partner.processRound(terms.round, result.luck, null)
      return verifyGame(find, result, { terms, violations: partner.violations, log, moves, isComplete })
    },
  }
}
