import type { GameEvent, Seat, Seen } from '../../rules/kit'
import type { Words } from '../i18n/words'
import type { TableLayout } from '../framing/table-layout'
import type { Piece } from '../stage/model/pieces'

/** The last ply of a player, as one eye was told it. */
export interface LastPly<Event extends GameEvent = GameEvent> {
  readonly seat: Seat
  readonly events: readonly Event[]
}

/** What a scene needs beside the view: how the table stands for this screen. Everything else is in the view. */
export interface SceneContext<Event extends GameEvent = GameEvent> {
  /** What can be touched next, in the names of moves; it glows. */
  readonly touchable: ReadonlySet<string>
  /** What has been touched already for the move that is being made. */
  readonly picked: readonly string[]
  /** Who made the last ply of a player and what this eye was told of it, so that a card knows where it came from. */
  readonly last: LastPly<Event> | null
  /** Higher than wide: the hand comes nearer, the box goes away. */
  readonly portrait: boolean
  /** A page that is higher than wide: what needs no board lies close together there. `portrait` is true with it. */
  readonly held?: 'upright'
  /**
   * What happened last, as this eye was told it: for what a view no longer shows, such as the stakes of a spin that was
   * just settled. Absent where nobody was told (a table that is looked at for the first time).
   */
  readonly told?: readonly Event[]
  /** All that this eye was told since the beginning, where the table keeps it: for a trail that no view shows. */
  readonly story?: readonly Event[]
  /** How hard the arrow was flicked for the last spin, 0 to 1; null where nobody at this screen did. */
  readonly flick: number | null
  /**
   * The table is laid out as a page: groups of pieces will be brought to their boxes, and only how the field itself lies
   * matters. `portrait` and `held` say whether the page is higher than wide.
   */
  readonly page?: boolean
  /** The face's own way of looking is switched on. */
  readonly lens?: boolean
  /** The hand is covered (hot seat between players): faces of the eye's own hand are not shown. */
  readonly covered: boolean
}

/** One line of the pencilled pad. */
export interface PadLine {
  readonly label: Words
  /** Per seat, as written; empty where nothing is. */
  readonly cells: readonly string[]
}

export interface Pad {
  readonly lines: readonly PadLine[]
  readonly totals: readonly string[]
}

/** One step of the count at the end of a deal: what is turned up and what it is worth. Shown one after another. */
export interface CountStep {
  readonly words: Words
  /** Letter of the seat that it counts for. */
  readonly seat: string
  /** Pictures of the cards that are shown with it. */
  readonly faces: readonly string[]
  readonly points: number
}

/** One move of a printed game that plays itself: why it is played, in a sentence. */
export interface Remark {
  /** The move that it belongs to, counted from 1. */
  readonly ply: number
  readonly words: Words
}

/** A lesson step: a position, what to do, which moves count as done, and what is said then. */
export interface LessonStep {
  readonly title: Words
  readonly tell: Words
  /** The record whose last position is shown; the learner sits at `seat`. */
  readonly record: unknown
  readonly seat: Seat
  /** Moves (text without seat) that do what was asked; any other legal move gets `other` and the step starts again. */
  readonly wanted: readonly string[]
  readonly done: Words
  readonly other: Words
}

/**
 * Something that may be said with a play before it is let go (a claim, an announcement). All of them are offered
 * whether they fit or not, so that nothing is prompted.
 */
export interface Extra {
  readonly id: string
  readonly words: Words
  /** Chips of one group stand together. */
  readonly group: string
}

/** What anybody at the table may say at any time, fitting or not: nobody is told whether it would fit. */
export interface Claim {
  /** The piece to touch for it; the moves that it stands for are touched by `say:<touch>…`. */
  readonly touch: string
  readonly words: Words
}

/** Something that is done without a card, man or square: it has a tile of its own, whether it can be done now or not. */
export interface Verb {
  /** The touches that mean it: whichever of them can be made. Of one that plays a series, the first is its name. */
  readonly touches: readonly string[]
  /** In a word or two. */
  readonly words: Words
  /** Several moves that it plays one after the other; empty where they cannot be played. Absent for what is touched. */
  readonly series?: readonly string[]
}

/** The pictures of a puzzle with few solutions, filling up from one game to the next. */
export interface Album<View = unknown> {
  readonly title: Words
  /** The squares of every solution, from 1, in a square of so many a side. */
  readonly pictures: readonly (readonly number[])[]
  readonly side: number
  /** Which of them this table shows, counted from 1; null for none. */
  found(seen: Seen<View>): number | null
}

/**
 * All that the page knows of one game: its scene and its words. Adding a game adds one of these, and nothing else. A game
 * writes it with `defineFace`, for its own `View` and `Event`; the page holds it as a plain `GameFace` and hands it only
 * what comes from that game.
 */
