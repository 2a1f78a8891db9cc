import { imaginer } from '../../casino/hidden'
import { inBuilds, keepersOf } from './hidden'
import { PACK } from './names'
import { restore } from './restore'
import type { ColorView } from './shape'
import { clone, type ColorState } from './state'

/** A full table that agrees with what was seen: a builder has a card that takes it, where it must be with him still. */
export const imagine = imaginer<ColorView, ColorState>({ pack: PACK, restore, clone, inBuilds, keepersOf })
