import { hit, noiseSound, sequence, repeatSound, withLevel, type Recipe } from './strokes'

/** Turned wood set down on pasteboard: a dry click with a short resonance. */
const man = hit({ length: 0.018, from: 3200, to: 1400, q: 0.8, gain: 0.34, attack: 0.12 }, [
  [236, 0.09, 0.05],
  [870, 0.22, 0.05],
  [1640, 0.14, 0.035],
  [2730, 0.06, 0.022],
])

/** A broad object on the table top: a deep resonance whose overtones decay first. */
const knock = hit({ length: 0.05, from: 820, to: 260, q: 0.8, gain: 0.5, attack: 0.1 }, [
  [92, 0.34, 0.3],
  [151, 0.22, 0.22],
  [238, 0.15, 0.15],
  [387, 0.08, 0.09],
  [640, 0.04, 0.05],
])

/** A knuckle on the table top: "I pass". */
const rap = hit({ length: 0.02, from: 1500, to: 600, q: 0.9, gain: 0.3, attack: 0.12 }, [
  [148, 0.22, 0.11],
  [312, 0.2, 0.07],
  [705, 0.12, 0.04],
])

/** A knuckle on the door of the room: a thin panel, so higher than the table and with a longer resonance. */
const door = hit({ length: 0.03, from: 1100, to: 420, q: 0.8, gain: 0.3, attack: 0.1 }, [
  [118, 0.24, 0.2],
  [206, 0.2, 0.16],
  [431, 0.1, 0.09],
  [868, 0.04, 0.05],
])

/** Cardboard pulled off cardboard, with the inrush of air. */
const rub = noiseSound({ length: 0.3, from: 420, to: 900, q: 0.7, gain: 0.3, attack: 0.6, rough: 0.4 })

/** A man pushed along the board. */
const push = noiseSound({ length: 0.16, from: 760, to: 1200, q: 0.8, gain: 0.6, attack: 0.35, rough: 0.5 })

/** A piece set on another. */
const manOnMan = withLevel(0.8, man)

export const WOOD = {
  man,
  push,
  hop: repeatSound(2, 0.13, man),
  crown: sequence([0, man], [0.11, manOnMan], [0.15, withLevel(0.45, man)]),
  board: knock,
  /** A lid drawn off its box, or a box pushed over the table. */
  pull: withLevel(1.6, rub),
  /** A lid lifted off and laid on the table: one edge first, then the rest. */
  lid: sequence([0, rub], [0.3, withLevel(0.7, knock)], [0.41, knock]),
  pass: repeatSound(2, 0.14, rap),
  /** A visitor's knock: three strokes, the last after a pause. */
  knock: sequence([0, door], [0.19, withLevel(0.85, door)], [0.47, door]),
} satisfies Record<string, Recipe>