export interface GameFace<View = unknown, Event extends GameEvent = GameEvent> {
  readonly id: string
  scene(seen: Seen<View>, context: SceneContext<Event>): Piece[]
  /** How its table is laid out on a page. */
  readonly table: TableLayout<View>
  /**
   * Pieces and places that a legal move touches, in order: `['hand:17', 'square:17']`, `['stock']`. `seen` tells where
   * things lie now, for games in which a card may be taken from many places.
   */
  touches(move: string, seen: Seen<View>): readonly string[]
  /** A move as a person would say it: "Lay 17 on its square: 10 points". */
  move(seen: Seen<View>, seat: Seat, move: string): Words
  /** What is written in the log and spoken; null for what needs no word. The page fills in `name` (of the event's seat), `fromName` and `toName`. */
  event(event: Event, seen: Seen<View>): Words | null
  /**
   * What everybody at the table hears or sees at once when this happens, and must not have to read up in the log: a call,
   * a build announced, the card at which the arrow stops. Null for all else.
   */
  aloud?(event: Event, seen: Seen<View>): Words | null
  /** What can be done now, for whoever looks. */
  prompt(seen: Seen<View>): Words
  /** A way of looking at the table that can be switched on (the classes of the squares), by its name; absent: none. */
  readonly lens?: Words
  /** Why a hint is good, for the move it names; `recall` is all that the seat was told so far. */
  reason(seen: Seen<View>, seat: Seat, move: string, recall?: readonly Event[]): Words
  /** @param story all that happened so far, as this eye was told it, for pads that keep more than the view does */
  pad(seen: Seen<View>, story?: () => readonly Event[]): Pad
  /**
   * What is done without a card, man or square under these options, always in the same order; absent where nothing is.
   * @param story all that happened so far, as this eye was told it
   */
  verbs?(seen: Seen<View>, story?: () => readonly Event[]): readonly Verb[]
  /** What may be said with a play for these options; empty or absent where nothing can. */
  extras?(seen: Seen<View>): readonly Extra[]
  /** The text of a move with extras added, in the notation's order, whether legal or not. */
  withExtras?(move: string, extras: readonly string[]): string
  /** The move without its extras: moves of one plain text are one line in the list of moves. */
  plain?(move: string): string
  /** The text that these touches would mean, legal or not, so that a refusal can name the rule; null for nothing. */
  attempt?(touched: readonly string[], seen: Seen<View>): string | null
  /** Under which heading a move stands where there are too many for one list; null for what stands before all others. */
  heading?(move: string): Words | null
  /** What is asked before a touch does this, since it may be meant otherwise: the same touch once more is the answer. */
  asks?(move: string, seen: Seen<View>): Words | null
  /** The text that touching the last of these once more would mean, legal or not (a card sent up); null to take it back. */
  again?(touched: readonly string[], seen: Seen<View>): string | null
  /** Whether these touches begin a text that is not listed (an amount taken in hand): they are kept until it is whole. */
  begins?(touched: readonly string[], seen: Seen<View>): boolean
  /**
   * What of these touches stays in hand when something was played or somebody else did something: chips that were taken
   * up. Absent where every play begins anew.
   */
  keeps?(touched: readonly string[]): readonly string[]
  /**
   * What may be said out of turn here; null or absent where nothing may. Its button is always in place, its moves are
   * not listed, and bots leave people a fair time for it.
   */
  claim?(seen: Seen<View>): Claim | null
  /** Fields of the view that are not read out, because they would prompt: whoever sees the table finds it out himself. */
  readonly unspoken?: readonly string[]
  /** The next move of an end that nothing can spoil any more: it plays itself. Null before; absent where there is none. */
  finishing?(seen: Seen<View>): string | null
  /** Whether an event is not to be told before the arrow rests. */
  suspends?(event: Event): boolean
  /**
   * Cards after the first may be touched in any order: moves that take several cards. The list of touches still begins
   * with what is touched first (the hand's card). With `all` even the first may be any of them.
   */
  readonly anyOrder?: boolean | 'all'
  /** The score does not decide who won: nobody is told by how many points. */
  readonly unscored?: boolean
  /** How the game ended, where "somebody won" does not say it: a puzzle done or stuck; null to leave it to the page. */
  result?(seen: Seen<View>): Words | null
  /** Whether nobody could have done better, though the puzzle is not solved. */
  unbeatable?(seen: Seen<View>): boolean
  readonly album?: Album<View>
  /**
   * How the last deal (or the game) was counted, step by step; empty or absent where nothing is counted.
   * @param story all that happened so far, as this eye was told it, for cards that were put away since
   */
  count?(seen: Seen<View>, story?: () => readonly Event[]): readonly CountStep[]
  /** Sounds by event type: names that the sound room knows. */
  sound(event: Event): string | null
  /** The leaflet: Markdown by language, with headings whose ids are the anchors below. */
  readonly leaflet: Readonly<Record<string, () => Promise<string>>>
  /** The anchor of the leaflet that matters for this position. */
  anchor(seen: Seen<View>): string
  readonly demo: { readonly title: Words; readonly record: unknown; readonly remarks: readonly Remark[] } | null
  readonly lesson: readonly LessonStep[]
  readonly messages: Readonly<Record<string, unknown>>
}
/**
 * The middle of the table, which is played onto, and how hands and piles lie about it on a small screen. In inches; the
 * smaller it is, the larger is everything that lies there.
 */
export interface Field {
  /** How far it reaches to either side, and before and behind. */
  readonly x: number
  readonly z: number
  /** How far what lies before and behind it may reach to either side. */
  readonly side: number
  /** The row of the opponents behind it: its middle, and how wide it is. */
  readonly behind: { readonly x: number; readonly width: number }
}
