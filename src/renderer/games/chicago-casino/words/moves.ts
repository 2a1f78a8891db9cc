import type { Seat } from '../../../../rules/kit'
import { isBuild, playOf } from '../../casino/plays'
import { cardsParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { colourName, isDrone, type Table } from '../table'

/** A move as a person would say it. The Cheater has sentences of its own. */
export function moveWords(_seen: Table, _seat: Seat, move: string): Words {
  const play = playOf(move)
  if (play === null || play.kind === 'call' || play.kind === 'count') return { key: 'move.trail', params: { card: '' } }
  const { card } = play
  const cheater = card === 'C' ? '-cheater' : ''
  if (play.kind === 'trail') return { key: `move.trail${cheater}`, params: { card } }
  const told = piecesTold(play.pieces)
  if (play.kind === 'take') return { key: `move.take${told.key}${cheater}`, params: { card, ...told.params } }
  return { key: `move.build${told.key}`, params: { card, ...told.params } }
}

/** Loose cards and the highest cards of builds, as a sentence names them. */
export function piecesTold(pieces: readonly string[]): {
  readonly key: '' | '-build' | '-both'
  readonly params: Readonly<Record<string, string | number>>
} {
  const loose = pieces.filter((piece) => !isBuild(piece))
  const tops = pieces.filter(isBuild).map((piece) => piece.slice(1))
  const params = { what: cardsParam(loose), tops: cardsParam(tops), count: tops.length }
  return { key: tops.length === 0 ? '' : loose.length === 0 ? '-build' : '-both', params }
}

/** Cards that can take something: a lower one of their colour, or with the Cheater anything with a colour. */
export function takers(
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

/** Loose cards that ride along with any taking. */
export const ridersAmong = (loose: readonly string[]): string[] => loose.filter((card) => card === 'C' || isDrone(card))
