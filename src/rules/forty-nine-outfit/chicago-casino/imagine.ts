import { imaginer } from '../../casino/hidden'
import { inBuilds, keepersOf } from './hidden'
import { PACK } from './names'
import { restore } from './restore'
import type { ChicagoView } from './shape'
import { clone, type ChicagoState } from './state'

/** A full table that agrees with what was seen: a builder has a card above his build, where it must be with him still. */
export const imagine = imaginer<ChicagoView, ChicagoState>({ pack: PACK, restore, clone, inBuilds, keepersOf })
