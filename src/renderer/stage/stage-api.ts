import type { Contact } from './animation/contact'
import type { PageViews } from './camera/page-views'
import type { PlacedLabel } from './cast/labels'
import type { OpenCard } from './input/card-reader'
import type { Rect, ShownTable } from './model/frame'
import type { Piece } from './model/pieces'
import type { Quality, TableName, ViewName } from './options'
import type { PieceTouch } from './touch'

export interface StageStats {
  /** Frames drawn since the start: stays the same while the table is idle. */
  readonly frames: number
  readonly calls: number
  readonly triangles: number
  /** Longest script time of one frame in milliseconds, since the table was made ready. */
  readonly worst: number
  readonly moving: boolean
  /** An arrow turns: where it stops is not to be told before. */
  readonly spinning: boolean
  /** The averaged picture is complete (or switched off): nothing more will be drawn. */
  readonly settled: boolean
  /** All that the boxes on the table may ever show lies ready on the graphics card. */
  readonly prepared: boolean
  readonly quality: Quality
  /** What the graphics card holds. */
  readonly held: { readonly geometries: number; readonly textures: number; readonly programs: number }
}

export interface StageOptions {
  readonly quality: Quality | 'auto'
  /** 1 is normal; 0 puts everything in place at once (reduced motion). */
  readonly speed: number
  /** Average still frames into the soft picture of the look. */
  readonly settle: boolean
  /** The colour aid: faces hatched by colour where such a print was baked. */
  readonly aid: boolean
  /** Years of sun that every print has seen, 0 to 120; null leaves each as it was found. */
  readonly age: number | null
  readonly table: TableName
  /** How bright the lamp burns: 1 is as always. */
  readonly lamp: number
}

/** What the stage tells whoever holds it. */
export interface StageCalls {
  touch?(event: PieceTouch): void
  /** After each time that everything came to rest, and when the quality changed. */
  stats?(stats: StageStats): void
  /** What is to lie there waits for its pictures: which part of them is loaded, 0 to 1; null once all are there. */
  fetching?(part: number | null): void
  /** A turning arrow passed from one sector to the next, at so many rad/s. */
  tick?(speed: number): void
  /** A piece met the table; `pan` says where in the picture, from -1 at its left edge to 1 at its right. */
  contact?(contact: Contact, pan: number): void
  /** What stands written over the table, whenever it changed or moved. */
  labels?(labels: readonly PlacedLabel[]): void
  /** A card that somebody rests on, to be shown at reading size; null when it is to be put away. */
  read?(card: OpenCard | null): void
  /** The graphics context is gone and did not come back: the page should be loaded again. */
  lost?(): void
}

/** How a list comes onto the table. */
interface ShowHow {
  /** All lies there at once. */
  readonly instant?: boolean
  /** Nothing was played: everything glides to where it lies on another page, and nobody hears it. */
  readonly glide?: boolean
}

/** The three-dimensional table: given lists of pieces, moves what moved. Knows no game. */
export interface Stage {
  /**
   * Shows a list. Pieces that changed move there; new ones come from their `from` zone; others vanish into the zone of
   * whoever came from theirs. What has no picture stays away, and comes with a later list once the picture is there.
   * Resolves when everything lies. Calls while moving take over from where things are.
   */
  show(pieces: readonly Piece[], how?: ShowHow): Promise<void>
  /** Puts everything where it is going at once. */
  skip(): void
  view(name: ViewName, at?: { readonly x: number; readonly z: number }): void
  /** Gives the views of a table that was laid out as a page; null where the stage is to find a picture of its own. */
  page(views: PageViews | null): void
  /** What lies over the canvas: where no page was laid out the picture keeps what is played with clear of it. */
  keepClear(panels: readonly Rect[], shown: ShownTable): void
  set(options: Partial<StageOptions>): void
  stats(): StageStats
  /** A PNG of the table as it is. */
  picture(): Promise<Blob>
  /** A picture of the page's own drawing: the score (`pad`), the names on cards. Call again when it was drawn anew. */
  print(picture: string, canvas: HTMLCanvasElement): void
  /** Says that something is on its way onto the table: until that work has ended, the table is not settled. */
  expect(work: Promise<void>): Promise<void>
  /** Points at a touchable thing from outside, as the keyboard does; null points at nothing. */
  point(touch: string | null): void
  /** Shows the open card that is pointed at, from outside or by the pointer, at reading size; once more puts it away. */
  read(): void
  /** Where the topmost piece of that touch lies on the canvas, in CSS pixels; null where none is in the picture. */
  place(touch: string): { readonly x: number; readonly y: number } | null
  /** Tells the size of the canvas in CSS pixels. */
  resize(width: number, height: number): void
  /**
   * The first picture of the table has been drawn. Rejects if the pictures cannot be loaded. It ends, too, where the
   * stage was disposed of before, and says nothing about a picture then.
   */
  readonly ready: Promise<void>
  dispose(): void
}
