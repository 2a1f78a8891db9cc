import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { walkTouches } from '../../layout/men'
import type { GameFace, Words } from '../../types'
import { pegPad } from './pad'
import { pegScene } from './scene'
import { pegSound } from './sounds'
import { pegTable } from './table'
import { pegAttempt, pegEvent, pegMove, pegReason } from './words'

/** What differs between the faces of the four jumping puzzles. */
export interface PegFace extends Pick<GameFace, 'id' | 'leaflet' | 'lesson' | 'messages'> {
  /** 4: jumps are upright and level; 8: diagonal ones too. */
  readonly directions: number
  /** Where the men stand at first. */
  start(seen: Seen): readonly number[]
  /** Where the last man must stand; null for anywhere. */
  aim(seen: Seen): number | null
  /** The fewest moves that do it, where moves are counted; else null. */
  readonly fewest: number | null
  prompt(seen: Seen): Words
  result(seen: Seen): Words | null
  anchor(seen: Seen): string
  /** A way of looking that can be switched on, and the marks that it adds for these men. */
  readonly proof?: { readonly words: Words; marks(men: readonly number[]): Piece[] }
}

/** The face of a jumping puzzle. */
export function pegFace({ directions, start, aim, fewest, proof, ...face }: PegFace): GameFace {
  const pipsOf = (seen: Seen): number => {
    const { moveCount = 0, movesLeft = null } = pegTable(seen).state
    return movesLeft === null ? (fewest ?? 0) : movesLeft + moveCount
  }
  return {
    ...face,
    ...(proof === undefined ? {} : { lens: proof.words }),
    scene: (seen, context) => [
      ...pegScene(pegTable(seen), context, { start: start(seen), aim: aim(seen), pips: pipsOf(seen) }),
      ...(proof !== undefined && context.lens === true ? proof.marks(pegTable(seen).state.men) : []),
    ],
    touches: walkTouches,
    attempt: pegAttempt,
    move: (_seen, _seat, move) => pegMove(move),
    event: (event, seen) => pegEvent(event, seen, face.result),
    reason: (seen, _seat, move) => pegReason(seen, move, directions),
    pad: (seen) => pegPad(seen, start(seen).length, aim(seen), fewest),
    sound: pegSound,
    demo: null,
  }
}

/** Every square but one. */
export function allBut(vacant: number): readonly number[] {
  return Array.from({ length: 49 }, (_, i) => i + 1).filter((square) => square !== vacant)
}
