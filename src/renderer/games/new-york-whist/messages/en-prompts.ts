/** What can be done now. `n` is what the trick on the table counts so far. */
export const prompts = {
  over: 'All tricks are taken.',
  deal: 'The cards are being dealt.',
  'wait-lead': '{who} leads.',
  wait: '{who} is to lay a card. The trick counts {n} and is {best}’s so far.',
  'wait-trump': '{who} is to lay a card. The trick counts {n} and is {best}’s so far; trumps are {trump}.',
  lead: 'You lead: lay any card.',
  'lead-trump': 'You lead: lay any card. Trumps are {trump}.',
  any: 'Lay any card. The trick counts {n} and is {best}’s so far; the highest number takes it.',
  'any-trump': 'Lay any card. The trick counts {n} and is {best}’s so far; trumps are {trump}.',
  follow: 'The colour led is {colour}: follow with {cards}. The trick counts {n} and is {best}’s so far.',
  'follow-trump':
    'The colour led is {colour}, trumps are {trump}: follow with {cards}. The trick counts {n}, {best}’s so far.',
  free: 'You have no {colour}: lay any card, though it cannot win. The trick counts {n} and is {best}’s so far.',
  'free-trump': 'You have no {colour}: lay any card; trumps are {trump}. The trick counts {n} and is {best}’s so far.',
  cheated: 'The Cheater was led and takes the trick: lay any card. It counts {n} so far.',
  'cheated-trump': 'The Cheater was led and takes even trumps: lay any card. The trick counts {n} so far.',
}
