/**
 * The pieces of a scene. A scene is a pure function from a view to a list of pieces; the stage compares
 * the previous list with the new one and animates the differences.
 *
 * Units are inches, y is up, the table top is y = 0, the board's centre is the origin and the viewer sits at +z.
 */
export type PieceKind =
  'card' | 'chip' | 'man' | 'board' | 'tray' | 'lid' | 'leaflet' | 'pad' | 'dial' | 'arrow' | 'sheet' | 'mark' | 'tent'

/** A point of the table, in inches. */
export interface TablePoint {
  readonly x: number
  readonly z: number
}

/**
 * The position of a piece in inches, and its rotation: turn about y, then tilt about x, then roll about z, in radians.
 */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn?: number
  readonly tilt?: number
  readonly roll?: number
  /** Bend of a card: y += along · x² + across · z². */
  readonly bend?: readonly [along: number, across: number]
  /** Scale relative to life size; 1 by default. */
  readonly scale?: number
}

/**
 * The group that a piece moves with when a page is laid out around its field; pieces without a group are the field.
 * `hand` is the near seat's hand, `fan` another seat's; `score` and `ending` are the pad and the standing card of a finished game. Groups with a letter belong to a seat.
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
  | 'score'
  | 'ending'
  | `${'fan' | 'won' | 'chips' | 'books' | 'taken' | 'crowns'}:${string}`

/** A point above the table, in inches. */
interface PathPoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Words shown over a mark, as on a slip of paper: a sum at the end of its row, a verb. */
export interface Label {
  readonly text: string
  /** Red, blue, gold or plain ink; `faint` where nothing can be done now. */
  readonly tone: 'over' | 'under' | 'right' | 'plain' | 'faint'
}

/**
 * A spin of the arrow: the stage turns it from its previous direction to that of its pose, with the motion of a flicked
 * arrow.
 */
export interface Spin {
  /** Number of the spin; a new number starts a turn. */
  readonly number: number
  /** Strength of the flick, 0 to 1. It affects the speed and the number of turns, never where the arrow stops. */
  readonly strength: number
}

/** A piece of a scene: what it is, where it lies, and how it moves there. */
export interface Piece {
  /** Stable as long as it is the same thing for this viewer: `card:17`, `back:B:2`, `stock:31`. */
  readonly id: string
  readonly kind: PieceKind
  /**
   * Name of the picture: `49/17`, `49/C`, `49/back`, `49/board`, `49/lid`, `49/tray`, `49/leaflet`, `chip/blue`, `pad`;
   * `pack/QH`, `pack/back`; `lion/10R`, `lion/back`; `man/red`, `man/black`, each with `-king`, `man/peg`; `tent/A`,
   * `tent/invite` (drawn by the page); `deco/dial`, `deco/arrow`, `deco/layout`, `deco/chip-1`, `-5`, `-10`, `-50`.
   */
  readonly face: string
  readonly pose: Pose
  /** Whether the piece lies face down, with its back upward. */
  readonly down?: boolean
  /** Its name in moves (`hand:17`, `square:9`, `stock`); without one it cannot be touched. */
  readonly touch?: string
  /** Whether it can be dragged to another place; by default only a face-up card of a hand can. */
  readonly carry?: boolean
  /** The zone that it lies in, for matching: `stock`, `hand:A`, `board`. */
  readonly zone?: string
  /** The group that it moves with on a page; absent if it belongs to the field. */
  readonly group?: PieceGroup
  /** Whether it is a chosen card of a hand, which stands out of the hand. */
  readonly raised?: boolean
  /**
   * For a piece that is new to this viewer, the zone it came from. It takes the place of a piece that left that zone.
   */
  readonly from?: string
  /** Zones whose vanished pieces move here: lost stakes at the bank. */
  readonly gathers?: readonly string[]
  /** Start of its movement within the transition, in beats (about 0.12 s each at normal speed); 0 by default. */
  readonly beat?: number
  /** Its motion: slid along the table, lifted and laid with a settle, flipped over, or thrown like a chip. */
  readonly motion?: 'slide' | 'lay' | 'flip' | 'toss'
  /**
   * Places that it touches on its way, beginning with the one that it left: a man that jumps several others lands
   * between the jumps. A piece that is already at one of these places continues from there; from anywhere else it comes
   * straight.
   */
  readonly path?: readonly PathPoint[]
  /** Strength of its glow, 0 to 1: it invites a touch, or responds to something (a finished row). */
  readonly glow?: number
  /** For marks only. The label is purely visual; screen readers get the same text elsewhere. */
  readonly label?: Label
  /** For boards only: 0 lies flat, 1 is folded shut about its middle. */
  readonly fold?: number
  /** For arrows only. */
  readonly spin?: Spin
  /** Brightness: above 1 for possible choices, below 1 for impossible ones; 1 is plain. */
  readonly tint?: number
}
