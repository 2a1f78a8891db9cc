import type { BlindFortyNineEvent, BlindFortyNineView } from '../../../rules/forty-nine-outfit/blind-forty-nine/shape'
import type { GameView } from '../../../rules/kit'
import type { SceneContext } from '../types'

/** A viewer's view of the Blind "49". */
export type Table = GameView<BlindFortyNineView>

/** State of the screen for this game's scene. */
export type Context = SceneContext<BlindFortyNineEvent>

/** Whether the pack has not been laid out yet. */
export const isUndealt = ({ state, over }: Table): boolean => !over && state.inHand === null

/** Returns the number of face-down cards. */
export const downCount = ({ state }: Table): number => state.faceDown.filter((card) => card !== null).length

export const targetOf = ({ options }: Table): number => Number(options['target'])

/** The card that ends the game when it is laid; no card lies on its square. */
export const LAST_CARD = '49'
