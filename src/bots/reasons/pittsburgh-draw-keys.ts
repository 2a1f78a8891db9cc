/**
 * Why a hint of Pittsburgh Draw is good: the keys, and what each says.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `stands` | kind, points, average | keeps a hand of this kind as it is |
 * | `keeps-colour` | colour, cards, chance, average | keeps so many cards of one colour |
 * | `keeps-colour-cheater` | colour, cards, chance, average | the same with the Cheater beside them |
 * | `keeps-pairs` | chance, average | keeps two pairs for a full hand |
 * | `keeps-cheater` | chance, average | keeps the Cheater alone |
 * | `keeps-several` | cards, chance, average | keeps so many cards of several colours |
 * | `new-hand` | chance, average | throws all five away |
 *
 * `chance` is the percentage of draws that make the hand worth more than it is, `average` the mean worth of the hand
 * afterwards with one decimal, as text; `kind` is a word of the rules page, `colour` a colour's name.
 */
export type PittsburghReasonKey =
  'stands' | 'keeps-colour' | 'keeps-colour-cheater' | 'keeps-pairs' | 'keeps-cheater' | 'keeps-several' | 'new-hand'
