import type { GameEvent, GameView } from '../../../rules/kit'
import { cardsPage, poolExtent } from '../layout/pages'
import { createCasinoScene } from './scene'
import { backOf, type CasinoView, type CasinoStyle } from './table'
import { attemptOf, nextStep, touches } from './touch'

/** Largest scale of the pool's cards. */
const MAX_POOL_SCALE = 1.5

/**
 * Returns what is the same in the faces of all casinos: the scene, its page (the pool in the centre, as large as fits;
 * tickets, piles and stock at the side), and the touches.
 * @param calledPieces returns the pieces that the ticket calls, in games with calls
 */
export function casinoTable<V extends CasinoView, E extends GameEvent>(
  style: CasinoStyle<V, E>,
  calledPieces?: (seen: GameView<V>) => readonly string[],
) {
  const back = backOf(style)
  return {
    scene: createCasinoScene(style),
    tableLayout: cardsPage<V>({
      extent: (_seen, shape) => poolExtent(back, shape === 'tall'),
      maxPoolScale: MAX_POOL_SCALE,
      handSize: () => style.maxDealtCards,
      back,
    }),
    touches,
    nextStep,
    attempt: (touched: readonly string[], seen: GameView<V>) => attemptOf(touched, style.order, calledPieces?.(seen)),
    anyOrder: true,
  }
}
