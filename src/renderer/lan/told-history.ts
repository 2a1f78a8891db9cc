import { digest } from '../../lan-client/audit/observation'
import type { GameView } from '../../rules/kit'
import type { ToldStep } from '../play/played-table'
import type { KeptFeed } from './kept-log'

/** Returns the digest of a view's state; it does not depend on the order in which the fields were sent. */
const digestOf = (seen: GameView): string => digest(seen.state)
/** Number of newest digests compared and kept: an undo takes back a person's move and all bot moves since. */
const MAX_DIGESTS = 64

/** The plies that one eye was told of, with a digest of its view after each, by which an undo is recognized. */
export class ToldHistory {
  /** The latest view; null before the first. */
  seen: GameView | null = null
  /** Whether part of the game was played but never told here. */
  missed = false
  readonly steps: ToldStep[]
  /** Digests of the view after each step; entry 0 is before the first step. An older one may be unknown: empty text. */
  private readonly viewDigests: string[] = []

  /** @param told the steps that were told earlier, before the first view */
  constructor(told: readonly ToldStep[]) {
    this.steps = [...told]
  }

  /** Restores the history from what was kept across a reload of the page. */
  static from({ steps, sights, missed }: KeptFeed): ToldHistory {
    const history = new ToldHistory(steps)
    const unknown = Math.max(0, steps.length + 1 - sights.length)
    history.viewDigests.push(...Array.from({ length: unknown }, () => ''), ...sights.slice(-(steps.length + 1)))
    history.missed = missed
    return history
  }

  /** Whether no view is known yet, not even by its digest. */
  get isBlank(): boolean {
    return this.viewDigests.length === 0
  }

  /** The number of the last ply of a player; 0 before the first. */
  get ply(): number {
    return this.steps.at(-1)?.ply ?? 0
  }

  /** Takes in the first view, before any further step is told. */
  begin(seen: GameView): void {
    // Earlier steps were told to another eye, whose views do not count here: no undo can lead back to them.
    this.viewDigests.push(...this.steps.map(() => digestOf(seen)))
    this.addView(seen)
  }

  /** Adds a ply, and the view after it. */
  add(step: ToldStep, seen: GameView): void {
    if (this.isBlank) this.addView(seen)
    this.steps.push(step)
    this.addView(seen)
  }

  /** Adds a sentence in place of a ply, and the view at that time. */
  addNote(key: string, seen: GameView): void {
    this.steps.push({ ply: this.ply, seat: null, move: null, events: [], note: { key } })
    this.addView(seen)
  }

  /** Adds a sentence that says that something was not told, and the view after it. */
  addGap(key: string, seen: GameView): void {
    this.missed = true
    this.addNote(key, seen)
  }

  /** Whether this view equals the latest one. */
  isLast(seen: GameView): boolean {
    return digestOf(seen) === this.viewDigests.at(-1)
  }

  /** Returns the number of steps after which this same view was seen before; -1 if no recent digest matches. */
  findEarlier(seen: GameView): number {
    const text = digestOf(seen)
    const first = Math.max(0, this.viewDigests.length - MAX_DIGESTS)
    for (let at = this.viewDigests.length - 2; at >= first; at--) if (this.viewDigests[at] === text) return at
    return -1
  }

  /** Removes all steps but the first `count`. Returns the number of player moves removed. */
  takeBack(count: number, seen: GameView): number {
    const gone = this.steps.splice(count)
    this.viewDigests.length = count
    this.addView(seen)
    return gone.filter(({ seat }) => seat !== null).length
  }

  /** Replaces the told steps by the whole game; `seen` is the latest view. */
  complete(whole: readonly ToldStep[], seen: GameView): void {
    this.missed = false
    this.steps.splice(0, this.steps.length, ...whole)
    this.viewDigests.splice(
      0,
      this.viewDigests.length,
      ...Array.from({ length: whole.length + 1 }, () => digestOf(seen)),
    )
  }

  /** Returns the newest digests, to be restored after a reload of the page. */
  lastViewDigests(): string[] {
    return this.viewDigests.slice(-MAX_DIGESTS)
  }

  private addView(seen: GameView): void {
    this.seen = seen
    this.viewDigests.push(digestOf(seen))
  }
}
