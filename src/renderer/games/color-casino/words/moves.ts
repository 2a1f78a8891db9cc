import type { Seat } from '../../../../rules/kit'
import { isBuild, playOf } from '../../casino/plays'
import type { Words } from '../../../i18n/words'
import { sums } from '../sums'
import { letterOfColour, numberOf, worths, type Table } from '../table'

/** A move as a person would say it; every sentence has its form for each colour. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const play = playOf(move)
  if (play === null || play.kind === 'call' || play.kind === 'count') return { key: 'move.trail.R', params: { n: 0 } }
  const number = numberOf(play.card)
  const colour = letterOfColour(play.card)
  if (play.kind === 'trail') return { key: `move.trail.${colour}`, params: { number } }
  if (play.kind === 'take') return takeWords(seen, 'move', play.card, play.pieces)
  const on = play.pieces[0] ?? ''
  const pair = [on, play.card].sort((a, b) => numberOf(a) - numberOf(b))
  return {
    key: `move.build.${colour}`,
    params: { number, on: numberOf(on), worth: worths({ cards: pair }).join(', ') },
  }
}

/** What a card takes: groups of loose cards, pairs that were set apart, or both. */
function takeWords({ state }: Table, key: string, card: string, pieces: readonly string[]): Words {
  const loose = pieces.filter((piece) => !isBuild(piece))
  const pairs = pieces.filter(isBuild).flatMap((piece) => {
    const build = state.builds.find(({ cards }) => `B${cards[1] ?? ''}` === piece)
    return build ? [build.cards.map(numberOf).join(' & ')] : []
  })
  const kind = pairs.length === 0 ? 'take' : loose.length === 0 ? 'take-pair' : 'take-both'
  const number = numberOf(card)
  const params = { number, what: sums(number, loose), pair: pairs.join(', '), count: pairs.length }
  return { key: `${key}.${kind}.${letterOfColour(card)}`, params }
}
