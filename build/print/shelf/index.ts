import { DECO_LID } from '../deco/lid'
import { OUTFIT_LID } from '../forty-nine/lid'
import type { Job } from '../job'
import { createLidJob, type Lid } from '../lid'
import { LION_LID } from '../lion/lid'
import { TUCK_LID } from '../pack/lid'

/** The closed boxes, and in what their lids are printed and worn otherwise to look alike at a small size. */
const LIDS: readonly (readonly [box: string, lid: Lid, run: Partial<Lid['run']>, wear: Partial<Lid['wear']>])[] = [
  ['outfit', OUTFIT_LID, { mottle: 0.7 }, { edgeWear: 0.18 }],
  ['deco', DECO_LID, {}, { scuffs: 70, edgeWear: 0.24, cornerRadius: 0.1 }],
  ['lion', LION_LID, { misregistration: 0.007 }, {}],
  ['tuck', TUCK_LID, { misregistration: 0.007, mottle: 0.7 }, { edgeWear: 0.022 }],
]

/** Jobs for the closed boxes, as seen at a small size. */
export const SHELF_JOBS: readonly Job[] = LIDS.map(([box, lid, run, wear]) =>
  createLidJob(
    `shelf/${box}-lid`,
    { ...lid, run: { ...lid.run, ...run }, wear: { ...lid.wear, ...wear } },
    { source: import.meta.url, cost: 1, longSide: 1024, encoding: { quality: 66, smallQuality: 64 } },
  ),
)
