import type { Curve, Point } from './curve'

/** An eyebrow: its arch relative to the eye, the width of its hairs, and how long they are. */
export interface Brow {
  readonly arch: string
  readonly weight: number
  readonly bush: number
}

/** A head that looks to the left. */
export interface Face {
  /** From the hairline down the profile, along the jaw and round the skull. */
  readonly outline: Curve
  /** Middle of the eyeball, wing of the nose, front end of the mouth, middle of the chin, cheekbone. */
  readonly eye: Point
  readonly wing: Point
  readonly mouth: Point
  readonly chin: Point
  readonly cheek: Point
  /** Edge of the jaw, from chin to ear. */
  readonly jaw: Curve
  /** How deep folds and hollows are: 0 a child, 1 an old man. */
  readonly age: number
  /** How dark the shaded side is: 1 weathered skin, 0.6 soft skin. */
  readonly shade: number
  readonly brow: Brow
  readonly hasLashes: boolean
  /** Relative size of the eye. */
  readonly eyeSize: number
  /** How far the end of the mouth is raised, in units. */
  readonly smile: number
  readonly lips: 'bare' | 'painted'
}
