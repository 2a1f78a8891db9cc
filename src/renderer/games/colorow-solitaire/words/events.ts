import type { ColorowSolitaireEvent } from '../../../../rules/forty-nine-outfit/colorow-solitaire/events'
import { colourOfCard } from '../../colour-rows'
import { whose } from '../../layout/words'
import { eventWordsOf } from '../../layout/events'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<ColorowSolitaireEvent>({
  placed({ card, square, from, other }, you) {
    const kind = other === null ? 'placed' : from === null ? 'replaced' : 'changed'
    return whose(`event.${kind}`, you, { card, colour: colourOfCard(card), square, other: other ?? '' })
  },
  lifted: ({ card, from }, you) => whose('event.lifted', you, { card, square: from }),
  dealt: ({ hand, stock }) => ({ key: 'event.dealt', params: { cards: hand.join(', '), n: stock } }),
  centre: ({ card, square }) => ({ key: 'event.centre', params: { card, square } }),
  counted: ({ now, before, colour, score }) => ({
    key: `event.${now > before ? 'more' : 'less'}`,
    params: { colour, now, score },
  }),
  ended: ({ solved, score }) => ({ key: solved ? 'event.solved' : 'event.ended', params: { score } }),
})
