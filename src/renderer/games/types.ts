import type { Words } from '../i18n/words'
import type { GameEvent, Seat, GameView } from '../../rules/kit'
import type { PageShape, TableLayout } from '../framing/table-layout'
import type { Piece } from '../stage/model/pieces'

/** Something that players count as the game goes on, as it stands for one seat. */
export interface RunningCount {
  /** How it is printed in the seat's cell: `♠×3`, a word or two at most. */
  readonly sign: Words
  /** The same in full, for screen readers. */
  readonly words: Words
}

/**
 * Something that may be declared together with a play (a claim, an announcement). All of them are always offered,
 * whether they apply or not, so that the page gives nothing away.
 */
export interface Extra {
  readonly id: string
  readonly words: Words
  /** Buttons of the same group are shown together. */
  readonly group: string
}

/** What may be declared with the plays of a game, and how it is written. */
export interface MoveExtras<View = unknown> {
  /** Returns what may be declared under these options; empty if nothing can. */
  offered(seen: GameView<View>): readonly Extra[]
  /** Returns the text of a move with extras added in the notation's order, whether legal or not. */
  add(move: string, extras: readonly string[]): string
  /** Returns a move without its extras; moves with the same plain text share one line in the list of moves. */
  strip(move: string): string
}

/** A claim that any player may make at any time, whether it is right or not; the page does not reveal which. */
export interface Claim {
  /** Touch of the claim; the moves that it may stand for have touches beginning with `say:<touch>`. */
  readonly touch: string
  readonly words: Words
}

/** An action without a card, man or square. It has a button of its own, whether it is possible now or not. */
export interface Verb {
  /** Touches of the action, of which the possible one is used. For a series, the first identifies the button. */
  readonly touches: readonly string[]
  /** Label of the button: a word or two. */
  readonly words: Words
  /** Moves that the button plays in order; empty if it cannot now. Absent for an action made by a touch. */
  readonly series?: readonly string[]
  /** Why an empty series cannot be played, for a button that is pressed all the same. */
  readonly offWords?: Words
}

/** One line of the score pad. */
export interface PadLine {
  readonly label: Words
  /** Entries by seat, as written; an empty string if there is none. */
  readonly cells: readonly string[]
  /** Absent for gained points; else the sum of lines above it, or another number, such as one of cards. */
  readonly kind?: 'sum' | 'note'
}

export interface Pad {
  readonly lines: readonly PadLine[]
  readonly totals: readonly string[]
}

/** The play at which a game without points turned. */
export interface TurningPoint {
  /** A clause that names it: "Red jumped from 17 to 31". */
  readonly words: Words
  /** The squares where it was played, numbered from 1, which are marked on the board. */
  readonly squares: readonly number[]
}

/** The last ply of a player, as one viewer saw it. */
export interface LastPly<Event extends GameEvent = GameEvent> {
  readonly seat: Seat
  readonly events: readonly Event[]
}

/** What a scene needs beside the view: the state of this screen and of its user's input. */
export interface SceneContext<Event extends GameEvent = GameEvent> {
  /** Touches that can be made next, named as in `GameFace.touches`; their pieces glow. */
  readonly touchable: ReadonlySet<string>
  /** Touches made so far for the current move, in order. */
  readonly picked: readonly string[]
  /** The last ply of a player and the events that the viewer saw of it, so that a card knows where it came from. */
  readonly lastPly: LastPly<Event> | null
  /** The last events that the viewer saw, for what a view shows no more: the stakes of a spin. Absent if none. */
  readonly lastEvents?: readonly Event[]
  /** All events that the viewer saw since the beginning, if the table keeps them: for a trail that no view shows. */
  readonly eventHistory?: readonly Event[]
  /** Whether an arrow still turns to an outcome that is on the stage already, but not told yet. */
  readonly isOutcomeUntold?: boolean
  /** Strength with which the arrow was flicked for the last spin, 0 to 1; null if nobody at this screen flicked it. */
  readonly flickStrength: number | null
  /**
   * Shape of the page. Groups of pieces are moved to their boxes there: only the arrangement of the field, and within
   * each group, matters. On a tall page pieces without a board lie close together.
   */
  readonly page: PageShape
  /** Whether the face's optional display (`GameFace.overlayName`) is switched on. */
  readonly isOverlayOn?: boolean
  /** Whether the hand is covered (hot seat, between players): the faces of the viewer's own cards are hidden. */
  readonly isHandCovered: boolean
}

