import type { ColorowSolitaireEvent } from '../../../../rules/forty-nine-outfit/colorow-solitaire/events'
import type { GameEvent, Seen } from '../../../../rules/kit'
import { colourOfCard } from '../../colour-rows'
import { whose } from '../../puzzles/whose'
import type { Words } from '../../types'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as ColorowSolitaireEvent
  const you = event.seat === seen.eye
  switch (it.type) {
    case 'placed': {
      const kind = it.other === null ? 'placed' : it.from === null ? 'replaced' : 'changed'
      const params = { card: it.card, colour: colourOfCard(it.card), square: it.square, other: it.other ?? '' }
      return whose(`event.${kind}`, you, params)
    }
    case 'lifted':
      return whose('event.lifted', you, { card: it.card, square: it.from })
    case 'dealt':
      return { key: 'event.dealt', params: { cards: it.hand.join(', '), n: it.stock } }
    case 'centre':
      return { key: 'event.centre', params: { card: it.card, square: it.square } }
    case 'counted':
      return {
        key: `event.${it.now > it.before ? 'more' : 'less'}`,
        params: { colour: it.colour, now: it.now, score: it.score },
      }
    case 'ended':
      return { key: it.solved ? 'event.solved' : 'event.ended', params: { score: it.score } }
  }
}
