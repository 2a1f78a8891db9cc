import type { GameResult, LanChange, LanState } from '../../lan-client'
import {
  look,
  ONLOOKER,
  seatOf,
  type AnyGame,
  type Eye,
  type GameLookup,
  type Position,
  type Seat,
  type Seen,
} from '../../rules/kit'
import { knownTo, type ToldStep } from '../play/played-table'
import type { KeptTelling } from './kept-log'
import { replayFor } from './replay-for-viewer'
import { ToldHistory } from './told-history'

/** What becomes of the table when one more thing that the host told is shown. */
type Shown =
  | { readonly kind: 'step'; readonly step: ToldStep }
  | { readonly kind: 'undone'; readonly moves: number }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'jump' }

/** One thing that the host told, as it waits to be shown. */
export type News =
  | { readonly kind: 'step'; readonly step: Pick<ToldStep, 'seat' | 'move' | 'events'>; readonly seen: Seen }
  | { readonly kind: 'view'; readonly seen: Seen; readonly resigned: readonly Seat[] }
  | { readonly kind: 'result'; readonly result: GameResult }

/** The news in a change that a client tells of; null where nothing of the game has changed. */
export function newsOf(change: LanChange, state: LanState): News | null {
  const { seen, result } = state
  if (change.kind === 'step' && seen) {
    const { seat, move, events } = change.step
    return { kind: 'step', step: { seat: seat === null ? null : seatOf(seat), move, events }, seen }
  }
  if (change.kind === 'view') return viewOf(state)
  return change.kind === 'result' && result ? { kind: 'result', result } : null
}

/** The whole table as a client knows it; null before the deal. */
export function viewOf({ seen, resigned }: LanState): News | null {
  return seen && { kind: 'view', seen, resigned: resigned.map((letter) => seatOf(letter)) }
}

/** What one eye has been shown of a game: the plies as they were told, and what lies there now. */
export interface RemoteFeed {
  /** Null before the first view. */
  readonly seen: Seen | null
  readonly steps: readonly ToldStep[]
  /** Whoever has given up. */
  readonly resigned: readonly Seat[]
  /** Whether some of the game was played and never told here. */
  readonly missed: boolean
  /** Shows one more thing. Null where nobody need look. */
  show(news: News): Shown | null
  /** What a page that is loaded anew goes on from; null before the first view. */
  keep(): KeptTelling | null
}

/** A step that was told to other eyes, as these may know it: the text of a move was for whoever made it. */
function asTo(game: AnyGame, eye: Eye, step: ToldStep): ToldStep {
  return { ...step, move: null, events: knownTo(game, step.events, eye) }
}

export interface TellingNeeds {
  readonly game: AnyGame
  /** The games whose records can be told anew. */
  readonly find: GameLookup
  readonly eye: Eye
  /** What the same person was told from another place at the table: it stays told. */
  readonly before: RemoteFeed | null
  /** What the same eye was told before the page was loaded anew. */
  readonly kept: KeptTelling | null
  /** Who sits at each seat now. */
  names(): readonly string[]
}

export function createRemoteFeed(needs: TellingNeeds): RemoteFeed {
  const { eye, before, kept, names } = needs
  const history = historyFrom(needs)
  const resigned = new Set<Seat>((before ?? kept)?.resigned)

  function step({ step: { seat, move, events }, seen }: News & { kind: 'step' }): Shown {
    const told = { ply: history.ply + (seat === null ? 0 : 1), seat, move, events, names: names() }
    history.add(told, seen)
    return { kind: 'step', step: told }
  }

  function view({ seen, resigned: gone }: News & { kind: 'view' }): Shown | null {
    const isFirst = history.seen === null
    const fresh = gone.filter((seat) => !resigned.has(seat))
    for (const seat of fresh) resigned.add(seat)
    if (history.isBlank) {
      begin(history, needs, seen)
      return { kind: 'jump' }
    }
    if (history.isLast(seen)) {
      history.seen = seen
      // Nothing of what was told before the page was loaded anew is on the table yet.
      if (isFirst) return { kind: 'jump' }
      // Where nobody has given up it was asked for after something was refused, or after a loss: nothing has happened.
      return fresh[0] === undefined ? null : { kind: 'resigned', seat: fresh[0] }
    }
    const back = history.stepBefore(seen)
    if (back < 0) {
      history.noteGap('far.gap', seen)
      return { kind: 'jump' }
    }
    const moves = history.takeBack(back, seen)
    return isFirst ? { kind: 'jump' } : { kind: 'undone', moves }
  }

  function end({ record, resigned: letters }: GameResult): Shown | null {
    for (const letter of letters) resigned.add(seatOf(letter))
    if (!history.missed) return letters.length > 0 ? { kind: 'jump' } : null
    const whole = replayFor(needs.find, record, eye)
    if (whole.length === 0 || history.seen === null) return null
    history.complete(whole, history.seen)
    return { kind: 'jump' }
  }

  return {
    get seen() {
      return history.seen
    },
    steps: history.steps,
    get resigned() {
      return [...resigned]
    },
    get missed() {
      return history.missed
    },
    show(news) {
      if (news.kind === 'result') return end(news.result)
      return news.kind === 'step' ? step(news) : view(news)
    },
    keep() {
      const { seen, steps, missed } = history
      return seen && { eye, steps, sights: history.lastSights(), resigned: [...resigned], missed }
    },
  }
}

/** What was told before this feed: from another place at the table, or before the page was loaded anew. */
function historyFrom({ game, eye, before, kept }: TellingNeeds): ToldHistory {
  if (!before) return kept ? ToldHistory.from(kept) : new ToldHistory([])
  const history = new ToldHistory(before.steps.map((step) => asTo(game, eye, step)))
  history.missed = before.missed
  return history
}

/** Takes in the first thing that is seen: the table before the deal, one in play, or the same from another place. */
function begin(history: ToldHistory, { game, eye, before }: TellingNeeds, seen: Seen): void {
  history.begin(seen)
  if (before?.seen) {
    if (!seen.over) history.note(eye === ONLOOKER ? 'far.looksOn' : 'far.sitsDown', seen)
    return
  }
  const undealt = look(game, game.start(seen.options, seen.seats) as Position, eye)
  if (!history.isLast(undealt)) history.noteGap('far.missed', seen)
}