/** One step of the count at the end of a deal: the cards turned up and their value, one step after another. */
export interface CountStep {
  readonly words: Words
  /** Letter of the seat that scores. */
  readonly seat: string
  /** Pictures of the cards shown with this step. */
  readonly faces: readonly string[]
  readonly points: number
}

/** A comment on one move of a printed game: a sentence on why it is played. */
export interface Remark {
  /** Number of the move, counted from 1. */
  readonly ply: number
  readonly words: Words
}

/** A printed game with remarks on some of its moves. */
export interface Demo {
  readonly record: unknown
  readonly remarks: readonly Remark[]
}

/** A lesson step: a position, a task, the moves that fulfil it, and the responses. */
export interface LessonStep {
  readonly title: Words
  readonly taskWords: Words
  /** The record whose last position is shown; the learner plays `seat`. */
  readonly record: unknown
  readonly seat: Seat
  /** Moves, without the seat, that fulfil the task; others show `otherMoveWords`, and the step restarts. */
  readonly acceptedMoves: readonly string[]
  readonly doneWords: Words
  readonly otherMoveWords: Words
}

/** A cloth for bets as a phone shows it, in rows of cells of one width. */
export interface Cloth {
  readonly rows: readonly (readonly ClothCell[])[]
  /** Values of the chips, the smallest first. */
  readonly chips: readonly number[]
}

/** A place for bets. */
export interface ClothCell {
  readonly touch: string
  /** What is printed on it. */
  readonly words: Words
  /** How it is printed. */
  readonly look: 'rank' | 'red' | 'black' | 'pip' | 'pip warm' | ''
  /** What lies there of the seat. */
  readonly stake: number
}

/** A card of a trick, and the letter of the seat that played it. */
interface TrickPlay {
  readonly seat: string
  readonly card: string
}

/** The trick that lies on the table, and the one before it. */
interface Tricks {
  readonly lying: readonly TrickPlay[]
  readonly before: readonly TrickPlay[]
  /** Points of the trick that lies in the middle; null before the first. */
  readonly points: number | null
}

/** Pictures of all solutions of a puzzle that has few; those found are collected from game to game. */
export interface Album<View = unknown> {
  readonly title: Words
  /** The squares of every solution, numbered from 1, on a board of `side` × `side` squares. */
  readonly pictures: readonly (readonly number[])[]
  readonly side: number
  /** Returns the number of the solution on this table, counted from 1; null if there is none. */
  solutionNumberOf(seen: GameView<View>): number | null
}

/**
 * Everything that the page knows of one game: its scene and its words. Adding a game to the page means adding one of
 * these. What follows here every game has; the parts that it extends are for some games only. A game defines it with
 * `defineFace` for its own `View` and `Event`; the page holds it as a plain `GameFace` and passes it only values of
 * that game.
 */
