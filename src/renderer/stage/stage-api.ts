import type { Contact } from './animation/contact'
import type { PageViews } from './camera/page-views'
import type { PlacedLabel } from './cast/labels'
import type { OpenCard } from './input/card-reader'
import type { Rect } from './model/frame'
import type { Piece, TablePoint } from './model/pieces'
import type { Quality, TableName, ViewName } from './options'
import type { PieceTouch } from './touch'

/** The state and the figures of a stage. */
export interface StageStats {
  /** Frames drawn since the start; constant while the table is idle. */
  readonly frames: number
  readonly drawCalls: number
  readonly triangles: number
  /** Longest script time of a frame in milliseconds, since the table was prepared. */
  readonly longestFrameMs: number
  readonly isMoving: boolean
  /** The averaged picture is complete (or switched off); nothing more will be drawn. */
  readonly isSettled: boolean
  /** Everything that the boxes on the table can show is on the graphics card. */
  readonly isPrepared: boolean
  readonly quality: Quality
  /** Number of resources on the graphics card. */
  readonly resourceCounts: { readonly geometries: number; readonly textures: number; readonly programs: number }
}

/** The settings of a stage, which can be changed at any time. */
export interface StageOptions {
  readonly quality: Quality | 'auto'
  /** 1 is normal; 0 moves everything at once (reduced motion). */
  readonly speed: number
  /** Whether to average the frames of a still scene into a soft picture. */
  readonly settle: boolean
  /** The colour aid: faces with hatched colours where such a print was baked. */
  readonly aid: boolean
  /** Years of sunlight on every print, 0 to 120; null leaves each as it was baked. */
  readonly age: number | null
  readonly table: TableName
  /** Brightness of the lamp: 1 is normal. */
  readonly lamp: number
}

/** Callbacks of the stage. */
export interface StageCallbacks {
  touch?(event: PieceTouch): void
  /** Whether a touch would do something now, which the mouse pointer shows; everything does without this callback. */
  canTouch?(touch: string): boolean
  /** Whether dropping the carried piece on something would do something now; only that is highlighted under it. */
  canDrop?(piece: string, on: string): boolean
  /**
   * Called when everything came to rest or starts to change again, and when the quality or the loading state changed.
   */
  stats?(stats: StageStats): void
  /** The wanted pieces wait for their pictures: the loaded part, 0 to 1; null once all are loaded. */
  fetching?(part: number | null): void
  /** A turning arrow passed from one sector to the next; `speed` in rad/s. */
  tick?(speed: number): void
  /** A piece touched the table; `pan` is its place in the picture, from -1 at the left edge to 1 at the right. */
  contact?(contact: Contact, pan: number): void
  /** The labels shown over the table, whenever they changed or moved. */
  labels?(labels: readonly PlacedLabel[]): void
  /** The user began or ended to look at a magnified part of the picture. */
  magnified?(isMagnified: boolean): void
  /** A card that the pointer rests on, to be shown at reading size; null puts it away. */
  read?(card: OpenCard | null): void
  /** The graphics context was lost and did not come back: the page should be reloaded. */
  lost?(): void
}

/** How a list is brought onto the table. */
interface StageShowOptions {
  /** Without animation. */
  readonly instant?: boolean
  /** Nothing was played, only the page changed: everything glides to its new place, silently. */
  readonly glide?: boolean
}

/** The three-dimensional table: takes lists of pieces and animates the differences. Independent of any game. */
export interface Stage {
  /**
   * Shows a list. Changed pieces move to their new places; new ones come from their `from` zone; vanished ones move
   * into the piece that came from their zone. Pieces whose pictures are not loaded are left out, and appear with a
   * later list once they are. Resolves when everything lies still. Calls during a movement continue from the current
   * positions.
   */
  show(pieces: readonly Piece[], options?: StageShowOptions): Promise<void>
  /** Finishes all movements at once. */
  skip(): void
  /** Resolves when neither a piece nor the camera moves, and when the stage is disposed of. */
  whenStill(): Promise<void>
  /** Resolves when no arrow turns any more, so that where it stops may be told. */
  whenArrowRests(): Promise<void>
  setView(name: ViewName, at?: TablePoint): void
  /** Sets the views of a table that is laid out as a page; null if the stage has to choose its own framing. */
  setPage(views: PageViews | null): void
  /**
   * Magnifies the picture of a page by a factor about the middle of what no paper covers; a factor below 1 leads back.
   */
  magnify(factor: number): void
  /**
   * Steers the view of a page: moves a near picture by a step, otherwise turns the view slightly until `release`.
   * @param right direction, -1 to 1, and `down` the other one
   */
  steer(right: number, down: number): void
  /** Lets the turned view spring back. */
  release(): void
  /** Returns from a magnified picture to the plain view. */
  straighten(): void
  /**
   * Sets the part of the canvas, between the papers, in which the boxes of the shelf and what was unpacked are shown;
   * null for the whole.
   */
  setRoom(room: Rect | null): void
  setOptions(options: Partial<StageOptions>): void
  stats(): StageStats
  /** Returns a PNG of the table as it is. */
  takePicture(): Promise<Blob>
  /** Sets a picture drawn by the page: the score (`pad`), the names on cards. Call it again after each redraw. */
  setPicture(picture: string, canvas: HTMLCanvasElement): void
  /** Announces work that will bring something onto the table; until it has ended, the table is not settled. */
  trackWork(work: Promise<void>): Promise<void>
  /** Points at a touchable thing from outside, as for the keyboard; null points at nothing. */
  pointAt(touch: string | null): void
  /**
   * Shows the face-up card that is pointed at, from outside or by the pointer, at reading size; a second call puts it
   * away.
   */
  toggleCard(): void
  /** Returns the canvas position in CSS pixels of the topmost piece with that touch; null if none is in the picture. */
  positionOf(touch: string): { readonly x: number; readonly y: number } | null
  /** Sets the size of the canvas in CSS pixels. */
  resize(width: number, height: number): void
  /**
   * Resolves when the first picture of the table has been drawn, and rejects if the pictures cannot be loaded. It also
   * resolves if the stage was disposed of before; nothing was drawn then.
   */
  readonly ready: Promise<void>
  dispose(): void
}
