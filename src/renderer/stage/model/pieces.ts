/**
 * What a scene is made of. A scene is a pure function from a view to a list of pieces (contract 3); the stage compares
 * the last list with the new one and moves what moved.
 *
 * Units are inches, y is up, the table top is y = 0, the board's centre is the origin and the viewer sits at +z.
 */
export type PieceKind =
  | 'card'
  | 'chip'
  | 'man'
  | 'board'
  | 'tray'
  | 'lid'
  | 'leaflet'
  | 'pad'
  | 'bolster'
  | 'dial'
  | 'arrow'
  | 'sheet'
  | 'mark'
  | 'tent'

/** Where a piece is: position in inches, turn about y, then tilt about x, then roll about z, in radians. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn?: number
  readonly tilt?: number
  readonly roll?: number
  /** Bend of a card: y += along · x² + across · z². */
  readonly bend?: readonly [along: number, across: number]
  /** How many times larger than life it is; 1 by default. */
  readonly scale?: number
}

/**
 * What a piece moves with when a page is laid out around its field: whatever has none is the field itself. `hand` is the
 * near seat's, `fan` another's; `away` stands about on a table and has no place on a page; `score` and `ending` are the
 * pad and the standing card when a game is over; those with a letter are a seat's own.
 */
export type PieceGroup =
  | 'hand'
  | 'stock'
  | 'rest'
  | 'aside'
  | 'spare'
  | 'bank'
  | 'taken'
  | 'pips'
  | 'call'
  | 'tickets'
  | 'dial'
  | 'pad'
  | 'away'
  | 'score'
  | 'ending'
  | `${'fan' | 'won' | 'chips' | 'books' | 'taken' | 'crowns'}:${string}`

/** A point above the table, in inches. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Words that stand over a mark, as on a slip of paper: a sum at the end of its row. */
export interface Label {
  readonly text: string
  /** Red, blue, gold or plain ink. */
  readonly tone: 'over' | 'under' | 'right' | 'plain'
}

/** A spin of the arrow: the stage turns it from where it pointed to where its pose points, as a flicked arrow turns. */
export interface Spin {
  /** Which spin it is: another number than before makes it turn. */
  readonly number: number
  /** How hard it was flicked, 0 to 1: the speed and the turns, never where it stops. */
  readonly strength: number
}

export interface Piece {
  /** Stable while it is the same thing for this eye: `card:17`, `back:B:2`, `stock:31`. */
  readonly id: string
  readonly kind: PieceKind
  /**
   * Which picture: `49/17`, `49/C`, `49/back`, `49/board`, `49/lid`, `49/tray`, `49/leaflet`, `chip/blue`, `pad`;
   * `pack/QH`, `pack/back`; `lion/10R`, `lion/back`; `man/red`, `man/black`, each with
   * `-king`, `man/peg`; `tent/A`, `tent/invite` (drawn by the page); `deco/dial`, `deco/arrow`, `deco/layout`, `deco/chip-1`, `-5`, `-10`, `-50`.
   */
  readonly face: string
  readonly pose: Pose
  /** Face down pieces show their back upward. */
  readonly down?: boolean
  /** The name by which moves speak of it (`hand:17`, `square:9`, `stock`); without one it cannot be touched. */
  readonly touch?: string
  /** Can be taken up and carried to another place; a card of a hand always can. */
  readonly carry?: boolean
  /** Where it lies, for matching: `stock`, `hand:A`, `board`. */
  readonly zone?: string
  /** What it moves with on a page; absent: it belongs to the field. */
  readonly group?: PieceGroup
  /** A card of a hand that was chosen: it stands out of the hand. */
  readonly raised?: boolean
  /** If the piece is new to this eye: the zone it came from. It takes the place of a piece that left that zone. */
  readonly from?: string
  /** Zones whose vanished pieces end here: lost stakes at the bank. */
  readonly gathers?: readonly string[]
  /** When its movement begins within the transition, in beats (about 0.12 s each at normal speed); 0 by default. */
  readonly beat?: number
  /** How it moves: slid along the table, lifted and laid with a settle, flipped over, or thrown like a chip. */
  readonly motion?: 'slide' | 'lay' | 'flip' | 'toss'
  /**
   * Places that it touches on its way, the one it left first: a man who jumps several others comes down between. Whoever
   * stands on one of them already goes on from there; from anywhere else it comes straight.
   */
  readonly path?: readonly Spot[]
  /** 0 to 1: a glow that asks to be touched, or that answers (a finished row). */
  readonly glow?: number
  /** Marks only. Whoever cannot see reads the same elsewhere: labels are for the eye. */
  readonly label?: Label
  /** Board only: 0 lies flat, 1 is folded shut on its middle. */
  readonly fold?: number
  /** Arrow only. */
  readonly spin?: Spin
  /** Lighter for what can be done, darker for what cannot: 1 is plain. */
  readonly tint?: number
}
