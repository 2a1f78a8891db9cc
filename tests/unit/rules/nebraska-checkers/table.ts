import { expect } from 'vitest'
import { nebraskaCheckers as game } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers'
import type { NebraskaEvent, NebraskaView } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers/shape'
import type { NebraskaState } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers/state'
import { defaults, listTexts, createSeededRng, type Options } from '../../../../src/rules/kit'

/** A position. Plain men are bare numbers, and kings have a `k` behind: `A: '37 39k'`. */
export interface Placing {
  readonly A: string
  readonly B: string
  readonly turn?: 'A' | 'B'
  readonly quiet?: number
  readonly recent?: NebraskaView['recent']
  readonly options?: Options
}

/** Returns a table with men placed at will. */
export function place({ A, B, turn = 'A', quiet = 0, recent = { A: [], B: [] }, options }: Placing): NebraskaState {
  const all = { A: A.split(' ').filter(Boolean), B: B.split(' ').filter(Boolean) }
  const squares = (texts: string[]) => texts.map((text) => Number.parseInt(text)).sort((a, b) => a - b)
  const plain = (texts: string[]) => squares(texts.filter((text) => !text.endsWith('k')))
  const kings = (texts: string[]) => squares(texts.filter((text) => text.endsWith('k')))
  const state: NebraskaView = {
    turn,
    men: { A: plain(all.A), B: plain(all.B) },
    kings: { A: kings(all.A), B: kings(all.B) },
    quiet,
    recent,
    result: null,
  }
  const complete = { ...defaults(game.info), ...options }
  const seen = { game: game.info.id, options: complete, seats: 2, eye: -1, over: false, toMove: [turn], scores: {} }
  return game.determinize({ ...seen, winners: null, state }, createSeededRng(''))
}

/** Returns the texts of a seat's legal moves, sorted. */
export function movesOf(state: NebraskaState, seat = state.turn): string[] {
  return listTexts(game, state, seat).sort()
}

/** Plays legal moves like `39-31 9-17`, and returns the events. */
export function play(state: NebraskaState, texts: string): NebraskaEvent[] {
  const events: NebraskaEvent[] = []
  for (const text of texts.split(' ')) {
    const seat = state.turn
    const read = game.read(state, seat, text)
    if (!read.ok) throw new Error(`${text}: ${read.error.message}`)
    game.apply(state, seat, read.value, (event) => events.push(event))
  }
  return events
}

/** Returns the code with which a text is refused, or null. */
export function codeOf(state: NebraskaState, seat: number, text: string): string | null {
  const read = game.read(state, seat, text)
  return read.ok ? null : read.error.code
}

export function expectRefusal(placing: Placing, text: string, code: string, seat?: number): void {
  const state = place(placing)
  expect([text, codeOf(state, seat ?? state.turn, text)]).toEqual([text, code])
}
