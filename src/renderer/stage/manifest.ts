/**
 * The pictures that the build bakes into `resources/baked`: read by the stage, written by `build/print`.
 * Paths are relative to the manifest. Cells are fractions of their picture, from its top left corner.
 */
export interface BakedPicture {
  /** Full size, for desktops. */
  readonly file: string
  /** Half size, for phones and the low quality. */
  readonly small: string
  readonly width: number
  readonly height: number
}

export interface BakedCell {
  readonly picture: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface BakedManifest {
  /** Hash of everything that the pictures are made from. */
  readonly version: string
  /**
   * `49/atlas` (50 faces, backs, chips), `49/atlas-aid`, `49/board`, `49/board-aid`, `49/lid`, `49/tray`, `49/leaflet`,
   * `pad`, `room/wood`, `room/wood-rough`, `room/oak`, `room/paper-normal`, `room/backdrop`.
   */
  readonly pictures: Readonly<Record<string, BakedPicture>>
  /** By face name: `49/17`, `49/C`, `49/back`, `chip/blue`, `chip/red`, `chip/white` (top and edge: see `build/print`). */
  readonly cells: Readonly<Record<string, BakedCell>>
}
