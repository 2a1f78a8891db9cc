import type { Words } from '../i18n/words'

/** Something that players count as the game goes on, as it stands for one seat. */
export interface RunningCount {
  /** How it is printed in the seat's cell: `♠×3`, a word or two at most. */
  readonly sign: Words
  /** The same in full, for screen readers. */
  readonly words: Words
}

/**
 * Something that may be declared together with a play (a claim, an announcement). All of them are always offered,
 * whether they apply or not, so that the page gives nothing away.
 */
export interface Extra {
  readonly id: string
  readonly words: Words
  /** Buttons of the same group are shown together. */
  readonly group: string
}

/** A claim that any player may make at any time, whether it is right or not; the page does not reveal which. */
export interface Claim {
  /** Touch of the claim; the moves that it may stand for have touches beginning with `say:<touch>`. */
  readonly touch: string
  readonly words: Words
}

/** An action without a card, man or square. It has a button of its own, whether it is possible now or not. */
export interface Verb {
  /** Touches of the action, of which the possible one is used. For a series, the first identifies the button. */
  readonly touches: readonly string[]
  /** Label of the button: a word or two. */
  readonly words: Words
  /** Moves that the button plays in order; empty if it cannot now. Absent for an action made by a touch. */
  readonly series?: readonly string[]
  /** Why an empty series cannot be played, for a button that is pressed all the same. */
  readonly offWords?: Words
}
