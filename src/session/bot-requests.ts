import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Level } from '../ports/journal'
import { letterOf, listTexts, look, seededRng, type AnyGame, type GameEvent, type Seat } from '../rules/kit'
import type { GameHistory } from './game-history'
import type { Step } from './types'
import type { ThinkRequest } from '../ports/thinker'

/** A position and what happened on the way to it. */
export type BotPosition = Pick<GameHistory, 'game' | 'state'> & { readonly steps: readonly Pick<Step, 'events'>[] }

/**
 * What a seat's bot is asked: what the seat sees, what it was told so far, and luck of its own. That luck is a digest of the table's seed, the
 * place in the game and the purpose; nothing about the deal can be worked out from it.
 */
export function thinkRequest(
  place: BotPosition,
  seed: string,
  seat: Seat,
  level: Level,
  purpose: NonNullable<ThinkRequest['purpose']>,
): ThinkRequest {
  const luck = [purpose, seed, place.steps.length, letterOf(seat), level]
  return {
    seen: look(place.game, place.state, seat),
    ...olderRules(place.game),
    recall: place.steps.flatMap(({ events }) => eventsVisibleTo(place.game, events, seat)),
    seat,
    level,
    seed: digest(luck),
    purpose,
    table: digest(['table', seed]),
  }
}

function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, 32)
}

/** What a request says of the rules of a game that has newer ones by now; nothing for any other. */
function olderRules({ info }: AnyGame): Pick<ThinkRequest, 'rules'> {
  return info.replaced ? { rules: info.version } : {}
}

/** What a seat may know of events. */
export function eventsVisibleTo(game: AnyGame, events: readonly GameEvent[], seat: Seat): GameEvent[] {
  return events.flatMap((event) => game.eventFor(event, seat) ?? [])
}

/** A thought's text as a move, or null if it is illegal. With a strict referee weak bots may also break a rule. */
export function legalMove(course: GameHistory, seat: Seat, text: string): { readonly move: unknown } | null {
  const read = course.game.read(course.state, seat, text)
  return read.ok ? { move: read.value } : null
}

/** A thought's text as a move that is worth recommending, or null if it is illegal or breaks a rule of the sheet. */
export function soundMove(course: GameHistory, seat: Seat, text: string): { readonly move: unknown } | null {
  const { game, state } = course
  const read = game.read(state, seat, text)
  return read.ok && game.sound(state, seat, read.value) ? { move: read.value } : null
}

/** Some sound move of a seat that can act, for when thinking failed. The same luck picks the same one. */
export function anySoundMove(course: GameHistory, seat: Seat, luck: string): unknown {
  const { game, state } = course
  const all: unknown[] = []
  all.length = game.moves(state, seat, all)
  const sound = all.filter((move) => game.sound(state, seat, move))
  const choice = sound.length > 0 ? sound : all
  return choice[seededRng(luck).below(choice.length)]
}

/** Every legal move of a seat as text, sorted as plain strings. */
export function moveTexts(course: GameHistory, seat: Seat): string[] {
  const { game, state } = course
  return listTexts(game, state, seat).sort()
}
