import type { Rect } from './framing'
import type { Piece } from './pieces'

/**
 * Where the camera may be asked to stand. `lean` needs a point to lean over, and so does `close`, from where half an inch
 * is as wide as a fingertip; `shelf` sees the whole table top; `gathering` sees the cards of all chairs, and the point it is given in the middle of the screen.
 */
export type ViewName = 'shelf' | 'seat' | 'top' | 'lean' | 'close' | 'gathering'

export type Quality = 'high' | 'low'

/** What the table is made of. */
export type TableName = 'walnut' | 'baize' | 'kitchen'

/** Small things under one fingertip: which it was meant for cannot be told without looking closer. */
export interface Doubt {
  /** The others beside the one that was met. */
  readonly others: readonly string[]
  /** Where on the table, in inches. */
  readonly x: number
  readonly z: number
}

/** What a pointer did, in the names that moves use. */
export type TouchEvent =
  | { readonly kind: 'tap'; readonly touch: string; readonly doubt?: Doubt }
  /** Carried from one place and let go over another; a tap-tap twin always exists. */
  | { readonly kind: 'drag'; readonly from: string; readonly to: string | null; readonly doubt?: Doubt }
  | { readonly kind: 'hover'; readonly touch: string | null }
  /** Flicked with a finger, or pressed for a while and let go: how hard, 0 to 1. */
  | { readonly kind: 'flick'; readonly touch: string; readonly strength: number }
  /** Double click on anything that cannot be played: lean in there, or back to the seat. */
  | { readonly kind: 'lean'; readonly x: number; readonly z: number }

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
}

/** The three-dimensional table: given lists of pieces, moves what moved. Knows no game. */
export interface Stage {
  /**
   * Shows a list. Pieces that changed move there; new ones come from their `from` zone; others vanish into the zone of
   * whoever came from theirs. Resolves when everything lies. Calls while moving take over from where things are.
   */
  show(pieces: readonly Piece[], options?: { readonly instant?: boolean }): Promise<void>
  /** Puts everything where it is going at once. */
  skip(): void
  view(name: ViewName, at?: { readonly x: number; readonly z: number }): void
  /** What lies over the canvas: the picture keeps what is played with clear of it. `table` names whose papers they are. */
  keepClear(papers: readonly Rect[], table: string): void
  set(options: Partial<StageOptions>): void
  stats(): StageStats
  /** A PNG of the table as it is. */
  picture(): Promise<Blob>
  /** A picture of the page's own drawing: the score (`pad`), the names on cards. Call again when it was drawn anew. */
  print(picture: string, canvas: HTMLCanvasElement): void
  /** Points at a touchable thing from outside, as the keyboard does; null points at nothing. */
  point(touch: string | null): void
  /** Tells the size of the canvas in CSS pixels. */
  resize(width: number, height: number): void
  /** The first picture of the table has been drawn. Rejects if the pictures cannot be loaded. */
  readonly ready: Promise<void>
  dispose(): void
}