export interface GameFace<View = unknown, Event extends GameEvent = GameEvent>
  extends
    TouchParts<View>,
    ButtonParts<View, Event>,
    TellingParts<View, Event>,
    OutcomeParts<View, Event>,
    PhoneParts<View> {
  readonly id: string
  /** Returns the table as pieces. */
  scene(seen: GameView<View>, context: SceneContext<Event>): Piece[]
  /** Layout of its table on a page. */
  readonly tableLayout: TableLayout<View>
  /**
   * Returns the touches of a legal move, in order: `['hand:17', 'square:17']`, `['stock']`. `seen` tells where things
   * lie now, for games in which a card may be taken from several places.
   */
  touches(move: string, seen: GameView<View>): readonly string[]
  /** Returns a move in words: "Lay 17 on its square: 10 points". */
  moveWords(seen: GameView<View>, seat: Seat, move: string): Words
  /**
   * Returns an event in words, for the log and for speech; null if it needs none. The page fills in `name` (of the
   * event's seat), `fromName` and `toName`.
   */
  eventWords(event: Event, seen: GameView<View>): Words | null
  /** Returns the name of an event's sound; null for silence. */
  sound(event: Event): string | null
  /** Returns what the viewer can do now. */
  prompt(seen: GameView<View>): Words
  /** Returns the reason for a hint's move; `recall` is every event that the seat saw so far. */
  reason(seen: GameView<View>, seat: Seat, move: string, recall?: readonly Event[]): Words
  /**
   * Returns the score pad.
   * @param eventHistory every event that the viewer saw so far, for pads that hold more than the view
   */
  pad(seen: GameView<View>, eventHistory?: () => readonly Event[]): Pad
  /** Loaders of the leaflet by language: Markdown with headings whose ids are the anchors below. */
  readonly leaflet: Readonly<Record<string, () => Promise<string>>>
  /** Returns the anchor of the leaflet's section that matters for this position. */
  anchor(seen: GameView<View>): string
  readonly demo: ({ readonly title: Words } & Demo) | null
  readonly lesson: readonly LessonStep[]
}

/** For games whose touches mean more than the legal moves alone: plays that are refused, begun in steps, or ambiguous. */
interface TouchParts<View> {
  /** Returns the move that these touches would mean, legal or not, for a refusal that names the rule; null if none. */
  attempt?(touched: readonly string[], seen: GameView<View>): string | null
  /**
   * Whether the touches after the first may be made in any order, for moves that take several cards. The list of
   * touches still begins with the one to make first (the hand's card). With `'all'`, even the first touch may be any of
   * them.
   */
  readonly anyOrder?: boolean | 'all'
  /** Whether these touches begin an unlisted move (an amount picked up); they are kept until it is complete. */
  beginsMove?(touched: readonly string[], seen: GameView<View>): boolean
  /**
   * Returns the touches that stay selected after a move by this or another player: chips that were picked up. Absent if
   * every move starts from an empty selection.
   */
  keptTouches?(touched: readonly string[]): readonly string[]
  /** Returns the move that repeating the last touch means, legal or not (a card sent up); null to take it back. */
  repeatedTouchMove?(touched: readonly string[], seen: GameView<View>): string | null
  /**
   * Returns the question to ask before a touch plays this move, because the touch may be meant otherwise; repeating it
   * confirms the move.
   */
  confirmQuestion?(move: string, seen: GameView<View>): Words | null
  /**
   * Returns what is to be touched next for a play that is begun; null to say what can be done at all.
   * @param picked the touches made
   * @param touchable the touches that go on with it
   * @param hasMove whether the touches made are a whole play already
   */
  nextStep?(picked: readonly string[], touchable: ReadonlySet<string>, hasMove: boolean): Words | null
}

/** What is done by a button, beside touching what lies on the table, and how moves are listed. */
interface ButtonParts<View, Event extends GameEvent> {
  /**
   * Returns the actions without a card, man or square under these options, in every position the same ones in the same
   * order; absent if none.
   * @param eventHistory every event that the viewer saw so far
   */
  verbs?(seen: GameView<View>, eventHistory?: () => readonly Event[]): readonly Verb[]
  /** What may be declared with a play; absent if nothing can. */
  readonly extras?: MoveExtras<View>
  /**
   * Returns the claim that may be made out of turn here; null or absent if there is none. Its button is always in
   * place, its moves are not listed, and bots leave people a fair time for it.
   */
  claim?(seen: GameView<View>): Claim | null
  /** Returns a move's heading in a list too long for one group; null for moves listed before all headings. */
  heading?(move: string): Words | null
  /** Name of an optional display that can be switched on (the classes of the squares); absent if there is none. */
  readonly overlayName?: Words
}

