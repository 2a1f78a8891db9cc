import type { EndedEvent, NebraskaEvent, TurnEvent } from '../../../../rules/forty-nine-outfit/nebraska-checkers'
import type { GameEvent, Seen } from '../../../../rules/kit'
import type { Words } from '../../types'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as NebraskaEvent
  const you = it.seat === seen.eye
  switch (it.type) {
    case 'stepped':
      return whose('stepped', you, { from: it.from, to: it.to })
    case 'jumped':
      return whose('jumped', you, { from: it.from, over: it.over, to: it.to })
    case 'crowned':
      return whose('crowned', you, { square: it.square })
    case 'taken':
      return whose(it.king ? 'taken-king' : 'taken', you, { square: it.square })
    case 'turn':
      return mustJump(it, you)
    case 'barred':
      return whose('barred', you, { from: it.from, to: it.to })
    case 'ended':
      return ended(it, seen)
  }
}

/** The same sentence to whoever did it and about whoever did it. */
function whose(key: string, you: boolean, params: Words['params'] = {}): Words {
  return { key: `event.${key}.${you ? 'you' : 'they'}`, params }
}

/** A turn is worth a word only where a jump is forced. */
function mustJump({ mustJump: squares }: TurnEvent, you: boolean): Words | null {
  return squares.length === 0 ? null : whose('must-jump', you, { squares: squares.join(', '), n: squares.length })
}

function ended({ reason, winners }: EndedEvent, { eye }: Seen): Words {
  if (reason === 'quiet') return { key: 'event.ended-quiet' }
  const of = eye < 0 ? 'they' : winners.includes(eye) ? 'you' : 'lost'
  return { key: `event.ended-${reason}.${of}` }
}
