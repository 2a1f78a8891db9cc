import { hit, noiseSound, sequence, repeatSound, withLevel, type Recipe } from './strokes'

/** Clay on clay: two contacts, since no chip lands flat; a bright, inharmonic, short sound. */
const clayContact = hit({ length: 0.012, from: 6400, to: 4200, q: 0.9, gain: 0.26, attack: 0.15 }, [
  [2310, 0.12, 0.045],
  [3190, 0.11, 0.04],
  [4470, 0.09, 0.032],
  [6180, 0.045, 0.024],
  [8020, 0.025, 0.018],
])

const chip = sequence([0, clayContact], [0.021, withLevel(0.45, clayContact)])

/** A wooden rake over cloth. */
const cloth = noiseSound({ length: 0.55, from: 800, to: 1500, q: 0.6, gain: 0.28, attack: 0.4, rough: 0.35 })

export const CHIPS = {
  chip,
  chips: repeatSound(5, 0.075, chip),
  rake: sequence([0, cloth], [0.14, repeatSound(5, 0.08, withLevel(0.6, chip))]),
} satisfies Record<string, Recipe>
