import type { GameView } from '../../../rules/kit'
import type { GameFace } from '../types'

/**
 * Moves by their touches, separated by blanks; `{name}` is the same name in both: `hand:{card} square:{to}` for
 * `{card}@{to}`.
 */
type TouchTable = Readonly<Record<string, string>>

/** Every pattern met, compiled; they name places and cards, so there are few. */
const COMPILED = new Map<string, RegExp>()

/**
 * Returns the text's names by the pattern's `{name}`; null if the text does not fit.
 * @param name pattern of a name
 */
function namesIn(pattern: string, text: string, name: string): Readonly<Record<string, string>> | null {
  const source = `^${pattern.replace(/\{(\w+)\}/g, `(?<$1>${name})`)}$`
  let compiled = COMPILED.get(source)
  if (compiled === undefined) COMPILED.set(source, (compiled = new RegExp(source)))
  const found = compiled.exec(text)
  return found === null ? null : (found.groups ?? {})
}

const fill = (pattern: string, names: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')

/**
 * Returns the touches of a face's moves, and the moves that touches mean, legal or not, so that a refusal can name the
 * rule. A move has the touches of the first row that fits it. What is only said is no attempt.
 */
export function touchCodec<View>(
  rows: TouchTable | ((seen: GameView<View>) => TouchTable),
): Required<Pick<GameFace<View>, 'touches' | 'attempt'>> {
  const rowsFor = (seen: GameView<View>) => Object.entries(typeof rows === 'function' ? rows(seen) : rows)
  return {
    touches(move, seen) {
      for (const [touches, pattern] of rowsFor(seen)) {
        const names = namesIn(pattern, move, '.+?')
        if (names !== null) return touches.split(' ').map((touch) => fill(touch, names))
      }
      return []
    },
    attempt(touched, seen) {
      const text = touched.join(' ')
      for (const [touches, pattern] of rowsFor(seen)) {
        const names = touches.startsWith('say:') ? null : namesIn(touches, text, '\\S+')
        if (names !== null) return fill(pattern, names)
      }
      return null
    },
  }
}

/**
 * The touches of a game in which only one square is vacant: that of the piece is enough. A second one is its
 * destination, legal or not.
 */
export const slideTouches = touchCodec<{ readonly vacant: number }>(({ state }) => ({
  'square:{from}': `{from}-${state.vacant}`,
  'square:{from} square:{to}': '{from}-{to}',
}))
