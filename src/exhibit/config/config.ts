import type { ExhibitConfig } from '../../ports/exhibit'
import type { ExhibitFile } from './schema'

/** The exhibit that a good file describes. */
export function settle(file: ExhibitFile): ExhibitConfig {
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
    sound: { loudest: sound?.loudest ?? 0.6, begins: sound?.begins ?? 'off' },
    together: together ?? 'beside',
    phones: phones === 'on',
    restart: restart === undefined ? '04:00' : restart === 'never' ? null : restart,
    hours: hours ?? {},
    staff: staff !== undefined,
  }
}

/** Hands of everybody reach from 380 to 1,220 mm above the floor; the band of them that lies in the picture. */
const REACH = { from: 380, to: 1220 }

function reachOf(screen: ExhibitFile['screen']): ExhibitConfig['screen']['reach'] {
  if (screen?.edge === undefined) return null
  const { from, to } = { ...REACH, ...screen.reach }
  return { from: Math.max(0, from - screen.edge), to: Math.max(0, to - screen.edge) }
}
