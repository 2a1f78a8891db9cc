import { rulesField } from '../../../rules/kit'
import { createIdempotencyCache } from '../table/idempotency-cache'
import { commitmentOf, HOST_OWNER } from '../../../protocol/lan/fairness'
import { handsOnFile } from '../table/hands'
import type { FairnessRound } from '../table/fairness-round'
import type { RoomState } from '../table/room-state'
import type { RoomFile } from './room-file'
import type { SeatState } from '../table/types'

/** A table as its side file tells it. */
export function serializeRoom({ spec, seats, hands, luck, play, phase, paused, round, turnBase }: RoomState): RoomFile {
  return {
    format: 'parlor-table/1',
    id: spec.id,
    name: spec.name,
    game: spec.game.info.id,
    ...rulesField(spec.game.info),
    options: { ...spec.options },
    code: spec.code,
    token: spec.token,
    settings: { ...spec.settings },
    phase,
    paused,
    round,
    turnBase,
    seats: seats.map(seatOnFile),
    hands: handsOnFile(hands),
    luck: luck && luckOnFile(luck),
    save: play?.journal.save ?? null,
  }
}

function seatOnFile(seat: SeatState): RoomFile['seats'][number] {
  if (seat.kind !== 'person') return { ...seat }
  const { name, muted, standsIn, tokens } = seat
  return { kind: 'person', name, muted, standsIn, tokens: [...tokens] }
}

function luckOnFile({ stage, hostValue, commits, reveals, absent }: FairnessRound): NonNullable<RoomFile['luck']> {
  return { stage, hostValue, commits, reveals, absent }
}

/** The chairs of a side file, each waiting for its person to come back. */
export function restoreSeats(file: RoomFile): SeatState[] {
  return file.seats.map((seat) =>
    seat.kind === 'person' ? { ...seat, ready: false, book: createIdempotencyCache() } : seat,
  )
}

/** A finished round of luck from its side file. One that was broken off is begun anew instead. */
export function restoreFairness(file: RoomFile): FairnessRound | null {
  const { luck } = file
  if (!luck) return null
  return { ...luck, host: commitmentOf(HOST_OWNER, luck.hostValue), waiting: [] }
}
