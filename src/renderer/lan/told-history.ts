import { digest } from '../../lan-client/audit/canonical-json'
import type { Seen } from '../../rules/kit'
import type { ToldStep } from '../play/played-table'
import type { KeptTelling } from './kept-log'

/** The same position has always the same digest, in whatever order its fields were sent. */
const digestOf = (seen: Seen): string => digest(seen.state)
/** How many plies one taking back may reach: everything a person and some bots have played since. */
const FAR_BACK = 64

/** The plies that one eye was told of, with a digest of what it saw after each, so that a taking back is recognized. */
export class ToldHistory {
  /** What lies there now; null before the first sight. */
  seen: Seen | null = null
  /** Whether some of the game was played and never told here. */
  missed = false
  readonly steps: ToldStep[]
  /** Digests of what was seen after each step; entry 0: before the first. Older ones may be unknown: empty. */
  private readonly sights: string[] = []

  /** @param told the steps that were told already, before anything was seen */
  constructor(told: readonly ToldStep[]) {
    this.steps = [...told]
  }

  /** Goes on from what was kept while the page was loaded anew. */
  static from({ steps, sights, missed }: KeptTelling): ToldHistory {
    const history = new ToldHistory(steps)
    const unknown = Math.max(0, steps.length + 1 - sights.length)
    history.sights.push(...Array.from({ length: unknown }, () => ''), ...sights.slice(-(steps.length + 1)))
    history.missed = missed
    return history
  }

  /** Whether nothing that was seen is known. */
  get isBlank(): boolean {
    return this.sights.length === 0
  }

  /** The number of the last ply of a player; 0 before the first. */
  get ply(): number {
    return this.steps.at(-1)?.ply ?? 0
  }

  /** Begins with what lies there before anything else is told. */
  begin(seen: Seen): void {
    // What was told before was seen from elsewhere: there is nothing to take a move back to.
    this.sights.push(...this.steps.map(() => digestOf(seen)))
    this.see(seen)
  }

  /** Adds a ply, and what is seen after it. */
  add(step: ToldStep, seen: Seen): void {
    if (this.seen === null) this.see(seen)
    this.steps.push(step)
    this.see(seen)
  }

  /** Adds a sentence in place of a ply, and what is seen then. */
  note(key: string, seen: Seen): void {
    this.steps.push({ ply: this.ply, seat: null, move: null, events: [], note: { key } })
    this.see(seen)
  }

  /** Adds the sentence that something was not told, and what is seen after it. */
  noteGap(key: string, seen: Seen): void {
    this.missed = true
    this.note(key, seen)
  }

  /** Whether just this was seen last. */
  isLast(seen: Seen): boolean {
    return digestOf(seen) === this.sights.at(-1)
  }

  /** After which step just this was seen, other than the last; -1 where it never was. */
  stepBefore(seen: Seen): number {
    const text = digestOf(seen)
    const first = Math.max(0, this.sights.length - FAR_BACK)
    for (let at = this.sights.length - 2; at >= first; at--) if (this.sights[at] === text) return at
    return -1
  }

  /** Forgets all steps but the first `count`. Answers how many plies of players went. */
  takeBack(count: number, seen: Seen): number {
    const gone = this.steps.splice(count)
    this.sights.length = count
    this.see(seen)
    return gone.filter(({ seat }) => seat !== null).length
  }

  /** Puts the whole game in the place of what was told, while `seen` lies there. */
  complete(whole: readonly ToldStep[], seen: Seen): void {
    this.missed = false
    this.steps.splice(0, this.steps.length, ...whole)
    this.sights.splice(0, this.sights.length, ...Array.from({ length: whole.length + 1 }, () => digestOf(seen)))
  }

  /** The newest digests, for a page that is loaded anew. */
  lastSights(): string[] {
    return this.sights.slice(-FAR_BACK)
  }

  private see(seen: Seen): void {
    this.seen = seen
    this.sights.push(digestOf(seen))
  }
}
