import { gameById } from '../../../../src/rules/catalogue'
import {
  colorow,
  type ColorowEvent,
  type ColorowState,
  type ColorowView,
} from '../../../../src/rules/forty-nine-outfit/colorow'
import { look, lettersOf, replay, type GameEvent, type Options, type Replayed } from '../../../../src/rules/kit'

export interface Deal {
  /** Cards a seat in the first deal, `3 17 24 40 41`; the rest of the pack follows ascending. */
  readonly hands: readonly string[]
  /** The card on square 25; the lowest that is left if none is named. */
  readonly centre?: string
  readonly options?: Options
}

export function tapeOf({ hands, centre }: Deal): string[] {
  const dealt = hands.map((hand) => hand.split(' '))
  const tape = [0, 1, 2, 3, 4].flatMap((round) => dealt.map((hand) => hand[round]!))
  if (centre !== undefined) tape.push(centre)
  const all = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
  return [...tape, ...all.filter((card) => !tape.includes(card))]
}

/** Plays moves, written one after another with `;` between. */
export function playRecord(deal: Deal, moves: string, tell?: (event: GameEvent) => void): Replayed {
  const record = {
    format: 'parlor-record/1',
    game: 'colorow',
    options: deal.options ?? {},
    seats: lettersOf(deal.hands.length),
    chance: { tape: tapeOf(deal) },
    moves: listed(moves),
  }
  return replay(gameById, record, tell)
}

export interface Table {
  readonly state: ColorowState
  readonly page: ColorowView
  readonly scores: Readonly<Record<string, number>>
  readonly toMove: readonly string[]
  readonly winners: readonly string[] | null
  /** All that the whole table hears. */
  readonly events: readonly ColorowEvent[]
}

/** The table after legal moves. */
export function table(deal: Deal, moves: string): Table {
  const events: ColorowEvent[] = []
  const replayed = playRecord(deal, moves, (event) => events.push(event as ColorowEvent))
  if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
  const state = replayed.line.state as ColorowState
  const { scores, toMove, winners } = look(colorow, state, -1)
  return { state, page: colorow.dump(state), scores, toMove, winners, events }
}

/** The code with which the last of some moves is refused, the others being legal. */
export function refusal(deal: Deal, moves: string): string | null {
  const replayed = playRecord(deal, moves)
  if (replayed.ok) return null
  expectLast(replayed.fault.ply, listed(moves).length)
  return replayed.fault.code
}

function expectLast(ply: number | null, last: number): void {
  if (ply !== last) throw new Error(`refused at ply ${ply}, not at ${last}`)
}

/** A game to its last card, the lowest card always on the lowest free square; in strict play each card is claimed at 0. */
export function fillBoard(deal: Deal, lastClaim?: string): string {
  const moves: string[] = []
  const strict = deal.options?.['referee'] === 'strict'
  for (let left = 48; left > 0; left--) {
    const { state, page } = table(deal, moves.join(';'))
    const square = page.board.indexOf(null) + 1
    const hand = page.hands[page.turn!] as readonly string[]
    moves.push(`${page.turn} ${hand[0]}@${square}`)
    if (strict) moves.push(`${'ABCDEFGH'[state.turn]} ${left === 1 ? (lastClaim ?? 'claim 0') : 'claim 0'}`)
  }
  return moves.join(';')
}

function listed(moves: string): string[] {
  return moves === '' ? [] : moves.split(/ *; */)
}
