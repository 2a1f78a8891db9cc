import type { PieceKind } from './pieces'

/** A shape with many instances on the table, drawn as one batch. */
export interface InstancedForm {
  readonly name: string
  /** First part of its faces; pictures of this box are prepared for it. */
  readonly box: string
  /** Whether it is round as seen from above; so are then its rim of light, its shadow and its touch area. */
  readonly round: boolean
  /** Whether it is uncoated (paper, clay) rather than polished. */
  readonly matt: boolean
  readonly roughness: number
  /** A coat of varnish, as in a surface; absent if it has none. */
  readonly varnish?: readonly [share: number, roughness: number]
  /**
   * Largest numbers of instances drawn at detail 0 and at detail 1; absent if there are never too many for the finest.
   */
  readonly maxInstances?: readonly [number, number]
}

const createCardForm = (box: string): InstancedForm => ({
  name: `card ${box}`,
  box,
  round: false,
  matt: true,
  roughness: 0.72,
})

type RoundFormOptions = Pick<InstancedForm, 'matt' | 'maxInstances' | 'varnish'>

const createRoundForm = (
  kind: PieceKind,
  box: string,
  start: string,
  roughness: number,
  form: RoundFormOptions,
): InstancedForm => ({
  name: `${kind} ${start}`,
  box,
  round: true,
  roughness,
  ...form,
})

const SQUARE_CARD = createCardForm('49')
const CARDS = ['pack', 'lion', 'ticket'].map(createCardForm)
/** Returns the form of clay chips. With their shadows, all chips of a batch have about 100,000 triangles at most. */
const clayFormOptions = (maxInstances: readonly [number, number]): RoundFormOptions => ({ matt: true, maxInstances })
const CHIP = createRoundForm('chip', 'chip', 'chip/', 0.72, clayFormOptions([95, 250]))
const SMALL_CHIP = createRoundForm('chip', 'deco', 'deco/', 0.6, clayFormOptions([170, 250]))
/** Turned wood: stained, then dipped in varnish, which handling has dulled. */
const TURNED_WOOD = { matt: false, varnish: [0.36, 0.34] } as const
const MAN = createRoundForm('man', 'man', 'man/', 0.56, TURNED_WOOD)
const PEG = createRoundForm('man', 'man', 'man/peg', 0.5, TURNED_WOOD)

/** All forms that are drawn in batches. */
export const FORMS: readonly InstancedForm[] = [SQUARE_CARD, ...CARDS, CHIP, SMALL_CHIP, MAN, PEG]

/** Returns the form of a piece that is drawn in batches; null for single pieces, which are props. */
export function formOf(kind: PieceKind, face: string): InstancedForm | null {
  if (kind === 'card') return CARDS.find(({ box }) => face.startsWith(`${box}/`)) ?? SQUARE_CARD
  if (kind === 'chip') return face.startsWith('deco/') ? SMALL_CHIP : CHIP
  if (kind === 'man') return face.startsWith('man/peg') ? PEG : MAN
  return null
}

/** Colours of stained wood and plain paper in linear light, for faces whose picture was not baked. */
const PLAIN_COLOURS: readonly (readonly [face: string, colour: readonly [number, number, number]])[] = [
  ['man/red', [0.36, 0.035, 0.022]],
  ['man/black', [0.028, 0.022, 0.02]],
  ['man/peg', [0.33, 0.14, 0.045]],
  ['chip/blue', [0.05, 0.08, 0.14]],
  ['chip/red', [0.3, 0.05, 0.035]],
  ['deco/chip-5', [0.5, 0.06, 0.03]],
  ['deco/chip-10', [0.02, 0.1, 0.11]],
  ['deco/chip-50', [0.03, 0.03, 0.035]],
]
const PAPER_COLOUR = [0.86, 0.77, 0.58] as const

/** Returns the colour of a piece without a picture: linear red, green and blue. */
export function plainColour(face: string): readonly [number, number, number] {
  return PLAIN_COLOURS.find(([start]) => face.startsWith(start))?.[1] ?? PAPER_COLOUR
}

/**
 * Returns the other picture of a piece: the back of a card's own pack, the edge of a chip or a man, the outside of a
 * board.
 */
export function underFaceOf(kind: PieceKind, face: string): string {
  if (kind === 'board') return `${face}-back`
  if (kind === 'man') return `${face.replace(/-king$/, '')}-edge`
  return kind === 'chip' ? `${face}-edge` : `${face.slice(0, face.indexOf('/'))}/back`
}
