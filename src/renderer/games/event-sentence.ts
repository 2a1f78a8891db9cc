import type { GameEvent, GameView } from '../../rules/kit'
import { say } from '../i18n/say'
import type { GameFace } from './types'

/** Returns the names that a sentence needs: of the seat that acted, and of the payer and payee. */
export function namesFor(event: GameEvent, sitting: readonly string[]): Record<string, string> {
  const names: Record<string, string> = {}
  for (const [key, seat] of Object.entries(event)) {
    const param = { seat: 'name', from: 'fromName', to: 'toName' }[key]
    const name = typeof seat === 'number' ? sitting[seat] : undefined
    if (param !== undefined && name !== undefined) names[param] = name
  }
  return names
}

/**
 * Returns the sentence for an event, as told to the viewer of `seen`, with names by seat; null if the event needs no
 * words.
 */
export function sentenceFor(face: GameFace, event: GameEvent, seen: GameView, names: readonly string[]): string | null {
  const words = face.eventWords(event, seen)
  return words === null ? null : say(face.id, words, namesFor(event, names), names)
}
