import { defineAsyncComponent, type AsyncComponentLoader, type Component } from 'vue'
import type { Sheet } from '../../stores/page'

/** Sheets that are brought in when they are first asked for: a first game can be played without them. */
const LOADERS = {
  new: () => import('./NewGameSheet.vue'),
  saves: () => import('./SavesSheet.vue'),
  pictures: () => import('./PicturesSheet.vue'),
  settings: () => import('./SettingsSheet.vue'),
  keys: () => import('./KeysSheet.vue'),
  pad: () => import('./PadSheet.vue'),
  log: () => import('./LogSheet.vue'),
  result: () => import('./ResultSheet.vue'),
  questions: () => import('../questions/QuestionsSheet.vue'),
  lobby: () => import('../lan/LobbySheet.vue'),
  invite: () => import('../lan/InviteSheet.vue'),
  emotes: () => import('../lan/EmotesSheet.vue'),
  chairs: () => import('../lan/ChairsSheet.vue'),
  leave: () => import('../lan/LeaveSheet.vue'),
} satisfies Partial<Record<Sheet, AsyncComponentLoader>>

export const SHEETS: Readonly<Partial<Record<Sheet, Component>>> = Object.fromEntries(
  Object.entries(LOADERS).map(([name, load]) => [name, defineAsyncComponent<Component>(load)]),
)

/** Those that are needed at a LAN table even when its host has gone, and with it all that was not yet brought in. */
const AT_LAN_TABLE = ['settings', 'keys', 'pad', 'log', 'result', 'emotes', 'chairs', 'leave'] as const

/** Brings them in beforehand. What could not be had is asked for again when it is shown. */
export async function bringLanSheets(): Promise<void> {
  await Promise.allSettled(AT_LAN_TABLE.map((name) => LOADERS[name]()))
}
