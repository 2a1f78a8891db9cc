import type { Seat } from '../../../../rules/kit'
import { eyeOf } from '../../layout/eye'
import { seatParam, type Words } from '../../../i18n/words'
import { playOf, type Play } from '../../../../rules/casino/plays'
import { casinoPrompt } from '../words'
import { cardLabel, cardList, splitPieces, valueOf, hasCalls, type Table } from './cards'

/** Returns a move in words. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const play = playOf(move)
  switch (play?.kind) {
    case 'trail':
      return { key: 'move.trail', params: { card: cardLabel(play.card) } }
    case 'take':
      return captureWords('move.take', valueOf(play.card), play.pieces, { card: cardLabel(play.card) })
    case 'call': {
      const card = seen.state.window?.card ?? ''
      return captureWords('move.call', valueOf(card), play.pieces, { card: cardLabel(card) })
    }
    case 'build':
      return buildWords(play)
    default:
      return { key: 'move.count' }
  }
}

/** Returns the words of a capture; the key's suffix tells whether it takes loose cards, a build, or both. */
export function captureWords(key: string, value: number, pieces: readonly string[], params: Words['params']): Words {
  const { loose, builds } = splitPieces(pieces)
  const kind = builds.length === 0 ? '' : loose.length === 0 ? '-build' : '-both'
  return { key: `${key}${kind}`, params: { ...params, what: sumsText(value, loose), value: builds[0] ?? value } }
}

function buildWords({ card, value, pieces }: Extract<Play, { kind: 'build' }>): Words {
  const { loose, builds } = splitPieces(pieces)
  const total = Number(value)
  const from = builds.find((other) => other !== total)
  const joins = builds.includes(total)
  const sum = loose.reduce((all, other) => all + valueOf(other), 0) + (from === undefined ? valueOf(card) : total)
  const groups = Math.round(sum / total)
  const params = { card: cardLabel(card), value: total, groups, from: from ?? 0, what: cardList(loose) }
  const more = loose.length > 0 ? '-more' : ''
  if (from !== undefined) return { key: `move.raise${joins ? '-join' : ''}${more}`, params }
  if (joins) return { key: `move.add${more}`, params }
  return { key: groups > 1 ? 'move.build-groups' : 'move.build', params }
}

/** Returns what the viewer can do now. Never reveals whether anything was missed. */
export function promptWords(seen: Table): Words {
  const { turn, counting } = seen.state
  const calling = hasCalls(seen) && seen.eye >= 0 ? '-call' : ''
  if (counting === true && turn !== null && !seen.over) {
    const isOwnTurn = turn === eyeOf(seen)
    return { key: isOwnTurn ? 'prompt.count' : `prompt.count-wait${calling}`, params: { seat: seatParam(turn) } }
  }
  return casinoPrompt(seen, {
    capturingCards: ({ state }, hand) => capturingCards(hand, state.table, state.builds),
    takePrompt: (_table, able) => ({ key: 'prompt.take', params: { cards: cardList(able) } }),
    waitSuffix: () => calling,
  })
}

/** Returns builds in the notation of pieces: `B8`. */
export const buildPieces = (builds: readonly { readonly value: number }[]): string[] =>
  builds.map(({ value }) => `B${value}`)

/**
 * Divides cards into groups that each add up to `value`. If that is impossible, as with court cards, which match by
 * rank, each card is a group of its own. Returns the first division found: which card belongs to which group never
 * matters.
 */
function groupsOf(value: number, cards: readonly string[]): readonly (readonly string[])[] {
  return (value > 0 ? partition(value, [...cards].reverse()) : null) ?? cards.map((card) => [card])
}

function partition(value: number, cards: readonly string[]): string[][] | null {
  const [first, ...others] = cards
  if (first === undefined) return []
  for (const group of groupsWith(first, value - valueOf(first), others)) {
    const rest = partition(
      value,
      others.filter((card) => !group.includes(card)),
    )
    if (rest) return [group, ...rest]
  }
  return null
}

/** Returns all groups that consist of `first` and some of the others with the sum `missing`. */
function groupsWith(first: string, missing: number, others: readonly string[]): string[][] {
  if (missing === 0) return [[first]]
  if (missing < 0) return []
  return others.flatMap((card, i) =>
    groupsWith(card, missing - valueOf(card), others.slice(i + 1)).map((group) => [...group, first]),
  )
}

/** Returns the groups of a capture as arithmetic: `3♣ + 5♦, 8♥`. */
function sumsText(value: number, cards: readonly string[]): string {
  const groups = groupsOf(value, cards).map((group) => group.map(cardLabel).join(' + '))
  return groups.reverse().join(', ')
}

/** Returns the cards of a hand that can capture something: an equal card, a sum, or a build of their value. */
function capturingCards(
  hand: readonly string[],
  loose: readonly string[],
  builds: readonly { readonly value: number }[],
): string[] {
  const reachableSums = new Set([0])
  for (const card of loose) {
    const value = valueOf(card)
    if (value > 0) for (const sum of [...reachableSums]) if (sum + value <= 10) reachableSums.add(sum + value)
  }
  return hand.filter((card) => {
    const value = valueOf(card)
    if (value === 0) return loose.some((other) => other.slice(0, -1) === card.slice(0, -1))
    return reachableSums.has(value) || builds.some((build) => build.value === value)
  })
}
