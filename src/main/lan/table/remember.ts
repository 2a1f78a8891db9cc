import { letterOf } from '../../../rules/kit'
import { answerBook } from './answers'
import { commitmentOf, HOST_OWNER } from '../../../protocol/lan/luck'
import type { LuckRound } from './luck-round'
import type { Room } from './room'
import type { TableFile } from './side-file'
import type { LanSeat } from './types'

/** A table as its side file tells it. */
export function fileOf({ spec, seats, luck, play, phase, paused, round, turnBase }: Room): TableFile {
  return {
    format: 'parlor-table/1',
    id: spec.id,
    name: spec.name,
    game: spec.game.info.id,
    options: { ...spec.options },
    code: spec.code,
    settings: { ...spec.settings },
    phase,
    paused,
    round,
    turnBase,
    seats: seats.map(seatOnFile),
    luck: luck && luckOnFile(luck),
    save: play?.journal.save ?? null,
  }
}

function seatOnFile(seat: LanSeat): TableFile['seats'][number] {
  if (seat.kind !== 'person') return { ...seat }
  const { name, muted, standsIn, tokens } = seat
  return { kind: 'person', name, muted, standsIn, tokens: [...tokens] }
}

function luckOnFile({ stage, hostValue, commits, reveals, absent }: LuckRound): NonNullable<TableFile['luck']> {
  return { stage, hostValue, commits, reveals, absent }
}

/** The chairs of a side file, each waiting for its person to come back. */
export function seatsOn(file: TableFile): LanSeat[] {
  return file.seats.map((seat) => (seat.kind === 'person' ? { ...seat, ready: false, book: answerBook() } : seat))
}

/** A finished round of luck from its side file. One that was broken off is begun anew instead. */
export function luckOn(file: TableFile): LuckRound | null {
  const { luck } = file
  if (!luck) return null
  return { ...luck, host: commitmentOf(HOST_OWNER, luck.hostValue), waiting: [] }
}

/** Letters of the seats where persons sit now. */
export function personLetters(room: Room): string[] {
  return [...room.seats.entries()].filter(([, { kind }]) => kind === 'person').map(([seat]) => letterOf(seat))
}
