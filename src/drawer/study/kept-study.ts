import type { Seat } from '../../rules/kit'
import type { KeptCourse } from './course'

/** Rises whenever the same game with the same seed would be studied otherwise: then a kept study is begun anew. */
export const STUDY_METHOD = 3

/** A study as JSON, to go on with later. */
export interface KeptStudy {
  readonly method: number
  /** Of the line of play, see `hashOfLine`. */
  readonly hash: string
  readonly seat: Seat
  readonly seed: string
  /** What luck brought the seat, for the book; null where the game has none, or before a first figure. */
  readonly luck?: { readonly value: number; readonly margin: number } | null
  readonly course: KeptCourse
}

/** With a wider margin, a share of a win, luck and play would say nothing. */
export const WIDEST_MARGIN = 0.3

/** What luck brought a seat of a game, as a share of a win, and the half width of its 95 % interval. */
export interface StudiedLuck {
  readonly hash: string
  readonly seat: Seat
  readonly value: number
  readonly margin: number
}

/** Returns what a kept study's text tells of luck; null if that is nothing yet, or was found by another method. */
export function luckOfStudy(text: string): StudiedLuck | null {
  try {
    const study = JSON.parse(text) as { readonly [Key in keyof KeptStudy]?: unknown } | null
    const { method, hash, seat } = study ?? {}
    const { value, margin } = (study?.luck ?? {}) as { readonly value?: unknown; readonly margin?: unknown }
    if (method !== STUDY_METHOD || typeof hash !== 'string' || !isNumber(seat)) return null
    return isNumber(value) && isNumber(margin) && margin >= 0 && margin <= WIDEST_MARGIN
      ? { hash, seat, value, margin }
      : null
  } catch {
    return null
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
