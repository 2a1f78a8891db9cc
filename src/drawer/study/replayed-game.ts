import { soundMoves } from '../../bots/search/playout'
import {
  createTapeSource,
  eventsVisibleTo,
  LineOfPlay,
  seatsIn,
  viewTable,
  type AnyGame,
  type GameEvent,
  type GameView,
  type Position,
  type Seat,
} from '../../rules/kit'
import { stockSize } from './worlds'

/** One move of a game that is over, with the positions around it; both wait for a seat, or are the end. */
export interface StudiedMove {
  readonly before: Position
  readonly after: Position
  readonly seat: Seat
  readonly move: number
  /** In the record's notation, without the seat. */
  readonly text: string
  /** Whether it brought a card from the stock, or luck came after it. */
  readonly reveals: boolean
  /** How often chance had come between moves before it. */
  readonly chances: number
  /** Whether the seat had another sound move, or could have let it be. */
  readonly isChoice: boolean
  /** What the seat saw and had been told before it moved. */
  readonly seen: GameView
  readonly recall: readonly GameEvent[]
}

/** A game that is over, move by move. */
export interface ReplayedGame {
  readonly game: AnyGame
  readonly seats: number
  /** The position after the deal. */
  readonly dealt: Position
  readonly end: Position
  readonly moves: readonly StudiedMove[]
}

/** Plays a game again from its line of play. */
export function replayedGame({ game, options, seats, tape, moves: texts }: LineOfPlay): ReplayedGame {
  const line = new LineOfPlay(game, options, seats, createTapeSource(tape))
  const told: GameEvent[][] = Array.from({ length: seats }, () => [])
  const tell = (event: GameEvent) => {
    for (let eye = 0; eye < seats; eye++) told[eye]!.push(...eventsVisibleTo(game, [event], eye))
  }
  line.settleChance(tell)
  const dealt = game.clone(line.state)
  let before = dealt
  let chances = 0
  const list: number[] = []
  const moves = texts.map((text): StudiedMove => {
    const read = line.read(text)
    if (!read.ok) throw new Error(`A line of play holds an illegal move: ${text}`)
    const { seat, move } = read.value
    const seen = viewTable(game, before, seat)
    const recall = told[seat]!.slice()
    const isAwaited = seatsIn(game.requiredSeats(before)).includes(seat)
    const isChoice = !isAwaited || soundMoves(game, before, seat, list) > 1
    line.play(read.value, tell)
    const isLuckDue = line.awaitsChance
    line.settleChance(tell)
    const after = game.clone(line.state)
    const reveals = isLuckDue || stockSize(before) !== stockSize(after)
    const studied = { before, after, seat, move, text: text.slice(2), reveals, chances, isChoice, seen, recall }
    before = after
    if (isLuckDue) chances++
    return studied
  })
  return { game, seats, dealt, end: before, moves }
}
