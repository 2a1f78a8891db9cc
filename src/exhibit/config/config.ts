import type { ExhibitConfig } from '../../ports/exhibit'
import type { ExhibitFile } from './schema'

/** The exhibit that a good file describes. */
export function settle(file: ExhibitFile): ExhibitConfig {
  const { games, languages, captions = {}, words = {}, screen, idle, sound, hours, staff } = file
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
    },
    idle: { after: idle?.after ?? 60, ring: idle?.ring ?? 20 },
    sound: { loudest: sound?.loudest ?? 0.6, begins: sound?.begins ?? 'off' },
    hours: hours ?? {},
    staff: staff !== undefined,
  }
}
