import type { GuestMessage } from '../../../protocol/lan/messages'
import type { Broadcaster } from './broadcaster'
import { handle, type Handlers } from './command-handlers'
import { inVersion } from './envelope'
import type { RoomState } from './room-state'
import { confirmSeatToken } from './seat-credentials'
import type { TableNews } from './table-news'
import type { TableClient } from './types'

interface RequestParts {
  readonly voices: Broadcaster
  readonly news: TableNews
  readonly handlers: Handlers
}

/** Does what guests ask and answers it, each request once. Answers the function that takes a message. */
export function createGuestRequests(
  room: RoomState,
  { voices, news, handlers }: RequestParts,
): (guest: TableClient, message: GuestMessage) => Promise<void> {
  const answerTo = (guest: TableClient, id: number, answered: object) =>
    voices.textFor(guest, { type: 'answer', id, ok: true, ...answered })

  /**
   * Does what a guest asks, and answers. Whoever changes places is told nothing on the way: the answer shows them the
   * whole table as it is when it leaves, and what comes next is for their new eyes.
   */
  async function act(guest: TableClient, message: GuestMessage): Promise<string> {
    const release = message.type === 'sit' || message.type === 'stand' ? guest.hold() : null
    try {
      const answered = await handle(handlers, guest, message)
      const moved = answered.seat !== undefined
      release?.(!moved)
      if (moved) await new Promise<void>((resolve) => room.needs.book.whenFlushed(resolve))
      const text = answerTo(guest, message.id, { ...answered, ...(moved && { view: voices.whole(guest) }) })
      // Whoever has moved was told of the ply, and misses nothing while the answer waits.
      guest.acknowledge(text, message.type === 'move' && answered.ok ? 'later' : 'soon')
      return text
    } finally {
      release?.(true)
    }
  }

  async function actOnce(guest: TableClient, message: GuestMessage): Promise<void> {
    const { id } = message
    const asked = { isNew: false }
    const text = await guest.book.once(id, () => {
      asked.isNew = true
      return act(guest, message)
    })
    const forgotten = { ok: false, error: { code: 'too-old', message: 'That was answered long ago.' } }
    if (!asked.isNew) guest.acknowledge(text === null ? answerTo(guest, id, forgotten) : inVersion(text, guest.version))
  }

  return async (guest, message) => {
    if (!room.guests.has(guest)) return
    if (confirmSeatToken(room, guest.eye)) void news.kept()
    const { id } = message
    if (message.type === 'ping') guest.send(answerTo(guest, id, { now: room.needs.now() }))
    else if (message.type === 'again') {
      guest.send(answerTo(guest, id, { view: voices.whole(guest) }))
      news.tellEnd(guest)
    } else await actOnce(guest, message)
  }
}
