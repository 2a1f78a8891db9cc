import type { BlindFortyNineEvent, BlindFortyNineView } from '../../../rules/forty-nine-outfit/blind-forty-nine'
import type { Seen } from '../../../rules/kit'
import type { SceneContext } from '../types'

/** What an eye sees of the Blind "49". */
export type Table = Seen<BlindFortyNineView>

/** How its table stands for this screen. */
export type Context = SceneContext<BlindFortyNineEvent>

/** Whether the pack has not been laid out yet. */
export const isUndealt = ({ state, over }: Table): boolean => !over && state.inHand === null

/** How many cards lie face down. */
export const downCount = ({ state }: Table): number => state.faceDown.filter((card) => card !== null).length

export const targetOf = ({ options }: Table): number => Number(options['target'])

/** The card whose laying ends the game: nothing lies on its square. */
export const LAST = '49'
