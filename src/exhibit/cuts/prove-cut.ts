import { createCutGame, type Attempt, type CutGame } from './cut-game'
import type { Cut, CutLine } from './cut'
import { isLit } from './lights'
import type { CutResult } from './standing'

/**
 * Plays a cut's won and lost line to their ends, and its help. Returns a sentence about the first fault, or null: a
 * line that is refused, continues after its end, has no end, or ends with another result than it claims.
 */
export function proveCut(cut: Cut): string | null {
  return (
    startFault(cut) ??
    lineFault(cut, 'won', cut.won, cut.record.moves) ??
    lineFault(cut, 'lost', cut.lost, cut.record.moves) ??
    helpFault(cut)
  )
}

function attemptAt(cut: Cut, moves: readonly string[], tape: readonly string[] | undefined): Attempt {
  const record = { ...cut.record, moves, ...(tape && { chance: { tape } }) }
  return { number: 1, record, shownMoves: moves.slice(-cut.shown), seed: cut.id }
}

/** Returns a fault unless the visitor is to move, with a lit move, at the end of the record. */
function startFault(cut: Cut): string | null {
  try {
    const { turn, visitor, listLitMoves } = createCutGame(cut, attemptAt(cut, cut.record.moves, undefined))
    if (turn !== visitor) return 'It is not the visitor who is to move where the record ends.'
    return listLitMoves().length > 0 ? null : 'Nothing is lit where the visitor takes over.'
  } catch (fault) {
    return `The record is refused: ${(fault as Error).message}`
  }
}

function lineFault(cut: Cut, result: CutResult, { moves, tape }: CutLine, before: readonly string[]): string | null {
  try {
    const game = createCutGame(cut, attemptAt(cut, before, tape))
    for (const move of moves) {
      if (isUnlit(cut, game, move)) return `The ${result} line has ${move}, which is not lit.`
      const refusal = game.play(move)
      if (refusal) return `The ${result} line is refused at ${move}: ${refusal.message}`
    }
    const { standing } = game
    return standing.result === result ? null : `The ${result} line ends as ${standing.result ?? 'not over'}.`
  } catch (fault) {
    return `The ${result} line is refused: ${(fault as Error).message}`
  }
}

/** Returns a fault unless the help solves the puzzle with moves that the visitor could touch. */
function helpFault(cut: Cut): string | null {
  if (!cut.help) return null
  const game = createCutGame({ ...cut, moves: Infinity }, attemptAt(cut, cut.record.moves, undefined))
  for (const move of cut.help) {
    if (isUnlit(cut, game, move)) return `The help has ${move}, which is not lit.`
    const refusal = game.play(move)
    if (refusal) return `The help is refused at ${move}: ${refusal.message}`
  }
  return game.standing.result === 'won' ? null : 'The help does not end the puzzle.'
}

/** Whether a move is the visitor's and is not lit. For an illegal move it returns false; the game reports why. */
function isUnlit({ visitor, lights }: Cut, { game, line, visitor: seat }: CutGame, move: string): boolean {
  return line.read(move).ok && move.startsWith(visitor) && !isLit(lights, game, line.state, seat, move.slice(2))
}
