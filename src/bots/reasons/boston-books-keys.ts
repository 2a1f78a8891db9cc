/**
 * Why a hint of Boston Books is good: the keys, and what each says.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `lays-book` | colour | the Cheater closes the book now, before a call in vain can spoil it |
 * | `must-have` | of, card | no stock is left and there is nobody else: that seat has it |
 * | `known-holder` | of, card | that seat got the card by a call, and has it still |
 * | `known-book` | of, card, colour | the same, and it is the seventh of the colour |
 * | `seventh` | card, colour | the card is the last that the book lacks |
 * | `sixth` | card, colour | with it one card would be lacking, which the Cheater in the hand stands for |
 * | `called-colour` | of, colour | that seat has called for the colour, so it has some of it |
 * | `any-card` | – | nothing of an open colour in the hand: any card may be called for |
 * | `longest` | colour, held | of no open colour does one hold more |
 * | `nearer` | colour, held | brings a book nearer of which `held` cards are in the hand |
 *
 * `of` is a seat's letter, `card` a number as in the notation, `colour` one of the page's seven words.
 */
export type BostonBooksReasonKey =
  | 'lays-book'
  | 'must-have'
  | 'known-holder'
  | 'known-book'
  | 'seventh'
  | 'sixth'
  | 'called-colour'
  | 'any-card'
  | 'longest'
  | 'nearer'
