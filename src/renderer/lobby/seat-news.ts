import type { LobbySeat, Lobby } from '../../protocol/lan/table-schemas'
import { letterOf } from '../../rules/kit'

/** An announcement about the seats. */
export interface SeatNews {
  readonly kind: 'sat' | 'rose' | 'away' | 'back' | 'standsIn' | 'ready' | 'bot' | 'onlooker' | 'paused' | 'goesOn'
  /** The player concerned; empty for onlookers and the whole table. */
  readonly name: string
  /** Letter of the seat; empty likewise. */
  readonly seat: string
}

const isPerson = (chair: LobbySeat): boolean => chair.state === 'here' || chair.state === 'away'
const nameOf = (chair: LobbySeat): string => (chair.state === 'open' ? '' : chair.name)

/**
 * Lists what changed at the seats between two states of the lobby, in order of the seats; then what concerns everybody.
 */
export function seatNews(before: Lobby, after: Lobby): SeatNews[] {
  const chairs = after.chairs.flatMap((now, at) => {
    const then = before.chairs[at]
    const kind = then === undefined ? null : changeOf(then, now)
    if (kind === null || then === undefined) return []
    return [{ kind, name: kind === 'rose' ? nameOf(then) : nameOf(now), seat: letterOf(at) }]
  })
  return [...chairs, ...tableNews(before, after)]
}

function changeOf(then: LobbySeat, now: LobbySeat): SeatNews['kind'] | null {
  const same = nameOf(then) === nameOf(now)
  if (now.state === 'open') return isPerson(then) ? 'rose' : null
  if (now.state === 'bot') {
    if (now.standsIn) return then.state === 'bot' && then.standsIn ? null : 'standsIn'
    return then.state === 'bot' && same ? null : 'bot'
  }
  if (!same || then.state === 'open') return 'sat'
  if (now.state === 'away') return then.state === 'away' ? null : 'away'
  if (then.state !== 'here') return 'back'
  return now.ready && !then.ready ? 'ready' : null
}

function tableNews(before: Lobby, after: Lobby): SeatNews[] {
  const news: SeatNews[] = []
  // A person who takes a seat was an onlooker before; only new arrivals are announced.
  const seated = (lobby: Lobby) => lobby.chairs.filter(isPerson).length
  if (after.onlookers + seated(after) > before.onlookers + seated(before) && after.onlookers > before.onlookers)
    news.push({ kind: 'onlooker', name: '', seat: '' })
  if (after.paused !== before.paused) news.push({ kind: after.paused ? 'paused' : 'goesOn', name: '', seat: '' })
  return news
}
