/**
 * The pictures that the build bakes into `resources/baked`: read by the stage, written by `build/print`.
 * Paths are relative to the manifest. Cells are fractions of their picture, from its top left corner.
 */
export interface BakedPicture {
  /** Full size, for desktops. */
  readonly file: string
  /** Half size, for phones and the low quality. */
  readonly small: string
  /** A smaller size for a hand's page, where the build makes one. */
  readonly hand?: string
  readonly width: number
  readonly height: number
}

/** The cell of a face in its picture. */
export interface BakedCell {
  readonly picture: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The contents of `manifest.json`. */
export interface BakedManifest {
  /** Hash of everything that the pictures are made from; changes with any of it. */
  readonly version: string
  /** By name; the first part is the box, `room` or `shelf`: `49/atlas`, `pack/atlas-aid`, `deco/layout`, `room/wood`. */
  readonly pictures: Readonly<Record<string, BakedPicture>>
  /** Files to print a box on paper: `print/pack-a4`, `print/pack-letter`. None where the build has no typesetter. */
  readonly documents: Readonly<Record<string, string>>
  /** By face: `49/17`, `49/back-2`, `chip/blue-edge`, `lion/10R`, `pack/QH`, `deco/chip-5`, `man/red-king`. */
  readonly cells: Readonly<Record<string, BakedCell>>
}
