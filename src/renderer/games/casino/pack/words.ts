import type { Seat } from '../../../../rules/kit'
import { eyeOf } from '../../layout/eye'
import { seatParam, type Words } from '../../../i18n/words'
import { playOf, type Play } from '../../../../rules/casino/plays'
import { casinoPrompt } from '../words'
import { cardLabel, cardList, splitPieces, valueOf, hasCalls, type Table } from './cards'
import { sumsText, capturingCards } from './groups'

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
