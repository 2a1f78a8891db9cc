import type { GuestMessage } from '../../../protocol/lan/messages'
import type { Broadcaster } from './broadcaster'
import { handle, type Handlers } from './command-handlers'
import { toVersion } from './envelope'
import type { RoomState } from './room-state'
import { confirmSeatToken } from './seat-credentials'
import type { TablePublisher } from './table-publisher'
import type { TableClient } from './types'

/** Requests after which a guest may be in another place. */
const MOVING_TYPES: ReadonlySet<GuestMessage['type']> = new Set(['sit', 'stand', 'claim'])

interface RequestParts {
  readonly broadcaster: Broadcaster
  readonly publisher: TablePublisher
  readonly handlers: Handlers
}

/** Handles and answers guests' requests, each one once. Returns the function that takes a message. */
export function createGuestRequests(
  room: RoomState,
  { broadcaster, publisher, handlers }: RequestParts,
): (guest: TableClient, message: GuestMessage) => Promise<void> {
  const answerTo = (guest: TableClient, id: number, answered: object) =>
    broadcaster.textFor(guest, { type: 'answer', id, ok: true, ...answered })

  /**
   * Performs a request and answers it. A guest who changes places receives nothing meanwhile: the answer shows the
   * whole table as of its sending, and later messages are for their new eye.
   */
  async function act(guest: TableClient, message: GuestMessage): Promise<string> {
    const release = MOVING_TYPES.has(message.type) ? guest.hold() : null
    try {
      const answered = await handle(handlers, guest, message)
      const moved = answered.seat !== undefined
      release?.(!moved)
      if (moved) await new Promise<void>((resolve) => room.dependencies.journals.whenFlushed(resolve))
      const text = answerTo(guest, message.id, { ...answered, ...(moved && { view: broadcaster.wholeView(guest) }) })
      // The guest has already been sent the ply, so the answer to a move may wait.
      guest.acknowledge(text, message.type === 'move' && answered.ok ? 'later' : 'soon')
      if (moved) {
        // What the guest was told at the old place was dropped.
        guest.toldWords = ''
        broadcaster.tellWords()
      }
      return text
    } finally {
      release?.(true)
    }
  }

  async function actOnce(guest: TableClient, message: GuestMessage): Promise<void> {
    const { id } = message
    const asked = { isNew: false }
    const text = await guest.answers.once(id, () => {
      asked.isNew = true
      return act(guest, message)
    })
    const forgotten = { ok: false, error: { code: 'too-old', message: 'That was answered long ago.' } }
    if (!asked.isNew) guest.acknowledge(text === null ? answerTo(guest, id, forgotten) : toVersion(text, guest.version))
  }

  return async (guest, message) => {
    if (!room.guests.has(guest)) return
    if (confirmSeatToken(room, guest.eye)) void publisher.writeSideFile()
    const { id } = message
    if (message.type === 'ping') guest.send(answerTo(guest, id, { now: room.dependencies.monotonic() }))
    else if (message.type === 'again') {
      guest.send(answerTo(guest, id, { view: broadcaster.wholeView(guest) }))
      publisher.tellEnd(guest)
    } else await actOnce(guest, message)
  }
}
