import type { BlindFortyNineEvent } from '../../../../rules/forty-nine-outfit/blind-forty-nine'
import type { GameEvent, Seen } from '../../../../rules/kit'
import { whose } from '../../puzzles/whose'
import type { Words } from '../../types'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as BlindFortyNineEvent
  const you = event.seat === seen.eye
  switch (it.type) {
    case 'dealt':
      return { key: 'event.dealt', params: { n: it.faceDown } }
    case 'lifted':
      if (it.square === null) return whose('event.first', you, { card: it.card })
      return whose('event.found', you, { card: it.card, square: it.square })
    case 'laid':
      return null
    case 'scored': {
      const [kind = '', what = ''] = it.for.split(' ')
      return { key: `event.scored-${kind}`, params: { what, points: it.points } }
    }
    case 'ended':
      return { key: `event.ended-${it.reason}`, params: { n: it.turned, score: it.score } }
  }
}
