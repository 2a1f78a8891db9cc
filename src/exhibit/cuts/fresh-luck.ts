import { gameById } from '../../rules/catalogue'
import { look, replay, seatOf, seededRng, type GameRecord } from '../../rules/kit'

/** What the visitor has seen of a deal, as text; null where the moves are not legal with these cards. */
function seenOf(record: GameRecord, tape: readonly string[], visitor: string): string | null {
  const replayed = replay(gameById, { ...record, chance: { tape } })
  if (!replayed.ok) return null
  const { game, state } = replayed.line
  return JSON.stringify(look(game, state, seatOf(visitor)))
}

/** Where cards of a tape lie that the visitor can't tell from one another. Found by exchanging them in pairs. */
function unseenIn(record: GameRecord, tape: readonly string[], visitor: string): number[] {
  const seen = seenOf(record, tape, visitor)
  for (let last = tape.length - 1; last > 0; last--) {
    const free = [...tape.keys()].filter((at) => {
      if (at === last) return true
      return seenOf(record, exchanged(tape, at, last), visitor) === seen
    })
    if (free.length > 1) return free
  }
  return []
}

function exchanged(tape: readonly string[], one: number, other: number): string[] {
  const copy = [...tape]
  copy[one] = tape[other]!
  copy[other] = tape[one]!
  return copy
}

/**
 * Draws tapes for a record with what a seat can't see in another order: each agrees with all that the seat has seen.
 * What comes after the tape is left to whoever plays on.
 */
export function createFreshTapes(record: GameRecord, visitor: string): (seed: string) => string[] {
  const tape = record.chance?.tape ?? []
  const free = unseenIn(record, tape, visitor)
  const seen = seenOf(record, tape, visitor)
  return (seed) => {
    const rng = seededRng(seed)
    const fresh = [...tape]
    for (let left = free.length - 1; left > 0; left--) {
      const [one, other] = [free[left]!, free[rng.below(left + 1)]!]
      ;[fresh[one], fresh[other]] = [fresh[other]!, fresh[one]!]
    }
    // Pairs that may be exchanged one by one need not be all together: then the deal stays as it lies.
    return seenOf(record, fresh, visitor) === seen ? fresh : [...tape]
  }
}
