import type { GameResult, LanChange, LanState } from '../../protocol/lan/client'
import { letterOf, look, seatOf, type AnyGame, type Eye, type GameLookup, type Seat, type Seen } from '../../rules/kit'
import type { ToldStep } from '../stores/played'
import { guessedMove } from './guessed'
import { retold } from './retold'

/** What becomes of the table when one more thing that the host told is shown. */
export type Shown =
  | { readonly kind: 'step'; readonly step: ToldStep }
  | { readonly kind: 'undone'; readonly moves: number }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'jump' }

/** One thing that the host told, as it waits to be shown. */
export type News =
  | {
      readonly kind: 'step'
      readonly step: Pick<ToldStep, 'seat' | 'move' | 'events'>
      readonly seen: Seen
      readonly turn: number
    }
  /** `gap`: plies may have been missed. */
  | { readonly kind: 'view'; readonly seen: Seen; readonly turn: number; readonly gap: boolean }
  | { readonly kind: 'result'; readonly result: GameResult }

/**
 * The news in a change that a client tells of; null where nothing of the game has changed.
 * @param gap whether the connection was lost since the last news
 */
export function newsOf(change: LanChange, { seen, turn, result }: LanState, gap: boolean): News | null {
  if (change.kind === 'step' && seen) {
    const { seat, move, events } = change.step
    return { kind: 'step', step: { seat: seat === null ? null : seatOf(seat), move, events }, seen, turn }
  }
  if (change.kind === 'view' && seen) return { kind: 'view', seen, turn, gap }
  return change.kind === 'result' && result ? { kind: 'result', result } : null
}

/** What one eye has been shown of a game: the plies as they were told, and what lies there now. */
export interface Telling {
  /** Null before the first view. */
  readonly seen: Seen | null
  readonly steps: readonly ToldStep[]
  /** Whoever has given up, as far as this eye can tell. */
  readonly resigned: readonly Seat[]
  /** Shows one more thing. Null where nobody need look. */
  show(news: News): Shown | null
}

/** Views are compared as the host wrote them: the same position is always the same text. */
const textOf = (seen: Seen): string => JSON.stringify(seen.state)
/** How many plies one taking back may reach: everything a person and some bots have played since. */
const FAR_BACK = 64

/** @param find the games whose records can be told anew */
export function telling(game: AnyGame, find: GameLookup, eye: Eye): Telling {
  const steps: ToldStep[] = []
  /** What was seen after each step; entry 0: before the first. */
  const sights: Seen[] = []
  const resigned = new Set<Seat>()
  let turn = 0
  let missed = false

  const now = (): Seen | null => sights.at(-1) ?? null

  function note(key: string): void {
    steps.push({ ply: steps.at(-1)?.ply ?? 0, seat: null, move: null, events: [], note: { key } })
  }

  function step(news: News & { kind: 'step' }): Shown {
    const before = now()
    const { seat, move, events } = news.step
    const isForeign = seat !== null && move === null && before !== null && events.length > 0
    const text = isForeign ? guessedMove(game, { seat, events, before, after: news.seen }) : move
    const told = { ply: (steps.at(-1)?.ply ?? 0) + (seat === null ? 0 : 1), seat, move: text, events }
    if (before === null) sights.push(news.seen)
    steps.push(told)
    sights.push(news.seen)
    return { kind: 'step', step: told }
  }

  /** The first thing that is seen: the table before the deal, or one in play. */
  function begin(seen: Seen): Shown {
    const undealt = look(game, game.start(seen.options, seen.seats), eye)
    sights.push(seen)
    if (textOf(seen) === textOf(undealt)) return { kind: 'jump' }
    missed = true
    note('far.missed')
    sights.push(seen)
    return { kind: 'jump' }
  }

  function view({ seen, turn: told, gap }: News & { kind: 'view' }): Shown | null {
    const before = now()
    if (before === null) return begin(seen)
    const same = textOf(seen) === textOf(before)
    // Asked for after something was refused, or after a loss: nothing has happened.
    if (same && (told === turn || gap) && seen.over === before.over) return null
    if (same) return giveUp(before, seen)
    const back = earlier(seen)
    if (back >= 0) return takeBack(back, seen)
    missed = true
    note('far.gap')
    sights.push(seen)
    return { kind: 'jump' }
  }

  /** After which step just this was seen; -1 where it never was. */
  function earlier(seen: Seen): number {
    const text = textOf(seen)
    const first = Math.max(0, sights.length - FAR_BACK)
    for (let at = sights.length - 2; at >= first; at--) if (textOf(sights[at]!) === text) return at
    return -1
  }

  function takeBack(at: number, seen: Seen): Shown {
    const gone = steps.splice(at)
    sights.length = at
    sights.push(seen)
    return { kind: 'undone', moves: gone.filter(({ seat }) => seat !== null).length }
  }

  /** The host tells everything anew though nothing lies otherwise: somebody has given up. */
  function giveUp(before: Seen, seen: Seen): Shown {
    sights[sights.length - 1] = seen
    const lost = seen.over && !before.over ? losers(seen) : []
    for (const seat of lost) resigned.add(seat)
    if (lost[0] !== undefined) return { kind: 'resigned', seat: lost[0] }
    note('far.gaveUp')
    sights.push(seen)
    return { kind: 'jump' }
  }

  function losers({ seats, winners }: Seen): Seat[] {
    const all = Array.from({ length: seats }, (_, seat) => seat)
    const lost = all.filter((seat) => !resigned.has(seat) && winners?.includes(letterOf(seat)) === false)
    // With more than one nobody can say who it was.
    return lost.length === 1 ? lost : []
  }

  function end({ record, resigned: letters }: GameResult): Shown | null {
    for (const letter of letters) resigned.add(seatOf(letter))
    if (!missed) return letters.length > 0 ? { kind: 'jump' } : null
    const whole = retold(find, record, eye)
    const last = now()
    if (whole.length === 0 || last === null) return null
    missed = false
    steps.splice(0, steps.length, ...whole)
    sights.splice(0, sights.length, ...Array.from({ length: whole.length + 1 }, () => last))
    return { kind: 'jump' }
  }

  return {
    get seen() {
      return now()
    },
    steps,
    get resigned() {
      return [...resigned]
    },
    show(news) {
      if (news.kind === 'result') return end(news.result)
      const shown = news.kind === 'step' ? step(news) : view(news)
      turn = news.turn
      return shown
    },
  }
}
