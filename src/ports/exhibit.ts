import type { GameId } from '../rules/manifest'
import type { ExhibitHours } from './exhibit-hours'

/** What the attract scene says, in the order in which it is said; each may be worded by the file. */
export const CAPTIONS = ['box', 'own', 'count', 'aged', 'next', 'touch'] as const
export type Caption = (typeof CAPTIONS)[number]

export const TOGETHER = ['opposite', 'beside', 'no'] as const
export type Together = (typeof TOGETHER)[number]

/** A language that visitors can choose: its code and its own name. */
export interface ExhibitLanguage {
  readonly code: string
  readonly name: string
}

/** An exhibit with everything settled: what the file says, and the usual for what it leaves out. */
export interface ExhibitConfig {
  readonly games: readonly GameId[]
  /** Never empty; every visit begins with the first. */
  readonly languages: readonly ExhibitLanguage[]
  /** Captions by name and language, where the file words them. */
  readonly captions: Readonly<Partial<Record<Caption, Readonly<Record<string, string>>>>>
  /** Sentences of the page by language and key, where the file words them. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly screen: {
    /** Millimetres to a pixel; null where nobody has measured it. */
    readonly pitch: number | null
    readonly table: 'deep' | 'flat'
    readonly large: boolean
    readonly quiet: boolean
    /** The band of the picture that hands reach, in millimetres from the picture's lower edge; null for all of it. */
    readonly reach: { readonly from: number; readonly to: number } | null
  }
  /** In seconds. */
  readonly idle: { readonly after: number; readonly ring: number }
  readonly sound: { readonly loudest: number; readonly begins: 'off' | 'on' }
  /** How two visitors may share a table: from opposite sides of a screen that lies, beside each other before one that stands. */
  readonly together: Together
  /** Whether visitors may play on their own phones, over the network of the house. */
  readonly phones: boolean
  /** Hours and minutes of the day at which the page begins anew, when nobody plays: `04:00`; null for never. */
  readonly restart: string | null
  readonly hours: ExhibitHours
  /** Whether the file holds a PIN, and so a menu for those who work here. The PIN itself never comes to the page. */
  readonly staff: boolean
}
