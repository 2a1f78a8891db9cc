import type { GameId } from '../rules/manifest'
import type { ExhibitHours } from './exhibit-hours'

/** Captions of the attract scene, in the order in which they appear; the exhibit's file may reword each of them. */
export const CAPTIONS = ['box', 'own', 'count', 'aged', 'next', 'touch'] as const
export type Caption = (typeof CAPTIONS)[number]

/**
 * Visitors after whom a page begins anew: more than come in a day, thus mainly for exhibits without a nightly restart.
 * The engine keeps compiling functions for weeks, and every sentence shown stays in its memory.
 */
export const VISITORS_PER_PAGE = 500

/** How two visitors may share the table; see `ExhibitConfig.together`. */
export const TOGETHER_MODES = ['opposite', 'beside', 'no'] as const
type TogetherMode = (typeof TOGETHER_MODES)[number]

/** A language that visitors can choose: its code and its own name. */
interface ExhibitLanguage {
  readonly code: string
  readonly name: string
}

/** A complete exhibit configuration: the file's values, and defaults for those it omits. */
export interface ExhibitConfig {
  readonly games: readonly GameId[]
  /** Never empty; every visit begins in the first language. */
  readonly languages: readonly ExhibitLanguage[]
  /** Captions by name and language code, as far as the file rewords them. */
  readonly captions: Readonly<Partial<Record<Caption, Readonly<Record<string, string>>>>>
  /** Sentences of the page by language code and key, as far as the file rewords them. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly screen: {
    /** Size of a pixel in millimetres; null if it has not been measured. */
    readonly pitch: number | null
    readonly table: 'deep' | 'flat'
    readonly large: boolean
    readonly quiet: boolean
    /** The part of the screen that visitors can reach, in millimetres above its lower edge; null for all of it. */
    readonly reach: { readonly from: number; readonly to: number } | null
  }
  /**
   * Both in seconds: time without a touch until the page asks whether anyone is there, and the time that it then waits
   * for a touch.
   */
  readonly idle: { readonly after: number; readonly ring: number }
  readonly sound: {
    readonly loudest: number
    readonly begins: 'off' | 'on'
    /** Whether the attract scene is heard. */
    readonly attract: boolean
  }
  /**
   * How two visitors may share the table: on opposite sides of a horizontal screen, side by side in front of an upright
   * one, or not at all.
   */
  readonly together: TogetherMode
  /** Whether visitors may play on their own phones, over the local network. */
  readonly phones: boolean
  /** Time of day at which the exhibit restarts once nobody plays, such as `04:00`; null for never. */
  readonly restart: string | null
  readonly hours: ExhibitHours
  /** Whether the file holds a PIN, and so whether there is a staff menu. The PIN itself is never sent to the page. */
  readonly staff: boolean
}
