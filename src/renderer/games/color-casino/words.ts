import type { ColorEvent } from '../../../rules/lion-coffee/color-casino/shape'
import { countedWords, casinoDealtWords, casinoPrompt } from '../casino/words'
import { createEventWords, actorWords } from '../layout/words'
import type { Words } from '../../i18n/words'
import { cardList, letterOfColour, numberOf, sumAndDifference, type Table, colourOf } from './table'
import type { Seat } from '../../../rules/kit'
import { isBuild, playOf } from '../../../rules/casino/plays'
import { countUnions, divide, numbersIn } from '../../../rules/lion-coffee/color-casino/groups'

/** Divides loose cards of one colour into groups worth `number` and returns them as arithmetic: `3 + 4, 9 − 2`. */
function sumsText(number: number, cards: readonly string[]): string {
  const mask = cards.reduce((all, card) => all | (1 << numberOf(card)), 0)
  return divide(number, mask)
    .map((group) => arithmetic(number, numbersIn(group)))
    .join(', ')
}

/** Returns the arithmetic by which ascending numbers make `number`: their sum or their difference. */
function arithmetic(number: number, numbers: readonly number[]): string {
  const sum = numbers.reduce((all, one) => all + one, 0)
  return sum === number ? numbers.join(' + ') : [...numbers].reverse().join(' − ')
}

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<ColorEvent>({
  dealt: (it, _you, seen) => casinoDealtWords(it, seen, cardList, it.deal === 1 ? 'first' : 'more'),
  leftovers: ({ cards }) => ({ key: 'event.leftovers', params: { cards: cardList(cards) } }),
  trailed: ({ card }, you) => actorWords(`event.trailed.${letterOfColour(card)}`, you, { number: numberOf(card) }),
  built({ card, on }, you): Words {
    return actorWords(`event.built.${letterOfColour(card)}`, you, { number: numberOf(card), on: numberOf(on) })
  },
  /** Returns the words of a capture: its arithmetic, and whether it took one of the two cards that score. */
  took({ card, groups, cards }, you): Words {
    const what = groups.map(({ how, numbers }) => numbers.join(how === 'sum' ? ' + ' : ' − ')).join(', ')
    const note = cards.includes('10R') ? '-ten' : cards.includes('2K') ? '-two' : ''
    return actorWords(`event.took${note}.${letterOfColour(card)}`, you, { number: numberOf(card), what })
  },
  sweep: (_it, you) => actorWords('event.sweep', you),
  lastTrick({ cards, leftovers }, you): Words {
    const params = { n: cards.length, leftovers: cardList(leftovers) }
    return actorWords(leftovers.length > 0 ? 'event.last-trick-leftovers' : 'event.last-trick', you, params)
  },
  counted: ({ round, cards, reds }) => countedWords(round, cards, ['reds', reds]),
  ended: () => ({ key: 'event.ended' }),
})

/** Returns a move in words; every sentence has a form for each colour. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const play = playOf(move)
  if (play === null || play.kind === 'call' || play.kind === 'count')
    return { key: 'move.trail.R', params: { number: 0 } }
  const number = numberOf(play.card)
  const colour = letterOfColour(play.card)
  if (play.kind === 'trail') return { key: `move.trail.${colour}`, params: { number } }
  if (play.kind === 'take') return takeWords(seen, 'move', play.card, play.pieces)
  const on = play.pieces[0] ?? ''
  const pair = [on, play.card].sort((a, b) => numberOf(a) - numberOf(b))
  return {
    key: `move.build.${colour}`,
    params: { number, on: numberOf(on), worth: sumAndDifference({ cards: pair }).join(' or ') },
  }
}

/** Returns what a card takes, in words: groups of loose cards, builds, or both. */
function takeWords({ state }: Table, key: string, card: string, pieces: readonly string[]): Words {
  const loose = pieces.filter((piece) => !isBuild(piece))
  const pairs = pieces.filter(isBuild).flatMap((piece) => {
    const build = state.builds.find(({ cards }) => `B${cards[1] ?? ''}` === piece)
    return build ? [build.cards.map(numberOf).join(' & ')] : []
  })
  const kind = pairs.length === 0 ? 'take' : loose.length === 0 ? 'take-pair' : 'take-both'
  const number = numberOf(card)
  const params = { number, what: sumsText(number, loose), pair: pairs.join(', '), count: pairs.length }
  return { key: `${key}.${kind}.${letterOfColour(card)}`, params }
}

/** Returns what the viewer can do now. */
export function promptWords(seen: Table): Words {
  return casinoPrompt(seen, {
    capturingCards: (table, hand) => hand.filter((card) => canTake(table, card)),
    takePrompt: (_table, able) => ({ key: 'prompt.take', params: { cards: cardList(able) } }),
  })
}

/** Whether a card can take anything: a sum, a difference, or a pair of its colour. */
function canTake({ state }: Table, card: string): boolean {
  const number = numberOf(card)
  const own = (other: string) => colourOf(other) === colourOf(card)
  if (state.builds.some((build) => build.cards.some(own) && sumAndDifference(build).includes(number))) return true
  const loose = state.table.filter(own).reduce((all, other) => all | (1 << numberOf(other)), 0)
  // The empty union is counted as well.
  return countUnions(number, loose) > 1
}
