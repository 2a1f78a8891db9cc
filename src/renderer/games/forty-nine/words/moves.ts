import { letterOf, type Seat } from '../../../../rules/kit'
import type { Words } from '../../../i18n/words'
import { worthOf } from '../points'
import { isFresh, isStrict, playOf, type Play, type Table } from '../table'

/** A move as a person would say it, with the points that it makes where the referee counts them. */
export function moveWords(seen: Table, seat: Seat, move: string): Words {
  const play = playOf(move)
  if (!play) return { key: move === 'draw' ? 'move.draw' : 'move.pass' }
  const params = { card: play.card, square: play.square }
  const what = play.card === 'C' ? 'cheat' : isFresh(seen.state) ? 'open' : 'lay'
  if (isStrict(seen)) return { key: `move.${what}${said(play)}`, params: { ...params, claims: play.claims.join(', ') } }
  const points = worthOf(seen, letterOf(seat), play).total
  return points > 0 ? { key: `move.${what}-points`, params: { ...params, points } } : { key: `move.${what}`, params }
}

function said(play: Play): string {
  if (play.announced) return play.claims.length > 0 ? '-both' : '-announced'
  return play.claims.length > 0 ? '-claim' : ''
}
