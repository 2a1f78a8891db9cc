import type { ExhibitConfig } from '../../ports/exhibit'
import type { ExhibitFile } from './schema'

/** Returns the complete exhibit configuration for a valid file, with the defaults filled in. */
export function resolveConfig(file: ExhibitFile): ExhibitConfig {
  const {
    games,
    languages,
    captions = {},
    words = {},
    screen,
    idle,
    sound,
    together,
    phones,
    restart,
    hours,
    staff,
  } = file
  return {
    games,
    languages,
    captions,
    words,
    screen: {
      pitch: screen?.pitch ?? null,
      table: screen?.table ?? 'deep',
      large: screen?.large ?? false,
      quiet: screen?.quiet ?? false,
      reach: reachOf(screen),
    },
    idle: { after: idle?.after ?? 60, ring: idle?.ring ?? 20 },
    sound: { loudest: sound?.loudest ?? 0.6, begins: sound?.begins ?? 'off', attract: sound?.attract ?? false },
    together: together ?? 'beside',
    phones: phones === 'on',
    restart: restart === undefined ? '04:00' : restart === 'never' ? null : restart,
    hours: hours ?? {},
    staff: staff !== undefined,
  }
}

/** Returns the band within reach relative to the picture's lower edge, in millimetres; null if that edge is unknown. */
function reachOf(screen: ExhibitFile['screen']): ExhibitConfig['screen']['reach'] {
  if (screen?.edge === undefined) return null
  const { from, to } = reachAboveFloor(screen.reach)
  return { from: Math.max(0, from - screen.edge), to: to - screen.edge }
}

/** Maximum number of words in a caption, which visitors read in passing. */
export const MAX_CAPTION_WORDS = 12

/** Returns the number of words in a sentence. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => word !== '').length
}

/** Whether a sentence of the page, by its key in a file's `words`, is also shown as a caption of the attract scene. */
export const isShownAsCaption = (key: string): boolean => /^(invites|goal)\./u.test(key)

/** The band within reach of visitors' hands, in millimetres above the floor. */
interface Reach {
  readonly from: number
  readonly to: number
}

/** The default band, within reach of all visitors. */
const DEFAULT_REACH: Reach = { from: 380, to: 1220 }

/** Returns the band that a file gives, or the default. */
export const reachAboveFloor = (reach: Reach | undefined): Reach => reach ?? DEFAULT_REACH
