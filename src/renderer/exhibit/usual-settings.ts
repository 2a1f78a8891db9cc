import type { ExhibitConfig } from '../../ports/exhibit'
import { boxOf } from '../games/catalogue'
import { readSettings, useSettings } from '../stores/app/settings'

/**
 * Settings as every visit begins with them; the table that invites is silent whatever the file says.
 * @param language its code: the one that the page speaks now
 * @param visited whether a visitor is there
 */
export function usualSettings(config: ExhibitConfig | null, language: string, visited: boolean): void {
  const { screen, sound, games = [] } = config ?? {}
  Object.assign(useSettings().all, readSettings({}), {
    flat: screen?.table === 'flat' || new URLSearchParams(window.location.search).get('flat') === 'true',
    text: screen?.large === true ? 'large' : 'normal',
    motion: screen?.quiet === true ? 'reduced' : 'system',
    muted: !visited || sound?.begins !== 'on',
    volume: sound?.loudest ?? 0,
    language,
    box: boxOf(games[0] ?? 'forty-nine'),
  })
}
