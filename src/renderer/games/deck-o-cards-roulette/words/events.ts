import type { PaidEvent, RouletteEvent } from '../../../../rules/deck-o-cards/deck-o-cards-roulette/events'
import type { GameEvent, Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { keyOf } from '../spots'
import { spinsAgreed, tableOf } from '../table'

type Params = NonNullable<Words['params']>

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as RouletteEvent
  const who = event.seat === seen.eye ? 'you' : 'they'
  const whose = (key: string, params?: Params): Words => words(`${key}.${who}`, params)
  switch (it.type) {
    case 'choosing':
      return words(`choosing.${who}.${it.card}`)
    case 'tied':
      return words('tied')
    case 'banker':
      return whose('banker', { bank: it.bank })
    case 'betting':
      return words('betting', { spin: it.spin, of: spinsAgreed(tableOf(seen)) })
    case 'bet':
      return words(`bet.${who}.${keyOf(it.spot)}`, { stake: it.stake })
    case 'cleared':
      return whose('cleared', { count: it.chips })
    case 'ready':
      return whose('ready')
    case 'noMoreBets':
      return words('no-more')
    case 'spinning':
      return it.seat === undefined ? words('spinning.house') : whose('spinning')
    case 'spun':
      return words(`spun.${it.card}`)
    case 'collected':
      return whose('collected', { count: it.chips })
    case 'paid':
      return paid(it, who)
    case 'out':
      return whose('out')
    case 'ended':
      return words(`ended.${it.reason}`)
    default:
      return null
  }
}

function words(key: string, params?: Params): Words {
  return params ? { key: `event.${key}`, params } : { key: `event.${key}` }
}

function paid({ chips, returned, short }: PaidEvent, who: 'you' | 'they'): Words {
  return short > 0 ? words(`short.${who}`, { chips, returned, short }) : words(`paid.${who}`, { chips, returned })
}
