import type { PieceKind } from '../../model/pieces'
import { arrow } from './arrow'
import { board } from './board'
import { bolster } from './bolster'
import { lid, tray } from './box'
import { dial } from './dial'
import { leaflet, pad } from './paper'
import type { PropMaker } from './prop'
import { sheet } from './sheet'
import { tent } from './tent'

/** How the single things are made. Cards and chips come in batches, marks are light: they are not here. */
export const PROPS: Readonly<Partial<Record<PieceKind, PropMaker>>> = {
  board,
  tray,
  lid,
  leaflet,
  pad,
  bolster,
  dial,
  arrow,
  sheet,
  tent,
}

export type { Prop } from './prop'
