import { think } from '../../bots'
import { entryAt, letterOf, LineOfPlay, seatsIn, createTapeSource, type GameEvent, type Seat } from '../../rules/kit'
import { createThinkRequest } from '../../session'
import { illegal } from '../errors'
import type { Io } from '../streams'
import { answerRecords, eyeOf } from '../record-commands'

const STRONGEST = 5

/** `parlor hint`: suggests a move after a record. The answer is always the same, since no clock limits the search. */
export async function hintCommand(io: Io, file: string, given: string | undefined): Promise<void> {
  await answerRecords(io, { file, lines: false }, (line) => {
    const seat = hintedSeat(line, given)
    const place = { game: line.game, state: line.state, steps: stepsOf(line) }
    const { move, value } = think(line.game, createThinkRequest(place, 'parlor hint', seat, STRONGEST, 'hint'))
    if (move === null)
      throw illegal({ code: 'nothing-to-do', message: 'Nobody waits for this seat.', ply: null, move: null })
    return { move: `${letterOf(seat)} ${move}`, ...(value !== null && { value }) }
  })
}

/** Returns the events that led to the line's position, one entry per move; the first entry is the deal. */
function stepsOf({ game, options, seats, tape, moves }: LineOfPlay): { readonly events: readonly GameEvent[] }[] {
  const again = new LineOfPlay(game, options, seats, createTapeSource(tape))
  const steps: { readonly events: GameEvent[] }[] = [{ events: [] }]
  for (const move of moves) {
    again.settleChance((event) => steps.at(-1)?.events.push(event))
    steps.push({ events: [] })
    again.playText(move, (event) => steps.at(-1)?.events.push(event))
  }
  again.settleChance((event) => steps.at(-1)?.events.push(event))
  return steps
}

function hintedSeat({ game, state, seats, isOver }: LineOfPlay, given: string | undefined): Seat {
  if (isOver) throw illegal({ code: 'game-over', message: 'The game is over: no move is left.', ply: null, move: null })
  const must = seatsIn(game.requiredSeats(state))
  const acting = must.length > 0 ? must : seatsIn(game.optionalSeats(state))
  const seat = given === undefined ? entryAt(acting, 0) : eyeOf(given, seats, false)
  if (seatsIn(game.requiredSeats(state) | game.optionalSeats(state)).includes(seat)) return seat
  throw illegal({ code: 'not-your-turn', message: `Seat ${letterOf(seat)} has no move now.`, ply: null, move: null })
}
