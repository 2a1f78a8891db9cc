import type { GameResult, LanChange, LanState } from '../../lan-client'
import { digest } from '../../lan-client/audit/canonical-json'
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

/** The same position has always the same digest, in whatever order its fields were sent. */
const digestOf = (seen: Seen): string => digest(seen.state)
/** How many plies one taking back may reach: everything a person and some bots have played since. */
const FAR_BACK = 64

/** What was kept of sights, one for each step and one before the first. */
function sightsFor({ steps, sights }: KeptTelling): string[] {
  const unknown = Math.max(0, steps.length + 1 - sights.length)
  return [...Array.from({ length: unknown }, () => ''), ...sights.slice(-(steps.length + 1))]
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

export function createRemoteFeed({ game, find, eye, before, kept, names }: TellingNeeds): RemoteFeed {
  const steps: ToldStep[] = before ? before.steps.map((step) => asTo(game, eye, step)) : [...(kept?.steps ?? [])]
  /** Digests of what was seen after each step; entry 0: before the first. Older ones may be unknown: empty. */
  const sights: string[] = before || !kept ? [] : sightsFor(kept)
  const resigned = new Set<Seat>((before ?? kept)?.resigned)
  let missed = (before ?? kept)?.missed ?? false
  let current: Seen | null = null

  function see(seen: Seen): void {
    current = seen
    sights.push(digestOf(seen))
  }

  function note(key: string): void {
    steps.push({ ply: steps.at(-1)?.ply ?? 0, seat: null, move: null, events: [], note: { key } })
  }

  function step(news: News & { kind: 'step' }): Shown {
    const last = current
    const { seat, move, events } = news.step
    const ply = (steps.at(-1)?.ply ?? 0) + (seat === null ? 0 : 1)
    const told = { ply, seat, move, events, names: names() }
    if (last === null) see(news.seen)
    steps.push(told)
    see(news.seen)
    return { kind: 'step', step: told }
  }

  /** The first thing that is seen from another place than before. */
  function goOn(seen: Seen): Shown {
    // What was seen from there is nothing to take a move back to.
    sights.push(...steps.map(() => digestOf(seen)))
    see(seen)
    if (seen.over) return { kind: 'jump' }
    note(eye === ONLOOKER ? 'far.looksOn' : 'far.sitsDown')
    see(seen)
    return { kind: 'jump' }
  }

  /** The first thing that is seen: the table before the deal, or one in play. */
  function begin(seen: Seen): Shown {
    if (before?.seen) return goOn(seen)
    const undealt = look(game, game.start(seen.options, seen.seats) as Position, eye)
    see(seen)
    if (digestOf(seen) === digestOf(undealt)) return { kind: 'jump' }
    missed = true
    note('far.missed')
    see(seen)
    return { kind: 'jump' }
  }

  function view({ seen, resigned: gone }: News & { kind: 'view' }): Shown | null {
    const last = current
    const fresh = gone.filter((seat) => !resigned.has(seat))
    for (const seat of fresh) resigned.add(seat)
    if (sights.length === 0) return begin(seen)
    const same = digestOf(seen) === sights.at(-1)
    if (same) current = seen
    // Nothing of what was told before the page was loaded anew is on the table yet.
    if (same && last === null) return { kind: 'jump' }
    // Where nobody has given up it was asked for after something was refused, or after a loss: nothing has happened.
    if (same) return fresh[0] === undefined ? null : { kind: 'resigned', seat: fresh[0] }
    const back = earlier(seen)
    if (back >= 0) {
      const undone = takeBack(back, seen)
      return last === null ? { kind: 'jump' } : undone
    }
    missed = true
    note('far.gap')
    see(seen)
    return { kind: 'jump' }
  }

  /** After which step just this was seen; -1 where it never was. */
  function earlier(seen: Seen): number {
    const text = digestOf(seen)
    const first = Math.max(0, sights.length - FAR_BACK)
    for (let at = sights.length - 2; at >= first; at--) if (sights[at] === text) return at
    return -1
  }

  function takeBack(at: number, seen: Seen): Shown {
    const gone = steps.splice(at)
    sights.length = at
    see(seen)
    return { kind: 'undone', moves: gone.filter(({ seat }) => seat !== null).length }
  }

  function end({ record, resigned: letters }: GameResult): Shown | null {
    for (const letter of letters) resigned.add(seatOf(letter))
    if (!missed) return letters.length > 0 ? { kind: 'jump' } : null
    const whole = replayFor(find, record, eye)
    const last = current
    if (whole.length === 0 || last === null) return null
    missed = false
    steps.splice(0, steps.length, ...whole)
    sights.splice(0, sights.length, ...Array.from({ length: whole.length + 1 }, () => digestOf(last)))
    return { kind: 'jump' }
  }

  return {
    get seen() {
      return current
    },
    steps,
    get resigned() {
      return [...resigned]
    },
    get missed() {
      return missed
    },
    show(news) {
      if (news.kind === 'result') return end(news.result)
      return news.kind === 'step' ? step(news) : view(news)
    },
    keep: () =>
      current === null ? null : { eye, steps, sights: sights.slice(-FAR_BACK), resigned: [...resigned], missed },
  }
}
