import { hit, rubbed, sequence, several, softly, type Recipe } from './strokes'

/** Clay on clay: two contacts, since no chip lands flat; a bright, inharmonic, short sound. */
const touch = hit({ length: 0.012, from: 6400, to: 4200, q: 0.9, gain: 0.26, attack: 0.15 }, [
  [2310, 0.12, 0.045],
  [3190, 0.11, 0.04],
  [4470, 0.09, 0.032],
  [6180, 0.045, 0.024],
  [8020, 0.025, 0.018],
])

const chip = sequence([0, touch], [0.021, softly(0.45, touch)])

/** A wooden rake over cloth. */
const cloth = rubbed({ length: 0.55, from: 800, to: 1500, q: 0.6, gain: 0.28, attack: 0.4, rough: 0.35 })

export const CHIPS = {
  chip,
  chips: several(5, 0.075, chip),
  rake: sequence([0, cloth], [0.14, several(5, 0.08, softly(0.6, chip))]),
} satisfies Record<string, Recipe>
