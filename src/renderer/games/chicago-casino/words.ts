import type { ChicagoEvent } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import { letterOf, type Seat } from '../../../rules/kit'
import { casinoDealtWords, casinoPrompt } from '../casino/words'
import { createEventWords, actorWords } from '../layout/words'
import { cardsParam, seatParam, type Words } from '../../i18n/words'
import { pointsOf, colourName, isDrone, type Table } from './table'
import { isBuild, playOf } from '../../../rules/casino/plays'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<ChicagoEvent>({
  dealt: (it, _you, seen) => casinoDealtWords(it, seen, cardsParam, it.deal === 1 ? 'first' : 'more'),
  odd: ({ cards }) => ({ key: 'event.odd', params: { cards: cardsParam(cards), count: cards.length } }),
  trailed: ({ card }, you) => actorWords(`event.trailed${card === 'C' ? '-cheater' : ''}`, you, { card }),
  /** Returns the words of a capture and its points. */
  took({ card, pieces, cards }, you): Words {
    const told = pieceParams(pieces)
    const points = cards.reduce((sum, one) => sum + pointsOf(one), 0)
    const cheater = card === 'C' ? '-cheater' : ''
    return actorWords(`event.${points > 0 ? 'scored' : 'took'}${told.key}${cheater}`, you, {
      card,
      points,
      ...told.params,
    })
  },
  built({ card, cards, from }, you): Words {
    const params = { card, cards: cardsParam(cards), top: cards.at(-1) ?? '' }
    if (from === null) return actorWords('event.built', you, params)
    return actorWords('event.rebuilt', you, { ...params, owner: seatParam(letterOf(from)) })
  },
  swept: ({ cards }, you) => (cards.length === 0 ? null : actorWords('event.swept', you, { n: cards.length })),
  counted: ({ round, cards }) =>
    cards === null
      ? { key: 'event.counted-level', params: { round } }
      : { key: 'event.counted', params: { round, cards: seatParam(letterOf(cards)) } },
  ended: ({ reason }) => ({ key: `event.ended-${reason}` }),
})

/** Returns a move in words. The Cheater has sentences of its own. */
export function moveWords(_seen: Table, _seat: Seat, move: string): Words {
  const play = playOf(move)
  if (play === null || play.kind === 'call' || play.kind === 'count') return { key: 'move.trail', params: { card: '' } }
  const { card } = play
  const cheater = card === 'C' ? '-cheater' : ''
  if (play.kind === 'trail') return { key: `move.trail${cheater}`, params: { card } }
  const told = pieceParams(play.pieces)
  if (play.kind === 'take') return { key: `move.take${told.key}${cheater}`, params: { card, ...told.params } }
  return { key: `move.build${told.key}`, params: { card, ...told.params } }
}

/**
 * Returns the parameters that name loose cards and the highest cards of builds, and the suffix of the matching message
 * key.
 */
function pieceParams(pieces: readonly string[]): {
  readonly key: '' | '-build' | '-both'
  readonly params: Readonly<Record<string, string | number>>
} {
  const loose = pieces.filter((piece) => !isBuild(piece))
  const tops = pieces.filter(isBuild).map((piece) => piece.slice(1))
  const params = { what: cardsParam(loose), tops: cardsParam(tops), count: tops.length }
  return { key: tops.length === 0 ? '' : loose.length === 0 ? '-build' : '-both', params }
}

/**
 * Returns the cards of a hand that can capture something: a number needs a lower card of its colour, the Cheater any
 * card with a colour.
 */
function capturingCards(
  hand: readonly string[],
  loose: readonly string[],
  builds: readonly { readonly cards: readonly string[] }[],
): string[] {
  const tops = [...loose, ...builds.map(({ cards }) => cards.at(-1) ?? '')].filter((card) => card !== 'C')
  return hand.filter((card) => {
    if (card === 'C') return tops.length > 0
    return tops.some((other) => colourName(other) === colourName(card) && Number(other) < Number(card))
  })
}

/** Returns the loose cards that ride along with any capture: the Cheater and drones. */
const ridersAmong = (loose: readonly string[]): string[] => loose.filter((card) => card === 'C' || isDrone(card))

/** Returns what the viewer can do now. */
export function promptWords(seen: Table): Words {
  return casinoPrompt(seen, {
    capturingCards: ({ state }, hand) => capturingCards(hand, state.table, state.builds),
    takePrompt({ state }, able) {
      const riders = ridersAmong(state.table)
      const params = { cards: cardsParam(able), riders: cardsParam(riders) }
      return { key: riders.length > 0 ? 'prompt.take-riders' : 'prompt.take', params }
    },
  })
}
