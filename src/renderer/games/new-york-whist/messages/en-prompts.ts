/** Returns the prompts for a trick to which somebody has played; `whose` says who has it so far. */
const trickPrompts = (whose: string) => ({
  wait: `{who} is to lay a card. The trick counts {n} and is ${whose} so far.`,
  'wait-trump': `{who} is to lay a card. The trick counts {n} and is ${whose} so far; trumps are {trump}.`,
  any: `Lay any card. The trick counts {n} and is ${whose} so far; the highest number takes it.`,
  'any-trump': `Lay any card. The trick counts {n} and is ${whose} so far; trumps are {trump}.`,
  follow: `The colour led is {colour}: follow with {cards}. The trick counts {n} and is ${whose} so far.`,
  'follow-trump': `The colour led is {colour}, trumps are {trump}: follow with {cards}. The trick counts {n}, ${whose} so far.`,
  free: `You have no {colour}: lay any card, though it cannot win. The trick counts {n} and is ${whose} so far.`,
  'free-trump': `You have no {colour}: lay any card; trumps are {trump}. The trick counts {n} and is ${whose} so far.`,
  cheated: `The Cheater was led, and the trick is ${whose}: lay any card. It counts {n} so far.`,
  'cheated-trump': `The Cheater was led and beats even trumps: lay any card. The trick counts {n} and is ${whose}.`,
})

/** Messages of prompts. `n` is the points of the trick on the table so far. */
export const prompts = {
  over: 'All tricks are taken.',
  deal: 'The cards are being dealt.',
  'wait-lead': '{who} leads.',
  lead: 'You lead: lay any card.',
  'lead-trump': 'You lead: lay any card. Trumps are {trump}.',
  theirs: trickPrompts('{best}’s'),
  ours: trickPrompts('your partner {best}’s'),
  yours: trickPrompts('yours'),
}
