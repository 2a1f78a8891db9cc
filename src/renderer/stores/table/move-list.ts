import { isTouchOf } from '../../stage/model/touch-names'
import { say } from '../../i18n/say'
import type { GameFace } from '../../games/types'
import { useClaim } from './claim'
import { useSelection } from './selection'
import { touchName } from '../../play/touch-names'

/** A move of the list in words, with its first touch. */
export interface MoveEntry {
  readonly move: string
  readonly touch: string | null
  readonly words: string
}

/** Moves under one heading; the heading is empty if the list needs none. */
export interface MoveGroup {
  readonly title: string
  readonly entries: readonly MoveEntry[]
}

/** The number of moves from which the list has a sheet of its own. */
export const MIN_SHEET_MOVES = 24

/** Returns the moves that the touches made so far leave possible, in words, without claims. */
export function possibleEntries(): MoveEntry[] {
  const [selection, claims] = [useSelection(), useClaim()]
  if (selection.source === null) return []
  const { id } = selection.source.face
  const possible = new Set(selection.narrowed.candidates.map(({ move }) => move))
  const moves = selection.moves.filter(({ move, touches }) => possible.has(move) && !claims.covers(touches))
  return moves.map(({ move, touches, words }) => ({ move, touch: touches[0] ?? null, words: say(id, words) }))
}

/**
 * Groups all moves: under the game's headings, or by the first touch. Moves without a group come first, without a
 * heading.
 */
export function groupsOf(face: GameFace, entries: readonly MoveEntry[]): MoveGroup[] {
  const groups = new Map<string, MoveEntry[]>()
  for (const entry of entries) {
    const title = titleOf(face, entry)
    groups.set(title, [...(groups.get(title) ?? []), entry])
  }
  const alone = [...groups].flatMap(([title, group]) => (title === '' || group.length === 1 ? group : []))
  const rest = [...groups].filter(([title, group]) => title !== '' && group.length > 1)
  return [
    ...(alone.length > 0 ? [{ title: '', entries: alone }] : []),
    ...rest.map(([title, group]) => ({ title, entries: group })),
  ]
}

function titleOf(face: GameFace, { move, touch }: MoveEntry): string {
  const heading = face.heading?.(move) ?? null
  if (heading !== null) return say(face.id, heading)
  // A spoken claim has no place on the table; games with headings have grouped everything else already.
  if (face.heading !== undefined || touch === null || isTouchOf(touch, 'say')) return ''
  return touchName(face.id, touch)
}

/** Filters moves to those that contain all these words, or words beginning with them, in their text or heading. */
export function searchGroups(groups: readonly MoveGroup[], query: string): MoveGroup[] {
  const parts = wordsIn(query)
  if (parts.length === 0) return [...groups]
  return groups.flatMap(({ title, entries }) => {
    const fitting = entries.filter(({ words }) => containsAll(`${title} ${words}`, parts))
    return fitting.length === 0 ? [] : [{ title, entries: fitting }]
  })
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}♠♥♦♣◆■▲○]+/gu) ?? []

/** Numbers match whole: 4 does not match 40. */
function containsAll(sentence: string, parts: readonly string[]): boolean {
  const words = wordsIn(sentence)
  return parts.every((part) => words.some((word) => (/^\d+$/.test(part) ? word === part : word.startsWith(part))))
}