/** What is told while the game goes on, beside the log and the score. */
interface TellingParts<View, Event extends GameEvent> {
  /**
   * Returns the words of an event that everybody at the table must notice at once, without reading the log: a call, an
   * announced build, the card at which the arrow stops. Null for all other events.
   */
  announcementWords?(event: Event, seen: GameView<View>): Words | null
  /** Whether an event must not be announced before the arrow comes to rest. */
  waitsForArrow?(event: Event): boolean
  /**
   * Returns what is counted of each seat as the game goes on, beside the score, the most important first: only what the
   * viewer may know by the rules page. Absent if the score says it all.
   * @param eventHistory every event that the viewer saw so far
   */
  runningCounts?(
    seen: GameView<View>,
    eventHistory?: () => readonly Event[],
  ): ReadonlyMap<string, readonly RunningCount[]>
  /** What stays in sight of the game so far, in a few words: the last cards of the dial. Null for nothing yet. */
  tally?(seen: GameView<View>): Words | null
  /**
   * Fields of the view that are not read aloud, because they would tell what sighted players must work out for
   * themselves.
   */
  readonly unspokenFields?: readonly string[]
}

/** How a game begins and ends, where the points of each seat do not say it all. */
interface OutcomeParts<View, Event extends GameEvent> {
  /**
   * Whether the position after the first outcomes of chance suits a player who begins a game against bots without
   * choosing anything: one who wants to bet does not keep the bank. Absent if every opening does.
   */
  suitsPlayer?(seen: GameView<View>): boolean
  /**
   * Returns the next move once the rest of the game can no longer fail; the page then plays it automatically. Null
   * before that; absent if the game has no such phase.
   */
  finishingMove?(seen: GameView<View>): string | null
  /** Returns the letters of the seats of each side, where partners share a score; empty where each plays alone. */
  sides?(seen: GameView<View>): readonly (readonly string[])[]
  /** Whether the score does not decide the winner; the margin in points is then not announced. */
  readonly isUnscored?: boolean
  /** Returns how the game ended if naming a winner does not say it: solved or stuck; null for the page's default. */
  result?(seen: GameView<View>): Words | null
  /** Whether the result cannot be improved although the puzzle is not solved. */
  isUnbeatable?(seen: GameView<View>): boolean
  /**
   * Returns the play with which the winner went ahead for good; null if there is none. Only for games without points:
   * elsewhere the pad tells it.
   * @param events every event that the viewer saw
   */
  turningPoint?(events: readonly Event[], winner: Seat): TurningPoint | null
  /**
   * Returns how the last deal (or the game) was counted, step by step; empty or absent if nothing is counted.
   * @param eventHistory every event that the viewer saw so far, for cards that have been put away since
   */
  count?(seen: GameView<View>, eventHistory?: () => readonly Event[]): readonly CountStep[]
  readonly album?: Album<View>
}

/** What a phone used as a hand, and the table in the middle, ask of a game. */
interface PhoneParts<View> {
  /** Returns the tricks that a viewer remembers. Absent where no tricks are played. */
  tricks?(seen: GameView<View>): Tricks
  /** Returns which of the game's numbered parts it is, such as a trick, a deal or a spin; null once the last is over. */
  progress?(seen: GameView<View>): Words | null
  /**
   * Returns of each seat that acts at the same time as others whether it has said that it is ready. Absent where one
   * acts after the other.
   */
  readySeats?(seen: GameView<View>): Readonly<Record<string, boolean>>
  /** Whether players must remember how many cards the others hold, so that the table in the middle does not show it. */
  readonly hidesHandSizes?: boolean
  /** Whether a card of the hand has one square where it belongs, so that a phone shows no board until there are several. */
  readonly hasOwnSquares?: boolean
  /** Returns the cloth on which a seat's phone lays bets. Absent where nobody bets. */
  cloth?(seen: GameView<View>, letter: string): Cloth
  /** Returns the colour of a seat's men, by which they are known. Absent where nothing on the table is a seat's. */
  menColour?(letter: string): Words
}
