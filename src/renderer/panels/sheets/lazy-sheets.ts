import type { Component } from 'vue'
import { loadGameFace } from '../../games'
import { i18n } from '../../i18n'
import type { Sheet } from '../../stores/app/page'
import { leafletOf } from './leaflet-text'

type Loader = () => Promise<{ readonly default: Component }>

/** Sheets that are loaded on first use: a first game can be played without them. */
const LOADERS = {
  menu: () => import('./MenuSheet.vue'),
  new: () => import('./NewGameSheet.vue'),
  today: () => import('../drawer/TodaySheet.vue'),
  drawer: () => {
    // The drawer does not wait for them.
    import('../drawer/fibres').then(({ drawFibres }) => drawFibres()).catch(console.error)
    return import('../drawer/DrawerSheet.vue')
  },
  statistics: () => import('./StatisticsSheet.vue'),
  games: () => import('../shelf/AllGamesSheet.vue'),
  print: () => import('./PrintSheet.vue'),
  manual: () => import('./ManualSheet.vue'),
  licences: () => import('./LicencesSheet.vue'),
  pictures: () => import('./PicturesSheet.vue'),
  settings: () => import('./SettingsSheet.vue'),
  leaflet: () => import('./LeafletSheet.vue'),
  keys: () => import('./KeysSheet.vue'),
  pad: () => import('./PadSheet.vue'),
  log: () => import('./LogSheet.vue'),
  moves: () => import('./MovesSheet.vue'),
  result: () => import('./ResultSheet.vue'),
  questions: () => import('../questions/QuestionsSheet.vue'),
  lobby: () => import('../lan/join/FindTablesSheet.vue'),
  invite: () => import('../lan/lobby/InviteSheet.vue'),
  emotes: () => import('../lan/play/EmotesSheet.vue'),
  chairs: () => import('../lan/lobby/SeatsSheet.vue'),
  leave: () => import('../lan/play/LeaveSheet.vue'),
} satisfies Partial<Record<Sheet, Loader>>

export type LazySheetName = keyof typeof LOADERS

const loadedSheets = new Map<LazySheetName, Component>()

export const isLazy = (sheet: Sheet): sheet is LazySheetName => Object.hasOwn(LOADERS, sheet)

/** Returns a sheet that is already loaded; null for any other. */
export const loadedSheet = (name: LazySheetName): Component | null => loadedSheets.get(name) ?? null

/** Loads a sheet. Rejects if it is unavailable because the program that serves the page has ended. */
export async function loadSheet(name: LazySheetName): Promise<Component> {
  const { default: sheet } = await (LOADERS[name] as Loader)()
  loadedSheets.set(name, sheet)
  return sheet
}

/** Preloads what comes by itself when a game is over: a note that it is loading would cover the table then. */
export async function preloadResult(): Promise<void> {
  await Promise.allSettled([loadSheet('result')])
}

/** The sheets needed at a LAN table even after its host has gone, when nothing more can be loaded. */
const LAN_TABLE_SHEETS: readonly LazySheetName[] = [
  'menu',
  'settings',
  'leaflet',
  'keys',
  'pad',
  'log',
  'moves',
  'result',
  'pictures',
  'invite',
  'emotes',
  'chairs',
  'leave',
]

/**
 * Preloads them, together with the game's rules and the papers between two games. What fails is requested again when it
 * is shown.
 */
export async function preloadLanSheets(game: string): Promise<void> {
  const rules = loadGameFace(game).then((face) => leafletOf(face, i18n.global.locale.value))
  await Promise.allSettled([...LAN_TABLE_SHEETS.map(loadSheet), rules, import('../lan/lobby/LobbyScreen.vue')])
}
