import type { Io } from '../streams'
import { answerRecords, eyeOf, type Source } from '../record-commands'

/** `parlor view`: prints the state as a seat, or an onlooker (`-`), may know it. */
export async function viewCommand(io: Io, source: Source, seat: string): Promise<void> {
  await answerRecords(io, source, ({ game, state, seats }) => game.view(state, eyeOf(seat, seats, true)))
}
