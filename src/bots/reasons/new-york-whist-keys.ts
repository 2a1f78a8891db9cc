/**
 * Why a hint of New York Whist is good: the keys, and what each says.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `only-card` | – | no other card may be laid |
 * | `takes-last` | points | last to play: takes the trick, `points` with the card itself |
 * | `takes-surely` | points | takes the trick so far, and no unseen card can beat it |
 * | `takes-for-now` | points, better | takes the trick so far; `better` unseen cards could still beat it |
 * | `leads-surely` | points | leads a card that no unseen card can beat |
 * | `leads-strong` | better | leads a card that only `better` unseen cards can beat |
 * | `leads-cheap` | – | leads a card that is no loss |
 * | `leads-points` | points | leads a card that counts, for every other would cost more |
 * | `feeds-partner` | points | adds a card that counts to a trick that is one's partner's so far |
 * | `saves-partner` | – | the trick is one's partner's so far: adds a card that is not missed |
 * | `sheds-cheap` | – | cannot or would not take: throws a card that counts nothing |
 * | `sheds-points` | points | throws a card that counts, for every other would cost more |
 *
 * `points` are what trick and card count by what lies on the table.
 */
export type NewYorkWhistReasonKey =
  | 'only-card'
  | 'takes-last'
  | 'takes-surely'
  | 'takes-for-now'
  | 'leads-surely'
  | 'leads-strong'
  | 'leads-cheap'
  | 'leads-points'
  | 'feeds-partner'
  | 'saves-partner'
  | 'sheds-cheap'
  | 'sheds-points'
